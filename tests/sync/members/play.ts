import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Change, changeOf } from '#db/device/mutate.ts'
import { type AnyRow, tables } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type { Store } from '#db/server/database/handle.ts'
import { receipts } from '#db/server/database/tables.ts'
import { stored } from '#db/server/rows.ts'
import { addMember } from '#db/server/teams.ts'
import { aProduct, makeTeam } from '#tests/api/samples.ts'
import { storeIn } from '#tests/database.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { type Action, HONEST, HOSTILE, LEADS, ROWS, type RowName, STANDS_FOR } from './history.ts'

/** A server and its people, for several histories; each history has a separate team. */
export interface Bed {
  world: World
  store: Store
  /** An owner and a member. */
  honest: Person[]
  /** In the order of {@link HOSTILE}. */
  hostile: Person[]
  close(): Promise<void>
}

export async function openBed(): Promise<Bed> {
  const world = await openWorld()
  const store = await storeIn(world.dataDir)
  return {
    world,
    store,
    honest: [await world.person('ola'), await world.person('ines')],
    hostile: await Promise.all(HOSTILE.map((name) => world.person(name))),
    async close() {
      await store.close()
      await world.close()
    },
  }
}

interface Play {
  bed: Bed
  teamId: number
  devices: Device[]
  ids: Record<RowName, number>
  /** What the honest members' devices received of them. */
  made: { userId: number; mid: string }[]
}

/** Plays a history. @throws Error that says which promise to an honest member's device was broken */
export async function play(bed: Bed, history: readonly Action[]): Promise<void> {
  const begun = await begin(bed)
  try {
    for (const action of history) await act(begun, action)
    for (const device of begun.devices) await inStep(begun, device)
    for (const device of begun.devices) await inStep(begun, device)
    const anew = bed.honest.map((person) => deviceOf(begun, person))
    begun.devices.push(...anew)
    for (const device of anew) await inStep(begun, device)
    await editsAreAnswered(begun)
  } finally {
    for (const device of begun.devices) await device.store.delete()
  }
}

/**
 * A team with two honest members, who have three leads with notes and other rows, and two hostile members.
 */
async function begin(bed: Bed): Promise<Play> {
  const { world, store, hostile } = bed
  const [owner, mate] = bed.honest
  const [member, admin, stranger] = hostile
  if (!owner || !mate || !member || !admin || !stranger) throw new Error('Somebody is missing.')
  const teamId = await makeTeam(world, owner, 'Fjord')
  const createdAt = new Date().toISOString()
  const roles = [[mate, 'member'] as const, [member, 'member'] as const, [admin, 'admin'] as const]
  await store.tx(async (handle) => {
    for (const [{ user }, role] of roles)
      await addMember(handle, { teamId, userId: user.id, role, createdAt })
  })
  const ids = Object.fromEntries(ROWS.map((name) => [name, newId()])) as Record<RowName, number>
  const begun: Play = { bed, teamId, devices: [], ids, made: [] }
  begun.devices = bed.honest.map((person) => deviceOf(begun, person))
  const theirs = world.device(stranger)
  await theirs.sync()
  await theirs.change(
    changeOf('lead.create', { id: ids.theirs, fields: { fullName: 'Bo', email: 'bo@ex.example' } }),
  )
  await theirs.sync()
  await theirs.store.delete()
  const [first] = begun.devices
  await first?.sync()
  for (const change of firstChanges(ids)) await edit(begun, 0, change)
  for (const device of begun.devices) await inStep(begun, device)
  return begun
}

const firstChanges = (ids: Play['ids']): Change[] => [
  ...[ids.lead0, ids.lead1, ids.lead2].map((id, n) =>
    changeOf('lead.create', {
      id,
      fields: { fullName: `Mia Berg ${n}`, email: `mia${n}@berg.example`, phoneNumber: `+47 555 12 34${n}` },
    }),
  ),
  changeOf('product.create', { id: ids.product0, fields: aProduct }),
  changeOf('note.add', {
    id: ids.note0,
    fields: { leadId: ids.lead0, text: 'Mia Berg 0 asked for a quote' },
  }),
]

function deviceOf({ bed, teamId }: Pick<Play, 'bed' | 'teamId'>, person: Person): Device {
  const device = bed.world.device({ ...person, teamId })
  const { wire } = device
  device.wire = {
    ...wire,
    async fetch(path, init) {
      const answer = await wire.fetch(path, init)
      if (answer.status >= 500) throw new Broken(`a device was answered ${answer.status} by ${path}`)
      return answer
    },
  }
  return device
}

/**
 * How often each outcome of a push, of a change in it and of an erasure occurred, over all histories of the
 * process.
 */
export const tally = new Map<string, number>()
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)

const SETTLES_WITHIN_MS = 15_000

/** A promise to the team was broken. */
class Broken extends Error {}

async function act(now: Play, action: Action): Promise<void> {
  if (action.do === 'push') return push(now, action)
  if (action.do === 'sync') return inStep(now, deviceIn(now, action.by))
  if (action.do === 'erase') return erase(now, leadOf(now, action.lead))
  const id = leadOf(now, action.lead)
  if (action.do === 'note') {
    return edit(now, action.by, {
      name: 'note.add',
      args: { id: newId(), fields: { leadId: id, text: action.text } },
    })
  }
  const lead = await deviceIn(now, action.by).store.leads.get(id)
  const changes = { [action.field]: [lead?.[action.field] ?? '', action.to] }
  return edit(now, action.by, { name: 'lead.edit', args: { id, changes } })
}

const leadOf = ({ ids }: Play, n: number): number => [ids.lead0, ids.lead1, ids.lead2][n % LEADS] ?? 0

function deviceIn({ devices }: Play, n: number): Device {
  const device = devices[n % HONEST]
  if (!device) throw new Error('There is no such device.')
  return device
}

/** An honest member's tap: the form refuses invalid values, and then nothing is made. */
async function edit(now: Play, by: number, { name, args }: { name: string; args: unknown }): Promise<void> {
  const device = deviceIn(now, by)
  try {
    await device.change(changeOf(name, args))
  } catch (error) {
    if (error instanceof Refused) return
    throw error
  }
  const last = await device.store.outbox.toCollection().last()
  if (last) now.made.push({ userId: device.store.userId, mid: last.mid })
}

async function erase({ bed, teamId }: Play, leadId: number): Promise<void> {
  const answer = await bed.world.ask('POST', `/api/teams/${teamId}/leads/${leadId}/erase`, {}, bed.honest[0])
  count(`erase ${answer.status}`)
  if (![200, 404].includes(answer.status)) throw new Broken(`the erasing was answered ${answer.status}`)
}

async function push(now: Play, { by, changes, more }: Extract<Action, { do: 'push' }>): Promise<void> {
  const person = now.bed.hostile[by % HOSTILE.length]
  if (!person) throw new Error('Nobody pushes.')
  const mutations = changes.map((change) => {
    const teams = { team: now.teamId, theirs: now.bed.hostile[2]?.teamId ?? 0, self: person.user.id }
    const teamId = teams[change.team]
    const about = {
      mid: randomUUID(),
      teamId,
      name: change.name,
      at: new Date().toISOString(),
      ...change.more,
    }
    const stands: [number, number][] = [
      [STANDS_FOR.id, change.row === 'settings' ? person.user.id : now.ids[change.row]],
      [STANDS_FOR.leadId, now.ids[change.leadId]],
      [STANDS_FOR.productId, now.ids.product0],
      [STANDS_FOR.teamId, teamId],
    ]
    const args = stands.reduce((text, [from, to]) => text.replaceAll(`${from}`, `${to}`), change.args)
    return `${JSON.stringify(about).slice(0, -1)},"args":${args || 'null'}}`
  })
  const about = JSON.stringify({ protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone', ...more })
  const body = `${about.slice(0, -1)},"mutations":[${mutations.join(',')}]}`
  const { status, body: answer } = await now.bed.world.ask('POST', '/api/sync/push', body, person)
  count(`push ${status}`)
  for (const one of answer?.outcomes ?? []) count(one.code ? `rejected ${one.code}` : one.outcome)
  if (status >= 500) throw new Broken(`a push was answered ${status}: ${body.slice(0, 2_000)}`)
}

/** The sync succeeds, and soon the device has what the server has; requested jobs may write meanwhile. */
async function inStep(now: Play, device: Device): Promise<void> {
  const end = Date.now() + SETTLES_WITHIN_MS
  for (;;) {
    const apart = await afterSync(now, device)
    if (!apart) return
    if (Date.now() > end) throw new Broken(apart)
  }
}

/**
 * After a sync nothing waits on the device, and it can read everything.
 * @returns how it differs from the server
 */
async function afterSync({ bed, teamId }: Play, device: Device): Promise<string | undefined> {
  const { store } = device
  const result = await device.sync()
  if (result !== 'synced') throw new Broken(`a sync ended as ${result}`)
  const [unread] = await store.unread.toArray()
  if (unread) throw new Broken(`a row could not be read: ${JSON.stringify(unread).slice(0, 2_000)}`)
  const outbox = await store.outbox.toArray()
  const stuck = outbox.find(({ state, message }) => state !== 'refused' || !message)
  if (stuck) throw new Broken(`a change is stuck: ${JSON.stringify(stuck)}`)
  const streams = [teamId, store.userId]
  const refused = new Set(outbox.map(({ table, rowId }) => `${table} ${rowId}`))
  for (const table of tables) {
    const from = stored[table]
    const has: AnyRow[] = await store.rows(table).where('teamId').anyOf(streams).toArray()
    const should = await bed.store.read.select().from(from).where(inArray(from.teamId, streams))
    const expected = new Map(should.map((row) => [row.id, inOrder(row)]))
    for (const row of has) {
      const other = expected.get(row.id)
      expected.delete(row.id)
      if (inOrder(row) === other || refused.has(`${table} ${row.id}`)) continue
      return `${table} differ: the device has ${inOrder(row)}, the server ${other}`
    }
    for (const [id, row] of expected) if (!refused.has(`${table} ${id}`)) return `the device lacks ${row}`
  }
  return undefined
}

const inOrder = (row: object) => JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))

/** Each edit of an honest member is on the server, or was refused with a message. */
async function editsAreAnswered({ bed, made }: Play): Promise<void> {
  for (const userId of new Set(made.map((one) => one.userId))) {
    const { mid, outcome } = receipts
    const answered = await bed.store.read
      .select({ mid, outcome })
      .from(receipts)
      .where(eq(receipts.userId, userId))
    const outcomes = new Map(answered.map((one) => [one.mid, one.outcome]))
    for (const one of made.filter((other) => other.userId === userId)) {
      const answer = outcomes.get(one.mid)
      if (!answer) throw new Broken(`an edit was never answered: ${one.mid}`)
      if (answer.outcome === 'rejected' && !answer.message)
        throw new Broken('an edit was refused without a word')
    }
  }
}
