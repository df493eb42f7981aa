import { fold } from '#api/text/tokens.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'
import { drawn, drawsFrom } from '../draws.ts'
import { countries, type Kind, kinds } from './labels.ts'
import { NAME_LANGUAGES, nameOf } from './names.ts'

/** Who publishes a row: each calls kinds by other words, and knows other things. */
export const publishers = [
  'people-data-labs',
  'overture',
  'foursquare',
  'openstreetmap',
  'business-list',
  'companies-house',
  'sirene',
] as const
export type Publisher = (typeof publishers)[number]

/** An invented company: what it is, and what its publisher knows of it; '' for what it does not. */
export interface Invented {
  /** What it is. Rove never reads this. */
  kind: string
  publisher: Publisher
  name: string
  /** On a domain that is reserved for examples; '' for none. */
  website: string
  /** Of a range that is reserved for fiction; '' for none. */
  phone: string
  address: string
  city: string
  /** "US-TX" */
  region: string
  regionName: string
  country: string
  countryName: string
  /** What the publisher calls its kind. */
  label: string
  /** As published: "11-50"; '' for none. */
  employees: string
  /** In a few words of its language; '' for most. */
  description: string
  /** What these employees make it. */
  size: CompanySize | ''
}

const SEED = 19_043
/** Rows whose publisher has their kind wrong, as open data has some. */
const MISLABELLED = 0.02
const TELLING = 0.6

/** How often each publisher has a row, where it covers the country and knows the kind. */
const shares: Record<Publisher, { share: number; only?: readonly string[] }> = {
  'people-data-labs': { share: 30 },
  overture: { share: 26 },
  foursquare: { share: 20 },
  openstreetmap: { share: 14 },
  'business-list': { share: 12, only: ['US'] },
  'companies-house': { share: 14, only: ['GB'] },
  sirene: { share: 14, only: ['FR'] },
}

/** How often a publisher knows a thing. */
const known: Record<
  Publisher,
  Partial<Record<'website' | 'phone' | 'address' | 'employees' | 'description', number>>
> = {
  'people-data-labs': { website: 0.92, employees: 0.6 },
  overture: { website: 0.6, phone: 0.6, address: 0.95 },
  foursquare: { website: 0.5, phone: 0.6, address: 0.85 },
  openstreetmap: { website: 0.45, phone: 0.4, address: 0.6, description: 0.03 },
  'business-list': { website: 0.65, phone: 0.9, address: 1, employees: 0.4, description: 0.3 },
  'companies-house': { address: 1 },
  sirene: { address: 1 },
}

const common = cumulative(kinds)
const peopled = cumulative(countries)
const sizeShares = { small: [0.88, 0.98], medium: [0.5, 0.9], large: [0.2, 0.6] } as const
const bands: Record<CompanySize, string[]> = {
  Small: ['1-10', '1-10', '11-50'],
  Medium: ['51-200', '201-500'],
  Large: ['501-1000', '1001-5000', '5001-10000'],
}

/** The company of a number: the same each time, whatever was asked before. */
export function inventedAt(n: number): Invented {
  const draw = drawsFrom(Math.imul(n + 1, 0x9e3779b1) ^ SEED)
  const kind = weighted(common, draw)
  const country = weighted(peopled, draw)
  const region = drawn(country.regions, draw)
  const city = drawn(region.cities, draw)
  const publisher = publisherOf(kind, country.country, draw)
  const labels = labelsOf(draw() < MISLABELLED ? weighted(common, draw) : kind, publisher)
  const size = sizeOf(kind, draw)
  const name = nameOf(kind, { language: country.language, city }, TELLING, draw)
  const knows = (thing: keyof (typeof known)[Publisher]) => draw() < (known[publisher][thing] ?? 0)
  const website = knows('website') ? `https://www.${slugOf(name)}-${n.toString(36)}.example` : ''
  const phone = knows('phone') ? phoneIn(country.country, draw) : ''
  const lonely = !(website || phone) && known[publisher].address !== undefined
  const address = knows('address') || lonely ? addressIn(country.language, draw) : ''
  const employees = knows('employees') ? drawn(bands[size], draw) : ''
  const words = kind.words[NAME_LANGUAGES.find((own) => own === country.language) ?? 'en'] ?? []
  const description = knows('description') && words.length > 0 ? `${drawn(words, draw)}, ${city}` : ''
  return {
    kind: kind.kind,
    publisher,
    name,
    website,
    phone,
    address,
    city,
    country: country.country,
    region: region.region,
    regionName: region.name,
    countryName: country.name,
    label: labels.length > 0 ? drawn(labels, draw) : '',
    employees,
    description,
    size: employees && size,
    ...(publisher === 'people-data-labs' && { city: region.exonyms[city] ?? city }),
    ...(publisher === 'companies-house' && {
      name: `${name.replace(/ (Ltd|LLC|Inc|Co|Group)$/, '')} Limited`,
    }),
  }
}

/** The company of a website that inventedAt has made. */
export function inventedOn(website: string): Invented | undefined {
  const [, n] = /-([0-9a-z]+)\.example\/?$/.exec(website) ?? []
  return n === undefined ? undefined : inventedAt(Number.parseInt(n, 36))
}

/** How a company without a website is known again. */
export const nameInCity = ({ name, city }: Pick<Invented, 'name' | 'city'>) => `${fold(name)} | ${fold(city)}`

const having = new Map<string, Cumulative<{ name: Publisher; share: number }>>()

function publisherOf(kind: Kind, country: string, draw: () => number): Publisher {
  const key = `${kind.kind} ${country}`
  const known = having.get(key) ?? cumulative(publishersOf(kind, country))
  having.set(key, known)
  return weighted(known, draw).name
}

const publishersOf = (kind: Kind, country: string) =>
  publishers
    .filter((name) => shares[name].only?.includes(country) ?? true)
    .filter((name) => labelsOf(kind, name).length > 0)
    .map((name) => ({ name, share: shares[name].share }))

/** What a publisher calls a kind; none where it has no word for it. */
function labelsOf(kind: Kind, publisher: Publisher): string[] {
  const { linkedin, overture, foursquare, osm, naf, sic, naics } = kind
  const labels: Record<Publisher, string[]> = {
    'people-data-labs': linkedin,
    overture,
    foursquare,
    openstreetmap: osm,
    'business-list': naics ? [naics] : [],
    'companies-house': sic ? [sic] : [],
    sirene: naf ? [naf] : [],
  }
  return labels[publisher]
}

function sizeOf({ size }: Kind, draw: () => number): CompanySize {
  const [small, medium] = sizeShares[size]
  const at = draw()
  return at < small ? 'Small' : at < medium ? 'Medium' : 'Large'
}

const slugOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'company'

/** Beginnings of numbers that regulators keep for films and books, and how many digits follow. */
const fictional: Record<string, [string, number][]> = {
  US: [
    ['+1 212 555 01', 2],
    ['+1 512 555 01', 2],
    ['+1 608 555 01', 2],
    ['+1 312 555 01', 2],
  ],
  CA: [
    ['+1 416 555 01', 2],
    ['+1 604 555 01', 2],
  ],
  GB: [
    ['+44 1632 960', 3],
    ['+44 20 7946 0', 3],
    ['+44 113 496 0', 3],
    ['+44 131 496 0', 3],
  ],
  IE: [['+353 20 91 0', 4]],
  DE: [
    ['+49 30 23125 ', 3],
    ['+49 69 90009 ', 3],
    ['+49 40 66969 ', 3],
    ['+49 221 4710 ', 3],
    ['+49 89 99998 ', 3],
  ],
  FR: [
    ['+33 1 99 00 ', 4],
    ['+33 2 61 91 ', 4],
    ['+33 3 53 01 ', 4],
    ['+33 4 65 71 ', 4],
    ['+33 5 36 49 ', 4],
  ],
  SE: [
    ['+46 8 465 004 ', 2],
    ['+46 31 390 06', 2],
    ['+46 40 628 04', 2],
  ],
  AU: [
    ['+61 2 5550 ', 4],
    ['+61 3 7010 ', 4],
    ['+61 7 7010 ', 4],
    ['+61 8 7010 ', 4],
  ],
}

/** '' where a country keeps no numbers for fiction. */
function phoneIn(country: string, draw: () => number): string {
  const ranges = fictional[country]
  if (!ranges) return ''
  const [start, digits] = drawn(ranges, draw)
  return start + String(Math.floor(draw() * 10 ** digits)).padStart(digits, '0')
}

const streets: Record<string, (no: number) => string> = {
  en: (no) => `${no} Station Road`,
  de: (no) => `Bahnhofstraße ${no}`,
  fr: (no) => `${no} rue de la République`,
  es: (no) => `Calle Mayor ${no}`,
  it: (no) => `Via Roma ${no}`,
  nl: (no) => `Stationsstraat ${no}`,
  pl: (no) => `ul. Długa ${no}`,
  pt: (no) => `Rua Direita ${no}`,
}

const addressIn = (language: string, draw: () => number) =>
  (streets[language] ?? ((no) => `Storgatan ${no}`))(1 + Math.floor(draw() * 180))

interface Cumulative<T> {
  items: readonly T[]
  /** Up to where each item reaches. */
  ends: number[]
}

function cumulative<T extends { share: number }>(items: readonly T[]): Cumulative<T> {
  let sum = 0
  return { items, ends: items.map(({ share }) => (sum += share)) }
}

function weighted<T>({ items, ends }: Cumulative<T>, draw: () => number): T {
  const at = draw() * (ends.at(-1) ?? 0)
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > at) high = middle
    else low = middle + 1
  }
  const item = items[low]
  if (item === undefined) throw new Error('There is nothing to draw from')
  return item
}
