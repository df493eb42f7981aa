import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page, PullAnswer } from '#db/model/entities/pull.ts'
import type { Rows } from '#db/model/entities/registry.ts'
import { fileUrl } from '#db/model/file.ts'
import { PROTOCOL, Push, type Reset } from '#db/model/sync/protocol.ts'
import { leadAt, ME, pageTo, pullAnswer, TEAM } from '#tests/sync/answerSamples.ts'
import { attentionCount, attentionOf } from './attention.ts'
import { applyOlder } from './merge.ts'
import { type Change, mutate, type NewFile } from './mutate.ts'
import { DeviceStore } from './store.ts'
import { sync } from './sync.ts'

const LEAD = 100
const DAY_MS = 24 * 60 * 60 * 1000
const NOON = Date.UTC(2026, 1, 1, 12)

let store: DeviceStore
let server: ReturnType<typeof aServer>
beforeEach(() => {
  store = new DeviceStore(ME, { indexedDB: new IDBFactory(), IDBKeyRange })
  server = aServer()
})
afterEach(() => store.close())

/** A server that accepts every change, with one version each, and answers pulls as the test says. */
function aServer() {
  const server = {
    now: NOON,
    version: 0,
    /** The requests, in order. */
    pushes: [] as Push[],
    uploads: [] as string[],
    asked: [] as { cursors: { teamId: number; version: number }[]; only: string | null }[],
    pages: (_cursors: { teamId: number; version: number }[]): Page[] => [
      pageTo(server.version, { from: server.version }),
    ],
    answerPull: (answer: PullAnswer): Response => Response.json(answer),
    answerPush: (push: Push): Response =>
      Response.json({
        protocol: PROTOCOL,
        now: new Date(server.now).toISOString(),
        resets: server.resets,
        outcomes: push.mutations.map(({ mid }) => ({
          mid,
          outcome: 'applied',
          version: ++server.version,
          stamp: `s${server.version}`,
        })),
      }),
    resets: [] as Reset[],
    async fetch(path: string, init: RequestInit): Promise<Response> {
      if (init.method === 'PUT') {
        server.uploads.push(path.split('?')[0] ?? '')
        return Response.json({ fileUrl: path })
      }
      if (init.method === 'POST') {
        const push = v.parse(Push, JSON.parse(String(init.body)))
        server.pushes.push(push)
        return server.answerPush(push)
      }
      const query = new URL(path, 'http://rove.example').searchParams
      const cursors = JSON.parse(query.get('cursors') ?? '')
      server.asked.push({ cursors, only: query.get('only') })
      return server.answerPull(
        pullAnswer({
          now: new Date(server.now).toISOString(),
          pages: server.pages(cursors),
          resets: server.resets.splice(0),
        }),
      )
    },
  }
  return server
}

const run = (now = Date.now) =>
  sync(store, {
    deviceId: 'phone',
    deviceName: 'Phone',
    now,
    fetch: (path, init) => server.fetch(path, init),
  })
const addLead = (id: number, fields: object = {}): Change => ({
  name: 'lead.create',
  args: { id, fields: { fullName: `Lead ${id}`, email: 'lead@company.example', ...fields } },
})
const edit = (id: number, from: string, to: string): Change => ({
  name: 'lead.edit',
  args: { id, changes: { notes: [from, to] } },
})
const make = (...changes: Change[]) => mutate(store, TEAM, changes)
const sentNames = () => server.pushes.map(({ mutations }) => mutations.map(({ name }) => name))

describe('what was confirmed', () => {
  /** A phone with a lead with a picture that was sent and read back at noon. */
  async function sendOne() {
    const picture: NewFile = { id: 55, type: 'image/png', bytes: new ArrayBuffer(8) }
    await mutate(store, TEAM, [addLead(LEAD, { avatarUrl: fileUrl(55) })], { files: [picture] })
    server.pages = ([cursor]) => [pageTo(1, { from: cursor?.version ?? 0, leads: [leadAt(LEAD, 1)] })]
    expect(await run()).toBe('synced')
    expect(await store.sent.toArray()).toMatchObject([{ rowId: LEAD, version: 1 }])
    server.pages = () => [pageTo(1, { from: 1 })]
  }

  test.each([1, 4, 29, 29.9])('is kept in Sent with its picture for %d days', async (days) => {
    await sendOne()
    server.now = NOON + days * DAY_MS
    expect(await run()).toBe('synced')
    expect(await store.sent.count()).toBe(1)
    expect(await store.files.count()).toBe(1)
  })

  test('leaves Sent with its picture after 30 days of the server’s', async () => {
    await sendOne()
    server.now = NOON + 30 * DAY_MS + 1
    expect(await run()).toBe('synced')
    expect(await store.sent.count()).toBe(0)
    expect(await store.files.count()).toBe(0)
  })

  test('stays in Sent where the server does not say that it holds it', async () => {
    await sendOne()
    server.now = NOON + 60 * DAY_MS
    server.pages = () => []
    expect(await run()).toBe('synced')
    expect(await store.sent.count()).toBe(1)
  })

  test('stays in Sent where the line broke', async () => {
    await sendOne()
    server.now = NOON + 60 * DAY_MS
    server.answerPull = () => Response.error()
    expect(await run()).toBe('offline')
    expect(await store.sent.count()).toBe(1)
  })
})

describe('what waits goes', () => {
  test('in the order it was made, at most 100 in a push', async () => {
    await make(
      addLead(LEAD),
      ...Array.from({ length: 104 }, (_, n) => edit(LEAD, n ? `${n}` : '', `${n + 1}`)),
    )
    await run()
    expect(server.pushes.map(({ mutations }) => mutations.length)).toEqual([100, 5])
    const notes = server.pushes.flatMap(({ mutations }) =>
      mutations.slice().map(({ args }) => JSON.stringify(args)),
    )
    expect(notes.slice(1)).toEqual(
      Array.from({ length: 104 }, (_, n) => JSON.stringify(edit(LEAD, n ? `${n}` : '', `${n + 1}`).args)),
    )
  })

  test('at most 256 KB in a push', async () => {
    const long = 'x'.repeat(19_000)
    await make(...Array.from({ length: 20 }, (_, n) => addLead(LEAD + n, { notes: long })))
    await run()
    for (const push of server.pushes) expect(JSON.stringify(push.mutations).length).toBeLessThan(257 * 1024)
    expect(server.pushes.flatMap(({ mutations }) => mutations)).toHaveLength(20)
    expect(server.pushes).toHaveLength(2)
  })

  test('alone once the server could not read a push: the one it can not read is refused, the others arrive', async () => {
    await make(addLead(LEAD), addLead(101), addLead(102))
    const take = server.answerPush
    server.answerPush = (push) =>
      push.mutations.some(({ args }) => JSON.stringify(args).includes('Lead 101'))
        ? Response.json({ message: 'This can’t be read.' }, { status: 400 })
        : take(push)
    server.pages = ([cursor]) => [
      pageTo(2, {
        from: cursor?.version ?? 0,
        leads: cursor?.version ? [] : [leadAt(LEAD, 1), leadAt(102, 2)],
      }),
    ]
    expect(await run()).toBe('synced')
    expect(await store.outbox.toArray()).toMatchObject([
      { rowId: 101, state: 'refused', message: 'The server could not read this change.' },
    ])
    expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([LEAD, 102])
    expect(await store.sent.count()).toBe(2)
  })

  test('again at the next sync where the server answered to none of it, and does not go round and round', async () => {
    await make(addLead(LEAD))
    server.answerPush = () =>
      Response.json({ protocol: PROTOCOL, now: new Date(NOON).toISOString(), outcomes: [], resets: [] })
    expect(await run()).toBe('offline')
    expect(server.pushes).toHaveLength(1)
    expect(await store.outbox.toArray()).toMatchObject([{ state: 'waiting' }])
  })

  test('after the picture it names; what names none goes before, what changes the same row behind', async () => {
    await make(addLead(LEAD))
    const picture: NewFile = { id: 55, type: 'image/png', bytes: new ArrayBuffer(8) }
    await mutate(
      store,
      TEAM,
      [{ name: 'lead.edit', args: { id: LEAD, changes: { avatarUrl: ['', fileUrl(55)] } } }],
      { files: [picture] },
    )
    await make(edit(LEAD, '', 'Call'), addLead(101))
    const at: number[] = []
    const fetch = server.fetch
    server.fetch = (path, init) => {
      if (init.method === 'PUT') at.push(server.pushes.length)
      return fetch(path, init)
    }
    await run()
    expect(sentNames()).toEqual([
      ['lead.create', 'lead.create'],
      ['lead.edit', 'lead.edit'],
    ])
    expect(at).toEqual([1])
    expect(server.uploads).toEqual([fileUrl(55)])
    expect(await store.files.toArray()).toMatchObject([{ id: 55, state: 'sent' }])
  })

  test('without the picture that the server will not have: the change is refused with its words', async () => {
    const picture: NewFile = { id: 55, type: 'image/png', bytes: new ArrayBuffer(8) }
    await mutate(store, TEAM, [addLead(LEAD, { avatarUrl: fileUrl(55) })], { files: [picture] })
    const fetch = server.fetch
    server.fetch = (path, init) =>
      init.method === 'PUT'
        ? Promise.resolve(Response.json({ message: 'The picture is too large.' }, { status: 413 }))
        : fetch(path, init)
    expect(await run()).toBe('synced')
    expect(server.pushes).toEqual([])
    expect(await store.outbox.toArray()).toMatchObject([
      { state: 'refused', message: 'The picture is too large.' },
    ])
  })
})

describe('a read', () => {
  const versionIn = (cursors: readonly { teamId: number; version: number }[]) =>
    cursors.find(({ teamId }) => teamId === TEAM)?.version ?? 0

  test('goes on from where the last one ended until there is no more', async () => {
    const pages = [
      pageTo(2, { more: true, leads: [leadAt(LEAD, 1), leadAt(101, 2)] }),
      pageTo(3, { from: 2, leads: [leadAt(102, 3)] }),
    ]
    server.pages = (cursors) => pages.filter(({ from }) => from === versionIn(cursors))
    expect(await run()).toBe('synced')
    expect(await store.leads.count()).toBe(3)
    expect(server.asked.map(({ cursors }) => versionIn(cursors))).toEqual([0, 2])
  })

  const inTwoPages = [
    pageTo(1, { more: true, leads: [leadAt(LEAD, 1)] }),
    pageTo(2, { from: 1, leads: [leadAt(101, 2)] }),
  ]
  test('asks for the next page while the one before is written', async () => {
    await run()
    let writing: Promise<unknown> = Promise.resolve()
    let askedOn = () => {}
    const isAskedOn = new Promise<void>((resolve) => {
      askedOn = resolve
    })
    server.pages = (cursors) => {
      const at = versionIn(cursors)
      // The page is written only after the next one was requested.
      if (at === 0) writing = store.transaction('rw', store.leads, () => Dexie.waitFor(isAskedOn))
      else askedOn()
      return inTwoPages.filter(({ from }) => from === at)
    }
    expect(await run()).toBe('synced')
    await writing
    expect(await store.leads.count()).toBe(2)
  })

  test('that another sync has set back meanwhile begins again where that left it', async () => {
    const fetch = server.fetch
    let isSetBack = false
    server.pages = (cursors) => inTwoPages.filter(({ from }) => from === versionIn(cursors))
    server.fetch = async (path, init) => {
      const answer = await fetch(path, init)
      if (versionIn(server.asked.at(-1)?.cursors ?? []) === 1 && !isSetBack) {
        isSetBack = true
        await vi.waitUntil(async () => (await store.leads.count()) === 1)
        await store.transaction('rw', store.leads, store.cursors, async () => {
          await store.leads.clear()
          await store.cursors.delete(TEAM)
        })
      }
      return answer
    }
    expect(await run()).toBe('synced')
    expect(server.asked.map(({ cursors }) => versionIn(cursors))).toEqual([0, 1, 0, 1])
    expect(await store.leads.count()).toBe(2)
  })

  test('of a team whose history is another now starts anew, and its rows stay until all of it came', async () => {
    server.pages = () => [pageTo(9, { leads: [leadAt(LEAD, 9), leadAt(101, 8)] })]
    await run()
    server.pages = () => []
    server.resets = [{ teamId: TEAM, reason: 'diverged' }]
    const answer = server.answerPull
    server.answerPull = (pulled) => (pulled.resets.length ? answer(pulled) : Response.error())
    expect(await run()).toBe('offline')
    expect(await store.leads.count()).toBe(2)
    server.answerPull = answer
    const asked = server.asked.length
    server.pages = ([cursor]) => [
      pageTo(3, { from: cursor?.version ?? 0, leads: cursor?.version ? [] : [leadAt(LEAD, 3)] }),
    ]
    expect(await run()).toBe('synced')
    expect(server.asked[asked]).toMatchObject({ only: String(TEAM), cursors: [{ teamId: TEAM, version: 0 }] })
    expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([LEAD])
  })
})

describe('rows of another version', () => {
  const answered = (rows: Record<string, unknown>[]) => {
    server.answerPull = (answer) => {
      const [page] = answer.pages
      return Response.json({ ...answer, pages: [{ ...page, leads: rows }] })
    }
  }
  const cannot = { ...leadAt(LEAD + 1, 2), createdAt: 'some day' }

  test('that cannot be read are set aside and counted, and the others are read', async () => {
    server.pages = () => [pageTo(3)]
    answered([leadAt(LEAD, 1), cannot, leadAt(LEAD + 2, 3)])
    expect(await run()).toBe('synced')
    expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([LEAD, LEAD + 2])
    expect(await attentionOf(store)).toMatchObject({ unread: 1 })
    expect(await attentionCount(store)).toBe(1)
    expect((await store.cursors.get(TEAM))?.version).toBe(3)
  })

  test('that could not be read are read once they can be, with what waits on top', async () => {
    server.pages = () => [pageTo(3)]
    answered([cannot])
    await run()
    // The stored row becomes readable, as after an update of the app.
    await store.unread.toCollection().modify({ raw: leadAt(LEAD + 1, 2) })
    await run()
    expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([LEAD + 1])
    expect(await store.unread.count()).toBe(0)
  })

  test('that come again in a form that can be read are no longer counted', async () => {
    server.pages = () => [pageTo(3)]
    answered([cannot])
    await run()
    server.pages = () => [pageTo(4, { from: 3 })]
    answered([leadAt(LEAD + 1, 4)])
    expect(await run()).toBe('synced')
    expect(await attentionCount(store)).toBe(0)
  })

  test('go with their team', async () => {
    server.pages = () => [pageTo(3)]
    answered([cannot])
    await run()
    server.answerPull = (answer) => Response.json({ ...answer, teams: [], pages: [] })
    await run()
    expect(await store.unread.count()).toBe(0)
  })

  test('a team that cannot be read keeps no other from being read', async () => {
    server.pages = () => [pageTo(3, { leads: [leadAt(LEAD, 1)] })]
    server.answerPull = (answer) =>
      Response.json({ ...answer, teams: [{ id: 'x' }, { ...answer.teams[0], role: 'guest' }] })
    expect(await run()).toBe('synced')
    expect(await store.teams.toArray()).toMatchObject([{ id: TEAM, role: 'member' }])
    expect(await store.leads.count()).toBe(1)
  })
})

describe('what a sync came to', () => {
  test.each([
    [() => Response.json({ message: 'Please sign in.' }, { status: 401 }), 'signed-out'],
    [() => Response.json({ message: 'Please update the app.' }, { status: 426 }), 'outdated'],
    [() => Response.json({ message: 'Something went wrong.' }, { status: 500 }), 'offline'],
    [() => Response.json({ message: 'Please wait a little.' }, { status: 429 }), 'offline'],
    [() => new Response('<html>Welcome to the hotel</html>'), 'offline'],
    [() => new Response('<html>No such page</html>', { status: 404 }), 'offline'],
    [() => Response.json({ protocol: PROTOCOL }), 'outdated'],
    [() => Response.json({ welcome: 'to the hotel' }), 'offline'],
  ])('%s is told as %s, and what waits is kept', async (answer, result) => {
    await make(addLead(LEAD))
    server.answerPush = answer
    expect(await run()).toBe(result)
    expect(await store.outbox.toArray()).toMatchObject([{ state: 'waiting' }])
    expect(await store.status.get('sync')).toMatchObject({ running: false, result, lastAt: '' })
  })

  test('is kept with the time of the last that came through', async () => {
    expect(await run()).toBe('synced')
    const { lastAt } = (await store.status.get('sync'))!
    expect(Date.parse(lastAt)).toBeGreaterThan(0)
    server.answerPull = () => Response.error()
    await run()
    expect(await store.status.get('sync')).toEqual({ key: 'sync', running: false, result: 'offline', lastAt })
  })
})

describe('a phone whose clock is a year behind', () => {
  const YEAR_MS = 365 * DAY_MS
  const behind = () => NOON - YEAR_MS

  test('learns that from every answer, and tells with a change how far it was off at the tap', async () => {
    expect(await run(behind)).toBe('synced')
    await mutate(store, TEAM, [addLead(LEAD)], { now: new Date(behind() + 5000) })
    await run(behind)
    const [push] = server.pushes
    expect(push).toMatchObject({
      now: new Date(behind()).toISOString(),
      mutations: [
        {
          at: new Date(behind() + 5000).toISOString(),
          offset: YEAR_MS,
          heard: new Date(NOON).toISOString(),
        },
      ],
    })
  })

  test('tells its clock with what it made before it had heard of the server', async () => {
    await mutate(store, TEAM, [addLead(LEAD)], { now: new Date(behind()) })
    await run(behind)
    const [push] = server.pushes
    expect(push?.now).toBe(new Date(behind()).toISOString())
    expect(push?.mutations[0]).not.toHaveProperty('offset')
  })
})

describe('emails sent more than a year ago', () => {
  const row = (id: number, days: number, more: Partial<Rows['emails']> = {}): Rows['emails'] => ({
    id,
    teamId: TEAM,
    version: 1,
    createdAt: new Date(NOON - days * DAY_MS).toISOString(),
    createdBy: ME,
    deletedAt: null,
    subject: 'Ovens',
    body: 'They bake.',
    tone: 'friendly',
    length: 'short',
    focus: 'demo',
    leadId: null,
    productId: null,
    template: false,
    writtenBy: 'person',
    status: 'sent',
    sample: false,
    ...more,
  })
  const kept = async () => (await store.emails.toArray()).map(({ id, subject }) => [id, subject])

  test('leave the phone, drafts and templates of any age stay', async () => {
    await store.emails.bulkPut([row(1, 366), row(2, 364), row(3, 900, { status: 'draft', template: true })])
    expect(await run()).toBe('synced')
    expect((await kept()).map(([id]) => id)).toEqual([2, 3])
  })

  test('leave the phone sooner where a team writes more than a phone keeps, the oldest first', async () => {
    const MEGABYTE = 1024 * 1024
    const body = 'x'.repeat(MEGABYTE)
    await store.emails.bulkPut([
      ...Array.from({ length: 18 }, (_, at) => row(at + 1, at, { body })),
      row(100, 50, { body, status: 'draft' }),
      row(101, 51, { teamId: ME }),
    ])
    expect(await run()).toBe('synced')
    const ids = (await kept()).map(([id]) => id)
    expect(ids).toEqual([...Array.from({ length: 15 }, (_, at) => at + 1), 100, 101])
    const { kept: since } = (await store.cursors.get(TEAM)) ?? {}
    expect(since).toEqual({ emails: row(15, 14).createdAt })
  })

  test('that a list asked for are rows until the next day, and do not replace what changed since', async () => {
    await run()
    await store.emails.put(row(1, 400, { version: 9, subject: 'Newer' }))
    const added = await applyOlder(store, 'emails', { teamId: TEAM, rows: [row(1, 400), row(2, 401)] })
    expect(added).toBe(1)
    expect(await kept()).toEqual([
      [1, 'Newer'],
      [2, 'Ovens'],
    ])
    await store.status.update('sync', { lastAt: new Date(NOON - DAY_MS).toISOString() })
    await run()
    expect(await kept()).toEqual([])
  })
})

describe('requests', () => {
  const AGE = { old: 91 * DAY_MS, new: 89 * DAY_MS }
  const row = (id: number, age: number): Rows['requests'] => ({
    id,
    teamId: TEAM,
    version: 1,
    createdAt: new Date(NOON - age).toISOString(),
    createdBy: ME,
    deletedAt: null,
    task: { kind: 'approve', args: { suggestionIds: [1] } },
    status: 'queued',
    message: '',
    result: null,
  })
  const keptIds = async () => (await store.requests.toArray()).map(({ id }) => id)

  test('of long ago leave the phone with the first sync of a day, those of the last months stay', async () => {
    await store.requests.bulkPut([row(1, AGE.old), row(2, AGE.new)])
    expect(await run()).toBe('synced')
    expect(await keptIds()).toEqual([2])
  })

  test('of long ago stay as long as a change of them has not been read back', async () => {
    await store.requests.bulkPut([row(1, AGE.old)])
    await mutate(store, TEAM, [{ name: 'request.cancel', args: { id: 1 } }])
    server.answerPush = () => Response.error()
    await run()
    expect(await keptIds()).toEqual([1])
    expect(await store.outbox.count()).toBe(1)
  })
})
