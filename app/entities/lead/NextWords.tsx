import { AlarmClock } from 'lucide-react'
import { toneLook } from '#app/entities/task/toneLook.ts'
import { classes } from '#app/ui/classes.ts'
import type { Next } from './next.ts'

/** The next task of a lead, in small print; an overdue one also has an icon. */
export function NextWords({ next }: { next: NonNullable<Next> }) {
  return (
    <span className={classes('flex min-w-0 items-center gap-1', toneLook[next.tone])}>
      {next.tone === 'overdue' && <AlarmClock aria-hidden className="size-3.5 shrink-0" />}
      <span className="truncate">{next.text}</span>
    </span>
  )
}
