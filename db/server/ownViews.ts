import { and, eq, isNull } from 'drizzle-orm'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import { MOST_OWN_VIEWS } from '#db/model/entities/settings.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from './database/handle.ts'
import { views } from './database/tables.ts'
import { rowById } from './rows.ts'
import { write } from './write.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Moves the views of a personal space to its person's own stream, because nobody else saw them there: when
 * the space becomes a team, its members must not see them either. Views beyond {@link MOST_OWN_VIEWS} stay
 * where they are.
 * @param space the space, its person, and the time: ISO 8601 in UTC
 */
export async function keepViewsOwn(
  handle: Handle,
  { teamId, userId, at }: { teamId: number; userId: number; at: string },
): Promise<void> {
  const settings = await rowById(handle, 'settings', userId)
  if (!settings) return
  const room = Math.max(0, MOST_OWN_VIEWS - settings.ownViews.length)
  const kept = await handle
    .select()
    .from(views)
    .where(and(eq(views.teamId, teamId), isNull(views.deletedAt)))
    .limit(room)
  if (kept.length === 0) return
  const by = (name: string) => ({ userId, deviceId: notDevices.api, name, at })
  const own = kept.map(({ id, name, search }) => ({ id, teamId, name, search }))
  const ownViews = [...settings.ownViews, ...own]
  await write(handle, 'settings', settings, { ...settings, ownViews }, by('settings.keepOwnView'))
  // Otherwise a member could read it among the deleted views, or restore it for all.
  const gone = {
    name: 'View',
    search: '',
    deletedAt: new Date(Date.parse(at) - (KEPT_DAYS + 1) * DAY_MS).toISOString(),
  }
  for (const view of kept) await write(handle, 'views', view, { ...view, ...gone }, by('view.delete'))
}
