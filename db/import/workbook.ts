import { Parser } from 'htmlparser2'
import { dateFormatsIn, type Formats, type NumberFormat } from './numberFormats.ts'
import { damaged, ImportRefused, MOST, tooManyRows } from './refused.ts'
import type { TableRecord } from './table.ts'
import { openZip, type ZipPart } from './zip.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  hidden: boolean
}

/** An XLSX file (ECMA-376, part 1, section 18). */
export interface Workbook {
  sheets: readonly Sheet[]
  records(sheet: number): AsyncGenerator<TableRecord[]>
}

const MAIN = 'xl/workbook.xml'

/** Opens an XLSX file: its sheets, shared texts and formats. @throws ImportRefused */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const parts = await openZip(file)
  const workbook = parts.get(MAIN)
  if (!workbook) throw new ImportRefused('This is not an Excel file. Please save it as XLSX or CSV.')
  const { sheets, is1904 } = await sheetsIn(workbook)
  const targets = await targetsIn(parts.get('xl/_rels/workbook.xml.rels'))
  const formats = dateFormatsIn(await stylesIn(parts.get('xl/styles.xml')))
  const texts = await sharedTexts(parts.get('xl/sharedStrings.xml'))
  return {
    sheets,
    async *records(at) {
      const sheet = sheets[at]
      const part = sheet && parts.get(targets.get(sheet.relation) ?? '')
      if (!part) throw damaged()
      const fill = await downwardMerges(part)
      yield* sheetRecords(part, { texts, formats, is1904, fill })
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

async function parse(part: ZipPart | undefined, handlers: Handlers): Promise<void> {
  if (!part) return
  const parser = parserOf(handlers)
  const decoder = new TextDecoder()
  for await (const bytes of part.stream()) parser.write(decoder.decode(bytes, { stream: true }))
  parser.end(decoder.decode())
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

/** The texts that cells share. A text may be in several runs; the reading aids of Japanese texts are left out. */
async function sharedTexts(part: ZipPart | undefined): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isAid = false
  await parse(part, {
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
  return texts
}

/** Cells that are merged downwards: their value is in the first, and counts for all. */
interface Merge {
  column: number
  from: number
  to: number
}
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g
/** Each row looks through the merges of each column. */
const MOST_MERGES = 2_000
const LONGEST_TAG = 200

/** The downward merges of one column, which stand behind the rows, so that the sheet is read twice. */
async function downwardMerges(part: ZipPart): Promise<Map<number, Merge[]>> {
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
  texts: readonly string[]
  formats: Formats
  is1904: boolean
  fill: ReadonlyMap<number, readonly Merge[]>
}

interface Cell {
  type: string
  format: NumberFormat | undefined
  value: string
  hasFormula: boolean
}

/** How many rows are handed on at once. */
const SLICE = 500

async function* sheetRecords(part: ZipPart, around: Surroundings): AsyncGenerator<TableRecord[]> {
  let ready: TableRecord[] = []
  let count = 0
  const reader = sheetReader(around, (record) => {
    ready.push(record)
    count++
  })
  const decoder = new TextDecoder()
  for await (const bytes of part.stream()) {
    reader.write(decoder.decode(bytes, { stream: true }))
    if (count > MOST.records) throw tooManyRows()
    if (ready.length >= SLICE) {
      yield ready
      ready = []
    }
  }
  reader.end(decoder.decode())
  if (ready.length > 0) yield ready
}

/** A parser of a sheet that hands on each row with a value. */
function sheetReader(around: Surroundings, onRecord: (record: TableRecord) => void): Parser {
  let row = 0
  let column = -1
  let cells: string[] = []
  let unknown: number[] = []
  let cell: Cell | undefined
  let isValue = false
  const above = new Map<number, string>()
  const closeRow = () => {
    for (const [at, merges] of around.fill) {
      const merge = merges.find(({ from, to }) => row >= from && row <= to)
      if (!merge) continue
      if (row === merge.from) above.set(at, cells[at] ?? '')
      else if (!cells[at]) cells[at] = above.get(at) ?? ''
    }
    if (cells.some(Boolean) || unknown.length > 0) {
      const filled = Array.from(cells, (value) => value ?? '')
      onRecord(unknown.length > 0 ? { row, cells: filled, unknown } : { row, cells: filled })
    }
  }
  return parserOf({
    open(name, { r = '', t = 'n', s }) {
      if (name === 'row') {
        row = r ? Number(r) : row + 1
        column = -1
        cells = []
        unknown = []
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1
        cell = { type: t, format: around.formats[Number(s ?? 0)], value: '', hasFormula: false }
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'v' || name === 't') isValue = true
    },
    text(part) {
      if (isValue && cell && cell.value.length <= MOST.record) cell.value += part
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'row') closeRow()
      else if (name === 'c' && cell) {
        if (column >= MOST.columns) throw new ImportRefused('This table has more than 500 columns.')
        if (cell.value === '' && cell.hasFormula) unknown.push(column)
        else cells[column] = textOf(cell, around)
        cell = undefined
      }
    },
  })
}

function textOf({ type, value, format }: Cell, { texts, is1904 }: Surroundings): string {
  if (type === 's') return texts[Number(value)] ?? ''
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
