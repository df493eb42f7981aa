import * as v from 'valibot'
import { changesSince, type UndoPlan, undoPlan } from '#app/features/import/undo.ts'
import { unfinishedIn, writeImport } from '#app/features/import/write.ts'
import { mutate, mutateMany } from '#db/device/mutate.ts'
import { checkRows } from '#db/import/check.ts'
import { openImport } from '#db/import/import.ts'
import { proposePlan } from '#db/import/plan.ts'
import type { Import } from '#db/model/entities/import.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { rowOf } from '#db/model/entities/registry.ts'
import { ImportChanges } from '#db/model/importChanges.ts'
import { standInsOf } from '#db/model/merged.ts'
import type { ListStep } from './actions.ts'
import { Broken } from './broken.ts'
import { isOfErased } from './erasing.ts'
import { allMade, wanted } from './ledger.ts'
import { makeInSteps } from './make.ts'
import { readTruth } from './truth.ts'
import { askServer, at, type ModelDevice, type ModelWorld, teamOn, token } from './world.ts'

/** A person imports a list; it may be cut off after its first leads, or before it completes leads that were there. */
export async function importList(
  world: ModelWorld,
  device: ModelDevice,
  { team, count, completed, cut }: Extract<ListStep, { do: 'import' }>,
): Promise<void> {
  const { store } = device.disk
  const teamId = await teamOn(device, team)
  if (teamId === undefined) return
  const before = (await standingIn(device, teamId)).filter(({ email }) => email !== '').slice(0, completed)
  const importId = 1_000_000 + world.next++
  const rows = Array.from({ length: count }, () => {
    const name = token(world)
    return [`Name ${name}`, `listed${importId}.${name.slice(1, -1)}@company.example`, '', '']
  })
  const more = before.map(({ fullName, email }) => [
    fullName,
    email,
    `Text ${token(world)}`,
    `Told ${token(world)}.`,
  ])
  const name = `list ${importId}`
  const content = csvOf([['Full name', 'Email', 'Position', 'Notes'], ...rows, ...more])
  world.tally.count('made: import')
  await makeImport(world, device, importId, async (now) => {
    await store.unfinishedImports.put({ id: importId, teamId, name, content, plan: undefined })
    const writing = { target: { teamId, importId }, name, source: 'CSV' }
    const checked = await check(device, content, writing.target)
    if (cut !== 'in the leads') return write(device, { ...writing, checked }, { now, isCut: cut !== 'no' })
    const leads = checked.leads.slice(0, Math.ceil(count / 2))
    await write(device, { ...writing, checked: { ...checked, leads } }, { now, isCut: true })
  })
}

/** Notes what an import fills in on leads from before. */
async function makeImport(
  world: ModelWorld,
  device: ModelDevice,
  importId: number,
  steps: (now: Date) => Promise<void>,
) {
  const before = allMade(world.ledger)
  await makeInSteps(world, device, steps)
  for (const made of allMade(world.ledger)) {
    if (!before.has(made) && made.name === 'lead.complete') world.completions.set(made, importId)
  }
}

const csvOf = (rows: readonly string[][]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

async function check(
  device: ModelDevice,
  content: string,
  { teamId, importId }: { teamId: number; importId: number },
) {
  const file = await openImport(content)
  const plan = proposePlan(file.columns, { members: [], ownerId: device.userId, country: 'NO' })
  const team = (await standingIn(device, teamId)).filter((lead) => lead.importId !== importId)
  return checkRows(file, plan, { team })
}

async function write(
  { disk: { store } }: ModelDevice,
  writing: Parameters<typeof writeImport>[1],
  { now, isCut = false }: { now: Date; isCut?: boolean },
) {
  const page = new AbortController()
  const writes = writeImport(store, writing, {
    now,
    onProgress: () => isCut && page.abort(),
    signal: page.signal,
  })
  await writes.catch((error: unknown) => {
    if (!page.signal.aborted) throw error
  })
}

/** The list of an interrupted import is read again, and what is missing is written. */
export async function goOnWithImport(
  world: ModelWorld,
  device: ModelDevice,
  { pick }: { pick: number },
): Promise<void> {
  const { store } = device.disk
  const teamIds = await store.teams.toCollection().primaryKeys()
  const unfinished = await Promise.all(teamIds.map((teamId) => unfinishedIn(store, teamId)))
  const kept = at(
    unfinished.flatMap((one) => one ?? []),
    pick,
  )
  if (!kept) return
  const { id: importId, teamId, name, content } = kept
  world.tally.count('made: import gone on with')
  await makeImport(world, device, importId, async (now) => {
    const target = { teamId, importId }
    const checked = await check(device, String(content), target)
    await write(device, { checked, target, name, source: 'CSV' }, { now })
  })
}

/** An import is undone: by its maker or by somebody else, before or after it was sent, once or again. */
export async function undoImportOf(
  world: ModelWorld,
  device: ModelDevice,
  { pick, offline }: Extract<ListStep, { do: 'undo import' }>,
): Promise<void> {
  const imports = (await device.disk.store.imports.toArray()).reverse()
  const row = at(imports, pick)
  if (row) await undoImport(world, device, row, { offline })
}

/** @returns false if the server, which must be asked, was not reached */
export async function undoImport(
  world: ModelWorld,
  device: ModelDevice,
  row: Import,
  { offline }: { offline: boolean },
): Promise<boolean> {
  const { store } = device.disk
  const { id: importId, teamId } = row
  const leads = await standingIn(device, teamId)
  let isAsked = false
  const ask = async () => {
    isAsked = true
    if (offline) throw new Unreachable()
    const answer = await askServer(world, device, 'GET', `/api/teams/${teamId}/imports/${importId}`)
    if (!answer.ok) throw new Unreachable()
    return v.parse(ImportChanges, await answer.json())
  }
  let plan: UndoPlan
  try {
    plan = undoPlan(leads, importId, await changesSince(store, row, leads, ask))
  } catch (error) {
    if (error instanceof Unreachable) return false
    throw error
  }
  await expectExactly(world, device, { row, leads, plan, isAsked })
  expectTakenBack(world, { row, leads, plan, isAsked })
  world.tally.count('made: import undone')
  if (plan.deletions.length > 0) world.tally.count('undone import: leads go')
  if (plan.stay.length > 0) world.tally.count('undone import: leads stay')
  if (plan.restorations.length > 0) world.tally.count('undone import: completions taken back')
  await makeInSteps(world, device, async (now) => {
    await mutateMany(store, teamId, plan.deletions, { now })
    await mutateMany(store, teamId, plan.restorations, { now })
    await mutate(store, teamId, [{ name: 'import.undo', args: { id: importId } }], { now })
    await store.unfinishedImports.delete(importId)
  })
  return true
}

/** The server cannot be asked. */
class Unreachable extends Error {}

/** The leads of a team that its lists show. */
async function standingIn(device: ModelDevice, teamId: number): Promise<Lead[]> {
  const all = (await device.disk.store.leads.toArray()).filter((lead) => lead.teamId === teamId)
  const there = all.filter(({ deletedAt }) => deletedAt === null)
  const replaced = standInsOf(
    there.map(({ id }) => id),
    new Map(all.map((lead) => [lead.id, lead])),
  )
  return there.filter(({ id }) => !replaced.has(id))
}

interface Undone {
  row: Import
  leads: readonly Lead[]
  plan: UndoPlan
  isAsked: boolean
}

/** Of the leads of an import, exactly those stay that a person has touched, as far as it can be known. */
async function expectExactly(world: ModelWorld, device: ModelDevice, { row, leads, plan, isAsked }: Undone) {
  const touched = await touchedOn(device)
  if (isAsked) for (const id of await touchedOnServer(world)) touched.add(id)
  const imported = leads.filter(({ importId }) => importId === row.id).map(({ id }) => id)
  const should = imported.filter((id) => touched.has(id)).sort()
  const stay = plan.stay.map(({ lead }) => lead.id).sort()
  if (should.join() !== stay.join()) {
    world.wrong.push(
      `the undo of import ${row.id} leaves ${stay.join() || 'none'}, touched are ${should.join() || 'none'}`,
    )
  }
}

/**
 * What an import filled in on a lead from before is taken back where it still stands. A server that was restored may
 * lack what a device shows.
 */
function expectTakenBack(world: ModelWorld, { row, leads, plan }: Undone) {
  if (world.server > 0) return
  const back = new Set(plan.restorations.map(({ args }) => args.id))
  const all = [...allMade(world.ledger)]
  for (const made of all) {
    if (made.name !== 'lead.complete' || world.completions.get(made) !== row.id) continue
    const lead = leads.find(({ id }) => id === made.rowId)
    const to = wanted(made, 'position')
    if (!lead || to === undefined || lead.position !== to || back.has(lead.id)) continue
    // The server takes back nothing of erased people, of whom a device may not have heard.
    if (isOfErased(world, made)) continue
    // Somebody may have chosen the value in a conflict.
    const isChosen = all.some(
      (one) => one !== made && one.rowId === made.rowId && wanted(one, 'position') === to,
    )
    if (!isChosen)
      world.wrong.push(`the undo of import ${row.id} leaves what it filled in: ${to} of ${lead.id}`)
  }
}

/** After healing: repeated, the undo of an import leaves exactly the leads that a person has touched. */
export async function undoAgain(world: ModelWorld): Promise<void> {
  for (const device of world.devices) {
    const imports = await device.disk.store.imports.toArray()
    for (const row of imports.filter(({ undoneAt }) => undoneAt !== null)) {
      world.clock.now += 1000
      if (await undoImport(world, device, row, { offline: false })) world.undoneAgain.add(row.id)
    }
    const [wrong] = world.wrong
    if (wrong) throw new Broken('protocol', wrong)
  }
}

/** After healing again. */
export async function checkUndone(world: ModelWorld): Promise<void> {
  const { rows } = await readTruth(world)
  const touched = await touchedOnServer(world)
  // A change that was refused stays with its maker, who may make it again.
  for (const device of world.devices) for (const id of await touchedOn(device)) touched.add(id)
  for (const row of rows.get('leads') ?? []) {
    const { id, importId, deletedAt } = rowOf('leads', row)
    if (importId === null || !world.undoneAgain.has(importId) || deletedAt !== null || touched.has(id))
      continue
    throw new Broken(
      'undone in part',
      `lead ${id} of import ${importId}, which nobody touched, is still there`,
    )
  }
}

const ofImports = new Set(['lead.import', 'lead.complete'])

/** What a device itself knows of leads that a person touched. */
async function touchedOn({ disk: { store } }: ModelDevice): Promise<Set<number>> {
  const unsent = await store.outbox.filter(({ state }) => state !== 'confirmed').toArray()
  const edited = unsent
    .filter(({ table, name }) => table === 'leads' && !ofImports.has(name))
    .flatMap(({ rowId, batch }) => batch?.rowIds ?? [rowId])
  const about = await Promise.all(
    [store.notes, store.tasks, store.emails, store.stops].map((table) => table.toArray()),
  )
  const merged = (await store.leads.toArray()).map(({ mergedInto, deletedAt }) => ({
    leadId: mergedInto,
    deletedAt,
  }))
  return new Set([...edited, ...idsIn([...about.flat(), ...merged])])
}

/** Leads that a person touched, and that are not deleted, according to the server's store. */
async function touchedOnServer(world: ModelWorld): Promise<Set<number>> {
  const { history, rows } = await readTruth(world)
  const changed = history.filter(({ name, userId }) => userId !== null && name !== 'lead.import')
  const about = (['notes', 'tasks', 'emails', 'stops'] as const).flatMap((table) => rows.get(table) ?? [])
  const leads = (rows.get('leads') ?? []).flatMap((row) =>
    'mergedInto' in row ? [{ leadId: row.mergedInto, deletedAt: row.deletedAt }] : [],
  )
  // A lead that was deleted, and one that was purged since, of which a device may not have heard, are not there.
  const there = new Set((rows.get('leads') ?? []).flatMap(({ id, deletedAt }) => (deletedAt ? [] : id)))
  const touched = [...changed.map(({ rowId }) => rowId), ...idsIn([...about, ...leads])]
  return new Set(touched.filter((id) => there.has(id)))
}

const idsIn = (rows: readonly { deletedAt: string | null }[]): number[] =>
  rows.flatMap((row) => {
    const id: unknown = Reflect.get(row, 'leadId')
    return row.deletedAt === null && typeof id === 'number' ? [id] : []
  })
