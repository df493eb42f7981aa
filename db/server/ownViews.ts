import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import { MOST_OWN_VIEWS } from '#db/model/entities/settings.ts'
import type { View } from '#db/model/entities/view.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { first, type Handle } from './database/handle.ts'
import { audit, history, teams, views } from './database/tables.ts'
import { rowById } from './rows.ts'
import { waitForTurn } from './teams.ts'
import { write } from './write.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A personal space that became a team. */
interface FormerSpace {
  teamId: number
  /** The person whose space it was. */
  userId: number
  /** When it became a team: ISO 8601 in UTC. */
  sharedAt: string
}

/** Both in UTC, as ISO 8601. */
const daysBefore = (at: string, days: number) => new Date(Date.parse(at) - days * DAY_MS).toISOString()

/**
 * Moves the views of a former personal space to its person's own stream, because the screen said that the
 * person alone sees them. A view counts as shared, and stays, once a team mate changed it or its person
 * renamed it in the team, where the screen says that everyone sees it. Deleted views lose their text. Views
 * beyond {@link MOST_OWN_VIEWS} stay where they are.
 * @param at the time of the move: ISO 8601 in UTC
 */
export async function keepViewsOwn(handle: Handle, space: FormerSpace, at: string): Promise<void> {
  const ofSpace = await handle.select().from(views).where(unsharedOf(space, at))
  if (ofSpace.length === 0) return
  const shared = await sharedSince(handle, space, ofSpace)
  const unshared = ofSpace.filter(({ id }) => !shared.has(id))
  const kept = await addToOwn(
    handle,
    space,
    unshared.filter(({ deletedAt }) => deletedAt === null),
    at,
  )
  const deleted = unshared.filter(({ deletedAt }) => deletedAt !== null)
  // Otherwise a member could read it among the deleted views, or restore it for all.
  const gone = { name: 'View', search: '', deletedAt: daysBefore(at, KEPT_DAYS + 1) }
  const by = { userId: space.userId, deviceId: notDevices.api, name: 'view.delete', at }
  for (const view of [...kept, ...deleted]) await write(handle, 'views', view, { ...view, ...gone }, by)
}

/** Views that the person made in the space and that have not been removed for good. */
const unsharedOf = ({ teamId, userId, sharedAt }: FormerSpace, at: string) =>
  and(
    eq(views.teamId, teamId),
    eq(views.createdBy, userId),
    lte(views.createdAt, sharedAt),
    or(isNull(views.deletedAt), gt(views.deletedAt, daysBefore(at, KEPT_DAYS))),
  )

async function sharedSince(
  handle: Handle,
  { teamId, userId, sharedAt }: FormerSpace,
  ofSpace: readonly View[],
): Promise<Set<number>> {
  const ids = ofSpace.map(({ id }) => id)
  const changed = await handle
    .select({ rowId: history.rowId, userId: history.userId, changes: history.changes })
    .from(history)
    .where(and(eq(history.teamId, teamId), inArray(history.rowId, ids), gt(history.at, sharedAt)))
  const showsSharing = changed.filter((one) => one.userId !== userId || one.changes.name !== undefined)
  return new Set(showsSharing.map(({ rowId }) => rowId))
}

/** @returns the views for which there was room */
async function addToOwn(
  handle: Handle,
  { teamId, userId }: FormerSpace,
  wanted: readonly View[],
  at: string,
): Promise<readonly View[]> {
  if (wanted.length === 0) return []
  await waitForTurn(handle, userId)
  const settings = await rowById(handle, 'settings', userId)
  if (!settings) return []
  const kept = wanted.slice(0, Math.max(0, MOST_OWN_VIEWS - settings.ownViews.length))
  if (kept.length === 0) return []
  const own = kept.map(({ id, name, search }) => ({ id, teamId, name, search }))
  const ownViews = [...settings.ownViews, ...own]
  const by = { userId, deviceId: notDevices.api, name: 'settings.keepOwnView', at }
  await write(handle, 'settings', settings, { ...settings, ownViews }, by)
  return kept
}

/**
 * The personal space that a team was before.
 * @returns undefined if the audit log does not say when it became a team
 */
export async function formerSpaceOf(handle: Handle, teamId: number): Promise<FormerSpace | undefined> {
  const created = await first(
    handle
      .select({ userId: audit.userId, sharedAt: audit.at })
      .from(audit)
      .where(and(eq(audit.teamId, teamId), eq(audit.event, 'team.created')))
      .orderBy(desc(audit.id))
      .limit(1),
  )
  return created?.userId ? { teamId, userId: created.userId, sharedAt: created.sharedAt } : undefined
}

/**
 * Teams with views that were made while the team was a personal space: earlier servers left them there, and a
 * phone that was offline may send one late.
 */
export async function teamsWithViewsOfSpaces(handle: Handle, at: string): Promise<number[]> {
  const found = await handle
    .selectDistinct({ teamId: views.teamId })
    .from(views)
    .innerJoin(teams, and(eq(teams.id, views.teamId), eq(teams.personal, false)))
    .innerJoin(audit, and(eq(audit.teamId, views.teamId), eq(audit.event, 'team.created')))
    .where(
      and(
        eq(views.createdBy, audit.userId),
        lte(views.createdAt, audit.at),
        or(isNull(views.deletedAt), gt(views.deletedAt, daysBefore(at, KEPT_DAYS))),
      ),
    )
  return found.map(({ teamId }) => teamId)
}
