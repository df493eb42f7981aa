import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import { rowOf } from '#db/model/entities/registry.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle, Store } from './database/handle.ts'
import { leads, members } from './database/tables.ts'
import { writeEach } from './write.ts'

/** The number of leads that one transaction changes, so that others can write between two transactions. */
const AT_ONCE = 500

/**
 * Leaves the leads of people who are no longer in the team without an owner, deleted leads too. Members see it
 * in the history as a change by Rove.
 * @param at ISO 8601 in UTC
 */
export async function dropFormerOwners(store: Store, teamId: number, at: string): Promise<void> {
  let dropped: number
  do dropped = await store.tx((handle) => dropSome(handle, teamId, at), teamId)
  while (dropped === AT_ONCE)
}

async function dropSome(handle: Handle, teamId: number, at: string): Promise<number> {
  const found = await handle
    .select()
    .from(leads)
    .where(and(eq(leads.teamId, teamId), hasFormerOwner(handle)))
    .limit(AT_ONCE)
  const changes = found.map((row) => {
    const before = rowOf('leads', row)
    return { before, after: { ...before, ownerId: null } }
  })
  await writeEach(handle, 'leads', changes, {
    userId: null,
    deviceId: notDevices.server,
    name: 'lead.edit',
    at,
  })
  return found.length
}

/** The teams with leads whose owner is no longer in the team. */
export async function teamsWithFormerOwners(handle: Handle): Promise<number[]> {
  const found = await handle
    .selectDistinct({ teamId: leads.teamId })
    .from(leads)
    .where(hasFormerOwner(handle))
  return found.map(({ teamId }) => teamId)
}

const hasFormerOwner = (handle: Handle) =>
  and(
    isNotNull(leads.ownerId),
    notExists(
      handle
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.teamId, leads.teamId), eq(members.userId, leads.ownerId))),
    ),
  )
