import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { frames, keystrokes, type Measured, median, untilSeen } from './measure.ts'
import { plainPage } from './plain.ts'
import { leadsOf, teamOfLeads } from './seed.ts'

const {
  leads: LEADS,
  rounds: ROUNDS,
  slower: SLOWER,
  scrolled: SCROLLED,
} = optionsOf('Opens and searches a list of leads on a slow phone, beside the same list as plain HTML.', {
  leads: count('how many leads', 50_000),
  rounds: count('how often a search is typed', 3),
  slower: count('how many times slower the phone is than this machine', 4),
  scrolled: count('how far a thumb scrolls the list, in CSS pixels', 15_000),
})
const PHONE = { width: 390, height: 844 }
const SEARCH = 'Search leads by any word or number'
const TYPED = 's 12'
/** 50,000 rows of plain HTML take a slow phone minutes. */
const PATIENCE_MS = 600_000

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await teamOfLeads(dataDir, LEADS)
const bundle = await bundleServer()
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const browser = await launch()
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}, CPU ${SLOWER} times slower, ${LEADS} leads`,
  )
  const rove = await measureRove(browser, server.url)
  console.log(`(measured; now the plain page, which takes minutes: ${JSON.stringify(rove)})`)
  const plain = await measurePlain(browser, server.url)
  console.log(`(${JSON.stringify(plain)})`)
  report('list open from the dashboard', rove.open, 1_000, 'ms', plain.open)
  report('all in order, from the same tap', rove.ordered, undefined, 'ms', plain.ordered)
  report('list open, app started anew', rove.start, undefined, 'ms', plain.open)
  report('keystroke to results, after the pause of 300 ms', slowest(rove), 100, 'ms', slowest(plain))
  report('slowest keystroke of all', Math.max(...rove.keys), undefined, 'ms', Math.max(...plain.keys))
  report('frames dropped while scrolling', rove.dropped, 5, '%', plain.dropped)
  report('memory of scripts', rove.memory, undefined, 'MB', plain.memory)
  report('elements on the page', rove.nodes, undefined, '', plain.nodes)
} finally {
  await browser.close()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

async function phone(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  // What tsx puts around functions that have a name.
  await context.addInitScript('globalThis.__name = (target) => target')
  const [name = '', value = ''] = ana.cookie.split('=')
  await context.addCookies([{ name, value, url }])
  context.setDefaultTimeout(PATIENCE_MS)
  return { context, page: await context.newPage() }
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return devtools
}

async function measureRove(browser: Browser, url: string): Promise<Measured> {
  const { context, page } = await phone(browser, url)
  await page.goto('/lead-management')
  await page.getByText(`${LEADS} leads`).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const row = 'ul[aria-label="Leads"] li'

  await page.goto('/login')
  let devtools = await slowDown(context, page)
  const start = await untilSeen(page, row, () => page.goto('/lead-management', { waitUntil: 'commit' }))
  await page.getByText(`${LEADS} leads`).waitFor()

  await page.goto('/')
  devtools = await slowDown(context, page)
  const link = page.getByRole('link', { name: /high match leads/ })
  await link.waitFor()
  await page.getByText(LEADS.toLocaleString('en-US'), { exact: true }).waitFor()
  // A phone has no mouse that could rest on the list.
  const tapped = Date.now()
  const open = await untilSeen(page, row, () => link.tap())
  const all = page.locator(`${row}[aria-setsize="${LEADS}"]`).first()
  await all.waitFor()
  const ordered = Date.now() - tapped

  const box = page.getByLabel(SEARCH)
  const keys = await roundsOf(page, box, () => all.waitFor())
  const measured = { start, open, ordered, keys, ...(await frames(page, devtools, SCROLLED)) }
  await context.close()
  return measured
}

async function measurePlain(browser: Browser, url: string): Promise<Measured> {
  const { context, page } = await phone(browser, url)
  const html = plainPage(leadsOf(ana, LEADS))
  await page.route('**/plain', (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  const devtools = await slowDown(context, page)
  const began = Date.now()
  const open = await untilSeen(page, 'article', () => page.goto('/plain', { waitUntil: 'commit' }))
  await page.waitForFunction(() => document.readyState === 'complete')
  const ordered = Date.now() - began
  // By its element: to ask 250,000 elements for their labels takes longer than all that is measured.
  const box = page.locator('input')
  const keys = await roundsOf(page, box, () =>
    page.waitForFunction((all) => document.querySelectorAll('article:not([hidden])').length === all, LEADS),
  )
  const measured = { start: open, open, ordered, keys, ...(await frames(page, devtools, SCROLLED)) }
  await context.close()
  return measured
}

/** Times of all letters of all rounds. @param cleared waits until all leads are shown again */
async function roundsOf(page: Page, box: Locator, cleared: () => Promise<unknown>): Promise<number[]> {
  const keys: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    keys.push(...(await keystrokes(page, box, TYPED)))
    await box.fill('')
    await cleared()
  }
  return keys
}

/** Of the letters that are typed, the one that takes longest as a rule. */
function slowest({ keys }: Measured): number {
  return Math.max(
    ...Array.from(TYPED, (_, letter) => median(keys.filter((_, at) => at % TYPED.length === letter))),
  )
}

function report(what: string, ours: number, goal: number | undefined, unit: string, plain: number) {
  const verdict =
    goal === undefined ? '' : `, ${ours <= goal ? 'within' : 'over'} the goal of ${goal} ${unit}`
  console.log(
    `${what}: ${ours.toFixed(unit === '' ? 0 : 1)} ${unit}${verdict}; plain HTML ${plain.toFixed(unit === '' ? 0 : 1)} ${unit}`,
  )
}
