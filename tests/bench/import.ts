import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { type Bundle, bundleServer } from '#tests/bundle.ts'
import buildOnce from '#tests/e2e/build.ts'
import { count, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { type Heap, watchHeap } from './import/heap.ts'
import { type ListFormat, listOf, longListOf } from './import/lists.ts'
import { teamOfLeads } from './seed.ts'
import { openLine } from './start/line.ts'
import { newPage, type Subject, startPhone } from './start/visit.ts'

const { rows: ROWS, long: LONG } = optionsOf(
  'A list imported on a slow phone: how soon it is shown, checked, written and on the server, and the memory.',
  {
    rows: count('how many rows the list has', 50_000),
    long: count('how many rows the list has that is refused', 1_000_000),
  },
)
const SLOWER = 4
const GOALS_S = { preview: 1, check: 20, written: 10, server: 60, refused: 1 }
const GOAL_MB = 150
const WITHIN_MS = 900_000
const SHARE_MS = 1_000

buildOnce()
const bundle = await bundleServer()
console.log(`Of a processor, this process gets ${shareOfProcessor()} %; what follows is slower by as much.`)
console.log(
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, CPU of page and worker ${SLOWER} times slower, load ${loadavg()[0]?.toFixed(1)}`,
)
try {
  for (const format of ['csv', 'xlsx'] as const) await importOn(bundle, format)
} finally {
  bundle.remove()
}

/** How much of one processor the machine has left, in percent. */
function shareOfProcessor(): number {
  const [before, began] = [process.cpuUsage(), performance.now()]
  while (performance.now() < began + SHARE_MS);
  const { user, system } = process.cpuUsage(before)
  return Math.min(100, Math.round((user + system) / 10 / SHARE_MS))
}

/** Imports one list on a phone of its own, and has a list refused that is too long. */
async function importOn(bundle: Bundle, format: ListFormat) {
  const folder = mkdtempSync(join(tmpdir(), 'rove-bench-'))
  const dataDir = join(folder, 'data')
  const ana = await teamOfLeads(dataDir, 50)
  const server = await startProcess(bundle, { DATA_DIR: dataDir })
  const subject: Subject = { name: 'Rove', line: await openLine(server.url) }
  const phone = await startPhone(join(folder, 'phone'), subject, ana)
  phone.setDefaultTimeout(WITHIN_MS)
  try {
    const { page, devtools } = await newPage(phone, true)
    const heap = await watchHeap(devtools)
    await page.goto('/import')
    await page.getByText('Choose your list').waitFor()
    await refuse(page, fileIn(folder, `long.${format}`, longListOf(format, LONG)), format)
    await measure(page, heap, fileIn(folder, `list.${format}`, listOf(format, ROWS)), format)
    const began = performance.now()
    await untilOnServer(dataDir)
    report(`${format}: on the server after that`, began, GOALS_S.server)
    heap.end()
  } finally {
    await phone.close()
    await subject.line.close()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function fileIn(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function choose(page: Page, path: string) {
  await page.getByLabel('List of leads').last().setInputFiles(path)
}

async function refuse(page: Page, path: string, format: ListFormat) {
  const began = performance.now()
  await choose(page, path)
  const sentence = page.getByText(/This file has more than 50,000 rows|Unpacked, this file is larger/)
  await sentence.waitFor()
  report(`${format}: ${LONG} rows refused`, began, GOALS_S.refused)
}

async function measure(page: Page, heap: Heap, path: string, format: ListFormat) {
  const tellMemory = async (when: string) => {
    const most = heap.peak()
    const needed = await heap.needed()
    const verdict = needed <= GOAL_MB ? 'within' : 'over'
    console.log(
      `  memory ${when}: ${needed.toFixed(0)} MB, ${verdict} the goal of ${GOAL_MB} MB; with garbage up to ${most.toFixed(0)} MB`,
    )
    heap.peak()
  }
  heap.peak()
  let began = performance.now()
  await choose(page, path)
  const check = page.getByRole('button', { name: 'Check all rows' })
  await check.waitFor()
  report(`${format}: preview of ${ROWS} rows`, began, GOALS_S.preview)
  await tellMemory('then')
  began = performance.now()
  await check.click()
  await page.getByText('Nothing is written yet').waitFor()
  report(`${format}: checked`, began, GOALS_S.check)
  await tellMemory('then')
  began = performance.now()
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  report(`${format}: written`, began, GOALS_S.written)
  await tellMemory('then')
}

/** Waits until all rows are stored. @throws Error if they are not, or one is there twice */
async function untilOnServer(dataDir: string) {
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const sql =
    'SELECT count(*) AS "rows", count(DISTINCT email) AS different FROM leads WHERE importId IS NOT NULL'
  const asked = db.prepare<[], { rows: number; different: number }>(sql)
  try {
    for (const end = performance.now() + WITHIN_MS; performance.now() < end; await pause(250)) {
      const { rows, different } = asked.get() ?? { rows: 0, different: 0 }
      if (rows > different) throw new Error(`${rows} rows of ${different} leads are stored`)
      if (rows === ROWS) return
    }
    throw new Error('The leads did not arrive')
  } finally {
    db.close()
  }
}

function report(what: string, began: number, goalS: number) {
  const ms = performance.now() - began
  const verdict = ms <= goalS * 1_000 ? 'within' : 'over'
  console.log(`${what}: ${(ms / 1_000).toFixed(1)} s, ${verdict} the goal of ${goalS} s`)
}
