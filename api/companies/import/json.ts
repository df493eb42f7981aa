import * as v from 'valibot'

/** A row of JSON: its texts by column, or why it has none. */
interface JsonRow {
  /** Counted from 1. */
  line: number
  cells?: ReadonlyMap<string, string>
  reason?: string
}

/** Stands before each text of a JSON sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e'

/** The longest object that is read, in characters: the outline of a large place is long. */
const LONGEST = 1024 * 1024
const MOST_COLUMNS = 500
/** Deeper things are no facts of a company. */
const DEEPEST = 3

/**
 * The rows of JSON Lines (record separators may stand before each, as in GeoJSON sequences, RFC 8142), or of one JSON text: the objects of its
 * lists. Columns of objects within are joined by dots, "names.primary"; of a list of objects the first one counts.
 * What stands in the `properties` of a GeoJSON feature counts as its own.
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
  /** Of one that is too long not all. */
  written: string
}

/** The lines that hold something, without their ends and outer blanks. */
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

/** The objects that stand in lists, outermost ones only, as they come in. */
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
/** A value of a SPARQL answer (SPARQL 1.1 Query Results JSON Format). */
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
  } else flatten(row, '', cells)
  return { cells }
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
