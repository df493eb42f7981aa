import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvLines } from '#app/data/files/csv.ts'
import { withRare } from '#app/entities/lead/export/rareColumns.ts'
import { leadsTable, textsOf } from '#app/entities/lead/export/table.ts'
import { importCases } from '#tests/import/files.ts'
import { xlsxOf, type ZipFile, zipOf } from '#tests/import/xlsx.ts'
import { leadWith } from '#tests/leadWith.ts'
import { checkRows } from './check.ts'
import { openImport } from './import.ts'
import { proposePlan } from './plan.ts'

const members = [{ id: 5, name: 'Ana Lund', email: 'ana@rove.example' }]
const blobOf = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content])

async function imported(content: string | Uint8Array<ArrayBuffer>, country = 'DE') {
  const file = await openImport(blobOf(content))
  const plan = { ...proposePlan(file.columns, { members, ownerId: 7, country }), country }
  return { file, plan, checked: await checkRows(file, plan, { team: [] }) }
}

describe('what becomes of the rows of', () => {
  test.each(importCases)(
    '$name',
    async ({ content, country, known, rows, added, completed, held = [], leads = {} }) => {
      const { file, checked } = await imported(content, country)
      expect(file.known).toBe(known)
      const counts = {
        rows: checked.rows,
        added: checked.leads.length,
        completed: checked.completions.length + checked.joined,
        held: checked.held.map(({ row, reason }) => [row, reason]),
      }
      expect(counts).toEqual({
        rows,
        added,
        completed,
        held: held.map(([row, reason]) => [row, expect.stringContaining(reason)]),
      })
      expect(added + completed + held.length).toBe(rows)
      for (const [name, fields] of Object.entries(leads)) {
        const found = checked.leads.find(
          ({ lead }) => lead.fullName === name || (!lead.fullName && lead.company === name),
        )
        expect(found?.lead, name).toMatchObject(fields)
      }
    },
  )
})

describe('a file is refused with a sentence', () => {
  const refused = async (content: string | Uint8Array<ArrayBuffer>) => {
    const { file, plan } = await imported(content)
    return { file, plan }
  }
  const workbook = (files: ZipFile[]) => refused(zipOf(files))

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty one', '', 'This file is empty.'],
    ['only a head', 'Name,Email\n', 'This file has no rows.'],
    ['a page', '<!doctype html><p>Name', 'This is not a table.'],
    ['JSON', '{"name":"Mia"}', 'This is not a table.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF.'],
    [
      'an old or protected Excel file',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
      'old or a protected Excel file',
    ],
    [
      'a quotation mark that is never closed',
      `Name,Email\n"Mia,mia@berg.example\n${'x'.repeat(70_000)}`,
      'never closed',
    ],
    ['a ZIP file that is no workbook', zipOf([{ name: 'a.txt', content: 'x' }]), 'not an Excel file'],
    [
      'a workbook that was cut off',
      xlsxOf([{ name: 'A', rows: [['Name'], ['Mia']] }]).slice(0, 400),
      'damaged',
    ],
    [
      'more columns than a table has',
      `${Array.from({ length: 501 }, (_, at) => `c${at}`).join()}\n${'1,'.repeat(500)}1\n`,
      'more than 500 columns',
    ],
  ])('%s', async (_what, content, sentence) => {
    await expect(refused(content)).rejects.toThrow(sentence)
  })

  test('a workbook that unpacks to more than 200 MB, whatever size it claims', async () => {
    const sheet = `<worksheet><sheetData>${' '.repeat(210 * 1024 * 1024)}</sheetData></worksheet>`
    const [files] = [
      [
        {
          name: 'xl/workbook.xml',
          content: '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        },
        { name: 'xl/worksheets/sheet1.xml', content: sheet, claimed: 100 },
      ],
    ]
    await expect(workbook(files)).rejects.toThrow('larger than 200 MB')
  })

  test('a workbook that claims to unpack to more than 200 MB, before it is read', async () => {
    const [content, claimed] = ['<workbook><sheets/></workbook>', 300 * 1024 * 1024]
    await expect(workbook([{ name: 'xl/workbook.xml', content, claimed }])).rejects.toThrow(
      'larger than 200 MB',
    )
  })

  test('a million rows, before they are read', async () => {
    const row = 'Mia Berg,mia@berg.example\n'
    const file = new Blob(['Name,Email\n', ...Array.from({ length: 100 }, () => row.repeat(10_000))])
    await expect(openImport(file)).rejects.toThrow('more than 50,000 rows')
  })
})

test('the preview of a workbook reads no more than it shows: damage behind that is seen by the check alone', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`Mia Berg ${at}`, `mia-${at}@berg.example`])
  const bytes = xlsxOf([{ name: 'Leads', rows: [['Name', 'Email'], ...rows] }])
  for (const part of ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml']) {
    const start = Buffer.from(bytes).indexOf(part) + part.length
    const damagedBytes = Uint8Array.from(bytes).fill(0xff, start + 15_000, start + 16_000)
    const file = await openImport(blobOf(damagedBytes))
    expect(file.columns[1]?.samples[0]).toBe('mia-0@berg.example')
    const plan = proposePlan(file.columns, { members, ownerId: 7, country: 'DE' })
    const whole = checkRows(file, plan, { team: [] })
    const leads = await whole.then((checked) => checked.leads.length).catch(() => 0)
    expect(leads).toBeLessThan(rows.length)
  }
})

test('a cell that is one long run of blanks does not hold up the others', async () => {
  const cell = `a${' '.repeat(30_000)}b`
  const began = performance.now()
  const row = `Mia Berg,${cell},${cell}\n`
  const { checked } = await imported(`Name,Email,Phone\n${row.repeat(20)}Ola Nord,ola@nord.example,\n`)
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(checked.leads.map(({ lead }) => lead.fullName)).toEqual(['Ola Nord'])
  expect(checked.held).toHaveLength(20)
})

test('one number of another country says nothing about those without a code', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => `Person ${at},030 123456${at}`)
  const file = await openImport(blobOf(`Name,Phone\n${rows.join('\n')}\nJo Hill,+1 301 555 0134\n`))
  expect(proposePlan(file.columns, { members, ownerId: 7, country: 'DE' }).country).toBe('DE')
})

test('companies whose names begin like a total are rows', async () => {
  const { checked } = await imported(
    'Company,Phone,City\nTotal Wine,+1 301 555 0134,\nSum Labs,030 1234567,\nTotal:,,\nSumme,2,\n',
  )
  expect(checked.leads.map(({ lead }) => lead.company)).toEqual(['Total Wine', 'Sum Labs'])
  expect(checked.rows).toBe(2)
})

test('two people who share an address are two leads, and what differs in a second row about one person is kept', async () => {
  const { checked } = await imported(
    'Name,Email,Position\nMia Berg,family@berg.example,Buyer\nOla Berg,family@berg.example,\nMia Berg,family@berg.example,Head of Sales\n',
  )
  expect(checked.leads.map(({ lead }) => [lead.fullName, lead.position, lead.extra])).toEqual([
    ['Mia Berg', 'Buyer', [{ name: 'Position (2)', value: 'Head of Sales' }]],
    ['Ola Berg', '', []],
  ])
  expect(checked).toMatchObject({ rows: 3, joined: 1, held: [] })
})

test('coordinates of another program are kept with the lead, and do not count as measured on the spot', async () => {
  const { plan, checked } = await imported('Name,Email,Coordinates\nMia,mia@fjord.example,"60.39, 5.32"\n')
  expect(plan.columns).toEqual(['fullName', 'email', 'extra'])
  expect(checked.leads[0]?.lead).toMatchObject({
    place: null,
    extra: [{ name: 'Coordinates', value: '60.39, 5.32' }],
  })
  const file = await openImport(blobOf('Name,Email,Coordinates\nMia,mia@fjord.example,"60.39, 5.32"\n'))
  const chosen = { ...plan, columns: plan.columns.with(2, 'place') }
  expect((await checkRows(file, chosen, { team: [] })).leads[0]?.lead).toMatchObject({ place: null })
})

test('a card without an end is read, too', async () => {
  const { checked } = await imported(
    'BEGIN:VCARD\nVERSION:3.0\nFN:Mia Berg\nTEL:030 1234567\nBEGIN:VCARD\nVERSION:3.0\nFN:Ola Nord\nTEL:030 7654321\n',
  )
  expect(checked.leads.map(({ lead }) => lead.fullName)).toEqual(['Mia Berg', 'Ola Nord'])
})

test('who was unsubscribed from marketing emails may still be called', async () => {
  const { checked } = await imported(
    'Name,Phone,Marketing status\nMia Berg,030 1234567,Unsubscribed\nOla Nord,030 7654321,Opted out\n',
  )
  expect(checked.leads.map(({ lead }) => lead.optOuts)).toEqual([['email'], ['email']])
})

test('a number that lost its digits is never kept, also beside another one', async () => {
  const { checked } = await imported('Name,Phone\nMia Berg,4.9E+11 / 030 1234567\nOla Nord,+4.9E+11\n')
  expect(checked.leads).toEqual([])
  expect(checked.held.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Phone'],
    [3, 'Phone'],
  ])
})

test('entities and outside files of XML are not resolved', async () => {
  const doctype =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
  const file = zipOf([
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${doctype}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&b;&c;</t></is></c><c r="B2" t="inlineStr"><is><t>mia@berg.example</t></is></c></row></sheetData></worksheet>`,
    },
  ])
  const { checked } = await imported(file)
  expect(checked.leads.map(({ lead }) => lead.fullName)).toEqual(['&b;&c;'])
})

test('a lead that is here already is completed: what is empty is filled, what somebody wrote stays, nothing is lost', async () => {
  const here = leadWith({
    id: 12,
    fullName: 'Mia Berg',
    email: 'mia@fjord.example',
    position: 'Head',
    tags: ['fair'],
  })
  const file = await openImport(
    blobOf(
      'Name,Email,Position,Phone,Tags,Do not call\nMia Berg,MIA@fjord.example,Buyer,030 1234567,"fair, fish",yes\n',
    ),
  )
  const plan = { ...proposePlan(file.columns, { members, ownerId: 7, country: 'DE' }), country: 'DE' }
  const checked = await checkRows(file, plan, { team: [here] })
  expect(checked).toMatchObject({ rows: 1, leads: [], held: [] })
  expect(checked.completions).toEqual([
    {
      row: 2,
      id: 12,
      changes: {
        phoneNumber: ['', '+49 30 1234567'],
        tags: [['fair'], ['fair', 'fish']],
        optOuts: [[], ['phone']],
      },
    },
  ])
  const again = await checkRows(file, plan, {
    team: [{ ...here, phoneNumber: '+49 30 1234567', tags: ['fair', 'fish'], optOuts: ['phone'] }],
  })
  expect(again.completions).toEqual([{ row: 2, id: 12, changes: {} }])
})

test('a lead that a row completes has the id of its source from then on', async () => {
  const here = leadWith({ id: 12, fullName: 'Mia Berg', company: 'Fjord Foods', email: 'mia@fjord.example' })
  const head = 'Record ID - Contact,First Name,Last Name,Email,Company Name\n'
  const file = await openImport(blobOf(`${head}4711,Mia,Berg,mia@fjord.example,Fjord Foods\n`))
  const plan = proposePlan(file.columns, { members, ownerId: 7, country: 'DE' })
  const checked = await checkRows(file, plan, { team: [here] })
  expect(checked.completions).toEqual([
    { row: 2, id: 12, changes: { sourceIds: [[], [{ source: 'HubSpot', id: '4711' }]] } },
  ])
  const known = { ...here, sourceIds: [{ source: 'HubSpot', id: '4711' }] }
  const again = await checkRows(file, plan, { team: [known] })
  expect(again.completions).toEqual([{ row: 2, id: 12, changes: {} }])
})

test('leads that are exported and imported again change nothing', async () => {
  const word = fc.string({
    unit: fc.constantFrom(
      'a',
      'ß',
      'Ł',
      '日',
      '=',
      '+',
      '-',
      '@',
      ';',
      ',',
      '|',
      '"',
      "'",
      ' ',
      '\t',
      '5',
      '🚚',
    ),
    maxLength: 12,
  })
  // An export cannot tell a text that begins with an apostrophe and a sign from one that was made safe.
  const isClear = (drawn: string) => !/'[\s\p{C}"]*[=+\-@]/u.test(drawn) && !/^=".*"$/.test(drawn)
  const text = word.map((drawn) => drawn.trim()).filter(isClear)
  const name = text.filter((drawn) => /\p{L}/u.test(drawn) && !/,/.test(drawn))
  const lead = fc.record({
    fullName: name,
    company: text,
    position: text,
    notes: fc
      .array(text, { maxLength: 3 })
      .map((lines) => lines.join('\n').trim())
      .filter(isClear),
    industry: text,
    phoneNumber: fc.constantFrom('', '+47 22 33 44 55', '+49 30 1234567'),
    address: text,
    tags: fc.uniqueArray(fc.constantFrom('fair', 'fish', 'oven'), { maxLength: 3 }),
    optOuts: fc.uniqueArray(fc.constantFrom('email' as const, 'phone' as const), { maxLength: 2 }),
    status: fc.constantFrom('approved' as const, 'contacted' as const, 'rejected' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(lead, { minLength: 1, maxLength: 5 }), async (drawn) => {
      const team = drawn.map((fields, at) =>
        leadWith({ ...fields, id: at + 1, email: `p${at}@fjord.example` }),
      )
      const table = withRare(leadsTable, team)
      const rows = [table.columns.map(({ header }) => header), ...textsOf(table, team, new Map())]
      const file = await openImport(blobOf(BYTE_ORDER_MARK + csvLines(rows)))
      expect(file.known).toBe('Rove')
      const plan = proposePlan(file.columns, { members, ownerId: 7, country: 'DE' })
      const checked = await checkRows(file, plan, { team })
      expect(checked.completions.map(({ id, changes }) => [id, changes])).toEqual(
        team.map(({ id }) => [id, {}]),
      )
      expect([checked.rows, checked.leads, checked.held]).toEqual([team.length, [], []])
    }),
    { numRuns: 200, examples: [[[{ ...EMPTY, notes: '"\n+5' }]]] },
  )
})

/** A lead of which hardly anything is known. */
const EMPTY = {
  fullName: 'a',
  company: '',
  position: '',
  notes: '',
  industry: '',
  phoneNumber: '' as const,
  address: '',
  tags: [],
  optOuts: [],
  status: 'approved' as const,
}
