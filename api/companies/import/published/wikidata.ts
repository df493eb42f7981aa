import type { Publication } from './publication.ts'

const SUBJECTS = ['company', 'item', 'organisation', 'organization', 'business']

/** The answer of Wikidata's query service to the query in docs/companies.md, or to one with columns named alike. */
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

/** An item without a name in the language that was asked for comes by its number or address. */
const isUnnamed = (value: string) => /^(https?:\/\/www\.wikidata\.org\/entity\/)?Q\d+$/.test(value)
