import { type Encoding, encodingOf, textIn } from './encoding.ts'
import { exportOf } from './exports.ts'
import { type Head, headOf } from './head.ts'
import type { Column } from './plan.ts'
import { damaged, ImportRefused, MOST, tooManyRows } from './refused.ts'
import { firstOf, type Table, type TableRecord, tableOf } from './table.ts'
import { hasMoreRecords, namedSeparator, separatorIn, textRecords } from './textTable.ts'
import { cardColumns, cardRecords } from './vcard.ts'
import { openWorkbook, type Sheet, type Workbook } from './workbook.ts'

/** A file whose columns are known. Its rows are read with `table`, as often as needed. */
export interface ImportFile {
  format: 'text' | 'xlsx' | 'vcard'
  /** The program that exported it; undefined if it is not known. */
  known: string | undefined
  columns: readonly Column[]
  /** The row after which the data begin, counted from 1; 0 without a head. */
  headRow: number
  /** Of a text file. */
  encoding?: Encoding
  separator?: string
  /** Of a workbook: its sheets, and the index of the one that is read. */
  sheets: readonly Sheet[]
  sheet: number
  table: Table
}

/** What the person chose in the place of what was found out. */
export interface ReadOptions {
  encoding?: Encoding | undefined
  separator?: string | undefined
  sheet?: number | undefined
}

/** So many characters show a text file's separator and head. */
const START = 64 * 1024
/** So many records are read for the head and the samples. */
const LOOKED_AT = 300
const MOST_SAMPLES = 20

/**
 * Reads the beginning of a file, or of a pasted text: its format, its columns, and some of their values.
 * @throws ImportRefused if it is too large, or no table that can be read
 */
export async function openImport(content: Blob | string, options: ReadOptions = {}): Promise<ImportFile> {
  const file = typeof content === 'string' ? new Blob([content]) : content
  if (file.size > MOST.bytes) throw new ImportRefused('This file is larger than 50 MB. Please split it.')
  const source = await sourceOf(
    file,
    typeof content === 'string' ? { encoding: 'utf-8', ...options } : options,
  )
  const records = await beginningOf(source.table)
  const head: Head = source.format === 'vcard' ? { names: [...cardColumns], row: 0 } : headOf(records)
  const rows = records.filter(({ row }) => row > head.row)
  if (rows.length === 0) throw new ImportRefused('This file has no rows.')
  if (head.names.length > MOST.columns) throw new ImportRefused('This table has more than 500 columns.')
  const columns = head.names.map((name, at) => ({ name, samples: samplesOf(rows, at) }))
  return { ...source, known: exportOf(head.names)?.name, columns, headRow: head.row }
}

type SourceOf = Omit<ImportFile, 'known' | 'columns' | 'headRow'>

async function sourceOf(file: Blob, options: ReadOptions): Promise<SourceOf> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) return workbookSource(file, options)
  if (start[0] === 0xd0 && start[1] === 0xcf) {
    throw new ImportRefused(
      'This is an old or a protected Excel file. Please save it as XLSX without a password.',
    )
  }
  if (start[0] === 0x25 && start[1] === 0x50)
    throw new ImportRefused('This is a PDF. Please export the list as CSV or XLSX.')
  const encoding = options.encoding ?? (await encodingOf(file))
  const text = () => textIn(file, encoding)
  const beginning = await startOf(text())
  if (/^\s*BEGIN:VCARD/i.test(beginning)) {
    return { format: 'vcard', encoding, sheets: [], sheet: 0, table: tableOf(() => cardRecords(text())) }
  }
  if (/^\s*[{[]/.test(beginning) || /^\s*<(?:!doctype|html|\?xml)/i.test(beginning)) {
    throw new ImportRefused('This is not a table. Please export the list as CSV, XLSX or vCard.')
  }
  if (await hasMoreRecords(file, beginning, MOST.rows * 1.5)) throw tooManyRows()
  const separator = options.separator ?? namedSeparator(beginning) ?? (await separatorIn(beginning))
  return {
    format: 'text',
    encoding,
    separator,
    sheets: [],
    sheet: 0,
    table: tableOf(() => textRecords(text(), separator)),
  }
}

async function workbookSource(file: Blob, options: ReadOptions): Promise<SourceOf> {
  const workbook = await openWorkbook(file)
  const sheet = options.sheet ?? (await listIn(workbook))
  return {
    format: 'xlsx',
    sheets: workbook.sheets.map(({ name, hidden }) => ({ name, hidden })),
    sheet,
    table: workbook.table(sheet),
  }
}

/** A workbook may begin with a cover and instructions; so many sheets are looked at for a list. */
const MOST_SHEETS = 5

/** The first sheet that is not hidden and has a head and rows; otherwise the first that is not hidden. */
async function listIn({ sheets, table }: Workbook): Promise<number> {
  const visible = sheets.flatMap(({ hidden }, at) => (hidden ? [] : at))
  for (const at of visible.slice(0, MOST_SHEETS)) {
    const first = await table(at).first(LOOKED_AT)
    const { row } = headOf(first)
    if (row > 0 && first.some((record) => record.row > row)) return at
  }
  return visible[0] ?? 0
}

async function startOf(text: AsyncIterable<string>): Promise<string> {
  let start = ''
  for await (const piece of text) {
    start += piece
    if (start.length >= START) break
  }
  if (start === '') throw new ImportRefused('This file is empty.')
  if (start.includes('\0')) throw damaged()
  return start.slice(0, START)
}

/** The first records of a table: with the cells that are merged downwards, if the names of its columns may be among them. */
async function beginningOf(table: Table): Promise<TableRecord[]> {
  const first = await table.first(LOOKED_AT)
  const { row } = headOf(first)
  const isGrouped = first.some((record) => (record.row === row || record.row === row - 1) && hasGap(record))
  return isGrouped ? firstOf(table.records(), LOOKED_AT) : first
}

/** Whether a cell is empty before one that is not, as in a line whose cells span several columns. */
const hasGap = ({ cells }: TableRecord): boolean =>
  cells.findIndex((cell) => !cell) < cells.findLastIndex((cell) => cell)

function samplesOf(rows: readonly TableRecord[], at: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const text = cells[at]?.trim()
    if (text) samples.push(text.slice(0, 200))
    if (samples.length === MOST_SAMPLES) break
  }
  return samples
}
