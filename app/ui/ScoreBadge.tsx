import { Badge, type BadgeProps, type Tone } from './Badge.tsx'

export interface ScoreBadgeProps extends Pick<BadgeProps, 'bare'> {
  /** From 0 to 100. */
  score: number
  /** The score in words, such as "high". */
  word: string
  tone: Tone
}

/** How well something matches: the percentage and its word. */
export function ScoreBadge({ score, word, tone, bare }: ScoreBadgeProps) {
  return (
    <Badge tone={tone} bare={bare}>
      {score}% {word}
    </Badge>
  )
}
