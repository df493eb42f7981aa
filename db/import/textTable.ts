import { csvRecords, Unreadable } from './csv.ts'
import { ImportRefused, MOST, tooManyRows } from './refused.ts'
import type { TableRecord } from './table.ts'

/** The characters that may separate cells. */
export const separators = [',', ';', '\t', '|', '^', '~'] as const
export type Separator = (typeof separators)[number]

/** A first line such as "sep=;", which tells Excel the separator. */
const SEPARATOR_LINE = /^(?:"?sep=(.)"?)[^\n\r]*(?:\r\n|\n|\r)/i

/** The separator that a text names in its first line; undefined if it names none. */
export const namedSeparator = (start: string): string | undefined => SEPARATOR_LINE.exec(start)?.[1]

/** The number of records by which a separator is judged. */
const JUDGED = 30

/** The separator that gives the most records the same number of cells. @param start the beginning of the text */
export async function separatorIn(start: string): Promise<Separator> {
  let best: { separator: Separator; score: number } = { separator: ',', score: 0 }
  for (const separator of separators) {
    if (!start.includes(separator)) continue
    const widths = await widthsWith(start, separator)
    const counts = new Map<number, number>()
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
    const [width = 1, same = 0] = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0] ?? []
    const score = widths.length === 0 ? 0 : (same / widths.length) * Math.log2(1 + width)
    if (score > best.score * 1.001) best = { separator, score }
  }
  return best.separator
}

async function widthsWith(start: string, separator: Separator): Promise<number[]> {
  const widths: number[] = []
  try {
    for await (const records of csvRecords(once(start), separator)) {
      for (const { cells } of records) if (widths.length < JUDGED) widths.push(cells.length)
    }
  } catch (error) {
    // The beginning of a file may end within a record.
    if (!(error instanceof Unreadable)) throw error
  }
  return widths
}

async function* once(text: string) {
  yield text
}

/** The records of a text. @throws ImportRefused */
export async function* textRecords(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<TableRecord[]> {
  let count = 0
  try {
    for await (const records of csvRecords(withoutSeparatorLine(text), separator)) {
      count += records.length
      if (count > MOST.records) throw tooManyRows()
      yield records.map(({ row, cells }) => ({ row, cells }))
    }
  } catch (error) {
    throw error instanceof Unreadable ? new ImportRefused(error.message) : error
  }
}

/** Without the line that names the separator, whose place stays, so that rows keep their numbers. */
async function* withoutSeparatorLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  for await (const piece of text) {
    yield isFirst ? piece.replace(SEPARATOR_LINE, '\n') : piece
    if (piece !== '') isFirst = false
  }
}

/** Whether a file has more records than that, if each has as many lines as the first ones. Its bytes are counted. */
export async function hasMoreRecords(file: Blob, start: string, most: number): Promise<boolean> {
  const lines = start.split('\n').length
  const mostBreaks = (most * lines) / (await recordsIn(start))
  let breaks = 0
  for (let at = 0; at < file.size && breaks <= mostBreaks; at += COUNTED) {
    const bytes = new Uint8Array(await file.slice(at, at + COUNTED).arrayBuffer())
    for (let next = bytes.indexOf(10); next >= 0; next = bytes.indexOf(10, next + 1)) breaks++
  }
  return breaks > mostBreaks
}
const COUNTED = 1024 * 1024

async function recordsIn(start: string): Promise<number> {
  let count = 0
  try {
    for await (const records of csvRecords(once(start))) count += records.length
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
  return Math.max(1, count)
}
