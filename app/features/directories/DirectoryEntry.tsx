import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { shortDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { notify } from '#app/ui/toast.ts'
import type { CompanyDirectory } from '#db/model/directory.ts'
import { removeDirectory, whyNot } from './directories.ts'
import { companiesInWords } from './words.ts'

export interface DirectoryEntryProps {
  directory: CompanyDirectory
  teamId: number
}

/** One imported list: its name, how many companies it has, and the way to remove it. */
export function DirectoryEntry({ directory, teamId }: DirectoryEntryProps) {
  const { name, companies, createdAt, removable } = directory
  return (
    <li className="flex min-h-14 items-center justify-between gap-2 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-muted">
          {companiesInWords(companies)},{' '}
          {removable ? `imported on ${shortDate(createdAt)}` : 'for everyone here'}
        </p>
      </div>
      {removable && <RemoveDirectory directory={directory} teamId={teamId} />}
    </li>
  )
}

function RemoveDirectory({ directory: { id, name, companies }, teamId }: DirectoryEntryProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeDirectory(teamId, id)
      notify({ title: 'Companies removed', text: name, tone: 'success' })
    } catch (error) {
      setBusy(false)
      setOpen(false)
      notify({ title: 'Removal failed', text: whyNot(error), tone: 'error' })
    }
  }
  return (
    <>
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove imported companies"
        text={`Remove "${name}" with ${companiesInWords(companies)} for the whole team? Suggestions and leads that came from it stay.`}
        confirmLabel="Remove"
        danger
        busy={busy}
        onConfirm={remove}
      />
    </>
  )
}
