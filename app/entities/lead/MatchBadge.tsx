import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { useScore } from './useScore.ts'

/** How well something matches, in the person's own words for it. @param matchScore as stored */
export function MatchBadge({ matchScore }: { matchScore: string }) {
  const scored = useScore()
  return <ScoreBadge {...scored(matchScore)} />
}
