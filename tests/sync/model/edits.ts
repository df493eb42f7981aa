import type { Change } from '#db/device/mutate.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Rows } from '#db/model/entities/registry.ts'
import type { Edit, Noun } from './actions.ts'
import type { ModelDevice, ModelWorld } from './world.ts'

/** What a tap is about to change, in which team. */
export interface Intent {
  teamId: number
  changes: Change[]
}

const leadFields = ['fullName', 'notes', 'position', 'status'] as const
const productFields = ['name', 'description', 'brand', 'description'] as const
const emailFields = ['subject', 'body', 'tone', 'body'] as const
const tones = ['friendly', 'urgent', 'persuasive', 'informative'] as const
const statuses = ['new', 'contacted', 'qualified', 'converted'] as const

/** The change that an action means on this device, or undefined where there is nothing to change. */
export async function changeOf(
  world: ModelWorld,
  device: ModelDevice,
  action: Edit,
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
    case 'use theirs':
      return takeTheirs(world, device, action.pick)
    case 'approve': {
      const lead = at(await store.leads.filter(({ saved }) => !saved).toArray(), action.pick)
      return lead && { teamId: lead.teamId, changes: [{ name: 'lead.approve', args: { id: lead.id } }] }
    }
    default: {
      const deleted = action.do === 'restore'
      const row = at(await rowsOn(device, deleted), action.pick)
      if (!row) return undefined
      const { id, teamId, version: seen } = row
      if (deleted) return { teamId, changes: [{ name: `${nounOf(row)}.restore`, args: { id } }] }
      return { teamId, changes: [{ name: `${nounOf(row)}.delete`, args: { id, seen } }] }
    }
  }
}

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)]
/** What people make, edit and delete. */
type Row = Rows['leads' | 'products' | 'notes' | 'emails']

function nounOf(row: Row): Noun {
  if ('text' in row) return 'note'
  if ('subject' in row) return 'email'
  return 'fullName' in row ? 'lead' : 'product'
}

async function rowsOn({ disk: { store } }: ModelDevice, deleted: boolean): Promise<Row[]> {
  const tables = [store.leads, store.products, store.notes, store.emails]
  const rows: Row[] = (await Promise.all(tables.map((table) => table.toArray()))).flat()
  return rows.filter(({ deletedAt }) => (deletedAt !== null) === deleted)
}

async function teamOn({ disk: { store } }: ModelDevice, team: number): Promise<number | undefined> {
  return at((await store.teams.orderBy('id').toArray()).reverse(), team)?.id
}

const token = (world: ModelWorld) => `<${world.next++}>`

async function create(
  world: ModelWorld,
  device: ModelDevice,
  { team, noun }: { team: number; noun: Noun },
  id: number,
): Promise<Intent | undefined> {
  const teamId = await teamOn(device, team)
  if (teamId === undefined) return undefined
  const name = `Name ${token(world)}`
  if (noun === 'lead') {
    const notes = 'Met at the fair. Wants a quote. Calls on Mondays.'
    const fields = { fullName: name, email: 'lead@company.example', notes }
    return { teamId, changes: [{ name: 'lead.create', args: { id, fields } }] }
  }
  if (noun === 'note') {
    const leadId = (await device.disk.store.leads.toCollection().first())?.id ?? id
    return { teamId, changes: [{ name: 'note.add', args: { id, fields: { leadId, text: name } } }] }
  }
  if (noun === 'email') {
    const fields = { subject: name, body: 'Dear Ana. We bake in Oslo. Call me on Monday.' }
    return { teamId, changes: [{ name: 'email.create', args: { id, fields } }] }
  }
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

/** An id that another device made already, the latest first: a collision. */
async function createTaken(
  world: ModelWorld,
  device: ModelDevice,
  { pick, team }: { pick: number; team: number },
) {
  const taken = [...world.ledger.values()]
    .filter(({ table }) => table === 'leads')
    .map(({ rowId }) => rowId)
    .reverse()
  const id = at([...taken, 3011, 3012, 3021], pick)
  if (id === undefined || (await device.disk.store.leads.get(id))) return undefined
  return create(world, device, { team, noun: 'lead' }, id)
}

async function editOf(
  world: ModelWorld,
  device: ModelDevice,
  action: Extract<Edit, { do: 'edit' | 'edit two' }>,
): Promise<Intent | undefined> {
  const rows = await rowsOn(device, false)
  const row = at([...rows, ...(await rowsOn(device, true)).slice(0, 1)], action.pick)
  if (!row) return undefined
  const other = action.do === 'edit two' ? at(rows, action.pick + 1) : undefined
  const both = other && other.id !== row.id && other.teamId === row.teamId ? [row, other] : [row]
  const changes = both.flatMap((each) => changeField(world, each, action) ?? [])
  return changes.length > 0 ? { teamId: row.teamId, changes } : undefined
}

function changeField(
  world: ModelWorld,
  row: Row,
  { field: n, how }: { field: number; how: number },
): Change | undefined {
  // A note is never edited.
  if ('text' in row) return undefined
  if ('subject' in row) {
    const field = emailFields[n % emailFields.length]!
    const to = field === 'tone' ? tones[how % 4]! : newText(world, row[field], field === 'body', how)
    return { name: 'email.edit', args: { id: row.id, changes: { [field]: [row[field], to] } } }
  }
  if ('fullName' in row) {
    const field = leadFields[n % leadFields.length]!
    const to = field === 'status' ? statuses[how % 4]! : newText(world, row[field], field === 'notes', how)
    return { name: 'lead.edit', args: { id: row.id, changes: { [field]: [row[field], to] } } }
  }
  const field = productFields[n % productFields.length]!
  const to = newText(world, row[field], field === 'description', how)
  return { name: 'product.edit', args: { id: row.id, changes: { [field]: [row[field], to] } } }
}

/** A long text grows at its start, in its middle or at its end, or is written anew; a short one is replaced. */
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

/**
 * What puts back the loser of a conflict.
 * @returns undefined where the device does not hold the row
 */
export async function bringBack(
  { disk: { store } }: ModelDevice,
  conflict: Conflict,
): Promise<Change[] | undefined> {
  const { table, rowId: id } = conflict
  if (table === 'suggestions' || table === 'requests') return undefined
  const row = await store.table<Row, number>(table).get(id)
  if (!row) return undefined
  const noun = nounOf(row)
  const now = new Map<string, unknown>(Object.entries(row))
  const lost: [string, unknown][] =
    conflict.kind === 'field' ? [[conflict.field, conflict.loser]] : Object.entries(Object(conflict.loser))
  const differs = lost.filter(([field, value]) => JSON.stringify(now.get(field)) !== JSON.stringify(value))
  const pairs = Object.fromEntries(
    differs.map(([field, value]): [string, [unknown, unknown]] => [field, [now.get(field), value]]),
  )
  return [
    ...(row.deletedAt ? [{ name: `${noun}.restore` as const, args: { id } }] : []),
    ...(differs.length > 0 && noun !== 'note'
      ? [{ name: `${noun}.edit` as const, args: { id, changes: pairs } }]
      : []),
    { name: 'conflict.resolve', args: { id: conflict.id } },
  ]
}
