import { CircleAlert, CloudCheck, CloudOff, CloudUpload, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { SyncSheet } from './SyncSheet.tsx'
import { type SyncState, useSyncState } from './syncState.ts'

const looks: Record<SyncState, { Icon: typeof CloudOff; tone: string }> = {
  attention: { Icon: CircleAlert, tone: 'text-red' },
  offline: { Icon: CloudOff, tone: 'text-yellow' },
  syncing: { Icon: RefreshCw, tone: 'text-blue' },
  waiting: { Icon: CloudUpload, tone: 'text-blue' },
  saved: { Icon: CloudCheck, tone: 'text-muted' },
}

/** The state of the world in one small place; opens what waits and what was refused. */
export function SyncIndicator() {
  const [open, setOpen] = useState(false)
  const { state, waiting, refused } = useSyncState()
  const { Icon, tone } = looks[state]
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={classes(
          'flex min-h-control items-center gap-2 rounded-md px-2 text-sm hover:bg-raised',
          tone,
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span aria-live="polite" className="whitespace-nowrap">
          <Words state={state} waiting={waiting} refused={refused} />
        </span>
      </button>
      <SyncSheet open={open} onOpenChange={setOpen} />
    </>
  )
}

/** On a narrow phone the icon says "offline" beside what waits, so that the team's name has room. */
function Words({ state, waiting, refused }: { state: SyncState; waiting: number; refused: number }) {
  if (state === 'attention') return `${refused} refused`
  if (state === 'syncing') return 'Syncing'
  if (waiting === 0) return state === 'offline' ? 'Offline' : 'All saved'
  return (
    <>
      {state === 'offline' && <span className="max-[24rem]:sr-only">Offline, </span>}
      {waiting} waiting
    </>
  )
}
