import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Person } from '#tests/world.ts'
import type { Exchange, Line } from './line.ts'
import { LEAD_NAME, LEAD_PAGE, type Seen, watchPage } from './watch.ts'

/** A page that lists leads, behind a line of its own. */
export interface Subject {
  name: string
  line: Line
}

/** What opening a page once was measured to do. */
export interface Opening extends Seen {
  /** Of the answers whose bodies began, and of their bodies as they came over the line, before the first lead was seen. */
  requests: number
  bytes: number
  scriptBytes: number
}

const PATH = '/lead-management'
const PHONE = { width: 390, height: 844 }
const SLOWER = 4
const SEEN_WITHIN_MS = 120_000
const SETTLED_WITHIN_MS = 300_000
/** A line on which so long nothing came has brought all. */
const QUIET_MS = 3_000
/** What a person looks at a list before the next tap. */
const LOOK_MS = 700

/** A phone on which the person signed in and that never saw the page. */
export async function newPhone(browser: Browser, { line }: Subject, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  // What tsx puts around functions that have a name.
  await context.addInitScript('globalThis.__name = (target) => target')
  await context.addInitScript(watchPage, [LEAD_NAME, LEAD_PAGE] as const)
  const [name = '', value = ''] = person.cookie.split('=')
  await context.addCookies([{ name, value, url: line.url }])
  context.setDefaultTimeout(SEEN_WITHIN_MS)
  return context
}

/** Opens the list of leads and looks until nothing more happens. @param slow the processor; the line is as it is */
export async function openList(
  context: BrowserContext,
  { line }: Subject,
  slow: boolean,
): Promise<{ page: Page; devtools: CDPSession; opening: Opening }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  line.forget()
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(PATH, { waitUntil: 'commit' })
  const firstLead = await within(
    SEEN_WITHIN_MS,
    'no lead was seen',
    page.evaluate(() => watch.lead),
  )
  const began = await page.evaluate(() => performance.timeOrigin)
  const before = line.exchanges.filter(({ at }) => at <= began + firstLead)
  const bytesBefore = (exchanges: readonly Exchange[]) => bytesOf(exchanges, began + firstLead)
  await pause(QUIET_MS)
  await line.quiet(QUIET_MS, SETTLED_WITHIN_MS)
  const seen = await page.evaluate(() => watch.seen())
  const opening = {
    ...seen,
    requests: before.length,
    bytes: bytesBefore(before),
    scriptBytes: bytesBefore(before.filter(({ type }) => /javascript|css/.test(type))),
  }
  return { page, devtools, opening }
}

/**
 * Waits until the page has all that it keeps for when there is no server.
 * @returns bytes of all files as they came over the line since the page was opened
 */
export async function kept(page: Page, { line }: Subject): Promise<number> {
  await page.waitForFunction(
    () => navigator.serviceWorker.getRegistration().then((worker) => worker?.active),
    {
      timeout: SETTLED_WITHIN_MS,
    },
  )
  const isQuiet = await line.quiet(QUIET_MS, SETTLED_WITHIN_MS)
  if (!isQuiet) throw new Error('The page does not come to an end with what it keeps')
  return bytesOf(line.exchanges.filter(({ path }) => !path.startsWith('/api/')))
}

/** Opens leads one after another. @returns from each tap to the frame with the lead's page, in ms */
export async function taps(page: Page, devtools: CDPSession, count: number): Promise<number[]> {
  const took: number[] = []
  for (let nth = 0; nth < count; nth++) {
    await page.evaluate((at) => watch.place(at), nth)
    await pause(LOOK_MS)
    const { name, x, y } = await page.evaluate((at) => watch.place(at), nth)
    const opening = page.evaluate((lead) => watch.opening(lead), name)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    took.push(await within(SEEN_WITHIN_MS, `${name} did not open`, opening))
    await pause(LOOK_MS)
    await page.evaluate(() => history.back())
    const closed = page.evaluate((lead) => watch.closed(lead), name)
    await within(SEEN_WITHIN_MS, `${name} did not close`, closed)
  }
  return took
}

/** Bytes of bodies. @param until ms since 1970 */
function bytesOf(exchanges: readonly Exchange[], until = Number.POSITIVE_INFINITY): number {
  const parts = exchanges.flatMap((exchange) => exchange.parts)
  return parts.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0)
}

async function within<T>(ms: number, otherwise: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`After ${ms / 1_000} s ${otherwise}`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
