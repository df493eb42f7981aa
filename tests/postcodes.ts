// npm run postcodes -- FILE: writes app/features/map/postcodes.txt from the postal codes of GeoNames (CC BY 4.0):
// allCountries.txt of download.geonames.org/export/zip.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDigits, PARTS_OF_A_DEGREE } from '#app/features/map/postcodes.ts'

const HEAD =
  '# Where the postcodes of GeoNames (CC BY 4.0) with the same first characters are: country and these characters, latitude and longitude in tenths of a degree. Sorted. Written by npm run postcodes.'
/** The columns of GeoNames' file. */
const [COUNTRY, CODE, LATITUDE, LONGITUDE] = [0, 1, 9, 10]

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: npm run postcodes -- allCountries.txt')
const areas = new Map<string, { latitudes: number[]; longitudes: number[] }>()
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const cells = line.split('\t')
  const [country = '', code = ''] = [cells[COUNTRY], cells[CODE]]
  const area = codeDigits(country, code)
  if (!area) continue
  const key = `${country} ${area}`
  const { latitudes, longitudes } = areas.get(key) ?? { latitudes: [], longitudes: [] }
  latitudes.push(Number(cells[LATITUDE]))
  longitudes.push(Number(cells[LONGITUDE]))
  areas.set(key, { latitudes, longitudes })
}

/** The middle one, because a few of the places of a file are far off. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round((sorted[sorted.length >> 1] ?? 0) * PARTS_OF_A_DEGREE)
}

const lines = [...areas].map(
  ([key, { latitudes, longitudes }]) => `${key};${median(latitudes)};${median(longitudes)}`,
)
lines.sort((one, other) => (one < other ? -1 : 1))
writeFileSync(
  join(import.meta.dirname, '../app/features/map/postcodes.txt'),
  `${[HEAD, ...lines].join('\n')}\n`,
)
console.log(`${lines.length} areas of ${new Set(lines.map((line) => line.slice(0, 2))).size} countries`)
