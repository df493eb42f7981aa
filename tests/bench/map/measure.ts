import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { framesWhile, median } from '../measure.ts'
import type { Opened } from '../start/visit.ts'

/** What a map was measured to do. Times in ms. */
export interface MapMeasured {
  /** From the tap that opens it to its first complete picture. */
  drawn: number
  /** From each tap on a pin to what it opens. */
  opened: number[]
  /** Frames a second while a finger pans, and the longest time without one. */
  frames: number
  longestGap: number
  /** The scripts' memory of the page after a collection, without and with the map, in MB. */
  memoryBefore: number
  memory: number
  /** The files that the page loaded from the tap until the map was drawn, with the sizes of their bodies in bytes. */
  loaded: ReadonlyMap<string, number>
}

/** How a page with a map is found and used. */
export interface MapPage {
  /** What is tapped to open the map. */
  button: (page: Page) => Promise<Locator>
  /** What a tap on the pin in the middle opens. */
  opens: string
  close: (page: Page) => Promise<unknown>
}

const DRAWN = 'section[aria-busy=false] canvas'
const TAPS = 5
/** The map and what follows it have come to rest. */
const REST_MS = 2_000
/** Of a finger, in CSS pixels a second, and how far it goes before it starts again. */
const SPEED = 500
const FAR = 200

declare global {
  var untilShown: Promise<number>
}

/** Opens the map, opens the pin in its middle several times, and pans. @param seconds how long it pans */
export async function measureMap(opened: Opened, map: MapPage, seconds: number): Promise<MapMeasured> {
  const { page, devtools } = opened
  const memoryBefore = await memoryOf(opened)
  const button = await map.button(page)
  await pause(REST_MS)
  const before = await filesOf(page)
  await page.evaluate(awaitTap, DRAWN)
  await button.tap()
  const drawn = await page.evaluate(() => globalThis.untilShown)
  const loaded = new Map([...(await filesOf(page))].filter(([name]) => !before.has(name)))
  await pause(REST_MS)

  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no map.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const took: number[] = []
  for (let nth = 0; nth < TAPS; nth++) {
    await page.evaluate(awaitTap, map.opens)
    await page.touchscreen.tap(middle.x, middle.y)
    took.push(await page.evaluate(() => globalThis.untilShown))
    await map.close(page)
    await page.locator(map.opens).waitFor({ state: 'detached' })
    await pause(REST_MS)
  }

  const gaps = await framesWhile(page, () =>
    devtools.send('Input.synthesizeScrollGesture', {
      ...middle,
      xDistance: -FAR,
      speed: SPEED,
      repeatCount: Math.ceil((seconds * SPEED) / FAR) - 1,
      repeatDelayMs: 0,
      preventFling: true,
      gestureSourceType: 'touch',
    }),
  )
  return {
    drawn,
    opened: took,
    frames: 1_000 / median(gaps),
    longestGap: Math.max(...gaps),
    memoryBefore,
    memory: await memoryOf(opened),
    loaded,
  }
}

/** Makes the time from the next tap to the frame that shows an element the page's `untilShown`. */
function awaitTap(selector: string) {
  globalThis.untilShown = new Promise((resolve) => {
    const tapped = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look)
        // The frame that shows it ends before the next one begins.
        requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }
      look()
    }
    addEventListener('pointerup', tapped, { once: true, capture: true })
  })
}

async function memoryOf({ devtools }: Opened): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage')
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 / 1024
}

async function filesOf(page: Page): Promise<Map<string, number>> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => ({ path: new URL(name).pathname, bytes: decodedBodySize })),
  )
  return new Map(
    files.filter(({ path }) => !path.startsWith('/api/')).map(({ path, bytes }) => [path, bytes]),
  )
}
