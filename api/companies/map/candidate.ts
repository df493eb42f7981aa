import type { SourceName } from '#db/model/entities/source.ts'
import { tradeOf } from './categories.ts'
import { type MapElement, reachOf } from './element.ts'

/** A company that a source names, before it is weighed; '' and null for what the source does not know. */
export interface Candidate {
  name: string
  website: string
  industry: string
  /** "Small", "Medium", "Large", or the source's own words. */
  size: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** What it does, in a sentence. */
  description: string
  tags: string[]
  /** When its facts were true: a year or a date. */
  asOf: string
  source: SourceName
  /** The source's own page about it. */
  sourceUrl: string
  email: string
  phoneNumber: string
  address: string
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

const LONGEST_LINE = 200
const MOST_TAGS = 12

/** A business of the map as a company. */
export function candidateOf(element: MapElement): Candidate {
  const { type, id, tags, latitude, longitude, asOf } = element
  const country = tags['addr:country']?.trim().toUpperCase() ?? ''
  return {
    name: line(tags.name),
    industry: line(tradeOf(tags)),
    size: '',
    city: line(tags['addr:city']),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    description: line(tags['description:en'] ?? tags.description),
    tags: wordsOf(tags),
    asOf,
    source: 'openstreetmap',
    sourceUrl: `https://www.openstreetmap.org/${type}/${id}`,
    ...reachOf(element),
    latitude,
    longitude,
  }
}

/** What it offers: "pizza", "car parts". */
function wordsOf(tags: Record<string, string>): string[] {
  const told = [
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
  const values = told.flatMap((key) => tags[key]?.split(';') ?? [])
  const words = values
    .map((value) => line(value.replaceAll('_', ' ')))
    .filter((word) => word && word !== 'yes')
  return [...new Set(words)].slice(0, MOST_TAGS)
}

const line = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE)
