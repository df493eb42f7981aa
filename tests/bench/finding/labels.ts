import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { companySizes } from '#db/model/entities/suggestion.ts'

const texts = v.optional(v.array(v.string()), [])
const text = v.optional(v.string(), '')

/** Languages in which a kind's names are known. */
const NameLanguage = v.picklist(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl'])
export type NameLanguage = v.InferOutput<typeof NameLanguage>

/** A kind of business, and what publishers of open data call it, each in its own words. */
const Kind = v.object({
  kind: v.string(),
  sector: v.string(),
  /** How common it is among generated companies; 0 for kinds of which only the shipped directory has some. */
  share: v.number(),
  /** How large its companies mostly are. */
  size: v.picklist(['small', 'medium', 'large']),
  /** LinkedIn's industries, as People Data Labs writes them. */
  linkedin: texts,
  overture: texts,
  /** Foursquare's category labels, the whole path. */
  foursquare: texts,
  /** OpenStreetMap's tags: "amenity=dentist". */
  osm: texts,
  /** NAF Rev. 2, which is NACE Rev. 2 and a letter. */
  naf: text,
  /** As Companies House writes it: code and description. */
  sic: text,
  /** Code and title of NAICS 2022. */
  naics: text,
  /** What companies of this kind often carry in their names. */
  words: v.optional(v.record(NameLanguage, v.array(v.string())), {}),
})
export type Kind = v.InferOutput<typeof Kind>

/** A country with some of its regions and cities. */
const Country = v.object({
  country: v.string(),
  name: v.string(),
  language: v.string(),
  share: v.number(),
  regions: v.array(
    v.object({
      /** Country and the region's own code: "US-TX". */
      region: v.string(),
      name: v.string(),
      english: v.string(),
      cities: v.array(v.string()),
      /** English names of some of the cities. */
      exonyms: v.optional(v.record(v.string(), v.string()), {}),
      /** Other places there that the shipped directory names. */
      also: texts,
    }),
  ),
})
export type Country = v.InferOutput<typeof Country>

/** What a sales person asks for, and which companies are right. */
const Asked = v.object({
  id: v.string(),
  language: v.string(),
  /** Whose buyers are sought. */
  industry: v.string(),
  product: v.object({
    name: v.string(),
    description: v.string(),
    brand: v.string(),
    value: v.string(),
    target_industry: v.string(),
    company_size: v.string(),
    price_range: v.string(),
    category: v.string(),
    keywords: v.string(),
  }),
  /** What the form of a search holds beside the product. */
  ask: v.object({
    location: v.optional(v.string()),
    companySize: v.optional(v.picklist(companySizes)),
    keywords: v.optional(v.string()),
  }),
  /** Kinds of which a sales person would defend each company as a buyer. */
  fits: v.array(v.string()),
  /** Kinds that may buy as well. */
  may: v.array(v.string()),
  /** Kinds that look alike and do not buy: most sell the same. */
  traps: v.array(v.string()),
  /** Countries ("FI") and regions ("US-TX"), any of which is right; none where every place is. */
  where: v.array(v.string()),
})
export type Asked = v.InferOutput<typeof Asked>

const Shipped = v.object({ kind: v.string(), domains: v.array(v.string()) })

export const kinds = linesOf('kinds.jsonl', Kind)
export const countries = linesOf('places.jsonl', Country)

/** The kind of each company that ships with Rove, by its domain; labelled by hand. */
export const shippedKinds = new Map(
  linesOf('shipped.jsonl', Shipped).flatMap(({ kind, domains }) =>
    domains.map((domain) => [domain, kind] as const),
  ),
)

export const halves = ['tune', 'kept'] as const
export type Half = (typeof halves)[number]

/**
 * The products of a half: of those sorted by language, then industry, every second one is kept for the last run.
 * A product that is added later shall come with another of its language and industry.
 */
export function productsOf(half: Half): Asked[] {
  return linesOf('products.jsonl', Asked)
    .toSorted(
      (a, b) => compare(a.language, b.language) || compare(a.industry, b.industry) || compare(a.id, b.id),
    )
    .filter((_, at) => at % 2 === halves.indexOf(half))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const regions = new Map(
  countries.flatMap(({ country, regions }) =>
    regions.flatMap(({ region, cities, exonyms, also }) =>
      [...cities, ...also, ...Object.values(exonyms)].map((city) => [`${country} ${city}`, region] as const),
    ),
  ),
)

/** The region of a city, "US-TX"; '' where it is in none that is asked for. */
export const regionOf = (country: string, city: string): string => regions.get(`${country} ${city}`) ?? ''

function linesOf<const S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S>[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => v.parse(v.pipe(v.string(), v.parseJson(), schema), line))
}
