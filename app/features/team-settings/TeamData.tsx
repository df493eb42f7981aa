import { Link } from '@tanstack/react-router'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { download } from '#app/data/server/download.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { PasswordDialog } from '#app/ui/PasswordDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { mayDownload } from '#db/model/permissions.ts'
import type { Team } from '#db/model/team.ts'
import { whyNot } from './whyNot.ts'

/** The audit log of the team, and the download of all its data. */
export function TeamData({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Data and audit log"
      text="Who did what, when and from where. The owner can take all of the team’s data along, as a ZIP of JSON and files."
    >
      <div className="flex flex-wrap gap-2">
        <Link to="/audit-log" className={buttonClass('secondary')}>
          <ScrollText aria-hidden /> Audit log
        </Link>
        {mayDownload(team) && (
          <Button variant="secondary" icon={<Download />} onClick={() => setOpen(true)}>
            Download the team’s data
          </Button>
        )}
      </div>
      {open && <Confirm team={team} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Confirm({ team: { id, name }, onClose }: { team: Team; onClose: () => void }) {
  const { user } = useWorkspace()
  const confirm = async (password: string) => {
    await download(`/api/teams/${id}/download`, password)
    onClose()
    notify({ title: 'Download started', tone: 'success' })
  }
  return (
    <PasswordDialog
      open
      onOpenChange={onClose}
      title="Download the team’s data"
      text={`All of ${name}, people’s contact data included: keep the file where nobody else finds it.`}
      confirmLabel="Download"
      username={user.username}
      onConfirm={confirm}
      whyNot={whyNot}
    />
  )
}
