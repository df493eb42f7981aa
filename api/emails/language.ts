import { placeOf } from '#api/companies/query/places.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

const ENGLISH = 'English'

/** Which countries write business letters in it, as ISO 3166 alpha-2 codes; of those not named English is written. */
const countries: Record<string, string> = {
  German: 'DE AT LI CH',
  French: 'FR MC LU',
  Spanish: 'ES MX AR CL CO PE UY EC VE BO PY CR PA GT HN NI SV DO CU',
  Italian: 'IT SM',
  Dutch: 'NL BE',
  Polish: 'PL',
  Portuguese: 'PT BR',
  Danish: 'DK',
  Swedish: 'SE',
  Norwegian: 'NO',
  Finnish: 'FI',
  Czech: 'CZ',
}
const languageByCountry = new Map(
  Object.entries(countries).flatMap(([language, codes]) => codes.split(' ').map((code) => [code, language])),
)

/** Where several languages are spoken, the street tells which. */
const SEVERAL = /^(?:CH|BE|LU)$/
const STREETS: [RegExp, string][] = [
  [/\b(?:rue|avenue|chemin|chaussée|quai|impasse|boulevard)\b|\broute de\b/i, 'French'],
  [/\b(?:via|viale|piazza|corso|strada)\b/i, 'Italian'],
  [/(?:strasse|straße|gasse|weg|platz)\b/i, 'German'],
  [/(?:straat|laan|steenweg|plein)\b/i, 'Dutch'],
]

const callingCodes: Record<string, string> = {
  ...{ 49: 'DE', 43: 'AT', 41: 'CH', 33: 'FR', 34: 'ES', 39: 'IT', 31: 'NL', 32: 'BE', 48: 'PL', 351: 'PT' },
  ...{
    45: 'DK',
    46: 'SE',
    47: 'NO',
    358: 'FI',
    420: 'CZ',
    44: 'GB',
    352: 'LU',
    55: 'BR',
    52: 'MX',
    54: 'AR',
  },
}

type Reachable = Pick<Lead, 'address' | 'companyUrl' | 'email' | 'phoneNumber'>

/**
 * The language in which to write to a lead, by where they are.
 * @returns its English name; English where nothing tells
 */
export function languageOf(lead: Reachable, suggestion?: Pick<Suggestion, 'country'>): string {
  const country = countryOf(lead, suggestion)
  if (SEVERAL.test(country)) {
    const [, spoken] = STREETS.find(([street]) => street.test(lead.address)) ?? []
    if (spoken) return spoken
  }
  return languageByCountry.get(country) ?? ENGLISH
}

/**
 * Where a lead is, as the directory says, or by the end of the address, the names of site and mailbox, and the phone
 * number.
 * @returns ISO 3166 alpha-2; '' where none tells
 */
export function countryOf(
  { address, companyUrl, email, phoneNumber }: Reachable,
  suggestion?: Pick<Suggestion, 'country'>,
): string {
  if (suggestion?.country) return suggestion.country
  const named = placeOf(address.split(',').at(-1) ?? '')?.countries ?? []
  if (named.length === 1) return named[0] ?? ''
  for (const name of [companyUrl.replace(/^[a-z]+:\/\//i, '').split(/[/:?#]/)[0], email.split('@')[1]]) {
    const ending = name?.trim().split('.').at(-1)?.toUpperCase() ?? ''
    if (languageByCountry.has(ending)) return ending
  }
  const [, dialled = ''] = /^\s*(?:\+|00)\s?(\d{2,3})/.exec(phoneNumber) ?? []
  return callingCodes[dialled] ?? callingCodes[dialled.slice(0, 2)] ?? ''
}
