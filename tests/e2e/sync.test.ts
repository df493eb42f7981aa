import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aLead } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { seeNotice } from './browser.ts'
import { overDevTools } from './devTools.ts'
import { deedsOnServer, holdStore, kept, leadsOnServer, receiptsOnServer, unsent } from './kept.ts'
import { openLead, setStatus } from './rep.ts'
import { openRoad, type Road } from './road.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

/** People whom Ana has met before, each for one test. */
const KNOWN = { forUpdate: 'Tora Fjeld', forSlowDisk: 'Una Lind', forAnyMoment: 'Vera Aas' }

/** A server behind a connection that can fail, and Ana. */
async function openShore() {
  const world = await openWorld()
  const road = await openRoad(world)
  const ana = await world.person('ana')
  for (const fullName of Object.values(KNOWN)) {
    await world.ask('POST', '/api/leads', { ...aLead, fullName }, ana)
  }
  return {
    world: { ...world, url: road.url },
    road,
    async close() {
      await road.close()
      await world.close()
    },
  }
}

const phone = shared(openShore, { worker: true, hasty: true })
/** Another phone of hers, on which the app is updated. */
const updatedPhone = shared(openShore, { worker: true, hasty: true, changed: true })

/** Ana's phone with nothing to send. Each test meets different people on that phone. */
async function atPhone(take = phone) {
  const at = await take('/lead-management')
  await expect.poll(() => unsent(at.page)).toBe(0)
  return at
}

/** Adds a person by the form, and waits until the screen confirms it. */
async function meet(page: Page, name: string) {
  await open(page, '/manual-lead-entry')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@fjord.example`)
  await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
  await page.getByRole('button', { name: 'Add Lead' }).click()
  await page.waitForURL('**/lead-management')
  await seeNotice(page, 'Lead added')
}

/** Gives the app the focus, as when a rep takes the phone out again. */
const lookAtThePhone = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

const created = (names: string[]) => names.map((name) => `lead.create ${name}`)

test.each([
  ['push', ['Mia Berg', 'Nils Dahl', 'Olga Strand']],
  ['reply', ['Per Lie', 'Runa Moe', 'Siri Vik']],
] satisfies ['push' | 'reply', string[]][])(
  'a worker stopped while its %s is on the way loses and doubles nothing',
  async (what, people) => {
    const { world, road, context, page } = await atPhone()
    const { stopWorkers } = await overDevTools(context, page, road.url)
    const before = await kept(page, 'leads')
    const held = road.hold(what)
    for (const name of people) await meet(page, name)
    await held.arrived
    expect(await unsent(page)).toBe(3)
    await stopWorkers()
    await expect.poll(() => held.open).toBe(0)
    held.letThrough()
    await lookAtThePhone(page)
    await expect.poll(() => unsent(page)).toBe(0)
    expect(deedsOnServer(world, people)).toEqual(created(people))
    expect(await kept(page, 'leads')).toHaveLength(before.length + 3)
  },
)

describe('a tab killed', () => {
  test('right after the screen said "Lead updated" has the update when it is opened again', async () => {
    const { world, road, context, page } = await atPhone()
    await page.getByText(KNOWN.forUpdate).first().waitFor()
    await context.setOffline(true)
    await setStatus(page, KNOWN.forUpdate, 'qualified')
    await seeNotice(page, 'Lead updated')
    await (await overDevTools(context, page, road.url)).crash()

    const reopened = await context.newPage()
    await reopened.goto('/lead-management')
    await openLead(reopened, KNOWN.forUpdate)
    await reopened.getByRole('dialog').getByRole('button', { name: 'Status: Qualified' }).waitFor()
    await context.setOffline(false)
    const theirs = () => leadsOnServer(world).filter(({ fullName }) => fullName === KNOWN.forUpdate)
    await expect.poll(() => theirs().map(({ status }) => status)).toEqual(['qualified'])
  })

  test.each([
    ['before the phone’s slow disk has it, as a draft', KNOWN.forSlowDisk, true],
    ['at any moment, as an edit or as a draft', KNOWN.forAnyMoment, false],
  ])('at the tap on Save has what was typed: %s', async (_, name, isDiskHeld) => {
    const { road, context, page } = await atPhone()
    await page.getByText(name).first().waitFor()
    await context.setOffline(true)
    const { crash } = await overDevTools(context, page, road.url)
    const notes = await openNotes(page, name)
    await notes.fill('oak')
    if (isDiskHeld) await holdStore(page)
    const save = await page.getByRole('button', { name: 'Save Changes' }).elementHandle()
    // The tab may be gone before it can report the tap.
    save
      ?.evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true })))
      .catch(() => {})
    if (isDiskHeld) await page.getByRole('button', { name: 'Saving...' }).waitFor()
    await crash()

    const reopened = await context.newPage()
    await reopened.goto('/lead-management')
    expect(await (await openNotes(reopened, name)).inputValue()).toBe('oak')
    await context.setOffline(false)
  })
})

/** The notes in the editor: the stored text, with typed and unsaved text on top. */
async function openNotes(page: Page, name: string) {
  await openLead(page, name)
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  return page.getByRole('dialog', { name: 'Edit Lead' }).getByLabel('Notes')
}

test('two tabs and a worker that sync at once send each change once', async () => {
  const { world, road, context, page } = await atPhone()
  const answered = new Set(receiptsOnServer(world))
  road.pushed.length = 0
  const other = await context.newPage()
  const { backgroundSync } = await overDevTools(context, page, road.url)
  const round = async (tab: Page, label: string) => {
    for (const number of [1, 2, 3]) {
      await meet(tab, `${label} ${number}`)
      await lookAtThePhone(tab)
      await backgroundSync()
    }
  }
  await Promise.all([round(page, 'Left'), round(other, 'Right')])
  await context.setOffline(true)
  await Promise.all([meet(page, 'Left offline'), meet(other, 'Right offline')])
  await context.setOffline(false)
  await Promise.all([lookAtThePhone(page), lookAtThePhone(other), backgroundSync()])

  await expect.poll(() => unsent(page)).toBe(0)
  const names = ['Left', 'Right'].flatMap((label) => ['1', '2', '3', 'offline'].map((n) => `${label} ${n}`))
  expect(deedsOnServer(world, names).sort()).toEqual(created(names).sort())
  expect(road.pushed.sort()).toEqual(
    receiptsOnServer(world)
      .filter((mid) => !answered.has(mid))
      .sort(),
  )
})

test('what was never answered in a dead spot is saved once it is behind the phone, though nobody has told it so', async () => {
  const { world, road, page } = await atPhone()
  const held = road.hold('reply')
  await meet(page, 'Yngve Rud')
  await held.arrived
  await page.getByText('1 waiting').waitFor()
  held.letThrough()
  await page.getByText('All saved').waitFor()
  expect(deedsOnServer(world, ['Yngve Rud'])).toEqual(['lead.create Yngve Rud'])
})

test('an app update with a full outbox keeps every change and sends it', async () => {
  const { world, road, context, page } = await atPhone(updatedPhone)
  const people = ['Mia Berg', 'Nils Dahl', 'Olga Strand']
  const build = () => page.locator('html').getAttribute('data-build')
  const before = await build()
  road.syncBlocked = true
  for (const name of people) await meet(page, name)
  const other = await context.newPage()
  await other.goto('/')
  road.build = 'second'
  await page.reload()
  await page.getByText('A new version of Rove is ready.').waitFor()
  people.push('Pia Lund')
  await meet(page, 'Pia Lund')
  for (const name of ['third', 'fourth']) await release(road, page, name)
  expect(await build()).toBe(before)

  // The old worker may take longer than the screen may wait.
  const letSyncGo = road.holdSync()
  for (let times = 0; times < 3; times++) await lookAtThePhone(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=fourth]').waitFor()
  letSyncGo()
  await other.getByRole('button', { name: 'Update' }).click()
  await other.locator('html[data-build=fourth]').waitFor()
  expect(await unsent(page)).toBe(4)
  await page.goto('/lead-management')
  for (const name of people) await page.getByText(name).first().waitFor()

  road.syncBlocked = false
  await lookAtThePhone(page)
  await expect.poll(() => unsent(page)).toBe(0)
  expect(deedsOnServer(world, people)).toEqual(created(people))
})

test('a tap on Update brings the new version also where tabs ask for syncs in its midst', async () => {
  const { road, context, page } = await atPhone(updatedPhone)
  const other = await context.newPage()
  await other.goto('/')
  await release(road, page, 'fifth')
  const letSyncGo = road.holdSync()
  await Promise.all([page, other].map(askForSyncsAWhile))
  await page.getByRole('button', { name: 'Update' }).click()
  // Chromium may lose the change of workers a few times, which takes seconds each time.
  await page.locator('html[data-build=fifth]').waitFor({ timeout: 60_000 })
  letSyncGo()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rove-update'))).toBeNull()
  await page.getByRole('button', { name: 'Update' }).waitFor({ state: 'detached' })
})

test('a version that the server calls too old fetches the new one at the tap on Update, or says why not', async () => {
  const { road, page } = await atPhone(updatedPhone)
  road.outdated = true
  await lookAtThePhone(page)
  await page.getByText('A new version of Rove is ready.').waitFor()
  road.build = 'newest'
  road.failing = '/sw.js'
  await page.getByRole('button', { name: 'Update' }).click()
  await seeNotice(page, 'Failed to update Rove')
  road.failing = ''
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=newest]').waitFor()
  await page.getByText('All saved').waitFor()
  road.outdated = false
  await lookAtThePhone(page)
  const synced = expect.objectContaining({ key: 'sync', result: 'synced' })
  await expect.poll(() => kept(page, 'status')).toContainEqual(synced)
})

/** More frequent than any person, so that messages arrive while the browser changes workers. */
const askForSyncsAWhile = (page: Page) =>
  page.evaluate(() => {
    const asking = setInterval(() => dispatchEvent(new Event('focus')), 5)
    setTimeout(() => clearInterval(asking), 1000)
  })

/** Publishes another build, and waits until the browser has fetched it. */
async function release(road: Road, page: Page, name: string) {
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
