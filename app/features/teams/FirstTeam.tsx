import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CallError, sentenceOf } from '#app/data/server/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewTeam } from '#db/model/team.ts'
import { CreateTeamDialog } from './CreateTeamDialog.tsx'

/** The button by which someone without a team makes their first one (SPEC.md section 2, Dashboard). */
export function FirstTeam() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        Create Team
      </Button>
      {open && (
        <CreateTeamDialog
          title="Create New Team"
          schema={NewTeam}
          pictureOnly
          onClose={() => setOpen(false)}
          onFailure={(error) =>
            notify({ title: 'Failed to create team', text: sentenceFor(error), tone: 'error' })
          }
        />
      )}
    </>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Creating a team needs a connection.'
}
