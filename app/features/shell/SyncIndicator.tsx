import { Link } from '@tanstack/react-router'
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { classes } from '#app/ui/classes.ts'
import { SyncSheet } from './SyncSheet.tsx'
import { type SyncState, useSyncState } from './syncState.ts'

const looks: Record<SyncState, { Icon: typeof CloudOff; tone: string }> = {
  offline: { Icon: CloudOff, tone: 'text-yellow' },
  syncing: { Icon: RefreshCw, tone: 'text-blue' },
  waiting: { Icon: CloudUpload, tone: 'text-blue' },
  saved: { Icon: CloudCheck, tone: 'text-muted' },
}

const look =
  'flex min-h-control min-w-control items-center justify-center gap-2 rounded-md px-2 text-sm hover:bg-raised'

/** The sync state in one small place; links to Attention and to the waiting changes. */
export function SyncIndicator() {
  const [open, setOpen] = useState(false)
  const { state, waiting } = useSyncState()
  const attention = useAttentionCount()
  const saysOffline = useSaidOffline(state, waiting)
  const { Icon, tone } = looks[state]
  return (
    <>
      {attention > 0 && <AttentionLink count={attention} />}
      <button type="button" onClick={() => setOpen(true)} className={classes(look, tone)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {saysOffline && (
          // With large text there is no room for words.
          <span
            aria-hidden
            className="max-w-20 text-left text-xs leading-4 max-[21rem]:max-w-14 max-[16rem]:hidden md:hidden"
          >
            Offline, saved here
          </span>
        )}
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
    <Link to="/attention" className={classes(look, 'text-red no-underline max-md:hidden')}>
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

const SAID_MS = 3_000

/** Whether a phone shows in words that there is no network: when that begins, and after each saved change. */
function useSaidOffline(state: SyncState, waiting: number): boolean {
  const isOffline = state === 'offline'
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    if (!isOffline) return
    const timer = setTimeout(() => setSaid(waiting), SAID_MS)
    return () => {
      clearTimeout(timer)
      setSaid(undefined)
    }
  }, [isOffline, waiting])
  return isOffline && said !== waiting
}

/**
 * On a phone the icon shows the state, so that the team's name has space; the number of waiting changes is
 * always shown.
 */
function Words({ state, waiting }: WordsProps) {
  const unsaid = 'max-md:sr-only'
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
