import { and, desc, eq, gte, inArray, ne, or } from 'drizzle-orm'
import { noticeEvents, type SecurityNotice } from '#db/model/securityNotice.ts'
import type { Handle } from './database/handle.ts'
import { audit } from './database/tables.ts'
import { sessionName } from './sessions.ts'

const MOST = 50
/** The maximum number of entries that are read; those of the calling session are then left out. */
const MOST_READ = 200

/**
 * What was done in a person's name with other sessions, the newest first; of sign-ins, only those with a new
 * browser.
 * @param since ISO 8601 in UTC
 * @param sessionId the calling session
 */
export async function noticesFor(
  handle: Handle,
  userId: number,
  { since, sessionId }: { since: string; sessionId: string },
): Promise<SecurityNotice[]> {
  const isNews = or(ne(audit.event, 'session.started'), handle.functions.hasField(audit.detail, 'newDevice'))
  const found = await handle
    .select()
    .from(audit)
    .where(
      and(eq(audit.userId, userId), gte(audit.at, since), inArray(audit.event, [...noticeEvents]), isNews),
    )
    .orderBy(desc(audit.id))
    .limit(MOST_READ)
  const elsewhere = found.filter(({ detail }) => detail.session !== sessionName(sessionId))
  return elsewhere.slice(0, MOST).flatMap(({ id, at, event: done, detail }) => {
    const event = noticeEvents.find((known) => known === done)
    return event ? { id, at, event, device: String(detail.device ?? '') } : []
  })
}
