import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { BrowserContext } from 'playwright-core'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, flag, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { median } from './measure.ts'
import { buildEngine, buildScript, newDevice } from './page.ts'
import { teamOfLeads } from './seed.ts'
import { openLine } from './start/line.ts'
import { killPhone, LIST, newPage, type Opened, type Subject, seeLead, startPhone } from './start/visit.ts'

const {
  leads: LEADS,
  singly: SINGLY,
  kill: KILL,
} = optionsOf(
  'Many leads made offline on a slow phone in batches, and sent once the line is back, beside one by one.',
  {
    leads: count('how many leads are made in batches', 50_000),
    singly: count('how many are made one by one, to compare', 1_000),
    kill: flag('kills the server and then the browser in the middle of the sending'),
  },
)
const SLOWER = 4
const MADE_WITHIN_S = 10
const SENT_WITHIN_S = 60
const TAP_MS = 120
const PATIENCE_MS = 600_000
/** How long a person looks at what a tap has opened. */
const LOOK_MS = 1_000

declare global {
  /** How long each tap of the page waited for its next paint, in ms. */
  var interactions: number[]
}

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const profile = mkdtempSync(join(tmpdir(), 'rove-phone-'))
const ana = await teamOfLeads(dataDir, 50)
const bundle = await bundleServer()
let server = await startProcess(bundle, { DATA_DIR: dataDir })
const writer = await buildScript(join(import.meta.dirname, 'manyWriter.ts'), 'writer')
const subject: Subject = { name: 'Rove', line: await openLine(server.url) }
let phone: BrowserContext = await startPhone(profile, subject, ana)
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, CPU of the page ${SLOWER} times slower`,
  )
  await compareMaking()
  let app = await openApp()
  const idle = await tappingWhile(app, pause(10_000, 10_000))
  console.log(`Taps with nothing else to do: ${tapsShown(idle.taps)}`)
  await subject.line.become('refused')
  const made = await tappingWhile(app, write(app))
  report(`${LEADS} leads made offline by a worker of the app`, made.ms, MADE_WITHIN_S)
  console.log(`  taps meanwhile: ${tapsShown(made.taps)}`)
  const back = performance.now()
  await subject.line.become('fast')
  const arrived = tappingWhile(app, untilOnServer(LEADS / (KILL ? 2 : 1), back))
  if (KILL) {
    await arrived
    app = await killBoth()
  } else {
    const { ms, taps } = await arrived
    report(`on the server once it was back`, ms, SENT_WITHIN_S)
    console.log(`  taps meanwhile: ${tapsShown(taps)}`)
  }
  const onServer = await untilOnServer(LEADS, back)
  if (KILL) report('on the server once it was back, with both killed', onServer, SENT_WITHIN_S)
  const inStep = await tappingWhile(app, untilInStep(app, back))
  console.log(`read back, and nothing waits any more: ${seconds(inStep.ms)}; taps: ${tapsShown(inStep.taps)}`)
  expectOnce()
} finally {
  await phone.close()
  await subject.line.close()
  await server.kill()
  bundle.remove()
  for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true })
}

/** How long making takes in a page alone, slowed, in batches and one by one. */
async function compareMaking() {
  const browser = await launch()
  const script = await buildEngine()
  const page = await newDevice(browser, server.url, ana, script)
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate((userId) => bench.sync(userId), ana.user.id)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const make = (how: 'batches' | 'singly') =>
    page.evaluate(([userId, teamId, count, how]) => bench.make(userId, teamId, count, how), [
      ana.user.id,
      ana.teamId,
      SINGLY,
      how,
    ] as const)
  const singly = await make('singly')
  const batches = await make('batches')
  await browser.close()
  const each = (ms: number) => `${(ms / SINGLY).toFixed(2)} ms each`
  console.log(
    `${SINGLY} leads made in the page itself: ${each(batches)} in batches, ${each(singly)} one by one`,
  )
}

async function openApp(): Promise<Opened> {
  const app = await newPage(phone, true)
  await app.devtools.send('Page.setBypassCSP', { enabled: true })
  // By name, so that the leads that are tapped stay in their places while others come.
  await seeLead(app, `${LIST}?sort=fullName`)
  await app.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await app.page.evaluate(noteInteractions)
  return app
}

/** Has a worker of the page make the leads. @returns milliseconds */
function write({ page }: Opened): Promise<number> {
  return page.evaluate(
    ([script, ...asked]) =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])))
        const began = performance.now()
        worker.onmessage = ({ data }) => {
          if (typeof data === 'string') reject(new Error(data))
          if (data === asked[2]) resolve(performance.now() - began)
        }
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage(asked)
      }),
    [writer, ana.user.id, ana.teamId, LEADS] as const,
  )
}

/** Opens leads one after another until some work is done. @returns how long it took, and each tap to its next paint, in ms */
async function tappingWhile(app: Opened, work: Promise<number>): Promise<{ ms: number; taps: number[] }> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  // A tap that fails is told first.
  ended.catch(() => undefined)
  const taps: number[] = []
  do taps.push(...(await tapLead(app)))
  while (!isDone)
  return { ms: await ended, taps }
}

/** Taps the first lead, looks at it, and goes back. @returns what the browser measured from the finger to the next paint */
async function tapLead({ page }: Opened): Promise<number[]> {
  const opened = page.getByRole('dialog')
  await page
    .getByText(/^Mia Berg the \d+th$/)
    .first()
    .tap()
  await opened.waitFor()
  await pause(LOOK_MS)
  await page.goBack()
  await opened.waitFor({ state: 'detached' })
  await pause(LOOK_MS)
  return page.evaluate(() => interactions.splice(0))
}

/** Notes each interaction of a page from now on. */
function noteInteractions() {
  globalThis.interactions = []
  const shortOnesToo = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'click') globalThis.interactions.push(entry.duration)
    }
  }).observe(shortOnesToo)
}

/** @param since of performance.now() @returns milliseconds from then until so many leads that were made are stored */
async function untilOnServer(leads: number, since: number): Promise<number> {
  while (stored().rows < leads) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`Only ${stored().rows} leads have arrived`)
    await pause(250)
  }
  return performance.now() - since
}

async function untilInStep({ page }: Opened, since: number): Promise<number> {
  await page.waitForFunction(
    (userId) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open(`rove-${userId}`)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result === 0)
          }
        }
      }),
    ana.user.id,
    { polling: 500, timeout: PATIENCE_MS },
  )
  return performance.now() - since
}

/** Kills the server and then the browser, without a word to either. @returns the app, opened again */
async function killBoth(): Promise<Opened> {
  await server.kill()
  server = await startProcess(bundle, { DATA_DIR: dataDir, PORT: new URL(server.url).port })
  await pause(2_000)
  await killPhone(phone)
  phone = await startPhone(profile, subject, ana)
  return openApp()
}

/** What the server has of the leads that were made: how many rows, and how many different ones. */
function stored(): { rows: number; different: number } {
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const sql = `SELECT count(*) AS "rows", count(DISTINCT email) AS different FROM leads WHERE notes LIKE 'Met at the fair. Wants%'`
  const found = db.prepare<[], { rows: number; different: number }>(sql).get()
  db.close()
  return found ?? { rows: 0, different: 0 }
}

function expectOnce() {
  const { rows, different } = stored()
  if (rows !== LEADS || different !== LEADS)
    throw new Error(`${rows} rows of ${different} leads, not ${LEADS}`)
  console.log(`${rows} leads are stored, each once`)
}

function report(what: string, ms: number, goalS: number) {
  console.log(`${what}: ${seconds(ms)}, ${ms <= goalS * 1_000 ? 'within' : 'over'} the goal of ${goalS} s`)
}

function tapsShown(taps: readonly number[]): string {
  const [middle, most] = [median(taps), Math.max(...taps)]
  return `${taps.length}, painted after ${middle} ms, ${most} at most (goal ${TAP_MS})`
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
