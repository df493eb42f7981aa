import { format } from 'date-fns/format'
import type { Lead } from '#db/model/entities/lead.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import { scoreOf, scoreWord, type Thresholds } from '#db/model/score.ts'

/** "Mar 4, 2026 at 9:05 AM" from ISO 8601, in the person's own time zone; "N/A" for what is no date. */
export const longDate = (iso: string): string => formatted(iso, "MMM d, yyyy 'at' h:mm a")

/** "3/4/2026" from ISO 8601, in the person's own time zone; "N/A" for what is no date. */
export const shortDate = (iso: string): string => formatted(iso, 'M/d/yyyy')

function formatted(iso: string, pattern: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'N/A' : format(date, pattern)
}

/**
 * A lead's product in one line (SPEC.md section 2, Cell display): name, brand and value.
 * @param product the product with that id, where this device has it
 * @returns undefined when the lead has no product
 */
export function productLine(productId: number | null, product: Product | undefined): string | undefined {
  if (productId === null) return undefined
  return product
    ? `${product.name}, ${product.brand} - ${dollars(product.value)}`
    : `Product ID: ${productId}`
}

/**
 * A match score as the badges show it (SPEC.md section 4, Match score colour).
 * @param matchScore as stored: a number from 0 to 100 as text, or a word
 * @param thresholds the person's own (useScore.ts)
 */
export function scoreShown(matchScore: string, thresholds: Thresholds) {
  const score = scoreOf(matchScore)
  const word = scoreWord(matchScore, thresholds)
  const tones = { high: 'green', medium: 'blue', low: score >= thresholds.low ? 'yellow' : 'grey' } as const
  return { score, word, tone: tones[word] }
}

/** What a lead is called: its name, else how it is reached (DECISIONS.md, Contact without a name). */
export const leadName = ({ fullName, email, phoneNumber, company }: Lead): string =>
  fullName || email || phoneNumber || company

/** Where a lead works: "position at company", or the one that is known. */
export const leadRole = ({ position, company }: Lead): string =>
  [position, company].filter(Boolean).join(' at ')
