import * as v from 'valibot'

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`)))

/** A browser's subscription to push messages, as `PushSubscription.toJSON` returns it. */
export const NewSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  /** The public key (65 bytes) and the secret (16 bytes) of RFC 8291. */
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type NewSubscription = v.InferInput<typeof NewSubscription>

/** What a browser needs to subscribe: the answer of GET /api/users/me/push. */
export const PushState = v.object({
  /** The server's public key (VAPID), in base64url. */
  publicKey: v.string(),
})

/** The person's calendar: the answer of /api/users/me/calendar. */
export const CalendarState = v.object({
  /** When it got its address: ISO 8601 in UTC; null if it has none. */
  since: v.nullable(v.string()),
  /** The path of the address; only right after it was made. */
  path: v.nullable(v.string()),
})
export type CalendarState = v.InferOutput<typeof CalendarState>
