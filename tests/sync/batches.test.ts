import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attentionOf, discardRefused, sendAgain } from '#db/device/attention.ts'
import { type Change, mutateMany } from '#db/device/mutate.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { BATCH_LIMIT } from '#db/model/sync/protocol.ts'
import { seatOf, teamOfFour } from '#tests/api/fixtures.ts'
import { copyOf, putBack, read } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let dataDir: string
let world: World
beforeEach(async () => {
  dataDir = await newDataDir('rove-batches-')
  world = await openWorld({ dataDir })
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const FIRST = 5_000
/** A number of new leads, with ids from `FIRST` on. */
const newLeads = (count: number, notes = ''): Change[] =>
  Array.from({ length: count }, (_, n) => {
    const fields = { fullName: `Lead ${n}`, email: `lead-${n}@company.example`, notes }
    return { name: 'lead.create', args: { id: FIRST + n, fields } }
  })

const make = ({ store, now }: Device, { teamId }: Person, changes: Iterable<Change>) =>
  mutateMany(store, teamId, changes, { now: now() })

const namesOn = async ({ store }: Device) =>
  (await store.leads.toArray()).filter(({ deletedAt }) => !deletedAt).map(({ fullName }) => fullName)
const named = (count: number) => Array.from({ length: count }, (_, n) => `Lead ${n}`)

/** Collects the body sizes of a device's later pushes, in bytes. */
function pushesOf(device: Device): number[] {
  const sizes: number[] = []
  const { fetch } = device.wire
  device.wire.fetch = (path, init) => {
    if (path.includes('/push')) sizes.push(Buffer.byteLength(String(init?.body)))
    return fetch(path, init)
  }
  return sizes
}

/** The names of all changes of a row, oldest first. */
async function historyOf(rowId: number): Promise<string[]> {
  const sql = 'SELECT name FROM history WHERE rowId = ? ORDER BY version'
  return (await read<{ name: string }>(world, sql, rowId)).map(({ name }) => name)
}

const outboxOf = ({ store }: Device) => store.outbox.orderBy('seq').toArray()

async function phoneOf(name = 'ana') {
  const person = await world.person(name)
  const phone = world.device(person)
  await phone.sync()
  return { person, phone }
}

test('a thousand leads made offline are two entries of the outbox, and on every device once after a sync', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(1_000))
  expect((await outboxOf(phone)).map(({ batch }) => batch?.rowIds.length)).toEqual([500, 500])
  expect(await namesOn(phone)).toEqual(named(1_000))
  expect(await phone.sync()).toBe('synced')
  expect(await outboxOf(phone)).toEqual([])
  expect(await phone.store.shadows.count()).toBe(0)
  const desk = world.device(person)
  expect(await desk.sync()).toBe('synced')
  expect(await namesOn(desk)).toEqual(named(1_000))
  expect(await desk.store.leads.toArray()).toEqual(await phone.store.leads.toArray())
  expect(await read(world, 'SELECT mid FROM receipts WHERE teamId = ?', person.teamId)).toHaveLength(2)
})

test('one row alone is sent as a change by itself', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(1))
  const [entry] = await outboxOf(phone)
  expect(entry).toMatchObject({ rowId: FIRST, args: { id: FIRST } })
  expect(entry?.batch).toBeUndefined()
  await phone.sync()
  expect(await namesOn(phone)).toEqual(named(1))
  expect(await phone.store.batches.count()).toBe(0)
})

test('a batch takes no more bytes than one push may have', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(100, 'ø'.repeat(9_000)))
  const sizes = pushesOf(phone)
  expect(await phone.sync()).toBe('synced')
  expect(sizes.length).toBeGreaterThan(6)
  expect(Math.max(...sizes)).toBeLessThan(BATCH_LIMIT.bytes + 2_000)
  const desk = world.device(person)
  await desk.sync()
  expect(await namesOn(desk)).toEqual(named(100))
})

test('a batch whose reply is lost takes effect once', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(20))
  const { fetch } = phone.wire
  phone.wire.fetch = async (path, init) => {
    const answer = await fetch(path, init)
    if (path.includes('/push')) throw new TypeError('The line broke off')
    return answer
  }
  expect(await phone.sync()).toBe('offline')
  phone.wire.fetch = fetch
  expect(await phone.sync()).toBe('synced')
  expect(await namesOn(phone)).toEqual(named(20))
  expect(await historyOf(FIRST)).toEqual(['lead.create'])
})

test('what was cut off in the middle goes on where it was cut when it is asked for again', async () => {
  const { person, phone } = await phoneOf()
  const cut = new AbortController()
  const changes = newLeads(1_200)
  await mutateMany(phone.store, person.teamId, changes, { onProgress: () => cut.abort(), signal: cut.signal })
  expect(await namesOn(phone)).toEqual(named(500))
  await phone.sync()
  const made: number[] = []
  await mutateMany(phone.store, person.teamId, changes, { onProgress: (count) => made.push(count) })
  expect(made).toEqual([500, 1_000, 1_200])
  expect((await outboxOf(phone)).map(({ batch }) => batch?.rowIds.length)).toEqual([500, 200])
  await phone.sync()
  expect(await namesOn(phone)).toEqual(named(1_200))
})

test('where one change of a batch can’t be made, nothing of that batch is', async () => {
  const { person, phone } = await phoneOf()
  const wrong: Change = {
    name: 'lead.create',
    args: { id: FIRST + 9, fields: { fullName: 'No way to reach' } },
  }
  await expect(make(phone, person, [...newLeads(5), wrong])).rejects.toThrow(Refused)
  expect(await namesOn(phone)).toEqual([])
  expect(await outboxOf(phone)).toEqual([])
})

test('a row that the server refuses holds up no other of its batch, nor what was done to them after', async () => {
  const { person, phone } = await phoneOf()
  const { person: other, phone: theirs } = await phoneOf('bob')
  await make(theirs, other, newLeads(4).slice(3))
  await theirs.sync()
  await make(phone, person, newLeads(6))
  await phone.change({
    name: 'lead.edit',
    args: { id: FIRST, changes: { fullName: ['Lead 0', 'Mia Berg'] } },
  })
  expect(await phone.sync()).toBe('synced')
  const { refused } = await attentionOf(phone.store)
  expect(refused.map(({ rowId, rows, entries }) => [rowId, rows, entries[0]?.code])).toEqual([
    [FIRST + 3, 1, 'taken'],
  ])
  const desk = world.device(person)
  await desk.sync()
  expect((await namesOn(desk)).sort()).toEqual(['Lead 1', 'Lead 2', 'Lead 4', 'Lead 5', 'Mia Berg'])
})

test('a server that knows no batches is sent their changes one by one', async () => {
  const { person, phone } = await phoneOf()
  const { fetch } = phone.wire
  phone.wire.fetch = async (path, init) =>
    String(init?.body).includes('"each"')
      ? Response.json({ message: 'Bad request', code: 'invalid' }, { status: 400 })
      : fetch(path, init)
  await make(phone, person, newLeads(150))
  expect(await phone.sync()).toBe('synced')
  const desk = world.device(person)
  await desk.sync()
  expect(await namesOn(desk)).toEqual(named(150))
  expect((await attentionOf(phone.store)).refused).toEqual([])
})

test('a server that was set back gets a batch again, once', async () => {
  const { person, phone } = await phoneOf()
  const backup = await copyOf(dataDir)
  await make(phone, person, newLeads(30))
  await phone.sync()
  await phone.change({
    name: 'lead.edit',
    args: { id: FIRST, changes: { fullName: ['Lead 0', 'Mia Berg'] } },
  })
  await phone.sync()
  await world.close()
  await putBack(dataDir, backup)
  world = await openWorld({ dataDir })
  phone.moveTo(world)
  expect(await phone.sync()).toBe('synced')
  expect(await phone.sync()).toBe('synced')
  const desk = world.device(person)
  await desk.sync()
  for (const device of [phone, desk]) {
    expect(await namesOn(device)).toEqual(['Mia Berg', ...named(30).slice(1)])
  }
})

test('edits of many rows meet others’ edits as single ones do: the later stands, the other is kept', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(3))
  await phone.sync()
  const desk = world.device(person)
  await desk.sync()
  await desk.change({ name: 'lead.edit', args: { id: FIRST + 1, changes: { status: ['new', 'qualified'] } } })
  await desk.sync()
  world.pass(60_000)
  const edits = [0, 1, 2].map(
    (n): Change => ({
      name: 'lead.edit',
      args: { id: FIRST + n, changes: { status: ['new', 'contacted'] } },
    }),
  )
  await make(phone, person, edits)
  await phone.sync()
  await desk.sync()
  for (const device of [phone, desk]) {
    const leads = await device.store.leads.toArray()
    expect(leads.map(({ status }) => status)).toEqual(['contacted', 'contacted', 'contacted'])
    const { lost } = await attentionOf(device.store)
    expect(lost.map(({ conflict }) => [conflict.rowId, conflict.winner, conflict.loser])).toEqual([
      [FIRST + 1, 'contacted', 'qualified'],
    ])
  }
})

test('the history of a lead says with how many others it was changed, and lists them', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(3))
  await phone.change({
    name: 'lead.edit',
    args: { id: FIRST, changes: { status: ['new', 'contacted'] } },
  })
  await phone.sync()
  const { body: history } = await world.ask('GET', `/api/leads/${FIRST}/history`, undefined, person)
  const told = history.map(({ name, batchRows }: { name: string; batchRows: number }) => [name, batchRows])
  expect(told).toEqual([
    ['lead.edit', null],
    ['lead.create', 3],
  ])
  const path = `/api/leads/${FIRST}/batches/${history[1].batchVersion}`
  const { body: leads } = await world.ask('GET', path, undefined, person)
  expect(leads).toEqual(named(3).map((name, n) => ({ id: FIRST + n, name })))
  const stranger = await world.person('eve')
  expect((await world.ask('GET', path, undefined, stranger)).status).toBe(404)
})

test('a batch that meets too many others’ edits is sent row by row, and each of them is kept', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(101))
  await phone.sync()
  const desk = world.device(person)
  await desk.sync()
  const edits = (word: string): Change[] =>
    Array.from({ length: 101 }, (_, n) => {
      const fields = ['position', 'company', 'industry', 'companySize', 'address']
      const changes = Object.fromEntries(
        fields.map((field): [string, [string, string]] => [field, ['', word]]),
      )
      return { name: 'lead.edit', args: { id: FIRST + n, changes } }
    })
  await make(desk, person, edits('desk'))
  await desk.sync()
  world.pass(60_000)
  await make(phone, person, edits('phone'))
  expect(await phone.sync()).toBe('synced')
  expect(await outboxOf(phone)).toEqual([])
  const leads = await phone.store.leads.toArray()
  expect(leads.every(({ position, address }) => position === 'phone' && address === 'phone')).toBe(true)
  expect((await attentionOf(phone.store)).lost).toHaveLength(5 * 101)
})

test('many are deleted and put back at once, and history tells of each', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(3))
  await phone.sync()
  const ids = [0, 1, 2].map((n) => FIRST + n)
  await make(
    phone,
    person,
    ids.map((id): Change => ({ name: 'lead.delete', args: { id, seen: 0 } })),
  )
  await phone.sync()
  expect(await namesOn(phone)).toEqual([])
  await make(
    phone,
    person,
    ids.map((id): Change => ({ name: 'lead.restore', args: { id } })),
  )
  await phone.sync()
  expect(await namesOn(phone)).toEqual(named(3))
  expect(await historyOf(FIRST + 1)).toEqual(['lead.create', 'lead.delete', 'lead.restore'])
})

test('a batch of a team that one was taken out of is one thing in Attention, and can be made again in another', async () => {
  const { teamId, owner, member: bob } = await teamOfFour(world)
  const [phone, hers] = [world.device(bob), world.device(owner)]
  await phone.sync()
  await mutateMany(phone.store, teamId, newLeads(40), { now: phone.now() })
  const seat = await seatOf(world, teamId, bob, owner)
  await world.ask('DELETE', `/api/teams/${teamId}/members/${seat}`, undefined, owner)
  expect(await phone.sync()).toBe('synced')
  const [item, ...others] = (await attentionOf(phone.store)).refused
  expect(others).toEqual([])
  expect(item).toMatchObject({ rows: 40, teamId, table: 'leads' })
  await sendAgain(phone.store, item!, { teamId: bob.teamId, typed: {} })
  await phone.sync()
  expect(await namesOn(phone)).toEqual(expect.arrayContaining(named(40)))
  expect((await attentionOf(phone.store)).refused).toEqual([])
  await hers.sync()
  expect(await namesOn(hers)).toEqual([])
})

test('of a person whose data was erased nothing stays in a batch that was sent', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(10))
  await phone.sync()
  const erased = await world.ask('POST', `/api/teams/${person.teamId}/leads/${FIRST + 2}/erase`, {}, person)
  expect(erased.status).toBeLessThan(300)
  await phone.sync()
  const kept = JSON.stringify([await phone.store.batches.toArray(), await phone.store.sent.toArray()])
  expect(kept).toContain('lead-1@company.example')
  expect(kept).not.toContain('lead-2@company.example')
  expect(kept).not.toContain(String(FIRST + 2))
})

test('discarded, a refused batch leaves nothing on the device', async () => {
  const { person, phone } = await phoneOf()
  await make(phone, person, newLeads(5))
  const [entry] = await outboxOf(phone)
  await phone.store.outbox.update(entry!.seq, { state: 'refused', code: 'forbidden', message: 'No.' })
  const [item] = (await attentionOf(phone.store)).refused
  await discardRefused(phone.store, item!.entries)
  expect(await phone.store.batches.count()).toBe(0)
  expect(await outboxOf(phone)).toEqual([])
})

test('what nobody may put into a push is refused: more rows than a batch has, a row twice, work for the server', async () => {
  const person = await world.person('ana')
  const push = (name: string, each: unknown) =>
    world.ask(
      'POST',
      '/api/sync/push',
      {
        protocol: 1,
        userId: person.user.id,
        deviceId: 'hostile',
        mutations: [
          { mid: crypto.randomUUID(), teamId: person.teamId, name, each, at: new Date().toISOString() },
        ],
      },
      person,
    )
  const create = (id: number) => ({ args: { id, fields: { fullName: 'Mia', email: 'mia@berg.example' } } })
  const many = Array.from({ length: BATCH_LIMIT.rows + 1 }, (_, n) => create(FIRST + n))
  expect((await push('lead.create', many)).status).toBe(400)
  expect((await push('lead.create', [])).status).toBe(400)
  const twice = await push('lead.create', [create(FIRST), create(FIRST)])
  expect(twice.body.outcomes).toMatchObject([{ outcome: 'rejected', code: 'invalid' }])
  const args = { productId: null, count: 5 }
  const work = await push('request.create', [{ args: { id: FIRST, task: { kind: 'suggest', args } } }])
  expect(work.body.outcomes).toMatchObject([{ outcome: 'rejected', code: 'invalid' }])
})

let people = 0
/** The id of a lead of another team. */
const THEIRS = 1

/** A step of one of two devices of a person, and how the connection and the server behave. */
type Step =
  | { do: 'create'; on: 0 | 1; count: number; taken: boolean }
  | { do: 'edit' | 'edit one' | 'delete' | 'restore'; on: 0 | 1; from: number }
  | { do: 'sync'; on: 0 | 1; lost: 'nothing' | 'request' | 'reply'; at: number }
  | { do: 'back up' | 'set back' }

const on = fc.constantFrom<0 | 1>(0, 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      on,
      count: fc.integer({ min: 1, max: 4 }),
      taken: fc.nat(4).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'edit' as const,
        'edit' as const,
        'edit one' as const,
        'delete' as const,
        'restore' as const,
      ),
      on,
      from: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      on,
      lost: fc.constantFrom('nothing' as const, 'nothing' as const, 'request' as const, 'reply' as const),
      at: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('back up' as const, 'set back' as const) }) },
)

test('whatever is lost on the way or set back, each row of a batch ends once and as it was written last', {
  timeout: 90_000,
}, async () => {
  const { person: other, phone: theirs } = await phoneOf('other')
  await make(theirs, other, [newLead(THEIRS)])
  await theirs.sync()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const person = await world.person(`person-${++people}`)
      const devices = [world.device(person), world.device(person)] as const
      await expectKept(person, devices, steps)
    }),
    { numRuns: 10 },
  )
})

type Devices = readonly [Device, Device]

async function expectKept(person: Person, devices: Devices, steps: readonly Step[]) {
  const written = new Map<number, string>()
  const draw = { id: 100_000 * people, token: 0 }
  let backup: string | undefined
  for (const each of steps) {
    world.pass(60_000)
    if (!('on' in each)) {
      if (each.do === 'set back') await setBack(devices, backup)
      else backup = await copyOf(dataDir)
    } else if (each.do === 'sync') await syncLosing(devices[each.on], each)
    else await write(person, devices[each.on], each, draw, written)
  }
  for (let round = 0; round < 3; round++) for (const device of devices) await device.sync()
  const [phone, desk] = devices
  const leads = await phone.store.leads.orderBy('id').toArray()
  expect(await desk.store.leads.orderBy('id').toArray()).toEqual(leads)
  expect(new Map(leads.map(({ id, position }) => [id, position]))).toEqual(written)
  for (const device of devices) {
    const left = await outboxOf(device)
    const isTaken = ({ state, rowId, code }: (typeof left)[number]) =>
      state === 'refused' && rowId === THEIRS && code === 'taken'
    expect(left.filter((entry) => !isTaken(entry))).toEqual([])
    expect(await device.store.shadows.count()).toBe(0)
  }
}

async function setBack(devices: Devices, backup: string | undefined) {
  if (backup === undefined) return
  await world.close()
  await putBack(dataDir, backup)
  world = await openWorld({ dataDir })
  for (const device of devices) device.moveTo(world)
}

/** Changes rows as a step says, and records what each of them must contain in the end. */
async function write(
  person: Person,
  device: Device,
  step: Extract<Step, { on: 0 | 1 }>,
  draw: { id: number; token: number },
  written: Map<number, string>,
) {
  if (step.do === 'create') {
    const ids = Array.from({ length: step.count }, () => ++draw.id)
    for (const id of ids) written.set(id, '')
    return make(device, person, [...ids, ...(step.taken ? [THEIRS] : [])].map(newLead))
  }
  if (step.do === 'sync') return
  const isRestored = step.do === 'restore'
  const all = (await device.store.leads.toArray()).filter((lead) => lead.id !== THEIRS)
  const leads = all.filter(({ deletedAt }) => (deletedAt !== null) === isRestored).slice(step.from)
  if (step.do === 'delete' || isRestored) {
    const changes = leads.map(({ id, version }): Change => {
      return isRestored
        ? { name: 'lead.restore', args: { id } }
        : { name: 'lead.delete', args: { id, seen: version } }
    })
    return make(device, person, changes)
  }
  const position = `Position ${++draw.token}`
  const edited = step.do === 'edit' ? leads : leads.slice(0, 1)
  for (const { id } of edited) written.set(id, position)
  const edits = edited.map((lead): Change => {
    return { name: 'lead.edit', args: { id: lead.id, changes: { position: [lead.position, position] } } }
  })
  return step.do === 'edit' ? make(device, person, edits) : device.change(...edits)
}

const newLead = (id: number): Change => ({
  name: 'lead.create',
  args: { id, fields: { fullName: `Lead ${id}`, email: 'lead@company.example' } },
})

/** Syncs over a connection that loses one of the pushes, or its response. */
async function syncLosing(
  device: Device,
  { lost, at }: { lost: 'nothing' | 'request' | 'reply'; at: number },
) {
  const { fetch } = device.wire
  let pushes = 0
  device.wire.fetch = async (path, init) => {
    const isLost = path.includes('/push') && pushes++ === at
    if (isLost && lost === 'request') throw new TypeError('The request is lost')
    const answer = await fetch(path, init)
    if (isLost && lost === 'reply') throw new TypeError('The answer is lost')
    return answer
  }
  await device.sync()
  device.wire.fetch = fetch
}
