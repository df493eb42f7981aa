/** An element of the map, as a test writes it. */
export interface MapThing {
  type?: 'node' | 'way' | 'relation'
  id: number
  lat: number
  lon: number
  tags: Record<string, string>
  /** ISO 3166 alpha-2, for searches within a country. */
  country?: string
  /** ISO 3166-2, for searches within a region. */
  region?: string
}

type Matches = (thing: MapThing) => boolean

const STRING = '"((?:[^"\\\\]|\\\\.)*)"'
const STATEMENT = new RegExp(
  `^nwr((?:\\[${STRING}(?:[=~]${STRING})?\\])+)(?:\\(around:(\\d+),(-?[\\d.]+),(-?[\\d.]+)\\)|(\\(area\\.land\\)))?$`,
)
const FILTER = new RegExp(`\\[${STRING}(?:([=~])${STRING})?\\]`, 'g')
const QUERY =
  /^\[out:json\]\[timeout:\d+\]\[maxsize:\d+\];(?:area\["ISO3166-[12]"="([A-Z]{2}(?:-\w+)?)"\]->\.land;)?\((.*)\);out center (\d+);$/s

/**
 * Answers the part of Overpass QL that Rove writes: a union of nwr with tag filters, around a point or in a country.
 * @returns null for anything else, as a parse error
 */
export function answerTo(query: string, things: MapThing[]): object[] | null {
  const [, country, union = '', most] = QUERY.exec(query) ?? []
  const statements = union.split(/;(?=nwr|$)/).filter(Boolean)
  const readings = statements.map((statement) => readingOf(statement, country))
  if (statements.length === 0 || readings.includes(null)) return null
  return things
    .filter((thing) => readings.some((matches) => matches?.(thing)))
    .toSorted((a, b) => a.id - b.id)
    .slice(0, Number(most))
    .map(asElement)
}

function readingOf(statement: string, country: string | undefined): Matches | null {
  const [, filters = '', , , radius, latitude, longitude, inLand] = STATEMENT.exec(statement) ?? []
  if (!filters) return null
  const tests = [...filters.matchAll(FILTER)].map(([, key = '', how, value = '']) => tagTest(key, how, value))
  if (radius) tests.push((thing) => metres(thing, Number(latitude), Number(longitude)) <= Number(radius))
  if (inLand) tests.push((thing) => thing.country === country || thing.region === country)
  return (thing) => tests.every((matches) => matches(thing))
}

function tagTest(key: string, how: string | undefined, value: string): Matches {
  const wanted = value.replace(/\\(.)/g, '$1')
  return ({ tags }) => {
    const own = tags[key.replace(/\\(.)/g, '$1')]
    if (own === undefined || how === undefined) return own !== undefined
    return how === '=' ? own === wanted : new RegExp(wanted).test(own)
  }
}

function metres({ lat, lon }: MapThing, latitude: number, longitude: number): number {
  const east = (lon - longitude) * Math.cos((latitude * Math.PI) / 180)
  return 111_195 * Math.hypot(lat - latitude, east)
}

function asElement({ type = 'node', id, lat, lon, tags }: MapThing): object {
  if (type === 'node') return { type, id, lat, lon, tags }
  return { type, id, center: { lat, lon }, ...(type === 'way' ? { nodes: [id + 1, id + 2] } : {}), tags }
}
