import type { Browser } from 'playwright-core'
import * as v from 'valibot'
import { MARK } from './watch.ts'

const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Trace Event Format, a complete event: `dur` is wall time, `tdur` the thread's own, both in µs. */
const Event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
})
const Trace = v.pipe(v.string(), v.parseJson(), v.object({ traceEvents: v.array(Event) }))

/** The longest task of a page's main thread, in ms. */
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
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === page?.pid && tid === page.tid,
  )
  const most = (times: number[]) => times.reduce((longest, each) => Math.max(longest, each), 0) / 1_000
  return { longest: most(tasks.map(({ tdur }) => tdur)), longestWall: most(tasks.map(({ dur }) => dur)) }
}
