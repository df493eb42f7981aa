import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/world.ts'
import { openAs, readyForOffline, seeNotice, type Visitor, visit } from './browser.ts'
import { overDevTools } from './devTools.ts'
import { deedsOnServer, holdStore, kept, leadsOnServer, receiptsOnServer, unsent } from './kept.ts'
import { openLead, setStatus } from './rep.ts'
import { openRoad, type Road } from './road.ts'
import { open } from './texts.ts'

let world: World
let road: Road
let phone: Visitor
let page: Page

beforeEach(async () => {
  world = await openWorld()
  road = await openRoad(world)
  phone = await visit(road, { worker: true, hasty: true })
  page = phone.page
  await world.person('ana')
  await openAs(page, 'ana')
  await readyForOffline(page)
  await expect.poll(() => unsent(page)).toBe(0)
})
afterEach(async () => {
  expect(phone.complaints).toEqual([])
  await road.close()
  await world.close()
})

/** Adds someone by the form, until the screen says that it is done. */
async function meet(page: Page, name: string) {
  await open(page, '/manual-lead-entry')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@fjord.example`)
  await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
  await page.getByRole('button', { name: 'Add Lead' }).click()
  await page.waitForURL('**/lead-management')
  await seeNotice(page, 'Lead added')
}

/** What a rep does who takes the phone out again. */
const lookAtThePhone = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

const people = ['Mia Berg', 'Nils Dahl', 'Olga Strand']

test.each(['push', 'reply'] as const)(
  'a worker stopped while its %s is on the way loses and doubles nothing',
  async (what) => {
    const { stopWorkers } = await overDevTools(phone.context, page, road.url)
    const held = road.hold(what)
    for (const name of people) await meet(page, name)
    await held.arrived
    expect(await unsent(page)).toBe(3)
    await stopWorkers()
    await expect.poll(() => held.open).toBe(0)
    held.letThrough()
    await lookAtThePhone(page)
    await expect.poll(() => unsent(page)).toBe(0)
    expect(await deedsOnServer(world)).toEqual(people.map((name) => `lead.create ${name}`))
    expect(await kept(page, 'leads')).toHaveLength(3)
  },
)

describe('a tab killed', () => {
  test('right after the screen said "Lead updated" has the update when it is opened again', async () => {
    await meet(page, 'Mia Berg')
    await phone.context.setOffline(true)
    await open(page, '/lead-management')
    await setStatus(page, 'Mia Berg', 'qualified')
    await seeNotice(page, 'Lead updated')
    await (await overDevTools(phone.context, page, road.url)).crash()

    const reopened = await phone.context.newPage()
    await reopened.goto('/lead-management')
    await openLead(reopened, 'Mia Berg')
    await reopened.getByRole('dialog').getByRole('button', { name: 'Qualified', pressed: true }).waitFor()
    await phone.context.setOffline(false)
    await expect
      .poll(async () => (await leadsOnServer(world)).map(({ status }) => status))
      .toEqual(['qualified'])
  })

  test.each([
    ['before the phone’s slow disk has it, as a draft', true],
    ['at any moment, as an edit or as a draft', false],
  ])('at the tap on Save has what was typed: %s', async (_, isDiskHeld) => {
    await meet(page, 'Mia Berg')
    await phone.context.setOffline(true)
    const { crash } = await overDevTools(phone.context, page, road.url)
    await open(page, '/lead-management')
    await editNotes(page, 'oak')
    if (isDiskHeld) await holdStore(page)
    const save = await page.getByRole('button', { name: 'Save Changes' }).elementHandle()
    // The tab may be gone before it can say that it was tapped.
    save
      ?.evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true })))
      .catch(() => {})
    if (isDiskHeld) await page.getByRole('button', { name: 'Saving...' }).waitFor()
    await crash()

    const reopened = await phone.context.newPage()
    await reopened.goto('/lead-management')
    expect(await notesShown(reopened)).toContain('oak')
    await phone.context.setOffline(false)
  })
})

async function editNotes(page: Page, words: string) {
  await openLead(page, 'Mia Berg')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const notes = page.getByRole('dialog', { name: 'Edit Lead' }).getByLabel('Notes')
  await notes.fill(`${await notes.inputValue()} ${words}`)
}

/** The notes as the editor offers them: what is stored, and on top what was typed and not saved. */
async function notesShown(page: Page): Promise<string> {
  await openLead(page, 'Mia Berg')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  return page.getByRole('dialog', { name: 'Edit Lead' }).getByLabel('Notes').inputValue()
}

test('two tabs and a worker that sync at once send each change once', async () => {
  const other = await phone.context.newPage()
  const { backgroundSync } = await overDevTools(phone.context, page, road.url)
  const round = async (tab: Page, label: string) => {
    for (const number of [1, 2, 3]) {
      await meet(tab, `${label} ${number}`)
      await lookAtThePhone(tab)
      await backgroundSync()
    }
  }
  await Promise.all([round(page, 'Left'), round(other, 'Right')])
  await phone.context.setOffline(true)
  await Promise.all([meet(page, 'Left offline'), meet(other, 'Right offline')])
  await phone.context.setOffline(false)
  await Promise.all([lookAtThePhone(page), lookAtThePhone(other), backgroundSync()])

  await expect.poll(() => unsent(page)).toBe(0)
  const names = ['Left', 'Right'].flatMap((label) => ['1', '2', '3', 'offline'].map((n) => `${label} ${n}`))
  expect((await deedsOnServer(world)).sort()).toEqual(names.map((name) => `lead.create ${name}`).sort())
  expect(road.pushed.sort()).toEqual((await receiptsOnServer(world)).sort())
})

test('what was never answered in a dead spot is saved once it is behind the phone, though nobody has told it so', async () => {
  const held = road.hold('reply')
  await meet(page, 'Mia Berg')
  await held.arrived
  await page.getByText('1 waiting').waitFor()
  held.letThrough()
  await page.getByText('All saved').waitFor()
  expect(await deedsOnServer(world)).toEqual(['lead.create Mia Berg'])
})

test('an app update with a full outbox keeps every change and sends it', async () => {
  road.syncBlocked = true
  for (const name of people) await meet(page, name)
  const other = await phone.context.newPage()
  await other.goto('/')
  road.build = 'second'
  await page.reload()
  await page.getByText('A new version of Rove is ready.').waitFor()
  await meet(page, 'Pia Lund')
  for (const name of ['third', 'fourth']) await release(name)
  expect(await page.locator('html[data-build]').count()).toBe(0)

  // The old worker has more to wait for than the screen may.
  const letSyncGo = road.holdSync()
  for (let times = 0; times < 3; times++) await lookAtThePhone(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=fourth]').waitFor()
  letSyncGo()
  await other.getByRole('button', { name: 'Update' }).click()
  await other.locator('html[data-build=fourth]').waitFor()
  expect(await unsent(page)).toBe(4)
  await page.goto('/lead-management')
  for (const name of [...people, 'Pia Lund']) await page.getByText(name).first().waitFor()

  road.syncBlocked = false
  await lookAtThePhone(page)
  await expect.poll(() => unsent(page)).toBe(0)
  expect(await deedsOnServer(world)).toEqual([...people, 'Pia Lund'].map((name) => `lead.create ${name}`))
})

test('a version that the server calls too old fetches the new one at the tap on Update, or says why not', async () => {
  road.outdated = true
  await lookAtThePhone(page)
  await page.getByText('A new version of Rove is ready.').waitFor()
  road.build = 'second'
  road.failing = '/sw.js'
  await page.getByRole('button', { name: 'Update' }).click()
  await seeNotice(page, 'Failed to update Rove')
  road.failing = ''
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=second]').waitFor()
})

/** Another build is out, and the browser has fetched it. */
async function release(name: string) {
  road.build = name
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const before = registration.waiting
    await registration.update()
    const { installing } = registration
    if (!installing || registration.waiting !== before) return
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
  })
}
