import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { openWorld } from '#tests/world.ts'
import {
  DESK,
  expectThumbFriendly,
  MAP_WITHIN_MS,
  openAs,
  readyForOffline,
  seeNotice,
  visit,
} from './browser.ts'
import { axeFinds, cutTexts } from './look.ts'
import { borrowPhone } from './phones.ts'
import { shared } from './shared.ts'

const measured = (latitude: number, longitude: number) => ({ latitude, longitude, accuracyMetres: 8 })
const people: Partial<Lead>[] = [
  { fullName: 'Mia Berg', company: 'Fjord Foods', address: 'Strandgaten 1, 5003 Bergen', status: 'new' },
  { fullName: 'Nils Dahl', company: 'Havn', address: 'Torget 2, 5014 Bergen', status: 'contacted' },
  {
    fullName: 'Olga Strand',
    company: 'Hafenhotel',
    address: 'Hafenstraße 5, 20457 Hamburg',
    placeAddress: 'Hafenstraße 5, 20457 Hamburg',
    place: measured(53.545, 9.968),
    status: 'qualified',
  },
  {
    fullName: 'Per Lie',
    company: 'Lie',
    address: 'Marktplatz 3, 34117 Kassel',
    placeAddress: 'Königsplatz 9, 34117 Kassel',
    place: measured(51.315, 9.498),
    status: 'converted',
  },
  { fullName: 'Rita Ness', company: 'Nowhere', email: 'rita@ness.example', status: 'rejected' },
]

async function openTeam() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const device = world.device(ana)
  for (const fields of people) await device.change({ name: 'lead.create', args: { id: newId(), fields } })
  await device.sync()
  return { world, ana, close: world.close }
}

const anasPhone = shared(openTeam)

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Show as: List' }).click()
  await page.getByRole('menuitemradio', { name: 'Map' }).click()
  await drawn(page)
}

/** Waits until the map has drawn everything that it shows at first. */
async function drawn(page: Page) {
  await page.locator('section[aria-label^="Map of"][aria-busy=false]').waitFor({ timeout: MAP_WITHIN_MS })
  expect(await page.getByText('Parts of the map could not be read.').count()).toBe(0)
}

/** The names of the rows beside the map, in their order. */
const listed = async (page: Page) => {
  const texts = await page.getByRole('list', { name: 'Leads' }).getByRole('listitem').allInnerTexts()
  return texts.map((text) => people.find(({ fullName = '' }) => text.includes(fullName))?.fullName)
}

/** Taps the middle of the map, where the only pin is. */
async function tapMiddle(page: Page) {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('There is no map.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('the map has the same leads, search and filters as the list, and a tap on a pin opens the lead', async () => {
  const { page } = await anasPhone('/lead-management')
  await openMap(page)
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
  await page.getByText('By distance from the middle of the map').waitFor()
  await expect.poll(() => listed(page)).toHaveLength(5)
  expect((await listed(page)).at(-1)).toBe('Rita Ness')
  await page.getByText('Exact', { exact: true }).waitFor()
  await page.getByText('The address changed since', { exact: true }).waitFor()
  await page.getByText('No place known', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('Town only', { exact: true }).count()).toBe(2)
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])

  await page.getByRole('searchbox').first().fill('Olga')
  await page.getByRole('region', { name: 'Map of 1 lead' }).waitFor()
  await expect
    .poll(async () => {
      await tapMiddle(page)
      return page.getByRole('dialog', { name: 'Olga Strand' }).count()
    })
    .toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('region', { name: 'Map of 1 lead' }).waitFor()
})

test('an area that is drawn on the map is a filter, which a view keeps', async () => {
  const { page } = await anasPhone('/lead-management?view=map&q=Per+Lie')
  await drawn(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  const tools = page.getByRole('toolbar', { name: 'Draw an area' })
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const [right, down] of [
    [-60, -60],
    [60, -60],
    [0, 60],
  ] as const)
    await page.mouse.click(x + right, y + down)
  await tools.getByText('An area with 3 corners.').waitFor()
  expect(await axeFinds(page, 'dark')).toEqual([])
  await tools.getByRole('button', { name: 'Use area' }).click()
  await page.getByRole('searchbox').first().fill('')
  await expect.poll(() => listed(page)).toEqual(['Per Lie'])
  await page.getByRole('button', { name: 'Remove the filter In the drawn area' }).waitFor()

  await page.getByRole('button', { name: /^Sort and filter/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save as view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kassel')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await seeNotice(page, 'View saved')
  await page.goto('/lead-management')
  await page.getByRole('button', { name: 'Kassel', exact: true }).click()
  await expect.poll(() => listed(page)).toEqual(['Per Lie'])
})

test('leads at one place are a group, and a tap on it lists them', async () => {
  const { page } = await anasPhone('/lead-management?view=map&q=Bergen')
  await drawn(page)
  await expect.poll(() => listed(page)).toHaveLength(2)
  await expect
    .poll(async () => {
      await tapMiddle(page)
      return page.getByText('2 leads at one place').count()
    })
    .toBe(1)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('By distance from the middle of the map').waitFor()
})

test('with a keyboard, arrows move the map, Escape ends drawing, and Enter opens a row; the map follows the theme of the device', async () => {
  const { page } = await anasPhone('/lead-management?view=map&q=Olga')
  await drawn(page)
  await page.getByRole('status').filter({ hasText: '1 lead, by distance' }).waitFor()
  await page.getByRole('button', { name: 'Draw an area' }).click()
  const tools = page.getByRole('toolbar', { name: 'Draw an area' })
  await tools.waitFor()
  await page.keyboard.press('Escape')
  await tools.waitFor({ state: 'detached' })

  const canvas = page.locator('canvas.maplibregl-canvas')
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  const row = page.getByRole('button', { name: 'Olga Strand', exact: true })
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return row.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Olga Strand' }).getByRole('button', { name: 'Close' }).click()

  await page.evaluate(() => localStorage.setItem('theme', 'system'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await drawn(page)
  expect(await axeFinds(page, 'light')).toEqual([])
  const seen = await canvas.elementHandle()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction((before) => !before?.isConnected, seen)
  await drawn(page)
  await page.evaluate(() => localStorage.removeItem('theme'))
})

test('a visit gives its place to a lead that has none, if the person says so', async () => {
  const { page, context } = await anasPhone('/lead-management?q=Rita')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 59.913, longitude: 10.739, accuracy: 12 })
  await page.getByRole('button', { name: 'Actions for Rita Ness' }).click()
  await page.getByRole('menuitem', { name: 'Check in', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Check in at Rita Ness' })
  await sheet.getByRole('button', { name: 'Add where I am' }).click()
  await sheet.getByRole('checkbox', { name: "Keep it as the lead's place" }).check()
  await sheet.getByRole('button', { name: 'Check in', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rita Ness', exact: true }).first().click()
  const facts = page.getByRole('dialog', { name: 'Rita Ness' })
  await facts.getByText('59.91300, 10.73900').first().waitFor()
  await facts.getByText('Exact', { exact: true }).waitFor()
})

test('the first map opens without a network', async () => {
  const world = await openWorld()
  onTestFinished(world.close)
  const ana = await world.person('ana')
  const device = world.device(ana)
  const fields = people[2] ?? {}
  await device.change({ name: 'lead.create', args: { id: newId(), fields } })
  await device.sync()
  const { page, context, complaints } = await borrowPhone(world, { viewport: DESK })
  await openAs(page, 'ana', '/lead-management')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await drawn(page)
  await page.getByText('Exact', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

const WITHOUT_GRAPHICS = `{
  const get = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest)
  }
}`

test('a device that cannot draw the map shows the same leads by distance from where it is', async () => {
  const world = await openWorld()
  onTestFinished(world.close)
  const device = world.device(await world.person('ana'))
  for (const fields of people) await device.change({ name: 'lead.create', args: { id: newId(), fields } })
  await device.sync()
  const { page, context, complaints } = await visit(world, { script: WITHOUT_GRAPHICS })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.3, longitude: 9.5, accuracy: 12 })
  await openAs(page, 'ana', '/lead-management?view=map')
  await page.getByText('This device cannot draw the map.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('By distance from you').waitFor()
  await expect
    .poll(() => listed(page))
    .toEqual(['Per Lie', 'Olga Strand', 'Nils Dahl', 'Mia Berg', 'Rita Ness'])
  await page.getByText(/^1\.7 km away · The address changed since$/).waitFor()
  expect(complaints).toEqual([])
})
