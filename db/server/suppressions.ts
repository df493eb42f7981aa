import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { ERASED } from '#db/model/entities/entity.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { first, type Handle, one } from './database/handle.ts'
import { suppressions } from './database/tables.ts'

export type Suppression = typeof suppressions.$inferSelect

/** The prefix of a hashed address. */
const HASHED = 'sha256:'

const DOMAIN = /^(?=.{1,253}$)([a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/
const LOCAL_PART = /^[^\s@,;:/<>"]{1,64}$/

/**
 * An address or a domain in its canonical spelling.
 * @param text "Mia@Acme.example", "acme.example", "@acme.example", "https://www.acme.example/team"
 * @returns undefined if it is neither
 */
export function suppressible(text: string): string | undefined {
  const value = normalised(text)
  const { local, domain } = partsOf(value)
  return DOMAIN.test(domain) && (local === undefined || LOCAL_PART.test(local)) ? value : undefined
}

/**
 * A function that says whether the team's current list covers an address or a domain: itself, its domain, or
 * a parent domain.
 */
export async function suppressedIn(
  handle: Handle,
  teamId: number,
): Promise<(emailOrDomain: string) => boolean> {
  const listed = new Set((await suppressionsOf(handle, teamId)).map(({ value }) => value))
  return (emailOrDomain) => {
    const value = normalised(emailOrDomain)
    const labels = partsOf(value).domain.split('.')
    const names = [value, ...labels.map((_, above) => labels.slice(above).join('.'))]
    return names.some((name) => listed.has(name)) || listed.has(hashedFor(teamId, value))
  }
}

/**
 * Adds an address or a domain to the team's list. An existing entry is kept, but can become permanent.
 * @throws Error if it is neither an address nor a domain
 */
export async function addSuppression(handle: Handle, wanted: Omit<Suppression, 'id'>): Promise<Suppression> {
  const { teamId, reason, forGood } = wanted
  const value = suppressible(wanted.value)
  if (value === undefined) throw new Error('Only an address or a domain can be suppressed.')
  const known = await first(
    handle
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.teamId, teamId), eq(suppressions.value, value))),
  )
  if (!known) {
    return one(
      handle
        .insert(suppressions)
        .values({ ...wanted, id: newId(), value })
        .returning(),
    )
  }
  if (known.forGood || !forGood) return known
  return one(
    handle.update(suppressions).set({ forGood, reason }).where(eq(suppressions.id, known.id)).returning(),
  )
}

/**
 * Adds the hash of an address to the team's list, so that the list does not reveal the address.
 * @returns false if it is not an address
 */
export async function suppressHashed(
  handle: Handle,
  { email, ...wanted }: Pick<Suppression, 'teamId' | 'createdBy' | 'createdAt'> & { email: string },
): Promise<boolean> {
  const value = suppressible(email)
  if (value === undefined) return false
  const entry = { id: newId(), value: hashedFor(wanted.teamId, value), reason: ERASED, forGood: false }
  await handle
    .insert(suppressions)
    .values({ ...wanted, ...entry })
    .onConflictDoNothing()
  return true
}

const hashedFor = (teamId: number, value: string) =>
  HASHED + createHash('sha256').update(`${teamId} ${value}`).digest('hex')

/** The team's list, the newest first. */
export async function suppressionsOf(handle: Handle, teamId: number): Promise<Suppression[]> {
  return handle
    .select()
    .from(suppressions)
    .where(eq(suppressions.teamId, teamId))
    .orderBy(desc(suppressions.createdAt), desc(suppressions.id))
}

/** Removes an entry from the team's list, unless it is permanent. */
export async function removeSuppression(
  handle: Handle,
  teamId: number,
  id: number,
): Promise<'removed' | 'missing' | 'for good'> {
  const mine = and(eq(suppressions.teamId, teamId), eq(suppressions.id, id))
  const found = await first(handle.select().from(suppressions).where(mine))
  if (!found) return 'missing'
  if (found.forGood) return 'for good'
  await handle.delete(suppressions).where(mine)
  return 'removed'
}

function normalised(text: string): string {
  const { local, domain } = partsOf(text.trim().toLowerCase())
  const host = bareDomain(domain).replace(/\.$/, '')
  return local ? `${local}@${host}` : host
}

/** "mia@acme.example" → mia, acme.example; a domain has no local part. */
function partsOf(text: string): { local: string | undefined; domain: string } {
  const at = text.lastIndexOf('@')
  return at < 0
    ? { local: undefined, domain: text }
    : { local: text.slice(0, at), domain: text.slice(at + 1) }
}
