import { wasCutOff } from '#db/device/underWay.ts'
import { nothingLostNorTwice, whereApart } from './checks.ts'
import { Broken, follow, type Play, sync } from './device.ts'

/**
 * The time limit, counted from the end of the last fault. A hang ends when the engine cuts it off; a late
 * response ends when it arrives or is given up; a failure ends immediately. A page that is gone ends when its
 * lock is taken.
 */
const IN_STEP_WITHIN_MS = 10_000
/** A hang that was not cut off this long after the last fault will never be. */
const CUT_OFF_WITHIN_MS = 120_000
/** By then, everything that is late has arrived. */
const LATEST_MS = 60_000
/** How soon the app syncs again after it could not reach the server (app/data/device/pause.ts). */
const ASKED_AGAIN_AFTER_MS = 500

/** The times from the last fault until everything was in step, in ms, over all histories of the process. */
export const waits: number[] = []

/**
 * Stops the faults: everything under way is cut off or arrives, and soon after that the device is in step.
 */
export async function endWell(now: Play): Promise<void> {
  const { faults, time } = now
  faults.stop()
  const stoppedAt = time.now()
  const heal = healing(now)
  for (;;) {
    await time.pass(250, heal.isInStep)
    if (now.wrong.length > 0 || heal.isInStep()) break
    const last = Math.max(faults.lastEnd(), stoppedAt)
    const isLate = faults.underWay().length === 0 && time.now() > last + IN_STEP_WITHIN_MS
    if (isLate || time.now() > stoppedAt + CUT_OFF_WITHIN_MS) throw new Broken(await told(now, heal.apart()))
  }
  const [wrong] = now.wrong
  if (wrong) throw new Broken(wrong)
  // A page that is gone disturbs nobody if nobody requests its lock any more.
  const isOver = faults.underWay().every(({ how }) => how === 'gone')
  const wait = isOver ? time.now() - Math.max(faults.lastEnd(), stoppedAt) : 0
  if (wait > IN_STEP_WITHIN_MS) throw new Broken(`in step only ${wait} ms after the last fault`)
  waits.push(wait)
  // Late requests, which their device has long sent again, still reach the server.
  await time.pass(LATEST_MS, () => now.line.onTheWay() === 0)
  await nothingLostNorTwice(now)
}

async function told({ pending, faults }: Play, apart: string): Promise<string> {
  return `never in step: ${apart}; under way are ${JSON.stringify(faults.underWay())}; waits for ${[...pending].join(', ') || 'nothing'}`
}

/** Requests syncs as the app does, until one succeeds and the device has what the server has. */
function healing(now: Play) {
  let apart = 'no sync went well'
  let inStep = false
  const again = () => void setTimeout(askOnce, ASKED_AGAIN_AFTER_MS)
  const askOnce = () =>
    sync(now, 'page', (result) => {
      if (result !== 'synced') {
        apart = `a sync ended as ${result}`
        return again()
      }
      follow(
        now,
        'the comparison with the server',
        despiteCut(whereApart(now)).then((found) => {
          apart = found ?? 'something still waits'
          if (found === undefined) inStep = true
          else again()
        }),
      )
    })
  askOnce()
  return { isInStep: () => inStep && now.pending.size === 0, apart: () => apart }
}

/** A screen whose read is cut off reads again. */
const despiteCut = (apart: Promise<string | undefined>) =>
  apart.catch((error: unknown) => {
    if (!wasCutOff(error)) throw error
    return 'what it has could not be read'
  })
