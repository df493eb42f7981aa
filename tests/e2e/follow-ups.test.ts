import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '#app/entities/task/due.ts'
import type { MutationName } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { push, sent } from '#tests/api/push.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, PHONE, readyForOffline, seeNotice, visit } from './browser.ts'
import { unsent } from './kept.ts'
import { axeFinds, coveredControls, cutTexts, doubleText, showIn, themes } from './look.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const NAME = 'Mia Berg'
const LEAD = { fullName: NAME, email: 'mia@fjord.example', phoneNumber: '+47 22 33 44 55', company: 'Fjord' }

/** A dialler that does nothing: Chromium has none, and would ask which program to open. */
const NO_DIALLER = `addEventListener('click', (event) => {
  if (event.target.closest('a[href^="tel:"]')) event.preventDefault()
})`

/** A team. Ana has follow-ups on leads' pages; Nora and Olga have them on Today. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const teamId = await makeTeam(world, ana, 'North')
  const join = async (name: string) => {
    const mate = await world.person(name)
    await admit(world, mate, teamId)
    return mate
  }
  const mates = { bob: await join('bob'), nora: await join('nora'), olga: await join('olga') }
  const newLead = async (fullName = NAME): Promise<number> =>
    (await world.ask('POST', '/api/leads', { ...LEAD, fullName }, ana)).body.id
  /** Created on a person's other device. */
  const made = (by: Person, leadId: number, name: MutationName, fields: object) =>
    push(world, by, [
      sent(by, name, { id: newId(), fields: { leadId, userId: by.user.id, ...fields } }, { teamId }),
    ])
  return { world, ana, ...mates, newLead, made, close: world.close }
}

const phone = shared(openOffice, { worker: true, script: NO_DIALLER })

const pageOf = (leadId: number) => `/lead-management?lead=${leadId}`

/** Ana's phone at the page of a lead for this test. */
async function atNewLead(follow?: object) {
  const at = await phone('/')
  const leadId = await at.newLead()
  if (follow) await at.made(at.ana, leadId, 'task.create', follow)
  await open(at.page, pageOf(leadId))
  await button(leadPage(at.page), 'Follow up').waitFor()
  return { ...at, leadId }
}

/** Bob's phone at the page of a lead. */
async function bobAt({ world, leadId }: { world: World; leadId: number }, worker = false) {
  const bobs = await visit(world, { worker })
  await openAs(bobs.page, 'bob', pageOf(leadId))
  if (worker) await readyForOffline(bobs.page)
  return bobs
}

const inDays = (count: number) => {
  const day = new Date()
  day.setDate(day.getDate() + count)
  return dayOf(day)
}

const leadPage = (page: Page) => page.getByRole('dialog', { name: NAME, exact: true })
const followUps = (page: Page) => page.getByRole('region', { name: 'Follow-ups' }).getByRole('listitem')
const said = (page: Page) => leadPage(page).getByRole('region', { name: 'Activity' }).getByRole('listitem')
/** The texts of list items, each as one line. */
const lines = async (items: Locator) =>
  (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** Counts taps, and checks that a thumb reaches each: in the lower 60 % of the screen. */
function thumb() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      const box = await target.boundingBox()
      expect(box && box.y + box.height / 2, String(target)).toBeGreaterThan(PHONE.height * 0.4)
      await target.tap()
      taps++
    },
  }
}

/** A finger that swipes a row aside. @param dx in CSS pixels, to the right */
async function pushAside(page: Page, row: Locator, dx: number) {
  const box = (await row.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const at = (share: number) => ({ x: box.x + 40 + dx * share, y: box.y + box.height / 2 })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (const share of [0.05, 0.2, 0.4, 0.6, 0.8, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

/** The events of a page when the phone switches to another app, and when it comes back. */
async function turn(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('planned, called and visited with no signal: all of it outlives a reload and is at a team mate’s later', async () => {
  const at = await atNewLead()
  const { page, context } = at
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 59.9139, longitude: 10.7522, accuracy: 12 })
  await context.setOffline(true)

  await button(leadPage(page), 'Follow up').tap()
  await button(page, 'Visit').tap()
  await page.getByLabel('What is to be done').fill('Show the deck oven')
  await button(page, 'A day and time…').tap()
  await page.getByLabel('Day', { exact: true }).fill('2030-03-04')
  await page.getByLabel('Time').fill('14:30')
  await button(page, 'Save').tap()
  await expect.poll(() => lines(followUps(page))).toEqual(['Show the deck oven on Mar 4, 2030 at 2:30 PM'])

  await button(leadPage(page), 'Log call').tap()
  await button(page, 'Add a note').tap()
  await page.getByLabel('Note', { exact: true }).fill('Wants a demo')
  await page.reload()
  await button(leadPage(page), 'Log call').tap()
  await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('Wants a demo')
  await button(page, 'Reached').tap()
  await said(page).filter({ hasText: 'Wants a demo' }).waitFor()

  await button(leadPage(page), 'Check in').tap()
  await button(page, 'Add where I am').tap()
  await page.getByText('Place added, to about 12 m').waitFor()
  await button(page.getByRole('dialog').last(), 'Check in').tap()
  await said(page).filter({ hasText: 'Visited' }).waitFor()
  await page.reload()
  await expect.poll(() => said(page).count()).toBe(2)

  const desk = await bobAt(at)
  await context.setOffline(false)
  await expect.poll(() => said(desk.page).count()).toBe(2)
  await followUps(desk.page).filter({ hasText: 'Show the deck oven' }).waitFor()
  const told = await lines(said(desk.page))
  expect(told[0]).toMatch(/^ana Tester .+ Visit Mia Berg · Visited Where it was, to about 12 m$/)
  expect(told[1]).toMatch(/^ana Tester .+ Call Mia Berg · Reached Wants a demo$/)
  const map = desk.page.getByRole('link', { name: 'Where it was' })
  expect(await map.getAttribute('href')).toContain('59.9139,10.7522')
  expect(desk.complaints).toEqual([])
})

test('where a visit was is kept for who asks for it alone, and a refusal says so and is in nobody’s way', async () => {
  const { page, context } = await atNewLead()
  await context.clearPermissions()
  await button(leadPage(page), 'Check in').tap()
  await button(page, 'Add where I am').tap()
  await page
    .getByText('The position is not allowed for Rove. Allow it in the browser, or go without.')
    .waitFor()
  await button(page.getByRole('dialog').last(), 'Check in').tap()
  await said(page).filter({ hasText: 'Visited' }).waitFor()
  expect(await page.getByRole('link', { name: 'Where it was' }).count()).toBe(0)
})

test('two phones with no signal, one with the day of a follow-up and one with its words: both changes are on both', async () => {
  const anas = await atNewLead({ kind: 'call', title: 'Call her', dueAt: inDays(0) })
  const bobs = await bobAt(anas, true)
  for (const { page, context } of [anas, bobs]) {
    await button(page, 'Change Call her').waitFor()
    await context.setOffline(true)
    await button(page, 'Change Call her').tap()
  }
  await anas.page.getByRole('button', { name: 'Tomorrow' }).tap()
  await bobs.page.getByLabel('What is to be done').fill('Ask for the order')
  await button(bobs.page, 'Save').tap()
  for (const { context } of [anas, bobs]) await context.setOffline(false)
  for (const { page } of [anas, bobs]) {
    await expect.poll(async () => (await lines(followUps(page)))[0]).toMatch(/^Ask for the order tomorrow/)
    await expect.poll(() => unsent(page)).toBe(0)
  }
  expect(bobs.complaints).toEqual([])
})

test('a follow-up on the lead’s page is done with a tap, changed and deleted, and each comes back by Undo', async () => {
  const { page } = await atNewLead({ kind: 'todo', title: 'Send a quote', dueAt: inDays(-1) })
  await expect.poll(() => lines(followUps(page))).toEqual(['Send a quote due yesterday'])
  await button(page, 'Done: Send a quote').tap()
  await said(page).filter({ hasText: 'Send a quote' }).waitFor()
  await expect.poll(() => followUps(page).count()).toBe(0)
  await button(page, 'Undo').tap()
  await followUps(page).filter({ hasText: 'Send a quote' }).waitFor()
  await expect.poll(() => said(page).count()).toBe(0)

  await button(page, 'Delete Send a quote').tap()
  await seeNotice(page, 'Follow-up deleted')
  await expect.poll(() => followUps(page).count()).toBe(0)
  await button(page, 'Undo').tap()
  await followUps(page).filter({ hasText: 'Send a quote' }).waitFor()
})

test('who comes back from the dialler is asked once what came of the call, by a page that was killed too', async () => {
  const { page } = await atNewLead()
  const asked = page.getByRole('dialog', { name: `Did you reach ${NAME}?` })
  await leadPage(page).getByRole('link', { name: 'Call' }).tap()
  await turn(page, 'hidden')
  await page.reload()
  await asked.waitFor()
  const answer = thumb()
  await answer.tap(button(asked, 'Reached'))
  expect(answer.count()).toBe(1)
  await said(page)
    .filter({ hasText: `Call ${NAME} · Reached` })
    .waitFor()
  for (const state of ['hidden', 'visible'] as const) await turn(page, state)
  await page.reload()
  await expect.poll(() => said(page).count()).toBe(1)
  expect(await asked.count()).toBe(0)

  // After it was swiped away, it is not asked about again.
  await leadPage(page).getByRole('link', { name: 'Call' }).tap()
  for (const state of ['hidden', 'visible'] as const) await turn(page, state)
  await button(asked, 'Close').tap()
  await asked.waitFor({ state: 'detached' })
  for (const state of ['hidden', 'visible'] as const) await turn(page, state)
  await button(leadPage(page), 'Log call').tap()
  await page.getByRole('dialog', { name: 'Log a call' }).waitFor()
  expect(await asked.count()).toBe(0)
})

test('a call settles the follow-up that was due, and one that nobody answered leaves it', async () => {
  const { page } = await atNewLead({ kind: 'call', title: `Call ${NAME}`, dueAt: inDays(0) })
  await followUps(page).first().waitFor()
  await button(leadPage(page), 'Log call').tap()
  await button(page, 'No answer').tap()
  await expect.poll(() => said(page).count()).toBe(1)
  expect(await followUps(page).count()).toBe(1)
  await button(leadPage(page), 'Log call').tap()
  await button(page, 'Reached').tap()
  await expect.poll(() => said(page).count()).toBe(2)
  await expect.poll(() => followUps(page).count()).toBe(0)
})

test('a call that reached somebody, the next status and the next follow-up take three taps, and one Undo takes all back', async () => {
  const { page } = await atNewLead({ kind: 'call', title: 'Call her', dueAt: inDays(0) })
  const status = (name: string) => button(leadPage(page), `Status: ${name}`)
  await followUps(page).filter({ hasText: 'Call her' }).waitFor()
  const { tap, count } = thumb()
  await tap(button(leadPage(page), 'Log call'))
  await tap(button(page, 'Follow up tomorrow'))
  await tap(button(page, 'Reached'))
  expect(count()).toBe(3)
  await expect.poll(() => lines(followUps(page))).toEqual([`Call ${NAME} tomorrow`])
  await status('New').waitFor()
  await button(page, 'Undo').tap()
  await expect.poll(() => lines(followUps(page))).toEqual(['Call her due today'])
  await expect.poll(() => said(page).count()).toBe(0)

  await tap(button(leadPage(page), 'Log call'))
  await tap(button(page, 'Set to Contacted'))
  await tap(button(page, 'Reached'))
  await status('Contacted').waitFor()
  await expect.poll(() => followUps(page).count()).toBe(0)
  await button(page, 'Undo').tap()
  await status('New').waitFor()
  await followUps(page).filter({ hasText: 'Call her' }).waitFor()
})

test('once the switch in Settings is on, a visit sets a new lead to Contacted by itself', async () => {
  const { page, leadId } = await atNewLead()
  await open(page, '/settings?tab=preferences')
  await page.getByRole('switch', { name: 'First contact sets Contacted' }).tap()
  await open(page, pageOf(leadId))
  await button(leadPage(page), 'Check in').tap()
  await button(page.getByRole('dialog').last(), 'Check in').tap()
  await button(leadPage(page), 'Status: Contacted').waitFor()
  await open(page, '/settings?tab=preferences')
  await page.getByRole('switch', { name: 'First contact sets Contacted' }).tap()
})

test('Today begins with what is due, in order; a tap or a swipe does it, with no signal too, and Undo takes it back', async () => {
  const { page, context, nora, bob, newLead, made } = await phone('/analytics', 'nora')
  const [mia, ola] = [await newLead(), await newLead('Ola Dahl')]
  await made(nora, ola, 'task.create', { kind: 'visit', title: 'Visit Ola', dueAt: inDays(-2) })
  await made(nora, mia, 'task.create', { kind: 'call', title: `Call ${NAME}`, dueAt: inDays(0) })
  await made(nora, mia, 'task.create', { kind: 'todo', title: 'Some day', dueAt: inDays(5) })
  await made(bob, mia, 'task.create', { kind: 'todo', title: 'For Bob', dueAt: inDays(0) })
  await open(page, '/')
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await expect
    .poll(() => lines(followUps(page)))
    .toEqual(['Ola Dahl Visit Ola · Fjord due 2 days ago', `${NAME} Call · Fjord due today`])
  // A person with leads needs no explanation.
  expect(await page.getByText('How to Use').count()).toBe(0)
  expect(await page.getByText('Quick Actions').count()).toBe(0)
  const call = followUps(page)
    .nth(1)
    .getByRole('link', { name: `Call ${NAME}` })
  expect(await call.getAttribute('href')).toBe('tel:+4722334455')

  await context.setOffline(true)
  await button(page, `Done: Call ${NAME}`).tap()
  await expect.poll(() => followUps(page).count()).toBe(1)
  await button(page, 'Undo').tap()
  await expect.poll(() => followUps(page).count()).toBe(2)
  await pushAside(page, followUps(page).first(), 300)
  await expect.poll(() => followUps(page).count()).toBe(1)
  await page.reload()
  await followUps(page).filter({ hasText: NAME }).waitFor()
  expect(await followUps(page).count()).toBe(1)

  await button(page, NAME).first().tap()
  await leadPage(page).waitFor()
  await page.goBack()
  await page.getByRole('region', { name: 'Recently opened' }).getByText(NAME).waitFor()
})

test('Today and the sheets look right: both themes, large text, by thumb', async () => {
  const { page, olga, newLead, made } = await phone('/', 'olga')
  const mia = await newLead()
  await made(olga, mia, 'task.create', { kind: 'call', title: `Call ${NAME}`, dueAt: inDays(-1) })
  await made(olga, mia, 'task.create', {
    kind: 'visit',
    title: 'Visit',
    done: true,
    note: 'Met at the counter',
    place: { latitude: 59.9, longitude: 10.7, accuracyMetres: 9 },
  })
  await followUps(page).first().waitFor()
  await expectGoodLook(page)
  await button(page, NAME).first().tap()
  await said(page).first().waitFor()
  await expectGoodLook(page)
  const sheets = { 'Follow up': 'Follow up', 'Log call': 'Log a call', 'Check in': `Check in at ${NAME}` }
  for (const [name, title] of Object.entries(sheets)) {
    await button(leadPage(page), name).tap()
    await page.getByRole('dialog', { name: title }).waitFor()
    if (name === 'Follow up') await button(page, 'A day and time…').tap()
    await expectGoodLook(page)
    await page.keyboard.press('Escape')
    await leadPage(page).waitFor()
  }
})

async function expectGoodLook(page: Page) {
  const faults: string[] = []
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    faults.push(...(await axeFinds(page, theme)))
  }
  faults.push(...(await cutTexts(page)))
  await expectThumbFriendly(page)
  await doubleText(page, true)
  faults.push(...(await cutTexts(page)), ...(await coveredControls(page)))
  await doubleText(page, false)
  expect(faults).toEqual([])
}
