import './writerGlobals.ts'
import XLSX, { type CellObject, type WorkSheet } from 'sheetjs-style'
import { sheetName } from './sheetName.ts'

export interface Sheet {
  name: string
  headers: readonly string[]
  /** The width of each column, in characters. */
  widths: readonly number[]
  /** Texts, in the order of the headers. */
  rows: readonly (readonly string[])[]
}

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { patternType: 'solid', fgColor: { rgb: 'FF1F4E5F' } },
} satisfies CellObject['s']
/** Keeps the cell a text even after a person edits it. */
const TEXT_STYLE = { numFmt: '@' } satisfies CellObject['s']

/**
 * An Excel file (.xlsx) with sheets of text: a header row in bold on a fill, fixed widths, no formulas. It
 * takes seconds for 50,000 rows, so call it in a worker.
 */
export function writeWorkbook(sheets: readonly Sheet[]): ArrayBuffer {
  const workbook = XLSX.utils.book_new()
  for (const sheet of sheets) {
    XLSX.utils.book_append_sheet(workbook, worksheetOf(sheet), sheetName(sheet.name, workbook.SheetNames))
  }
  return XLSX.write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
}

function worksheetOf({ headers, widths, rows }: Sheet): WorkSheet {
  const worksheet: WorkSheet = {
    '!ref': XLSX.utils.encode_range({ r: 0, c: 0 }, { r: rows.length, c: headers.length - 1 }),
    '!cols': widths.map((width) => ({ width })),
  }
  const columns = headers.map((_, index) => XLSX.utils.encode_col(index))
  const place = (texts: readonly string[], row: number, style: CellObject['s']) => {
    for (const [index, text] of texts.entries()) {
      if (text) worksheet[`${columns[index]}${row}`] = { t: 's', v: writable(text), s: style }
    }
  }
  place(headers, 1, HEADER_STYLE)
  for (const [index, row] of rows.entries()) place(row, index + 2, TEXT_STYLE)
  return worksheet
}

const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi
const NOT_IN_XML = /[\uFFFE\uFFFF]/g

/**
 * Encodes a text so that Excel shows it unchanged: XML does not allow some characters, and "_x0041_" would be
 * read as "A".
 */
const writable = (text: string): string =>
  text.toWellFormed().replace(NOT_IN_XML, '\uFFFD').replace(LOOKS_ESCAPED, '_x005F_')
