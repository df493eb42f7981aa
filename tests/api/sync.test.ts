import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageAfter } from '#api/sync/pull.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Page, PullAnswer } from '#db/model/entities/pull.ts'
import { newId } from '#db/model/id.ts'
import { type Cursor, PULL_LIMIT } from '#db/model/sync/protocol.ts'
import { alter, storeIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { pull, push, sent } from './push.ts'
import { admit, aLead, HUGE, makeTeam, noObjects, someone } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The rows that were read of a team. */
const PageText = v.object({
  page: v.pipe(v.string(), v.parseJson(), PullAnswer.entries.pages.item),
})

const DAY_MS = 24 * 60 * 60 * 1000

const asked = (person: Person, cursors: object[], more = {}) =>
  new URLSearchParams({
    protocol: '1',
    userId: String(person.user.id),
    cursors: JSON.stringify(cursors),
    deviceId: 'phone',
    ...more,
  })

const leadsOf = async (person: Person): Promise<Lead[]> =>
  (await world.ask('GET', '/api/leads', undefined, person)).body

const create = (person: Person, id = newId(), more = {}) =>
  sent(person, 'lead.create', { id, fields: aLead }, more)
const rename = (person: Person, id: number, from: string, to: string, more = {}) =>
  sent(person, 'lead.edit', { id, changes: { fullName: [from, to] } }, more)

describe('a push', () => {
  test('is answered mutation by mutation, in order; a refused one blocks none', async () => {
    const ana = await world.person('ana')
    const id = newId()
    const mutations = [
      create(ana, id),
      rename(ana, newId(), '', 'Nobody'),
      create(ana, id),
      sent(ana, 'lead.create', { id: newId(), fields: { fullName: 'No way to reach' } }),
      { ...create(ana), name: 'lead.fromTheFuture' },
      rename(ana, id, aLead.fullName, 'Mia Neu'),
    ]
    const { status, body } = await push(world, ana, mutations)
    expect(status).toBe(200)
    const applied = { outcome: 'applied', stamp: expect.any(String), at: expect.any(String) }
    expect(body).toEqual({
      protocol: 1,
      now: expect.any(String),
      resets: [],
      withheld: [],
      outcomes: [
        { ...applied, mid: mutations[0]!.mid, version: 1 },
        expect.objectContaining({
          outcome: 'rejected',
          code: 'missing',
          message: 'This item no longer exists.',
        }),
        expect.objectContaining({ outcome: 'rejected', code: 'taken' }),
        expect.objectContaining({ outcome: 'rejected', code: 'invalid' }),
        expect.objectContaining({ outcome: 'rejected', code: 'unknown' }),
        { ...applied, mid: mutations[5]!.mid, version: 2 },
      ],
    })
    expect(await leadsOf(ana)).toMatchObject([{ id, fullName: 'Mia Neu', version: 2 }])
  })

  test('sent again, also at once, takes effect once and is answered the same', async () => {
    const ben = await world.person('ben')
    const id = newId()
    const mutations = [create(ben, id), rename(ben, id, aLead.fullName, 'Mia Neu'), rename(ben, 5, '', 'x')]
    const answers = await Promise.all([1, 2, 3].map(() => push(world, ben, mutations)))
    answers.push(await push(world, ben, mutations))
    for (const { body } of answers) expect(body.outcomes).toEqual(answers[0]!.body.outcomes)
    expect(await leadsOf(ben)).toMatchObject([{ version: 2 }])
  })

  test('with a mid that was used for another change is refused, and the first stands', async () => {
    const carl = await world.person('carl')
    const first = create(carl)
    await push(world, carl, [first])
    const other = { ...create(carl), mid: first.mid }
    expect((await push(world, carl, [other])).body.outcomes).toEqual([
      {
        mid: first.mid,
        outcome: 'rejected',
        code: 'reused',
        message: 'This change was sent before with other content.',
      },
    ])
    expect((await push(world, carl, [first])).body.outcomes).toMatchObject([
      { outcome: 'applied', version: 1 },
    ])
    expect(await leadsOf(carl)).toHaveLength(1)
  })

  test('of a phone whose clock runs ahead happens now; of one in another time zone it is kept in UTC', async () => {
    const dora = await world.person('dora')
    const before = new Date().toISOString()
    const [ahead, zoned, early] = [newId(), newId(), newId()]
    const day = new Date(Date.now() - 100 * DAY_MS).toISOString().slice(0, 10)
    await push(world, dora, [
      create(dora, ahead, { at: '2999-01-01T00:00:00.000Z' }),
      create(dora, zoned, { at: `${day}T01:30:00.000+01:30` }),
      create(dora, early, { at: `${day}T00:30:00.000Z` }),
    ])
    const rows = new Map((await leadsOf(dora)).map((lead) => [lead.id, lead.createdAt]))
    expect(rows.get(zoned)).toBe(`${day}T00:00:00.000Z`)
    expect(rows.get(early)).toBe(`${day}T00:30:00.000Z`)
    expect(rows.get(ahead)! >= before).toBe(true)
    expect(rows.get(ahead)! <= new Date().toISOString()).toBe(true)
    expect([...rows.keys()]).toEqual([ahead, early, zoned])
  })

  test.each([-1e14, -9007199254740991, -1e300, 1.5, 1e300])(
    'that says its clock is %d ms off is taken all the same, as of 400 days ago at the earliest',
    async (offset) => {
      const member = await someone(world)
      const id = newId()
      const { status, body } = await push(world, member, [create(member, id, { offset })])
      expect([status, body.outcomes[0].outcome]).toEqual([200, 'applied'])
      const [lead] = await leadsOf(member)
      expect(Date.parse(lead!.createdAt)).toBeGreaterThan(Date.now() - 401 * DAY_MS)
      expect(Date.parse(lead!.createdAt)).toBeLessThanOrEqual(Date.now())
    },
  )

  test('with what PostgreSQL cannot hold in a text is taken without it', async () => {
    const member = await someone(world)
    const id = newId()
    const fields = { ...aLead, fullName: 'Mia\0 Berg', notes: 'Half a smile: \ud83d.' }
    const { status } = await push(world, member, [sent(member, 'lead.create', { id, fields })])
    expect(status).toBe(200)
    expect(await leadsOf(member)).toMatchObject([{ fullName: 'Mia Berg', notes: 'Half a smile: \ufffd.' }])
    const device = { deviceName: 'Mia\0s phone' }
    expect(
      (await world.ask('GET', `/api/sync/pull?${asked(member, [], device)}`, undefined, member)).status,
    ).toBe(200)
  })

  test('with a number beyond all numbers is refused, as no phone could read it back', async () => {
    const member = await someone(world)
    const place = '{"latitude":1,"longitude":1,"accuracyMetres":1e999}'
    const mutation = sent(member, 'lead.create', { id: newId(), fields: { ...aLead, place: 'HERE' } })
    const body = JSON.stringify({
      protocol: 1,
      userId: member.user.id,
      deviceId: 'phone',
      mutations: [mutation],
    }).replace('"HERE"', place)
    const headers = { 'Content-Type': 'application/json', Cookie: member.cookie }
    const answer = await fetch(`${world.url}/api/sync/push`, { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ outcomes: [{ outcome: 'rejected', code: 'invalid' }] })
  })

  test.each([{ until: 1.5 }, { until: -1 }, { until: 1e300 }, { horizon: 0.5 }, { version: 2 ** 60 }])(
    'a pull from a cursor with %j is refused, not an error',
    async (more) => {
      const member = await someone(world)
      const cursor = { teamId: member.teamId, version: 0, stamp: '', ...more }
      const answer = await world.ask('GET', `/api/sync/pull?${asked(member, [cursor])}`, undefined, member)
      expect(answer.status).toBe(400)
    },
  )

  test('of a day that no calendar has does no harm', async () => {
    const emil = await world.person('emil')
    const { status, body } = await push(world, emil, [create(emil, newId(), { at: '2025-02-31T10:00:00Z' })])
    expect(status).toBe(200)
    expect(body.outcomes).toMatchObject([{ outcome: 'applied' }])
  })

  test('of another protocol is asked to update, and nothing is taken', async () => {
    const fay = await world.person('fay')
    for (const protocol of [0, 2, 1.5]) {
      const answer = await push(world, fay, [create(fay)], { protocol })
      expect(answer).toMatchObject({ status: 426, body: { message: 'Please update the app.' } })
    }
    expect((await pull(world, fay, [], { protocol: '2' })).status).toBe(426)
    expect(await leadsOf(fay)).toEqual([])
  })

  test('in another person’s name is nobody’s, whatever the cookie', async () => {
    const [gus, hal] = [await world.person('gus'), await world.person('hal')]
    expect((await push(world, gus, [create(gus)], { userId: hal.user.id })).status).toBe(401)
    expect((await pull(world, gus, [], { userId: String(hal.user.id) })).status).toBe(401)
    expect(await leadsOf(gus)).toEqual([])
    expect(await leadsOf(hal)).toEqual([])
  })

  test('takes 100 mutations and not 101', async () => {
    const ida = await world.person('ida')
    const many = Array.from({ length: 101 }, () => create(ida))
    expect((await push(world, ida, many)).status).toBe(400)
    expect(await leadsOf(ida)).toEqual([])
    expect((await push(world, ida, many.slice(1))).body.outcomes).toHaveLength(100)
    expect(await leadsOf(ida)).toHaveLength(100)
  })

  test('that is larger than any phone makes is refused whole', async () => {
    const joe = await world.person('joe')
    const notes = HUGE.slice(0, 20_000)
    const many = Array.from({ length: 30 }, () =>
      sent(joe, 'lead.create', { id: newId(), fields: { ...aLead, notes } }),
    )
    expect((await push(world, joe, many)).status).toBe(413)
    expect(await leadsOf(joe)).toEqual([])
  })

  test.each([
    ['mid', 'not-a-uuid'],
    ['mid', undefined],
    ['teamId', 'x'],
    ['name', 5],
    ['at', 'yesterday'],
    ['at', undefined],
  ])('whose %s is %j is refused', async (field, value) => {
    const kim = await someone(world)
    const { status, body } = await push(world, kim, [create(kim, newId(), { [field]: value })])
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: `mutations.0.${field}` }])
  })

  test.each(noObjects)('that is %j is refused', async (body) => {
    const lee = await someone(world)
    expect((await world.ask('POST', '/api/sync/push', body, lee)).status).toBe(400)
  })

  test.each([
    ['arguments of another form', { id: 'x' }],
    ['no arguments', null],
    ['an unknown field', { id: 1, changes: { secret: ['', 'x'] } }],
    ['a field that is no pair', { id: 1, changes: { fullName: 'x' } }],
    ['an inherited name', { id: 1, changes: { toString: ['', 'x'] } }],
    ['a value from before that no name can be', { id: 1, changes: { fullName: ['x'.repeat(400_000), 'x'] } }],
    ['a field named at length', { id: 1, changes: { ['x'.repeat(400_000)]: ['', 'x'] } }],
  ])('with %s refuses that change alone', async (_, args) => {
    const mo = await someone(world)
    await push(world, mo, [create(mo)])
    const id = (await leadsOf(mo))[0]!.id
    const edit = sent(mo, 'lead.edit', args && 'changes' in args ? { ...args, id } : args)
    const { body } = await push(world, mo, [edit, create(mo)])
    expect(body.outcomes).toMatchObject([{ outcome: 'rejected', code: 'invalid' }, { outcome: 'applied' }])
    expect(JSON.stringify(body).length).toBeLessThan(2_000)
    expect((await pull(world, mo)).body.pages[0].conflicts).toEqual([])
  })

  test.each(['api', 'server'])(
    'of a device that calls itself %j, as what no device did is called, is refused',
    async (deviceId) => {
      const pia = await someone(world)
      const answer = await push(world, pia, [create(pia)], { deviceId, deviceName: 'Look here' })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'deviceId' }] } })
      expect(await leadsOf(pia)).toEqual([])
    },
  )

  test('knows of as many teams as it changes, and of no more than it can change', async () => {
    const uma = await someone(world)
    const known = Array.from({ length: 101 }, (_, n) => ({ teamId: n + 1, version: 0, stamp: '' }))
    expect((await push(world, uma, [], { known: known.slice(1) })).status).toBe(200)
    expect(await push(world, uma, [], { known })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'known' }] },
    })
  })
})

describe('a pull', () => {
  test('gives the teams and their rows since the cursor, deleted ones too', async () => {
    const nan = await world.person('nan')
    const [kept, gone] = [newId(), newId()]
    await push(world, nan, [create(nan, kept), create(nan, gone)])
    const first = (await pull(world, nan)).body
    expect(first).toMatchObject({
      protocol: 1,
      teams: [{ id: nan.teamId, name: 'My Team', personal: true, role: 'owner' }],
      pages: [
        { teamId: nan.teamId, from: 0, more: false, next: { teamId: nan.teamId, version: 2 } },
        // The person's own stream, which has their id.
        { teamId: nan.user.id, settings: [{ defaultTeamId: null }] },
      ],
    })
    expect(first.pages[0].leads).toMatchObject([
      { id: kept, version: 1 },
      { id: gone, version: 2 },
    ])

    await push(world, nan, [sent(nan, 'lead.delete', { id: gone })])
    const second = (await pull(world, nan, [first.pages[0].next])).body.pages[0]
    expect(second).toMatchObject({ from: 2, leads: [{ id: gone, version: 3 }], next: { version: 3 } })
    expect(second.leads[0].deletedAt).not.toBeNull()
    expect((await pull(world, nan, [second.next])).body.pages[0]).toMatchObject({ leads: [], from: 3 })
  })

  test('leaves out requests of more than three months ago, whose ends no screen shows any more', async () => {
    const uma = await someone(world)
    const task = { kind: 'approve', args: { suggestionIds: [1] } }
    const [old, recent] = [newId(), newId()]
    await push(world, uma, [
      sent(uma, 'request.create', { id: old, task }),
      sent(uma, 'request.create', { id: recent, task }),
    ])
    const createdAt = new Date(Date.now() - 91 * DAY_MS).toISOString()
    await alter(world, 'UPDATE requests SET createdAt = ? WHERE id = ?', createdAt, old)
    const [page] = (await pull(world, uma)).body.pages
    expect(page.requests.map(({ id }: { id: number }) => id)).toEqual([recent])
    expect(page).toMatchObject({ more: false })
  })

  describe('of emails sent more than a year ago', () => {
    const written = (person: Person, id: number, more = {}) =>
      sent(person, 'email.create', {
        id,
        fields: { subject: `About ovens ${id}`, body: 'They bake.', ...more },
      })
    const monthsAgo = (many: number) => new Date(Date.now() - many * 30.5 * DAY_MS).toISOString()
    const age = (id: number, months: number) =>
      alter(world, 'UPDATE emails SET createdAt = ? WHERE id = ?', monthsAgo(months), id)
    const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

    async function withMail() {
      const person = await someone(world)
      const ids = { draft: newId(), old: newId(), older: newId(), oldest: newId(), recent: newId() }
      await push(world, person, [
        ...Object.values(ids).map((id) => written(person, id)),
        ...[ids.old, ids.older, ids.oldest, ids.recent].map((id) => sent(person, 'email.send', { id })),
      ])
      await age(ids.draft, 30)
      await age(ids.old, 13)
      await age(ids.older, 14)
      await age(ids.oldest, 15)
      return { person, ids }
    }

    test('a device that reads from the beginning gets none, but drafts of any age', async () => {
      const { person, ids } = await withMail()
      const [page] = (await pull(world, person)).body.pages
      expect(idsOf(page.emails).toSorted()).toEqual([ids.draft, ids.recent].toSorted())
      const first = await pull(world, person, [], { limit: '1' })
      const cursors = [first.body.pages[0].next]
      const second = (await pull(world, person, cursors, { limit: '1' })).body.pages[0]
      expect([...idsOf(first.body.pages[0].emails), ...idsOf(second.emails)]).toEqual(idsOf(page.emails))
      expect(second.more).toBe(false)
    })

    test('a device that has read a team gets those that change', async () => {
      const { person, ids } = await withMail()
      const [page] = (await pull(world, person)).body.pages
      await push(world, person, [sent(person, 'email.delete', { id: ids.older })])
      const [news] = (await pull(world, person, [page.next])).body.pages
      expect(idsOf(news.emails)).toEqual([ids.older])
    })

    test('a list gets them a page at a time, newest first, without drafts and deleted ones', async () => {
      const { person, ids } = await withMail()
      await push(world, person, [sent(person, 'email.delete', { id: ids.older })])
      const ask = async (query: object) => {
        const search = new URLSearchParams({ limit: '1', ...query })
        const path = `/api/teams/${person.teamId}/older/emails?${search}`
        return (await world.ask('GET', path, undefined, person)).body
      }
      const first = await ask({ before: monthsAgo(12) })
      expect(first).toMatchObject({ rows: [{ id: ids.old, status: 'sent' }], more: true })
      const [{ createdAt: before, id: beforeId }] = first.rows
      const second = await ask({ before, beforeId: String(beforeId) })
      expect({ ids: idsOf(second.rows), more: second.more }).toEqual({ ids: [ids.oldest], more: false })
    })

    test('a list gets those with words of them or of their lead, and an address gets its own', async () => {
      const { person, ids } = await withMail()
      const lead = newId()
      const fields = { fullName: 'Mia Bergström', email: 'mia@berg.example' }
      const toMia = newId()
      await push(world, person, [
        sent(person, 'lead.create', { id: lead, fields }),
        written(person, toMia, { leadId: lead, body: 'Two decks, one OVEN.' }),
        sent(person, 'email.send', { id: toMia }),
      ])
      await age(toMia, 20)
      const ask = async (query: Record<string, string>) => {
        const search = new URLSearchParams({ before: monthsAgo(12), ...query })
        const path = `/api/teams/${person.teamId}/older/emails?${search}`
        return idsOf((await world.ask('GET', path, undefined, person)).body.rows)
      }
      expect(await ask({ words: 'oven decks' })).toEqual([toMia])
      expect(await ask({ words: 'BERGSTRÖM two' })).toEqual([toMia])
      expect(await ask({ words: 'bergstrom' })).toEqual([toMia])
      expect(await ask({ words: 'friendly' })).toEqual([])
      expect(await ask({ words: 'they bake' })).toEqual([ids.old, ids.older, ids.oldest])
      expect(await ask({ words: 'they bake', limit: '2' })).toEqual([ids.old, ids.older])
      expect(await ask({ id: String(ids.recent) })).toEqual([ids.recent])
      await push(world, person, [sent(person, 'email.delete', { id: ids.recent })])
      expect(await ask({ id: String(ids.recent) })).toEqual([])
      const stranger = await someone(world)
      await push(world, stranger, [written(stranger, newId())])
      const ofOther = `/api/teams/${stranger.teamId}/older/emails?before=${monthsAgo(0)}&id=${ids.old}`
      expect((await world.ask('GET', ofOther, undefined, stranger)).body.rows).toEqual([])
    })
  })

  test('has a page for each of the person’s teams and for no other', async () => {
    const [ora, pat] = [await world.person('ora'), await world.person('pat')]
    await push(world, ora, [create(ora)])
    const team = await makeTeam(world, ora, 'Shared')
    await admit(world, pat, team)
    const strangers = [{ teamId: (await world.person('quinn')).teamId, version: 0, stamp: '' }]
    const { body } = await pull(world, pat, strangers)
    expect(body.teams).toMatchObject([{ id: team, role: 'member' }, { id: pat.teamId }])
    expect(body.pages.map(({ teamId }: Page) => teamId)).toEqual([team, pat.teamId, pat.user.id])
    expect(body.pages[0].leads).toHaveLength(1)
  })

  test.each(['', '{', '{}', 'null', '[1]', '[{"teamId":1}]', '[{"teamId":1,"version":-1}]'])(
    'with the cursors %j is refused',
    async (cursors) => {
      const rob = await someone(world)
      expect((await pull(world, rob, cursors)).status).toBe(400)
    },
  )

  test('over several pages gives every row once, while others write', async () => {
    const sue = await world.person('sue')
    const ids = Array.from({ length: 7 }, () => newId())
    await push(
      world,
      sue,
      ids.map((id) => create(sue, id)),
    )
    const store = await storeIn(world.dataDir)
    const read = (cursor: Cursor) =>
      pageAfter(store, cursor, { most: { ...PULL_LIMIT, rows: 3 }, now: new Date().toISOString() }).then(
        (read) => v.parse(PageText, read).page,
      )

    const first = await read({ teamId: sue.teamId, version: 0, stamp: '' })
    expect(first).toMatchObject({ more: true, next: { version: 3, until: 7 } })
    // A row that was read, one that was not read yet, and a new one.
    await push(world, sue, [
      rename(sue, ids[0]!, aLead.fullName, 'Read before'),
      rename(sue, ids[4]!, aLead.fullName, 'Still to come'),
      create(sue),
    ])
    const second = await read(first.next)
    const third = await read(second.next)
    // The read reaches its pinned end, but not the rows that moved past it.
    expect(second).toMatchObject({ more: true, next: { teamId: sue.teamId, version: 7 } })
    const seen = [first, second].flatMap(({ leads }) => leads.map(({ id }) => id))
    expect(seen).toEqual(ids.filter((id) => id !== ids[4]))
    expect(second.next).not.toHaveProperty('until')
    expect(third).toMatchObject({ more: false, next: { version: 10 } })
    expect(third.leads.map(({ fullName }) => fullName)).toEqual(['Read before', 'Still to come', 'Mia Berg'])
    await store.close()
  })

  test('pages of any size come to the same rows in the order of their versions, whatever the table', async () => {
    const tom = await world.person('tom')
    const product = { name: 'Box', description: 'A box for things.', brand: 'B', value: '1' }
    const fields = { ...product, target_industry: 'Any', company_size: 'Any', price_range: '1' }
    for (let n = 0; n < 4; n++) {
      await push(world, tom, [create(tom), sent(tom, 'product.create', { id: newId(), fields })])
    }
    const store = await storeIn(world.dataDir)
    for (const limit of [1, 2, 3, 5, 8, 9]) {
      const versions: number[] = []
      let cursor: Cursor | undefined = { teamId: tom.teamId, version: 0, stamp: '' }
      while (cursor) {
        const read = await pageAfter(store, cursor, {
          most: { ...PULL_LIMIT, rows: limit },
          now: new Date().toISOString(),
        })
        const { page }: { page: Page } = v.parse(PageText, read)
        const rows = [...page.leads, ...page.products].map(({ version }) => version)
        expect(rows.length).toBeLessThanOrEqual(limit)
        versions.push(...rows.sort((a, b) => a - b))
        cursor = page.more ? page.next : undefined
      }
      expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    }
    await store.close()
  })
})

describe('rows that are large', () => {
  const MOST_ANSWERED = 1.2 * PULL_LIMIT.bytes
  const large = (person: Person, teamId: number) =>
    create(person, newId(), {
      teamId,
      args: { id: newId(), fields: { ...aLead, notes: HUGE.slice(0, 20_000) } },
    })
  const fill = async (person: Person, teamId: number, pushes: number) => {
    for (let n = 0; n < pushes; n++) {
      await push(
        world,
        person,
        Array.from({ length: 24 }, () => large(person, teamId)),
      )
    }
  }

  test('come in answers of a bounded length, over all teams, and a phone gets them all', async () => {
    const viv = await world.person('viv')
    await fill(viv, viv.teamId, 2)
    // The personal space becomes the first team: the second is empty until then.
    const first = await makeTeam(world, viv, 'First')
    const second = await makeTeam(world, viv, 'Second')
    await fill(viv, second, 2)
    const phone = world.device(viv)
    const lengths: number[] = []
    const { fetch } = phone.wire
    phone.wire.fetch = async (path, init) => {
      const answer = await fetch(path, init)
      if (path.includes('/pull')) lengths.push((await answer.clone().text()).length)
      return answer
    }
    expect(await phone.sync()).toBe('synced')
    const counted = async (teamId: number) => phone.store.leads.where('teamId').equals(teamId).count()
    expect([await counted(first), await counted(second)]).toEqual([48, 48])
    expect(Math.max(...lengths)).toBeLessThan(MOST_ANSWERED)
    expect(lengths.length).toBeLessThanOrEqual(4)
  })

  test('one larger than an answer comes alone', async () => {
    const wim = await world.person('wim')
    await push(world, wim, [create(wim), create(wim), create(wim)])
    const stored = 'UPDATE leads SET notes = ? WHERE teamId = ? AND version = 2'
    await alter(world, stored, 'x'.repeat(2 * PULL_LIMIT.bytes), wim.teamId)
    const versions: number[][] = []
    let cursors: Cursor[] = []
    for (let more = true; more; ) {
      const [page]: Page[] = (await pull(world, wim, cursors)).body.pages
      versions.push(page!.leads.map(({ version }) => version))
      cursors = [page!.next]
      more = page!.more
    }
    expect(versions).toEqual([[1], [2], [3]])
  })
})

describe('a poke', () => {
  /** The events of a person's stream. */
  async function* pokes(person: Person) {
    const end = new AbortController()
    const response = await fetch(`${world.url}/api/sync/poke`, {
      headers: { Cookie: person.cookie },
      signal: end.signal,
    })
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        for (const [, event] of chunk.matchAll(/^event: (.*)$/gm)) yield event
      }
    } finally {
      end.abort()
    }
  }

  test('comes when a team mate’s change is on disk, and not for another team’s', async () => {
    const [uma, vic, wil] = [await world.person('uma'), await world.person('vic'), await world.person('wil')]
    const team = await makeTeam(world, uma, 'Poked')
    await admit(world, vic, team)
    const mate = pokes(vic)
    const stranger = pokes(wil)
    expect((await mate.next()).value).toBe('alive')
    expect((await stranger.next()).value).toBe('alive')

    const poked = stranger.next()
    await push(world, uma, [create(uma)])
    expect((await mate.next()).value).toBe('poke')
    expect(await leadsOf(vic)).toHaveLength(1)
    expect(await Promise.race([poked, leadsOf(wil)])).toEqual([])
    await push(world, wil, [create(wil)])
    expect((await poked).value).toBe('poke')
    await mate.return()
    await stranger.return()
  })

  test('does not come for what changed nothing', async () => {
    const xena = await world.person('xena')
    const id = newId()
    const edit = rename(xena, id, aLead.fullName, 'Mia Neu')
    await push(world, xena, [create(xena, id), edit])
    const stream = pokes(xena)
    await stream.next()
    const poked = stream.next()
    await push(world, xena, [edit, sent(xena, 'lead.delete', { id: newId() })])
    expect(await Promise.race([poked, leadsOf(xena)])).toHaveLength(1)
    await push(world, xena, [create(xena)])
    expect((await poked).value).toBe('poke')
    await stream.return()
  })
})
