import type { Publication } from './publication.ts'

const SUBJECTS = ['company', 'item', 'organisation', 'organization', 'business']

/**
 * The result of the query in docs/companies.md from Wikidata's query service, or of one with similar column names.
 */
export const wikidata: Publication = {
  name: 'Wikidata',
  isLaidOut: (has) => SUBJECTS.some((name) => has(name) && has(`${name}Label`)),
  read(cell) {
    const first = (...columns: string[]) =>
      columns.map(cell).find((value) => value && !isUnnamed(value)) ?? ''
    const subject = SUBJECTS.find((name) => cell(name)) ?? ''
    const named = (...columns: string[]) => first(...columns.flatMap((column) => [`${column}Label`, column]))
    return {
      name: first(`${subject}Label`),
      website: first('website', 'officialWebsite', 'site', 'url'),
      industry: named('industry', 'sector'),
      size: first('employees', 'numberOfEmployees', 'employeeCount').replace(/^\+/, ''),
      city: named('city', 'headquarters', 'headquartersLocation', 'place', 'location'),
      region: named('region', 'state'),
      country: first('countryCode', 'countryLabel', 'country'),
      description: first(`${subject}Description`, 'description'),
      email: first('email').replace(/^mailto:/, ''),
      phone: first('phone', 'telephone'),
      address: first('address', 'streetAddress'),
      page: cell(subject),
    }
  },
}

/** Whether a label is only the item's number or address, because the item has no name in the requested language. */
const isUnnamed = (value: string) => /^(https?:\/\/www\.wikidata\.org\/entity\/)?Q\d+$/.test(value)
