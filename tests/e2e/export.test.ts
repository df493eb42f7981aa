import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { parse } from 'csv-parse/sync'
import { format } from 'date-fns/format'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unzip } from '#tests/unzip.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { beginSelecting } from './rep.ts'
import { shared } from './shared.ts'

const MIA = {
  fullName: 'Mia Berg',
  email: 'mia@fjord.example',
  company: 'Fjord Foods',
  phoneNumber: '+47 55 12 34 56',
  notes: '=1+1',
}
const JON = { fullName: 'Jón Ås', email: 'jon@bakeri.example', company: 'Bakeri "Nord", Bergen' }
const EVA = { fullName: 'Eva Lund', email: 'eva@lund.example', company: 'Lund' }

const PRODUCT = {
  name: 'Deck ovens',
  description: 'Ovens made to last',
  brand: 'premium',
  value: '4900',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '4,000 to 6,000',
}

/** Ana has managed leads, Gro generated ones. */
async function openOffice() {
  const world = await openWorld()
  const [ana, gro] = [await world.person('ana'), await world.person('gro')]
  await world.ask('POST', '/api/products', PRODUCT, gro)
  for (const person of [ana, gro]) {
    for (const lead of [MIA, JON, EVA]) {
      expect(await world.ask('POST', '/api/leads', lead, person)).toMatchObject({ status: 201 })
    }
  }
  waitForReview(world, gro)
  return { world, close: world.close }
}

/** Makes somebody's leads unreviewed again. */
function waitForReview({ dataDir }: World, { teamId }: Person) {
  const db = new Database(join(dataDir, 'rove.db'))
  db.prepare('UPDATE leads SET saved = 0 WHERE teamId = ?').run(teamId)
  db.close()
}

const phone = shared(openOffice, { worker: true })

/** A person's phone that was online once and is now offline. */
async function offlineAt(path: string, username?: string): Promise<Page> {
  const { page, context } = await phone(path, username)
  await page.getByText('Mia Berg').first().waitFor()
  await page.getByText('All saved').waitFor()
  await context.setOffline(true)
  return page
}

async function exportAs(page: Page, choice: 'Excel (.xlsx)' | 'CSV (.csv)') {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Selected' }).click()
  await page.getByRole('menuitem', { name: choice }).click()
  const file = await download
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

/** The texts of an .xlsx file's only sheet, and its name. */
function sheetOf(content: Buffer) {
  const files = unzip(content)
  const unescaped = (xml: string) => xml.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const strings = [...files.get('xl/sharedStrings.xml')!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) =>
    unescaped(text!),
  )
  const rows = [...files.get('xl/worksheets/sheet1.xml')!.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/t="s"><v>(\d+)<\/v>/g)].map(([, index]) => strings[Number(index)]),
  )
  return { name: /<sheet name="([^"]*)"/.exec(files.get('xl/workbook.xml')!)?.[1], rows }
}

const today = () => format(new Date(), 'yyyy-MM-dd')

test('managed leads: with no signal, those selected become an Excel file and a CSV file', async () => {
  const page = await offlineAt('/lead-management')
  await beginSelecting(page, 'leads')
  await page.getByRole('button', { name: 'Export Selected' }).click()
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  await seeNotice(page, 'No leads selected')
  await seeNotice(page, 'Please select at least one lead to export.')

  await page.getByRole('checkbox', { name: 'Select Mia Berg' }).check()
  await page.getByRole('checkbox', { name: 'Select Jón Ås' }).check()
  await expectThumbFriendly(page)
  const excel = await exportAs(page, 'Excel (.xlsx)')
  await seeNotice(page, 'Export successful')
  await seeNotice(page, 'Exported 2 lead(s) to Excel.')
  expect(excel.name).toBe(`leads-${today()}.xlsx`)
  const { name, rows } = sheetOf(excel.content)
  expect(name).toBe('Leads')
  expect(rows[0]).toEqual([
    ...'Full Name,Email,Company,Product,Position,Industry,Company Size,Phone,Status,Notes,Added On'.split(
      ',',
    ),
    ...'Company Website,LinkedIn URL,Address,Place,Match Score,Photo'.split(','),
  ])
  expect(rows).toHaveLength(3)
  expect(rows).toContainEqual(expect.arrayContaining(Object.values(MIA)))
  expect(rows).toContainEqual(expect.arrayContaining(Object.values(JON)))

  const csv = await exportAs(page, 'CSV (.csv)')
  await seeNotice(page, 'Exported 2 lead(s) to CSV.')
  expect(csv.name).toBe(`leads-${today()}.csv`)
  expect(csv.content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = parse(csv.content, { bom: true, columns: true, record_delimiter: '\r\n' })
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.objectContaining({ 'Full Name': 'Mia Berg', Phone: '+47 55 12 34 56', Notes: "'=1+1" }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ Company: 'Bakeri "Nord", Bergen' }))
})

test('generated leads: with no signal, those selected become a file under their own name', async () => {
  const page = await offlineAt('/lead-generation', 'gro')
  await beginSelecting(page, 'leads')
  await page.getByRole('checkbox', { name: 'Select Mia Berg' }).check()
  await expectThumbFriendly(page)
  const excel = await exportAs(page, 'Excel (.xlsx)')
  await seeNotice(page, 'Exported 1 lead(s) to Excel.')
  expect(excel.name).toBe(`generated-leads-${today()}.xlsx`)
  const { name, rows } = sheetOf(excel.content)
  expect(name).toBe('Generated Leads')
  expect(rows).toEqual([
    [
      ...'Full Name,Email,Company,Position,Industry,Company Size,Match Score,LinkedIn URL,Notes,Added On'.split(
        ',',
      ),
      ...'Phone,Company Website,Address,Place,Product,Status,Photo'.split(','),
    ],
    ['Mia Berg', 'mia@fjord.example', 'Fjord Foods', '=1+1', '+47 55 12 34 56', 'New'],
  ])
  const csv = await exportAs(page, 'CSV (.csv)')
  expect(csv.name).toBe(`generated-leads-${today()}.csv`)
})
