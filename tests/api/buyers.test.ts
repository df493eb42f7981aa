import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

let world: World
let ana: Person
let town: Town<'Anna Bakery' | 'Bert Bakery' | 'Carl Bakery' | 'Dora Bakery'>
beforeAll(async () => {
  town = await openTown('Breadford', {
    'Anna Bakery': '<p>We bake.</p>',
    'Bert Bakery': '<p>We bake.</p>',
    'Carl Bakery': '<p>We bake.</p>',
    'Dora Bakery': '<p>We bake.</p>',
  })
  world = await openWorld(town)
  ana = await world.person('ana')
})
afterAll(async () => {
  await world.close()
  await town.close()
})

const proposed = async (person: Person, product: object): Promise<string[]> =>
  (await world.ask('POST', '/api/trades/propose', product, person)).body.buyers

const found = (person: Person, buyers: string, count = 20): Promise<Suggestion[]> =>
  foundFor(person, { buyers }, { count, location: town.name })

async function foundFor(person: Person, chosen: object, search: object): Promise<Suggestion[]> {
  const { body } = await world.ask('POST', '/api/products', { ...ovenProduct, ...chosen }, person)
  const asked = { productId: body.id, count: 20, ...search }
  await world.ask('POST', '/api/generate-company-suggestions', asked, person)
  const all: Suggestion[] = (await world.ask('GET', '/api/company-suggestions', undefined, person)).body
  return all.filter(({ productId }) => productId === body.id)
}

test('the trades that a product names are proposed first, at most six', async () => {
  const buyers = await proposed(ana, ovenProduct)
  expect(buyers[0]).toBe('bakery')
  expect(buyers.length).toBeGreaterThan(2)
  expect(buyers.length).toBeLessThanOrEqual(6)
})

test.each([
  ['a German', 'Zahnarztsoftware', 'Termine und Abrechnung für Zahnarztpraxen.', 'dentist'],
  ['a French', 'Logiciel de caisse', 'Une caisse pour les boulangeries.', 'bakery'],
  ['a Polish', 'Program do recept', 'Program dla dentystów.', 'dentist'],
])('%s description proposes its trade', async (_, name, description, trade) => {
  expect(await proposed(ana, { name, description })).toContain(trade)
})

test('the towns and regions in which a product is sold are proposed as places', async () => {
  const description = 'giriamo a rimini e dintorni, e in tutta la Toscana'
  const { body } = await world.ask('POST', '/api/trades/propose', { name: 'Lenzuola', description }, ana)
  expect(body.places).toEqual(['30 km around Rimini', 'Toscana'])
})

test('wide trades are proposed for a text that says nothing, and too long a text is refused', async () => {
  expect(await proposed(ana, { name: 'Xyzzy', description: 'Qwerty plugh.' })).toHaveLength(6)
  const { status } = await world.ask('POST', '/api/trades/propose', { name: 'x'.repeat(201) }, ana)
  expect(status).toBe(400)
})

test('chosen buyers are the search: what the texts say of others counts no more', async () => {
  const bo = await world.person('bob')
  expect((await found(bo, 'bakery')).map(({ companyName }) => companyName)).toContain('Anna Bakery')
  expect(await found(bo, 'dentist')).toEqual([])
})

test('chosen places are the place of a search that names none itself', async () => {
  const eve = await world.person('eve')
  const there = await foundFor(eve, { buyers: 'bakery', places: town.name }, {})
  expect(there.map(({ companyName }) => companyName)).toContain('Anna Bakery')
  const elsewhere = { buyers: 'bakery', places: 'Nowhereville' }
  expect(await foundFor(eve, elsewhere, {})).toEqual([])
  expect(await foundFor(eve, elsewhere, { location: town.name })).not.toEqual([])
})

test('a trade that the tree does not have is as if it were not chosen', async () => {
  const names = (await found(await world.person('cyd'), 'no-such-trade')).map(
    ({ companyName }) => companyName,
  )
  expect(names).toContain('Anna Bakery')
})

test('a trade of which two companies were dismissed comes last, and the search says so', async () => {
  const dana = await world.person('dana')
  const shown = await found(dana, 'bakery', 3)
  expect(shown.length).toBeGreaterThan(2)
  const [first, second] = shown
  for (const one of [first, second])
    await world.ask('DELETE', `/api/company-suggestions/${one?.id}`, undefined, dana)
  const asked = { productId: first?.productId, count: 1, location: town.name }
  const { body } = await world.ask('POST', '/api/generate-company-suggestions', asked, dana)
  expect(body.message).toContain('Last come those you dismissed more than once: Bakery.')
  const left: Suggestion[] = (await world.ask('GET', '/api/company-suggestions', undefined, dana)).body
  const again = left.find(({ id }) => !shown.some((one) => one.id === id))
  expect(Number(again?.matchScore)).toBeLessThan(Number(first?.matchScore))
})
