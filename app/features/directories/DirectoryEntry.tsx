import { Trash2 } from 'lucide-react'
import { callFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { shortDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { CompanyDirectory } from '#db/model/directory.ts'
import { NEEDS, removeDirectory } from './directories.ts'
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
  const remove = () =>
    attempt(() => removeDirectory(teamId, id), {
      done: { title: 'Companies removed', text: name },
      failed: callFailed('Removal failed', NEEDS),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={ask} />}
      title="Remove imported companies"
      text={`Remove "${name}" with ${companiesInWords(companies)} for the whole team? Suggestions and leads that came from it stay.`}
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
