import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { starterDirectory } from '#api/companies/directory/directory.ts'
import { DirectoryEntry } from '#api/companies/directory/entry.ts'
import { drawn, drawsFrom } from './draws.ts'

/** The companies that ship with Rove. */
export const starter = readFileSync(starterDirectory, 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(v.pipe(v.string(), v.parseJson(), DirectoryEntry), line))

const kin = new Map<string, DirectoryEntry[]>()
for (const company of starter) kin.set(company.industry, [...(kin.get(company.industry) ?? []), company])

const syllables =
  'al ar ba be bo ca ce co da de do el en fa fi ga go ha he in ka ke la le li lo ma me mi mo na ne no or pa pe ra re ri ro sa se si so ta te ti to ul un va ve vi vo wa za ze zo'.split(
    ' ',
  )
const forms = ['', '', '', ' Group', ' Ltd', ' GmbH', ' BV', ' SA', ' Inc', ' & Sons', ' Partners', ' Co']
const endings = ['com', 'net', 'co.uk', 'de', 'nl', 'fr', 'io', 'org', 'eu', 'com.au']

/**
 * Invented companies whose words are spread as in the starter directory: for each an industry, what it does and
 * whom it serves, taken from different companies of that industry, and a place.
 * @returns the same for the same number; every website is another
 */
function* invented(count: number) {
  const draw = drawsFrom(20_251)
  const pick = <T>(list: readonly T[]): T => drawn(list, draw)
  for (let n = 0; n < count; n++) {
    const base = pick(starter)
    const peers = kin.get(base.industry) ?? []
    const [does = ''] = base.description.split(/ (?=for |to )/)
    const [, ...serves] = pick(peers).description.split(/ (?=for |to )/)
    const word = Array.from({ length: 2 + Math.floor(draw() * 3) }, () => pick(syllables)).join('')
    const place = pick(starter)
    yield {
      name: `${word.charAt(0).toUpperCase()}${word.slice(1)}${pick([` ${base.industry}`, ''])}${pick(forms)}`,
      website: `https://www.${word}-${n.toString(36)}.${pick(endings)}`,
      industry: base.industry,
      size: pick(['Small', 'Small', 'Small', 'Medium', 'Medium', 'Large', '']),
      city: place.city,
      country: place.country,
      description: [does, ...serves].join(' '),
      tags: [...new Set([pick(base.tags), pick(pick(peers).tags), pick(pick(peers).tags)])].filter(Boolean),
      asOf: String(2015 + Math.floor(draw() * 11)),
    }
  }
}

const columns =
  'fsq_place_id,name,latitude,longitude,address,locality,region,postcode,admin_region,post_town,po_box,country,date_created,date_refreshed,date_closed,tel,website,email,facebook_id,instagram,twitter,fsq_category_ids,fsq_category_labels,placemaker_url,unresolved_flags'

/** The same as Foursquare's places, as CSV: what they do stands among the categories. */
export function* foursquareLines(count: number): Generator<string> {
  yield columns
  let n = 0
  for (const { name, website, industry, city, country, description, tags, asOf } of invented(count)) {
    const id = (n++).toString(16).padStart(24, '4')
    const labels = [`Retail > ${industry}`, ...[description, ...tags].map((label) => `Retail > ${label}`)]
    const cells: Record<string, string> = {
      fsq_place_id: id,
      name,
      website,
      country,
      locality: city,
      latitude: '52.01',
      longitude: '4.48',
      address: `${n % 200} Main Street`,
      postcode: '3011',
      tel: `+31 10 ${1_000_000 + n}`,
      date_created: '2014-03-01',
      date_refreshed: `${asOf}-05-01`,
      fsq_category_labels: `[${labels.join(', ')}]`,
    }
    yield columns
      .split(',')
      .map((column) => quoted(cells[column] ?? ''))
      .join(',')
  }
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
