import { wasCutOff } from '#db/device/underWay.ts'
import { nothingLostNorTwice, whereApart } from './checks.ts'
import { Broken, follow, type Play, sync } from './device.ts'

/**
 * Counted from the end of the last fault. That is when what hangs is cut off, by whatever bound the engine has for it;
 * when what is late comes, or is given up; and at once for what fails. A page that is gone ends when its lock is taken.
 */
const IN_STEP_WITHIN_MS = 10_000
/** A hang that was not cut off so long after the last one was drawn never is. */
const CUT_OFF_WITHIN_MS = 120_000
/** All that is late has come by then. */
const LATEST_MS = 60_000
/** The app asks again so soon where a sync found the server out of reach (app/data/device/pause.ts). */
const ASKED_AGAIN_AFTER_MS = 500

/** How long it took after the last fault, in ms, over all histories of the process. */
export const waits: number[] = []

/** No more faults: what is under way is cut off or comes, and soon after that all is in step. */
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
  // Where nobody asks for its lock any more, a page that is gone is in nobody's way.
  const isOver = faults.underWay().every(({ how }) => how === 'gone')
  const wait = isOver ? time.now() - Math.max(faults.lastEnd(), stoppedAt) : 0
  if (wait > IN_STEP_WITHIN_MS) throw new Broken(`in step only ${wait} ms after the last fault`)
  waits.push(wait)
  // What its device sent again long ago reaches the server once more.
  await time.pass(LATEST_MS, () => now.line.onTheWay() === 0)
  await nothingLostNorTwice(now)
}

async function told({ pending, faults }: Play, apart: string): Promise<string> {
  return `never in step: ${apart}; under way are ${JSON.stringify(faults.underWay())}; waits for ${[...pending].join(', ') || 'nothing'}`
}

/** Asks for a sync as the app does, until one has gone well and the device has what the server has. */
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

/** A screen that is cut off in the midst of reading reads again. */
const despiteCut = (apart: Promise<string | undefined>) =>
  apart.catch((error: unknown) => {
    if (!wasCutOff(error)) throw error
    return 'what it has could not be read'
  })
