import { useCallback } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ScoreBadge, type ScoreBadgeProps } from '#app/ui/ScoreBadge.tsx'
import { scoreOf, scoreWord, type Thresholds } from '#db/model/score.ts'

/** A match score with the word for it, by the person's own thresholds. @param matchScore as stored */
export function MatchBadge({ matchScore, bare }: { matchScore: string } & Pick<ScoreBadgeProps, 'bare'>) {
  const scored = useScore()
  return <ScoreBadge {...scored(matchScore)} bare={bare} />
}

/** Returns a function that formats a match score by the person's own thresholds. */
export function useScore(): (matchScore: string) => ReturnType<typeof scoreShown> {
  const { thresholds } = useWorkspace()
  return useCallback((matchScore) => scoreShown(matchScore, thresholds), [thresholds])
}

/**
 * A match score as the badges show it.
 * @param matchScore as stored: a number from 0 to 100 as text, or a word
 * @param thresholds the person's own
 */
export function scoreShown(matchScore: string, thresholds: Thresholds) {
  const score = scoreOf(matchScore)
  const word = scoreWord(matchScore, thresholds)
  const tones = { high: 'green', medium: 'blue', low: score >= thresholds.low ? 'yellow' : 'grey' } as const
  return { score, word, tone: tones[word] }
}
