import { Badge, type BadgeProps, type Tone } from './Badge.tsx'
import { classes } from './classes.ts'

const tones: Record<string, Tone> = {
  converted: 'green',
  qualified: 'blue',
  contacted: 'yellow',
  rejected: 'red',
}

/** A status with its colour. An empty status is shown as "New". */
export function StatusBadge({ status, bare }: { status: string } & Pick<BadgeProps, 'bare'>) {
  const word = status || 'new'
  // In a row's small print, red is reserved for overdue things.
  const tone = bare && word === 'rejected' ? 'grey' : tones[word]
  return (
    <Badge tone={tone} bare={bare}>
      <Mark status={word} />
      {word.charAt(0).toUpperCase() + word.slice(1)}
    </Badge>
  )
}

/** Statuses that share a colour have different marks: not started, checked, or given up. */
function Mark({ status }: { status: string }) {
  return <span aria-hidden className={classes('shrink-0', marks[status] ?? `${DOT} bg-current`)} />
}

const DOT = 'size-2 rounded-full border-[1.5px] border-current'
const marks: Record<string, string> = {
  new: DOT,
  approved:
    'size-2.5 bg-current [clip-path:polygon(0_52%,12%_40%,38%_66%,88%_14%,100%_26%,38%_90%)] forced-colors:hidden',
  rejected:
    'size-2 bg-current [clip-path:polygon(18%_0,50%_32%,82%_0,100%_18%,68%_50%,100%_82%,82%_100%,50%_68%,18%_100%,0_82%,32%_50%,0_18%)] forced-colors:hidden',
}
