import { useLiveQuery } from 'dexie-react-hooks'
import { requestSync } from '#app/lib/sync.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { OutboxEntry } from '#db/device/store.ts'
import { deedOf, subjectOf, typedIn } from './describe.ts'
import { useSyncState } from './syncState.ts'

/** Every change that is not on the server yet, one by one, and those that it refused. */
export function SyncSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useWorkspace()
  const { lastAt } = useSyncState()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sync"
      description={lastAt ? `Last synced ${new Date(lastAt).toLocaleString()}` : 'Not synced yet'}
      footer={<Button onClick={() => void requestSync(user.id)}>Sync now</Button>}
    >
      <Entries />
    </Dialog>
  )
}

function Entries() {
  const { store } = useWorkspace()
  const entries = useLiveQuery(async () => {
    const unsent = await store.outbox.where('state').anyOf('refused', 'waiting').toArray()
    return Promise.all(
      unsent.map(async (entry) => ({ entry, row: await store.rows(entry.table).get(entry.rowId) })),
    )
  }, [store])
  if (entries?.length === 0) return <p className="text-muted">Everything on this device is on the server.</p>
  return (
    <ul className="grid gap-2">
      {entries?.map(({ entry, row }) => (
        <li key={entry.mid} className="grid gap-1 rounded-md border border-line p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{deedOf(entry)}</span>
            <Badge tone={entry.state === 'refused' ? 'red' : 'blue'}>
              {entry.state === 'refused' ? 'Refused' : 'Waiting'}
            </Badge>
          </div>
          <p className="wrap-anywhere">{subjectOf(entry, row)}</p>
          <p className="text-muted text-sm">{new Date(entry.at).toLocaleString()}</p>
          {entry.state === 'refused' && <Refusal entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

function Refusal({ entry }: { entry: OutboxEntry }) {
  return (
    <>
      <p className="text-red">{entry.message}</p>
      <p className="wrap-anywhere select-text text-sm">You wrote: {typedIn(entry.args)}</p>
    </>
  )
}
