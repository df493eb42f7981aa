import { PLAUSIBLE } from '#api/companies/directory/directory.ts'
import { landsOf } from '#api/companies/query/places.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import { regionOf } from '#api/companies/query/regions.ts'
import { type Candidate, type FoundCompany, scoreCandidates } from '#api/companies/score/candidate.ts'
import { tree } from '#api/companies/trades/trades.ts'
import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import { sizesIn } from '#db/model/companySize.ts'
import { capitalised } from '#db/model/text.ts'
import type { Wanted } from './query.ts'
import type { Wikidata, WikidataCompany } from './wikidata.ts'

/** Companies from another source, and notes for the person, in sentences. */
export interface Asked {
  companies: FoundCompany[]
  notes: string[]
}

/**
 * Larger companies on Wikidata in the industries that may buy the product, best first.
 * @throws ServiceError; the signal's reason
 */
export async function largerCompanies(
  wikidata: Wikidata,
  query: ParsedQuery,
  signal: AbortSignal,
): Promise<FoundCompany[]> {
  const wanted = wantedOf(query)
  const found = await wikidata.companies(wanted, signal)
  const { regions = [] } = query.place ?? {}
  const isThere = ({ country, city }: WikidataCompany) =>
    (wanted.countries.length === 0 || wanted.countries.includes(country)) &&
    (regions.length === 0 || regions.includes(regionOf({ region: '', city, country })))
  return scoreCandidates(query, found.filter(isThere).map(candidateOf))
    .map(({ company }) => company)
    .filter(({ matchScore }) => matchScore >= PLAUSIBLE)
}

/** Whether the query allows larger companies and has an industry to ask for. */
export function mayBeLarger(query: ParsedQuery): boolean {
  const { sizes } = query
  const isSmall = sizes.length > 0 && sizes.every((size) => size === 'Small')
  return !isSmall && wantedOf(query).kinds.length > 0
}

/**
 * The same, for a search in which other sources found too few companies. If Wikidata fails, the result is a note.
 * @throws the signal's reason
 */
export async function largerBeside(
  wikidata: Wikidata,
  query: ParsedQuery,
  signal: AbortSignal,
): Promise<Asked> {
  try {
    return { companies: await largerCompanies(wikidata, query, signal), notes: [] }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return {
      companies: [],
      notes: [`${failures[error.code] ?? failures.unavailable}, so its larger companies are missing here.`],
    }
  }
}

const failures: Partial<Record<ServiceErrorCode, string>> & Record<'unavailable', string> = {
  unavailable: 'Wikidata could not be reached',
  'rate-limited': 'Wikidata is busy',
  malformed: 'Wikidata gave an answer that could not be used',
}

function candidateOf(company: WikidataCompany): Candidate {
  const { name, description, kind, website, employees, city, country, phone, email, page } = company
  return {
    name,
    website,
    description,
    city,
    country,
    email,
    industry: capitalised(kind),
    size: sizesIn(employees)[0] ?? '',
    tags: [],
    asOf: '',
    source: 'wikidata',
    sourceUrl: page,
    phoneNumber: phone,
    address: '',
    latitude: null,
    longitude: null,
  }
}

/** These limits keep the query small. */
const MOST_KINDS = 24
const MOST_TRADES = 4
const MOST_PLACES = 2

function wantedOf(query: ParsedQuery): Wanted {
  const { place } = query
  const isPart = place !== undefined && (place.text !== '' || place.regions.length > 0)
  const [town = ''] = isPart ? place.label.split(',') : []
  return {
    kinds: kindsIn(query),
    countries: place ? landsOf(place) : [],
    places: [...new Set([town.trim(), titleCased(town.trim())])].filter(Boolean).slice(0, MOST_PLACES),
  }
}

/** Words that mean any kind of company. */
const VAGUE =
  /^(any|all|other|various|general|business|company|service|firm|industry|organi[sz]ation|enterprise)s?$/

/** The names under which Wikidata may have the trades. Its names are singular and in lower case. */
function kindsIn({ buyers, industryText }: ParsedQuery): string[] {
  const most = Math.max(0, ...buyers.values())
  const trades = [...buyers].flatMap(([id, weight]) =>
    weight === most ? (tree().trades.get(id)?.name ?? []) : [],
  )
  const names = [...industryText.split(/[,;/&]|\band\b/i), ...trades.slice(0, MOST_TRADES)]
    .map((name) => name.toLowerCase().replaceAll('-', ' ').replace(/\s+/g, ' ').trim())
    .filter((name) => name.length > 2 && name.length <= 60 && !VAGUE.test(name))
  const spellings = names.flatMap((name) => {
    const one = singular(name)
    return [name, one, `${one} industry`, ...(one.includes(' ') ? [] : [`${one} company`])]
  })
  return [...new Set(spellings)].slice(0, MOST_KINDS)
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '')

const titleCased = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
