import * as v from 'valibot'
import type { Change } from '#db/device/mutate.ts'
import type { DeviceStore } from '#db/device/store.ts'
import { changesBack } from '#db/model/entities/entity.ts'
import type { Lead } from '#db/model/entities/lead.ts'
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
  for (const { leadId, changes: filled } of changes.completed) {
    const lead = byId.get(leadId)
    const back = lead && changesBack(lead, filled)
    if (back) plan.restorations.push({ name: 'lead.edit', args: { id: leadId, changes: back } })
  }
  return plan
}

const NOT_TOUCHING = new Set(['lead.import', 'lead.complete', 'import.create'])

/**
 * What this device knows of an import's leads: changes that were not sent yet, and notes, tasks and emails, which the
 * server may not have either.
 */
export async function touchedHere(
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
    [store.notes, store.tasks, store.emails].map((table) => table.where('teamId').equals(teamId).toArray()),
  )
  const written = beside
    .flat()
    .flatMap(({ leadId, deletedAt }) => (leadId && !deletedAt ? [leadId] : []))
    .map((leadId) => ({ leadId, userId: null, at: null, fields: [] }))
  return [...written, ...edited].filter(({ leadId }) => leadIds.has(leadId))
}

/**
 * What an import that was not sent yet filled in on leads from before, from the outbox.
 * @param seq the outbox entry of the import itself
 */
export async function completedHere(store: DeviceStore, seq: number): Promise<ImportChanges['completed']> {
  const entries = await store.outbox.where('seq').above(seq).toArray()
  const completed: ImportChanges['completed'] = []
  for (const { name, mid, args, batch } of entries) {
    if (name === 'import.create') break
    if (name !== 'lead.complete') continue
    const each = batch ? ((await store.batches.get(mid))?.each ?? []) : [{ args }]
    for (const one of each) completed.push(...completionIn(one.args))
  }
  return completed
}

const Completion = v.object({
  id: Id,
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
})

function completionIn(args: unknown): ImportChanges['completed'] {
  const read = v.safeParse(Completion, args)
  return read.success ? [{ leadId: read.output.id, changes: read.output.changes }] : []
}
