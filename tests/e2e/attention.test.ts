import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, openMore, seeNotice, signIn, visit } from './browser.ts'
import { addLead, openLead, setStatus } from './rep.ts'
import { shared } from './shared.ts'
import { FILLABLE, fill, open } from './texts.ts'

/** Ana, Bob and Carl in a team, and people who work alone. */
async function openOffice() {
  const world = await openWorld()
  const [ana, bob, carl] = [await world.person('ana'), await world.person('bob'), await world.person('carl')]
  const teamId = await makeTeam(world, ana, 'North')
  for (const mate of [bob, carl]) await admit(world, mate, teamId)
  const [dora, emil] = [await world.person('dora'), await world.person('emil')]
  await world.person('fay')
  return { world, ana, carl, dora, emil, teamId, close: world.close }
}

const phone = shared(openOffice, { worker: true, script: FILLABLE })

const saved = (page: Page) => page.getByText('All saved').waitFor()
const leadsOf = async (world: World, person: Person) =>
  (await world.ask('GET', '/api/leads', undefined, person)).body as { fullName: string; status: string }[]

function removeFromTeam(world: World, { user }: Person, teamId: number) {
  const db = new Database(join(world.dataDir, 'rove.db'))
  db.prepare('DELETE FROM members WHERE userId = ? AND teamId = ?').run(user.id, teamId)
  db.close()
}

async function openAttention(page: Page) {
  await page.getByRole('button', { name: 'need your attention' }).waitFor()
  await openMore(page)
  await page.getByRole('link', { name: 'Attention' }).click()
  await page.getByRole('heading', { name: 'Attention' }).waitFor()
}

test('two people change one field offline: both are told, offline too, and the other’s value is one tap away', async () => {
  const anas = await phone('/')
  const { world, ana } = anas
  await world.ask('POST', '/api/leads', aLead, ana)
  const bobs = await phone('/', 'bob', 'second')
  for (const { page, context } of [anas, bobs]) {
    await open(page, '/lead-management')
    await page.getByText(aLead.fullName).first().waitFor()
    await context.setOffline(true)
  }
  await setStatus(anas.page, aLead.fullName, 'contacted')
  await setStatus(bobs.page, aLead.fullName, 'qualified')
  // The earlier edit arrives last.
  for (const { page, context } of [bobs, anas]) {
    await context.setOffline(false)
    await saved(page)
  }
  await anas.page.getByRole('button', { name: '1 need your attention' }).waitFor()

  await bobs.page.getByRole('button', { name: '1 need your attention' }).waitFor()
  await bobs.context.setOffline(true)
  await bobs.page.reload()
  await open(bobs.page, '/')
  const waiting = bobs.page.getByRole('region', { name: 'Waiting' })
  await waiting.getByRole('link', { name: '1 change needs your attention' }).waitFor()
  await openAttention(bobs.page)
  await bobs.page.getByText(/^ana Tester on Chrome on Linux, \d{1,2}:\d\d [AP]M$/).waitFor()
  const mine = bobs.page.getByRole('listitem').filter({ hasText: /You on this device, \d{1,2}:\d\d [AP]M/ })
  await mine.getByText('Stands now').last().waitFor()
  await bobs.page.getByRole('button', { name: 'Keep “Qualified”, You on this device' }).waitFor()
  await expectThumbFriendly(bobs.page)
  await bobs.page.getByRole('button', { name: 'Use “Contacted”, ana Tester on Chrome on Linux' }).click()
  await bobs.page.getByText('Nothing needs your attention').waitFor()
  await bobs.context.setOffline(false)

  await anas.page.getByRole('button', { name: 'need your attention' }).waitFor({ state: 'detached' })
  for (const { page } of [anas, bobs]) {
    await open(page, '/lead-management')
    await openLead(page, aLead.fullName)
    await page.getByRole('dialog').getByRole('button', { name: 'Status: Contacted' }).waitFor()
  }
  expect((await leadsOf(world, ana))[0]?.status).toBe('contacted')

  const dialog = anas.page.getByRole('dialog')
  await dialog.getByText('History').click()
  await dialog.getByText('bob Tester', { exact: true }).first().waitFor()
  await dialog.getByText('Status: Qualified → Contacted').waitFor()
})

test('who is removed from the team they work in is told, and what was refused is edited and sent again', async () => {
  const { page, context, world, carl, teamId } = await phone('/', 'carl')
  await saved(page)
  await context.setOffline(true)
  await open(page, '/manual-lead-entry')
  await addLead(page, { name: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods' })
  removeFromTeam(world, carl, teamId)
  await context.setOffline(false)
  await page.getByText(/^You are no longer in North, and now work in/).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()

  await openAttention(page)
  await page.getByText('You are not a member of this team.').waitFor()
  await page.getByText('mia@fjord.example').waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Full Name').fill('Mia Bergen')
  await expectThumbFriendly(page)
  await editor.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Nothing needs your attention').waitFor()
  await expect
    .poll(async () => (await leadsOf(world, carl)).map(({ fullName }) => fullName))
    .toEqual(['Mia Bergen'])
})

test('work that is only on this device is kept at sign-out for the same person, awaited, or discarded after a typed word', async () => {
  const { page, context, world, dora, emil } = await phone('/', 'dora')
  await saved(page)
  const names = async (person: Person) => (await leadsOf(world, person)).map(({ fullName }) => fullName)
  const signOutOffline = async (name: string) => {
    await context.setOffline(true)
    await open(page, '/manual-lead-entry')
    await addLead(page, { name, email: `${name}@fjord.example`, company: 'Fjord Foods' })
    await page.goto('/logout')
    await page.getByText('1 change waits to be sent.').waitFor()
    await expectThumbFriendly(page)
  }
  const signInOnline = async (name: string) => {
    await page.waitForURL('**/login')
    await context.setOffline(false)
    await signIn(page, name)
    await saved(page)
  }

  await signOutOffline('Kept')
  await page.getByRole('button', { name: 'Sign out and keep it on this device' }).click()
  await signInOnline('emil')
  expect(await names(dora)).toEqual([])

  await signOutOffline('Awaited')
  await page.getByRole('button', { name: 'Wait until it is sent, then sign out' }).click()
  await context.setOffline(false)
  await page.waitForURL('**/login')
  expect(await names(emil)).toEqual(['Awaited'])
  await signInOnline('dora')
  await expect.poll(() => names(dora)).toEqual(['Kept'])
  await saved(page)

  await signOutOffline('Discarded')
  await page.getByRole('button', { name: 'Discard it and sign out' }).click()
  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: 'Discard and sign out' })
  expect(await confirm.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill('discard')
  await confirm.click()
  await signInOnline('dora')
  expect(await names(dora)).toEqual(['Kept'])
})

describe('a device that can’t store what is typed', () => {
  test('says so in place of the screens where the browser has no storage', async () => {
    const { world } = await phone('/', 'fay')
    const script = 'Object.defineProperty(globalThis, "indexedDB", { value: undefined })'
    const { page } = await visit(world, { script })
    await signInWithoutStore(page)
    await page.getByRole('heading', { name: 'Rove can’t keep anything in this window' }).waitFor()
  })

  test('says so when it is full, and what was typed stays in the form', async () => {
    const { page } = await phone('/manual-lead-entry', 'fay')
    await saved(page)
    await page.getByLabel('Full Name').fill('Mia Berg')
    await page.getByLabel('Email').fill('mia@fjord.example')
    await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
    await fill(page, true)
    await page.getByRole('button', { name: 'Add Lead' }).click()
    await page.getByText(/^This device is full/).waitFor()
    await page.getByText('Failed to add lead', { exact: true }).first().waitFor()
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Mia Berg')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('Email: mia@fjord.example')

    await fill(page, false)
    await page.getByRole('button', { name: 'Add Lead' }).click()
    await page.waitForURL('**/lead-management')
    await page.getByText('Mia Berg').first().waitFor()
    await page.getByText(/^This device is full/).waitFor({ state: 'detached' })
  })

  test('an old tab lets go when a newer Rove opens elsewhere, and says so', async () => {
    const { world } = await phone('/', 'fay')
    const { page, context } = await visit(world)
    await openAs(page, 'fay')
    await saved(page)
    const newer = await context.newPage()
    await newer.goto('/favicon.svg')
    await newer.evaluate(async () => {
      const stores = await indexedDB.databases()
      const store = stores.find(({ name = '' }) => /^rove-\d+$/.test(name))
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open(store?.name ?? '', (store?.version ?? 0) + 10)
        opening.onsuccess = resolve
        opening.onerror = reject
      })
    })
    await page.getByText(/^Rove was updated in another tab\. Reload\./).waitFor()
  })
})

/** The greeting after signing in belongs to the shell, which is not shown here. */
async function signInWithoutStore(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Username').fill('fay')
  await page.getByLabel('Password').fill('fay-secret')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('the sync sheet copies diagnostics that name nobody, and says what storage is used', async () => {
  const { page, context } = await phone('/', 'fay')
  await saved(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.setOffline(true)
  await open(page, '/manual-lead-entry')
  await addLead(page, { name: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods' })
  await page.getByRole('button', { name: /waiting/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Lead added').waitFor()
  await sheet.getByText(/^Rove uses [\d.]+ [MG]B of/).waitFor()
  await expectThumbFriendly(page)
  await sheet.getByRole('button', { name: 'Copy diagnostics' }).click()
  await seeNotice(page, 'Copied!')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/Rove 2.*lead\.create waiting/s)
  expect(text).not.toMatch(/Mia|fjord|fay/)
})
