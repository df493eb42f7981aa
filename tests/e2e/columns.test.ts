import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, PHONE, seeNotice, visit } from './browser.ts'
import { holdDown, push } from './finger.ts'
import { leadsOnServer, unsent } from './kept.ts'
import { keysAreHeard } from './rep.ts'
import { shared } from './shared.ts'

const DESK = { width: 1440, height: 900 }
const TABLET = { width: 820, height: 1180 }

const people: Partial<Lead>[] = [
  { fullName: 'Mia Berg', company: 'Fjord Foods', status: 'new', matchScore: '91', industry: 'Fishery' },
  { fullName: 'Nils Dahl', company: 'Alta Bakery', status: 'contacted', matchScore: '65', industry: 'Bread' },
  {
    fullName: 'Olga Strand',
    company: 'Bryn Hotel',
    status: 'qualified',
    matchScore: '20',
    industry: 'Hotel',
  },
]

/**
 * Everybody has the same leads: Ana and Nora have managed ones, Gro and Guri generated ones, the last of
 * which was approved.
 */
async function openOffice() {
  const world = await openWorld()
  const office = {
    ana: await withLeads(world, 'ana'),
    nora: await withLeads(world, 'nora'),
    gro: await withLeads(world, 'gro'),
    guri: await withLeads(world, 'guri'),
  }
  makeGenerated(world, office.gro, office.guri)
  return { world, ...office, close: world.close }
}

async function withLeads(world: World, name: string): Promise<Person> {
  const person = await world.person(name)
  const { change, sync } = world.device(person)
  const fields = people.map((person) => ({ ...person, email: `${person.fullName?.split(' ')[0]}@x.example` }))
  await change(...fields.map((fields) => ({ name: 'lead.create' as const, args: { id: newId(), fields } })))
  await sync()
  return person
}

/** Makes the leads look as if they came from suggestions, before any device has read them. */
function makeGenerated({ dataDir }: World, ...people: Person[]) {
  const db = new Database(join(dataDir, 'rove.db'))
  const make = db.prepare(
    "UPDATE leads SET suggestionId = id, saved = fullName = 'Olga Strand' WHERE teamId = ?",
  )
  for (const { teamId } of people) make.run(teamId)
  db.close()
}

const desk = shared(openOffice, { viewport: DESK, worker: true })
const phone = shared(openOffice, { viewport: PHONE })

/** Opens a screen with a person's leads on a device. */
async function at(device: typeof desk, ...where: Parameters<typeof desk>) {
  const at = await device(...where)
  await at.page.getByText('Mia Berg').first().waitFor()
  return at
}

/** A person's other device, with a table of leads. */
async function otherDesk(world: World, username: string): Promise<Page> {
  const { page } = await visit(world, { viewport: DESK })
  await openAs(page, username, '/lead-management')
  await page.getByText('Mia Berg').first().waitFor()
  return page
}

/** The columns of the table, from left to right. */
const heads = (page: Page) =>
  page.locator('th button:not([aria-label])').evaluateAll((names) => names.map((name) => name.textContent))
const head = (page: Page, name: string) =>
  page.getByRole('columnheader').getByRole('button', { name, exact: true })
const names = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '')))

/** Where a drag starts and ends. */
async function path(what: Locator, where: Locator) {
  const [from, to] = [await what.boundingBox(), await where.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag')
  return [from, to].map(({ x, y, height }) => ({ x: x + 10, y: y + height / 2 }))
}

async function dragTo(page: Page, what: Locator, where: Locator) {
  const [from, to] = await path(what, where)
  await page.mouse.move(from!.x, from!.y)
  await page.mouse.down()
  await page.mouse.move(from!.x + 10, from!.y, { steps: 3 })
  await page.getByText(/is picked up at place/).waitFor({ state: 'attached' })
  await page.mouse.move(to!.x, to!.y, { steps: 8 })
  await page.getByText(/is now at place/).waitFor({ state: 'attached' })
  await page.mouse.up()
}

/** The same with a finger. */
async function swipeTo(page: Page, what: Locator, where: Locator) {
  const [from, to] = await path(what, where)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) => {
    const point = { x: from!.x + (to!.x - from!.x) * part, y: from!.y + (to!.y - from!.y) * part }
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] })
  }
  await touch('touchStart')
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', part)
  await page.getByText(/is now at place/).waitFor({ state: 'attached' })
  await touch('touchEnd')
  await finger.detach()
}

test('columns hidden, shown, dragged and moved by keyboard stay so, offline, after a reload and on another device', async () => {
  const { page, world } = await at(desk, '/lead-management', 'nora')
  const first = ['Name', 'Company', 'Phone', 'City', 'Last contact', 'Next step', 'Status']
  expect(await heads(page)).toEqual(first)
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  expect(await chooser.getByRole('checkbox', { name: 'Name' }).isDisabled()).toBe(true)
  await chooser.getByRole('checkbox', { name: 'Company', exact: true }).uncheck()
  await chooser.getByRole('checkbox', { name: 'Website' }).uncheck()
  await chooser.getByRole('checkbox', { name: 'Industry' }).check()
  await page.keyboard.press('Escape')
  const rest = ['Phone', 'City', 'Last contact', 'Next step', 'Status']
  await expect.poll(() => heads(page)).toEqual(['Name', ...rest, 'Industry'])

  await dragTo(page, head(page, 'Industry'), head(page, 'Phone'))
  await expect.poll(() => heads(page)).toEqual(['Name', 'Industry', ...rest])

  await head(page, 'Status').focus()
  await page.keyboard.press('Space')
  await page.getByText('Status is picked up at place 7 of 7.').waitFor({ state: 'attached' })
  await keysAreHeard(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Status is now at place 6 of 7.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  const mine = ['Name', 'Industry', 'Phone', 'City', 'Last contact', 'Status', 'Next step']
  await expect.poll(() => heads(page)).toEqual(mine)

  await page.getByRole('button', { name: 'Sort by Industry' }).click()
  await expect.poll(() => names(page)).toEqual(['Nils Dahl', 'Mia Berg', 'Olga Strand'])
  expect(await page.getByRole('columnheader', { name: 'Industry' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await page.getByRole('button', { name: 'Sort by Industry' }).click()
  await expect.poll(() => names(page)).toEqual(['Olga Strand', 'Mia Berg', 'Nils Dahl'])

  // The screen changes immediately, the store a moment later. Each finished change is one mutation: three
  // boxes, two moves, two presses of an arrow.
  await expect.poll(() => unsent(page)).toBe(7)
  await page.reload()
  await page.getByText('Mia Berg').first().waitFor()
  expect(await heads(page)).toEqual(mine)
  expect(await names(page)).toEqual(['Olga Strand', 'Mia Berg', 'Nils Dahl'])
  await page.context().setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  const other = await otherDesk(world, 'nora')
  await expect.poll(() => heads(other)).toEqual(mine)
  expect(await names(other)).toEqual(['Olga Strand', 'Mia Berg', 'Nils Dahl'])

  await other.getByRole('button', { name: 'Columns' }).click()
  await other.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => heads(other)).toEqual(first)
  await expect.poll(() => heads(page)).toEqual(first)
})

test('what has no room is reached by scrolling the table, beside its names; the page stays', async () => {
  const { page } = await at(desk, '/lead-management')
  await page.setViewportSize(TABLET)
  const status = page.getByRole('button', { name: 'Sort by Status' })
  await status.scrollIntoViewIfNeeded()
  await expect.poll(() => status.evaluate((arrow) => arrow.getBoundingClientRect().right)).toBeLessThan(820)
  const name = page.getByRole('button', { name: 'Mia Berg', exact: true })
  const isInSight = name.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
  expect(await isInSight).toBe(true)
  await expectThumbFriendly(page)
})

test('Escape puts a column back that was picked up, and leaves the chooser open', async () => {
  const { page } = await at(desk, '/lead-management')
  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  await chooser.getByRole('button', { name: 'Move Phone', exact: true }).focus()
  await page.keyboard.press('Space')
  await chooser.getByText('Phone is picked up at place 3 of 16.').waitFor({ state: 'attached' })
  await keysAreHeard(page)
  await page.keyboard.press('ArrowUp')
  await chooser.getByText('Phone is now at place 2 of 16.').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await chooser.getByText('Phone is back at place 3 of 16.').waitFor({ state: 'attached' })
  await chooser.getByRole('button', { name: 'Move Phone up' }).click()
  await chooser.getByText('Phone is now at place 2 of 16.').waitFor({ state: 'attached' })
  expect((await heads(page)).slice(0, 3)).toEqual(['Name', 'Phone', 'Company'])
  await page.keyboard.press('Escape')
  await chooser.waitFor({ state: 'detached' })
})

test('the selected leads get a status together, and Undo puts the old ones back', async () => {
  const { page, world, ana } = await at(desk, '/lead-management')
  const statuses = () => {
    const hers = leadsOnServer(world).filter(({ teamId }) => teamId === ana.teamId)
    return Object.fromEntries(hers.map(({ fullName, status }) => [fullName, status]))
  }
  const setStatus = async (status: string) => {
    await page.getByRole('button', { name: 'Set Status' }).click()
    await page.getByRole('menuitem', { name: status }).click()
  }
  await page.getByRole('button', { name: 'Add Lead' }).waitFor()
  expect(await page.getByRole('button', { name: /Selected|Set Status/ }).count()).toBe(0)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await setStatus('Qualified')
  await seeNotice(page, '3 lead(s) set to Qualified.')
  const together = { 'Mia Berg': 'qualified', 'Nils Dahl': 'qualified', 'Olga Strand': 'qualified' }
  await expect.poll(statuses).toEqual(together)
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, '2 lead(s) have the status of before.')
  const before = { 'Mia Berg': 'new', 'Nils Dahl': 'contacted', 'Olga Strand': 'qualified' }
  await expect.poll(statuses).toEqual(before)
})

test('on a desk generated leads are filtered by their match; those taken over are only looked at', async () => {
  const { page } = await at(desk, '/lead-generation', 'gro')
  const filter = page.getByLabel('Filter')
  await expect.poll(() => names(page)).toEqual(['Mia Berg', 'Nils Dahl'])
  await filter.selectOption('High match')
  await expect.poll(() => names(page)).toEqual(['Mia Berg'])
  await filter.selectOption('Medium match')
  await expect.poll(() => names(page)).toEqual(['Nils Dahl'])
  await filter.selectOption('Low match')
  await page.getByText('No matching leads found').waitFor()
  await filter.selectOption('Saved')
  await expect.poll(() => names(page)).toEqual(['Olga Strand'])
  await page.getByRole('button', { name: 'Export Selected' }).waitFor()
  expect(await page.getByRole('button', { name: /^(Approve|Delete) Selected/ }).count()).toBe(0)
  await filter.selectOption('All leads')
  await page.getByRole('button', { name: 'Approve Selected' }).waitFor()
})

test('on a phone generated leads are rows: judged by a button or a push, filtered in a sheet, selected by a finger that rests', async () => {
  const { page } = await at(phone, '/lead-generation', 'gro')
  const region = page.getByRole('region', { name: /^Generated Leads/ })
  const shown = () => region.getByRole('heading', { level: 3 }).allInnerTexts()
  const row = (name: string) => region.getByRole('article').filter({ hasText: name })
  const filterBy = async (label: string) => {
    await region.getByRole('button', { name: 'Sort and filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Sort and filter' })
    await sheet.getByLabel('Filter').selectOption(label)
    await sheet.getByRole('button', { name: 'Done' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await expect.poll(shown).toEqual(['Mia Berg', 'Nils Dahl'])
  await expectThumbFriendly(page)
  await filterBy('Saved')
  await expect.poll(shown).toEqual(['Olga Strand'])
  expect(await region.getByRole('button', { name: /^(Approve|Delete) / }).count()).toBe(0)
  await filterBy('All leads')

  await row('Mia Berg').scrollIntoViewIfNeeded()
  await holdDown(row('Mia Berg'))
  await page.getByRole('checkbox', { name: 'Select Mia Berg', checked: true }).waitFor()
  await page.getByRole('button', { name: 'Export Selected' }).waitFor()
  await page.getByRole('button', { name: 'Delete Selected (1)' }).waitFor()
  await expectThumbFriendly(page)
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar').waitFor({ state: 'detached' })

  await push(row('Mia Berg'), 340)
  await seeNotice(page, 'Leads approved')
  await expect.poll(shown).toEqual(['Nils Dahl'])
  await page.getByRole('button', { name: 'Delete Nils Dahl' }).click()
  await expect.poll(shown).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shown).toEqual(['Nils Dahl'])
})

test('on a phone a sheet says what else the rows show, and sorts them; the table of a desk shows the same', async () => {
  const { page, world } = await at(phone, '/lead-management')
  const rows = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((row) => row.querySelector('button')?.textContent))
  const row = page.getByRole('article').filter({ hasText: 'Mia Berg' })
  expect(await row.textContent()).not.toContain('Fishery')
  await expectThumbFriendly(page)

  const openSheet = () => page.getByRole('button', { name: 'Sort and filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' })
  const done = sheet.getByRole('button', { name: 'Show 3 leads' })
  await openSheet()
  await sheet.getByRole('group', { name: 'Rows also show' }).getByRole('button', { name: 'Industry' }).click()
  await expectThumbFriendly(page)
  await sheet.getByLabel('Sort by').selectOption({ label: 'Sort by Company' })
  await done.click()
  await expect.poll(() => row.textContent()).toContain('Fishery')
  await expect.poll(rows).toEqual(['Nils Dahl', 'Olga Strand', 'Mia Berg'])
  await openSheet()
  await sheet.getByRole('button', { name: /^Ascending/ }).click()
  await done.click()
  await expect.poll(rows).toEqual(['Mia Berg', 'Olga Strand', 'Nils Dahl'])

  const table = await otherDesk(world, 'ana')
  await expect.poll(() => heads(table)).toContain('Industry')
})

test('on a phone the columns of generated leads are put in order with a finger', async () => {
  const { page } = await at(phone, '/lead-generation', 'guri')
  await page.getByRole('button', { name: 'Sort and filter' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  const sheet = page.getByRole('dialog', { name: 'Columns' })
  await expectThumbFriendly(page)
  await swipeTo(
    page,
    sheet.getByRole('button', { name: 'Move Match Score', exact: true }),
    sheet.getByRole('button', { name: 'Move Email', exact: true }),
  )
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Sort and filter' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Mia Berg', exact: true }).click()
  const facts = page.getByRole('listitem').filter({ hasText: 'Mia Berg' }).getByRole('term')
  await expect
    .poll(() => facts.evaluateAll((terms) => terms.map((term) => term.textContent)))
    .toEqual(['Match Score', 'Email', 'Added'])
})
