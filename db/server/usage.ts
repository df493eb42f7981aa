import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { type Provider, providers } from '#db/model/key.ts'
import { first, type Handle } from './database/handle.ts'
import { caps, usage } from './database/tables.ts'

/** A team's use of a service, by month and by all of its members. */
export interface Usage {
  provider: Provider
  calls: number
  lastMonth: number
  /** The maximum number of calls per month; null = no limit. */
  monthly: number | null
}

/** "2026-11": the month in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** @param month "2026-01" @returns "2025-12" */
export function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - 1)
  return monthOf(first)
}

/** How often a key of the server may be used per month (UTC): by all teams together, and by each. */
export interface Budget {
  server: number
  team: number
}

/** Why no more calls are allowed this month: the team's own limit, or the budget of the server's key. */
export type UsedUp = 'cap' | 'team' | 'server'

/**
 * Counts calls before they are made. Run it inside `tx`, so that two concurrent callers can't both take the
 * last one.
 * @param use `calls` to be made in `month` ("2026-11", UTC)
 * @param budget of the server's key, if the calls use that
 * @returns why they are not allowed; then nothing is counted
 */
export async function useOnce(
  handle: Handle,
  use: { teamId: number; provider: Provider; month: string; calls: number },
  budget?: Budget,
): Promise<UsedUp | undefined> {
  const { teamId, provider, month, calls } = use
  const cap = await capOf(handle, teamId, provider)
  const used = await usedIn(handle, teamId, provider, month)
  if (cap !== undefined && used.calls + calls > cap) return 'cap'
  if (budget && used.byServer + calls > budget.team) return 'team'
  if (budget && (await usedOfServer(handle, provider, month)) + calls > budget.server) return 'server'
  const byServer = budget ? calls : 0
  await handle
    .insert(usage)
    .values({ ...use, byServer })
    .onConflictDoUpdate({
      target: [usage.teamId, usage.month, usage.provider],
      set: { calls: sql`${usage.calls} + ${calls}`, byServer: sql`${usage.byServer} + ${byServer}` },
    })
  return undefined
}

/** The team's use of every service in `month` ("2026-11", UTC) and the month before. */
export async function usageOf(handle: Handle, teamId: number, month: string): Promise<Usage[]> {
  const before = monthBefore(month)
  const used = await handle
    .select()
    .from(usage)
    .where(and(eq(usage.teamId, teamId), inArray(usage.month, [month, before])))
  const capped = await handle.select().from(caps).where(eq(caps.teamId, teamId))
  return providers.map((provider) => {
    const callsOf = (wanted: string) =>
      used.find((row) => row.provider === provider && row.month === wanted)?.calls ?? 0
    const monthly = capped.find((row) => row.provider === provider)?.monthly ?? null
    return { provider, calls: callsOf(month), lastMonth: callsOf(before), monthly }
  })
}

/** @param monthly the maximum number of calls per month, 0 or more; null removes the limit */
export async function setCap(
  handle: Handle,
  { teamId, provider, monthly }: { teamId: number; provider: Provider; monthly: number | null },
): Promise<void> {
  if (monthly === null) {
    await handle.delete(caps).where(and(eq(caps.teamId, teamId), eq(caps.provider, provider)))
    return
  }
  await handle
    .insert(caps)
    .values({ teamId, provider, monthly })
    .onConflictDoUpdate({ target: [caps.teamId, caps.provider], set: { monthly } })
}

async function capOf(handle: Handle, teamId: number, provider: Provider): Promise<number | undefined> {
  return (
    await first(
      handle
        .select({ monthly: caps.monthly })
        .from(caps)
        .where(and(eq(caps.teamId, teamId), eq(caps.provider, provider))),
    )
  )?.monthly
}

async function usedIn(handle: Handle, teamId: number, provider: Provider, month: string) {
  const found = await first(
    handle
      .select({ calls: usage.calls, byServer: usage.byServer })
      .from(usage)
      .where(and(eq(usage.teamId, teamId), eq(usage.provider, provider), eq(usage.month, month))),
  )
  return found ?? { calls: 0, byServer: 0 }
}

/** By all teams together. */
async function usedOfServer(handle: Handle, provider: Provider, month: string): Promise<number> {
  const found = await first(
    handle
      .select({ calls: sum(usage.byServer).mapWith(Number) })
      .from(usage)
      .where(and(eq(usage.month, month), eq(usage.provider, provider))),
  )
  return found?.calls ?? 0
}
