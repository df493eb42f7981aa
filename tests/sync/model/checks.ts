import { rowsIn } from '#db/device/pack.ts'
import type { DeviceCursor, OutboxEntry } from '#db/device/store.ts'
import { type AnyRow, tables } from '#db/model/entities/registry.ts'
import { standInsOf } from '#db/model/merged.ts'
import { history, receipts } from '#db/server/database/tables.ts'
import { mergedLeads } from '#db/server/merged.ts'
import { KEPT_MS } from '#db/server/purge.ts'
import { Broken } from './broken.ts'
import { isOfErased } from './erasing.ts'
import { allMade, creates, follow, type Made, tokensIn, wanted } from './ledger.ts'
import { readTruth, type Truth } from './truth.ts'
import type { ModelDevice, ModelWorld } from './world.ts'

const describe = ({ mid, name, rowId, device, token, at }: Made) =>
  `${name} of ${rowId} ${token ?? ''} on device ${device} at ${at} (${mid})`

/** What must hold after every action, from each device's point of view. */
export async function checkDevices(world: ModelWorld, devices: readonly ModelDevice[]): Promise<void> {
  const [wrong] = world.wrong
  if (wrong) throw new Broken('protocol', wrong)
  for (const device of devices) {
    const { store } = device.disk
    // In one transaction, because a running sync moves entries and rows.
    const seen = await store.transaction('r', store.tables, async () => {
      const outbox = await store.outbox.toArray()
      const sent = await store.sent.toArray()
      follow(world, device.index, [...outbox, ...sent])
      await batchesAreWhole(device, [...outbox, ...sent])
      await pendingIsShown(world, device, outbox)
      await packsTellAll(device)
      return {
        missing: missingOn(world, device, outbox),
        sent: new Set(sent.map(({ mid }) => mid)),
        done: await doneOn(world, device, outbox),
        cursors: await store.cursors.toArray(),
      }
    })
    // Read after the device: what the server has at that moment, it still has now.
    await everythingIsKept(world, seen)
    await nothingFlickers(world, seen)
  }
}

/** What a device showed at one moment. */
interface Seen {
  /** Made on this device, and no longer in its outbox. */
  missing: Made[]
  sent: Set<string>
  /** Applied by the server, according to its answer, with the row as it is shown. */
  done: { made: Made; row: AnyRow | undefined }[]
  cursors: DeviceCursor[]
}

/** The changes of each batch are stored as long as the batch, one for each of its rows, and no longer. */
async function batchesAreWhole({ index, disk: { store } }: ModelDevice, entries: readonly OutboxEntry[]) {
  const rows = new Map(entries.flatMap(({ mid, batch }) => (batch ? [[mid, batch.rowIds.length]] : [])))
  for (const { mid, each } of await store.batches.toArray()) {
    if (rows.get(mid) !== each.length) throw new Broken('batch in parts', `device ${index}: ${mid}`)
    rows.delete(mid)
  }
  for (const [mid] of rows) throw new Broken('batch in parts', `device ${index}: ${mid} has no changes`)
}

/** Packs and rows contain the same. */
async function packsTellAll({ index, disk: { store } }: ModelDevice) {
  const told = new Map<string, object>()
  for (const pack of await store.packs.toArray()) {
    for (const id of pack.gone) told.delete(`${pack.table} ${id}`)
    for (const row of rowsIn(pack)) told.set(`${pack.table} ${row.id}`, row)
  }
  for (const { table } of await store.packed.filter(({ from }) => from !== undefined).toArray()) {
    const rows = await store.rows(table).toArray()
    for (const row of rows) {
      const packed = told.get(`${table} ${row.id}`)
      if (sorted(packed) === sorted(row)) continue
      throw new Broken('packed wrong', `device ${index}: ${sorted(packed)}, the row is ${sorted(row)}`)
    }
    const all = [...told.keys()].filter((name) => name.startsWith(`${table} `)).length
    if (all !== rows.length)
      throw new Broken('packed wrong', `device ${index}: ${all} of ${rows.length} ${table}`)
  }
}

/** No edit that was confirmed to a rep vanishes: it waits, is in Attention, or the server has it. */
async function everythingIsKept(world: ModelWorld, { missing, sent }: Seen) {
  if (missing.length === 0) return
  const { mid, outcome } = receipts
  const answered = await world.backend.eye.select({ mid, outcome }).from(receipts)
  const done = answered.filter(({ outcome }) => outcome.outcome !== 'rejected')
  const onServer = new Set(done.map(({ mid }) => mid))
  const gone = missing.filter(({ mid }) => !onServer.has(mid) && !sent.has(mid))
  if (gone.length === 0) return
  const truth = await readTruth(world)
  for (const made of gone) {
    if (!stands(truth, made) && !outForLong(world, truth, made)) throw new Broken('vanished', describe(made))
    made.excused = true
  }
}

/**
 * A change that changed nothing has no version of its own. A server that has the version in its answer also
 * has the change.
 */
function stands({ history }: Truth, { teamId, outcome }: Made): boolean {
  if (!outcome || outcome.answer.outcome === 'rejected') return false
  const { version, stamp } = outcome.answer
  return history.some((one) => one.teamId === teamId && one.version === version && one.stamp === stamp)
}

/**
 * The server lost it, and its maker was out of the team until the 30 days for which `sent` keeps it were
 * over.
 */
function outForLong(world: ModelWorld, { teamsOf }: Truth, { confirmedAt, userId, teamId }: Made): boolean {
  const isIn = teamsOf.get(userId)?.has(teamId)
  return confirmedAt !== undefined && world.clock.now - confirmedAt > KEPT_MS && !isIn
}

const madeOn = (world: ModelWorld, device: ModelDevice) =>
  [...allMade(world.ledger)].filter(
    (made) => made.device === device.index && !made.orphan && !made.excused && !isOfErased(world, made),
  )

/** The screen shows everything that a rep typed and that has not been read back. */
async function pendingIsShown(world: ModelWorld, device: ModelDevice, outbox: OutboxEntry[]) {
  const teams = new Set(await device.disk.store.teams.toCollection().primaryKeys())
  const latest = new Map<string, { made: Made; own: number }>()
  for (const [own, { mid, state }] of outbox.entries()) {
    for (const made of world.ledger.get(mid) ?? []) {
      if (state === 'refused' || !made.token || made.poisoned || !teams.has(made.teamId)) continue
      if (isOfErased(world, made)) continue
      // It is being sent again after a restore, so other people's later changes may rightly be on the screen.
      if (made.confirmedAt !== undefined && made.confirmedAt < world.restoredAt) continue
      latest.set(`${made.table} ${made.rowId} ${made.field}`, { made, own })
    }
  }
  for (const { made, own } of latest.values()) {
    const row = await device.disk.store.rows(made.table).get(made.rowId)
    if (!row && creates(made.name)) throw new Broken('not shown', describe(made))
    if (!row || creates(made.name) || isInRow(made, outbox[own], row)) continue
    const shown = new Map<string, unknown>(Object.entries(row)).get(made.field ?? '')
    const after = outbox.slice(own + 1).flatMap(({ mid }) => world.ledger.get(mid) ?? [])
    const later = after.some((one) => overwrites(one, made))
    if (!later && !tokensIn(shown).includes(made.token ?? '')) {
      throw new Broken('not shown', `${describe(made)}: ${JSON.stringify(shown)}`)
    }
  }
}

/**
 * Whether the row was read back with the batch that changed it, while other rows of the batch were not. Then
 * it may contain later changes of other people.
 */
function isInRow({ outcome }: Made, entry: OutboxEntry | undefined, row: AnyRow): boolean {
  if (entry?.state !== 'confirmed' || !entry.batch || entry.firstVersion === undefined) return false
  return row.version >= (outcome?.version ?? entry.firstVersion)
}

function overwrites(other: Made, made: Made): boolean {
  if (other === made || other.rowId !== made.rowId || !made.field) return false
  return wanted(other, made.field) !== undefined
}

function missingOn(world: ModelWorld, device: ModelDevice, outbox: OutboxEntry[]): Made[] {
  const here = new Set(outbox.map(({ mid }) => mid))
  return madeOn(world, device).filter(({ mid }) => !here.has(mid))
}

async function doneOn(world: ModelWorld, device: ModelDevice, outbox: OutboxEntry[]): Promise<Seen['done']> {
  const { store } = device.disk
  const pending = new Set(outbox.filter(({ state }) => state !== 'refused').map(({ mid }) => mid))
  const done = madeOn(world, device).filter(
    ({ mid, outcome, poisoned }) =>
      // If the entry was altered, the server applied its original content, which the device no longer knows.
      !poisoned && !pending.has(mid) && outcome?.server === world.server && outcome.version !== undefined,
  )
  const shown: Seen['done'] = []
  for (const table of new Set(done.map((made) => made.table))) {
    const made = done.filter((one) => one.table === table)
    const rows = await store.rows(table).bulkGet(made.map(({ rowId }) => rowId))
    for (const [at, one] of made.entries()) shown.push({ made: one, row: rows[at] })
  }
  return shown
}

/** A confirmed change stays pending until the row that contains it was read back. */
async function nothingFlickers(world: ModelWorld, { done, cursors }: Seen) {
  if (done.length === 0) return
  const behind = await teamsBehind(world, cursors)
  for (const one of done) if (!behind.has(one.made.teamId)) expectReadBack(one)
}

function expectReadBack({ made, row }: Seen['done'][number]) {
  const { outcome, teamId } = made
  const version = outcome?.version ?? 0
  // Version 0: created again here, after the deleted row was purged.
  if (row && row.version > 0 && row.teamId === teamId && row.version < version) {
    throw new Broken('flickers', `${describe(made)}: version ${row.version}, ${JSON.stringify(outcome)}`)
  }
}

/**
 * The teams of which the device has read a history that the server no longer has. A change that the server
 * received late, after it was restored, is not on the screen that still shows the state before the restore.
 */
async function teamsBehind({ backend }: ModelWorld, cursors: readonly DeviceCursor[]): Promise<Set<number>> {
  const read = cursors.filter(({ version }) => version > 0)
  const stamps = await backend.eye.select({ stamp: history.stamp }).from(history)
  const known = new Set(stamps.map(({ stamp }) => stamp))
  return new Set(read.filter(({ stamp }) => !known.has(stamp)).map(({ teamId }) => teamId))
}

/** After healing: outboxes are empty, and each device holds exactly what the server holds for its teams. */
export async function checkHealed(world: ModelWorld): Promise<void> {
  const truth = await readTruth(world)
  for (const device of world.devices) {
    const { store } = device.disk
    const stuck = await store.outbox.filter(({ state }) => state !== 'refused').toArray()
    if (stuck.length > 0) throw new Broken('not drained', JSON.stringify(stuck[0]))
    const shadows = await store.shadows.toArray()
    if (shadows.length > 0) throw new Broken('not drained', `a shadow is left: ${JSON.stringify(shadows[0])}`)
    const mine = truth.teamsOf.get(device.userId) ?? new Set()
    for (const table of tables) {
      const theirs = (truth.rows.get(table) ?? []).filter(({ teamId }) => mine.has(teamId))
      compare(device, await store.rows(table).toArray(), theirs, mine)
    }
    await sameStandIns(world, device, mine)
  }
}

/** For each lead, the same lead stands on the device as on the server. */
async function sameStandIns(world: ModelWorld, { index, disk }: ModelDevice, mine: Set<number>) {
  for (const teamId of mine) {
    const leads = (await disk.store.leads.toArray()).filter((lead) => lead.teamId === teamId)
    const pointers = new Map(leads.map((lead) => [lead.id, lead]))
    const there = leads.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)
    const here = standInsOf(there, pointers)
    const theirs = await mergedLeads(world.backend.eye, teamId)
    for (const id of there) {
      if (here.get(id) === theirs.get(id)) continue
      throw new Broken('merged differently', `device ${index}: ${here.get(id)}, the server ${theirs.get(id)}`)
    }
  }
}

function compare(device: ModelDevice, has: readonly AnyRow[], should: readonly AnyRow[], mine: Set<number>) {
  const expected = new Map(should.map((row) => [row.id, row]))
  for (const row of has) {
    if (!mine.has(row.teamId))
      throw new Broken('may not see', `device ${device.index}: ${JSON.stringify(row)}`)
    const other = expected.get(row.id)
    expected.delete(row.id)
    // Purged on the server, and deleted here long ago.
    if (!other && row.deletedAt) continue
    if (sorted(row) !== sorted(other)) {
      throw new Broken('differs', `device ${device.index} has ${sorted(row)}, the server ${sorted(other)}`)
    }
  }
  for (const row of expected.values())
    throw new Broken('differs', `device ${device.index} lacks ${sorted(row)}`)
}

const sorted = (row: object | undefined) =>
  JSON.stringify(row && Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))
