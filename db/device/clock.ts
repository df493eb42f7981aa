/** How far the server's clock is ahead of this device's, as far as it is known. */
export interface KnownClock {
  key: 'clock'
  /** It is between these, in ms. */
  least: number
  most: number
  /** The last time that the server told: ISO 8601 in UTC. */
  heard: string
}

/** An answer of the server with its time in it, and when it was asked for and there by this device's clock, in ms. */
interface TimedAnswer {
  now: string
  askedAt: number
  answeredAt: number
}

/** The server's clock is compared anew after this long though nothing new came of it. */
const HEARD_FRESH_MS = 60_000

/**
 * What is known after an answer: the server looked at its clock at some time between question and answer, so that a
 * quick answer tells more than a slow one. What contradicts what was known shows that this device's clock was set.
 * @returns undefined where that is nothing new
 */
export function clockAfter(
  known: KnownClock | undefined,
  { now, askedAt, answeredAt }: TimedAnswer,
): KnownClock | undefined {
  const [least, most] = [Date.parse(now) - answeredAt, Date.parse(now) - askedAt]
  // The clock was set back while the answer was on its way.
  if (least > most) return undefined
  const agrees = known && known.least <= most && least <= known.most
  if (!agrees) return { key: 'clock', least, most, heard: now }
  const narrowed = { least: Math.max(least, known.least), most: Math.min(most, known.most) }
  const isSame = narrowed.least === known.least && narrowed.most === known.most
  if (isSame && Date.parse(now) - Date.parse(known.heard) < HEARD_FRESH_MS) return undefined
  return { key: 'clock', ...narrowed, heard: now }
}

/** What a change carries of it, so that the server can tell when it was made. */
export const tapOf = (known: KnownClock | undefined): { offset?: number; heard?: string } =>
  known ? { offset: offsetOf(known), heard: known.heard } : {}

/** A clock that may be right is: most are, to less than an answer takes. */
const offsetOf = ({ least, most }: KnownClock) =>
  least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
