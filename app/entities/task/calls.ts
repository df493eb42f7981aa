import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'

/** A call that began with a tap in Rove. */
const Call = v.object({
  leadId: Id,
  teamId: Id,
  /** When it was tapped. */
  at: IsoDate,
  /** Whether the phone went over to the dialler. */
  left: v.boolean(),
})
export type Call = v.InferOutput<typeof Call>

const Stored = v.pipe(v.string(), v.parseJson(), Call)

/** A page that is left later than this after the tap is left for something else. */
const LEAVES_WITHIN_MS = 30_000
/** Nobody remembers longer what came of a call. */
const ASKED_WITHIN_MS = 2 * 60 * 60_000

/** One call at a time, for this person on this device: it is there until it is answered for, killed page or not. */
const keyOf = (userId: number) => `rove-call-${userId}`

export function keptCall(userId: number, storage: Storage = localStorage): Call | undefined {
  const stored = v.safeParse(Stored, storage.getItem(keyOf(userId)))
  return stored.success ? stored.output : undefined
}

/** Keeps a call that was tapped just now, in the place of one before; a device that has no room asks nothing. */
export function keepCall(userId: number, call: Call, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(call))
  } catch {
    storage.removeItem(keyOf(userId))
  }
}

export const forgetCall = (userId: number, storage: Storage = localStorage): void =>
  storage.removeItem(keyOf(userId))

/** Notes that the page was left, for the dialler if it was soon after the tap: else the call was never made. */
export function leaveFor(userId: number, now: Date, storage: Storage = localStorage): void {
  const call = keptCall(userId, storage)
  if (!call || call.left) return
  if (ageOf(call, now) <= LEAVES_WITHIN_MS) keepCall(userId, { ...call, left: true }, storage)
  else forgetCall(userId, storage)
}

/** The call to ask about now that the person is back; one that is too old is forgotten. */
export function callToAskAbout(userId: number, now: Date, storage: Storage = localStorage): Call | undefined {
  const call = keptCall(userId, storage)
  if (!call?.left) return undefined
  if (ageOf(call, now) <= ASKED_WITHIN_MS) return call
  forgetCall(userId, storage)
  return undefined
}

const ageOf = ({ at }: Call, now: Date) => Math.abs(now.getTime() - Date.parse(at))
