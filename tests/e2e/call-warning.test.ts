import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeOverpass, openOverpass } from '#tests/fakes/overpass.ts'
import { openTown, type Town } from '#tests/site.ts'
import { openWorld, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, visit } from './browser.ts'
import { addProduct } from './rep.ts'
import { open } from './texts.ts'

let town: Town<'Harbour Bakery'>
let map: FakeOverpass
let world: World

beforeAll(async () => {
  town = await openTown('Bergen', {
    'Harbour Bakery': '<p>Phone: +47 55 96 24 80</p><p>No sales calls, please.</p>',
  })
  const { website } = town.sites['Harbour Bakery']
  map = await openOverpass([
    { id: 1, lat: 60.391, lon: 5.321, tags: { name: 'Harbour Bakery', shop: 'bakery', website } },
  ])
  world = await openWorld({ overpassUrl: map.url, outboundAllow: town.outboundAllow })
})
afterAll(async () => {
  await world.close()
  await map[Symbol.asyncDispose]()
  await town.close()
})

test('a company that asks for no sales calls is marked in the list and beside Call, offline too, and can be called', async () => {
  const { page, context, complaints } = await visit(world)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.39, longitude: 5.32 })
  await world.person('ana')
  await openAs(page, 'ana')
  await addProduct(page, { name: 'Deck ovens', industry: 'Bakery', size: 'Small' })
  await open(page, '/lead-generation')
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Deck ovens' })
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()
  await page.getByRole('button', { name: 'Harbour Bakery', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Harbour Bakery' }).check()
  await page.getByRole('button', { name: 'Approve Selected' }).first().click()
  await page.getByText('Contact found: +47 55 96 24 80').first().waitFor()

  await open(page, '/lead-management')
  await page.getByText('Asks for no sales calls').first().waitFor()
  await page.getByRole('link', { name: 'Call Harbour Bakery. Asks for no sales calls' }).waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Actions for Harbour Bakery' }).click()
  await page.getByRole('menuitem', { name: 'Call Asks for no sales calls' }).waitFor()
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Harbour Bakery' }).first().click()
  const lead = page.getByRole('dialog')
  await lead.getByText('Asks for no sales calls: “No sales calls, please”').waitFor()
  await expectThumbFriendly(page)
  const call = lead.getByRole('link', { name: 'Call', exact: true })
  expect(await call.getAttribute('href')).toBe('tel:+4755962480')
  await lead.getByText('Where it was found').click()
  await lead.getByText('“No sales calls, please”').last().waitFor()
  expect(complaints).toEqual([])
})
