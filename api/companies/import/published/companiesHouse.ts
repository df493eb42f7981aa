import { joined, type Publication, titleCased } from './publication.ts'

const SICS = ['SICCode.SicText_1', 'SICCode.SicText_2', 'SICCode.SicText_3', 'SICCode.SicText_4']
/** The SIC codes of dormant and non-trading companies, which do not buy. */
const ASLEEP = /^(99999|74990)\b/
/** The size of a company by its kind of accounts (Companies Act 2006: small is up to 50 employees). */
const sizes: Record<string, string> = {
  'MICRO ENTITY': 'Small',
  SMALL: 'Small',
  'TOTAL EXEMPTION FULL': 'Small',
  'TOTAL EXEMPTION SMALL': 'Small',
  MEDIUM: 'Medium',
}

/** Basic company data of Companies House. The names of some columns begin with a space. */
export const companiesHouse: Publication = {
  name: 'Companies House, basic company data',
  isLaidOut: (has) => ['CompanyName', 'CompanyStatus', 'RegAddress.PostTown'].every(has),
  read(cell) {
    if (!/^active/i.test(cell('CompanyStatus'))) return { reason: 'is not active' }
    const [sic = ''] = SICS.map(cell).filter((text) => /^\d/.test(text))
    if (ASLEEP.test(sic)) return { reason: 'does not trade' }
    const address = (column: string) => titleCased(cell(`RegAddress.${column}`))
    const number = cell('CompanyNumber')
    return {
      name: cell('CompanyName'),
      industry: sic,
      size: sizes[cell('Accounts.AccountCategory').toUpperCase()] ?? '',
      city: address('PostTown'),
      region: address('County'),
      country: address('Country') || 'United Kingdom',
      address: joined([
        joined([address('AddressLine1'), address('AddressLine2'), address('PostTown')]),
        cell('RegAddress.PostCode'),
      ]),
      page: number && `https://find-and-update.company-information.service.gov.uk/company/${number}`,
    }
  },
}
