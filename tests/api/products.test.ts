import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { aProduct, HUGE, NOWHERE, noObjects } from './samples.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
})
afterAll(() => world.close())

const add = (body: unknown, key?: string, person = ana) =>
  world.ask('POST', '/api/products', body, person, key ? { 'Idempotency-Key': key } : {})
const list = async (person = ana) => (await world.ask('GET', '/api/products', undefined, person)).body

test('a new product is answered 201 with its row, and listed', async () => {
  const { status, body } = await add({ ...aProduct, value: '$1-50', category: 'Vans', keywords: 'gps' })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...aProduct,
    value: '1-50',
    category: 'Vans',
    keywords: 'gps',
    buyers: '',
    places: '',
    benefit: '',
    id: expect.any(Number),
    teamId: ana.teamId,
    version: 1,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    createdBy: ana.user.id,
    deletedAt: null,
    sample: false,
  })
  expect(await list()).toEqual([body])
})

test('the list has the newest first', async () => {
  const ben = await world.person('ben')
  for (const name of ['First', 'Second', 'Third']) await add({ ...aProduct, name }, undefined, ben)
  expect((await list(ben)).map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First'])
})

test('an edit changes what it names, and answers the row', async () => {
  const { body: made } = await add(aProduct)
  const { status, body } = await world.ask('PATCH', `/api/products/${made.id}`, { value: '$300' }, ana)
  expect(status).toBe(200)
  expect(body).toEqual({ ...made, value: '300', version: body.version })
  expect(body.version).toBeGreaterThan(made.version)
})

test('a deleted product is gone, and deleting it again is 404', async () => {
  const { body: made } = await add(aProduct)
  const remove = () => world.ask('DELETE', `/api/products/${made.id}`, undefined, ana)
  expect(await remove()).toMatchObject({ status: 204, body: '' })
  expect((await list()).some(({ id }: { id: number }) => id === made.id)).toBe(false)
  expect((await remove()).status).toBe(404)
  expect((await world.ask('PATCH', `/api/products/${made.id}`, { value: '1' }, ana)).status).toBe(404)
})

test.each([NOWHERE, 0, -1, 1.5, 'abc', '9007199254740993', '1e3', '%20'])(
  'the id %s names nothing: 404',
  async (id) => {
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await world.ask(method, `/api/products/${id}`, method === 'PATCH' ? {} : undefined, ana)
      expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } })
    }
  },
)

describe('what is refused, in the words of its form', () => {
  test.each([
    ['name', 'A', 'Product name must be at least 2 characters'],
    ['name', ' A ', 'Product name must be at least 2 characters'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['brand', '', 'Please enter a brand'],
    ['value', '', 'Please enter a value'],
    ['value', '$', 'Please enter a value'],
    ['target_industry', ' ', 'Please specify target industry'],
    ['company_size', '', 'Please specify ideal company size'],
    ['price_range', '', 'Please enter price range'],
  ])('%s %j', async (path, value, message) => {
    const { body: made } = await add(aProduct)
    const before = await list()
    const refusal = { status: 400, body: { message, issues: [{ path, message }] } }
    expect(await add({ ...aProduct, [path]: value })).toMatchObject(refusal)
    expect(await world.ask('PATCH', `/api/products/${made.id}`, { [path]: value }, ana)).toMatchObject(
      refusal,
    )
    expect(await list()).toEqual(before)
  })

  test.each([
    ['name', 'Product name must be at least 2 characters'],
    ['description', 'Description must be at least 10 characters'],
    ['brand', 'Please enter a brand'],
    ['value', 'Please enter a value'],
    ['target_industry', 'Please specify target industry'],
    ['company_size', 'Please specify ideal company size'],
    ['price_range', 'Please enter price range'],
  ])('without %s', async (path, message) => {
    expect(await add({ ...aProduct, [path]: undefined })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    })
  })

  test.each([[5], [null], [{}], [['x']], [true]])('a name that is %j', async (name) => {
    expect(await add({ ...aProduct, name })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'name' }] },
    })
  })

  test.each([
    ['name', 'Please use at most 200 characters'],
    ['description', 'Please use at most 20000 characters'],
    ['keywords', 'Please use at most 500 characters'],
  ])('a huge %s', async (path, message) => {
    const answer = await add({ ...aProduct, [path]: HUGE })
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test.each(noObjects)('the body %j', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })

  test('a body beyond all measure', async () => {
    const answer = await add({ ...aProduct, description: HUGE.repeat(30) })
    expect(answer).toMatchObject({ status: 413, body: { message: 'This is too large to be sent.' } })
  })
})

describe('an Idempotency-Key', () => {
  test('repeated, also at once, makes one row and answers it every time', async () => {
    const before = (await list()).length
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => add(aProduct, key)))
    answers.push(await add(aProduct, key))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list()).toHaveLength(before + 1)
  })

  test('with another body is refused: 409', async () => {
    const key = randomUUID()
    const { body } = await add(aProduct, key)
    const message = 'This change was sent before with other content.'
    expect(await add({ ...aProduct, name: 'Other' }, key)).toMatchObject({ status: 409, body: { message } })
    const edit = await world.ask('PATCH', `/api/products/${body.id}`, { value: '9' }, ana, {
      'Idempotency-Key': key,
    })
    expect(edit.status).toBe(409)
  })

  test('repeats an edit or a deletion without doing it again', async () => {
    const { body: made } = await add(aProduct)
    const path = `/api/products/${made.id}`
    const once = { 'Idempotency-Key': randomUUID() }
    await world.ask('PATCH', path, { value: '300' }, ana, once)
    await world.ask('PATCH', path, { value: '400' }, ana)
    expect((await world.ask('PATCH', path, { value: '300' }, ana, once)).body.value).toBe('400')
    const gone = { 'Idempotency-Key': randomUUID() }
    for (let n = 0; n < 2; n++) {
      expect((await world.ask('DELETE', path, undefined, ana, gone)).status).toBe(204)
    }
  })

  test('is a person’s own: another’s same key makes another row', async () => {
    const carl = await world.person('carl')
    const key = randomUUID()
    const [mine, theirs] = [await add(aProduct, key), await add(aProduct, key, carl)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(mine.body.id).not.toBe(theirs.body.id)
  })

  test('that is no UUID is refused: 400', async () => {
    const before = await list()
    const answer = await add(aProduct, 'again')
    expect(answer).toMatchObject({ status: 400, body: { message: 'The Idempotency-Key must be a UUID.' } })
    expect(await list()).toEqual(before)
  })
})
