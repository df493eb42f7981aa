import { joined, type Publication } from './publication.ts'

/** The Global LEI Index of GLEIF: level 1 of its golden copy or concatenated files, as CSV. It has no industries. */
export const gleif: Publication = {
  name: 'GLEIF, Global LEI Index',
  isLaidOut: (has) => ['LEI', 'Entity.LegalName', 'Entity.EntityStatus'].every(has),
  read(cell) {
    if (cell('Entity.EntityStatus') !== 'ACTIVE') return { reason: 'is not active' }
    if (cell('Entity.EntityCategory') === 'FUND') return { reason: 'is a fund' }
    const at = cell('Entity.HeadquartersAddress.City') ? 'Entity.HeadquartersAddress' : 'Entity.LegalAddress'
    const city = cell(`${at}.City`)
    return {
      name: cell('Entity.LegalName'),
      city,
      region: cell(`${at}.Region`),
      country: cell(`${at}.Country`),
      address: joined([
        cell(`${at}.FirstAddressLine`),
        cell(`${at}.AdditionalAddressLine.1`),
        joined([cell(`${at}.PostalCode`), city], ' '),
      ]),
      page: `https://search.gleif.org/#/record/${cell('LEI')}`,
      asOf: cell('Registration.LastUpdateDate').slice(0, 10),
    }
  },
}
