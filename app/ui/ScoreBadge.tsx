import { Badge, type Tone } from './Badge.tsx'

export interface ScoreBadgeProps {
  /** From 0 to 100. */
  score: number
  /** What the score counts as, such as "high". */
  word: string
  tone: Tone
}

/** How well something matches: the percent and its word. */
export function ScoreBadge({ score, word, tone }: ScoreBadgeProps) {
  return (
    <Badge tone={tone}>
      {score}% {word}
    </Badge>
  )
}
