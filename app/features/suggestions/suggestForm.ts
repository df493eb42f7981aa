import * as v from 'valibot'
import type { SuggestArgs } from '#db/model/entities/request.ts'
import { sourceNames } from '#db/model/entities/source.ts'
import { companySizes } from '#db/model/entities/suggestion.ts'
import { line } from '#db/model/schema.ts'

export const DEFAULT_COUNT = 3
export const MOST_COMPANIES = 100

/** The company sizes that the generator offers; "Any" is not sent. */
export const sizeOptions = [
  { value: 'Any', label: 'Any Size' },
  { value: 'Small', label: 'Small (1-50 employees)' },
  { value: 'Medium', label: 'Medium (51-500 employees)' },
  { value: 'Large', label: 'Large (500+ employees)' },
] as const satisfies readonly { value: 'Any' | (typeof companySizes)[number]; label: string }[]

/** Whether the box for the number of companies accepts this text: a positive integer, or nothing. */
export const takesCount = (text: string): boolean =>
  text === '' || (/^[1-9]\d*$/.test(text) && Number(text) <= MOST_COMPANIES)

/** The number of companies to search for; an empty or invalid text counts as 3. */
export const countOf = (text: string): number =>
  text !== '' && takesCount(text) ? Number(text) : DEFAULT_COUNT

export const radiusOptions = [
  { value: '1', label: '1 km' },
  { value: '2', label: '2 km' },
  { value: '5', label: '5 km' },
  { value: '10', label: '10 km' },
  { value: '25', label: '25 km' },
] as const

/** "59.91,10.75" as degrees. */
const Near = v.pipe(
  v.string(),
  v.transform((text) => {
    const [latitude, longitude] = text.split(',').map(Number)
    return text && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  }),
)

/** The generator's fields besides the product, as they are sent: empty fields and "Any" are left out. */
export const SuggestForm = v.pipe(
  v.object({
    keywords: line(200),
    companySize: v.picklist(['Any', ...companySizes]),
    location: line(200),
    count: v.pipe(v.string(), v.trim(), v.transform(countOf)),
    source: v.optional(v.picklist(['', ...sourceNames]), ''),
    near: v.optional(Near, ''),
    radiusKm: v.optional(v.string(), ''),
  }),
  v.transform(
    ({ keywords, companySize, location, count, source, near, radiusKm }): Omit<SuggestArgs, 'productId'> => ({
      count,
      ...(keywords && { keywords }),
      ...(companySize !== 'Any' && { companySize }),
      ...(location && { location }),
      ...(source && { source }),
      ...(near && { near }),
      ...(radiusKm && { radiusKm: Number(radiusKm) }),
    }),
  ),
)
