/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it ends, counted from 1. */
  line: number
  /** Its number among all records, counted from 1; empty lines count, as in a spreadsheet. */
  row: number
  cells: string[]
}

/** A file that cannot be read. The message tells a person where and why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** The longest record, in characters. */
const LONGEST = 64 * 1024

const separators = [',', ';', '\t']

/**
 * The records of a CSV file (RFC 4180), in batches as the text arrives. Cells may be quoted. Empty lines are left out.
 * @param given the separator, one character; by default a comma, semicolon or tab, whichever the first line has most of
 * @throws Unreadable if a quotation mark is never closed or a record is too long
 */
export async function* csvRecords(text: AsyncIterable<string>, given?: string): AsyncGenerator<CsvRecord[]> {
  const chunks = text[Symbol.asyncIterator]()
  try {
    let rest = await firstLine(chunks)
    const separator = given ?? separatorIn(rest)
    let line = 0
    let row = 0
    for (let isLast = false; !isLast; ) {
      const { done, value } = await chunks.next()
      isLast = done === true
      if (!isLast) rest += value
      let read = 0
      const records: CsvRecord[] = []
      for (const { cells, breaks, end, next } of wholeRecords(rest, separator, isLast)) {
        line += 1 + breaks
        row++
        if (end - read > LONGEST) throw problemAt(line)
        if (end > read) records.push({ line, row, cells })
        read = next
      }
      yield records
      rest = rest.slice(read)
      if (rest.length > LONGEST || (isLast && rest))
        throw problemAt(line + 1 + breaksWithin(rest, 0, rest.length))
    }
  } finally {
    await chunks.return?.()
  }
}

interface Whole {
  cells: string[]
  /** The number of line breaks within the record. */
  breaks: number
  /** The positions at which the record ends and the next one begins. */
  end: number
  next: number
}

/** The complete records in a text. @param isLast whether this is the last part of the file */
function* wholeRecords(text: string, separator: string, isLast: boolean): Generator<Whole> {
  const places = placesIn(text, separator)
  for (let from = 0; from < text.length; ) {
    const lineEnd = places.lineEnd(from)
    const isPlain = places.quote(from) >= lineEnd
    const record = isPlain
      ? { cells: text.slice(from, lineEnd).split(separator), breaks: 0, end: lineEnd }
      : quotedRecord(text, from, places, isLast)
    if (!record) return
    const { end } = record
    // The next part of the file may continue this record.
    if (!isLast && (end === text.length || (text[end] === '\r' && end + 1 === text.length))) return
    const isPair = text[end] === '\r' && text[end + 1] === '\n'
    const next = Math.min(end + (isPair ? 2 : 1), text.length)
    yield { cells: record.cells, breaks: record.breaks, end, next }
    from = next
  }
}

/** Finds the next position of a mark in a text, or the text's end. `from` must never decrease. */
interface Places {
  quote(from: number): number
  lineEnd(from: number): number
  /** The end of an unquoted cell that begins at `from`. */
  cellEnd(from: number): number
}

function placesIn(text: string, separator: string): Places {
  const next = (letter: string) => {
    let at = -1
    return (from: number) => {
      if (at < from) {
        const found = text.indexOf(letter, from)
        at = found < 0 ? text.length : found
      }
      return at
    }
  }
  const [newline, carriage, between] = [next('\n'), next('\r'), next(separator)]
  const lineEnd = (from: number) => Math.min(newline(from), carriage(from))
  return { quote: next('"'), lineEnd, cellEnd: (from) => Math.min(between(from), lineEnd(from)) }
}

/** A record with quoted cells; undefined if its end has not arrived yet. */
function quotedRecord(
  text: string,
  from: number,
  { lineEnd, cellEnd }: Places,
  isLast: boolean,
): Omit<Whole, 'next'> | undefined {
  const cells: string[] = []
  for (let at = from; ; at++) {
    const close = text[at] === '"' ? closingQuote(text, at + 1) : at
    if (close < 0 || (!isLast && close > at && close + 1 === text.length)) return undefined
    const end = cellEnd(close > at ? close + 1 : at)
    const isQuoted = close > at && end === close + 1
    cells.push(isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, end))
    if (end === lineEnd(end)) return { cells, breaks: breaksWithin(text, from, end), end }
    at = end
  }
}

/** The position of the closing quotation mark, or -1. Two marks in a row are an escaped mark. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** The number of line breaks in a part of a text. */
function breaksWithin(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) breaks++
  return breaks
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

/** The separator that the first line has most of, outside quotes. */
function separatorIn(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const problemAt = (line: number) =>
  new Unreadable(
    `A quotation mark is opened and never closed, or a row is too long. Line ${line} is where the reading ended.`,
  )
