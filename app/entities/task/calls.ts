import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'

/** A call that was started by a tap in Rove. */
const Call = v.object({
  leadId: Id,
  teamId: Id,
  /** The time of the tap. */
  at: IsoDate,
  /** Whether the page was left for the dialler. */
  left: v.boolean(),
})
export type Call = v.InferOutput<typeof Call>

const Stored = v.pipe(v.string(), v.parseJson(), Call)

/** If the page is left later than this after the tap, it is left for another reason. */
const LEAVES_WITHIN_MS = 30_000
/** After this time nobody remembers the outcome of a call. */
const ASKED_WITHIN_MS = 2 * 60 * 60_000

/**
 * One call at a time for each person on this device; stored until the question is answered, even if the page
 * is killed.
 */
const keyOf = (userId: number) => `rove-call-${userId}`

export function keptCall(userId: number, storage: Storage = localStorage): Call | undefined {
  const stored = v.safeParse(Stored, storage.getItem(keyOf(userId)))
  return stored.success ? stored.output : undefined
}

/**
 * Stores a call that was just tapped, replacing the previous one. If the device has no space, nothing is
 * asked later.
 */
export function keepCall(userId: number, call: Call, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(call))
  } catch {
    storage.removeItem(keyOf(userId))
  }
}

export const forgetCall = (userId: number, storage: Storage = localStorage): void =>
  storage.removeItem(keyOf(userId))

/**
 * Records that the page was left. If it was left soon after the tap, it was left for the dialler; otherwise
 * the call was not made and is forgotten.
 */
export function leaveFor(userId: number, now: Date, storage: Storage = localStorage): void {
  const call = keptCall(userId, storage)
  if (!call || call.left) return
  if (ageOf(call, now) <= LEAVES_WITHIN_MS) keepCall(userId, { ...call, left: true }, storage)
  else forgetCall(userId, storage)
}

/** The call to ask about now that the person is back; a call that is too old is forgotten. */
export function callToAskAbout(userId: number, now: Date, storage: Storage = localStorage): Call | undefined {
  const call = keptCall(userId, storage)
  if (!call?.left) return undefined
  if (ageOf(call, now) <= ASKED_WITHIN_MS) return call
  forgetCall(userId, storage)
  return undefined
}

const ageOf = ({ at }: Call, now: Date) => Math.abs(now.getTime() - Date.parse(at))
