import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, flag, optionsOf, text } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { median } from './measure.ts'
import { teamOfLeads } from './seed.ts'
import { film } from './start/film.ts'
import { type LineState, openLine } from './start/line.ts'
import { watchOthers } from './start/quiet.ts'
import { openReference } from './start/reference.ts'
import { report, type Sample } from './start/report.ts'
import { traceTasks } from './start/trace.ts'
import {
  fileBytes,
  kept,
  killPhone,
  lookBack,
  newPage,
  newPhone,
  type Opened,
  type Subject,
  seeLead,
  settled,
  startPhone,
  tapLead,
  taps,
} from './start/visit.ts'

const {
  leads: LEADS,
  rounds: ROUNDS,
  openings: OPENINGS,
  taps: TAPS,
  patience: PATIENCE_S,
  busy: BUSY,
  brief: BRIEF,
  online: ONLINE,
  ended: ENDED,
  routes: ROUTES,
  film: FILM,
} = optionsOf('What opens on a phone and when, beside two pages that do the same job and nothing else.', {
  leads: count('how many leads', 10_000),
  rounds: count('how often all is measured', 3),
  openings: count('how often each device opens the list again in a round', 3),
  taps: count('how many leads are opened after the first', 5),
  patience: count('seconds to wait for a quiet machine', 600),
  busy: flag('takes runs in which other programs worked, too'),
  brief: flag('a new device and one that comes again, on a fast line alone'),
  online: flag('leaves out how it opens while the server is gone'),
  ended: flag('only how it opens in a browser that had ended'),
  routes: flag('looks at the layout shift of every screen instead'),
  film: text('a folder to write screenshots to instead, one for every 100 ms'),
})
/** Of all processors' time. */
const OTHERS_AT_MOST = 0.08
const ATTEMPTS = 3
const NOT_QUIET = 'The machine is not quiet; --busy measures all the same.'
const SHIFT_AT_MOST = 0.01

const steps = ['new device', 'opened again', 'server refused', 'server silent'] as const
/** How the browser ended that opens the list anew: the page out of sight before, or with no word to it. */
const ends = ['put away', 'killed in sight'] as const
type End = (typeof ends)[number]
type Step = (typeof steps)[number]
const outages: Partial<Record<Step, LineState>> = { 'server refused': 'refused', 'server silent': 'silent' }
const REST_MS = 2_000
/** A browser writes what a page keeps to the disk some seconds later. */
const IN_SIGHT_MS = 12_000
const SCREENS = join(import.meta.dirname, '../../app/routes/_app')
const GUESTS = ['/login', '/register', '/reset-password']

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await teamOfLeads(dataDir, LEADS)
const bundle = await bundleServer()
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const bare = await openReference('bare', dataDir)
const plain = await openReference('plain', dataDir)
const browser = await launch()
const subjects: Subject[] = []
for (const [name, { url }] of Object.entries({ Rove: server, bare, plain })) {
  subjects.push({ name, line: await openLine(url), ...(name === 'Rove' && { complete: `${LEADS} leads` }) })
}
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}, ${LEADS} leads`)
  if (FILM) await filmStrip()
  else if (ROUTES) await routesShift()
  else report(await measureAll())
} finally {
  await browser.close()
  for (const { line } of subjects) await line.close()
  bare.close()
  plain.close()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Each page in turn does each step, so that all have the same machine. */
async function measureAll(): Promise<Sample[]> {
  const samples: Sample[] = []
  const taken = BRIEF || ONLINE ? steps.slice(0, 2) : steps
  const openings = taken.flatMap((step) => looksOf(step).map((look) => ({ step, look })))
  for (let round = 0; round < ROUNDS; round++) {
    const inTurn = subjects.map((_, at) => subjects[(at + round) % subjects.length]).filter((each) => !!each)
    for (const slow of ENDED ? [] : BRIEF ? [false] : [false, true]) {
      const phones = new Map<Subject, BrowserContext>()
      for (const { step, look } of openings) {
        for (const subject of inTurn) {
          const sample = await sampleOf({ step, look, subject, slow, phones })
          if (sample) samples.push({ ...sample, round })
        }
      }
      for (const phone of phones.values()) await phone.close()
    }
    if (!BRIEF) samples.push(...(await openedAnew(round, inTurn)))
  }
  return samples
}

/** Each page in a browser that starts anew, as a phone ends it whenever it needs the room. */
async function openedAnew(round: number, subjects: readonly Subject[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const subject of subjects) {
    const folder = mkdtempSync(join(tmpdir(), 'rove-bench-phone-'))
    for (const end of ends) {
      for (const slow of [false, true]) {
        // No page but Rove's is the same before and after its script.
        for (const look of [{ times: true, taps: subject.complete !== undefined }, { tasks: true }]) {
          const sample = await sampledAnew({ folder, subject, slow, look }, end)
          if (sample) samples.push({ ...sample, round })
        }
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return samples
}

async function sampledAnew(anew: Anew, end: End): Promise<Omit<Sample, 'round'> | undefined> {
  const { folder, subject, slow } = anew
  let phone: BrowserContext | undefined
  const before = async () => {
    await phone?.close()
    await subject.line.become('fast')
    await leave(folder, subject, end)
  }
  const open = async () => {
    phone = await startPhone(folder, subject, ana)
    return await openAnew(phone, anew)
  }
  const sample = await sampled(subject, `${end}, ${speed(slow)}`, open, before)
  // Not within: what a browser did that ended is not to be told from what others did.
  await phone?.close()
  return sample
}

/** Uses the list for a moment in a browser, which ends. */
async function leave(folder: string, subject: Subject, end: End) {
  const phone = await startPhone(folder, subject, ana)
  const opened = await newPage(phone, false)
  await seeLead(opened)
  await kept(opened, subject)
  if (end === 'put away') await opened.page.close()
  await pause(IN_SIGHT_MS)
  await (end === 'put away' ? phone.close() : killPhone(phone))
}

interface Anew {
  folder: string
  subject: Subject
  slow: boolean
  look: Look
}

/** Opens the list once in a browser that starts for it, and taps the first lead as soon as it is seen. */
async function openAnew(
  phone: BrowserContext,
  { subject, slow, look }: Anew,
): Promise<Record<string, number>> {
  const opened = await newPage(phone, slow)
  await subject.line.become(speed(slow))
  subject.line.forget()
  const own = phone.browser()
  const traced = look.tasks && own && (await traceTasks(own))
  const firstLead = await seeLead(opened)
  const touch = look.taps ? (await tapLead(opened, 0)).first : undefined
  if (!look.taps) await settled(subject)
  return {
    ...(touch !== undefined && { touch }),
    ...(look.times && (await lookBack(opened, subject, firstLead))),
    ...(traced && (await traced.end())),
  }
}

interface Opening {
  step: Step
  look: Look
  subject: Subject
  slow: boolean
  /** Those of this round, which know the page since its first step. */
  phones: Map<Subject, BrowserContext>
}

/** @returns undefined where there is nothing to see: one that is missing is no reason to lose the others */
async function sampleOf(opening: Opening): Promise<Omit<Sample, 'round'> | undefined> {
  const { step, subject, slow } = opening
  await subject.line.become(outages[step] ?? speed(slow))
  return await sampled(subject, `${step}, ${speed(slow)}`, () => take(opening))
}

/** @returns undefined where there is nothing to see */
async function sampled(
  subject: Subject,
  what: string,
  work: () => Promise<Record<string, number>>,
  before?: () => Promise<void>,
): Promise<Omit<Sample, 'round'> | undefined> {
  try {
    const { result, others } = await undisturbed(work, before)
    const sample = { subject: subject.name, what, others, values: result }
    console.log(JSON.stringify(sample))
    return sample
  } catch (error) {
    console.log(`Without ${subject.name}, ${what}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return undefined
  }
}

/** What is looked at in one opening: a trace is an opening of its own, as it makes all the rest slower. */
interface Look {
  times?: boolean
  tasks?: boolean
  taps?: boolean
}

function looksOf(step: Step): Look[] {
  if (step === 'new device') return [{ times: true, tasks: true }]
  const openings = Array.from({ length: OPENINGS }, (_, nth): Look => ({ times: true, taps: nth === 0 }))
  return step === 'opened again' ? [...openings, { tasks: true }] : openings.map(() => ({ times: true }))
}

function speed(slow: boolean) {
  return slow ? 'slow' : 'fast'
}

/** Opens the list once. */
async function take({ step, look, subject, slow, phones }: Opening): Promise<Record<string, number>> {
  const isNew = step === 'new device'
  if (isNew) {
    await phones.get(subject)?.close()
    phones.set(subject, await newPhone(browser, subject, ana))
  }
  const phone = phones.get(subject)
  if (!phone) throw new Error('A phone begins as a new device')
  const opened = await newPage(phone, slow)
  subject.line.forget()
  const traced = look.tasks && (await traceTasks(browser))
  try {
    const firstLead = await seeLead(opened)
    if (isNew) await kept(opened, subject)
    // Without a server there is no rest on the line, as it is looked for.
    else await (outages[step] ? pause(REST_MS) : settled(subject))
    return {
      ...(look.times && (await lookBack(opened, subject, firstLead))),
      ...(traced && (await traced.end())),
      ...(isNew && { keptBytes: fileBytes(subject) }),
      ...(look.taps && (await tapped(opened))),
    }
  } finally {
    if (traced) await traced.end()
    await opened.page.close()
  }
}

async function tapped(opened: Opened) {
  const [first, ...next] = await taps(opened, TAPS + 1)
  const none = Number.NaN
  return {
    firstTap: first?.first ?? none,
    firstWhole: first?.whole ?? none,
    nextTaps: median(next.map((shown) => shown.first)),
    nextWhole: median(next.map((shown) => shown.whole)),
  }
}

/** What shifts on every screen of Rove, on a new device and when it is opened there again. */
async function routesShift() {
  const [rove] = subjects
  if (!rove) throw new Error('Rove is not there')
  await rove.line.become('slow')
  const screens = readdirSync(SCREENS).map((file) => `/${file.replace(/^index\b|\.tsx$/g, '')}`)
  for (const path of [...screens, ...GUESTS]) {
    const phone = await newPhone(browser, rove, GUESTS.includes(path) ? undefined : ana)
    const shifts: number[] = []
    for (const _ of ['new', 'again']) {
      const { page } = await newPage(phone, true)
      await page.goto(path)
      await settled(rove)
      shifts.push(await page.evaluate(() => watch.seen().shift))
      await page.close()
    }
    await phone.close()
    const verdict = shifts.every((shift) => shift <= SHIFT_AT_MOST) ? 'within' : 'OVER'
    console.log(
      `${path}: shift ${shifts.map((shift) => shift.toFixed(4)).join(', again ')}; ${verdict} ${SHIFT_AT_MOST}`,
    )
  }
}

/** What is seen of Rove when, on a slow phone. */
async function filmStrip() {
  const [rove] = subjects
  if (!rove) throw new Error('Rove is not there')
  await rove.line.become('slow')
  const phone = await newPhone(browser, rove, ana)
  for (const name of ['new device', 'opened again']) {
    const opened = await newPage(phone, true)
    await film(opened, join(FILM, name))
    await kept(opened, rove)
    await opened.page.close()
  }
  await phone.close()
}

/** Does work when nobody else has much to do, and again where others had meanwhile. @param before done before each try */
async function undisturbed<T>(
  work: () => Promise<T>,
  before = async () => {},
): Promise<{ result: T; others: number }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await before()
    await waitForQuiet()
    const others = watchOthers()
    const result = await work()
    const share = others()
    if (BUSY || !(share > OTHERS_AT_MOST)) return { result, others: share }
    console.log(`(dropped, as others took ${Math.round(share * 100)} % of the machine)`)
  }
  throw new Error(NOT_QUIET)
}

async function waitForQuiet() {
  const end = Date.now() + PATIENCE_S * 1_000
  while (!BUSY) {
    const others = watchOthers()
    await pause(1_000)
    if (!(others() > OTHERS_AT_MOST)) return
    if (Date.now() > end) throw new Error(NOT_QUIET)
  }
}
