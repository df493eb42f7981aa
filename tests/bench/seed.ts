import { join } from 'node:path'
import Database from 'better-sqlite3'
import { emptyLead, type Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { write } from '#db/server/write.ts'
import { storeIn } from '#tests/database.ts'
import { openWorld, type Person } from '#tests/world.ts'

const CREATED = '2025-06-01T08:00:00.000Z'

/** What the nth lead, from 1 on, has beside the usual. */
type FieldsOf = (n: number) => Partial<Lead>

/** Leads as a team has them after a year: about 450 bytes each. */
const leadOf = ({ user, teamId }: Person, n: number, fieldsOf: FieldsOf): Lead => ({
  ...emptyLead,
  fullName: `Mia Berg the ${n}th`,
  email: `mia.berg.${n}@fjord-foods-${n}.example`,
  phoneNumber: `+47 55 ${100_000 + n}`,
  company: `Fjord Foods ${n}`,
  position: 'Head of Purchasing',
  industry: 'Food and beverage',
  companySize: '51-200',
  companyUrl: `https://fjord-foods-${n}.example`,
  notes:
    'Met at the fair in Bergen. Bakes for twelve shops of its own and wants to see the deck oven at work.',
  matchScore: String(n % 100),
  id: newId(),
  teamId,
  version: 0,
  createdAt: CREATED,
  createdBy: user.id,
  ownerId: user.id,
  deletedAt: null,
  ...fieldsOf(n),
})

/** That many leads, as {@link seedLeads} writes them. */
export const leadsOf = (person: Person, count: number, fieldsOf: FieldsOf = () => ({})): Lead[] =>
  Array.from({ length: count }, (_, at) => leadOf(person, at + 1, fieldsOf))

/** Fills a data folder with one person's team of many leads. */
export async function teamOfLeads(dataDir: string, count: number, fieldsOf?: FieldsOf): Promise<Person> {
  const world = await openWorld({ dataDir })
  const person = await world.person('ana')
  await world.close()
  await seedLeads(dataDir, person, count, fieldsOf)
  return person
}

/** Writes leads into the server's store as the server itself would. */
export async function seedLeads(
  dataDir: string,
  person: Person,
  count: number,
  fieldsOf?: FieldsOf,
): Promise<void> {
  const store = await storeIn(dataDir)
  const author = { userId: person.user.id, deviceId: 'office', name: 'lead.create', at: CREATED }
  await store.tx(async (handle) => {
    for (const lead of leadsOf(person, count, fieldsOf)) await write(handle, 'leads', undefined, lead, author)
  })
  await store.close()
}

/**
 * The least that storing edits can cost: the same rows again into a table of the same form, on the same disk, each
 * in a transaction of its own that waits for the disk.
 * @param beside what the server writes beside each row: its counter, history and receipt
 * @returns milliseconds
 */
export function bareWrites(dataDir: string, count: number, { beside }: { beside: boolean }): number {
  const db = new Database(join(dataDir, 'rove.db'))
  db.pragma('synchronous = FULL')
  const leads = db.prepare<[number], Lead>('SELECT * FROM leads LIMIT ?').all(count)
  const columns = Object.keys(leads[0] ?? {})
  const values = columns.map((name) => `@${name}`).join(', ')
  db.exec('CREATE TABLE bare AS SELECT * FROM leads; CREATE UNIQUE INDEX bare_id ON bare (id)')
  db.exec(
    'CREATE TABLE bare_log (n INTEGER PRIMARY KEY, text TEXT); CREATE TABLE bare_count (version INTEGER)',
  )
  db.exec('INSERT INTO bare_count VALUES (0)')
  const put = db.prepare<[Lead]>(`INSERT OR REPLACE INTO bare (${columns.join(', ')}) VALUES (${values})`)
  const step = db.prepare('UPDATE bare_count SET version = version + 1')
  const log = db.prepare<[string]>('INSERT INTO bare_log (text) VALUES (?)')
  const one = db.transaction((lead: Lead) => {
    put.run(lead)
    if (!beside) return
    step.run()
    log.run(`history ${lead.notes}`)
    log.run(`receipt ${lead.id}`)
  })
  const began = performance.now()
  for (const lead of leads) one.immediate(lead)
  const took = performance.now() - began
  db.exec('DROP TABLE bare; DROP TABLE bare_log; DROP TABLE bare_count')
  db.close()
  return took
}
