import { setImmediate as turn } from 'node:timers/promises'
import { csvRecords } from '#db/import/csv.ts'
import type { FileFormat } from '#db/model/directory.ts'
import { jsonRows, RECORD_SEPARATOR } from './json.ts'
import type { Publication, PublishedFields } from './published/publication.ts'
import { publicationOf } from './published/publications.ts'

/** A row's texts by column. */
export interface Cells {
  get(column: string): string | undefined
  keys(): Iterable<string>
}

/** One row of a file: its texts by column, or the reason why it has none. */
export interface SourceRow {
  /** Counted from 1. */
  line: number
  cells?: Cells
  reason?: string
  /** The publication whose layout the file has. */
  publication?: Publication
}

/**
 * The rows of an imported file, in batches. Memory does not grow with the file. If the publisher's layout is known,
 * each row also has Rove's own fields, read as the publisher documents them; they come before the publisher's columns.
 * @throws Unreadable if a quotation mark of a CSV file is never closed
 */
export async function* rowsIn(
  input: AsyncIterable<Uint8Array>,
  format: FileFormat,
): AsyncGenerator<SourceRow[]> {
  const text = textIn(input)
  let read: ReturnType<typeof readerOf> | undefined
  let looked = false
  for await (const rows of format === 'csv' ? csvRows(text) : jsonRows(text, format)) {
    yield rows.map((row) => {
      if (row.cells && !read && !looked) {
        const publication = publicationOf(row.cells)
        read = publication && readerOf(publication)
        // The columns of a CSV file are the same in each row.
        looked = format === 'csv'
      }
      return read && row.cells ? read(row.line, row.cells) : row
    })
  }
}

/** Returns a function that reads rows of a publisher's layout. */
function readerOf(publication: Publication) {
  let row: Cells = NO_CELLS
  const cell = (column: string) => row.get(column)?.trim() ?? ''
  return (line: number, cells: Cells): SourceRow => {
    row = cells
    const fields = publication.read(cell)
    if ('reason' in fields) return { line, reason: fields.reason, publication }
    return { line, cells: new PublishedCells(fields, cells), publication }
  }
}

const NO_CELLS: Cells = new Map<string, string>()

/**
 * Rove's own fields and the publisher's columns. It is a class, so that a million rows do not each create closures.
 */
class PublishedCells implements Cells {
  readonly #own: Record<string, string | undefined>
  readonly #others: Cells

  constructor(own: PublishedFields, others: Cells) {
    this.#own = own
    this.#others = others
  }

  get(column: string) {
    return Object.hasOwn(this.#own, column) ? this.#own[column] : this.#others.get(column)
  }

  keys() {
    return new Set([...Object.keys(this.#own), ...this.#others.keys()])
  }
}

/** The start of a JSON text with a list of rows: a list, or an object as query services and maps return it. */
const WHOLE_JSON = /^(\[|\{\s*("head"\s*:|"type"\s*:\s*"FeatureCollection"))/

/** The format of a file, by its beginning. */
export async function formatOf(input: AsyncIterable<Uint8Array>): Promise<FileFormat> {
  let start = ''
  for await (const text of textIn(input)) {
    start = (start + text).replace(RECORD_SEPARATOR, '').trimStart()
    if (start.length > 64) break
  }
  if (WHOLE_JSON.test(start)) return 'json'
  return start.startsWith('{') ? 'jsonl' : 'csv'
}

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  let columns: Map<string, number> | undefined
  for await (const records of csvRecords(text)) {
    const header = columns ? undefined : records.shift()
    if (header) columns = new Map(columnNames(header.cells).map((name, at) => [name, at]))
    const known = columns
    if (known) yield records.map(({ line, cells }) => ({ line, cells: new RecordCells(known, cells) }))
  }
}

/** A row of a CSV file. All rows share the file's map of columns, so that a row stores only its cells. */
class RecordCells implements Cells {
  readonly #columns: Map<string, number>
  readonly #cells: string[]

  constructor(columns: Map<string, number>, cells: string[]) {
    this.#columns = columns
    this.#cells = cells
  }

  get(column: string) {
    const at = this.#columns.get(column)
    return at === undefined ? undefined : (this.#cells[at] ?? '')
  }

  keys() {
    return this.#columns.keys()
  }
}

/** The names of the columns. A column without a name, or with the name of an earlier one, is named by its number. */
function columnNames(cells: string[]): string[] {
  const before = new Set<string>()
  return cells.map((cell, at) => {
    const name = cell.trim()
    const isFirst = name !== '' && !before.has(name)
    before.add(name)
    return isFirst ? name : `Column ${at + 1}`
  })
}

/** The number of bytes from which the encoding is detected. */
const HEAD = 64 * 1024
/**
 * The size of the pieces in which a file is read: a millisecond or two each. Other work gets its turn between them.
 */
const PIECE = 8 * 1024

/**
 * The text of a file as it arrives, without a byte order mark. The encoding is UTF-16 if a mark says so, else UTF-8, or
 * Windows-1252, which Excel writes, if the bytes are not valid UTF-8.
 */
export async function* textIn(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array[] = []
  let length = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of piecesOf(input)) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    head.push(chunk)
    length += chunk.length
    if (length < HEAD) continue
    decoder = decoderFor(Buffer.concat(head))
    yield decoder.decode(Buffer.concat(head), { stream: true })
    head = []
  }
  decoder ??= decoderFor(Buffer.concat(head))
  yield decoder.decode(Buffer.concat(head))
}

async function* piecesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield chunk.subarray(at, at + PIECE)
      await turn()
    }
  }
}

function decoderFor(head: Buffer): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  return new TextDecoder(isUtf8(head) ? 'utf-8' : 'windows-1252')
}

/** Whether the bytes are valid UTF-8. A character may be cut off at the end. */
function isUtf8(head: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
