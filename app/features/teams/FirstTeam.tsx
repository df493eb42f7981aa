import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callFailed } from '#app/data/failure.ts'
import { Button } from '#app/ui/Button.tsx'
import { NewTeam } from '#db/model/team.ts'
import { CreateTeam } from './CreateTeam.tsx'

/** The button for creating a first team. */
export function FirstTeam() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<Plus />} onClick={() => setOpen(true)}>
        Create Team
      </Button>
      {open && (
        <CreateTeam
          title="Create New Team"
          schema={NewTeam}
          pictureOnly
          onClose={() => setOpen(false)}
          onFailure={callFailed('Failed to create team', 'Creating a team needs a connection.')}
        />
      )}
    </>
  )
}
