/** What is known about how far the server's clock is ahead of this device's. */
export interface KnownClock {
  key: 'clock'
  /** The difference lies between `least` and `most`, in ms. */
  least: number
  most: number
  /** The last time that the server reported: ISO 8601 in UTC. */
  heard: string
}

/**
 * A response with the server's time, and when this device sent the request and had the response, in ms by its
 * clock.
 */
interface TimedAnswer {
  now: string
  askedAt: number
  answeredAt: number
}

/** After this time `heard` is updated even if the bounds stay the same. */
const HEARD_FRESH_MS = 60_000

/**
 * Narrows the known difference by one response. The server read its clock at some time between request and
 * response, so a quick response gives tighter bounds than a slow one. If the bounds contradict the known
 * ones, this device's clock was set, and the new bounds replace them.
 * @returns undefined if there is nothing new to store
 */
export function clockAfter(
  known: KnownClock | undefined,
  { now, askedAt, answeredAt }: TimedAnswer,
): KnownClock | undefined {
  const [least, most] = [Date.parse(now) - answeredAt, Date.parse(now) - askedAt]
  // This device's clock was set back while the request was under way.
  if (least > most) return undefined
  const agrees = known && known.least <= most && least <= known.most
  if (!agrees) return { key: 'clock', least, most, heard: now }
  const narrowed = { least: Math.max(least, known.least), most: Math.min(most, known.most) }
  const isSame = narrowed.least === known.least && narrowed.most === known.most
  if (isSame && Date.parse(now) - Date.parse(known.heard) < HEARD_FRESH_MS) return undefined
  return { key: 'clock', ...narrowed, heard: now }
}

/** The part of it that is sent with a change, so that the server can compute when the change was made. */
export const tapOf = (known: KnownClock | undefined): { offset?: number; heard?: string } =>
  known ? { offset: offsetOf(known), heard: known.heard } : {}

/**
 * If the bounds allow a difference of 0, the clock counts as right. Most clocks are right to within the
 * duration of a request.
 */
const offsetOf = ({ least, most }: KnownClock) =>
  least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
