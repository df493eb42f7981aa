import './writerGlobals.ts'
import XLSX, { type CellObject, type WorkSheet } from 'sheetjs-style'
import { sheetName } from './sheetName.ts'

/** A text, or a moment, which is shown in the person's time zone. */
export type Cell = string | Date

export interface SheetColumn {
  header: string
  /** In characters of the sheet's own font. */
  width: number
  /** Excel's format of the column's moments. */
  format?: string | undefined
}

export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  /** The cells in the order of the columns. */
  rows: readonly (readonly Cell[])[]
}

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { patternType: 'solid', fgColor: { rgb: 'FF1F4E5F' } },
} satisfies CellObject['s']
/** Keeps the cell a text even after a person edits it. */
const TEXT_STYLE = { numFmt: '@' } satisfies CellObject['s']
const DAY_MS = 24 * 60 * 60 * 1000
/** Excel's number of 1 January 1970. */
const FIRST_DAY = 25_569
const MINUTE_MS = 60_000

/**
 * An Excel file (.xlsx) with sheets of texts and moments: a header row in bold on a fill, which stays in sight
 * and filters the rows, fixed widths, no formulas. It takes seconds for 50,000 rows, so call it in a worker.
 */
export function writeWorkbook(sheets: readonly Sheet[]): ArrayBuffer {
  const workbook = XLSX.utils.book_new()
  for (const sheet of sheets) {
    XLSX.utils.book_append_sheet(workbook, worksheetOf(sheet), sheetName(sheet.name, workbook.SheetNames))
  }
  const plain = XLSX.write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true, compression: false })
  return finished(new Uint8Array(plain), workbook.SheetNames.length)
}

function worksheetOf({ columns, rows }: Sheet): WorkSheet {
  const range = XLSX.utils.encode_range({ r: 0, c: 0 }, { r: rows.length, c: columns.length - 1 })
  const worksheet: WorkSheet = {
    '!ref': range,
    '!cols': columns.map(({ width }) => ({ width })),
    '!autofilter': { ref: range },
  }
  const letters = columns.map((_, index) => XLSX.utils.encode_col(index))
  for (const [index, { header }] of columns.entries()) {
    worksheet[`${letters[index]}1`] = { t: 's', v: writable(header), s: HEADER_STYLE }
  }
  for (const [at, row] of rows.entries()) {
    for (const [index, value] of row.entries()) {
      if (value !== '') worksheet[`${letters[index]}${at + 2}`] = cellOf(value, columns[index]?.format)
    }
  }
  return worksheet
}

const cellOf = (value: Cell, format = 'yyyy-mm-dd hh:mm'): CellObject =>
  typeof value === 'string'
    ? { t: 's', v: writable(value), s: TEXT_STYLE }
    : { t: 'n', v: dayNumber(value), s: { numFmt: format } }

/** Excel's number for a moment in the person's time zone: the days since 1900, and the time as a fraction. */
const dayNumber = (moment: Date): number =>
  (moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS) / DAY_MS + FIRST_DAY

const VIEW = '<sheetView workbookViewId="0"/>'
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'

/** The cells of a filter as the writer names them. Programs find the filter only where they are absolute. */
const FILTERED = /(name="_xlnm._FilterDatabase")([^>]*>[^<]*!)([A-Z]+)(\d+):([A-Z]+)(\d+)</g

/** Adds what the writer has no option for, such as a header that stays in sight, and compresses the file. */
function finished(book: Uint8Array, sheets: number): ArrayBuffer {
  const { CFB } = XLSX
  const parts = CFB.read(book, { type: 'array' })
  const edit = (path: string, change: (xml: string) => string) => {
    const part = CFB.find(parts, path)
    if (!part) throw new Error(`The workbook has no ${path}`)
    part.content = new TextEncoder().encode(change(new TextDecoder().decode(Uint8Array.from(part.content))))
    part.size = part.content.length
  }
  for (let number = 1; number <= sheets; number++) {
    edit(`/xl/worksheets/sheet${number}.xml`, (xml) => xml.replace(VIEW, FROZEN_VIEW))
  }
  edit('/xl/workbook.xml', (xml) => xml.replace(FILTERED, '$1 hidden="1"$2$$$3$$$4:$$$5$$$6<'))
  const file: ArrayLike<number> = CFB.write(parts, { fileType: 'zip', compression: true, type: 'array' })
  return Uint8Array.from(file).buffer
}

const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi
const NOT_IN_XML = /[\uFFFE\uFFFF]/g

/**
 * Encodes a text so that Excel shows it unchanged: XML does not allow some characters, and "_x0041_" would be
 * read as "A".
 */
const writable = (text: string): string =>
  text.toWellFormed().replace(NOT_IN_XML, '\uFFFD').replace(LOOKS_ESCAPED, '_x005F_')
