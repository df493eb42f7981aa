import type { Browser } from 'playwright-core'
import * as v from 'valibot'
import { MARK } from './watch.ts'

const CATEGORIES = [
  '-*',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
]
/**
 * Parsing a script once more to tell lines of it, as V8 does for a debugger that is attached, like the one by which the
 * browser is led here. On a phone of its own nobody asks: without one no trace has any of it.
 */
const FOR_DEBUGGER = 'V8.CollectSourcePositions'

/** Trace Event Format, a complete event: `ts` is its begin, `dur` wall time, `tdur` the thread's own, all in µs. */
const Event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
})
const Trace = v.pipe(v.string(), v.parseJson(), v.object({ traceEvents: v.array(Event) }))

/** The longest task of a page's main thread, in ms, without what only a debugger asks for. */
export interface Block {
  /** Of the processor's time, which others who use the machine do not lengthen. */
  longest: number
  /** From its begin to its end. */
  longestWall: number
}

/** Begins to note the tasks of all pages; the page that counts is the one in which `watchPage` runs. */
export async function traceTasks(browser: Browser): Promise<{ end(): Promise<Block> }> {
  await browser.startTracing(undefined, { categories: CATEGORIES })
  let ended: Promise<Block> | undefined
  return {
    end() {
      ended ??= browser.stopTracing().then(longestIn)
      return ended
    },
  }
}

function longestIn(trace: Buffer): Block {
  const { traceEvents } = v.parse(Trace, trace.toString())
  const page = traceEvents.find(({ name }) => name === MARK)
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)
  const forDebugger = ofPage.filter(({ name }) => name === FOR_DEBUGGER)
  const tasks = ofPage.filter(({ name }) => name === 'RunTask')
  const longest = (time: 'dur' | 'tdur') =>
    tasks.reduce((most, task) => {
      const inside = forDebugger.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur)
      return Math.max(
        most,
        inside.reduce((left, each) => left - each[time], task[time]),
      )
    }, 0) / 1_000
  return { longest: longest('tdur'), longestWall: longest('dur') }
}
