import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { type MapMeasured, type MapPage, measureMap } from './map/measure.ts'
import { placed } from './map/places.ts'
import { openBareMap } from './map/reference.ts'
import { median } from './measure.ts'
import { teamOfLeads } from './seed.ts'
import { openLine } from './start/line.ts'
import { kept, newPage, newPhone, type Opened, seeLead } from './start/visit.ts'

const {
  leads: LEADS,
  rounds: ROUNDS,
  slower: SLOWER,
  seconds: SECONDS,
} = optionsOf(
  'Opens and uses a map of leads on a slow phone whose server is gone, beside a bare page with the same map.',
  {
    leads: count('how many leads', 10_000),
    rounds: count('how often all is measured', 3),
    slower: count('how many times slower the phone is than this machine', 4),
    seconds: count('how long a finger pans', 3),
  },
)

const rovesMap: MapPage = {
  async button(page) {
    await page.getByRole('button', { name: 'Show as: List' }).tap()
    return page.getByRole('menuitemradio', { name: 'Map' })
  },
  opens: '[role=dialog] h2',
  close: (page) => page.goBack(),
}
const bareMap: MapPage = {
  button: async (page) => page.getByRole('button', { name: 'Map' }),
  opens: 'dialog h2',
  close: (page) => page.evaluate(() => document.querySelector('dialog')?.remove()),
}

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await teamOfLeads(dataDir, LEADS, placed)
const bundle = await bundleServer()
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const bare = await openBareMap(LEADS)
const browser = await launch()
const subject = { name: 'Rove', line: await openLine(server.url), complete: `${LEADS} leads` }
const bareSubject = { name: 'bare', line: await openLine(`http://127.0.0.1:${bare.port}`) }
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}, CPU ${SLOWER} times slower, ${LEADS} leads`,
  )
  const phone = await newPhone(browser, subject, ana)
  await keepApp(phone)
  const [rove, others]: [MapMeasured[], MapMeasured[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rove.push(await measureRove(phone))
    others.push(await measureBare())
  }
  await phone.close()
  const loaded = [...(rove[0]?.loaded ?? [])]
  const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`
  console.log(`loaded after the tap: ${kibibytes(loaded.reduce((sum, [, bytes]) => sum + bytes, 0))}`)
  for (const [path, bytes] of loaded) console.log(`  ${path}: ${kibibytes(bytes)}`)
  const lines: [what: string, of: (measured: MapMeasured) => number, unit: string, goal?: number][] = [
    ['map drawn, from the tap on Map', ({ drawn }) => drawn, 'ms', 1_500],
    ['first pin opened, from the tap', ({ opened }) => opened[0] ?? Number.NaN, 'ms'],
    ['further pins opened', ({ opened }) => median(opened.slice(1)), 'ms', 120],
    ['frames a second while panning', ({ frames }) => frames, '', 30],
    ['longest time without a frame', ({ longestGap }) => longestGap, 'ms'],
    ['memory without the map', ({ memoryBefore }) => memoryBefore, 'MB'],
    ['memory with the map', ({ memory }) => memory, 'MB'],
  ]
  for (const [what, of, unit, goal] of lines) {
    const [ours, theirs] = [median(rove.map(of)), median(others.map(of))]
    const aim = goal === undefined ? '' : ` (goal ${goal})`
    console.log(
      `${what}: ${ours.toFixed(0)} ${unit}${aim}; bare ${theirs.toFixed(0)} ${unit}; ratio ${(ours / theirs).toFixed(2)}`,
    )
  }
} finally {
  await browser.close()
  await subject.line.close()
  await bareSubject.line.close()
  await bare[Symbol.asyncDispose]()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Opens the list once while the server is there, until all is kept for when it is not. */
async function keepApp(phone: BrowserContext): Promise<void> {
  const opened = await newPage(phone, false)
  await seeLead(opened)
  await kept(opened, subject)
  await opened.page.close()
  await subject.line.become('refused')
}

async function measureRove(phone: BrowserContext): Promise<MapMeasured> {
  const opened = await slowPage(phone)
  await seeLead(opened)
  await opened.page.getByText(subject.complete).first().waitFor()
  const measured = await measureMap(opened, rovesMap, SECONDS)
  await opened.page.close()
  return measured
}

async function measureBare(): Promise<MapMeasured> {
  const phone = await newPhone(browser, bareSubject, undefined)
  const opened = await slowPage(phone)
  await opened.page.goto('/')
  await opened.page.getByText('ready').waitFor()
  const measured = await measureMap(opened, bareMap, SECONDS)
  await phone.close()
  return measured
}

async function slowPage(phone: BrowserContext): Promise<Opened> {
  const opened = await newPage(phone, false)
  await opened.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return opened
}
