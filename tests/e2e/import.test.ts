import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, seeNotice } from './browser.ts'
import { holdStore, importedOnServer, leadsOnServer, unsent } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const teamId = await makeTeam(world, ana, 'North')
  const bob = { ...(await world.person('bob')), teamId }
  await admit(world, bob, teamId)
  await world.ask(
    'POST',
    '/api/leads',
    { fullName: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord' },
    ana,
  )
  return { world, ana, bob, close: world.close }
}

const phone = shared(openOffice, { worker: true })
const desk = shared(openOffice, { viewport: DESK })

const MANY = 10_000
/** So many rows take a server 10 s on a free machine, and several times as long on a busy one. */
const FOR_MANY_MS = 180_000

const CARDS = `BEGIN:VCARD
VERSION:3.0
FN:Ola Nord
N:Nord;Ola;;;
ORG:Nord Bakeri
TEL;TYPE=CELL:+47 99 88 77 66
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Mia Berg
N:Berg;Mia;;;
EMAIL:MIA@fjord.example
TEL:+47 22 33 44 55
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Per Vik
N:Vik;Per;;;
END:VCARD
`

async function choose(page: Page, name: string, content: string, mimeType = 'text/csv') {
  await page
    .getByLabel('List of leads')
    .last()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
}

const count = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('..').locator('dd')

test('a rep imports a colleague’s contacts with no signal: one is new, one completes a lead, one is held back; all arrive later', async () => {
  const { page, context, world } = await phone('/lead-management')
  await context.setOffline(true)
  await open(page, '/import')
  await choose(page, 'contacts.vcf', CARDS, 'text/vcard')
  await page.getByText('Contacts as vCards').waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await page.getByText('Nothing is written yet').waitFor()
  await expect.poll(() => count(page, 'New leads').textContent()).toBe('1')
  expect(await count(page, 'Complete a lead').textContent()).toBe('1')
  expect(await count(page, 'Held back').first().textContent()).toBe('1')
  await page.getByText('Row 3: It has no email, phone number, website or address.').waitFor()
  await expectThumbFriendly(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save these rows with the reasons' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('"Per Vik"')
  expect(file).toContain('"It has no email, phone number, website or address."')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  await page.getByRole('link', { name: 'To the leads' }).click()
  await page.getByText('Ola Nord').first().waitFor()
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  const leads = Object.fromEntries(leadsOnServer(world).map((lead) => [lead.fullName, lead]))
  expect(leads['Ola Nord']).toMatchObject({ company: 'Nord Bakeri', phoneNumber: '+47 99 88 77 66' })
  expect(leads['Mia Berg']).toMatchObject({ phoneNumber: '+47 22 33 44 55', company: 'Fjord' })
  expect(Object.keys(leads).sort()).toEqual(['Mia Berg', 'Ola Nord'])
})

test('the same file again adds nothing', async () => {
  const { page } = await phone('/import')
  await choose(page, 'contacts.vcf', CARDS, 'text/vcard')
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await expect.poll(() => count(page, 'Complete a lead').textContent()).toBe('2')
  expect(await count(page, 'New leads').textContent()).toBe('0')
})

test('a table is pasted, its columns are chosen, and the import is undone but for the lead that somebody changed', async () => {
  const { page, world, bob } = await phone('/import')
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await page
    .getByLabel('Table')
    .fill('Who\tWhere\tNumber\nKari Lie\tBergen\t+47 55 11 22 33\nLars Moe\tOslo\t+47 55 11 22 34\n')
  await page.getByRole('button', { name: 'Read the table' }).click()
  await page.getByLabel('Who becomes').selectOption('Full Name')
  await page.getByLabel('Where becomes').selectOption('City')
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  await expect.poll(() => unsent(page)).toBe(0)
  const lars = () => leadsOnServer(world).find(({ fullName }) => fullName === 'Lars Moe')
  await world.ask('PATCH', `/api/leads/${lars()?.id}`, { position: 'Buyer' }, bob)
  await page.getByRole('button', { name: 'Import another file' }).click()
  await page.getByRole('button', { name: 'Undo the import of Pasted table' }).click()
  await seeNotice(page, '1 lead removed, 1 stay.')
  await page.getByText('1 lead stays').waitFor()
  await page.getByText(/ changed Position, /).waitFor()
  await expect.poll(() => unsent(page)).toBe(0)
  const kept = leadsOnServer(world).filter(({ deletedAt }) => !deletedAt)
  expect(kept.map(({ fullName }) => fullName)).toContain('Lars Moe')
  expect(kept.map(({ fullName }) => fullName)).not.toContain('Kari Lie')
})

test(
  'a desk imports 10,000 rows of HubSpot, whose import goes on after the page was closed, and undoes it',
  async () => {
    const { world, page } = await desk('/import')
    const rows = Array.from({ length: MANY }, (_, at) => `${at},First${at},Last${at},p${at}@hub.example,New`)
    await open(page, '/import')
    await choose(
      page,
      'hubspot.csv',
      `Record ID,First Name,Last Name,Email,Lead Status\n${rows.join('\n')}\n`,
    )
    await page.getByText('An export of HubSpot').waitFor()
    await page.getByRole('button', { name: 'Check all rows' }).click()
    const held = holdStore(page, 'outbox', /Importing: [1-9]/)
    await page.getByRole('button', { name: 'Import 10,000 rows' }).click()
    await held
    await page.reload()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'Imported' }).waitFor()
    await expect.poll(() => unsent(page), { timeout: FOR_MANY_MS, interval: 1000 }).toBe(0)
    expect(importedOnServer(world)).toBe(MANY)
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByRole('button', { name: 'Undo the import of hubspot.csv' }).click()
    await expect.poll(() => importedOnServer(world), { timeout: FOR_MANY_MS, interval: 1000 }).toBe(0)
  },
  3 * FOR_MANY_MS,
)
