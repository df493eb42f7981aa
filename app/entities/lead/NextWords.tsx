import { AlarmClock } from 'lucide-react'
import { toneLook } from '#app/entities/task/toneLook.ts'
import { classes } from '#app/ui/classes.ts'
import type { Next } from './next.ts'

/** What is next about a lead, in small print; what is late has a sign, too. */
export function NextWords({ next }: { next: NonNullable<Next> }) {
  return (
    <span className={classes('flex min-w-0 items-center gap-1', toneLook[next.tone])}>
      {next.tone === 'overdue' && <AlarmClock aria-hidden className="size-3.5 shrink-0" />}
      <span className="truncate">{next.text}</span>
    </span>
  )
}
