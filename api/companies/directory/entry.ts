import * as v from 'valibot'
import { townNamed } from '#api/companies/query/positions.ts'
import { postcodeStartIn, regionOfPostcodes } from '#api/companies/query/postcodes.ts'
import { regionOf } from '#api/companies/query/regions.ts'
import { tradeIdsOf } from '#api/companies/trades/company.ts'
import { lineOf, tradesBelow } from '#api/companies/trades/trades.ts'
import { remembering } from '#api/text/remembering.ts'
import { fold, tokensOf } from '#api/text/tokens.ts'
import { addressOf } from '#db/model/address.ts'
import type { CompanyRecord } from '#db/model/companyIndex.ts'
import { companySizes } from '#db/model/entities/suggestion.ts'
import { Point, pointText } from '#db/model/place.ts'
import { capitalised } from '#db/model/text.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const someText = (max: number) => v.pipe(text(max), v.minLength(1))

const Website = v.pipe(
  text(500),
  v.url(),
  v.check((url) => domainOf(url) !== undefined, 'A website starts with http:// or https://'),
)

const Size = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.transform(capitalised), v.picklist(companySizes))

/** "UK" becomes "GB". */
const Country = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([A-Za-z]{2})?$/, 'A country is an ISO 3166 code of two letters'),
  v.transform((code) => (code && new Intl.Locale(`und-${code}`).region) || ''),
)

/** One line of a directory file. `country` is an ISO 3166 alpha-2 code; `asOf` is a year or a date. */
export const DirectoryEntry = v.object({
  name: someText(200),
  website: Website,
  industry: someText(100),
  size: v.nullish(v.union([Size, v.literal('')]), ''),
  city: v.nullish(text(100), ''),
  /** State, province or county, by name or code. */
  region: v.nullish(text(100), ''),
  country: v.nullish(Country, ''),
  description: v.nullish(text(1000), ''),
  tags: v.nullish(v.pipe(v.array(someText(60)), v.maxLength(30)), []),
  /** The contact data that the company publishes. */
  email: v.nullish(text(200), ''),
  phone: v.nullish(text(100), ''),
  address: v.nullish(text(300), ''),
  /** The source's own page about the company. */
  page: v.nullish(text(500), ''),
  asOf: v.nullish(text(20), ''),
  /** Where it is; null if unknown. */
  position: v.nullish(Point, null),
})
export type DirectoryEntry = v.InferOutput<typeof DirectoryEntry>

const EntryLine = v.pipe(v.string(), v.parseJson(), DirectoryEntry)

/**
 * Reads one line of a directory file.
 * @returns the entry, or the reason why the line is not an entry
 */
export function entryIn(line: string): DirectoryEntry | { reason: string } {
  const parsed = v.safeParse(EntryLine, line)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  return { reason: field ? `${field}: ${issue.message}` : issue.message }
}

/** Addresses that parsing would not change. They are not parsed, because parsing is slow. */
const PLAIN_WEBSITE =
  /^https?:\/\/((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})(?:\/[\w~/-]*(?:\.\w[\w~/-]*)*)?$/

/** The host of an address that need not be parsed; undefined for any other address. */
export function plainHostOf(website: string): string | undefined {
  const [, host] = PLAIN_WEBSITE.exec(website) ?? []
  return host?.includes('xn--') ? undefined : host
}

/** A host without a leading "www.". */
export const withoutWww = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host)

/** The domain that identifies a company: the website's host without "www."; undefined for an invalid website. */
export function domainOf(website: string): string | undefined {
  const plain = plainHostOf(website)
  if (plain) return withoutWww(plain)
  const address = addressOf(website)
  if (!address) return undefined
  const { protocol, hostname } = address
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return withoutWww(hostname)
}

/** The record of an entry in the index. */
export function recordOf(entry: DirectoryEntry): CompanyRecord {
  const { name, website, industry, size, city, country, description, email, phone, address, page, asOf } =
    entry
  const start = entry.region ? '' : postcodeStartIn(address, city, country)
  const where = whereIn(`${country}\n${city}\n${entry.region}\n${start}`)
  const { place, region } = where
  // Fields are copied one by one: a spread would take longer than all the rest.
  return {
    domain: (website && domainOf(website)) || page || unsitedName(entry, place),
    name,
    website,
    industry,
    size,
    city,
    place,
    region,
    country,
    description,
    tags: entry.tags.join(', '),
    email,
    phone,
    address,
    asOf,
    position: entry.position ? pointText(entry.position) : '',
    facets: facetsOf(entry, where),
  }
}

/**
 * A company's place with its facets, and the square of its town. The key has country, city, region and leading digits of the postcode, a line
 * each.
 */
const whereIn = remembering((lines) => {
  const [country = '', city = '', said = '', start = ''] = lines.split('\n')
  const place = fold(city)
  const region = regionOf({ country, region: said || regionOfPostcodes(start, country), city })
  const town = townNamed(city, country, region)
  const facets = [country && countryFacet(country), region && regionFacet(region), place && cityFacet(place)]
  return { place, region, facets: facets.filter(Boolean).join(' '), square: town ? squareAt(town) : '' }
})

/** The identifier of a company without a website and a source's page: its name, place and phone number or address. */
function unsitedName(
  { name, phone, address }: Pick<DirectoryEntry, 'name' | 'phone' | 'address'>,
  place: string,
) {
  const reach = phone.replace(/\D/g, '') || fold(address)
  return `imported:${[fold(name), place, reach].filter(Boolean).join(', ')}`
}

// Each facet is one word of the full-text index. The leading digit distinguishes it from words of texts.
const oneWord = remembering((text) => tokensOf(text).join(''))

/** The facet of companies in a country. */
export const countryFacet = (code: string): string => `9c${oneWord(code)}`
/** The facet of companies of a size. @param size '' = unknown */
export const sizeFacet = (size: string): string => `9s${oneWord(size)}`
/** The facet of companies in a city. */
export const cityFacet = (city: string): string => `9p${oneWord(city)}`
/** The facet of companies in a region. @param code "US-TX" */
export const regionFacet = (code: string): string => `9r${oneWord(code)}`
/** The side of the squares in which companies are found by position, in degrees: 22 km from north to south. */
const SQUARE = 0.2
const KM_PER_DEGREE = 111.2
/** Where the meridians meet, circles have no sides. */
const MOST_NORTHERN = 85

const squareFacet = (north: number, east: number) => `9g${north}x${east}`
const squareOf = (degrees: number) => Math.floor(degrees / SQUARE)
const squareAt = ({ latitude, longitude }: Point) =>
  squareFacet(squareOf(90 + latitude), squareOf(180 + longitude))

/** The facets of the squares that a circle touches. */
export function squareFacetsAround({ latitude, longitude }: Point, radiusKm: number): string[] {
  const toNorth = radiusKm / KM_PER_DEGREE
  const parallel = Math.cos((Math.min(Math.abs(latitude), MOST_NORTHERN) * Math.PI) / 180)
  const toEast = toNorth / parallel
  const facets = []
  for (let north = squareOf(90 + latitude - toNorth); north <= squareOf(90 + latitude + toNorth); north++) {
    for (let east = squareOf(180 + longitude - toEast); east <= squareOf(180 + longitude + toEast); east++) {
      facets.push(squareFacet(north, east))
    }
  }
  return facets
}

/** The facet of companies in a trade or in a part of it. */
export const tradeFacet = (id: string): string => `9t${oneWord(id)}`
/** The facet of companies of which only this wider trade is known, and no part of it. */
export const wholeTradeFacet = (id: string): string => `9w${oneWord(id)}`
/** The facet of companies with a website and a phone number or email address. */
export const REACHED_FACET = '9h'

/** The facets of a company in a trade: those of the trade and of the wider trades that contain it. */
const tradeFacets = remembering((id) => {
  const whole = tradesBelow(id).length > 0 ? [wholeTradeFacet(id)] : []
  return [...whole, ...lineOf(id).map(tradeFacet)].join(' ')
})

/**
 * The facets by which a search can be limited: country, size, region, city and trades, and whether it can be reached.
 */
function facetsOf(entry: DirectoryEntry, where: { facets: string; square: string }): string {
  const { size, website, phone, email, position } = entry
  const trades = tradeIdsOf(entry)
  const [first = ''] = trades
  const ofTrades =
    trades.length > 1
      ? [...new Set(trades.flatMap((id) => tradeFacets(id).split(' ')))].join(' ')
      : first && tradeFacets(first)
  const reached = website && (phone || email) ? REACHED_FACET : ''
  const square = position ? squareAt(position) : where.square
  return `${ofTrades} ${where.facets} ${sizeFacet(size)} ${reached} ${square}`
}
