import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a ZIP archive. */
export interface ZipFile {
  name: string
  content: string | Uint8Array
  /** The size that the directory claims, if it is not the real one. */
  claimed?: number
}

/** A ZIP archive with deflated files. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claimed } of files) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const bytes = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc(raw), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(claimed ?? raw.length, 22)
    head.writeUInt16LE(bytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc(raw), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claimed ?? raw.length, 24)
    entry.writeUInt16LE(bytes.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(head, bytes, packed)
    directory.push(entry, bytes)
    at += head.length + bytes.length + packed.length
  }
  const end = Buffer.alloc(22)
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

/** Node 20 has no crc32 of its own before 20.15. */
const crc = (bytes: Buffer): number => crc32(bytes)

/** A cell: a text, a number, or its XML. */
export type XlsxCell = string | number | { xml: (reference: string) => string }

export interface XlsxSheet {
  name: string
  rows: readonly (readonly XlsxCell[])[]
  hidden?: boolean
  /** Merged cells, such as "A2:A4". */
  merges?: readonly string[]
}

/** Styles of cells: 1 is a date, 2 a postcode of five digits. */
const STYLES =
  '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'

export const styled = (value: number, style: number): XlsxCell => ({
  xml: (reference) => `<c r="${reference}" s="${style}"><v>${value}</v></c>`,
})
/** A formula that was never computed. */
export const formula = (text: string): XlsxCell => ({
  xml: (reference) => `<c r="${reference}"><f>${text}</f></c>`,
})

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** An XLSX file as Excel writes it, with shared texts. */
export function xlsxOf(sheets: readonly XlsxSheet[], { date1904 = false } = {}): Uint8Array<ArrayBuffer> {
  const shared: string[] = []
  const cellOf = (cell: XlsxCell, reference: string): string => {
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    if (typeof cell === 'object') return cell.xml(reference)
    if (cell === '') return ''
    shared.push(cell)
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const sheetXml = ({ rows, merges = [] }: XlsxSheet) => {
    const lines = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${letters(at)}${row + 1}`)).join('')}</row>`,
    )
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    return `<worksheet><sheetData>${lines.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
  }
  const parts = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: sheetXml(sheet),
  }))
  const list = sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${hidden ? 'state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')
  const relations = sheets
    .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('')
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: `<workbook>${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${list}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${relations}</Relationships>` },
    { name: 'xl/styles.xml', content: STYLES },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...parts,
  ])
}

const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)
