import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { didChange, type Handle } from './database/handle.ts'
import { leases } from './database/tables.ts'

/** The name of a lease, and the server that holds it. */
type Lease = Pick<typeof leases.$inferSelect, 'name' | 'holder'>

/**
 * Takes a lease that nobody holds, or that has expired: by the database's clock, because servers' clocks may
 * differ.
 * @returns false if another server holds it
 */
export async function takeLease(handle: Handle, { name, holder }: Lease, ms: number): Promise<boolean> {
  const { fromNow } = handle.functions
  const until = fromNow(ms)
  return didChange(
    handle
      .insert(leases)
      .values({ name, holder, until })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, until },
        setWhere: lte(leases.until, fromNow(0)),
      }),
  )
}

/** Extends all leases of a holder to a number of ms from now. */
export async function renewLeases(handle: Handle, holder: string, ms: number): Promise<void> {
  await handle
    .update(leases)
    .set({ until: handle.functions.fromNow(ms) })
    .where(eq(leases.holder, holder))
}

export async function endLease(handle: Handle, { name, holder }: Lease): Promise<void> {
  await handle.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

/** Deletes expired leases. */
export async function forgetLeases(handle: Handle): Promise<void> {
  await handle.delete(leases).where(lte(leases.until, handle.functions.fromNow(0)))
}

/** The leases among these that somebody holds. */
export async function heldOf(handle: Handle, names: readonly string[]): Promise<Set<string>> {
  const held = await handle
    .select({ name: leases.name })
    .from(leases)
    .where(and(inArray(leases.name, [...names]), gt(leases.until, handle.functions.fromNow(0))))
  return new Set(held.map(({ name }) => name))
}
