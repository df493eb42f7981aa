import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'
import { DESK, expectThumbFriendly, openAs, seeNotice, visit } from './browser.ts'
import { unsent } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const people: Partial<Lead>[] = [
  { fullName: 'Mia Berg', status: 'new', address: 'Strandgaten 1, 5003 Bergen', industry: 'Fishery' },
  { fullName: 'Nils Dahl', status: 'contacted', address: '5003 Bergen', industry: 'Bakery' },
  { fullName: 'Olga Strand', status: 'new', address: 'Hafenstraße 5, 20457 Hamburg', industry: 'Hotel' },
]
const idOf = new Map<string, number>()

/** A team of two with leads. */
async function openTeam() {
  const world = await openWorld()
  const [first, second] = [await world.person('ana'), await world.person('ben')]
  const teamId = await makeTeam(world, first, 'North Sea Sales')
  await admit(world, second, teamId)
  const [ana, ben] = [first, second].map((person) => ({ ...person, teamId }))
  await world.ask('PATCH', '/api/teams/default-team', { teamId }, ben)
  const desk = world.device(ana!)
  await add(desk, people)
  return { world, ana: ana!, ben: ben!, desk, close: world.close }
}

/** @param desk another device of the person who adds them */
async function add(desk: Device, leads: Partial<Lead>[]) {
  for (const lead of leads) {
    const id = newId()
    idOf.set(lead.fullName ?? '', id)
    const fields = { ...lead, email: `${lead.fullName?.replace(/ /g, '.')}@x.example` }
    await desk.change({ name: 'lead.create', args: { id, fields } })
  }
  await desk.sync()
}

const anasPhone = shared(openTeam)

/** A person at a separate computer. */
async function atDesk(world: World, who: 'ana' | 'ben'): Promise<Page> {
  const { page, complaints } = await visit(world, { viewport: DESK })
  onTestFinished(() => expect(complaints).toEqual([]))
  await openAs(page, who, '/lead-management')
  return page
}

/** The leads that the list shows. */
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
  const { page } = await anasPhone('/lead-management')
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  expect(await page.getByRole('list', { name: 'Filters that are set' }).count()).toBe(0)

  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'New 2' }).click()
  // Of the new leads, one is there.
  await sheet.getByRole('button', { name: 'Bergen 1' }).click()
  await expectThumbFriendly(page)
  await sheet.getByRole('button', { name: 'Show 1 lead' }).click()
  await sees(page, ['Mia Berg'])
  // The address changes after the screen, once the closed sheet has removed its entry from the history.
  await expect
    .poll(() => page.evaluate(() => `${history.state?.over ?? 0} ${decodeURIComponent(location.search)}`))
    .toMatch(/^0 .*city=\["Bergen"\]$/)

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
  const { page } = await anasPhone(
    '/lead-management?status=sold&weather=rain&city=Hamburg&lead=x&due=perhaps',
  )
  await sees(page, ['Olga Strand'])
  await page.getByRole('button', { name: 'Remove the filter Hamburg' }).waitFor()
})

test('due and not seen: who has something to do today, and whom nobody had to do with', async () => {
  const { page, ana, desk } = await anasPhone('/lead-management?due=true')
  const leadId = idOf.get('Nils Dahl') ?? 0
  const fields = { leadId, title: 'Call', dueAt: '2020-01-01', userId: ana.user.id }
  await desk.change({ name: 'task.create', args: { id: newId(), fields } })
  await desk.sync()
  await sees(page, ['Nils Dahl'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await open(page, '/lead-management?unseen=true')
  await page.getByText('No matching leads found').waitFor()
})

test('a search that finds a word in a note shows its line in the row, also one that a team mate wrote', async () => {
  const { page, desk } = await anasPhone('/lead-management')
  const leadId = idOf.get('Olga Strand') ?? 0
  const fields = { leadId, text: 'Called.\nShe asked for the ovens with three decks' }
  await desk.change({ name: 'note.add', args: { id: newId(), fields } })
  await desk.sync()
  await page.getByRole('searchbox').fill('decks')
  await page
    .getByRole('article')
    .filter({ hasText: 'Olga Strand' })
    .getByText('ovens with three decks')
    .waitFor()
  await sees(page, ['Olga Strand'])
})

test('distances are asked for by a tap alone; a lead of which only the town is known counts with its town', async () => {
  const { page, context, desk } = await anasPhone('/lead-management')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.39, longitude: 5.32, accuracy: 12 })
  const place = { latitude: 60.4, longitude: 5.32, accuracyMetres: 8 }
  const id = idOf.get('Nils Dahl') ?? 0
  await desk.change({ name: 'lead.edit', args: { id, changes: { place: [null, place] } } })
  await desk.sync()

  await open(page, '/lead-management?within=25')
  await page.getByText('Leads near you').waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Use my location' }).tap()
  await sees(page, ['Mia Berg', 'Nils Dahl'])
  await expect.poll(() => page.getByText('1.1 km away').count()).toBe(2)
  const sheet = await openSheet(page)
  await sheet.getByText('From where you are now.', { exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Within 5 km 2' }).click()
  await sheet.getByRole('button', { name: 'Show 2 leads' }).click()
  await page.getByRole('button', { name: 'Remove the filter Within 5 km' }).tap()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
})

test('a search and filters that find nobody are cleared together', async () => {
  const { page } = await anasPhone('/lead-management?status=converted&q=mia')
  await page.getByText('No matching leads found').waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

test('a choice is kept under a name, offline too, and stands above the list for all; its deletion can be undone', async () => {
  const { page, world } = await anasPhone('/lead-management?city=Bergen')
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
  const chips = page.getByRole('navigation', { name: 'Views' })
  await chips.getByRole('button', { name: 'In Bergen', pressed: true }).waitFor()
  await chips.getByRole('button', { name: 'All leads', pressed: false }).tap()
  await sees(page, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  await chips.getByRole('button', { name: 'In Bergen' }).tap()
  await sees(page, ['Mia Berg', 'Nils Dahl'])
  await expectThumbFriendly(page)

  const desk = await atDesk(world, 'ben')
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
  await expect.poll(() => unsent(desk)).toBe(0)
})

test('a view can be for oneself alone: it is on all of one’s devices and at no team mate’s, until it is shared', async () => {
  const { page, world } = await anasPhone('/lead-management?status=new')
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Save as view' }).click()
  const naming = page.getByRole('dialog', { name: 'Save as view' })
  await naming.getByLabel('Name').fill('My round')
  await naming.getByLabel('Who sees it').selectOption('Only me')
  await naming.getByText('You alone see it').waitFor()
  await naming.getByRole('button', { name: 'Save view' }).click()
  await sheet.getByRole('button', { name: 'My round only you see it', pressed: true }).waitFor()

  const tabsOf = (desk: Page) => desk.getByRole('navigation', { name: 'Views' })
  const [anas, bens] = [await atDesk(world, 'ana'), await atDesk(world, 'ben')]
  await tabsOf(anas).getByRole('button', { name: 'My round' }).click()
  await sees(anas, ['Mia Berg', 'Olga Strand'])
  await sees(bens, ['Mia Berg', 'Nils Dahl', 'Olga Strand'])
  expect(await tabsOf(bens).getByRole('button', { name: 'My round' }).count()).toBe(0)

  await sheet.getByRole('button', { name: 'Actions for the view My round' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename view' })
  await renaming.getByLabel('Who sees it').selectOption('Everyone in North Sea Sales')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await tabsOf(bens).getByRole('button', { name: 'My round' }).waitFor()
  await expect.poll(() => tabsOf(anas).getByRole('button', { name: 'My round' }).count()).toBe(1)
})

test('what was deleted has a page with who and when, and is restored from there, offline too', async () => {
  const { page, world, ben } = await anasPhone('/lead-management')
  const mine = world.device(ben)
  await mine.sync()
  await mine.change({ name: 'lead.delete', args: { id: idOf.get('Mia Berg') ?? 0 } })
  await mine.sync()
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

test('the search of the header opens with what was opened last, on this device and by this person alone', async () => {
  const { world } = await anasPhone('/')
  const { page, complaints } = await visit(world)
  await openAs(page, 'ana', '/lead-management')
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
  expect(complaints).toEqual([])
})

// It adds so many leads that those of other tests are out of view, so it comes last.
test('going back to a list ends at the very place where it was left, from a lead and from another screen', async () => {
  const { page, desk } = await anasPhone('/lead-management')
  await add(
    desk,
    Array.from({ length: 80 }, (_, n) => ({ fullName: `Lead ${n}`, company: n % 3 ? 'Fjord Foods' : '' })),
  )
  await page.getByText('83 leads').waitFor()
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
