import type { Push, SentMutation } from '#db/model/sync/protocol.ts'

/** A change that is said to be older counts as this old. */
const OLDEST_MS = 400 * 24 * 60 * 60 * 1000

type Tap = Pick<SentMutation, 'at' | 'offset' | 'heard'>

/**
 * When a change of a push was made, on the server's clock. A device's clock may be off, and may have jumped since it
 * was last compared: what it knew at the tap is tried first, then how far it is off now. What cannot have been, such as
 * the future, or what was before a time that the device had heard of already, counts as now; what is over 400 days old
 * counts as 400 days old. No time is a reason to refuse a change.
 * @param sentAt the device's clock when it sent the push; an older app does not say
 * @param arrived the server's clock then
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
