import * as v from 'valibot'
import { Thresholds } from '#db/model/score.ts'

const Score = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[1-9]\d?|100)$/, 'Please enter a whole number from 1 to 100'),
  v.transform(Number),
)

/** The typed thresholds; an error in their order is reported at the first wrong one. */
export const ThresholdsTyped = v.pipe(
  v.object({ high: Score, medium: Score, low: Score }),
  v.forward(
    v.check((typed) => v.is(Thresholds, typed), 'High must be above medium, and medium above low.'),
    ['high'],
  ),
)
