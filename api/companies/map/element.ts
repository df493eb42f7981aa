import * as v from 'valibot'
import type { Candidate } from '#api/companies/score/candidate.ts'
import { contactEmail, phoneNumber } from '#api/contacts/html/normalise.ts'
import { addressOf } from '#db/model/address.ts'
import { labelOf } from './tags.ts'

const Point = { lat: v.number(), lon: v.number() }

/** A node, way or relation in a response to "out center" (Overpass QL, JSON output). */
export const Element = v.object({
  type: v.picklist(['node', 'way', 'relation']),
  id: v.number(),
  lat: v.optional(v.number()),
  lon: v.optional(v.number()),
  center: v.optional(v.object(Point)),
  tags: v.optional(v.record(v.string(), v.string()), {}),
})

/** An object on the map. */
export interface MapElement {
  type: 'node' | 'way' | 'relation'
  id: number
  /** Degrees, WGS 84; for a way or relation, the centre. */
  latitude: number
  longitude: number
  tags: Record<string, string>
  /** The date of the map's data, or of a mapper's last check: "2026-05-01"; '' = unknown. */
  asOf: string
}

/**
 * Makes a map element of an element in a response.
 * @param mapDate the date of the response's data; '' = unknown
 * @returns undefined for an element without a position
 */
export function mapElement(
  { type, id, lat, lon, center, tags }: v.InferOutput<typeof Element>,
  mapDate: string,
): MapElement | undefined {
  const latitude = lat ?? center?.lat
  const longitude = lon ?? center?.lon
  if (latitude === undefined || longitude === undefined) return undefined
  const [checked = ''] = /^\d{4}-\d\d-\d\d/.exec(tags.check_date ?? '') ?? []
  return { type, id, latitude, longitude, tags, asOf: checked || mapDate }
}

/** The contact data of a business on the map; '' for values that its tags do not have. */
export const reachOf = ({ tags }: Pick<MapElement, 'tags'>) => ({
  website: firstOf(tags, ['website', 'contact:website', 'url', 'contact:url'], ownWebsite),
  phoneNumber: firstOf(tags, ['phone', 'contact:phone', 'mobile', 'contact:mobile'], phoneNumber),
  email: firstOf(tags, ['email', 'contact:email'], contactEmail),
  address: postalAddressOf(tags),
})

/** Whether a rep can use the element: it has a name, and a website, phone, email or address. */
export const isUsable = (element: MapElement) =>
  Boolean(element.tags.name?.trim()) && Object.values(reachOf(element)).some(Boolean)

function firstOf(tags: Record<string, string>, keys: string[], read: (value: string) => string | null) {
  const values = keys.flatMap((key) => tags[key]?.split(';') ?? [])
  for (const value of values) {
    const found = read(value.trim())
    if (found) return found
  }
  return ''
}

/** Hosts that many businesses share, which identify no company. */
const SHARED_HOST =
  /(^|\.)(facebook|fb|instagram|linkedin|twitter|x|tiktok|youtube|pinterest|whatsapp|wa|linktr|yelp|tripadvisor|booking|airbnb|ubereats|lieferando|google|goo|bit)\.[a-z.]{2,6}$/

function ownWebsite(value: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value.replace(/^\/\//, '')}`
  if (value.length > 500 || /\s/.test(value)) return null
  const parsed = addressOf(address)
  if (!parsed) return null
  const { protocol, host, hostname, pathname, username } = parsed
  if (!/^https?:$/.test(protocol) || username || !hostname.includes('.')) return null
  if (SHARED_HOST.test(hostname)) return null
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}`
}

const NUMBER_FIRST =
  /^(rue|avenue|boulevard|allée|place|quai)\s|\b(street|st|road|rd|avenue|ave|lane|drive|way|close|court|place|square|boulevard|terrace|crescent)$/i

/** The postal address: "Kerkstraat 12, 3011 AB Rotterdam" (OpenStreetMap wiki, Key:addr). */
function postalAddressOf(tags: Record<string, string>): string {
  const whole = tags['addr:full']?.trim()
  if (whole) return whole.slice(0, 300)
  const street = tags['addr:street'] ?? tags['addr:place'] ?? ''
  const number = tags['addr:housenumber'] ?? ''
  if (!street) return ''
  const line = NUMBER_FIRST.test(street) ? [number, street] : [street, number]
  const town = [tags['addr:postcode'], tags['addr:city']]
  return [line, town]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
    .slice(0, 300)
}

const LONGEST_LINE = 200
const MOST_TAGS = 12

/** Makes a company of a business on the map. */
export function candidateOf(element: MapElement): Candidate {
  const { type, id, tags, latitude, longitude, asOf } = element
  const country = tags['addr:country']?.trim().toUpperCase() ?? ''
  return {
    name: line(tags.name),
    industry: line(labelOf(tags)),
    size: '',
    city: line(tags['addr:city']),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    description: line(tags['description:en'] ?? tags.description),
    tags: [...tokensOf(tags), ...(chainOf(tags) ? ['chain'] : [])],
    asOf,
    chain: chainOf(tags),
    source: 'openstreetmap',
    sourceUrl: `https://www.openstreetmap.org/${type}/${id}`,
    ...reachOf(element),
    latitude,
    longitude,
  }
}

/**
 * The chain of a branch (OpenStreetMap wiki, Key:brand). A brand that has a Wikidata item is a chain even without a
 * name.
 */
const chainOf = (tags: Record<string, string>): string =>
  line(tags.brand ?? (tags['brand:wikidata'] ? (tags.operator ?? tags.name) : ''))

/** What the business offers: "pizza", "car parts". */
function tokensOf(tags: Record<string, string>): string[] {
  const keys = [
    'shop',
    'craft',
    'amenity',
    'office',
    'tourism',
    'leisure',
    'cuisine',
    'healthcare:speciality',
    'brand',
  ]
  const values = keys.flatMap((key) => tags[key]?.split(';') ?? [])
  const words = values
    .map((value) => line(value.replaceAll('_', ' ')))
    .filter((word) => word && word !== 'yes')
  return [...new Set(words)].slice(0, MOST_TAGS)
}

const line = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE)
