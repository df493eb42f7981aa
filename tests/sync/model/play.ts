import { and, eq } from 'drizzle-orm'
import { rowIdsOf } from '#db/device/outbox.ts'
import { foldOn } from '#db/device/packs.ts'
import type { SyncResult } from '#db/device/store.ts'
import { sync } from '#db/device/sync.ts'
import { rowOf, tables } from '#db/model/entities/registry.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { members } from '#db/server/database/tables.ts'
import { KEPT_MS, purgeDeleted, teamsToPurge } from '#db/server/purge.ts'
import { addMember, editTeam, isMember } from '#db/server/teams.ts'
import { write } from '#db/server/write.ts'
import { type Action, type Edit, made as makeable } from './actions.ts'
import { changeOf } from './edits.ts'
import { erase } from './erasing.ts'
import { goOnWithImport, importList, undoImportOf } from './imports.ts'
import { allMade, follow, type Made } from './ledger.ts'
import { lineOf } from './line.ts'
import { entriesOf, make } from './make.ts'
import { setForMany, undoSet } from './sets.ts'
import { readTruth, rowsIn } from './truth.ts'
import { at, deviceNow, type ModelDevice, type ModelWorld } from './world.ts'

/**
 * Does one action of a run. An action that is impossible at the moment, such as an edit without rows, does
 * nothing.
 */
export async function play(world: ModelWorld, action: Action): Promise<void> {
  world.clock.now += 1000
  switch (action.do) {
    case 'sync':
      return syncOn(world, action)
    case 'deliver':
      return deliver(world, action.n)
    case 'wait':
      world.clock.now += action.ms
      return
    case 'purge':
      return purge(world)
    case 'poison':
      return poison(world, world.devices[action.on]!, action)
    case 'clock':
      if (action.years !== 0) world.tally.count('time: clock off by a year')
      world.devices[action.on]!.years = action.years
      return
    case 'disk':
      world.devices[action.on]!.disk.fault = { ...action.fault }
      return
    case 'kill':
      return kill(world, world.devices[action.on]!)
    case 'copy device': {
      const device = world.devices[action.on]!
      const disk = await device.disk.copy()
      device.copy = { disk, made: allMade(world.ledger) }
      return
    }
    case 'restore device':
      return restoreDevice(world, world.devices[action.on]!)
    case 'back up server':
      return world.backend.backUp()
    case 'restore server':
      return restoreServer(world)
    case 'remove':
    case 'add':
    case 'change role':
      return changeMembership(world, action)
    case 'found team':
      return foundTeam(world, action.user)
    case 'locate':
      return locate(world, action.pick)
    default:
      return edit(world, action)
  }
}

/**
 * Rows whose deletion reached the server less than 30 days ago can be restored, whatever the phone's clock
 * said.
 */
async function purge(world: ModelWorld) {
  world.tally.count('time: purge')
  const cutoff = new Date(world.clock.now - KEPT_MS).toISOString()
  const young = await deletedSince(world, cutoff)
  const before = await storedIds(world)
  const { store } = world.backend
  for (const teamId of await teamsToPurge(store.read, cutoff)) {
    await store.tx(
      (handle) => purgeDeleted(handle, teamId, { cutoff, now: new Date(world.clock.now).toISOString() }),
      teamId,
    )
  }
  const after = new Set(await storedIds(world))
  const tooEarly = before.find((id) => !after.has(id) && young.has(id))
  if (tooEarly !== undefined) world.wrong.push(`row ${tooEarly} was purged before its 30 days`)
}

/** The rows whose deletion has reached the server since. */
async function deletedSince(world: ModelWorld, since: string): Promise<Set<number>> {
  const truth = await readTruth(world)
  const versions = new Set<string>()
  for (const { teamId, at, outcome } of truth.receipts.values()) {
    if (at >= since && 'version' in outcome) versions.add(`${teamId} ${outcome.version}`)
  }
  const deletions = truth.history.filter(
    ({ teamId, version, changes }) => versions.has(`${teamId} ${version}`) && changes.deletedAt?.[1],
  )
  return new Set(deletions.map(({ rowId }) => rowId))
}

async function storedIds(world: ModelWorld): Promise<number[]> {
  const rows = await Promise.all(makeable.map((table) => rowsIn(world, table)))
  return rows.flat().map(({ id }) => id)
}

/** A person changes something on a device. */
async function edit(world: ModelWorld, action: Edit): Promise<void> {
  const device = world.devices[action.on]!
  switch (action.do) {
    case 'import':
      return importList(world, device, action)
    case 'go on with import':
      return goOnWithImport(world, device, action)
    case 'undo import':
      return undoImportOf(world, device, action)
    case 'set for many':
      return setForMany(world, device, action)
    case 'undo set':
      return undoSet(world, device, action)
    case 'erase':
      return erase(world, device, action)
    default: {
      const intent = await changeOf(world, device, action)
      if (intent) await make(world, device, intent)
    }
  }
}

const AT_MOST_REQUESTS = 200

async function syncOn(world: ModelWorld, action: Extract<Action, { do: 'sync' }>) {
  const device = world.devices[action.on]!
  device.disk.failed = false
  const syncs = [startSync(world, device, action)]
  if (action.twice) {
    world.tally.count('line: two syncs at once')
    syncs.push(startSync(world, device, { ...action, faults: [] }))
  }
  const during = action.during ? edit(world, { ...action.during, on: action.on }) : undefined
  await during
  await Promise.all(syncs)
}

/** @returns when the sync has ended or a fault of the network holds it up */
export async function startSync(
  world: ModelWorld,
  device: ModelDevice,
  { faults, pageRows }: Pick<Extract<Action, { do: 'sync' }>, 'faults' | 'pageRows'>,
): Promise<void> {
  let held = () => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const line = lineOf(world.air, device, faults, { pageRows, onHeld: () => held() })
  const { disk } = device
  const { store } = disk
  let requests = 0
  const wire = {
    ...line,
    now: () => deviceNow(world, device).getTime(),
    fetch: async (path: string, init: RequestInit) => {
      if (disk.store === store) follow(world, device.index, await entriesOf(device))
      if (requests++ > AT_MOST_REQUESTS) world.wrong.push(`a sync of device ${device.index} does not end`)
      if (requests > AT_MOST_REQUESTS + 5) throw new TypeError('stopped')
      return line.fetch(path, init)
    },
  }
  const before = await store.teams.toCollection().primaryKeys()
  const folded = async (result: SyncResult) => {
    for (const table of ['leads', tables[world.next % tables.length] ?? 'leads'] as const) {
      await foldOn(store, table, 2)
    }
    return result
  }
  const running = sync(store, wire)
    .then(folded)
    .then(
      async (result) => {
        world.tally.count(`sync: ${result}`)
        if (disk.store !== store) return
        const after = new Set(await store.teams.toCollection().primaryKeys())
        for (const teamId of before) if (!after.has(teamId)) world.tally.count('eviction')
      },
      (error: unknown) => {
        const killed = disk.store !== store
        if (!killed && !disk.failed) world.wrong.push(`sync threw ${String(error)}`)
        world.tally.count(killed ? 'sync: killed' : 'sync: disk failed')
      },
    )
  device.running.add(running)
  void running.then(() => device.running.delete(running))
  await Promise.race([running, isHeld])
}

async function deliver(world: ModelWorld, n: number) {
  const { delayed } = world.air
  if (delayed.length === 0) return
  const [one] = delayed.splice(n % delayed.length, 1)
  world.tally.count('line: delivered late')
  await one?.release()
  await settle(world)
}

/** Waits until what was released has ended, or is held up again. */
async function settle(world: ModelWorld) {
  const before = world.air.delayed.length
  for (let turn = 0; turn < 400 && world.devices.some(({ running }) => running.size > 0); turn++) {
    if (world.air.delayed.length > before) return
    if (turn > 60 && world.air.delayed.length >= heldSyncs(world)) return
    await world.backend.turn()
  }
}
const heldSyncs = (world: ModelWorld) => world.devices.reduce((sum, { running }) => sum + running.size, 0)

async function kill(world: ModelWorld, device: ModelDevice) {
  world.tally.count('device: killed')
  await device.disk.kill()
  await dropHeld(world, device)
}

/** A dead app waits for no response; its requests under way still arrive. */
async function dropHeld(world: ModelWorld, device: ModelDevice) {
  const mine = world.air.delayed.filter((one) => one.device === device.index)
  world.air.delayed = world.air.delayed.filter((one) => one.device !== device.index)
  for (const one of mine) await one.release()
  await Promise.all(device.running)
}

async function restoreDevice(world: ModelWorld, device: ModelDevice) {
  const { copy } = device
  if (!copy) return
  world.tally.count('device: rolled back')
  const before = device.disk.store
  await device.disk.restore(copy.disk)
  if (device.disk.store === before) throw new Error('not restored')
  await dropHeld(world, device)
  for (const made of allMade(world.ledger)) {
    if (made.device !== device.index) continue
    if (!copy.made.has(made)) made.orphan = true
    forget(made)
  }
}

/** The device no longer knows the result. */
function forget(made: Made) {
  if (made.outcome) made.outcome = { ...made.outcome, server: -1 }
}

async function restoreServer(world: ModelWorld) {
  if (!(await world.backend.restore())) return
  world.tally.count('server: rolled back')
  world.server++
  world.restoredAt = world.clock.now
  for (const made of allMade(world.ledger)) {
    // Only the server had it, and `sent` keeps changes for 30 days.
    const old = made.confirmedAt !== undefined && world.clock.now - made.confirmedAt > KEPT_MS
    if (made.orphan || old) made.excused = true
  }
}

async function poison(world: ModelWorld, device: ModelDevice, { pick, how }: { pick: number; how: number }) {
  const { store } = device.disk
  // An update of the app between two attempts of one push.
  if (how === 3)
    await startSync(world, device, { faults: [{ at: 0, kind: 'reply lost', n: 0 }], pageRows: 1000 })
  const waiting = await store.outbox.where('state').equals('waiting').toArray()
  follow(world, device.index, waiting)
  const entry = waiting[pick % (waiting.length || 1)]
  const made = entry && world.ledger.get(entry.mid)
  if (!entry || !made) return
  device.disk.fault = undefined
  world.tally.count('device: an entry of another version')
  for (const one of made) one.poisoned = true
  if (how === 0) await store.outbox.update(entry.seq, { name: 'lead.fromTheFuture' })
  else if (how === 2) await store.outbox.update(entry.seq, { name: 'n'.repeat(60) })
  else {
    const altered = (id: number, args: unknown) =>
      how === 1 ? { id, was: args, changes: 1 } : { ...Object(args), extra: true }
    if (!entry.batch) await store.outbox.update(entry.seq, { args: altered(entry.rowId, entry.args) })
    const rowIds = rowIdsOf(entry)
    await store.batches
      .where('mid')
      .equals(entry.mid)
      .modify((batch) => {
        batch.each = batch.each.map(({ args, seen }, place) => ({
          args: altered(rowIds[place] ?? 0, args),
          seen,
        }))
      })
  }
}

async function changeMembership(
  world: ModelWorld,
  action: Extract<Action, { do: 'remove' | 'add' | 'change role' }>,
) {
  const { users, teams } = world.people
  const userId = users[action.user]!.id
  const teamId = teams[action.team]!
  const { store } = world.backend
  const isIn = await isMember(store.read, userId, teamId)
  const mine = and(eq(members.userId, userId), eq(members.teamId, teamId))
  const owns = action.user === action.team
  if (action.do === 'add' && !isIn) {
    world.tally.count('team: added again')
    const createdAt = new Date(world.clock.now).toISOString()
    await store.tx((handle) => addMember(handle, { teamId, userId, role: 'member', createdAt }))
  } else if (action.do === 'remove' && isIn && !owns) {
    world.tally.count('team: removed')
    await store.tx(async (handle) => void (await handle.delete(members).where(mine)))
    // Their devices delete its rows; if they come back, the devices read it from the beginning.
    for (const made of allMade(world.ledger)) {
      if (made.userId === userId && made.teamId === teamId) forget(made)
    }
  } else if (action.do === 'change role' && isIn) {
    world.tally.count('team: role changed')
    await store.tx(async (handle) => void (await handle.update(members).set({ role: 'admin' }).where(mine)))
  }
}

async function foundTeam(world: ModelWorld, user: number) {
  const { store } = world.backend
  const teamId = world.people.users[user]!.id + 100
  world.tally.count('team: founded')
  await store.tx((handle) => editTeam(handle, teamId, { name: `Team ${world.next++}`, personal: false }))
}

/** The server finds out where the address of a lead is. */
async function locate(world: ModelWorld, pick: number) {
  const leads = (await rowsIn(world, 'leads')).map((row) => rowOf('leads', row))
  const lead = at(leads.filter(({ deletedAt }) => deletedAt === null).reverse(), pick)
  if (!lead) return
  world.tally.count('server: a lead located')
  const place = { latitude: 59.9, longitude: 10.7, accuracyMetres: 20 + (world.next++ % 100) }
  const located = { ...place, source: 'geocoder' as const, address: 'Storgata 7, Oslo' }
  const now = new Date(world.clock.now).toISOString()
  const author = { userId: null, deviceId: notDevices.server, name: 'lead.locate', at: now }
  await world.backend.store.tx(
    async (handle) => void (await write(handle, 'leads', lead, { ...lead, located }, author)),
    lead.teamId,
  )
}

export { settle }
