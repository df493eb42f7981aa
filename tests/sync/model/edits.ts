import { type Change, changesOf } from '#db/device/mutate.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Entity } from '#db/model/entities/entity.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type AnyRow, entities, isTable, type Table } from '#db/model/entities/registry.ts'
import { isMultiline } from '#db/model/schema.ts'
import { argsFor } from '#tests/mutationArgs.ts'
import { type Edit, type ListStep, made } from './actions.ts'
import { allMade } from './ledger.ts'
import { at, leadsOn, type ModelDevice, type ModelWorld, teamOn, token } from './world.ts'

/** The rows that a tap is about to change, and their team. */
export interface Intent {
  teamId: number
  changes: Change[]
  /** Whether the changes are made as a batch. */
  isBatch?: true
}

/** The fields that are edited; for entities that are not listed, the first one. */
const edited: Partial<Record<Table, readonly string[]>> = {
  leads: ['fullName', 'notes', 'position', 'status'],
  products: ['name', 'description', 'brand', 'description'],
  emails: ['subject', 'body', 'tone', 'body'],
  stops: ['state'],
}
const choices: Record<string, readonly string[]> = {
  tone: ['friendly', 'urgent', 'persuasive', 'informative'],
  status: ['new', 'contacted', 'qualified', 'converted'],
  state: ['planned', 'visited', 'skipped', 'cancelled'],
}

/** The change that an action makes on this device, or undefined if there is nothing to change. */
export async function changeOf(
  world: ModelWorld,
  device: ModelDevice,
  action: Exclude<Edit, ListStep>,
): Promise<Intent | undefined> {
  const { store } = device.disk
  switch (action.do) {
    case 'create':
      return create(world, device, action, 1_000_000 + world.next)
    case 'create taken':
      return createTaken(world, device, action)
    case 'edit':
    case 'edit two':
      return editOf(world, device, action)
    case 'create many':
      return createMany(world, device, action)
    case 'edit many':
    case 'delete many':
    case 'restore many':
      return changeMany(world, device, action)
    case 'merge':
      return merge(world, device, action)
    case 'undo merge': {
      const merged = at(
        (await leadsOn(device)).filter(({ mergedInto }) => mergedInto !== null),
        action.pick,
      )
      if (!merged) return undefined
      world.tally.count('made: undo merge')
      return { teamId: merged.teamId, changes: [pointer(merged, null, null)] }
    }
    case 'use theirs':
      return takeTheirs(world, device, action.pick)
    case 'approve': {
      const leads = await store.leads.toArray()
      const lead = at(
        leads.filter(({ saved }) => !saved),
        action.pick,
      )
      return lead && { teamId: lead.teamId, changes: [{ name: 'lead.approve', args: { id: lead.id } }] }
    }
    default: {
      const deleted = action.do === 'restore'
      const found = at(await rowsOn(device, deleted), action.pick)
      if (!found) return undefined
      const { id, teamId, version: seen } = found.row
      if (deleted) return { teamId, changes: changesOf(found.table, 'restore', { id }) }
      return { teamId, changes: changesOf(found.table, 'delete', { id, seen }) }
    }
  }
}

interface Found {
  table: Table
  row: AnyRow
}

async function rowsOn({ disk: { store } }: ModelDevice, deleted: boolean): Promise<Found[]> {
  const found = made.map(async (table) =>
    (await store.rows(table).toArray()).map((row: AnyRow): Found => ({ table, row })),
  )
  return (await Promise.all(found)).flat().filter(({ row }) => (row.deletedAt !== null) === deleted)
}

async function create(
  world: ModelWorld,
  device: ModelDevice,
  { team, table }: { team: number; table: Table },
  id: number,
): Promise<Intent | undefined> {
  const teamId = await teamOn(device, team)
  if (teamId === undefined) return undefined
  const name = `Name ${token(world)}`
  if (table === 'leads') {
    const notes = 'Met at the fair. Wants a quote. Calls on Mondays.'
    const fields = { fullName: name, email: `lead${id}@company.example`, notes }
    return { teamId, changes: [{ name: 'lead.create', args: { id, fields } }] }
  }
  if (table === 'notes') {
    const leadId = (await device.disk.store.leads.toCollection().first())?.id ?? id
    return { teamId, changes: [{ name: 'note.add', args: { id, fields: { leadId, text: name } } }] }
  }
  if (table === 'emails') {
    const fields = { subject: name, body: 'Dear Ana. We bake in Oslo. Call me on Monday.' }
    return { teamId, changes: [{ name: 'email.create', args: { id, fields } }] }
  }
  if (table !== 'products') return { teamId, changes: changesOf(table, 'create', argsFor(table, id, name)) }
  const fields = {
    name,
    description: 'Deck ovens for bakers. Baked in Oslo. Sold by the piece.',
    brand: 'Brand',
    value: '100',
    target_industry: 'Food',
    company_size: 'Small',
    price_range: '100-200',
  }
  return { teamId, changes: [{ name: 'product.create', args: { id, fields } }] }
}

/** So many of the latest ids are tried until one is found that the device does not have. */
const MOST_TAKEN = 10

async function createMany(
  world: ModelWorld,
  device: ModelDevice,
  action: Extract<Edit, { do: 'create many' }>,
): Promise<Intent | undefined> {
  const { team, table, count, mixed } = action
  const teamId = await teamOn(device, team)
  if (teamId === undefined) return undefined
  const made: Change[] = []
  while (made.length < count) {
    const each = await create(world, device, { team, table }, 1_000_000 + world.next)
    if (!each) return undefined
    made.push(...each.changes)
  }
  let taken: Intent | undefined
  for (let pick = 0; mixed && table === 'leads' && !taken && pick < MOST_TAKEN; pick++) {
    taken = await createTaken(world, device, { pick, team })
  }
  return {
    teamId,
    changes: [...made.slice(1), ...(taken?.changes ?? []), ...made.slice(0, 1)],
    isBatch: true,
  }
}

/** The rows of a batch are of one table, and of one team unless it is mixed. */
async function changeMany(
  world: ModelWorld,
  device: ModelDevice,
  action: Extract<Edit, { do: 'edit many' | 'delete many' | 'restore many' }>,
): Promise<Intent | undefined> {
  const { pick, count, mixed } = action
  const isRestored = action.do === 'restore many'
  const rows = await rowsOn(device, isRestored)
  const first = at(rows, pick)
  if (!first) return undefined
  const { teamId } = first.row
  const isFitting = ({ table, row }: Found) => table === first.table && (mixed || row.teamId === teamId)
  const [deleted] = mixed && !isRestored ? (await rowsOn(device, true)).filter(isFitting) : []
  const from = rows.slice(rows.indexOf(first)).filter(isFitting)
  const before = rows.slice(0, rows.indexOf(first)).filter(isFitting)
  const found = [...(deleted ? [deleted] : []), ...from, ...before].slice(0, count)
  const changes = found.flatMap((each) => changeInBatch(world, each, action))
  return changes.length > 0 ? { teamId, changes, isBatch: true } : undefined
}

function changeInBatch(
  world: ModelWorld,
  found: Found,
  action: Extract<Edit, { do: 'edit many' | 'delete many' | 'restore many' }>,
): Change[] {
  const { id, version: seen } = found.row
  if (action.do === 'edit many') return changeField(world, found, action)
  return action.do === 'restore many'
    ? changesOf(found.table, 'restore', { id })
    : changesOf(found.table, 'delete', { id, seen })
}

/** An id that another device has generated, the latest first: a collision. */
async function createTaken(
  world: ModelWorld,
  device: ModelDevice,
  { pick, team }: { pick: number; team: number },
) {
  const taken = [...allMade(world.ledger)]
    .filter(({ table }) => table === 'leads')
    .map(({ rowId }) => rowId)
    .reverse()
  const id = at([...taken, 3011, 3012, 3021], pick)
  if (id === undefined || (await device.disk.store.leads.get(id))) return undefined
  return create(world, device, { team, table: 'leads' }, id)
}

async function editOf(
  world: ModelWorld,
  device: ModelDevice,
  action: Extract<Edit, { do: 'edit' | 'edit two' }>,
): Promise<Intent | undefined> {
  const rows = await rowsOn(device, false)
  const row = at([...rows, ...(await rowsOn(device, true)).slice(0, 1)], action.pick)
  if (!row) return undefined
  const { id, teamId } = row.row
  const other = action.do === 'edit two' ? at(rows, action.pick + 1) : undefined
  const both = other && other.row.id !== id && other.row.teamId === teamId ? [row, other] : [row]
  const changes = both.flatMap((each) => changeField(world, each, action))
  return changes.length > 0 ? { teamId, changes } : undefined
}

function changeField(
  world: ModelWorld,
  { table, row }: Found,
  { field: n, how }: { field: number; how: number },
): Change[] {
  const fields: Entity['fields'] = entities[table].fields
  const all = edited[table] ?? Object.keys(fields).slice(0, 1)
  const field = at(all, n)
  const schema = field && fields[field]
  if (!field || !schema) return []
  const from = String(new Map<string, unknown>(Object.entries(row)).get(field))
  const to = at(choices[field] ?? [], how) ?? newText(world, from, isMultiline(schema), how)
  return changesOf(table, 'edit', { id: row.id, changes: { [field]: [from, to] } })
}

const pointer = (lead: Lead, mergedInto: number | null, mergedAt: string | null): Change => ({
  name: 'lead.edit',
  args: { id: lead.id, changes: changesBetween(lead, { mergedInto, mergedAt }) ?? {} },
})

/** Fills a field of one lead, and makes another lead of its team point at it. */
async function merge(
  world: ModelWorld,
  device: ModelDevice,
  action: Extract<Edit, { do: 'merge' }>,
): Promise<Intent | undefined> {
  const leads = await leadsOn(device)
  const winner = at(leads, action.pick)
  const loser = at(
    // A lead that was merged into this one is not shown beside it.
    leads.filter(
      ({ id, teamId, mergedInto }) =>
        teamId === winner?.teamId && id !== winner?.id && mergedInto !== winner?.id,
    ),
    action.how,
  )
  if (!winner || !loser) return undefined
  world.tally.count('made: merge')
  // The winner may have everything already.
  const filled =
    action.how === 3 ? [] : changeField(world, { table: 'leads', row: winner }, { field: 2, how: action.how })
  // Merges in opposite directions have any order in time, or the same time.
  const mergedAt = new Date(action.how * 1000).toISOString()
  return { teamId: winner.teamId, changes: [...filled, pointer(loser, winner.id, mergedAt)] }
}

/** A long text grows at its start, middle or end, or is rewritten; a short one is replaced. */
function newText(world: ModelWorld, text: string, long: boolean, how: number): string {
  const word = token(world)
  if (!long) return `Text ${word}`
  if (text.length > 300) return `Written anew ${word}. Second part. Third part.`
  const half = text.indexOf('. ', text.length / 3)
  if (how === 0) return `${word} ${text}`
  if (how === 1) return `${text} ${word}`
  if (how === 2 && half > 0) return `${text.slice(0, half)} ${word}${text.slice(half)}`
  return `Written anew ${word}. Second part. Third part.`
}

async function takeTheirs(world: ModelWorld, device: ModelDevice, pick: number): Promise<Intent | undefined> {
  const conflict = at(await device.disk.store.conflicts.filter(({ resolved }) => !resolved).toArray(), pick)
  if (!conflict) return undefined
  const changes = await bringBack(device, conflict)
  if (changes) world.tally.count('made: use theirs')
  return changes && { teamId: conflict.teamId, changes }
}

/** The values that lost a conflict, by field, without a merge with a lead that is gone by now. */
export async function lostIn(
  { disk: { store } }: Pick<ModelDevice, 'disk'>,
  { kind, field, loser }: Conflict,
): Promise<[field: string, value: unknown][]> {
  const lost: [string, unknown][] = kind === 'field' ? [[field, loser]] : Object.entries(Object(loser))
  const winner = lost.find(([field]) => field === 'mergedInto')?.[1]
  const isGone = typeof winner === 'number' && (await store.leads.get(winner)) === undefined
  return isGone ? lost.filter(([field]) => !field.startsWith('merged')) : lost
}

/**
 * The change that restores the loser of a conflict.
 * @returns undefined if the device does not hold the row
 */
export async function bringBack(device: ModelDevice, conflict: Conflict): Promise<Change[] | undefined> {
  const { store } = device.disk
  const { table, rowId: id } = conflict
  const row = isTable(table) && made.includes(table) ? await store.rows(table).get(id) : undefined
  if (!isTable(table) || !row) return undefined
  const now = new Map<string, unknown>(Object.entries(row))
  const differs = (await lostIn(device, conflict)).filter(
    ([field, value]) => JSON.stringify(now.get(field)) !== JSON.stringify(value),
  )
  const changes = Object.fromEntries(differs.map(([field, value]) => [field, [now.get(field), value]]))
  return [
    ...(row.deletedAt ? changesOf(table, 'restore', { id }) : []),
    ...(differs.length > 0 ? changesOf(table, 'edit', { id, changes }) : []),
    { name: 'conflict.resolve', args: { id: conflict.id } },
  ]
}
