import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { alter, read } from '#tests/database.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { push, sent } from './push.ts'
import { HUGE, NOWHERE, noObjects, someone } from './samples.ts'

const mail = (address: string) => `<p>Write to <a href="mailto:${address}">us</a></p>`

let world: World
let town: Town<'Anna' | 'Bert' | 'Carl'>
beforeAll(async () => {
  town = await openTown('Breadford', {
    Anna: {
      '/': '<a href="/contact">Contact</a>',
      '/contact': `${mail('info@anna-bakes.com')}${mail('press@anna-bakes.com')}<a href="tel:+49302312510">call</a>`,
    },
    Bert: '<p>We bake.</p>',
    Carl: mail('hello@carl-bakes.com'),
  })
  world = await openWorld(town)
})
afterAll(async () => {
  await world.close()
  await town.close()
})

/** The number of companies that a condition excludes: those of the town, and those that ship with Rove. */
const SOME = expect.any(Number)

interface Shop {
  person: Person
  productId: number
  /** The suggestions of the town's companies. */
  companies: Record<'Anna' | 'Bert' | 'Carl', Suggestion>
}

const generate = (person: Person, productId: number, more: object = {}) => {
  const body = { productId, count: 5, location: town.name, ...more }
  return world.ask('POST', '/api/generate-company-suggestions', body, person)
}
const suggestions = async (person: Person): Promise<Suggestion[]> =>
  (await world.ask('GET', '/api/company-suggestions', undefined, person)).body
const leadsForReview = async (person: Person): Promise<Lead[]> =>
  (await world.ask('GET', '/api/generated-leads', undefined, person)).body
const approve = ({ person }: { person: Person }, ...rows: { id: number }[]) =>
  world.ask('POST', '/api/company-suggestions/approve', { suggestionIds: rows.map(({ id }) => id) }, person)

async function productOf(person: Person): Promise<number> {
  return (await world.ask('POST', '/api/products', ovenProduct, person)).body.id
}

async function openShop(name: string): Promise<Shop> {
  const person = await world.person(name)
  const productId = await productOf(person)
  await generate(person, productId)
  const rows = await suggestions(person)
  const named = (company: string) => rows.find(({ companyName }) => companyName === company)!
  return { person, productId, companies: { Anna: named('Anna'), Bert: named('Bert'), Carl: named('Carl') } }
}

describe('asking for companies', () => {
  test('answers how many were found, and lists them with reasons, score and source', async () => {
    const ana = await world.person('ana')
    const productId = await productOf(ana)
    expect(
      await generate(ana, productId, { count: 2, keywords: 'rolls', companySize: 'Small' }),
    ).toMatchObject({
      status: 200,
      body: { suggested: 2, message: 'Found 2 companies in the company directory.' },
    })
    const rows = await suggestions(ana)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      productId,
      industry: 'Bakery',
      website: expect.stringMatching(/^http:\/\/127\.0\.0\.\d:\d+$/),
      reasoning: expect.stringContaining('Breadford'),
      matchScore: expect.stringMatching(/^\d+$/),
      source: 'directory',
      asOf: '2025',
      approved: false,
      contact: '',
    })
  })

  test('again never repeats one: waiting, approved or dismissed', async () => {
    const { person, productId, companies } = await openShop('never-twice')
    await world.ask('DELETE', `/api/company-suggestions/${companies.Bert.id}`, undefined, person)
    await approve({ person }, companies.Anna)
    expect((await generate(person, productId)).body).toMatchObject({
      suggested: 0,
      message: 'No more companies in the company directory fit this product. Other keywords may find some.',
    })
    expect((await suggestions(person)).map(({ companyName }) => companyName)).toEqual(['Carl'])
  })

  test('that finds nothing names the condition that was the reason, and none of those that were not', async () => {
    const person = await someone(world)
    const productId = await productOf(person)
    const nothingWith = async (more: object) => (await generate(person, productId, more)).body.without
    expect(await nothingWith({ location: 'Nowhereville' })).toEqual([{ condition: 'place', found: SOME }])
    const tooLarge = await nothingWith({ companySize: 'Large', keywords: 'rye' })
    expect(tooLarge).toContainEqual({ condition: 'size', found: SOME })
    expect(tooLarge).not.toContainEqual({ condition: 'keywords', found: SOME })
    expect(await nothingWith({ source: 'imported' })).toEqual([{ condition: 'source', found: SOME }])
    expect(
      (await generate(person, productId, { location: 'Nowhereville', anywhere: true })).body,
    ).toMatchObject({
      suggested: 0,
    })
    const anywhere = { location: undefined, anywhere: true }
    expect((await generate(person, productId, anywhere)).body.suggested).toBeGreaterThanOrEqual(3)
  })

  test('of no industry finds who fits by the product’s words alone', async () => {
    const person = await someone(world)
    const mining = {
      ...ovenProduct,
      name: 'Night planner',
      keywords: 'bread',
      target_industry: 'Mining',
      description: 'Plans the night so that rolls and bread are ready.',
    }
    const { body: product } = await world.ask('POST', '/api/products', mining, person)
    const { body } = await generate(person, product.id)
    expect(body.suggested).toBe(0)
    expect(body.without).toContainEqual({ condition: 'industry', found: SOME })
    expect((await generate(person, product.id, { anyIndustry: true })).body.suggested).toBeGreaterThan(0)
  })

  test('sent again under its Idempotency-Key, also at once, asks once and is answered the same', async () => {
    const person = await someone(world)
    const productId = await productOf(person)
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { productId, count: 2, location: town.name }
    const ask = () => world.ask('POST', '/api/generate-company-suggestions', body, person, key)
    const answers = [...(await Promise.all([ask(), ask()])), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body)
    expect(await suggestions(person)).toHaveLength(2)
  })

  test('for another product may name them again', async () => {
    const { person } = await openShop('other-product')
    expect((await generate(person, await productOf(person))).body.suggested).toBe(3)
  })

  test('for a product that is gone is 404', async () => {
    const { person, productId } = await openShop('gone')
    await world.ask('DELETE', `/api/products/${productId}`, undefined, person)
    expect((await generate(person, productId)).status).toBe(404)
    expect((await generate(person, NOWHERE)).status).toBe(404)
  })

  test.each([
    ['productId', undefined, 'Please select a product to find real business leads for.'],
    ['productId', '7', 'Please select a product to find real business leads for.'],
    ['count', 0, 'Invalid value: Expected >=1 but received 0'],
    ['count', 1.5, 'Invalid integer: Received 1.5'],
    ['count', 101, 'Invalid value: Expected <=100 but received 101'],
    ['companySize', 'Any', expect.any(String)],
    ['keywords', 5, 'Invalid type: Expected string but received 5'],
    ['location', 'x'.repeat(201), 'Please use at most 200 characters'],
  ])('with %s %j is refused', async (path, value, message) => {
    const person = await someone(world)
    const productId = await productOf(person)
    expect(await generate(person, productId, { [path]: value })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    })
  })

  test('with a body that is none is refused', async () => {
    const person = await world.person('bodies')
    for (const body of [...noObjects, HUGE]) {
      for (const path of ['/api/generate-company-suggestions', '/api/company-suggestions/approve']) {
        expect((await world.ask('POST', path, body, person)).status).toBe(400)
      }
    }
  })
})

describe('approving', () => {
  test('makes one lead for review of the published contact, and the company leaves the list', async () => {
    const { person, productId, companies } = await openShop('approving')
    expect(await approve({ person }, companies.Anna)).toMatchObject({
      status: 200,
      body: {
        leadsCreated: 1,
        skippedCompanies: [],
        totalApproved: 1,
        message: 'Created 1 lead with real contact info.',
      },
    })
    expect(await leadsForReview(person)).toMatchObject([
      {
        email: 'info@anna-bakes.com',
        phoneNumber: '+49302312510',
        fullName: '',
        company: 'Anna',
        companyUrl: companies.Anna.website,
        found: expect.arrayContaining([
          expect.objectContaining({ field: 'email', sourceUrl: `${companies.Anna.website}/contact` }),
        ]),
        suggestionId: companies.Anna.id,
        matchScore: companies.Anna.matchScore,
        scores: companies.Anna.scores,
        notes: 'Also published: press@anna-bakes.com',
        status: 'new',
        saved: false,
        productId,
        product: { name: ovenProduct.name, brand: 'Ovenly', value: '1200' },
      },
    ])
    expect((await suggestions(person)).map(({ companyName }) => companyName).sort()).toEqual(['Bert', 'Carl'])
    expect((await world.ask('GET', '/api/leads', undefined, person)).body).toEqual([])
  })

  test('a company without a public contact keeps it in the list and says so', async () => {
    const { person, companies } = await openShop('no-contact')
    expect((await approve({ person }, companies.Bert)).body).toEqual({
      leadsCreated: 0,
      skippedCompanies: ['Bert'],
      totalApproved: 0,
      message: 'No public contact data was found for Bert. You may need to research contacts manually.',
    })
    expect(await suggestions(person)).toContainEqual(
      expect.objectContaining({ id: companies.Bert.id, contact: 'none' }),
    )
    expect(await leadsForReview(person)).toEqual([])
  })

  test('a company whose site is down says that it will be tried again', async () => {
    const { person, companies } = await openShop('down')
    town.sites.Carl.up = false
    const { body } = await approve({ person }, companies.Bert, companies.Carl)
    town.sites.Carl.up = true
    expect(body).toMatchObject({ leadsCreated: 0, skippedCompanies: ['Bert', 'Carl'] })
    expect(body.message).toContain('No public contact data was found for Bert.')
    expect(body.message).toContain('Carl could not be reached and will be tried again.')
    expect(await suggestions(person)).toContainEqual(
      expect.objectContaining({ id: companies.Carl.id, contact: 'unreachable' }),
    )
  })

  test('twice, one after the other or both at once, makes one lead', async () => {
    const { person, companies } = await openShop('twice')
    const answers = await Promise.all(
      [1, 2, 3].map(() => approve({ person }, companies.Anna, companies.Anna)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.leadsCreated).sort()).toEqual([0, 0, 1])
    expect(await approve({ person }, companies.Anna)).toMatchObject({
      status: 200,
      body: { leadsCreated: 0, skippedCompanies: [], message: 'These companies were approved before.' },
    })
    expect(await leadsForReview(person)).toHaveLength(1)
  })

  test('what is dismissed while its site still answers makes no lead', async () => {
    const { person, companies } = await openShop('dismissed-meanwhile')
    const release = town.sites.Carl.hold()
    const visited = town.sites.Carl.visited()
    const answer = approve({ person }, companies.Carl)
    await visited
    await world.ask('DELETE', `/api/company-suggestions/${companies.Carl.id}`, undefined, person)
    release()
    expect((await answer).body).toMatchObject({ leadsCreated: 0, skippedCompanies: [] })
    expect(await leadsForReview(person)).toEqual([])
  })

  test.each([
    [[], 'Please select companies to approve'],
    [undefined, 'Please select companies to approve'],
    ['all', 'Please select companies to approve'],
  ])('%j is refused', async (suggestionIds, message) => {
    const person = await someone(world)
    const answer = await world.ask('POST', '/api/company-suggestions/approve', { suggestionIds }, person)
    expect(answer).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'suggestionIds', message }] },
    })
  })

  test('an unknown company is 404, and the known one beside it is not approved', async () => {
    const { person, companies } = await openShop('unknown')
    expect((await approve({ person }, companies.Anna, { id: NOWHERE })).status).toBe(404)
    expect(await leadsForReview(person)).toEqual([])
  })
})

describe('a site that was down', () => {
  let [passed, sinceApproval] = [0, 0]

  /** Lets time pass until a number of minutes after the approval, and makes the server process its queue. */
  async function retryLater(minutes: number) {
    const ms = minutes * 60_000 - sinceApproval
    world.pass(ms)
    passed += ms
    sinceApproval += ms
    const person = await someone(world)
    const task = { kind: 'suggest', args: { productId: NOWHERE, count: 1 } }
    await push(world, person, [sent(person, 'request.create', { id: newId(), task })])
    await vi.waitFor(async () => {
      const left = 'SELECT key FROM queue WHERE startedAt IS NOT NULL OR dueAt <= ?'
      expect(await read(world, left, new Date(Date.now() + passed).toISOString())).toEqual([])
      expect(await read(world, 'SELECT * FROM retries')).toEqual([])
    }, 20_000)
  }

  async function approvedWhileDown(name: string) {
    const shop = await openShop(name)
    town.sites.Carl.up = false
    await approve(shop, shop.companies.Carl)
    town.sites.Carl.up = true
    sinceApproval = 0
    return shop
  }

  test('is asked again later, and makes its lead then, once', async () => {
    const { person, companies } = await approvedWhileDown('up-again')
    await retryLater(5)
    expect(await leadsForReview(person)).toEqual([])
    await retryLater(11)
    await retryLater(500)
    expect(await leadsForReview(person)).toMatchObject([
      { email: 'hello@carl-bakes.com', suggestionId: companies.Carl.id, createdBy: person.user.id },
    ])
    expect((await suggestions(person)).map(({ companyName }) => companyName)).not.toContain('Carl')
  })

  test('is asked again, too, where a server of version 2.1 kept that it is to be', async () => {
    const { person, companies } = await approvedWhileDown('kept-before')
    await alter(world, 'DELETE FROM queue WHERE userId = ?', person.user.id)
    const dueAt = new Date(0).toISOString()
    const kept = [companies.Carl.id, person.user.id, 1, dueAt]
    await alter(world, 'INSERT INTO retries VALUES (?, ?, ?, ?)', ...kept)
    await retryLater(1)
    expect(await leadsForReview(person)).toMatchObject([{ email: 'hello@carl-bakes.com' }])
    expect(await read(world, 'SELECT * FROM retries')).toEqual([])
  })

  test('is not asked again once its company is dismissed', async () => {
    const { person, companies } = await approvedWhileDown('dismissed')
    await world.ask('DELETE', `/api/company-suggestions/${companies.Carl.id}`, undefined, person)
    await retryLater(11)
    expect(await leadsForReview(person)).toEqual([])
  })

  test('is asked three times at most', async () => {
    const { person } = await approvedWhileDown('always-down')
    town.sites.Carl.up = false
    for (const minutes of [11, 100, 1_000]) await retryLater(minutes)
    town.sites.Carl.up = true
    await retryLater(3_000)
    expect(await leadsForReview(person)).toEqual([])
  })

  test('can be approved again by hand', async () => {
    const shop = await approvedWhileDown('by-hand')
    expect((await approve(shop, shop.companies.Carl)).body.leadsCreated).toBe(1)
    await retryLater(11)
    expect(await leadsForReview(shop.person)).toHaveLength(1)
  })
})

describe('a generated lead', () => {
  async function leadOf(name: string) {
    const shop = await openShop(name)
    await approve(shop, shop.companies.Anna)
    const [lead] = await leadsForReview(shop.person)
    return { ...shop, lead: lead! }
  }

  test('approved is among the leads, with its status as it was', async () => {
    const { person, lead } = await leadOf('keep')
    const answer = await world.ask('POST', `/api/generated-leads/${lead.id}/approve`, undefined, person)
    expect(answer).toMatchObject({ status: 200, body: { id: lead.id, saved: true, status: 'new' } })
    expect(await leadsForReview(person)).toEqual([])
    expect((await world.ask('GET', '/api/leads', undefined, person)).body).toEqual([answer.body])
  })

  test('deleted is gone, and its company is not suggested again', async () => {
    const { person, productId, lead } = await leadOf('drop')
    expect((await world.ask('DELETE', `/api/generated-leads/${lead.id}`, undefined, person)).status).toBe(204)
    expect(await leadsForReview(person)).toEqual([])
    expect((await generate(person, productId)).body.suggested).toBe(0)
    const again = await world.ask('POST', `/api/generated-leads/${lead.id}/approve`, undefined, person)
    expect(again.status).toBe(404)
  })
})

test('a deleted suggestion leaves the list; deleting it again is 404', async () => {
  const { person, companies } = await openShop('deleting')
  const remove = () => world.ask('DELETE', `/api/company-suggestions/${companies.Anna.id}`, undefined, person)
  expect(await remove()).toMatchObject({ status: 204, body: '' })
  expect((await suggestions(person)).map(({ id }) => id)).not.toContain(companies.Anna.id)
  expect((await remove()).status).toBe(404)
  expect((await approve({ person }, companies.Anna)).status).toBe(404)
})

describe('asked for offline', () => {
  /** Syncs until every request has ended. */
  async function ended(device: Device) {
    for (;;) {
      expect(await device.sync()).toBe('synced')
      const requests = await device.store.requests.toArray()
      if (requests.every(({ status }) => status !== 'queued' && status !== 'calling')) return requests
    }
  }

  test('companies and then their contacts arrive with the next syncs', async () => {
    const person = await world.person('offline')
    const phone = world.device(person)
    const productId = newId()
    await phone.change(
      { name: 'product.create', args: { id: productId, fields: ovenProduct } },
      {
        name: 'request.create',
        args: { id: newId(), task: { kind: 'suggest', args: { productId, count: 3, location: town.name } } },
      },
    )
    expect(await ended(phone)).toMatchObject([{ status: 'done', result: { suggested: 3 } }])
    const found = await phone.store.suggestions.toArray()
    expect(found).toHaveLength(3)

    const suggestionIds = found.map(({ id }) => id)
    const id = newId()
    await phone.change({
      name: 'request.create',
      args: { id, task: { kind: 'approve', args: { suggestionIds } } },
    })
    await ended(phone)
    expect(await phone.store.requests.get(id)).toMatchObject({
      status: 'done',
      result: { leadsCreated: 2, skippedCompanies: ['Bert'] },
    })
    expect(await phone.store.leads.toArray()).toHaveLength(2)
  })

  test('several requests of one kind are all carried out', async () => {
    const { person, companies } = await openShop('several')
    const phone = world.device(person)
    const { Anna, Bert, Carl } = companies
    for (const { id } of [Anna, Bert, Carl]) {
      const task = { kind: 'approve' as const, args: { suggestionIds: [id] } }
      await phone.change({ name: 'request.create', args: { id: newId(), task } })
    }
    const requests = await ended(phone)
    expect(requests.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
    expect(await leadsForReview(person)).toHaveLength(2)
  })

  test('two phones approving the same company make one lead', async () => {
    const { person, companies } = await openShop('two-phones')
    const phones = [world.device(person), world.device(person)]
    const task = { kind: 'approve' as const, args: { suggestionIds: [companies.Anna.id] } }
    for (const phone of phones) {
      await phone.sync()
      await phone.change({ name: 'request.create', args: { id: newId(), task } })
    }
    await Promise.all(phones.map(ended))
    await Promise.all(phones.map(ended))
    for (const phone of phones) expect(await phone.store.leads.toArray()).toHaveLength(1)
    expect(await leadsForReview(person)).toHaveLength(1)
  })

  test('a request for another’s or a deleted product fails with a sentence', async () => {
    const { productId } = await openShop('owner')
    const phone = world.device(await world.person('stranger'))
    const task = { kind: 'suggest' as const, args: { productId, count: 3 } }
    await phone.change({ name: 'request.create', args: { id: newId(), task } })
    expect(await ended(phone)).toMatchObject([
      { status: 'failed', message: 'This product no longer exists.', result: null },
    ])
    expect(await phone.store.suggestions.count()).toBe(0)
  })
})
