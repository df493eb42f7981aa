import * as v from 'valibot'
import { industriesNamed } from '#api/companies/query/industries.ts'
import { fold, tokensOf } from '#api/companies/query/tokens.ts'
import { addressOf } from '#db/model/address.ts'
import type { CompanyRecord } from '#db/model/companyIndex.ts'
import { companySizes } from '#db/model/entities/suggestion.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const someText = (max: number) => v.pipe(text(max), v.minLength(1))

const Website = v.pipe(
  text(500),
  v.url(),
  v.check((url) => domainOf(url) !== undefined, 'A website starts with http:// or https://'),
)

const Size = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  v.picklist(companySizes),
)

/** "UK" counts as the "GB" that it stands for. */
const Country = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([A-Za-z]{2})?$/, 'A country is an ISO 3166 code of two letters'),
  v.transform((code) => (code && new Intl.Locale(`und-${code}`).region) || ''),
)

/** One line of a directory file. `country` is an ISO 3166 alpha-2 code, `asOf` a year or a date. */
export const DirectoryEntry = v.object({
  name: someText(200),
  website: Website,
  industry: someText(100),
  size: v.nullish(v.union([Size, v.literal('')]), ''),
  city: v.nullish(text(100), ''),
  country: v.nullish(Country, ''),
  description: v.nullish(text(1000), ''),
  tags: v.nullish(v.pipe(v.array(someText(60)), v.maxLength(30)), []),
  /** What the company publishes to be reached by. */
  email: v.nullish(text(200), ''),
  phone: v.nullish(text(100), ''),
  address: v.nullish(text(300), ''),
  asOf: v.nullish(text(20), ''),
})
export type DirectoryEntry = v.InferOutput<typeof DirectoryEntry>

const EntryLine = v.pipe(v.string(), v.parseJson(), DirectoryEntry)

/**
 * Reads one line of a directory file.
 * @returns the entry, or the reason why the line is none
 */
export function entryIn(line: string): DirectoryEntry | { reason: string } {
  const parsed = v.safeParse(EntryLine, line)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  return { reason: field ? `${field}: ${issue.message}` : issue.message }
}

/** The domain that names a company: the website's host without "www."; undefined for what is no website. */
export function domainOf(website: string): string | undefined {
  const address = addressOf(website)
  if (!address) return undefined
  const { protocol, hostname } = address
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return hostname.replace(/^www\./, '')
}

/** What is indexed of an entry. */
export const recordOf = (entry: DirectoryEntry): CompanyRecord => ({
  ...entry,
  domain: domainOf(entry.website) ?? '',
  place: fold(entry.city),
  tags: entry.tags.join(', '),
  facets: facetsOf(entry),
})

// Each facet is one word of the full-text index; the digit keeps it apart from what people write.
const oneWord = (text: string) => tokensOf(text).join('')

export const countryFacet = (code: string): string => `9c${oneWord(code)}`
export const sizeFacet = (size: string): string => `9s${oneWord(size)}`
export const cityFacet = (city: string): string => `9p${oneWord(city)}`
export const industryFacet = (name: string): string => `9i${oneWord(name)}`

/** What a search may be limited to: the company's country, size, city and known industries. */
function facetsOf({ country, size, city, industry }: DirectoryEntry): string {
  return [
    ...industriesNamed(industry).map(industryFacet),
    country && countryFacet(country),
    size && sizeFacet(size),
    fold(city) && cityFacet(city),
  ]
    .filter(Boolean)
    .join(' ')
}
