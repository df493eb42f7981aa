import { KeyRound } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { dayDate } from '#app/ui/dates.ts'
import type { Passkey } from '#db/model/factor.ts'

interface PasskeyEntryProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, when it was added, and when it was last used. */
export function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted">
          Added {dayDate(createdAt)}, {lastUsedAt ? `last used ${dayDate(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
