import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { type FakeOverpass, openOverpass } from '#tests/fakes/overpass.ts'
import { openTown, type Town } from '#tests/site.ts'
import { openWorld, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, visit } from './browser.ts'
import { addProduct } from './rep.ts'
import { open } from './texts.ts'

let town: Town<'Harbour Bakery'>
let map: FakeOverpass
let model: FakeModel
let world: World

beforeAll(async () => {
  model = await startModel()
})
afterAll(async () => {
  await model[Symbol.asyncDispose]()
})

beforeEach(async () => {
  town = await openTown('Bergen', {
    'Harbour Bakery': '<a href="mailto:orders@harbourbakery.test">Write</a>',
  })
  const { website } = town.sites['Harbour Bakery']
  map = await openOverpass([
    { id: 1, lat: 60.391, lon: 5.321, tags: { name: 'Harbour Bakery', shop: 'bakery', website } },
    {
      id: 2,
      lat: 60.392,
      lon: 5.322,
      tags: { name: 'Brygge Bakeri', shop: 'bakery', phone: '+47 55 12 34 56' },
    },
  ])
  world = await openWorld({
    overpassUrl: map.url,
    outboundAllow: [town.outboundAllow, model.allow].join(','),
  })
})
afterEach(async () => {
  await world.close()
  await map[Symbol.asyncDispose]()
  await town.close()
})

test('a rep without any key finds the bakeries around them, and sees where each contact comes from', async () => {
  const { page, context, complaints } = await visit(world)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.39, longitude: 5.32 })
  await world.person('ana')
  await openAs(page, 'ana')
  await addProduct(page, { name: 'Deck ovens', industry: 'Bakery', size: 'Small' })
  await open(page, '/lead-generation')
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Deck ovens' })
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('© OpenStreetMap contributors').waitFor()
  await page.getByText('Your position is used in place of the location.').waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()

  await page.getByRole('button', { name: 'Harbour Bakery', exact: true }).click()
  await page
    .getByText(/^0\.\d km away$/)
    .first()
    .waitFor()
  await page.getByText('Deck ovens', { exact: true }).first().waitFor()
  await page.getByText('around you, within 5 km · 3 companies').waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Harbour Bakery' }).check()
  await page.getByRole('checkbox', { name: 'Select Brygge Bakeri' }).check()
  await page.getByRole('button', { name: 'Approve Selected' }).first().click()
  await page.getByText('Created 2 leads with real contact info').first().waitFor()
  await page.getByText('+4755123456').or(page.getByText('+47 55 12 34 56')).first().waitFor()

  await open(page, '/lead-management')
  await page.getByRole('button', { name: 'Harbour Bakery' }).first().click()
  const lead = page.getByRole('dialog')
  await lead.getByText('Where it was found').click()
  await lead
    .getByText(/^The company’s own site, /)
    .first()
    .waitFor()
  await lead.getByText('The score in parts').click()
  await lead.getByText(/^Industry \d+\/\d+$/).waitFor()
  expect(complaints).toEqual([])
})

test('where the lists have nothing, a rep is led to what is near, and to a list of their own; the shipped companies say what they are', async () => {
  const { page, context, complaints } = await visit(world)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.39, longitude: 5.32 })
  await world.person('ana')
  await openAs(page, 'ana')
  await addProduct(page, { name: 'Deck ovens', industry: 'Bakery', size: 'Small' })
  await open(page, '/lead-generation')
  await page
    .getByLabel('Source')
    .getByRole('option', { name: '786 well-known companies, to try Rove out' })
    .waitFor({ state: 'attached' })
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Deck ovens' })
  await page.getByLabel('Location').fill('Atlantis')
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()
  await page
    .getByText(/^No companies in the 786 well-known companies that ship with Rove fit this product\./)
    .first()
    .waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Search near me' }).click()
  await page.getByRole('button', { name: 'Harbour Bakery', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change the search' }).click()
  await page.getByRole('link', { name: 'Import a list' }).first().click()
  await expect.poll(() => page.getByText('No companies imported yet').isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('a key saved in Settings is checked, shown by its ending alone, and ranks the next search; one that it failed can be asked again', async () => {
  const { page, complaints } = await visit(world)
  const ana = await world.person('ana')
  await openAs(page, 'ana')
  await addProduct(page, { name: 'Deck ovens', industry: 'Food', size: 'Small' })
  const { key, baseUrl, model: name } = model.access('ranks')
  await open(page, '/settings?tab=api-keys')
  const card = page.locator('form').filter({ has: page.getByLabel('Base URL') })
  await card.getByLabel('API key').fill('sk-a-wrong-key-of-mine')
  await card.getByLabel('Base URL').fill(baseUrl)
  await card.getByLabel('Model').fill(name)
  await card.getByRole('button', { name: 'Save API Key' }).click()
  await page.getByText('Please verify your OpenAI API key and try again.').first().waitFor()
  await card.getByLabel('API key').fill(key)
  await card.getByRole('button', { name: 'Save API Key' }).click()
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
  expect(await page.content()).not.toContain(key)
  await expectThumbFriendly(page)

  await open(page, '/lead-generation')
  await page.getByText('Your AI service ranks what is found.').waitFor()
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Deck ovens' })
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()
  await page
    .getByText(/ranked by the AI service/)
    .first()
    .waitFor()

  await world.ask('PUT', '/api/keys/openai', model.access('unknown'), ana)
  await page.getByRole('button', { name: 'Change the search' }).click()
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()
  await page
    .getByText(/The AI service refused the request, so it was left out\./)
    .first()
    .waitFor()
  await expectThumbFriendly(page)
  await world.ask('PUT', '/api/keys/openai', model.access('ranks'), ana)
  await page.getByRole('button', { name: 'Ask the AI again' }).click()
  await page
    .getByText(/in your last search, ranked by the AI service/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})
