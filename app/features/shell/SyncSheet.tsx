import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { CircleAlert } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useOfflineFiles } from '#app/data/device/offline.ts'
import { storageUse } from '#app/data/device/storage.ts'
import { requestSync } from '#app/data/sync.ts'
import { useSyncStatus } from '#app/data/useSyncStatus.ts'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { copyText } from '#app/ui/copy.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { nearDate } from '#app/ui/dates.ts'
import { notify } from '#app/ui/toast.ts'
import { deviceId } from '#db/device/device.ts'
import type { DeviceStore } from '#db/device/store.ts'
import { activityOf, subjectOf } from './describe.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { useSyncState } from './syncState.ts'

interface SyncSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Every change that is not on the server yet, and the state of sync and storage. */
export function SyncSheet({ open, onOpenChange }: SyncSheetProps) {
  const { user, store } = useWorkspace()
  const { state, lastAt } = useSyncState()
  // This is rendered with every screen, open or not, and formatting a date takes a slow phone a frame.
  const last = useMemo(() => (lastAt ? `Last synced ${nearDate(lastAt)}` : 'Not synced yet'), [lastAt])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sync"
      description={state === 'syncing' ? `Syncing. ${last}` : last}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copyDiagnostics(store)}>
            Copy diagnostics
          </Button>
          <Button onClick={() => void requestSync(user.id)}>Sync now</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Outcome />
        <NeedsAttention onFollow={() => onOpenChange(false)} />
        <WaitingChanges />
        <div className="grid gap-1 text-muted text-sm">
          <OfflineReadiness />
          <StorageUse />
        </div>
      </div>
    </Dialog>
  )
}

/** Why the last sync failed, if it did. */
function Outcome() {
  const result = useSyncStatus((status) => status?.result)
  if (result === undefined || result === 'synced') return null
  const sentences = {
    offline: 'The server is out of reach. Rove tries again by itself.',
    'signed-out': 'Your session has ended: what waits is sent after you sign in.',
    outdated: 'This version of Rove is too old for the server: what waits is sent after the update.',
  }
  return <p className="text-yellow">{sentences[result]}</p>
}

function NeedsAttention({ onFollow }: { onFollow: () => void }) {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Link to="/attention" onClick={onFollow} className={buttonClass('secondary', 'wide')}>
      <CircleAlert aria-hidden className="text-red" />
      {count === 1 ? '1 thing needs your attention' : `${count} things need your attention`}
    </Link>
  )
}

/** Whether every screen opens without a network. */
function OfflineReadiness() {
  const files = useOfflineFiles()
  if (!files) return null
  const { kept, total } = files
  if (kept === total) return <p>Ready to work offline.</p>
  return <p>{`Getting ready to work offline: ${kept} of ${total} files.`}</p>
}

function StorageUse() {
  const [use, setUse] = useState<Awaited<ReturnType<typeof storageUse>>>()
  useEffect(() => {
    storageUse().then(setUse, () => setUse(undefined))
  }, [])
  if (!use) return <p>This browser does not tell how much Rove stores.</p>
  return (
    <p>
      Rove uses {megabytes(use.used)} of {megabytes(use.quota)} on this device.{' '}
      {use.persisted
        ? 'The browser promised to keep it.'
        : 'The browser may clear it when the device runs out of space; what is sent stays on the server.'}
    </p>
  )
}

const megabytes = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`

async function copyDiagnostics(store: DeviceStore) {
  const text = await diagnosticsOf(store, {
    deviceId: await deviceId(),
    browser: navigator.userAgent,
    online: navigator.onLine,
    worker: Boolean(navigator.serviceWorker?.controller),
    storage: await storageUse(),
  })
  if (await copyText(text)) notify({ title: 'Copied!', tone: 'success' })
  else notify({ title: 'Failed to copy', tone: 'error' })
}

const SHOWN_AT_MOST = 100

/** The changes that wait to be sent, in the order in which they were made. */
function WaitingChanges() {
  const { store } = useWorkspace()
  const waiting = useLiveQuery(async () => {
    const entries = await store.outbox.where('state').equals('waiting').sortBy('seq')
    const shown = entries.slice(0, SHOWN_AT_MOST)
    const changes = await Promise.all(
      shown.map(async (entry) => ({ entry, row: await store.rows(entry.table).get(entry.rowId) })),
    )
    return { changes, more: entries.length - shown.length }
  }, [store])
  if (!waiting) return null
  const { changes, more } = waiting
  if (changes.length === 0) return <p className="text-muted">Nothing waits to be sent.</p>
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Waiting to be sent</h3>
      <ul className="grid gap-2">
        {changes.map(({ entry, row }) => (
          <li key={entry.mid} className="grid gap-0.5 rounded-md border border-line px-3 py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium">{activityOf(entry)}</span>
              <span className="text-muted text-sm">{nearDate(entry.at)}</span>
            </span>
            <span className="wrap-anywhere">{subjectOf(entry, row)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">and {more} more</p>}
    </section>
  )
}
