import type { Push, SentMutation } from '#db/model/sync/protocol.ts'

type Tap = Pick<SentMutation, 'at' | 'offset' | 'heard'>

/**
 * When a change of a push was made, on the server's clock. A device's clock may be off, and may have jumped since it
 * was last compared: what it knew at the tap is tried first, then how far it is off now. What cannot have been, such as
 * the future, or what was before a time that the device had heard of already, counts as now.
 * @param sentAt the device's clock when it sent the push; an older app does not say
 * @param arrived the server's clock then
 * @returns ISO 8601 in UTC
 */
export function tapTime({ at, offset, heard }: Tap, sentAt: Push['now'], arrived: Date): string {
  const now = arrived.getTime()
  const earliest = heard === undefined ? Number.NEGATIVE_INFINITY : Date.parse(heard)
  const offNow = sentAt === undefined ? 0 : now - Date.parse(sentAt)
  const times = [offset ?? offNow, offNow].map((ms) => Date.parse(at) + ms)
  return new Date(times.find((time) => time >= earliest && time <= now) ?? now).toISOString()
}
