import { Parser } from 'htmlparser2'
import { dateFormatsIn, type Formats, type NumberFormat } from './numberFormats.ts'
import { damaged, ImportRefused, MOST, tooManyRows } from './refused.ts'
import { firstOf, type Table, type TableRecord } from './table.ts'
import { openZip, type ZipPart } from './zip.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  hidden: boolean
}

/** An XLSX file (ECMA-376, part 1, section 18). */
export interface Workbook {
  sheets: readonly Sheet[]
  table(sheet: number): Table
}

const MAIN = 'xl/workbook.xml'

/** Opens an XLSX file: its sheets and formats. @throws ImportRefused */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const parts = await openZip(file)
  const workbook = parts.get(MAIN)
  if (!workbook) throw new ImportRefused('This is not an Excel file. Please save it as XLSX or CSV.')
  const { sheets, is1904 } = await sheetsIn(workbook)
  const targets = await targetsIn(parts.get('xl/_rels/workbook.xml.rels'))
  const formats = dateFormatsIn(await stylesIn(parts.get('xl/styles.xml')))
  const strings = parts.get('xl/sharedStrings.xml')
  const tables = new Map<number, Table>()
  const open = (at: number): Table => {
    const sheet = sheets[at]
    const part = sheet && parts.get(targets.get(sheet.relation) ?? '')
    if (!part) throw damaged()
    let merges: Promise<Merges> | undefined
    /** Kept, because both the choice of the sheet and its columns begin with them. */
    const beginnings = new Map<number, Promise<TableRecord[]>>()
    const recordsWith = (fill: Merges) => sheetRecords(part, strings, { formats, is1904, fill })
    return {
      first(count) {
        const beginning = beginnings.get(count) ?? firstOf(recordsWith(new Map()), count)
        beginnings.set(count, beginning)
        return beginning
      },
      async *records() {
        merges ??= downwardMerges(part)
        yield* recordsWith(await merges)
      },
    }
  }
  return {
    sheets,
    table(at) {
      const table = tables.get(at) ?? open(at)
      tables.set(at, table)
      return table
    },
  }
}

/** The handlers of an XML part; names come without their prefixes. */
interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function parserOf({ open, text, close }: Handlers): Parser {
  return new Parser(
    {
      onopentag: (name, attributes) => open?.(localName(name), attributes),
      ontext: (part) => text?.(part),
      onclosetag: (name) => close?.(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
}

/** Parses an XML part, piece by piece. */
async function* parsed(part: ZipPart | undefined, handlers: Handlers): AsyncGenerator<void> {
  if (!part) return
  const parser = parserOf(handlers)
  const decoder = new TextDecoder()
  for await (const bytes of part.stream()) {
    parser.write(decoder.decode(bytes, { stream: true }))
    yield
  }
  parser.end(decoder.decode())
  yield
}

async function parse(part: ZipPart | undefined, handlers: Handlers): Promise<void> {
  for await (const _ of parsed(part, handlers));
}

async function sheetsIn(part: ZipPart) {
  const sheets: (Sheet & { relation: string })[] = []
  let is1904 = false
  await parse(part, {
    open(name, { name: title = '', state, date1904, ...attributes }) {
      if (name === 'sheet') {
        const relation =
          attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
        sheets.push({ name: title, hidden: state === 'hidden' || state === 'veryHidden', relation })
      }
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  if (sheets.length === 0) throw damaged()
  return { sheets, is1904 }
}

async function targetsIn(part: ZipPart | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await parse(part, {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return targets
}

async function stylesIn(part: ZipPart | undefined) {
  const codes = new Map<number, string>()
  const cellFormats: number[] = []
  let isInCells = false
  await parse(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) cellFormats.push(Number(numFmtId))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return { codes, cellFormats }
}

/** The texts that cells share, read as far as they are needed. */
class SharedTexts {
  readonly #texts: string[] = []
  readonly #slices: AsyncGenerator<string[]>

  constructor(part: ZipPart | undefined) {
    this.#slices = sharedTexts(part)
  }

  async readTo(index: number): Promise<void> {
    while (index >= this.#texts.length) {
      const { done, value } = await this.#slices.next()
      if (done) return
      for (const text of value) this.#texts.push(text)
    }
  }

  /** A text that was read; '' if there is none. */
  at(index: number): string {
    return this.#texts[index] ?? ''
  }

  async close(): Promise<void> {
    await this.#slices.return(undefined)
  }
}

/** A text may be in several runs; the reading aids of Japanese texts are left out. */
async function* sharedTexts(part: ZipPart | undefined): AsyncGenerator<string[]> {
  let texts: string[] = []
  let text = ''
  let isText = false
  let isAid = false
  const pieces = parsed(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isAid = true
    },
    text(part) {
      if (isText && !isAid && text.length <= MOST.record) text += part
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isAid = false
      if (name === 'si') texts.push(text)
    },
  })
  for await (const _ of pieces) {
    yield texts
    texts = []
  }
}

/** Cells that are merged downwards: their value is in the first, and counts for all. */
interface Merge {
  column: number
  from: number
  to: number
}
type Merges = ReadonlyMap<number, readonly Merge[]>
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g
/** Each row looks through the merges of each column. */
const MOST_MERGES = 2_000
const LONGEST_TAG = 200

/** The downward merges of each column, which stand behind the rows, so that the sheet is read twice. */
async function downwardMerges(part: ZipPart): Promise<Merges> {
  const merges = new Map<number, Merge[]>()
  const decoder = new TextDecoder()
  let rest = ''
  let count = 0
  for await (const bytes of part.stream()) {
    rest += decoder.decode(bytes, { stream: true })
    for (const [, first = '', from, last, to] of rest.matchAll(MERGE)) {
      if (first !== last || from === to || ++count > MOST_MERGES) continue
      const merge = { column: columnOf(first), from: Number(from), to: Number(to) }
      merges.set(merge.column, [...(merges.get(merge.column) ?? []), merge])
    }
    const open = rest.lastIndexOf('<')
    rest = open >= 0 && rest.length - open < LONGEST_TAG ? rest.slice(open) : ''
  }
  return merges
}

/** "A" → 0, "AB" → 27; only the letters of "AB12" count. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column - 1
}

interface Surroundings {
  formats: Formats
  is1904: boolean
  fill: Merges
}

interface Cell {
  type: string
  format: NumberFormat | undefined
  value: string
  hasFormula: boolean
}

/** A row as the sheet has it: texts that cells share are not looked up yet. */
interface SheetRow {
  row: number
  cells: (Cell | undefined)[]
}

const isShared = ({ type }: Cell): boolean => type === 's'

async function* sheetRecords(
  part: ZipPart,
  strings: ZipPart | undefined,
  around: Surroundings,
): AsyncGenerator<TableRecord[]> {
  const texts = new SharedTexts(strings)
  const recordOf = recordReader(around, texts)
  let count = 0
  try {
    for await (const rows of sheetRows(part, around.formats)) {
      await texts.readTo(highestText(rows))
      const records = rows.flatMap((row) => recordOf(row) ?? [])
      count += records.length
      if (count > MOST.records) throw tooManyRows()
      if (records.length > 0) yield records
    }
  } finally {
    await texts.close()
  }
}

/** The rows of a sheet, as many at once as a piece of its part has. */
async function* sheetRows(part: ZipPart, formats: Formats): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = []
  let row: SheetRow = { row: 0, cells: [] }
  let column = -1
  let cell: Cell | undefined
  let isValue = false
  const pieces = parsed(part, {
    open(name, { r = '', t = 'n', s }) {
      if (name === 'row') {
        row = { row: r ? Number(r) : row.row + 1, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1
        cell = { type: t, format: formats[Number(s ?? 0)], value: '', hasFormula: false }
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'v' || name === 't') isValue = true
    },
    text(part) {
      if (isValue && cell && cell.value.length <= MOST.record) cell.value += part
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'row') rows.push(row)
      else if (name === 'c' && cell) {
        if (column >= MOST.columns) throw new ImportRefused('This table has more than 500 columns.')
        row.cells[column] = cell
        cell = undefined
      }
    },
  })
  for await (const _ of pieces) {
    yield rows
    rows = []
  }
}

/** The highest index of a shared text in some rows; -1 if there is none. */
const highestText = (rows: readonly SheetRow[]): number =>
  rows.reduce(
    (most, { cells }) =>
      cells.reduce(
        (high, cell) => (cell && isShared(cell) ? Math.max(high, Number(cell.value)) : high),
        most,
      ),
    -1,
  )

/** A function that turns rows, in their order, into records; undefined for a row without a value. */
function recordReader({ fill, is1904 }: Surroundings, texts: SharedTexts) {
  const above = new Map<number, string>()
  return ({ row, cells: found }: SheetRow): TableRecord | undefined => {
    const unknown: number[] = []
    const cells = Array.from(found, (cell, at) => {
      if (!cell) return ''
      if (cell.value === '' && cell.hasFormula) unknown.push(at)
      return isShared(cell) ? texts.at(Number(cell.value)) : textOf(cell, is1904)
    })
    for (const [at, merges] of fill) {
      const merge = merges.find(({ from, to }) => row >= from && row <= to)
      if (!merge) continue
      if (row === merge.from) above.set(at, cells[at] ?? '')
      else if (!cells[at]) cells[at] = above.get(at) ?? ''
    }
    if (!cells.some(Boolean) && unknown.length === 0) return undefined
    const filled = Array.from(cells, (value) => value ?? '')
    return unknown.length > 0 ? { row, cells: filled, unknown } : { row, cells: filled }
  }
}

function textOf({ type, value, format }: Cell, is1904: boolean): string {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type !== 'n') return value
  if (value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return format ? format(number, is1904) : plain(number)
}

/** A number without an exponent, as far as its digits are in the file. */
function plain(number: number): string {
  return Number.isInteger(number) && Math.abs(number) > Number.MAX_SAFE_INTEGER
    ? number.toExponential(4).toUpperCase()
    : String(number)
}
