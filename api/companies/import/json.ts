import * as v from 'valibot'

/** A row of JSON: its texts by column, or the reason why it has none. */
interface JsonRow {
  /** Counted from 1. */
  line: number
  cells?: ReadonlyMap<string, string>
  reason?: string
}

/** The character before each text of a JSON sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e'

/** The longest object, in characters. The outline of a large place is long. */
const LONGEST = 1024 * 1024
const MOST_COLUMNS = 500
/** The deepest nesting that is read. Deeper values are not facts about a company. */
const DEEPEST = 3

/**
 * The rows of JSON Lines, or of one JSON text: the objects in its lists. In JSON Lines a record separator may precede
 * each row, as in GeoJSON sequences (RFC 8142). The columns of a nested object have names with dots: "names.primary".
 * Of a list of objects, the first object is read. The `properties` of a GeoJSON feature are read like its own columns.
 */
export async function* jsonRows(
  text: AsyncIterable<string>,
  format: 'jsonl' | 'json',
): AsyncGenerator<JsonRow[]> {
  for await (const { line, written } of format === 'jsonl' ? linesIn(text) : objectsIn(text)) {
    yield [{ line, ...cellsOf(written) }]
  }
}

interface Written {
  line: number
  /** The text of the object, or only a part of it if it is too long. */
  written: string
}

/** The lines that are not empty, without line breaks and outer spaces. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<Written> {
  let rest = ''
  let line = 0
  const trimmed = (written: string) => written.replace(RECORD_SEPARATOR, '').trim()
  for await (const chunk of text) {
    if (!chunk.includes('\n')) {
      if (rest.length <= LONGEST) rest += chunk
      continue
    }
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) {
      line++
      const written = trimmed(each)
      if (written) yield { line, written }
    }
  }
  const written = trimmed(rest)
  if (written) yield { line: line + 1, written }
}

/** The objects in lists, only the outermost ones, as they arrive. */
async function* objectsIn(text: AsyncIterable<string>): AsyncGenerator<Written> {
  const around: string[] = []
  let line = 1
  let depth = 0
  let isQuoted = false
  let isEscaped = false
  let written = ''
  for await (const chunk of text) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const letter = chunk[at] ?? ''
      if (letter === '\n') line++
      if (isEscaped) isEscaped = false
      else if (letter === '\\') isEscaped = isQuoted
      else if (letter === '"') isQuoted = !isQuoted
      else if (isQuoted) continue
      else if (depth > 0) {
        if (letter === '{') depth++
        else if (letter === '}' && --depth === 0) {
          yield { line, written: written + chunk.slice(from, at + 1) }
          written = ''
        }
      } else if (letter === '{' && around.at(-1) === '[') {
        depth = 1
        from = at
      } else if (letter === '{' || letter === '[') around.push(letter)
      else if (letter === '}' || letter === ']') around.pop()
    }
    if (depth > 0 && written.length <= LONGEST) written += chunk.slice(from)
  }
  if (depth > 0) yield { line, written: written || '{' }
}

const JsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const Feature = v.object({
  type: v.literal('Feature'),
  properties: v.nullish(v.record(v.string(), v.unknown())),
})
/** A feature's geometry. Of an outline, any of its points is near enough. */
const Coordinates = v.object({ geometry: v.object({ coordinates: v.array(v.unknown()) }) })
const Pair = v.looseTuple([v.number(), v.number()])

/** A value in a SPARQL result (SPARQL 1.1 Query Results JSON Format). */
const Binding = v.object({
  type: v.picklist(['uri', 'literal', 'typed-literal', 'bnode']),
  value: v.string(),
})

function cellsOf(written: string): Omit<JsonRow, 'line'> {
  if (written.length > LONGEST) return { reason: 'is too long' }
  const parsed = v.safeParse(JsonObject, written)
  if (!parsed.success) return { reason: 'is no JSON object' }
  const row = parsed.output
  const cells = new Map<string, string>()
  if (v.is(Feature, row)) {
    const {
      properties,
      geometry: _outline,
      type: _type,
      bbox: _bbox,
      ...others
    } = { geometry: {}, bbox: [], ...row }
    flatten(properties ?? {}, '', cells)
    flatten(others, '', cells)
    cells.set('@feature', 'Feature')
    const pair = v.is(Coordinates, row) ? firstPairIn(row.geometry.coordinates) : undefined
    if (pair) {
      cells.set('@longitude', String(pair[0]))
      cells.set('@latitude', String(pair[1]))
    }
  } else flatten(row, '', cells)
  return { cells }
}

/** The first point of nested lists of points (RFC 7946), as longitude and latitude. */
function firstPairIn(coordinates: unknown, depth = 0): v.InferOutput<typeof Pair> | undefined {
  if (v.is(Pair, coordinates)) return coordinates
  const isList = Array.isArray(coordinates) && depth < DEEPEST
  return isList ? firstPairIn(coordinates[0], depth + 1) : undefined
}

function flatten(row: object, before: string, cells: Map<string, string>, depth = 1) {
  for (const [name, value] of Object.entries(row)) {
    if (cells.size >= MOST_COLUMNS) return
    const column = before + name
    const inner = Array.isArray(value) ? value.find(isObject) : value
    if (isObject(inner) && !Array.isArray(inner)) {
      if (v.is(Binding, inner)) cells.set(column, inner.value)
      else if (depth < DEEPEST) flatten(inner, `${column}.`, cells, depth + 1)
    } else if (!cells.has(column)) cells.set(column, textOf(value))
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
