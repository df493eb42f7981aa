import { Link } from '@tanstack/react-router'
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { SyncSheet } from './SyncSheet.tsx'
import { type SyncState, useAttentionCount, useSyncState } from './syncState.ts'

const looks: Record<SyncState, { Icon: typeof CloudOff; tone: string }> = {
  offline: { Icon: CloudOff, tone: 'text-yellow' },
  syncing: { Icon: RefreshCw, tone: 'text-blue' },
  waiting: { Icon: CloudUpload, tone: 'text-blue' },
  saved: { Icon: CloudCheck, tone: 'text-muted' },
}

const look =
  'flex min-h-control min-w-control items-center justify-center gap-2 rounded-md px-2 text-sm hover:bg-raised'

/** The state of the world in one small place; leads to what needs attention and to what waits. */
export function SyncIndicator() {
  const [open, setOpen] = useState(false)
  const { state, waiting } = useSyncState()
  const attention = useAttentionCount()
  const { Icon, tone } = looks[state]
  return (
    <>
      {attention > 0 && <AttentionLink count={attention} />}
      <button type="button" onClick={() => setOpen(true)} className={classes(look, tone)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        <span aria-live="polite" className="whitespace-nowrap">
          <Words state={state} waiting={waiting} />
        </span>
      </button>
      <SyncSheet open={open} onOpenChange={setOpen} />
    </>
  )
}

function AttentionLink({ count }: { count: number }) {
  return (
    <Link to="/attention" className={classes(look, 'text-red no-underline')}>
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <span aria-live="polite">
        {count}
        <span className="sr-only"> need your attention</span>
      </span>
    </Link>
  )
}

interface WordsProps {
  state: SyncState
  waiting: number
}

const names: Partial<Record<SyncState, string>> = { offline: 'Offline', syncing: 'Syncing' }

/** On a narrow phone the icon says what it can, so that the team's name has room; how many wait is always said. */
function Words({ state, waiting }: WordsProps) {
  const unsaid = 'max-[28rem]:sr-only'
  const name = names[state]
  if (waiting === 0) return <span className={unsaid}>{name ?? 'All saved'}</span>
  return (
    <>
      {name && <span className={unsaid}>{name}, </span>}
      {waiting}
      <span className={unsaid}> waiting</span>
    </>
  )
}
