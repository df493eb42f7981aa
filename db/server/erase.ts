import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ERASED } from '#db/model/entities/entity.ts'
import { ERASED_SENTENCE } from '#db/model/entities/erased.ts'
import { type Lead, Way } from '#db/model/entities/lead.ts'
import { type AnyRow, entities, leadFieldOf, rowOf, type Table, tables } from '#db/model/entities/registry.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { conflicts, erasures, history, leads, requests, tasks } from './database/tables.ts'
import { eraseMentions } from './eraseMentions.ts'
import { mentionsOf, tellingOf } from './mentions.ts'
import { withMerged } from './merged.ts'
import { dropPictures, picturesOf } from './pictures.ts'
import { CONTACT, dropEntry, keyOf } from './queue.ts'
import { leadColumnOf, rowById, rowsById, rowsWhere, stored } from './rows.ts'
import { type Author, write } from './write.ts'

/** Whose data to erase, in which team, and on whose request. */
export interface Erasing {
  teamId: number
  leadId: number
  userId: number
  /** ISO 8601 in UTC. */
  at: string
}

/** The result of an erasure. */
export interface Erased {
  /** The leads that represent this person: several may have the same address. */
  leads: number[]
  /** Pictures whose bytes must be removed. */
  files: number[]
  /** The person's addresses, for lists that keep them from being found again. */
  emails: string[]
  /** The members whose private views were changed. */
  streams: number[]
}

/**
 * Erases all data about a person from a team: the lead, and others with its address or merged with it, with their notes,
 * emails, conflicts, history and jobs; and the addresses, phone numbers and LinkedIn pages that they have or
 * had from every other text of the team and of its members' private views. Devices receive this as changes.
 * Afterwards nothing more can be stored about these leads.
 * @returns undefined if there is no such lead in the team
 */
export async function erasePerson(handle: Handle, erasing: Erasing): Promise<Erased | undefined> {
  const lead = await rowById(handle, 'leads', erasing.leadId)
  if (!lead || lead.teamId !== erasing.teamId) return undefined
  const persons = await samePerson(handle, lead)
  const former = await formerContacts(handle, persons)
  const mentions = mentionsOf(tellingOf([...persons.flatMap(contactsOf), ...former]))
  const pictures = await picturesOf(handle, await shownOn(handle, persons))
  const rowIds: number[] = []
  for (const person of persons) rowIds.push(...(await eraseLead(handle, person, erasing)))
  const streams = mentions.any ? await eraseMentions(handle, mentions, erasing) : []
  await blankHistory(handle, erasing.teamId, rowIds)
  const files = await dropPictures(handle, erasing.teamId, pictures)
  const emails = [...new Set(persons.map(({ email }) => email.toLowerCase()).filter(Boolean))]
  return { leads: persons.map(({ id }) => id), files, emails, streams }
}

/** @throws Refused if a change would store something about a person whose data was erased */
export async function refuseErased(
  handle: Handle,
  { table, teamId, rows }: { table: Table; teamId: number; rows: readonly (AnyRow | undefined)[] },
): Promise<void> {
  const leadIds = new Set(rows.flatMap((row) => (row ? leadsIn(table, row) : [])))
  // Most teams have erased nobody.
  if (leadIds.size > 1 && !(await first(anyErasure(handle, { teamId })))) return
  for (const leadId of leadIds) {
    const found = await first(erasure(handle, { teamId, leadId }))
    if (found) throw new Refused('missing', ERASED_SENTENCE)
  }
}

const anyErasure = prepared((handle) =>
  handle
    .select({ leadId: erasures.leadId })
    .from(erasures)
    .where(eq(erasures.teamId, sql.placeholder('teamId')))
    .limit(1),
)

const erasure = prepared((handle) =>
  handle
    .select({ leadId: erasures.leadId })
    .from(erasures)
    .where(
      and(eq(erasures.teamId, sql.placeholder('teamId')), eq(erasures.leadId, sql.placeholder('leadId'))),
    ),
)

/** The leads that a row is about. */
function leadsIn(table: Table, row: AnyRow): number[] {
  if ('mergedInto' in row) return row.mergedInto === null ? [row.id] : [row.id, row.mergedInto]
  const values: Record<string, unknown> = { ...row }
  const leadId = values[leadFieldOf(table) ?? '']
  if (typeof leadId === 'number') return [leadId]
  return 'task' in row && row.task.kind === 'write' ? [row.task.args.leadId] : []
}

/** One person may be several leads, for example for two products, or before they were merged. */
async function samePerson(handle: Handle, { teamId, ...lead }: Lead): Promise<Lead[]> {
  let known: Lead[] = []
  let ids = new Set([lead.id])
  while (ids.size > known.length) {
    const byId = await rowsById(handle, 'leads', [...ids])
    const there = [...byId.values()]
    const emails = [...new Set(there.map(({ email }) => email.toLowerCase()).filter(Boolean))]
    const sameEmail = await handle
      .select()
      .from(leads)
      .where(and(eq(leads.teamId, teamId), inArray(sql`lower(${leads.email})`, emails)))
    known = [...there, ...sameEmail.flatMap((row) => (ids.has(row.id) ? [] : [rowOf('leads', row)]))]
    ids = await withMerged(handle, teamId, new Set(known.map(({ id }) => id)))
  }
  return known
}

const KINDS = { email: 'email', phoneNumber: 'phone', linkedInUrl: 'page' } as const
type Contact = Parameters<typeof tellingOf>[0] extends Iterable<infer C> ? C : never

const contactsOf = (values: Partial<Record<string, unknown>>): Contact[] => [
  ...Object.entries(KINDS).flatMap(([field, kind]) => {
    const value = values[field]
    return typeof value === 'string' && value !== '' ? [{ kind, value }] : []
  }),
  ...(v.is(Ways, values.ways) ? values.ways : []).flatMap(({ kind, value }) => {
    const known = wayKindOf[kind]
    return known ? [{ kind: known, value }] : []
  }),
]
const Ways = v.array(Way)
/** The further ways that belong to one person; a site is the company's. */
const wayKindOf: Partial<Record<Way['kind'], Contact['kind']>> = {
  email: 'email',
  phone: 'phone',
  profile: 'page',
}

/** Former contact data of the leads, according to their history. */
async function formerContacts(handle: Handle, persons: readonly Lead[]): Promise<Contact[]> {
  const ids = persons.map(({ id }) => id)
  const before = await handle
    .select({ changes: history.changes })
    .from(history)
    .where(inArray(history.rowId, ids))
  return before.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([field, values]) =>
      values.flatMap((value) => contactsOf({ [field]: value })),
    ),
  )
}

/** The rows of leads and tasks that may show a picture of these people or of their tasks. */
async function shownOn(handle: Handle, persons: readonly Lead[]): Promise<number[]> {
  const ids = persons.map(({ id }) => id)
  const done = await handle.select({ id: tasks.id }).from(tasks).where(inArray(tasks.leadId, ids))
  return [...ids, ...done.map(({ id }) => id)]
}

/** @returns the ids of all rows that were about the lead */
async function eraseLead(handle: Handle, lead: Lead, { userId, at }: Erasing): Promise<number[]> {
  const { id, teamId } = lead
  const by = (name: string) => ({ userId, deviceId: 'api', name, at })
  const gone = (row: AnyRow) => ({ deletedAt: row.deletedAt ?? at })
  const left = { ...lead, ...entities.leads.erased, ...gone(lead) }
  await write(handle, 'leads', lead, left, by('lead.erase'))
  const mine = { leadId: id, teamId, erasedBy: userId, erasedAt: at }
  await handle.insert(erasures).values(mine).onConflictDoNothing()
  if (lead.suggestionId !== null) await dropEntry(handle, keyOf(CONTACT, lead.suggestionId))

  const about = [id]
  for (const table of tables) {
    const { name, erased } = entities[table]
    for (const row of await rowsAbout(handle, table, lead)) {
      await write(handle, table, row, rowOf(table, { ...row, ...erased, ...gone(row) }), by(`${name}.erase`))
      about.push(row.id)
    }
  }
  const jobs = await eraseJobs(handle, lead, by('request.erase'))
  const over = await handle
    .select()
    .from(conflicts)
    .where(and(eq(conflicts.teamId, teamId), inArray(conflicts.rowId, about)))
  for (const conflict of over) {
    const erased = { ...conflict, base: null, winner: null, loser: null, resolved: true }
    await write(handle, 'conflicts', conflict, erased, by('conflict.erase'))
  }
  return [...about, ...jobs, ...over.map((conflict) => conflict.id)]
}

/** The rows of a table that belong to the lead. */
async function rowsAbout(handle: Handle, table: Table, { id, teamId }: Lead): Promise<AnyRow[]> {
  if (!leadFieldOf(table)) return []
  return rowsWhere(handle, table, and(eq(stored[table].teamId, teamId), eq(leadColumnOf(table), id)))
}

/** Requests for emails to them; an email that is not written yet never will be. */
async function eraseJobs(handle: Handle, { id, teamId }: Lead, by: Author): Promise<number[]> {
  const theirs = eq(handle.functions.numberAt(requests.task, 'args.leadId'), id)
  const jobs = await handle
    .select()
    .from(requests)
    .where(and(eq(requests.teamId, teamId), theirs))
  for (const job of jobs) {
    if (job.task.kind !== 'write') continue
    const task = { ...job.task, args: { ...job.task.args, subject: ERASED, body: ERASED } }
    const waits = job.status === 'queued' || job.status === 'calling'
    const end = waits ? { status: 'cancelled' as const, message: ERASED_SENTENCE } : {}
    await write(handle, 'requests', job, { ...job, task, ...end }, by)
  }
  return jobs.map((job) => job.id)
}

/** Removes the values of changes from history; that there were changes, by whom and when, stays. */
async function blankHistory(handle: Handle, teamId: number, rowIds: readonly number[]): Promise<void> {
  const { id, changes } = history
  const entries = await handle
    .select({ id, changes })
    .from(history)
    .where(and(eq(history.teamId, teamId), inArray(history.rowId, [...rowIds])))
  for (const entry of entries) {
    await handle
      .update(history)
      .set({ changes: blanked(entry.changes) })
      .where(eq(id, entry.id))
  }
}

/** Fields without personal data. */
const PLAIN = new Set([
  ...['id', 'teamId', 'version', 'createdAt', 'createdBy', 'deletedAt', 'status', 'ownerId'],
  ...['productId', 'leadId', 'suggestionId', 'tone', 'length', 'focus', 'writtenBy', 'table', 'rowId'],
])

function blanked(changes: typeof history.$inferSelect.changes): typeof changes {
  const blank = (value: unknown) =>
    value === null || value === '' || typeof value === 'boolean' ? value : ERASED
  return Object.fromEntries(
    Object.entries(changes).map(([field, [from, to]]) => [
      field,
      PLAIN.has(field) ? [from, to] : [blank(from), blank(to)],
    ]),
  )
}
