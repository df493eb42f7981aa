import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordBands } from '#db/composer/compose.ts'
import { wordCount } from '#db/composer/words.ts'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { newId } from '#db/model/id.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { push, sent } from './push.ts'
import { admit, aLead, aProduct, HUGE, makeTeam, NOWHERE, noObjects, someone } from './samples.ts'

const anEmail = { subject: 'Your vans', body: 'Dear Mia,\n\nshall we talk?' }

let world: World
let ana: Person
let lead: { id: number }
let product: { id: number }
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  ;({ body: lead } = await world.ask('POST', '/api/leads', aLead, ana))
  ;({ body: product } = await world.ask('POST', '/api/products', aProduct, ana))
})
afterAll(() => world.close())

const add = (body: unknown, key?: string, person = ana) =>
  world.ask('POST', '/api/email-templates', body, person, key ? { 'Idempotency-Key': key } : {})
const keep = (body: unknown) => world.ask('POST', '/api/save-template', body, ana)
const edit = (id: number, changes: unknown) => world.ask('PATCH', `/api/email-templates/${id}`, changes, ana)
const remove = (id: number) => world.ask('DELETE', `/api/email-templates/${id}`, undefined, ana)
const removeAll = (ids: unknown) => world.ask('POST', '/api/email-templates/batch-delete', { ids }, ana)
const list = async (person = ana) => (await world.ask('GET', '/api/email-templates', undefined, person)).body
const generate = (args: object) => world.ask('POST', '/api/generate-email', args, ana)
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('My Emails', () => {
  test('a kept email is answered 201 with its row: a draft with the defaults of the generator', async () => {
    const { status, body } = await add(anEmail)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...anEmail,
      id: expect.any(Number),
      teamId: ana.teamId,
      userId: ana.user.id,
      version: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      createdBy: ana.user.id,
      deletedAt: null,
      leadId: null,
      productId: null,
      tone: 'professional',
      length: 'medium',
      focus: 'benefits',
      status: 'draft',
      template: false,
      writtenBy: 'person',
      sample: false,
    })
    expect(await list()).toContainEqual(body)
  })

  test('keeps what was chosen, and its lead and product', async () => {
    const chosen = { tone: 'urgent', length: 'short', focus: 'demo', leadId: lead.id, productId: product.id }
    expect((await add({ ...anEmail, ...chosen })).body).toMatchObject(chosen)
  })

  test('has the whole team’s, the newest first, the reusable ones marked as templates', async () => {
    const [ben, cleo] = [await someone(world), await someone(world)]
    const teamId = await makeTeam(world, ben, 'Van people')
    await admit(world, cleo, teamId)
    await world.ask('POST', '/api/email-templates', { ...anEmail, subject: 'First' }, ben)
    await world.ask('POST', '/api/save-template', { ...anEmail, subject: 'Second' }, cleo)
    await world.ask('POST', '/api/email-templates', { ...anEmail, subject: 'Third' }, ben)
    expect(await list(cleo)).toMatchObject([
      { subject: 'Third', template: false, userId: ben.user.id },
      { subject: 'Second', template: true, userId: cleo.user.id },
      { subject: 'First', template: false, userId: ben.user.id },
    ])
    expect(await list(ben)).toEqual(await list(cleo))
  })

  test('an Idempotency-Key that comes again keeps one email', async () => {
    const key = randomUUID()
    const before = (await list()).length
    const answers = await Promise.all([add(anEmail, key), add(anEmail, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list()).toHaveLength(before + 1)
  })

  test('a new email can not say what only the server knows', async () => {
    const own = { id: 5, teamId: 6, createdBy: 7, userId: 8, status: 'sent', sample: true, isTemporary: true }
    const { body } = await add({ ...anEmail, ...own })
    expect(body).toMatchObject({ teamId: ana.teamId, createdBy: ana.user.id, status: 'draft', sample: false })
    expect(body.id).not.toBe(5)
    expect(body).not.toHaveProperty('isTemporary')
  })

  test.each([
    ['subject', 'x'.repeat(301), 'Please use at most 300 characters'],
    ['body', HUGE, 'Please use at most 20000 characters'],
    ['subject', 5, undefined],
    ['subject', undefined, undefined],
    ['body', null, undefined],
    ['tone', 'formal', undefined],
    ['length', 'huge', undefined],
    ['focus', '', undefined],
    ['leadId', 'seven', undefined],
    ['productId', 0, undefined],
    ['template', 'yes', undefined],
  ])('%s is checked: %.20j', async (path, value, message) => {
    const before = await list()
    for (const answer of [
      await add({ ...anEmail, [path]: value }),
      await keep({ ...anEmail, [path]: value }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, ...(message && { message }) }] } })
    }
    expect(await list()).toEqual(before)
  })

  test.each(noObjects)('the body %j is refused', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })
})

test('a saved template is a template, whatever else was said', async () => {
  const { status, body } = await keep({ ...anEmail, subject: 'For {company}', template: false })
  expect(status).toBe(201)
  expect(body).toMatchObject({ subject: 'For {company}', template: true, status: 'draft' })
  expect(await list()).toContainEqual(body)
})

describe('editing', () => {
  test('changes what it names, and answers the row', async () => {
    const { body: made } = await add(anEmail)
    const { status, body } = await edit(made.id, { subject: 'Your lorries', tone: 'friendly' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...made, subject: 'Your lorries', tone: 'friendly', version: body.version })
    expect(body.version).toBeGreaterThan(made.version)
    expect((await edit(made.id, {})).body).toEqual(body)
  })

  test('can not move an email, send it or make a template of it', async () => {
    const { body: made } = await add(anEmail)
    const own = { id: 1, teamId: 2, leadId: lead.id, status: 'sent', template: true, writtenBy: 'model' }
    expect((await edit(made.id, own)).body).toEqual(made)
  })

  test.each([
    ['subject', 'x'.repeat(301)],
    ['body', 7],
    ['tone', 'casual'],
  ])('%s is checked', async (path, value) => {
    const { body: made } = await add(anEmail)
    expect(await edit(made.id, { [path]: value })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
    expect(await list()).toContainEqual(made)
  })
})

describe('deleting', () => {
  test('takes an email from the list; a deleted one can be neither edited nor deleted', async () => {
    const { body: made } = await add(anEmail)
    expect(await remove(made.id)).toMatchObject({ status: 204, body: '' })
    expect(idsOf(await list())).not.toContain(made.id)
    expect((await remove(made.id)).status).toBe(404)
    expect((await edit(made.id, { subject: 'Again' })).status).toBe(404)
  })

  test.each(['abc', 1.5, NOWHERE, 'batch-delete'])('the id %s names nothing: 404', async (id) => {
    for (const [method, body] of [['PATCH', {}], ['DELETE']] as const) {
      const answer = await world.ask(method, `/api/email-templates/${id}`, body, ana)
      expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } })
    }
  })

  test('many at once takes them all, on the team’s phones too, and each can be restored', async () => {
    const phone = world.device(ana)
    const made = idsOf([(await add(anEmail)).body, (await keep(anEmail)).body, (await add(anEmail)).body])
    const [first = 0, second = 0, third = 0] = made
    await phone.sync()
    expect(await removeAll([first, second, first])).toMatchObject({ status: 200, body: { deleted: 2 } })
    expect(idsOf(await list()).filter((id) => made.includes(id))).toEqual([third])
    await phone.sync()
    const rows = await phone.store.emails.bulkGet(made)
    expect(rows.map((row) => row?.deletedAt ?? null)).toEqual([expect.any(String), expect.any(String), null])
    await push(world, ana, [sent(ana, 'email.restore', { id: first })])
    expect(idsOf(await list())).toContain(first)
  })

  test('many at once takes none where one is not there, gone already or another team’s', async () => {
    const { body: gone } = await add(anEmail)
    await remove(gone.id)
    const { body: theirs } = await add(anEmail, undefined, await someone(world))
    const { body: made } = await add(anEmail)
    const before = await list()
    for (const id of [NOWHERE, gone.id, theirs.id, lead.id]) {
      expect(await removeAll([made.id, id])).toMatchObject({
        status: 404,
        body: { message: 'One of these emails no longer exists.' },
      })
    }
    expect(await list()).toEqual(before)
  })

  test.each([[[]], [undefined], [null], ['all'], [['1']], [[0]], [Array(1001).fill(1)]])(
    'many at once checks the ids: %.20j',
    async (ids) => {
      const before = await list()
      expect(await removeAll(ids)).toMatchObject({
        status: 400,
        body: { message: expect.any(String), issues: [{ path: expect.stringMatching(/^ids/) }] },
      })
      expect(await list()).toEqual(before)
    },
  )

  test('many at once says that nothing was selected', async () => {
    const message = 'Please select at least one email to delete.'
    expect((await removeAll([])).body).toEqual({
      message,
      code: 'invalid',
      issues: [{ path: 'ids', message }],
    })
  })
})

describe('a generated email', () => {
  const asked = () => ({ leadId: lead.id, productId: product.id })

  test('is written to the lead by the signed-in person, and kept nowhere', async () => {
    const before = await list()
    const { status, body } = await generate({ ...asked(), tone: 'friendly', length: 'short', focus: 'demo' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...asked(),
      subject: expect.stringMatching(/\S/),
      body: expect.stringMatching(/^.*Mia.*our fleet tracker.*\nana Tester$/s),
      tone: 'friendly',
      length: 'short',
      focus: 'demo',
      userId: ana.user.id,
      status: 'draft',
      template: false,
      isTemporary: true,
      writtenBy: 'parts',
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await list()).toEqual(before)
  })

  test('can be kept just as it came', async () => {
    const { body: draft } = await generate(asked())
    const { status, body: kept } = await add(draft)
    expect(status).toBe(201)
    const { isTemporary: _, createdAt: __, ...same } = draft
    expect(kept).toMatchObject(same)
  })

  test('is professional, of medium length and about benefits unless said otherwise', async () => {
    const { body } = await generate(asked())
    expect(body).toMatchObject({ tone: 'professional', length: 'medium', focus: 'benefits' })
  })

  test.each(lengths)('%s has no more words than that in any tone and focus', async (length) => {
    for (const tone of tones) {
      for (const focus of focuses) {
        const { body } = await generate({ ...asked(), tone, length, focus })
        const words = wordCount(body.body)
        expect(words).toBeLessThanOrEqual(wordBands[length].most)
      }
    }
  })

  test('is in the language that was asked for, otherwise in the lead’s', async () => {
    const { body } = await generate({ ...asked(), language: 'de' })
    expect(body.body).toMatch(/^(?:Sehr geehrte|Guten Tag|Hallo|Liebe)/)
    expect((await generate({ ...asked(), language: 'lead' })).body.body).toMatch(/^(?:Hello|Dear)/)
  })

  test('can go to a lead that is still to be reviewed', async () => {
    const id = newId()
    const fields = { n: 3, productId: product.id }
    await push(world, ana, [sent(ana, 'sample.lead', { id, fields })])
    expect(await generate({ ...asked(), leadId: id })).toMatchObject({
      status: 200,
      body: { leadId: id, body: expect.stringContaining('Luca') },
    })
  })

  test.each([undefined, null, '', 'Mia'])(
    'with the lead %j: “Please select a lead first”',
    async (leadId) => {
      const message = 'Please select a lead first'
      expect(await generate({ ...asked(), leadId })).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: 'leadId', message }] },
      })
    },
  )

  test.each([
    ['productId', undefined, 'Please select a product first'],
    ['productId', 'seven', 'Please select a product first'],
    ['leadId', 0, expect.any(String)],
    ['leadId', 2 ** 53, expect.any(String)],
    ['tone', 'formal', expect.any(String)],
    ['length', 200, expect.any(String)],
    ['focus', 'price', expect.any(String)],
    ['language', 'tlh', expect.any(String)],
  ])('with %s %j is refused', async (path, value, message) => {
    const answer = await generate({ ...asked(), [path]: value })
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test('about what is not there, was deleted or is another team’s: 404, in the same words', async () => {
    const other = await someone(world)
    const made = (path: string, body: object, person: Person) => world.ask('POST', path, body, person)
    const { body: theirLead } = await made('/api/leads', aLead, other)
    const { body: theirProduct } = await made('/api/products', aProduct, other)
    const { body: goneLead } = await made('/api/leads', aLead, ana)
    const { body: goneProduct } = await made('/api/products', aProduct, ana)
    await world.ask('DELETE', `/api/leads/${goneLead.id}`, undefined, ana)
    await world.ask('DELETE', `/api/products/${goneProduct.id}`, undefined, ana)
    for (const leadId of [NOWHERE, theirLead.id, goneLead.id]) {
      const message = 'This lead no longer exists.'
      expect(await generate({ ...asked(), leadId })).toMatchObject({ status: 404, body: { message } })
    }
    for (const productId of [NOWHERE, theirProduct.id, goneProduct.id]) {
      const message = 'This product no longer exists.'
      expect(await generate({ ...asked(), productId })).toMatchObject({ status: 404, body: { message } })
    }
  })
})
