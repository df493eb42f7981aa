import * as v from 'valibot'
import { type DirectoryEntry, domainOf, plainHostOf, withoutWww } from '#api/companies/directory/entry.ts'
import { countryNamed } from '#api/companies/query/places.ts'
import { remembering } from '#api/text/remembering.ts'
import { fold } from '#api/text/tokens.ts'
import { addressOf } from '#db/model/address.ts'
import { sizesIn } from '#db/model/companySize.ts'
import { type CompanyField, companyFields, type Mapping } from '#db/model/directory.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'
import { pointIn } from '#db/model/place.ts'
import type { Cells } from './rows.ts'

/**
 * The names of columns for each field, in the languages of European lists: whole names, the most usual first, and a
 * pattern for a part of the name.
 */
const names: Record<CompanyField, { whole: string; part?: RegExp }> = {
  name: {
    whole:
      'company name, company, organisation name, organization name, organisation, organization, account name, business name, legal name, trading name, entity name, name, account, business, firm, firma, firmenname, unternehmen, unternehmensname, betrieb, bezeichnung, raison sociale, denomination, entreprise, nom, nombre, empresa, razon social, denominazione, ragione sociale, azienda, bedrijfsnaam, bedrijf, naam, nazwa, nazwa firmy',
    part: /\b(company|organi[sz]ation|account|business|legal|entity) name\b/,
  },
  website: {
    whole:
      'website, domain, web site, website url, company website, company domain, company url, domain name, homepage, home page, web address, url, web, www, internet, internetadresse, site, webseite, site web, site internet, sito web, sito, sitio web, pagina web, strona www, strona internetowa',
    part: /\b(website|domain|homepage|url|web address)\b/,
  },
  industry: {
    whole:
      'industry, industries, sector, primary industry, category, vertical, trade, line of business, branche, wirtschaftszweig, secteur, secteur d activite, activite, settore, attivita, actividad, bedrijfstak, branza, naics title, naics description, sic description, nace description, main activity, activity, naics, nace, nace code, sic, sic code, naics code',
    part: /\b(industry|sector|naics|nace)\b/,
  },
  size: {
    whole:
      'company size, size, employees, number of employees, employee count, employee range, size range, headcount, staff, mitarbeiter, mitarbeiterzahl, beschaftigte, effectif, effectifs, dipendenti, empleados, medewerkers, werknemers, zatrudnienie',
    part: /\b(employees|headcount|company size)\b/,
  },
  city: {
    whole:
      'city, town, locality, post town, location city, hq city, ort, stadt, gemeinde, ville, commune, citta, comune, ciudad, localidad, municipio, plaats, woonplaats, miasto, miejscowosc',
    part: /\b(city|town|locality)\b/,
  },
  region: {
    whole:
      'region, state, province, county, state province, state region, bundesland, kanton, departement, regione, provincia, comunidad autonoma, provincie, wojewodztwo',
    part: /\b(state|province|county) (code|name)\b/,
  },
  country: {
    whole: 'country, country code, country name, hq country, land, pays, paese, nazione, pais, kraj',
    part: /\bcountry\b/,
  },
  description: {
    whole:
      'description, short description, company description, about, summary, overview, profile, beschreibung, descrizione, descripcion, omschrijving, opis',
    part: /\b(description|about|summary)\b/,
  },
  tags: { whole: 'tags, keywords, specialties, specialities, labels, topics', part: /\b(tags|keywords)\b/ },
  email: {
    whole:
      'email, e mail, email address, contact email, company email, mail, courriel, correo, correo electronico, posta elettronica',
    part: /\be ?mail\b/,
  },
  phone: {
    whole:
      'phone, telephone, phone number, telephone number, tel, telefon, telefonnummer, rufnummer, telefono, telefoon, telefoonnummer, numer telefonu',
    part: /\b(phone|telephone)\b/,
  },
  address: {
    whole:
      'address, full address, street address, postal address, street, adresse, anschrift, strasse, indirizzo, via, direccion, domicilio, adres, straat, ulica, rue',
    part: /\baddress\b/,
  },
  page: { whole: 'page, source page, source url, record url' },
  asOf: { whole: 'as of, updated, last updated, updated at, last modified' },
}

/** Names of columns that look like a field's but hold something else. */
const misleading =
  /\b(linked ?in|facebook|twitter|instagram|you ?tube|crunchbase|logo|image|photo|id|fax|vat|tax|date|founded|incorporat\w*|zip|post(al)? ?code|plz|latitude|longitude|lat|lon|lng)\b/

/** The guess considers this many columns. A person can still choose any other. */
const MOST_COLUMNS = 1_000
/** The number of characters of a value or a name that the guess considers. */
const LOOKED_AT = 300

/**
 * Guesses which column of a file holds which field. Each column is used for one field.
 * @param rows the first rows; if the header does not identify a column, its values may
 */
export function guessMapping(header: readonly string[], rows: readonly Cells[] = []): Mapping {
  const free = new Map(
    header.slice(0, MOST_COLUMNS).map((column) => [column, plain(column.slice(0, LOOKED_AT))]),
  )
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
  for (const [field, looksLike] of looks) {
    if (mapping[field] !== undefined) continue
    use(field, [...free].find(([column, name]) => !misleading.test(name) && isOf(column, looksLike))?.[0])
  }
  return mapping

  function isOf(column: string, looksLike: (value: string) => boolean) {
    const values = rows.map((row) => row.get(column)?.slice(0, LOOKED_AT).trim() ?? '').filter(Boolean)
    return values.length > 0 && values.filter(looksLike).length >= MOSTLY * values.length
  }
}

/** The share of a column's values that must look like a field's values. */
const MOSTLY = 0.7

/** Checks whether a value looks like a field's value, the most specific fields first. */
const looks: [CompanyField, (value: string) => boolean][] = [
  ['email', (value) => emailOf(value) !== ''],
  ['website', (value) => typeof websiteOf(value) === 'string'],
  ['phone', (value) => /^(\+|00|0|\()[\d\s()./-]{7,20}$/.test(value) && !/^0\d{1,4}$/.test(value)],
  ['size', (value) => /^\d{1,6}\s*(-|–|to)\s*\d{1,6}$|^\d{1,6}\+$/.test(value)],
  ['country', (value) => value.length > 2 && countryOf(value) !== ''],
  ['address', (value) => /\p{L}{3}.*\b\d{1,4}\s?[a-z]?\b|^\d{1,4}\s+\p{L}{3}/iu.test(value)],
]

/** Normalises a name: "companyName", "company_name" and "Company Name" become the same. */
const plain = (column: string) => fold(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))

/** Hosts that many companies share, which identify no company. */
const sharedHost =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|pinterest|wikipedia|google)\.[a-z.]{2,6}$/

const MOST_TAGS = 30

/**
 * Makes a directory entry from a row of a file. Texts that are too long are cut. An optional value that cannot be
 * parsed stays empty.
 * @returns the entry, or the reason why the row is left out. The reason follows "line 7": "has no website, phone or
 * address"
 */
export function entryOf(cells: Pick<Cells, 'get'>, mapping: Mapping): DirectoryEntry | { reason: string } {
  const name = textIn(cells, mapping.name, 200)
  if (!name) return { reason: 'has no name' }
  const website = websiteOf(textIn(cells, mapping.website, 500))
  const email = emailOf(textIn(cells, mapping.email, 200))
  const phone = phoneOf(textIn(cells, mapping.phone, 100))
  const address = textIn(cells, mapping.address, 300)
  const page = pageOf(textIn(cells, mapping.page, 500))
  if (typeof website !== 'string' && !(email || phone || address || page)) return website
  return {
    name,
    website: typeof website === 'string' ? website : '',
    industry: textIn(cells, mapping.industry, 100),
    size: sizeOf(textIn(cells, mapping.size, 100)),
    city: textIn(cells, mapping.city, 100),
    region: textIn(cells, mapping.region, 100),
    country: countryOf(textIn(cells, mapping.country, 100)),
    description: textIn(cells, mapping.description, 1000),
    tags: tagsIn(textIn(cells, mapping.tags, 2000)),
    email,
    phone,
    address,
    page,
    asOf: textIn(cells, mapping.asOf, 20),
    position: positionIn(cells),
  }
}

/** The columns for a position, as publishers and exports call them: a GeoJSON point, degrees, or a box around it. */
const POSITIONS = [
  ['@latitude', '@longitude'],
  ['latitude', 'longitude'],
  ['Latitude', 'Longitude'],
  ['lat', 'lon'],
  ['lat', 'lng'],
  ['@lat', '@lon'],
  ['bbox.ymin', 'bbox.xmin'],
] as const

/** Where a row says that its company is; null if it does not, or if it says 0, 0. */
function positionIn(cells: Pick<Cells, 'get'>): DirectoryEntry['position'] {
  for (const [north, east] of POSITIONS) {
    const latitude = cells.get(north)
    if (!latitude) continue
    const longitude = cells.get(east)
    if (!longitude) continue
    const point = pointIn(`${latitude.trim()},${longitude.trim()}`)
    if (point && (point.latitude !== 0 || point.longitude !== 0)) return point
  }
  return null
}

function textIn(cells: Pick<Cells, 'get'>, column: string | undefined, most: number): string {
  const written = column && cells.get(column)
  // Most cells are empty, and an import may have a million rows.
  return written ? oneLine(written).slice(0, most) : ''
}

const oneLine = (text: string) => (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

/** The first of several addresses. A domain such as "acme.com" counts as an address. */
function websiteOf(written: string): string | { reason: string } {
  const [first = ''] = written.split(/[\s,;|]+/)
  if (!/\w/.test(first)) return { reason: 'has no website, phone or address' }
  const address = /^https?:\/\//i.test(first) ? first : `https://${first}`
  const plain = plainHostOf(address)
  const domain = plain ? withoutWww(plain) : domainOf(address)
  const parsed = plain ? undefined : addressOf(address)
  if (!domain || !/[^.]\.(?=[\d-]*[a-z])[a-z\d-]{2,}$/.test(domain) || parsed?.username) {
    return { reason: `has no phone, no address, and no website in “${first.slice(0, 60)}”` }
  }
  if (sharedHost.test(domain)) return { reason: `has no phone, no address, and only a page on ${domain}` }
  return (parsed?.href ?? address).replace(/\/$/, '')
}

const pageOf = (written: string) => (/^https?:\/\/[^\s/]+\.[^\s]+$/.test(written) ? written : '')

/** Parses a number of employees ("51-200", "37", "500+") or words ("Medium"); '' if they do not give one size. */
const sizeOf = remembering((written): CompanySize | '' => {
  const [size, another] = written ? sizesIn(written.replace(/\.0{1,2}$/, '')) : []
  return size && !another ? size : ''
})

/** The code of a country, by its name or ISO code. */
const countryOf = remembering((written) => (written ? countryNamed(written) : ''))

const tagsIn = (written: string) => (written ? listIn(written) : [])

const listIn = (written: string) =>
  written
    .split(/[,;|]/)
    .map((tag) => tag.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, MOST_TAGS)

const Email = v.pipe(v.string(), v.email())
const emailOf = (written: string) => (written && v.is(Email, written) ? written : '')
const phoneOf = (written: string) => (/\d.*\d.*\d.*\d.*\d/.test(written) ? written : '')
