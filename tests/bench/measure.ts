import type { CDPSession, Locator, Page } from 'playwright-core'

/** What a list of leads was measured to do. Times in ms. */
export interface Measured {
  /** From the start of the page to the first row. */
  start: number
  /** From a tap to the first row. */
  open: number
  /** From the same tap until all rows stand in their places. */
  ordered: number
  /** From each keystroke to its results, without the pause that the search box makes. */
  keys: number[]
  /** Of the frames of a scroll, in percent. */
  dropped: number
  /** The heap of the scripts after a collection, in MB. */
  memory: number
  nodes: number
}

const DEBOUNCE_MS = 300
/** Of a quick thumb, in CSS pixels a second. */
const SCROLL_SPEED = 2_500

declare global {
  var results: Promise<number>
  var frameTimes: number[]
  var noting: number
}

/** How long it takes from an action until an element is painted, in ms. */
export async function untilSeen(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  const began = Date.now()
  const acting = act()
  const painted = await page.waitForFunction(
    (css) =>
      document.querySelector(css) &&
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now()))),
      ),
    selector,
    { polling: 'raf' },
  )
  await acting
  return Number(await painted.jsonValue()) - began
}

/**
 * Types a text letter by letter and waits each time until the page has come to rest.
 * @returns for each letter the time from the keystroke to the painted results, less the search box's own pause
 */
export async function keystrokes(page: Page, box: Locator, text: string): Promise<number[]> {
  const took: number[] = []
  await box.focus()
  for (const letter of text) {
    await page.evaluate(listenForResults, DEBOUNCE_MS)
    await page.keyboard.type(letter)
    took.push(await page.evaluate(() => globalThis.results))
  }
  return took
}

/** Makes the time of the next keystroke's results the page's `results`. */
function listenForResults(pause: number) {
  globalThis.results = new Promise((resolve) => {
    const typing = () => {
      const typed = performance.now()
      let changed = typed
      let unpainted = 0
      const painted = () => {
        changed = performance.now()
        unpainted--
      }
      // React writes the attributes of a box anew with every render, which changes nothing.
      const isChange = (
        { type, target, attributeName, oldValue }: MutationRecord,
        at: number,
        all: MutationRecord[],
      ) =>
        type !== 'attributes' ||
        !(target instanceof Element) ||
        (all.findIndex((other) => other.target === target && other.attributeName === attributeName) === at &&
          target.getAttribute(attributeName ?? '') !== oldValue)
      const observer = new MutationObserver((records) => {
        if (!records.some(isChange)) return
        unpainted++
        requestAnimationFrame(() => setTimeout(painted))
      })
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeOldValue: true,
      })
      const look = () => {
        // The results stand when nothing has moved for a while after the pause.
        const moving = unpainted > 0 || performance.now() < Math.max(changed, typed + pause) + 400
        if (moving) return requestAnimationFrame(look)
        observer.disconnect()
        resolve(Math.max(0, changed - typed - pause))
      }
      look()
    }
    addEventListener('input', typing, { once: true })
  })
}

/** Scrolls down as a thumb does, so many CSS pixels, and then looks what the page holds. */
export async function frames(
  page: Page,
  devtools: CDPSession,
  pixels: number,
): Promise<Pick<Measured, 'dropped' | 'memory' | 'nodes'>> {
  const usual = median(await framesWhile(page, () => new Promise((resolve) => setTimeout(resolve, 1_000))))
  const deltas = await framesWhile(page, () =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -pixels,
      speed: SCROLL_SPEED,
      preventFling: true,
      gestureSourceType: 'touch',
    }),
  )
  const expected = deltas.reduce((sum, delta) => sum + Math.max(1, Math.round(delta / usual)), 0)
  const dropped = (100 * (expected - deltas.length)) / expected
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { dropped, memory: usedSize / 1024 / 1024, nodes }
}

/** The times between the page's frames, in ms, while something is done. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    globalThis.frameTimes = []
    const note = (now: number) => {
      globalThis.frameTimes.push(now)
      globalThis.noting = requestAnimationFrame(note)
    }
    globalThis.noting = requestAnimationFrame(note)
  })
  await act()
  const times = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.noting)
    return globalThis.frameTimes
  })
  return times.slice(1).map((time, at) => time - (times[at] ?? time))
}

/** The one in the middle, or what is midway between the two that are; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [lower = Number.NaN, upper = lower] = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1)
  return (lower + upper) / 2
}
