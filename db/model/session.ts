import * as v from 'valibot'

/** The body of a 401 if somebody ended the session on purpose; an expired session has another code. */
export const EndedAnswer = v.object({ code: v.literal('ended') })

/** A browser in which a person is signed in, as the API returns it. */
export const SignedIn = v.object({
  /** Identifies the session, but cannot be used to sign in. */
  id: v.string(),
  /** The device's name, such as "Chrome on Android". */
  name: v.string(),
  /** When it signed in: ISO 8601 in UTC; null if that was not stored. */
  since: v.nullable(v.string()),
  /** When it last synced: ISO 8601 in UTC; null if it never did. */
  lastSyncAt: v.nullable(v.string()),
  /** Whether it is the session of this request. */
  current: v.boolean(),
})
export type SignedIn = v.InferOutput<typeof SignedIn>
