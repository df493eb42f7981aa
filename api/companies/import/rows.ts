import { setImmediate as turn } from 'node:timers/promises'
import type { FileFormat } from '#db/model/directory.ts'
import { csvRecords } from './csv.ts'
import { jsonRows, RECORD_SEPARATOR } from './json.ts'
import type { Publication, PublishedFields } from './published/publication.ts'
import { publicationOf } from './published/publications.ts'

/** A row's texts by column. */
export interface Cells {
  get(column: string): string | undefined
  keys(): Iterable<string>
}

/** One row of a file: its texts by column, or why it has none. */
export interface SourceRow {
  /** Counted from 1. */
  line: number
  cells?: Cells
  reason?: string
  /** Whose layout the file has. */
  publication?: Publication
}

/**
 * The rows of an imported file, some at a time, in memory that does not grow with the file. Where a publisher's layout
 * is known, our own fields come first in each row, read as its documentation says; its columns stay beside them.
 * @throws Unreadable where a CSV file's quotes make no sense
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
        // The columns of CSV are the same in each row.
        looked = format === 'csv'
      }
      return read && row.cells ? read(row.line, row.cells) : row
    })
  }
}

/** Reads rows as a publisher lays them out. */
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

/** Our own fields, and what else the publisher's row holds. A class, as a million rows need no functions of their own. */
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

/** One JSON text with a list of rows, as query services and maps give it, or the start of a list. */
const WHOLE_JSON = /^(\[|\{\s*("head"\s*:|"type"\s*:\s*"FeatureCollection"))/

/** What a file is by its beginning. */
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

/** Names are looked up once for the file, so that a row costs no more than its cells. */
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

/** A column without a name is called by its number, and so is one whose name was there before. */
function columnNames(cells: string[]): string[] {
  const before = new Set<string>()
  return cells.map((cell, at) => {
    const name = cell.trim()
    const isFirst = name !== '' && !before.has(name)
    before.add(name)
    return isFirst ? name : `Column ${at + 1}`
  })
}

/** The part of a file by which its encoding is told. */
const HEAD = 64 * 1024
/** A file is read in such pieces, a millisecond or two each, between which others have their turn. */
const PIECE = 8 * 1024

/**
 * The text of a file as it comes in, without a byte order mark: UTF-8, UTF-16 where a mark says so, and where it
 * is no UTF-8 Windows-1252, in which Excel writes.
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

/** A character may be cut off at the end. */
function isUtf8(head: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
