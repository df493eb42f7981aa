import * as v from 'valibot'
import type { Change } from '#db/device/mutate.ts'
import type { DeviceStore, OutboxEntry } from '#db/device/store.ts'
import { changesBack } from '#db/model/entities/entity.ts'
import type { Import } from '#db/model/entities/import.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { tablesOfLeads } from '#db/model/entities/registry.ts'
import { Id } from '#db/model/id.ts'
import type { ImportChanges } from '#db/model/importChanges.ts'

type Touched = ImportChanges['touched'][number]

/** What the undo of an import does, and which of its leads stay because somebody changed them. */
export interface UndoPlan {
  deletions: Change[]
  /** Puts back what the import filled in on leads from before, where it still stands. */
  restorations: Change[]
  stay: { lead: Lead; touched: Touched }[]
}

/**
 * Plans the undo of an import.
 * @param leads the team's leads, without deleted ones
 * @param changes what the server knows of the leads since, together with what only this device knows
 */
export function undoPlan(leads: readonly Lead[], importId: number, changes: ImportChanges): UndoPlan {
  const touched = new Map(changes.touched.map((one) => [one.leadId, one]))
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const plan: UndoPlan = { deletions: [], restorations: [], stay: [] }
  for (const lead of leads) {
    if (lead.importId !== importId) continue
    const change = touched.get(lead.id)
    if (change) plan.stay.push({ lead, touched: change })
    else plan.deletions.push({ name: 'lead.delete', args: { id: lead.id, seen: lead.version } })
  }
  plan.restorations = restorationsOf(byId, changes.completed)
  return plan
}

/**
 * A lead may have been completed twice, by an import that was interrupted and went on.
 * @param completed the latest first
 */
function restorationsOf(
  leads: ReadonlyMap<number, Lead>,
  completed: ImportChanges['completed'],
): UndoPlan['restorations'] {
  const before = new Map<Lead, Record<string, unknown>>()
  for (const { leadId, changes } of completed) {
    const lead = leads.get(leadId)
    if (!lead) continue
    const values = before.get(lead) ?? {}
    const back = changesBack({ ...lead, ...values }, changes)
    for (const [field, [, to]] of Object.entries(back ?? {})) values[field] = to
    if (back) before.set(lead, values)
  }
  return [...before].map(([lead, values]) => {
    const fields = Object.entries(values)
    const changes = fields.map(([field, to]) => [field, [Reflect.get(lead, field), to]])
    return { name: 'lead.edit', args: { id: lead.id, changes: Object.fromEntries(changes) } }
  })
}

/**
 * What happened to the leads of an import since. Of an import that was not sent yet, only this device knows it.
 * @param leads the team's leads, without deleted ones
 * @param ask asks the server
 */
export async function changesSince(
  store: DeviceStore,
  { id: importId, teamId }: Pick<Import, 'id' | 'teamId'>,
  leads: readonly Lead[],
  ask: () => Promise<ImportChanges>,
): Promise<ImportChanges> {
  const ids = new Set(leads.filter((lead) => lead.importId === importId).map(({ id }) => id))
  const here = await touchedHere(store, teamId, ids)
  const completed = await completedHere(store, importId)
  const isUnsent = ({ rowId, name, state }: OutboxEntry) =>
    name === 'import.create' && rowId === importId && state === 'waiting'
  if (await store.outbox.filter(isUnsent).first()) return { touched: here, completed }
  const told = await ask()
  return { touched: [...here, ...told.touched], completed: [...completed, ...told.completed] }
}

const NOT_TOUCHING = new Set(['lead.import', 'lead.complete', 'import.create'])

/**
 * What this device knows of an import's leads: changes that were not sent yet, and what was added to the leads, which the
 * server may not have either.
 */
async function touchedHere(
  store: DeviceStore,
  teamId: number,
  leadIds: ReadonlySet<number>,
): Promise<Touched[]> {
  const outbox = await store.outbox.where('state').notEqual('confirmed').toArray()
  const edited = outbox.flatMap(({ name, table, rowId, batch, userId, at }) =>
    table !== 'leads' || NOT_TOUCHING.has(name)
      ? []
      : (batch?.rowIds ?? [rowId]).map((leadId) => ({ leadId, userId, at, fields: [] })),
  )
  const beside = await Promise.all(
    tablesOfLeads.map((table) => store.rows(table).where('teamId').equals(teamId).toArray()),
  )
  const leads = await store.leads.where('teamId').equals(teamId).toArray()
  const merged = leads.map(({ mergedInto, deletedAt }) => ({ leadId: mergedInto, deletedAt }))
  const added = [...beside.flat().flatMap((row) => ('leadId' in row ? row : [])), ...merged]
    .flatMap(({ leadId, deletedAt }) => (leadId && !deletedAt ? [leadId] : []))
    .map((leadId) => ({ leadId, userId: null, at: null, fields: [] }))
  return [...added, ...edited].filter(({ leadId }) => leadIds.has(leadId))
}

/** What an import filled in on leads from before and was not sent yet, the latest first. */
async function completedHere(store: DeviceStore, importId: number): Promise<ImportChanges['completed']> {
  const isImport = ({ name }: OutboxEntry) => name === 'import.create'
  const begun = [
    ...(await store.outbox.filter(isImport).toArray()),
    ...(await store.sent.filter(isImport).toArray()),
  ]
  const own = begun.find(({ rowId }) => rowId === importId)
  if (!own) return []
  const next = Math.min(...begun.map(({ seq }) => seq).filter((seq) => seq > own.seq))
  const entries = await store.outbox.where('seq').between(own.seq, next).toArray()
  const completed: ImportChanges['completed'] = []
  for (const { name, mid, args, batch, state } of entries) {
    if (name !== 'lead.complete' || state !== 'waiting') continue
    const each = batch ? ((await store.batches.get(mid))?.each ?? []) : [{ args }]
    for (const one of each) completed.push(...completionIn(one.args))
  }
  return completed.reverse()
}

const Completion = v.object({
  id: Id,
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
})

function completionIn(args: unknown): ImportChanges['completed'] {
  const read = v.safeParse(Completion, args)
  return read.success ? [{ leadId: read.output.id, changes: read.output.changes }] : []
}
