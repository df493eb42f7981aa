import { Badge, type BadgeProps, type Tone } from './Badge.tsx'
import { classes } from './classes.ts'

const tones: Record<string, Tone> = {
  converted: 'green',
  qualified: 'blue',
  contacted: 'yellow',
  rejected: 'red',
}

/** A status, as people see it, with its colour. */
export function StatusBadge({ status, bare }: { status: string } & Pick<BadgeProps, 'bare'>) {
  // In a row's small print, red is reserved for overdue things.
  const tone = bare && status === 'rejected' ? 'grey' : tones[status]
  return (
    <Badge tone={tone} bare={bare}>
      <Mark status={status} />
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </Badge>
  )
}

/** Statuses have different marks where their colour is not enough: not started, or given up. */
function Mark({ status }: { status: string }) {
  return <span aria-hidden className={classes('shrink-0', marks[status] ?? `${DOT} bg-current`)} />
}

const DOT = 'size-2 rounded-full border-[1.5px] border-current'
const marks: Record<string, string> = {
  new: DOT,
  rejected:
    'size-2 bg-current [clip-path:polygon(18%_0,50%_32%,82%_0,100%_18%,68%_50%,100%_82%,82%_100%,50%_68%,18%_100%,0_82%,32%_50%,0_18%)] forced-colors:hidden',
}
