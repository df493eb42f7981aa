import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, seeNotice, visit } from './browser.ts'
import { borrowPhone } from './phones.ts'
import { chooseFor } from './rep.ts'
import { open } from './texts.ts'

let world: World

beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const notice = (page: Page) => page.getByText('You are looking at sample data.')
const load = (page: Page) => page.getByRole('button', { name: 'Load sample data' })
const marked = (place: Page | Locator) => place.getByText('Sample', { exact: true })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })

/** Waits until the dashboard counts all samples. */
async function seeSamples(page: Page) {
  await notice(page).waitFor()
  await page.getByRole('link', { name: 'Products 1 Active products in the system' }).waitFor()
  await page.getByRole('link', { name: 'Total Leads 3 33% high match leads' }).waitFor()
  await page.getByText('My Emails1Emails Generated').waitFor()
  await expect.poll(() => marked(recent(page)).count()).toBe(3)
}

async function seeNothing(page: Page) {
  await load(page).waitFor()
  await page.getByText('Start with your first product').waitFor()
  await notice(page).waitFor({ state: 'detached' })
}

test('a newcomer without a signal loads samples, takes them away and back, and the desk follows', async () => {
  const { context, page, complaints } = await borrowPhone(world)
  await world.person('ana')
  await openAs(page, 'ana')
  await readyForOffline(page)
  await page.getByText('All saved').waitFor()
  await context.setOffline(true)
  await page.goto('/')
  await seeNothing(page)
  await expectThumbFriendly(page)

  await load(page).click()
  await seeNotice(page, 'Sample data loaded')
  await seeSamples(page)
  await expectThumbFriendly(page)

  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await seeNotice(page, 'Sample data removed')
  await seeNothing(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, 'Sample data restored')
  await seeSamples(page)

  await open(page, '/products')
  await expect.poll(() => marked(page).count()).toBe(1)
  await expectThumbFriendly(page)
  await open(page, '/lead-generation')
  const suggested = page.getByRole('region', { name: /^Company Suggestions/ })
  await expect.poll(() => marked(suggested).count()).toBe(3)

  await context.setOffline(false)
  await page.getByText('All saved').waitFor()
  const desk = await visit(world)
  await openAs(desk.page, 'ana')
  await seeSamples(desk.page)
  await desk.page.getByRole('button', { name: 'Remove sample data' }).click()
  await open(page, '/')
  await seeNothing(page)
  expect([...complaints, ...desk.complaints]).toEqual([])
})

test('samples can be loaded where products are missed, once', async () => {
  const { page, complaints } = await visit(world)
  await world.person('bea')
  await openAs(page, 'bea', '/products')
  await load(page).click()
  await page.getByRole('button', { name: 'FreshTrack temperature logger', exact: true }).waitFor()
  await chooseFor(page, 'FreshTrack temperature logger', 'Delete')
  await page.getByText('No products yet').waitFor()
  expect(await load(page).count()).toBe(0)
  await open(page, '/')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await seeNothing(page)
  expect(complaints).toEqual([])
})
