import { Download } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#app/data/failure.ts'
import { download } from '#app/data/server/download.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { PasswordDialog } from '#app/ui/PasswordDialog.tsx'
import { notify } from '#app/ui/toast.ts'

const whyNot = (error: unknown) => reasonOf(error, 'A download needs a connection.')

/** All that is kept of the person, as a file. */
export function YourData() {
  const { user } = useWorkspace()
  const [open, setOpen] = useState(false)
  const confirm = async (password: string) => {
    await download('/api/users/me/download', password)
    setOpen(false)
    notify({ title: 'Download started', tone: 'success' })
  }
  return (
    <Card
      title="Your data"
      text="Your profile, preferences, teams, devices, and what you wrote in every team you are in, with its files: a ZIP of JSON."
    >
      <Button variant="secondary" icon={<Download />} onClick={() => setOpen(true)}>
        Download all my data
      </Button>
      <PasswordDialog
        open={open}
        onOpenChange={setOpen}
        title="Download all my data"
        text="Whoever has the file can read all of it. Passwords and keys are not in it."
        confirmLabel="Download"
        username={user.username}
        onConfirm={confirm}
        whyNot={whyNot}
      />
    </Card>
  )
}
