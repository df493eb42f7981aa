import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from '#tests/chromium.ts'
import type { Person } from '#tests/world.ts'
import type { Exchange, Line } from './line.ts'
import { COMING, LEAD_NAME, LEAD_PAGE, MARK, type Seen, type Shown, watchPage } from './watch.ts'

/** A page that lists leads, behind a line of its own. */
export interface Subject {
  name: string
  line: Line
  /** What it says once it has all that it lists. */
  complete?: string
}

/** A page that was opened and is not yet closed. */
export interface Opened {
  page: Page
  devtools: CDPSession
}

/** What opening the list once was measured to do. */
export interface Opening extends Seen {
  /** From the navigation to the first lead, in ms. */
  firstLead: number
  /** Requests made, and bytes of bodies as they came over the line, before the first lead was seen. */
  requests: number
  bytes: number
  scriptBytes: number
}

export const LIST = '/lead-management'
const PHONE = { width: 390, height: 844 }
const SLOWER = 4
const SEEN_WITHIN_MS = 300_000
const SETTLED_WITHIN_MS = 300_000
/** A line on which so long nothing came has brought all. */
const QUIET_MS = 4_000
/** What a person looks at a list before the next tap. */
const LOOK_MS = 700

const phoneAt = (url: string) => ({
  baseURL: url,
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
})

/** A phone that never saw the page. @param person who signed in on it */
export async function newPhone(
  browser: Browser,
  { line: { url } }: Subject,
  person: Person | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext(phoneAt(url))
  await prepare(context, url, person)
  return context
}

/** A phone whose browser starts now, with what it kept in a folder. @param person who signed in on it */
export async function startPhone(
  folder: string,
  { line: { url } }: Subject,
  person: Person,
): Promise<BrowserContext> {
  const program = { executablePath: chromiumPath(), headless: true, args: FLAGS }
  const context = await chromium.launchPersistentContext(folder, { ...program, ...phoneAt(url) })
  await prepare(context, url, person)
  return context
}

/** Ends a phone's browser as one that is out of memory: neither it nor its pages are told. */
export async function killPhone(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('The phone has no browser of its own')
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const ended = new Promise((resolve) => context.once('close', resolve))
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
  await ended
}

async function prepare(context: BrowserContext, url: string, person: Person | undefined): Promise<void> {
  // What tsx puts around functions that have a name.
  await context.addInitScript('globalThis.__name = (target) => target')
  await context.addInitScript(watchPage, [LEAD_NAME, LEAD_PAGE, COMING, MARK] as const)
  const [name = '', value = ''] = person?.cookie.split('=') ?? []
  if (person) await context.addCookies([{ name, value, url }])
  context.setDefaultTimeout(SEEN_WITHIN_MS)
}

/** A page of the phone in which nothing is open yet. @param slow its processor; the line is as it is */
export async function newPage(context: BrowserContext, slow: boolean): Promise<Opened> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools }
}

/** Opens an address and waits until the first lead is seen. @returns when, in ms from the navigation */
export async function seeLead({ page }: Opened, address = LIST): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return within(
    SEEN_WITHIN_MS,
    'no lead was seen',
    page.evaluate(() => watch.lead),
  )
}

/** Waits until nothing more comes over the line. @throws Error when that takes minutes */
export async function settled({ line }: Subject): Promise<void> {
  if (!(await line.quiet(QUIET_MS, SETTLED_WITHIN_MS))) throw new Error('The line never comes to rest')
}

/** Waits until the page has all that it lists, and all that it keeps for when there is no server. */
export async function kept({ page }: Opened, subject: Subject): Promise<void> {
  const timeout = SETTLED_WITHIN_MS
  if (subject.complete) await page.getByText(subject.complete).first().waitFor({ timeout })
  await page.waitForFunction(
    () => navigator.serviceWorker.getRegistration().then((registration) => registration?.active),
    { timeout },
  )
  await settled(subject)
}

/** What a page, whose first lead was seen so long after its navigation, has done until now. */
export async function lookBack(
  { page }: Opened,
  { line: { exchanges } }: Subject,
  firstLead: number,
): Promise<Opening> {
  const { began, ...seen } = await page.evaluate(() => ({
    ...watch.seen(),
    began: performance.timeOrigin,
  }))
  const before = exchanges.filter(({ at }) => at <= began + firstLead)
  return {
    ...seen,
    // Scripts run before a frame is painted: what stood in the first one was seen with it.
    firstLead: Math.max(firstLead, seen.firstPaint),
    requests: before.length,
    bytes: bytesOf(before, began + firstLead),
    scriptBytes: bytesOf(
      before.filter(({ type }) => /javascript|css/.test(type)),
      began + firstLead,
    ),
  }
}

/** Bytes of all that is no call, as it came over the line. */
export const fileBytes = ({ line: { exchanges } }: Subject): number =>
  bytesOf(exchanges.filter(({ path }) => !path.startsWith('/api/')))

/** Opens leads one after another. @returns from each tap to the lead's page and to all of it, in ms */
export async function taps(opened: Opened, count: number): Promise<Shown[]> {
  const took: Shown[] = []
  for (let nth = 0; nth < count; nth++) {
    await opened.page.evaluate((at) => watch.place(at), nth)
    await pause(LOOK_MS)
    took.push(await tapLead(opened, nth))
    await pause(LOOK_MS)
    await close(opened)
  }
  return took
}

/** Opens the nth lead of those on the page. @returns from the tap to the lead's page and to all of it, in ms */
export async function tapLead({ page, devtools }: Opened, nth: number): Promise<Shown> {
  const { name, x, y } = await page.evaluate((at) => watch.place(at), nth)
  const opening = page.evaluate((lead) => watch.opening(lead), name)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return await within(SEEN_WITHIN_MS, `${name} did not open`, opening)
}

async function close({ page }: Opened): Promise<void> {
  await page.evaluate(() => history.back())
  await within(
    SEEN_WITHIN_MS,
    'a lead did not close',
    page.evaluate(() => watch.closed()),
  )
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
