import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { convert, findOffice } from '#tests/office.ts'
import { unzip } from '#tests/unzip.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv.ts'
import { writeWorkbook } from './workbook.ts'

const OFFICE_TIMEOUT_MS = 240_000
/** LibreOffice's filter options: separator, quote, UTF-8, from line 1, …, and formulas are computed. */
const splitBy = (separator: string) =>
  `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,true,false,false,0,true`
/** CSV in UTF-8 with the texts that the cells show. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'
const headers = ['Name', 'Notes', 'Phone']
const widths = [26, 60, 20]
const rows = [
  ['Müller & Söhne <GmbH> "1"', '=HYPERLINK("http://x.example","y")', '+47 55 12 34 56'],
  ['-2+3', '@SUM(A1)', ''],
  ['  two blanks in front', 'first line\nsecond line', '007'],
  ['😀 中文 _x0041_', '\t=1+1', '3/4/2026'],
]
const FORMAT = 'mmm d, yyyy "at" h:mm AM/PM'
const columns = [
  ...headers.map((header, at) => ({ header, width: widths[at]! })),
  { header: 'Added On', width: 26, format: FORMAT },
]
const moment = new Date(2026, 2, 4, 9, 5)
const MOMENT = 'Mar 4, 2026 at 9:05 AM'
const leads = { name: 'Leads', columns, rows: rows.map((row) => [...row, moment]) }
const book = new Uint8Array(writeWorkbook([leads]))

describe('the file as Excel’s format has it', () => {
  const files = unzip(book)
  const part = (path: string) => files.get(path) ?? expect.unreachable(`${path} is missing`)
  const sheet = part('xl/worksheets/sheet1.xml')

  test('the sheet has its name, and the columns their widths', () => {
    expect(part('xl/workbook.xml')).toContain('<sheet name="Leads" ')
    const written = [...sheet.matchAll(/<col ([^/]*)\/>/g)].map(([, text]) =>
      Number(/ width="([^"]+)"/.exec(text!)?.[1]),
    )
    expect(written).toEqual([...widths, 26])
  })

  test('the header stays in sight and filters all rows', () => {
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>',
    )
    expect(sheet).toContain('<autoFilter ref="A1:D5"/>')
    expect(part('xl/workbook.xml')).toContain('!$A$1:$D$5</definedName>')
  })

  test('a moment is a date, to be sorted and computed with, in the person’s time zone', () => {
    const [, style, days] = /<c r="D2" s="(\d+)"><v>([\d.]+)<\/v>/.exec(sheet)!
    expect(Number(days)).toBeCloseTo(46_085 + (9 * 60 + 5) / (24 * 60), 6)
    const styles = part('xl/styles.xml')
    const format = /numFmtId="(\d+)" formatCode="mmm d, yyyy &quot;at&quot; h:mm AM\/PM"/.exec(styles)![1]
    const formats = [...styles.matchAll(/<cellXfs[\s\S]*?<\/cellXfs>/g)][0]![0].match(/<xf [^>]*>/g)!
    expect(formats[Number(style)]).toContain(`numFmtId="${format}"`)
  })

  test('every text is a text, whatever it begins with; there is no formula, and an empty one is not written', () => {
    expect(sheet).not.toMatch(/<f[ >]/)
    const types = [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]* t="(\w+)"/g)]
    expect(types.map(([, cell]) => cell)).toEqual('A1,B1,C1,D1,A2,B2,C2,A3,B3,A4,B4,C4,A5,B5,C5'.split(','))
    expect(new Set(types.map(([, , type]) => type))).toEqual(new Set(['s']))
    expect(part('xl/sharedStrings.xml')).toContain('=HYPERLINK(&quot;http://x.example&quot;,&quot;y&quot;)')
  })

  test('the header is bold on a fill; the other cells are formatted as text, so that an edit keeps them so', () => {
    const styles = part('xl/styles.xml')
    const formats = [...styles.matchAll(/<cellXfs[\s\S]*?<\/cellXfs>/g)][0]![0].match(/<xf [^>]*>/g)!
    const styleOf = (cell: string) =>
      formats[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet)![1])]!
    const fonts = styles.match(/<font>[\s\S]*?<\/font>|<font\/>/g)!
    const fills = styles.match(/<fill>[\s\S]*?<\/fill>/g)!
    const header = styleOf('A1')
    expect(fonts[Number(/fontId="(\d+)"/.exec(header)![1])]).toContain('<b')
    expect(fills[Number(/fillId="(\d+)"/.exec(header)![1])]).toMatch(/patternType="solid".*rgb="FF1F4E5F"/)
    expect(styleOf('B2')).toContain('numFmtId="49"')
  })

  test('sheets that would have one name or none get names of their own', () => {
    const names = unzip(
      new Uint8Array(writeWorkbook([leads, { ...leads, name: 'LEADS' }, { ...leads, name: '' }])),
    )
    expect(
      [...names.get('xl/workbook.xml')!.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name),
    ).toEqual(['Leads', 'LEADS (2)', 'Sheet'])
  })

  test('characters that the format has no place for do not damage the file', () => {
    const odd = { ...leads, rows: [['half \uD83D', 'none \uFFFF', 'bell \u0007']] }
    const strings = unzip(new Uint8Array(writeWorkbook([odd]))).get('xl/sharedStrings.xml')!
    expect(strings).toContain('half \uFFFD')
    expect(strings).toContain('none \uFFFD')
    expect(strings).toContain('bell _x0007_')
  })
})

describe('opened in LibreOffice', () => {
  const office = findOffice()
  const missing = 'LibreOffice is not installed.'

  test('every text and date is as it was, under a header in bold on a fill', {
    timeout: OFFICE_TIMEOUT_MS,
  }, ({ skip }) => {
    if (!office) return skip(missing)
    const sheet = convert(office, 'leads.xlsx', book, 'fods')
    expect([...sheet.matchAll(/<table:table table:name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Leads',
    ])
    const texts = [...headers, 'Added On', ...rows.flatMap((row) => [...row, MOMENT])]
    expect(cellsOf(sheet)).toEqual(texts.filter(Boolean))
    expect(sheet).not.toContain('table:formula')
    expect(new Set(sheet.match(/calcext:value-type="\w+"/g))).toEqual(
      new Set(['calcext:value-type="string"', 'calcext:value-type="date"']),
    )
    expect(sheet).toContain('office:date-value="2026-03-04T09:05:00"')
    expect(sheet).toMatch(/<table:database-range [^>]*table:display-filter-buttons="true"/)
    const style = /table:style-name="(ce\d+)"[^>]*>\s*<text:p>Name</.exec(sheet)![1]
    const header = new RegExp(`<style:style style:name="${style}"[\\s\\S]*?</style:style>`).exec(sheet)![0]
    expect(header).toContain('fo:background-color="#1f4e5f"')
    expect(header).toContain('fo:font-weight="bold"')
    const inches = [...sheet.matchAll(/style:column-width="([\d.]+)in"/g)].map(([, width]) => Number(width))
    expect(inches[1]! / inches[0]!).toBeCloseTo(60 / 26, 1)
  })

  test('saved from there as CSV, it has the same texts and dates', {
    timeout: OFFICE_TIMEOUT_MS,
  }, ({ skip }) => {
    if (!office) return skip(missing)
    const lines = parse(convert(office, 'leads.xlsx', book, AS_SHOWN), { bom: true })
    expect(lines[0]).toEqual([...headers, 'Added On'])
    expect(lines[2]).toEqual(['-2+3', '@SUM(A1)', '', MOMENT])
  })

  test('the CSV file has the same columns, and none of its texts is computed', {
    timeout: OFFICE_TIMEOUT_MS,
  }, ({ skip }) => {
    if (!office) return skip(missing)
    const csv = new TextEncoder().encode(BYTE_ORDER_MARK + csvLines([headers, ...rows]))
    const sheet = convert(office, 'leads.csv', csv, 'fods', splitBy(','))
    expect(sheet).not.toContain('table:formula')
    expect(cellsOf(sheet)).toEqual(
      expect.arrayContaining(['Name', 'Müller & Söhne <GmbH> "1"', "'-2+3", '😀 中文 _x0041_']),
    )
  })

  test.for([';', '\t', '|'])(
    'nor is one where the CSV file is split by %j',
    {
      timeout: OFFICE_TIMEOUT_MS,
    },
    (separator, { skip }) => {
      if (!office) return skip(missing)
      const texts = ['=1+1', '@SUM(A1)', '"=2+2"', '−7+7'].map((formula) => `Acme${separator}${formula}`)
      const csv = new TextEncoder().encode(BYTE_ORDER_MARK + csvLines([headers, ['+1', ...texts]]))
      const sheet = convert(office, 'leads.csv', csv, 'fods', splitBy(separator))
      expect(sheet).toContain('Acme')
      expect(sheet).not.toContain('table:formula')
    },
  )
})

/** The texts of a sheet's non-empty cells, row by row, in a flat OpenDocument file. */
function cellsOf(sheet: string): string[] {
  const cells = sheet.matchAll(/<table:table-cell[^>]*(?<!\/)>([\s\S]*?)<\/table:table-cell>/g)
  return [...cells].map(([, content]) =>
    [...content!.matchAll(/<text:p>([\s\S]*?)<\/text:p>/g)].map(([, line]) => textOf(line!)).join('\n'),
  )
}

const textOf = (xml: string) =>
  xml
    .replace(/<text:s text:c="(\d+)"\/>/g, (_, count) => ' '.repeat(Number(count)))
    .replace(/<text:s\/>/g, ' ')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
