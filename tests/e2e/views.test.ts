import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { DESK, expectThumbFriendly, openAs, PHONE, seeNotice, type Visitor, visit } from './browser.ts'
import { open } from './texts.ts'

const people: Partial<Lead>[] = [
  { fullName: 'Mia Berg', status: 'new', address: 'Strandgaten 1, 5003 Bergen', industry: 'Fishery' },
  { fullName: 'Nils Dahl', status: 'contacted', address: '5003 Bergen', industry: 'Bakery' },
  { fullName: 'Olga Strand', status: 'new', address: 'Hafenstraße 5, 20457 Hamburg', industry: 'Hotel' },
]
const idOf = new Map<string, number>()

let world: World
let ana: Person
let ben: Person
let phone: Device
let visitors: Visitor[]

beforeEach(async () => {
  visitors = []
  world = await openWorld()
  const [first, second] = [await world.person('ana'), await world.person('ben')]
  const teamId = await makeTeam(world, first, 'North Sea Sales')
  await admit(world, second, teamId)
  ana = { ...first, teamId }
  ben = { ...second, teamId }
  await world.ask('PATCH', '/api/teams/default-team', { teamId }, ben)
  phone = world.device(ana)
  await add(people)
})
afterEach(async () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
  await world.close()
})

async function add(leads: Partial<Lead>[]) {
  for (const lead of leads) {
    const id = newId()
    idOf.set(lead.fullName ?? '', id)
    const fields = { ...lead, email: `${lead.fullName?.replace(/ /g, '.')}@x.example` }
    await phone.change({ name: 'lead.create', args: { id, fields } })
  }
  await phone.sync()
}

/** Somebody on another device, at a screen. */
async function at(who: 'ana' | 'ben', path: string, viewport = PHONE): Promise<Page> {
  const visitor = await visit(world, { viewport })
  visitors.push(visitor)
  await openAs(visitor.page, who, path)
  return visitor.page
}

/** Which of them the list shows. */
async function listed(page: Page): Promise<string[]> {
  const names = people.map(({ fullName = '' }) => fullName)
  const main = page.getByRole('main')
  const counts = await Promise.all(names.map((name) => main.getByText(name, { exact: true }).count()))
  return names.filter((_, at) => counts[at])
}
const sees = (page: Page, names: string[]) => expect.poll(() => listed(page)).toEqual(names)

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Sort and filter/ }).click()
  return page.getByRole('dialog', { name: 'Sort and filter' })
}

test('on a phone leads are filtered by chips, which stand below the box; the address opens the same list again', async () => {
  const page = await at('ana', '/lead-management')
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  expect(await page.getByRole('list', { name: 'Filters that are set' }).count()).toBe(0)

  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'New 2' }).click()
  await sheet.getByRole('button', { name: 'Bergen 2' }).click()
  await expectThumbFriendly(page)
  await sheet.getByRole('button', { name: 'Show 1 lead' }).click()
  await sees(page, ['Mia Berg'])

  await page.reload()
  await sees(page, ['Mia Berg'])
  await page.getByRole('button', { name: 'Remove the filter New' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl'])
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/city=\["Bergen"\]$/)
  await page.getByRole('button', { name: 'Remove the filter Bergen' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await expect.poll(() => page.url()).toMatch(/lead-management$/)
})

test('what an address says that Rove does not know is left out', async () => {
  const page = await at('ana', '/lead-management?status=sold&weather=rain&city=Hamburg&lead=x&due=perhaps')
  await sees(page, ['Olga Strand'])
  await page.getByRole('button', { name: 'Remove the filter Hamburg' }).waitFor()
})

test('due and not seen: who has something to do today, and whom nobody had to do with', async () => {
  const leadId = idOf.get('Nils Dahl') ?? 0
  const fields = { leadId, title: 'Call', dueAt: '2020-01-01', userId: ana.user.id }
  await phone.change({ name: 'task.create', args: { id: newId(), fields } })
  await phone.sync()
  const page = await at('ana', '/lead-management?due=true')
  await sees(page, ['Nils Dahl'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await open(page, '/lead-management?unseen=true')
  await page.getByText('No matching leads found').waitFor()
})

test('a search and filters that find nobody are cleared together', async () => {
  const page = await at('ana', '/lead-management?status=converted&q=mia')
  await page.getByText('No matching leads found').waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

test('a choice is kept under a name, offline too, and a team mate opens it from the tabs; its deletion can be undone', async () => {
  const page = await at('ana', '/lead-management?city=Bergen')
  await sees(page, ['Mia Berg', 'Nils Dahl'])
  const sheet = await openSheet(page)
  await page.context().setOffline(true)
  await sheet.getByRole('button', { name: 'Save as view' }).click()
  const naming = page.getByRole('dialog', { name: 'Save as view' })
  await naming.getByText('Everyone in North Sea Sales sees it').waitFor()
  await naming.getByRole('button', { name: 'Save view' }).click()
  await naming.getByText('Please give the view a name').waitFor()
  await naming.getByLabel('Name').fill('In Bergen')
  await naming.getByRole('button', { name: 'Save view' }).click()
  await sheet.getByRole('button', { name: 'In Bergen', pressed: true }).waitFor()
  await page.context().setOffline(false)
  await sheet.getByRole('button', { name: 'Show 2 leads' }).click()
  await page.getByRole('button', { name: 'Leave the view In Bergen' }).waitFor()

  const desk = await at('ben', '/lead-management', DESK)
  const tabs = desk.getByRole('navigation', { name: 'Views' })
  await tabs.getByRole('button', { name: 'In Bergen' }).click()
  await sees(desk, ['Mia Berg', 'Nils Dahl'])
  await tabs.getByRole('button', { name: 'All leads' }).click()
  await sees(desk, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])

  await desk.getByRole('button', { name: 'Filter', exact: true }).click()
  await desk.getByRole('button', { name: 'Actions for the view In Bergen' }).click()
  await desk.getByRole('menuitem', { name: 'Delete' }).click()
  await tabs.waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Undo' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'In Bergen', exact: true }).waitFor()
})

test('a view can be for oneself alone: it is on all of one’s devices and at no team mate’s, until it is shared', async () => {
  const page = await at('ana', '/lead-management?city=Bergen')
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Save as view' }).click()
  const naming = page.getByRole('dialog', { name: 'Save as view' })
  await naming.getByLabel('Name').fill('My round')
  await naming.getByLabel('Who sees it').selectOption('Only me')
  await naming.getByText('You alone see it').waitFor()
  await naming.getByRole('button', { name: 'Save view' }).click()
  await sheet.getByRole('button', { name: 'My round only you see it', pressed: true }).waitFor()

  const tabsOf = (desk: Page) => desk.getByRole('navigation', { name: 'Views' })
  const [anas, bens] = [await at('ana', '/lead-management', DESK), await at('ben', '/lead-management', DESK)]
  await tabsOf(anas).getByRole('button', { name: 'My round' }).click()
  await sees(anas, ['Mia Berg', 'Nils Dahl'])
  await sees(bens, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  expect(await tabsOf(bens).count()).toBe(0)

  await sheet.getByRole('button', { name: 'Actions for the view My round' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename view' })
  await renaming.getByLabel('Who sees it').selectOption('Everyone in North Sea Sales')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await tabsOf(bens).getByRole('button', { name: 'My round' }).waitFor()
  await expect.poll(() => tabsOf(anas).getByRole('button', { name: 'My round' }).count()).toBe(1)
})

test('what was deleted has a page with who and when, and is restored from there, offline too', async () => {
  const mine = world.device(ben)
  await mine.sync()
  await mine.change({ name: 'lead.delete', args: { id: idOf.get('Mia Berg') ?? 0 } })
  await mine.sync()
  const page = await at('ana', '/lead-management')
  await sees(page, ['Nils Dahl', 'Olga Strand'])
  const sheet = await openSheet(page)
  await sheet.getByRole('link', { name: 'Recently deleted' }).click()
  await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
  await page.getByText('Lead deleted by ben Tester').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Restore Mia Berg' }).click()
  await seeNotice(page, 'Lead restored')
  await page.getByText('Nothing deleted').waitFor()
  await page.context().setOffline(false)
  await open(page, '/lead-management')
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
})

test('going back to a list ends at the very place where it was left, from a lead and from another screen', async () => {
  await add(
    Array.from({ length: 80 }, (_, n) => ({ fullName: `Lead ${n}`, company: n % 3 ? 'Fjord Foods' : '' })),
  )
  const page = await at('ana', '/lead-management')
  const rows = page.getByRole('button', { name: /^Lead \d+$/ })
  await rows.first().waitFor()
  await page.evaluate(() => scrollTo(0, 2_000))
  const place = () =>
    page.evaluate(() => {
      const row = [...document.querySelectorAll('button')].find(
        (name) => /^Lead \d+$/.test(name.textContent ?? '') && name.getBoundingClientRect().top > 200,
      )
      return [row?.textContent, row?.getBoundingClientRect().top, scrollY]
    })
  await expect.poll(async () => (await place())[0]).toBeTruthy()
  const before = await place()

  await page.getByRole('button', { name: String(before[0]), exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(place).toEqual(before)

  await open(page, '/products')
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(place).toEqual(before)
})

test('the search of the header opens with what was opened last, on this device and by this person alone', async () => {
  const page = await at('ana', '/lead-management')
  for (const name of ['Mia Berg', 'Olga Strand']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  const last = search.getByRole('group', { name: 'Last opened' }).getByRole('option')
  await expect.poll(() => last.count()).toBe(2)
  expect(await last.allTextContents()).toMatchObject(
    [/^Olga Strand/, /^Mia Berg/].map((one) => expect.stringMatching(one)),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Olga Strand' }).waitFor()

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /recent/.test(key)).length)
  expect(await kept()).toBe(1)
  await page.goto('/logout')
  await page.waitForURL('**/login')
  await expect.poll(kept).toBe(0)
})
