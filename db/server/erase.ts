import { and, type Column, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { ERASED } from '#db/model/entities/entity.ts'
import { ERASED_MENTION, ERASED_SENTENCE } from '#db/model/entities/erased.ts'
import { type AnyRow, entities, rowOf, type Table, tables } from '#db/model/entities/registry.ts'
import { fileIn } from '#db/model/file.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { didChange, first, type Handle, prepared } from './database/handle.ts'
import { conflicts, erasures, history, leads, receipts, requests, tasks, uploads } from './database/tables.ts'
import { dropRetry } from './requests.ts'
import { rowById, stored } from './rows.ts'
import { type Author, write } from './write.ts'

/** Whose data goes, in which team, and who says so. */
export interface Erasing {
  teamId: number
  leadId: number
  userId: number
  /** ISO 8601 in UTC. */
  at: string
}

/** What came of it. */
export interface Erased {
  /** The leads that were this person: several may have one address. */
  leads: number[]
  /** Pictures whose bytes are to be removed. */
  files: number[]
  /** The person's address, for those who must not find it again; '' where there was none. */
  email: string
}

type LeadRow = typeof leads.$inferSelect

/** What was a person's: what is shorter stands in too many other texts. */
const TELLING_CHARS = 6

/**
 * Takes all that tells of a person out of a team: the lead, and others with its address, with their notes, emails,
 * conflicts, history and jobs; and the address, phone number and LinkedIn page out of every other text of the team.
 * Devices read it as changes. Nothing more can be kept about these leads afterwards.
 * @returns undefined when there is no such lead in the team
 */
export async function erasePerson(handle: Handle, erasing: Erasing): Promise<Erased | undefined> {
  const lead = await rowById(handle, 'leads', erasing.leadId)
  if (!lead || lead.teamId !== erasing.teamId) return undefined
  const persons = await samePerson(handle, lead)
  const telling = [...new Set(persons.flatMap(tellingOf))]
  const pictures = await picturesOf(handle, persons)
  const rowIds: number[] = []
  for (const person of persons) rowIds.push(...(await eraseLead(handle, person, erasing)))
  await eraseMentions(handle, telling, erasing)
  await eraseHistory(handle, rowIds, telling, erasing)
  const files = await dropPictures(handle, erasing.teamId, pictures)
  return { leads: persons.map(({ id }) => id), files, email: lead.email }
}

/** @throws Refused when a change would keep something about somebody whose data was erased */
export async function refuseErased(
  handle: Handle,
  change: { table: Table; teamId: number; before: AnyRow | undefined; after: AnyRow },
): Promise<void> {
  const leadIds = [change.before, change.after].flatMap((row) => (row ? leadsIn(change.table, row) : []))
  for (const leadId of new Set(leadIds)) {
    const found = await first(erasure(handle, { teamId: change.teamId, leadId }))
    if (found) throw new Refused('missing', ERASED_SENTENCE)
  }
}

const erasure = prepared((handle) =>
  handle
    .select({ leadId: erasures.leadId })
    .from(erasures)
    .where(
      and(eq(erasures.teamId, sql.placeholder('teamId')), eq(erasures.leadId, sql.placeholder('leadId'))),
    ),
)

/** The leads that a row tells of. */
function leadsIn(table: Table, row: AnyRow): number[] {
  if (table === 'leads') return [row.id]
  const values: Record<string, unknown> = { ...row }
  const leadId = values[leadFieldOf(table) ?? '']
  if (typeof leadId === 'number') return [leadId]
  return 'task' in row && row.task.kind === 'write' ? [row.task.args.leadId] : []
}

/** One person may be a lead twice, for two products say. */
async function samePerson(
  handle: Handle,
  { id, teamId, email }: { id: number; teamId: number; email: string },
): Promise<LeadRow[]> {
  const same = email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined
  return handle
    .select()
    .from(leads)
    .where(and(eq(leads.teamId, teamId), or(eq(leads.id, id), same)))
}

const tellingOf = ({ email, phoneNumber, linkedInUrl }: LeadRow) =>
  [email, phoneNumber, linkedInUrl]
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= TELLING_CHARS)

/** @returns the ids of all rows that were about the lead */
async function eraseLead(handle: Handle, lead: LeadRow, { userId, at }: Erasing): Promise<number[]> {
  const { id, teamId } = lead
  const by = (name: string) => ({ userId, deviceId: 'api', name, at })
  const gone = (row: AnyRow) => ({ deletedAt: row.deletedAt ?? at })
  const left = { ...lead, ...entities.leads.erased, ...gone(lead) }
  await write(handle, 'leads', lead, left, by('lead.erase'))
  const mine = { leadId: id, teamId, erasedBy: userId, erasedAt: at }
  await handle.insert(erasures).values(mine).onConflictDoNothing()
  if (lead.suggestionId !== null) await dropRetry(handle, lead.suggestionId)

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

/** The field of a table's rows that names the lead that they belong to. */
function leadFieldOf(table: Table): string | undefined {
  const { parent } = entities[table]
  return parent?.entity === entities.leads ? parent.field : undefined
}

/** The rows of a table that belong to the lead. */
async function rowsAbout(handle: Handle, table: Table, { id, teamId }: LeadRow): Promise<AnyRow[]> {
  const from = stored[table]
  const columns: Record<string, Column> = getTableColumns(from)
  const leadId = columns[leadFieldOf(table) ?? '']
  if (!leadId) return []
  return handle
    .select()
    .from(from)
    .where(and(eq(from.teamId, teamId), eq(leadId, id)))
}

/** What was asked to be written to them; what is not written yet never is. */
async function eraseJobs(handle: Handle, { id, teamId }: LeadRow, by: Author): Promise<number[]> {
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

/** Takes what tells of the person out of all other rows of the team. */
async function eraseMentions(handle: Handle, telling: readonly string[], { teamId, userId, at }: Erasing) {
  const by = { userId, deviceId: 'api', name: 'mention.erase', at }
  for (const table of tables) {
    const from = stored[table]
    const texts = Object.values(getTableColumns(from)).filter((column) => column.getSQLType() === 'text')
    const found: AnyRow[] = await handle
      .select()
      .from(from)
      .where(and(eq(from.teamId, teamId), or(...texts.map((text) => tells(handle, text, telling)))))
    for (const row of found) await write(handle, table, row, rowOf(table, without(row, telling)), by)
  }
}

/** The values that changes had stay out of history; that there were changes, by whom and when, stays. */
async function eraseHistory(
  handle: Handle,
  rowIds: readonly number[],
  telling: readonly string[],
  { teamId }: Erasing,
): Promise<void> {
  const told = or(inArray(history.rowId, [...rowIds]), tells(handle, history.changes, telling))
  const entries = await handle
    .select({ id: history.id, rowId: history.rowId, changes: history.changes })
    .from(history)
    .where(and(eq(history.teamId, teamId), told))
  const theirs = new Set(rowIds)
  for (const { id, rowId, changes } of entries) {
    const erased = theirs.has(rowId) ? blanked(changes) : without(changes, telling)
    await handle.update(history).set({ changes: erased }).where(eq(history.id, id))
  }
  const refusals = and(eq(receipts.teamId, teamId), tells(handle, receipts.outcome, telling))
  for (const { userId, mid, outcome } of await handle.select().from(receipts).where(refusals)) {
    const its = and(eq(receipts.userId, userId), eq(receipts.mid, mid))
    await handle
      .update(receipts)
      .set({ outcome: without(outcome, telling) })
      .where(its)
  }
}

/** What says nothing of a person. */
const PLAIN = new Set([
  ...['id', 'teamId', 'version', 'createdAt', 'createdBy', 'deletedAt', 'status'],
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

/** Whether a column has one of the texts in it, in upper or lower case. */
const tells = (handle: Handle, column: Column, telling: readonly string[]): SQL | undefined =>
  or(...telling.map((text) => handle.functions.contains(column, text)), sql`false`)

/** A value without any of the texts: '' where it was one of them, else "[erased]" in its place. */
function without<T>(value: T, telling: readonly string[]): T {
  const found = new RegExp(telling.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi')
  const plain = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'string' || telling.length === 0) return inner
    return telling.includes(inner.toLowerCase()) ? '' : inner.replace(found, ERASED_MENTION)
  })
  return JSON.parse(plain)
}

/** The addresses of the pictures of leads, and of what was done about them. */
async function picturesOf(handle: Handle, persons: readonly LeadRow[]): Promise<string[]> {
  const ids = persons.map(({ id }) => id)
  const done = await handle.select({ url: tasks.photoUrl }).from(tasks).where(inArray(tasks.leadId, ids))
  return [...new Set([...persons.map(({ avatarUrl }) => avatarUrl), ...done.map(({ url }) => url)])]
}

/** Drops those that no other row of the team shows. @returns the ids of what was dropped */
async function dropPictures(handle: Handle, teamId: number, pictures: readonly string[]): Promise<number[]> {
  const dropped: number[] = []
  for (const url of pictures) {
    const id = fileIn(url)
    if (id === undefined || (await isShown(handle, url))) continue
    const its = and(eq(uploads.id, id), eq(uploads.teamId, teamId))
    if (await didChange(handle.delete(uploads).where(its))) dropped.push(id)
  }
  return dropped
}

async function isShown(handle: Handle, url: string): Promise<boolean> {
  const onLead = handle.select({ id: leads.id }).from(leads).where(eq(leads.avatarUrl, url)).limit(1)
  const onTask = handle.select({ id: tasks.id }).from(tasks).where(eq(tasks.photoUrl, url)).limit(1)
  return Boolean((await first(onLead)) ?? (await first(onTask)))
}
