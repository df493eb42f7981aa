import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, flag, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { seedLeads } from './seed.ts'
import { openLine } from './start/line.ts'
import { watchOthers } from './start/quiet.ts'
import { openReference } from './start/reference.ts'
import { report, type Sample } from './start/report.ts'
import { kept, newPhone, openList, type Subject, taps } from './start/visit.ts'

const {
  leads: LEADS,
  rounds: ROUNDS,
  taps: TAPS,
  patience: PATIENCE_S,
  busy: BUSY,
} = optionsOf('What opens on a phone and when, beside two pages that do the same job and nothing else.', {
  leads: count('how many leads', 10_000),
  rounds: count('how often all is measured', 5),
  taps: count('how many leads are opened after the first', 5),
  patience: count('seconds to wait for a quiet machine', 600),
  busy: flag('takes runs in which other programs worked, too'),
})
/** Of all processors' time. */
const OTHERS_AT_MOST = 0.08
const AGAIN_AT_MOST = 3

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await prepare()
const bundle = await bundleServer()
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const bare = await openReference('bare', dataDir)
const plain = await openReference('plain', dataDir)
const browser = await launch()
const subjects: Subject[] = []
for (const [name, { url }] of Object.entries({ Rove: server, bare, plain })) {
  subjects.push({ name, line: await openLine(url) })
}
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}, ${LEADS} leads`)
  const samples: Sample[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Each is the first in turn.
    const order = subjects.map((_, at) => subjects[(at + round) % subjects.length]).filter((each) => !!each)
    for (const subject of order) samples.push(...(await measure(browser, subject, round)))
  }
  report(samples)
} finally {
  await browser.close()
  for (const { line } of subjects) await line.close()
  bare.close()
  plain.close()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

/** A data folder with one team of many leads. */
async function prepare(): Promise<Person> {
  const world = await openWorld({ dataDir })
  const person = await world.person('ana')
  await world.close()
  await seedLeads(dataDir, person, LEADS)
  return person
}

/** All that is measured of one page once. */
async function measure(browser: Browser, subject: Subject, round: number): Promise<Sample[]> {
  const { name, line } = subject
  const found: Sample[] = []
  const note = (what: string, values: object, others: number) => {
    const sample = { subject: name, round, what, others, values: { ...values } }
    console.log(JSON.stringify(sample))
    found.push(sample)
  }

  for (const slow of [false, true]) {
    const speed = slow ? 'slow' : 'fast'
    await line.become(speed)
    const phone = await undisturbed(`new device, ${speed}`, async () => {
      const context = await newPhone(browser, subject, ana)
      const { page, opening } = await openList(context, subject, slow)
      const keptBytes = await kept(page, subject)
      await page.close()
      return { context, opening: { ...opening, keptBytes } }
    })
    note(`new device, ${speed}`, phone.result.opening, phone.others)
    for (const gone of [undefined, 'refused', 'silent'] as const) {
      const what = `${gone ? `server ${gone}` : 'opened again'}, ${speed}`
      await line.become(gone ?? speed)
      const again = await undisturbed(what, () => openAgain(phone.result.context, subject, slow, !gone))
      const { opening, tapped } = again.result
      note(what, opening, again.others)
      if (tapped) note(`taps, ${speed}`, tapped, again.others)
    }
    await phone.result.context.close()
  }
  return found
}

async function openAgain(context: BrowserContext, subject: Subject, slow: boolean, tapping: boolean) {
  const { page, devtools, opening } = await openList(context, subject, slow)
  const [first = Number.NaN, ...next] = tapping ? await taps(page, devtools, TAPS + 1) : []
  await page.close()
  return { opening, tapped: tapping && { first, next } }
}

/** Does work when nobody else has much to do, and again where others had meanwhile. */
async function undisturbed<T>(what: string, work: () => Promise<T>): Promise<{ result: T; others: number }> {
  for (let attempt = 1; ; attempt++) {
    await waitForQuiet()
    const others = watchOthers()
    const result = await work()
    const share = others()
    if (BUSY || !(share > OTHERS_AT_MOST)) return { result, others: share }
    console.log(`(dropped: ${what}, as others took ${Math.round(share * 100)} % of the machine)`)
    if (attempt === AGAIN_AT_MOST) throw new Error('The machine is not quiet; --busy measures all the same.')
  }
}

async function waitForQuiet() {
  const end = Date.now() + PATIENCE_S * 1_000
  while (!BUSY) {
    const others = watchOthers()
    await pause(1_000)
    if (!(others() > OTHERS_AT_MOST)) return
    if (Date.now() > end) throw new Error('The machine is not quiet; --busy measures all the same.')
  }
}
