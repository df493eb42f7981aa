import { fold } from '#api/companies/query/tokens.ts'
import { type CompanyField, companyFields, type Mapping } from '#db/model/directory.ts'

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
