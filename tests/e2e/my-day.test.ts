import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '#app/entities/task/due.ts'
import { newId } from '#db/model/id.ts'
import { push, sent } from '#tests/api/push.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { expectThumbFriendly, openAs, PHONE, readyForOffline, visit } from './browser.ts'
import { unsent } from './kept.ts'
import { axeFinds, coveredControls, cutTexts, DESK, doubleText, showIn, themes } from './look.ts'
import { borrowPhone } from './phones.ts'
import { beginSelecting, keysAreHeard } from './rep.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const inDays = (count: number) => {
  const day = new Date()
  day.setDate(day.getDate() + count)
  return dayOf(day)
}

/** Leads along a road to the east of Kassel, each some 4 km from the one before. */
const NAMES = ['Ada Nord', 'Ben Sund', 'Cleo Vik', 'Dan Fjell', 'Eva Strand']
const HOME = { latitude: 51.3, longitude: 9.4 }

/** A team of three with leads that have a place, all but one. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const teamId = await makeTeam(world, ana, 'North')
  const join = async (name: string) => {
    const mate = await world.person(name)
    await admit(world, mate, teamId)
    return mate
  }
  const mates = { bob: await join('bob'), nora: await join('nora') }
  const create = (by: Person, name: 'lead.create' | 'task.create', fields: object, id = newId()) =>
    push(world, by, [sent(by, name, { id, fields }, { teamId })])
  const ids: number[] = []
  for (const [nth, fullName] of NAMES.entries()) {
    const place = { latitude: 51.3, longitude: 9.5 + nth / 20, accuracyMetres: 10 }
    const id = newId()
    ids.push(id)
    await create(
      ana,
      'lead.create',
      { fullName, email: `lead${nth}@fjord.example`, place, rhythmWeeks: 6 },
      id,
    )
  }
  await create(ana, 'lead.create', { fullName: 'Finn Ukjent', email: 'finn@fjord.example' })
  const visitDue = (by: Person, lead: number, dueAt: string) =>
    create(by, 'task.create', { leadId: ids[lead], userId: by.user.id, kind: 'visit', title: 'Show', dueAt })
  return { world, ana, ...mates, teamId, visitDue, close: world.close }
}

const phone = shared(openOffice, { worker: true })

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The names of the visits to come, in their order. */
const toVisit = async (page: Page) => {
  const handles = region(page, 'To visit').getByRole('button', { name: /^Move [A-Z]/ })
  const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Move ', ''))
}
/** The times of the visits to come. */
const times = async (page: Page) =>
  (
    await region(page, 'To visit')
      .getByText(/^\d\d:\d\d$/)
      .allInnerTexts()
  ).join(' ')
const choose = async (page: Page, name: string, action: string) => {
  await button(page, `Actions for the visit to ${name}`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const openSettings = async (page: Page) => {
  await button(page, 'More for this day').click()
  await page.getByRole('menuitem', { name: 'Start, end, lunch' }).click()
}
const tick = (page: Page, name: string) =>
  dialog(page, 'Add visits')
    .getByRole('checkbox', { name: new RegExp(`^${name}`) })
    .check()

test('a day is planned, then changed with no signal: add, keep, skip, cancel, visit; a team mate sees it once it is sent', async () => {
  const { page, context, world, ana, visitDue } = await phone('/day')
  await visitDue(ana, 0, inDays(0))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...HOME, accuracy: 10 })
  await open(page, '/')
  await page.getByRole('link', { name: 'My day: 1 visit due' }).click()
  await button(page, 'Add visits').click()
  await dialog(page, 'Add visits').getByRole('group', { name: 'Visits due' }).getByText('Ada Nord').waitFor()
  await context.setOffline(true)
  for (const name of ['Dan Fjell', 'Ada Nord', 'Cleo Vik']) await tick(page, name)
  await button(page, 'Add 3 visits').click()
  await expect.poll(() => toVisit(page)).toHaveLength(3)

  await openSettings(page)
  const settings = dialog(page, 'Start, end, lunch')
  await settings.getByRole('button', { name: 'Where I am as start' }).click()
  await settings.getByLabel('Name of the start').fill('Kassel')
  await settings.getByLabel('Starts at').fill('00:00')
  await settings.getByLabel('Ends at').fill('23:59')
  await settings.getByLabel('Lunch from').fill('')
  await settings.getByLabel('Lunch until').fill('')
  await button(settings, 'Save').click()
  await page.getByText('Start: Kassel').waitFor()
  await button(page, 'Best order').click()
  await expect.poll(() => toVisit(page)).toEqual(['Ada Nord', 'Cleo Vik', 'Dan Fjell'])

  await button(page, 'Add visits').click()
  const ben = dialog(page, 'Add visits').getByRole('checkbox', { name: /^Ben Sund/ })
  await dialog(page, 'Add visits')
    .getByText(/^Never visited · \+\d+ min; \d\d:\d\d becomes \d\d:\d\d$/)
    .first()
    .waitFor()
  await ben.check()
  await button(page, 'Add visit').click()
  await expect.poll(() => toVisit(page)).toEqual(['Ada Nord', 'Ben Sund', 'Cleo Vik', 'Dan Fjell'])

  await choose(page, 'Ben Sund', 'Keep its place')
  await page.getByText('Keeps its place.').waitFor({ state: 'attached' })
  await choose(page, 'Cleo Vik', 'They cancelled')
  const instead = dialog(page, 'Instead of Cleo Vik')
  await instead
    .getByText(/^Never visited · about \d+ min off the way/)
    .first()
    .waitFor()
  await button(instead, 'Cancel').click()
  await choose(page, 'Dan Fjell', 'Skip')
  await region(page, 'Left out').getByText('Skipped').waitFor()
  await expect.poll(() => toVisit(page)).toEqual(['Ada Nord', 'Ben Sund'])

  const before = await times(page)
  await button(page, 'Check in at Ada Nord').click()
  await button(dialog(page, 'Check in at Ada Nord'), 'Check in').click()
  await region(page, 'Visited').getByText('Ada Nord').waitFor()
  await expect.poll(() => toVisit(page)).toEqual(['Ben Sund'])
  expect(await times(page)).not.toBe(before)

  await page.reload()
  await expect.poll(() => toVisit(page)).toEqual(['Ben Sund'])
  const [leg] = await page.getByRole('link', { name: 'Open in maps' }).all()
  expect(await leg?.getAttribute('href')).toContain('destination=51.3%2C9.55')

  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  const mate = await visit(world)
  await openAs(mate.page, 'bob', `/day?of=${ana.user.id}`)
  await expect.poll(() => toVisit(mate.page)).toEqual(['Ben Sund'])
  await region(mate.page, 'Visited').getByText('Ada Nord').waitFor()
  await region(mate.page, 'Left out').getByText('Cancelled').waitFor()
  expect(await mate.page.getByRole('button', { name: /^Check in at/ }).count()).toBe(0)
  expect(mate.complaints).toEqual([])
})

test('two people change one plan with no signal, one the order and one an appointment: both changes are on both', async () => {
  const { page, context, world, bob } = await phone('/lead-management', 'bob')
  const day = inDays(1)
  await beginSelecting(page, 'leads')
  for (const name of NAMES.slice(0, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await button(page, 'Plan my day').click()
  await dialog(page, 'Plan my day').getByLabel('Day').fill(day)
  await button(dialog(page, 'Plan my day'), 'Plan').click()
  await expect.poll(() => toVisit(page)).toHaveLength(3)
  await expect.poll(() => unsent(page)).toBe(0)
  const nora = await borrowPhone(world)
  await openAs(nora.page, 'nora', `/day?on=${day}&of=${bob.user.id}`)
  await expect.poll(() => toVisit(nora.page)).toHaveLength(3)
  await readyForOffline(nora.page)
  const [first = '', second = '', third = ''] = await toVisit(page)

  for (const each of [context, nora.context]) await each.setOffline(true)
  await button(page, `Move ${third}`).focus()
  await page.keyboard.press('Space')
  await page.getByText(`${third} is picked up at place 3 of 3.`).waitFor({ state: 'attached' })
  await keysAreHeard(page)
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp')
    await page.getByText(`${third} is now at place ${place} of 3.`).waitFor({ state: 'attached' })
  }
  await page.keyboard.press('Space')
  await expect.poll(() => toVisit(page)).toEqual([third, first, second])
  await choose(nora.page, second, 'Time and length')
  await dialog(nora.page, 'Time and length').getByLabel('Appointment').fill('15:30')
  await button(dialog(nora.page, 'Time and length'), 'Save').click()
  await nora.page.getByText(/Appointment 15:30/).waitFor()
  for (const each of [context, nora.context]) await each.setOffline(false)
  for (const each of [page, nora.page]) {
    await expect.poll(() => toVisit(each)).toEqual([third, first, second])
    await each.getByText(/Appointment 15:30/).waitFor()
  }
  await choose(page, first, 'Time and length')
  await dialog(page, 'Time and length').getByLabel('Appointment').fill('07:00')
  await button(dialog(page, 'Time and length'), 'Save').click()
  await page
    .getByText(new RegExp(`^${first}: about (?:\\d+ h|(?:\\d+ h )?\\d+ min) late for the appointment\\.$`))
    .waitFor()
  expect(nora.complaints).toEqual([])
})

test('the day and its dialogs are readable and usable on a phone and a desk, dark and light', async () => {
  const { page } = await phone('/day?on=2030-05-06', 'nora')
  await page.getByText('Nothing planned yet').waitFor()
  await button(page, 'Add visits').click()
  for (const name of NAMES.slice(1, 4)) await tick(page, name)
  const faults: string[] = []
  const look = async (what: string, close?: () => Promise<void>) => {
    for (const size of [PHONE, DESK]) {
      for (const theme of themes) {
        await showIn(page, theme, size)
        faults.push(
          ...(await axeFinds(page, theme)).map((fault) => `${what} ${size.width} ${theme} ${fault}`),
        )
      }
      faults.push(...(await cutTexts(page)).map((fault) => `${what} ${size.width} ${fault}`))
      if (size === PHONE) await expectThumbFriendly(page)
    }
    await showIn(page, 'dark', PHONE)
    faults.push(...(await coveredControls(page)).map((fault) => `${what} ${fault}`))
    await close?.()
  }
  await look('adding', () => button(page, 'Add 3 visits').click())
  await expect.poll(() => toVisit(page)).toHaveLength(3)
  await openSettings(page)
  await look('settings', () => page.keyboard.press('Escape'))
  await choose(page, 'Ben Sund', 'Skip')
  await choose(page, 'Cleo Vik', 'Keep its place')
  await region(page, 'Left out').waitFor()
  await look('the day')
  await doubleText(page, true)
  faults.push(...(await cutTexts(page)).map((fault) => `large text ${fault}`))
  await doubleText(page, false)
  expect(faults).toEqual([])
})
