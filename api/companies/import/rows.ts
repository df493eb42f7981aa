import * as v from 'valibot'
import type { FileFormat } from '#db/model/directory.ts'
import { csvRecords } from './csv.ts'

/** One row of a file: its texts by column, or why it has none. */
export interface SourceRow {
  /** Counted from 1. */
  line: number
  cells?: ReadonlyMap<string, string>
  reason?: string
}

/** The longest line of JSON that is read, in characters. */
const LONGEST = 64 * 1024

/**
 * The rows of an imported file, one at a time, in memory that does not grow with the file.
 * @throws Unreadable where a CSV file's quotes make no sense
 */
export function rowsIn(input: AsyncIterable<Uint8Array>, format: FileFormat): AsyncGenerator<SourceRow> {
  return format === 'csv' ? csvRows(textIn(input)) : jsonRows(textIn(input))
}

/** What a file is by its beginning. */
export async function formatOf(input: AsyncIterable<Uint8Array>): Promise<FileFormat> {
  for await (const text of textIn(input)) {
    const start = text.trimStart()
    if (start) return start.startsWith('{') ? 'jsonl' : 'csv'
  }
  return 'csv'
}

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let header: string[] | undefined
  for await (const { line, cells } of csvRecords(text)) {
    if (header) yield { line, cells: new Map(header.map((name, at) => [name, cells[at] ?? ''])) }
    else header = columnNames(cells)
  }
}

/** A column without a name is called by its number, and so is one whose name was there before. */
const columnNames = (cells: string[]) =>
  cells.map((cell, at) => {
    const name = cell.trim()
    return name && cells.findIndex((other) => other.trim() === name) === at ? name : `Column ${at + 1}`
  })

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const written of linesIn(text)) {
    line++
    if (written !== '') yield { line, ...cellsOf(written) }
  }
}

/** The lines without their ends and outer blanks; of one that is too long the beginning. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = (lines.pop() ?? '').slice(0, LONGEST + 1)
    for (const line of lines) yield line.trim()
  }
  if (rest.trim()) yield rest.trim()
}

const JsonLine = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function cellsOf(line: string): Pick<SourceRow, 'cells' | 'reason'> {
  if (line.length > LONGEST) return { reason: 'is too long' }
  const parsed = v.safeParse(JsonLine, line)
  if (!parsed.success) return { reason: 'is no JSON object' }
  return { cells: new Map(Object.entries(parsed.output).map(([name, value]) => [name, textOf(value)])) }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The part of a file by which its encoding is told. */
const HEAD = 64 * 1024

/**
 * The text of a file as it comes in, without a byte order mark: UTF-8, UTF-16 where a mark says so, and where it
 * is no UTF-8 Windows-1252, in which Excel writes.
 */
export async function* textIn(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array[] = []
  let length = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of input) {
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
