import type { SearchCondition, SuggestArgs, SuggestResult } from '#db/model/entities/request.ts'
import { WIDEST_KM } from '#db/model/entities/request.ts'
import { sizeOptions } from './suggestForm.ts'

/**
 * The conditions of a search besides its product, in one line: "Bergen · Small (1-50 employees) · 10
 * companies".
 */
export function askedFor(args: SuggestArgs): string {
  const { keywords, companySize, location, near, radiusKm, anywhere, anyIndustry, count } = args
  const size = sizeOptions.find(({ value }) => value === companySize)?.label
  const place = near ? 'around you' : location || (anywhere && 'anywhere')
  return [
    place && (radiusKm ? `${place}, within ${radiusKm} km` : place),
    size,
    anyIndustry && 'any industry',
    keywords,
    count === 1 ? '1 company' : `${count} companies`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type Reason = NonNullable<SuggestResult['without']>[number]

const conditions: Record<SearchCondition, { name: string; drop: string }> = {
  place: { name: 'place', drop: 'Search anywhere' },
  size: { name: 'company size', drop: 'Search any size' },
  industry: { name: 'industry', drop: 'Search any industry' },
  keywords: { name: 'keywords', drop: 'Search without keywords' },
  radius: { name: 'distance', drop: `Search within ${WIDEST_KM} km` },
  source: { name: 'source', drop: 'Search every source' },
}

/** From this number on, the server did not count further. */
const COUNTED = 20

/**
 * Why a search found nothing, in a sentence, and the label of the button that searches without that
 * condition.
 */
export function reasonShown({ condition, found }: Reason): { sentence: string; drop: string } {
  const { name, drop } = conditions[condition]
  const many = found >= COUNTED ? `${COUNTED} or more companies fit` : `${found} companies fit`
  const there = found === 1 ? '1 company fits' : many
  if (found === 0) return { sentence: 'There may be some farther away.', drop }
  return { sentence: `The ${name} was the reason: without it ${there}.`, drop }
}
