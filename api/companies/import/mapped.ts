import * as v from 'valibot'
import { type Company, domainOf } from '#api/companies/directory/entry.ts'
import { placeOf } from '#api/companies/query/places.ts'
import { sizesIn } from '#api/companies/query/sizes.ts'
import type { CompanyField, Mapping } from '#db/model/directory.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'

/** Sites on which many have a page: such an address names no company. */
const shared =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|pinterest|wikipedia|google)\.[a-z.]{2,6}$/

const MOST_TAGS = 30

/**
 * Makes a company of a file's row. Texts that are too long are cut, and what cannot be understood but is not
 * needed stays empty.
 * @returns the company, or why the row is left out, to be read after "line 7": "has no website"
 */
export function companyOf(
  cells: ReadonlyMap<string, string>,
  mapping: Mapping,
): Company | { reason: string } {
  const text = (field: CompanyField, most: number) =>
    (cells.get(mapping[field] ?? '') ?? '').trim().replace(/\s+/g, ' ').slice(0, most)
  const name = text('name', 200)
  if (!name) return { reason: 'has no name' }
  const website = websiteOf(text('website', 500))
  if (typeof website !== 'string') return website
  return {
    name,
    website,
    industry: text('industry', 100),
    size: sizeOf(text('size', 100)),
    city: text('city', 100),
    country: countryOf(text('country', 100)),
    description: text('description', 1000),
    tags: tagsIn(text('tags', 2000)),
    email: emailOf(text('email', 200)),
    phone: phoneOf(text('phone', 100)),
    address: text('address', 300),
    asOf: text('asOf', 20),
  }
}

/** The first of several; "acme.com" is as good as an address. */
function websiteOf(written: string): string | { reason: string } {
  const [first = ''] = written.split(/[\s,;|]+/)
  if (!/\w/.test(first)) return { reason: 'has no website' }
  const address = /^https?:\/\//i.test(first) ? first : `https://${first}`
  const domain = domainOf(address)
  if (!domain || !/[^.]\.[a-z0-9-]{2,}$/.test(domain) || new URL(address).username) {
    return { reason: `has no website in “${first.slice(0, 60)}”` }
  }
  if (shared.test(domain)) return { reason: `has only a page on ${domain}` }
  return new URL(address).href.replace(/\/$/, '')
}

/** Employees ("51-200", "37", "500+") or words ("Medium"); '' where they do not tell one size. */
function sizeOf(written: string): CompanySize | '' {
  const [size, another] = sizesIn(written.replace(/\.0{1,2}$/, ''))
  return size && !another ? size : ''
}

/** By name or ISO code. */
function countryOf(written: string): string {
  const countries = written ? (placeOf(written)?.countries ?? []) : []
  return countries.length === 1 ? (countries[0] ?? '') : ''
}

const tagsIn = (written: string) =>
  written
    .split(/[,;|]/)
    .map((tag) => tag.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, MOST_TAGS)

const emailOf = (written: string) => (v.is(v.pipe(v.string(), v.email()), written) ? written : '')
const phoneOf = (written: string) => (/\d.*\d.*\d.*\d.*\d/.test(written) ? written : '')
