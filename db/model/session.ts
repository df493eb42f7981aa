import * as v from 'valibot'

/** The body of a 401 where somebody ended the session on purpose, apart from one that lapsed. */
export const EndedAnswer = v.object({ code: v.literal('ended') })

/** A browser that a person is signed in with, as the API answers it. */
export const SignedIn = v.object({
  /** Names the session without opening it. */
  id: v.string(),
  /** What the person would call the device, such as "Chrome on Android". */
  name: v.string(),
  /** When it signed in: ISO 8601 in UTC; null where that was not kept. */
  since: v.nullable(v.string()),
  /** When it last synced: ISO 8601 in UTC; null where it never did. */
  lastSyncAt: v.nullable(v.string()),
  /** Whether it is the one that asks. */
  current: v.boolean(),
})
export type SignedIn = v.InferOutput<typeof SignedIn>
