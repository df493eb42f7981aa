import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Handle } from './sqlite/open.ts'
import { knownNetworks } from './sqlite/tables.ts'

const MOST_OF_AN_ACCOUNT = 20

/** When a person last signed in from a network (by its hash): ISO 8601 in UTC; undefined where they never did. */
export async function networkSeen(
  handle: Handle,
  userId: number,
  network: string,
): Promise<string | undefined> {
  const pair = and(eq(knownNetworks.userId, userId), eq(knownNetworks.network, network))
  return handle.select().from(knownNetworks).where(pair).get()?.seenAt
}

/** Keeps in mind that a person signed in from a network (by its hash), and forgets those that they left the longest ago. */
export async function keepNetwork(
  handle: Handle,
  { userId, network, seenAt }: typeof knownNetworks.$inferSelect,
): Promise<void> {
  handle
    .insert(knownNetworks)
    .values({ userId, network, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.network], set: { seenAt } })
    .run()
  const ofPerson = eq(knownNetworks.userId, userId)
  const newestFirst = handle
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(ofPerson)
    .orderBy(desc(knownNetworks.seenAt))
    .all()
  const left = newestFirst.slice(MOST_OF_AN_ACCOUNT).map((row) => row.network)
  if (left.length > 0) {
    handle
      .delete(knownNetworks)
      .where(and(ofPerson, inArray(knownNetworks.network, left)))
      .run()
  }
}

/** Forgets the networks from which nobody signed in since `cutoff` (ISO 8601 in UTC). */
export async function purgeNetworks(handle: Handle, cutoff: string): Promise<void> {
  handle.delete(knownNetworks).where(lt(knownNetworks.seenAt, cutoff)).run()
}
