import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'

/** One record of a CSV file. */
export interface CsvRecord {
  /** Where it ends, counted from 1. */
  line: number
  cells: string[]
}

/** A file that cannot be read on; the message says to a person where and why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** The longest record that is read, in characters. */
const LONGEST = 64 * 1024

const separators = [',', ';', '\t'] as const

const Parsed = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) })

/**
 * The records of a CSV file (RFC 4180), one at a time: the cells in quotes or not, apart by commas, semicolons or
 * tabs, whichever the first line has most of. Empty lines are left out.
 * @throws Unreadable where a quotation mark is never closed
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const chunks = text[Symbol.asyncIterator]()
  const start = await firstLine(chunks)
  const parser = parse({
    delimiter: separatorIn(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    max_record_size: LONGEST,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  // What fails on the way is thrown by the parser below.
  pipeline(Readable.from(startingWith(start, chunks)), parser, () => {})
  try {
    for await (const parsed of parser) {
      const { record, info } = v.parse(Parsed, parsed)
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(error) : error
  }
}

async function firstLine(chunks: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (start.length < LONGEST && !/[\r\n]./s.test(start)) {
    const { done, value } = await chunks.next()
    if (done) return start
    start += value
  }
  return start
}

async function* startingWith(start: string, rest: AsyncIterator<string>) {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** Which separator the first line has most of, outside of quotes. */
function separatorIn(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function problemOf(error: CsvError): Unreadable {
  const { lines } = error
  const where = typeof lines === 'number' ? ` Line ${lines} is where the reading ended.` : ''
  return new Unreadable(`A quotation mark is opened and never closed, or a row is too long.${where}`)
}
