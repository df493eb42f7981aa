import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, min, ne } from 'drizzle-orm'
import { tablesOfLeads } from '#db/model/entities/registry.ts'
import type { ImportChanges } from '#db/model/importChanges.ts'
import { first, type Handle } from './database/handle.ts'
import { history, imports, leads } from './database/tables.ts'
import { leadColumnOf, stored } from './rows.ts'

/**
 * What happened to the leads of an import since.
 * @returns undefined if the team has no such import
 */
export async function importChangesOf(
  handle: Handle,
  teamId: number,
  importId: number,
): Promise<ImportChanges | undefined> {
  const made = await first(
    handle
      .select({ version: history.version, deviceId: history.deviceId })
      .from(imports)
      .innerJoin(history, and(eq(history.teamId, imports.teamId), eq(history.rowId, imports.id)))
      .where(and(eq(imports.teamId, teamId), eq(imports.id, importId), eq(history.name, 'import.create'))),
  )
  if (!made) return undefined
  const edited = await editedLeads(handle, teamId, importId)
  const added = await leadsWithMore(handle, teamId, importId)
  const alone = [...added].filter((leadId) => !edited.has(leadId))
  return {
    touched: [...edited.values(), ...alone.map((leadId) => ({ leadId, userId: null, at: null, fields: [] }))],
    completed: await completions(handle, teamId, made),
  }
}

const importedIn = (teamId: number, importId: number) =>
  and(eq(leads.teamId, teamId), eq(leads.importId, importId), isNull(leads.deletedAt))

/** The last change that a person made of each imported lead since the import, by the lead's id. */
async function editedLeads(handle: Handle, teamId: number, importId: number) {
  const found = await handle
    .select({ leadId: leads.id, userId: history.userId, at: history.at, changes: history.changes })
    .from(leads)
    .innerJoin(history, and(eq(history.teamId, leads.teamId), eq(history.rowId, leads.id)))
    .where(and(importedIn(teamId, importId), ne(history.name, 'lead.import'), isNotNull(history.userId)))
    .orderBy(history.version)
  return new Map(
    found.map(({ changes, ...change }) => [change.leadId, { ...change, fields: Object.keys(changes) }]),
  )
}

/** The imported leads to which somebody added something, such as a note or a visit, or into which another was merged. */
async function leadsWithMore(handle: Handle, teamId: number, importId: number): Promise<Set<number>> {
  const ids = new Set<number>()
  for (const table of tablesOfLeads) {
    const from = stored[table]
    const found = await handle
      .selectDistinct({ leadId: leads.id })
      .from(from)
      .innerJoin(leads, eq(leads.id, leadColumnOf(table)))
      .where(and(importedIn(teamId, importId), isNull(from.deletedAt)))
    for (const { leadId } of found) ids.add(leadId)
  }
  const imported = handle.select({ id: leads.id }).from(leads).where(importedIn(teamId, importId))
  const merged = await handle
    .selectDistinct({ winner: leads.mergedInto })
    .from(leads)
    .where(and(eq(leads.teamId, teamId), isNull(leads.deletedAt), inArray(leads.mergedInto, imported)))
  for (const { winner } of merged) if (winner !== null) ids.add(winner)
  return ids
}

/** A device imports one file after the other, so an import's completions lie between its beginning and the next one's. */
async function completions(
  handle: Handle,
  teamId: number,
  { version, deviceId }: { version: number; deviceId: string },
): Promise<ImportChanges['completed']> {
  const ofDevice = and(
    eq(history.teamId, teamId),
    eq(history.deviceId, deviceId),
    gt(history.version, version),
  )
  const next = await first(
    handle
      .select({ version: min(history.version) })
      .from(history)
      .where(and(ofDevice, inArray(history.name, ['import.create', 'import.undo']))),
  )
  const until = next?.version ? lt(history.version, next.version) : undefined
  return handle
    .select({ leadId: history.rowId, changes: history.changes })
    .from(history)
    .where(and(ofDevice, until, eq(history.name, 'lead.complete')))
    .orderBy(desc(history.version))
}
