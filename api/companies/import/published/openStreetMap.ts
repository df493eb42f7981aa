import { reachOf } from '#api/companies/map/element.ts'
import { type Publication, UNREACHABLE } from './publication.ts'

/** Keys whose value is the kind of a business, the most specific first (OpenStreetMap wiki, "Map features"). */
const KINDS = [
  ...['shop', 'craft', 'office', 'healthcare', 'industrial', 'man_made', 'tourism', 'amenity', 'leisure'],
  ...['club', 'aeroway', 'landuse', 'building'],
]
/** Values that do not say what kind of business it is. */
const VAGUE = /^(yes|no|vacant|house|residential|apartments|roof)$/

/** The keys of a business's contact data and address. */
const REACH = [
  ...[
    'website',
    'contact:website',
    'url',
    'contact:url',
    'phone',
    'contact:phone',
    'mobile',
    'contact:mobile',
  ],
  ...[
    'email',
    'contact:email',
    'addr:full',
    'addr:street',
    'addr:place',
    'addr:housenumber',
    'addr:postcode',
  ],
  'addr:city',
]

/** An extract of OpenStreetMap as GeoJSON features, such as `osmium export` writes. */
export const openStreetMap: Publication = {
  name: 'OpenStreetMap',
  isLaidOut: (has) => has('@feature') && KINDS.some(has),
  read(cell) {
    const kind = KINDS.find((key) => cell(key) && !VAGUE.test(cell(key)))
    if (!kind) return { reason: 'is no business' }
    const tags = Object.fromEntries(REACH.map((key) => [key, cell(key)]).filter(([, value]) => value))
    const { website, phoneNumber, email, address } = reachOf({ tags })
    if (!(website || phoneNumber || email || address)) return UNREACHABLE
    const [value = ''] = cell(kind).split(';')
    return {
      name: cell('name'),
      industry: `${kind}=${value.trim()}`,
      city: cell('addr:city') || cell('addr:town') || cell('addr:village') || cell('addr:place'),
      region: cell('addr:state') || cell('addr:province'),
      country: cell('addr:country'),
      description: cell('description:en') || cell('description'),
      tags: [cell('cuisine'), cell('healthcare:speciality'), cell('product'), cell('brand')]
        .join(';')
        .replaceAll('_', ' '),
      website,
      email,
      phone: phoneNumber,
      address,
      page: pageOf(cell('@id') || cell('id'), cell('@type')),
      asOf: cell('check_date') || cell('@timestamp').slice(0, 10),
    }
  },
}

const types: Record<string, string> = { n: 'node', w: 'way', r: 'relation' }

/**
 * The map's page about an object. osmium gives areas ids of its own: "a" with twice the way's id, or with twice the
 * relation's id plus one. Other tools write "way/12", or the type in another column.
 */
function pageOf(id: string, type: string): string {
  const [, letter = '', given = ''] = /^(?:([nwra])|(?:node|way|relation)\/)?(\d+)$/.exec(id) ?? []
  if (!given) return ''
  const spelt = id.includes('/') ? id.slice(0, id.indexOf('/')) : type
  const isOutline = letter === 'a'
  const number = isOutline ? Math.floor(Number(given) / 2) : Number(given)
  const kind = isOutline ? (Number(given) % 2 === 0 ? 'way' : 'relation') : (types[letter] ?? spelt)
  return kind ? `https://www.openstreetmap.org/${kind}/${number}` : ''
}
