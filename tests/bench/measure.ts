import type { CDPSession, Locator, Page } from 'playwright-core'

/** What a list of leads was measured to do. Times in ms. */
export interface Measured {
  /** From the start of the page to the first row. */
  start: number
  /** From a tap to the first row. */
  open: number
  /** From each keystroke to its results, without the pause that the search box makes. */
  keys: number[]
  /** Of the frames of a scroll, in percent. */
  dropped: number
  /** The heap of the scripts after a collection, in MB. */
  memory: number
  nodes: number
}

const DEBOUNCE_MS = 300

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
    { polling: 'raf', timeout: 120_000 },
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
    const done = page.evaluate(
      (pause) =>
        new Promise<number>((resolve) => {
          addEventListener(
            'input',
            () => {
              const typed = performance.now()
              let changed = typed
              const painted = () => {
                changed = performance.now()
              }
              const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(painted)))
              observer.observe(document.body, {
                childList: true,
                subtree: true,
                attributes: true,
                characterData: true,
              })
              const look = () => {
                // The results stand when nothing has moved for a while after the pause.
                if (performance.now() < Math.max(changed, typed + pause) + 400)
                  return requestAnimationFrame(look)
                observer.disconnect()
                resolve(Math.max(0, changed - typed - pause))
              }
              look()
            },
            { once: true },
          )
        }),
      DEBOUNCE_MS,
    )
    await page.keyboard.type(letter)
    took.push(await done)
  }
  return took
}

/** Scrolls down as a thumb does, and then looks what the page holds. */
export async function frames(
  page: Page,
  devtools: CDPSession,
): Promise<Pick<Measured, 'dropped' | 'memory' | 'nodes'>> {
  const counting = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const deltas: number[] = []
        let last = 0
        let still = 0
        let lastTop = -1
        const frame = (now: number) => {
          if (last) deltas.push(now - last)
          last = now
          still = scrollY === lastTop ? still + 1 : 0
          lastTop = scrollY
          if (still < 60 || scrollY === 0) return requestAnimationFrame(frame)
          const moving = deltas.slice(0, -60)
          const usual = moving.toSorted((a, b) => a - b)[Math.floor(moving.length / 2)] ?? 16.7
          const expected = moving.reduce((sum, delta) => sum + Math.round(delta / usual), 0)
          resolve((100 * (expected - moving.length)) / expected)
        }
        requestAnimationFrame(frame)
      }),
  )
  for (let fling = 0; fling < 6; fling++) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -2_500,
      speed: 2_500,
      gestureSourceType: 'touch',
      preventFling: true,
    })
  }
  const dropped = await counting
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { dropped, memory: usedSize / 1024 / 1024, nodes }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
