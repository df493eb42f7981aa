import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AnyRow } from '#db/model/entities/registry.ts'
import { notMerged, type Pointer, pointerOf, standInsOf } from '#db/model/merged.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Handle } from './database/handle.ts'
import { leads } from './database/tables.ts'
import { rowById } from './rows.ts'

/** The maximum number of ids in one query, which databases limit. */
const AT_ONCE = 500

/** A team's leads that were merged into others, also deleted ones, with the lead that stands for each. */
export async function mergedLeads(
  handle: Pick<Handle, 'select'>,
  teamId: number,
): Promise<Map<number, number>> {
  const pointing = await handle
    .select({ id: leads.id, mergedInto: leads.mergedInto, mergedAt: leads.mergedAt })
    .from(leads)
    .where(and(eq(leads.teamId, teamId), isNotNull(leads.mergedInto)))
  const pointers = new Map<number, Pointer>(pointing.map((lead) => [lead.id, lead]))
  const winners = pointing.flatMap(({ mergedInto }) =>
    mergedInto === null || pointers.has(mergedInto) ? [] : [mergedInto],
  )
  for (let start = 0; start < winners.length; start += AT_ONCE) {
    const ids = winners.slice(start, start + AT_ONCE)
    const there = await handle
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.teamId, teamId), inArray(leads.id, ids)))
    for (const { id } of there) pointers.set(id, notMerged)
  }
  return standInsOf(
    pointing.map(({ id }) => id),
    pointers,
  )
}

/** The ids of all leads that stand for the same person as one of these, these included. */
export async function withMerged(
  handle: Handle,
  teamId: number,
  ids: ReadonlySet<number>,
): Promise<Set<number>> {
  const merged = await mergedLeads(handle, teamId)
  const winnerOf = (id: number) => merged.get(id) ?? id
  const winners = new Set([...ids].map(winnerOf))
  const losers = [...merged].flatMap(([id, winner]) => (winners.has(winner) ? [id] : []))
  return new Set([...ids, ...winners, ...losers])
}

/**
 * A lead that was purged is still a tombstone on some devices and unknown to others, so that a pointer at it would not
 * mean the same on all.
 * @throws Refused if a change merges a lead into one that is not in the team
 */
export async function refuseMissingWinners(
  handle: Handle,
  teamId: number,
  changing: readonly { before: AnyRow | undefined; after: AnyRow }[],
): Promise<void> {
  const winners = new Set<number>()
  for (const { before, after } of changing) {
    const { mergedInto } = pointerOf(after)
    if (mergedInto !== null && (!before || mergedInto !== pointerOf(before).mergedInto))
      winners.add(mergedInto)
  }
  for (const id of winners) {
    const winner = await rowById(handle, 'leads', id)
    if (winner?.teamId !== teamId) throw new Refused('missing', 'The lead to merge with no longer exists.')
  }
}
