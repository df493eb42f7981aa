import { Badge, type Tone } from './Badge.tsx'

const tones: Record<string, Tone> = {
  converted: 'green',
  qualified: 'blue',
  contacted: 'yellow',
  rejected: 'red',
}

/** A status with its colour; none is shown as "New". */
export function StatusBadge({ status }: { status: string }) {
  const word = status || 'new'
  return <Badge tone={tones[word] ?? 'grey'}>{word.charAt(0).toUpperCase() + word.slice(1)}</Badge>
}
