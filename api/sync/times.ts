import type { Push, SentMutation } from '#db/model/sync/protocol.ts'

/** The maximum age of a change; an older one counts as this old. */
const OLDEST_MS = 400 * 24 * 60 * 60 * 1000

type Tap = Pick<SentMutation, 'at' | 'offset' | 'heard'>

/**
 * When a change of a push was made, on the server's clock. A device's clock may be off, and may have been set
 * since it was last compared. So the offset that the device knew at the tap is tried first, then its offset
 * now. An impossible time (in the future, or before the last server time that the device knew) counts as now.
 * A time more than 400 days ago counts as 400 days ago. A change is never refused because of its time.
 * @param sentAt the device's clock when it sent the push; older apps do not send it
 * @param arrived the server's clock when the push arrived
 * @returns ISO 8601 in UTC
 */
export function tapTime({ at, offset, heard }: Tap, sentAt: Push['now'], arrived: Date): string {
  const now = arrived.getTime()
  const earliest = heard === undefined ? Number.NEGATIVE_INFINITY : Date.parse(heard)
  const offNow = sentAt === undefined ? 0 : now - Date.parse(sentAt)
  const times = [offset ?? offNow, offNow].map((ms) => Date.parse(at) + ms)
  const made = times.find((time) => time >= earliest && time <= now) ?? now
  return new Date(Math.max(made, now - OLDEST_MS)).toISOString()
}
