import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { first, type Handle } from './database/handle.ts'
import { knownNetworks } from './database/tables.ts'

const MOST_OF_AN_ACCOUNT = 20

/** When a person last signed in from a network (by its hash): ISO 8601 in UTC; undefined if never. */
export async function networkSeen(
  handle: Handle,
  userId: number,
  network: string,
): Promise<string | undefined> {
  const pair = and(eq(knownNetworks.userId, userId), eq(knownNetworks.network, network))
  return (await first(handle.select().from(knownNetworks).where(pair)))?.seenAt
}

/**
 * Records that a person signed in from a network (by its hash), and deletes their least recently used ones.
 */
export async function keepNetwork(
  handle: Handle,
  { userId, network, seenAt }: typeof knownNetworks.$inferSelect,
): Promise<void> {
  await handle
    .insert(knownNetworks)
    .values({ userId, network, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.network], set: { seenAt } })
  const ofPerson = eq(knownNetworks.userId, userId)
  const newestFirst = await handle
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(ofPerson)
    .orderBy(desc(knownNetworks.seenAt))
  const left = newestFirst.slice(MOST_OF_AN_ACCOUNT).map((row) => row.network)
  if (left.length > 0) {
    await handle.delete(knownNetworks).where(and(ofPerson, inArray(knownNetworks.network, left)))
  }
}

/** Deletes networks without a sign-in since `cutoff` (ISO 8601 in UTC). */
export async function purgeNetworks(handle: Handle, cutoff: string): Promise<void> {
  await handle.delete(knownNetworks).where(lt(knownNetworks.seenAt, cutoff))
}
