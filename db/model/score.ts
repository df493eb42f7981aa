import * as v from 'valibot'

const threshold = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** The minimum scores (0 to 100) from which a lead counts as high, medium or low. */
export const Thresholds = v.pipe(
  v.object({ high: threshold, medium: threshold, low: threshold }),
  v.check(
    ({ high, medium, low }) => high > medium && medium > low,
    'High must be above medium, and medium above low.',
  ),
)
export type Thresholds = v.InferOutput<typeof Thresholds>

export const defaultThresholds: Thresholds = { high: 80, medium: 60, low: 40 }

/** A stored score (a number as text, or a word from an import) as a number from 0 to 100. */
export function scoreOf(matchScore: string): number {
  const word = matchScore.trim().toLowerCase()
  if (word === 'high') return 80
  if (word === 'medium') return 60
  if (word === 'low') return 40
  const number = Number(word)
  return Number.isFinite(number) ? Math.min(100, Math.max(0, Math.round(number))) : 0
}

/** The word for a score, by the person's thresholds. */
export function scoreWord(matchScore: string, thresholds = defaultThresholds): 'high' | 'medium' | 'low' {
  const score = scoreOf(matchScore)
  if (score >= thresholds.high) return 'high'
  return score >= thresholds.medium ? 'medium' : 'low'
}
