import { CLOSED, itemsIn, joined, type Publication } from './publication.ts'

/** Places of Overture Maps: GeoJSON sequences from its command line tool, or JSON Lines with the same columns. */
export const overture: Publication = {
  name: 'Overture Maps, Places',
  isLaidOut: (has) =>
    has('names.primary') &&
    ['categories.primary', 'taxonomy.primary', 'basic_category', 'confidence'].some(has),
  read(cell) {
    if (cell('operating_status') === 'permanently_closed') return CLOSED
    const first = (column: string) => itemsIn(cell(column))[0] ?? ''
    const city = cell('addresses.locality')
    return {
      name: cell('names.primary'),
      website: first('websites'),
      industry: cell('categories.primary') || cell('taxonomy.primary') || cell('basic_category'),
      city,
      region: cell('addresses.region'),
      country: cell('addresses.country'),
      tags: (cell('categories.alternate') || cell('taxonomy.alternates')).replaceAll('_', ' '),
      email: first('emails'),
      phone: first('phones'),
      address: joined([cell('addresses.freeform'), joined([cell('addresses.postcode'), city], ' ')]),
      asOf: cell('sources.update_time').slice(0, 10),
    }
  },
}
