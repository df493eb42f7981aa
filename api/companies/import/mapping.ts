import * as v from 'valibot'
import { type DirectoryEntry, domainOf } from '#api/companies/directory/entry.ts'
import { placeOf } from '#api/companies/query/places.ts'
import { sizesIn } from '#api/companies/query/sizes.ts'
import { fold } from '#api/companies/query/tokens.ts'
import { type CompanyField, companyFields, type Mapping } from '#db/model/directory.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'

/** What a column is called that holds a field: by its whole name, the usual first, or by a part of it. */
const names: Record<CompanyField, { whole: string; part?: RegExp }> = {
  name: {
    whole:
      'company name, company, organisation name, organization name, organisation, organization, account name, business name, legal name, trading name, entity name, name, account, business, firm, firma, firmenname, raison sociale',
    part: /\b(company|organi[sz]ation|account|business|legal|entity) name\b/,
  },
  website: {
    whole:
      'website, domain, web site, website url, company website, company domain, company url, domain name, homepage, home page, url, web, www, site, webseite, site web',
    part: /\b(website|domain|homepage|url)\b/,
  },
  industry: {
    whole:
      'industry, industries, sector, primary industry, category, vertical, trade, line of business, branche',
    part: /\b(industry|sector)\b/,
  },
  size: {
    whole:
      'company size, size, employees, number of employees, employee count, employee range, size range, headcount, staff, mitarbeiter',
    part: /\b(employees|headcount|company size)\b/,
  },
  city: {
    whole: 'city, town, locality, post town, location city, hq city, ort, stadt, ville',
    part: /\b(city|town|locality)\b/,
  },
  country: { whole: 'country, country code, country name, hq country, land, pays', part: /\bcountry\b/ },
  description: {
    whole:
      'description, short description, company description, about, summary, overview, profile, beschreibung',
    part: /\b(description|about|summary)\b/,
  },
  tags: { whole: 'tags, keywords, specialties, specialities, labels, topics', part: /\b(tags|keywords)\b/ },
  email: { whole: 'email, e mail, email address, contact email, company email, mail', part: /\be ?mail\b/ },
  phone: {
    whole: 'phone, telephone, phone number, telephone number, tel, telefon',
    part: /\b(phone|telephone)\b/,
  },
  address: {
    whole: 'address, full address, street address, postal address, street, adresse',
    part: /\baddress\b/,
  },
  asOf: { whole: 'as of, updated, last updated, updated at, last modified' },
}

/** Columns that are named like another and hold something else. */
const misleading = /\b(linked ?in|facebook|twitter|instagram|you ?tube|crunchbase|logo|image|photo|id)\b/

/** Guesses from a file's header which column holds which field; a column serves one field. */
export function guessMapping(header: readonly string[]): Mapping {
  const free = new Map(header.map((column) => [column, plain(column)]))
  const mapping: Mapping = {}
  const use = (field: CompanyField, column: string | undefined) => {
    if (column === undefined) return
    mapping[field] = column
    free.delete(column)
  }
  for (const field of companyFields) {
    const wholes = names[field].whole.split(', ')
    const known = wholes.find((whole) => [...free.values()].includes(whole))
    use(field, known && [...free].find(([, name]) => name === known)?.[0])
  }
  for (const field of companyFields) {
    const { part } = names[field]
    if (mapping[field] !== undefined || !part) continue
    use(field, [...free].find(([, name]) => part.test(name) && !misleading.test(name))?.[0])
  }
  return mapping
}

/** "companyName", "company_name" and "Company Name" are one. */
const plain = (column: string) => fold(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))

/** Sites on which many have a page: such an address names no company. */
const sharedHost =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|pinterest|wikipedia|google)\.[a-z.]{2,6}$/

const MOST_TAGS = 30

/**
 * Makes a directory's entry of a file's row. Texts that are too long are cut, and what cannot be understood but is not
 * needed stays empty.
 * @returns the entry, or why the row is left out, to be read after "line 7": "has no website"
 */
export function entryOf(
  cells: ReadonlyMap<string, string>,
  mapping: Mapping,
): DirectoryEntry | { reason: string } {
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
  if (sharedHost.test(domain)) return { reason: `has only a page on ${domain}` }
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
