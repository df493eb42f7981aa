import { AlarmClock } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { Next } from './next.ts'

/**
 * What is next about a lead, in small print. Colours are the status’s: what is due is told by its weight, what is late
 * by its sign too.
 */
export function NextWords({ next }: { next: NonNullable<Next> }) {
  return (
    <span
      className={classes('flex min-w-0 items-center gap-1', next.tone !== 'calm' && 'font-semibold text-ink')}
    >
      {next.tone === 'overdue' && <AlarmClock aria-hidden className="size-3.5 shrink-0" />}
      <span className="truncate">{next.text}</span>
    </span>
  )
}
