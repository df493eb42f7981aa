import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileUrl } from '#db/model/file.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { leadAt, ME, pageTo, pullAnswer, TEAM } from '#tests/sync/answerSamples.ts'
import { attentionOf } from './attention.ts'
import { type Change, mutate } from './mutate.ts'
import { DeviceStore } from './store.ts'
import { sync } from './sync.ts'

const READ = 100
const CHANGED = 101
const MADE = 102
const REFUSED = 103
const NOW = '2026-02-01T12:00:00.000Z'

let store: DeviceStore
/** The server's responses to a push and to a pull. */
let answers: { push: () => Response; pull: () => Response }

beforeEach(() => {
  store = new DeviceStore(ME, { indexedDB: new IDBFactory(), IDBKeyRange })
  answers = { push: took('applied'), pull: () => Response.json(wholeTeam()) }
})
afterEach(() => store.close())

const wholeTeam = () =>
  pullAnswer({ now: NOW, pages: [pageTo(2, { leads: [leadAt(READ, 1), leadAt(CHANGED, 2)] })] })

let pushed: { mid: string }[] = []
const took = (outcome: 'applied' | 'rejected') => (): Response => {
  const outcomes = pushed.map(({ mid }) =>
    outcome === 'applied'
      ? { mid, outcome, version: 3, stamp: 's3' }
      : { mid, outcome, code: 'invalid', message: 'No.' },
  )
  const answer = { protocol: PROTOCOL, now: NOW, resets: [], withheld: [], full: [], outcomes }
  return Response.json(answer)
}
const ended = () => Response.json({ message: 'This session was ended.', code: 'ended' }, { status: 401 })
const lapsed = () => Response.json({ message: 'Please sign in.' }, { status: 401 })

const run = () =>
  sync(store, {
    deviceId: 'phone',
    deviceName: 'Phone',
    async fetch(_, { method, body }) {
      if (method === 'PUT') return Response.json({ fileUrl: '' })
      if (method !== 'POST') return answers.pull()
      pushed = JSON.parse(String(body)).mutations
      return answers.push()
    },
  })

const made = (id: number, fields: object = {}): Change => ({
  name: 'lead.create',
  args: { id, fields: { fullName: `Made ${id}`, email: 'made@company.example', ...fields } },
})

/**
 * A phone that has read its team, with an unsent change, an unsent lead with a picture, and a refused change.
 */
async function working() {
  expect(await run()).toBe('synced')
  await mutate(store, TEAM, [made(REFUSED)])
  answers.push = took('rejected')
  answers.pull = () => Response.json(pullAnswer({ now: NOW, pages: [pageTo(2, { from: 2 })] }))
  expect(await run()).toBe('synced')
  await mutate(store, TEAM, [
    { name: 'lead.edit', args: { id: CHANGED, changes: { notes: ['', 'Call on Monday'] } } },
  ])
  const picture = { id: 55, type: 'image/png' as const, bytes: new ArrayBuffer(8) }
  await mutate(store, TEAM, [made(MADE, { avatarUrl: fileUrl(55) })], { files: [picture] })
}

const counts = async () =>
  Object.fromEntries(
    await Promise.all(store.tables.map(async (table) => [table.name, await table.count()] as const)),
  )

test('a session that was ended leaves nothing on the phone but what was not sent', async () => {
  await working()
  answers.push = ended
  answers.pull = ended
  expect(await run()).toBe('signed-out')
  const { outbox, files, shadows, status: _, packed: __, ...rest } = await counts()
  expect({ outbox, files, shadows }).toEqual({ outbox: 3, files: 1, shadows: 0 })
  expect(Object.values(rest).every((count) => count === 0)).toBe(true)
  const left = JSON.stringify(await Promise.all(store.tables.map((table) => table.toArray())))
  expect(left).not.toContain(`Lead ${READ}`)
  expect(left).not.toContain(`Lead ${CHANGED}`)
})

test('one that lapsed leaves all as it is', async () => {
  await working()
  const before = await counts()
  answers.push = lapsed
  answers.pull = lapsed
  expect(await run()).toBe('signed-out')
  expect(await counts()).toEqual(before)
})

test('what was not sent is sent when the same person has signed in, and all is read again', async () => {
  await working()
  answers.push = ended
  await run()
  answers.push = took('applied')
  const changed = leadAt(CHANGED, 3, { notes: 'Call on Monday' })
  const all = [leadAt(READ, 1), changed, leadAt(MADE, 3, { fullName: `Made ${MADE}` })]
  answers.pull = () => Response.json(pullAnswer({ now: NOW, pages: [pageTo(3, { leads: all })] }))
  const sent = new Set<string>()
  const push = answers.push
  answers.push = () => {
    for (const { mid } of pushed) sent.add(mid)
    return push()
  }
  // Every pull gets the same response; after the first, it contains nothing new.
  let asked = 0
  const pull = answers.pull
  answers.pull = () =>
    asked++ === 0 ? pull() : Response.json(pullAnswer({ now: NOW, pages: [pageTo(3, { from: 3 })] }))
  expect(await run()).toBe('synced')
  expect(sent.size).toBe(2)
  expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([READ, CHANGED, MADE])
  expect((await store.leads.get(CHANGED))?.notes).toBe('Call on Monday')
  expect((await store.outbox.toArray()).map(({ rowId, state }) => [rowId, state])).toEqual([
    [REFUSED, 'refused'],
  ])
  expect((await attentionOf(store)).refused).toHaveLength(1)
})

test('what the server refuses then stands under Attention', async () => {
  await working()
  answers.push = ended
  await run()
  answers.push = took('rejected')
  let asked = 0
  answers.pull = () =>
    Response.json(asked++ === 0 ? wholeTeam() : pullAnswer({ now: NOW, pages: [pageTo(2, { from: 2 })] }))
  expect(await run()).toBe('synced')
  expect((await attentionOf(store)).refused).toHaveLength(3)
  expect((await store.leads.toArray()).map(({ id }) => id)).toEqual([READ, CHANGED])
})
