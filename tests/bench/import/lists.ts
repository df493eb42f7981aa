import { csvLines } from '#app/data/files/csv.ts'
import { xlsxOf, zipOf } from '#tests/import/xlsx.ts'

const COLUMNS = [
  ...['First Name', 'Last Name', 'Email', 'Phone', 'Company', 'Job Title', 'Industry', 'Website'],
  ...['Address', 'Lead Status', 'Customer Number', 'Notes'],
]
const TOWNS = ['Oslo', 'Bergen', 'Kassel', 'Lyon', 'Bristol', 'Porto', 'Turku']
/** So many rows of a long list are made at once. */
const SLICE = 1_000

/** The format of a list. */
export type ListFormat = 'csv' | 'xlsx'

/** A list of different leads with 12 columns, as a program exports it. */
export function listOf(format: ListFormat, rows: number): string | Uint8Array {
  const table = [COLUMNS, ...Array.from({ length: rows }, (_, at) => rowOf(at))]
  return format === 'csv' ? csvLines(table) : xlsxOf([{ name: 'Leads', rows: table }])
}

/** A list that is too long to import; the rows of the XLSX file are all the same. */
export function longListOf(format: ListFormat, rows: number): string | Uint8Array {
  if (format === 'csv') return `Name,Email\n${'Mia Berg,mia@fjord.example\n'.repeat(rows)}`
  const cells = COLUMNS.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')
  const row = Buffer.from(`<row>${cells}</row>`.repeat(SLICE))
  const sheet = Buffer.concat([
    Buffer.from('<worksheet><sheetData>'),
    ...Array.from({ length: Math.ceil(rows / SLICE) }, () => row),
    Buffer.from('</sheetData></worksheet>'),
  ])
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ])
}

function rowOf(n: number): string[] {
  const town = TOWNS[n % TOWNS.length] ?? ''
  const company = `company-${n % 9_000}`
  return [
    'Nora',
    `Lie ${n}`,
    `nora.lie-${n}@${company}.example`,
    `+47 22 ${String(n).padStart(6, '0')}`,
    `Company ${n % 9_000} of ${town}`,
    'Head of Purchasing',
    'Food production',
    `https://${company}.example`,
    `Storgata ${n % 200}, ${town}`,
    n % 3 ? 'New' : 'Contacted',
    String(100_000 + n),
    'Met at the fair. Wants a quote for two lines by May.',
  ]
}
