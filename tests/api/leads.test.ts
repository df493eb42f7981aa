import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyLead } from '#db/model/entities/lead.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { aLead, aProduct, HUGE, NOWHERE, noObjects } from './samples.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
})
afterAll(() => world.close())

const add = (body: unknown, key?: string) =>
  world.ask('POST', '/api/leads', body, ana, key ? { 'Idempotency-Key': key } : {})
const edit = (id: number, changes: unknown) => world.ask('PATCH', `/api/leads/${id}`, changes, ana)
const list = async (query = '') => (await world.ask('GET', `/api/leads${query}`, undefined, ana)).body
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a lead typed by hand', () => {
  test('is answered 201 with its row: saved, approved, with nothing left undefined', async () => {
    const { status, body } = await add(aLead)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...emptyLead,
      ...aLead,
      ownerId: body.createdBy,
      id: expect.any(Number),
      teamId: ana.teamId,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      createdBy: ana.user.id,
      deletedAt: null,
      status: 'approved',
      product: null,
    })
    expect(await list()).toEqual([body])
    expect(await list('?view=management')).toEqual([body])
  })

  test('carries its product, and the product interest in the notes', async () => {
    const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
    const { body } = await add({
      ...aLead,
      productId: product.id,
      notes: 'Met at a fair',
      productInterest: 'Vans',
    })
    expect(body).toMatchObject({
      notes: 'Met at a fair\nProduct interest: Vans',
      productId: product.id,
      product: { name: 'Fleet tracker', brand: 'Trackly', value: '250' },
    })
    expect(body).not.toHaveProperty('productInterest')
    await world.ask('DELETE', `/api/products/${product.id}`, undefined, ana)
    expect((await list()).find(({ id }: { id: number }) => id === body.id).product).toBeNull()
  })

  test.each([
    ['new', 'approved'],
    ['approved', 'approved'],
    ['', 'approved'],
    ['contacted', 'contacted'],
    ['rejected', 'rejected'],
  ])('with the status %j is stored as %j', async (status, stored) => {
    expect((await add({ ...aLead, status })).body.status).toBe(stored)
  })

  test('can not say what only the server knows', async () => {
    const { body } = await add({ ...aLead, id: 5, teamId: 6, saved: false, suggestionId: 7, found: 'x' })
    expect(body).toMatchObject({ teamId: ana.teamId, saved: true, suggestionId: null, found: [] })
    expect(body.id).not.toBe(5)
  })

  test.each([
    ['email', 'mia', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
  ])('with %s %j is refused in the words of its form', async (path, value, message) => {
    const before = await list()
    const answer = await add({ ...aLead, [path]: value })
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
    expect(await list()).toEqual(before)
  })

  test.each([
    { fullName: '', company: ' ' },
    { fullName: undefined, company: undefined },
  ])('with neither a name nor a company, as in %j, is refused in the words of its form', async (unnamed) => {
    const answer = await add({ ...aLead, ...unnamed })
    const issues = [
      { path: 'fullName', message: 'Full name is required' },
      { path: 'company', message: 'Company name is required' },
    ]
    expect(answer).toMatchObject({ status: 400, body: { message: 'Full name is required', issues } })
  })

  test.each([{ fullName: '' }, { company: '' }, { email: '', address: 'Strandgaten 1, Bergen' }])(
    'with %j is taken: a shop has no person, and may have an address only',
    async (typed) => {
      expect(await add({ ...aLead, ...typed })).toMatchObject({ status: 201, body: typed })
    },
  )

  test.each([
    ['status', 'sold'],
    ['productId', 'seven'],
    ['productId', 0],
    ['productId', 2 ** 53],
    ['fullName', 5],
    ['notes', null],
  ])('with %s %j is refused', async (path, value) => {
    expect(await add({ ...aLead, [path]: value })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
  })

  test.each([
    ['fullName', 'Please use at most 200 characters'],
    ['notes', 'Please use at most 20000 characters'],
    ['companyUrl', 'Please use at most 500 characters'],
  ])('with a huge %s is refused', async (path, message) => {
    const answer = await add({ ...aLead, [path]: HUGE })
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test.each(noObjects)('with the body %j is refused', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })

  test('sent again under its Idempotency-Key is one lead; another under the same key is refused', async () => {
    const before = (await list()).length
    const key = randomUUID()
    const answers = [await add(aLead, key), await add(aLead, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect(await add({ ...aLead, fullName: 'Somebody Else' }, key)).toMatchObject({
      status: 409,
      body: { message: 'This change was sent before with other content.' },
    })
    expect(await list()).toHaveLength(before + 1)
  })
})

describe('editing', () => {
  const changes = {
    fullName: 'Mia Neu',
    email: 'neu@berg.example',
    phoneNumber: '+49 30 1234',
    company: 'Neu',
    position: 'Head',
    industry: 'Transport',
    companySize: '11-50',
    linkedInUrl: 'https://www.linkedin.com/in/mia',
    companyUrl: 'https://berg.example',
    status: 'qualified',
    notes: ' kept as typed\n',
  }

  test('changes every field of the form and answers the row', async () => {
    const { body: made } = await add(aLead)
    const answer = await edit(made.id, changes)
    expect(answer).toMatchObject({ status: 200, body: { ...made, ...changes, version: answer.body.version } })
    expect(answer.body.version).toBeGreaterThan(made.version)
    expect(await list()).toContainEqual(answer.body)
  })

  test('leaves alone what it does not name, and the version when nothing differs', async () => {
    const { body: made } = await add(aLead)
    const { body: once } = await edit(made.id, { position: 'Head' })
    expect(once).toEqual({ ...made, position: 'Head', version: once.version })
    expect((await edit(made.id, { position: 'Head' })).body).toEqual(once)
    expect((await edit(made.id, {})).body).toEqual(once)
  })

  test('can not move a lead, approve it or say where it came from', async () => {
    const { body: made } = await add(aLead)
    const { body } = await edit(made.id, { id: 1, teamId: 2, saved: false, matchScore: '99', createdBy: 3 })
    expect(body).toEqual(made)
  })

  test.each([
    ['email', 'mia', 'Please enter a valid email address'],
    ['position', 'x'.repeat(201), 'Please use at most 200 characters'],
  ])('%s is checked', async (path, value, message) => {
    const { body: made } = await add(aLead)
    const answer = await edit(made.id, { fullName: 'Mia Neu', [path]: value })
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
    expect(await list()).toContainEqual(made)
  })
})

describe('deleting', () => {
  test('takes the lead from the list; a deleted lead can be neither edited nor deleted', async () => {
    const { body: made } = await add(aLead)
    const remove = () => world.ask('DELETE', `/api/leads/${made.id}`, undefined, ana)
    expect(await remove()).toMatchObject({ status: 204, body: '' })
    expect(idsOf(await list())).not.toContain(made.id)
    expect((await remove()).status).toBe(404)
    expect((await edit(made.id, { position: 'Head' })).status).toBe(404)
  })
})

test.each([
  ['PATCH', `/api/leads/${NOWHERE}`, {}],
  ['DELETE', `/api/leads/${NOWHERE}`, undefined],
  ['POST', `/api/generated-leads/${NOWHERE}/approve`, undefined],
  ['DELETE', `/api/generated-leads/${NOWHERE}`, undefined],
  ['PATCH', '/api/leads/abc', {}],
  ['POST', '/api/generated-leads/1.5/approve', undefined],
])('%s %s names nothing: 404', async (method, path, body) => {
  const answer = await world.ask(method, path, body, ana)
  expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } })
})
