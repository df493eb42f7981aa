import { Check } from 'lucide-react'
import { Badge, type BadgeProps, type Tone } from './Badge.tsx'
import { classes } from './classes.ts'

const tones: Record<string, Tone> = {
  converted: 'green',
  qualified: 'blue',
  contacted: 'yellow',
  rejected: 'red',
}

/** A status with its colour; none is shown as "New". */
export function StatusBadge({ status, bare }: { status: string } & Pick<BadgeProps, 'bare'>) {
  const word = status || 'new'
  return (
    <Badge tone={tones[word] ?? 'grey'} bare={bare}>
      <Mark status={word} />
      {word.charAt(0).toUpperCase() + word.slice(1)}
    </Badge>
  )
}

/** Of those that share a colour, each has a mark of its own: nothing was done yet, somebody checked it. */
function Mark({ status }: { status: string }) {
  if (status === 'approved') return <Check aria-hidden strokeWidth={3} />
  return (
    <span
      aria-hidden
      className={classes(
        'size-2 shrink-0 rounded-full border-[1.5px] border-current',
        status !== 'new' && 'bg-current',
      )}
    />
  )
}
