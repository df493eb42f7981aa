import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Lead } from '#db/model/entities/lead.ts'
import { sent } from '#tests/api/push.ts'
import { bundleServer } from '#tests/bundle.ts'
import { launch } from '#tests/chromium.ts'
import { count, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { type Couch, openCouch } from './couch.ts'
import { median } from './measure.ts'
import { buildEngine, buildPouch, newDevice } from './page.ts'
import { bareWrites, leadsOf, teamOfLeads } from './seed.ts'

const {
  leads: LEADS,
  edits: EDITS,
  rounds: ROUNDS,
} = optionsOf(
  'What the sync costs beside PouchDB, and beside the least that the same work costs, on the same machine.',
  {
    leads: count('how many leads a new device takes', 10_000),
    edits: count('how many offline edits are sent', 1_000),
    rounds: count('how often each is measured', 3),
  },
)
const GOAL_S = 3
const MADE_WITHIN_S = 2

const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await teamOfLeads(dataDir, LEADS)
const bundle = await bundleServer()
const script = await buildEngine()
const pouchScript = await buildPouch()
const couch = await openCouch(dataDir, leadsOf(ana, LEADS))
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const browser = await launch()
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`,
  )
  await measurePull(browser, server.url, couch)
  await measurePush(browser, server.url, couch)
} finally {
  await browser.close()
  couch.close()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measurePull(browser: Browser, url: string, couch: Couch) {
  const syncs: number[] = []
  const bares: number[] = []
  const pouches: number[] = []
  let written = 0
  for (let round = 0; round < ROUNDS; round++) {
    const page = await newDevice(browser, url, ana, script)
    const stopWriting = writeMeanwhile(url)
    syncs.push(await page.evaluate((userId) => bench.sync(userId), ana.user.id))
    written += await stopWriting()
    const count = await page.evaluate((userId) => bench.countLeads(userId), ana.user.id)
    if (count !== LEADS) throw new Error(`${count} of ${LEADS} leads arrived`)
    await page.context().close()

    const bare = await newDevice(browser, url, ana, script)
    const stopWritingAgain = writeMeanwhile(url)
    bares.push(
      await bare.evaluate(([user, team]) => bench.barePull(user, team), [ana.user.id, ana.teamId] as const),
    )
    await stopWritingAgain()
    await bare.context().close()

    const other = await newDevice(browser, couch.url, ana, pouchScript)
    const stopWritingOnce = writeMeanwhile(url)
    pouches.push(await other.evaluate(() => pouch.pull()))
    await stopWritingOnce()
    const replicated = await other.evaluate(() => pouch.countLeads())
    if (replicated !== LEADS) throw new Error(`PouchDB took ${replicated} of ${LEADS} leads`)
    await other.context().close()
  }
  const meanwhile = `${Math.round(written / ROUNDS)} edits of others meanwhile`
  report(`${LEADS} leads pulled to a new device, ${meanwhile}`, syncs, {
    'bare fetch, parse and bulkPut': bares,
    PouchDB: pouches,
  })
}

async function measurePush(browser: Browser, url: string, couch: Couch) {
  const syncs: number[] = []
  const arrivals: number[] = []
  const rows: number[] = []
  const all: number[] = []
  const page = await newDevice(browser, url, ana, script)
  await page.evaluate((userId) => bench.sync(userId), ana.user.id)
  const second = await newDevice(browser, url, ana, script)
  await second.evaluate((userId) => bench.sync(userId), ana.user.id)
  const other = await newDevice(browser, couch.url, ana, pouchScript)
  await other.evaluate(() => pouch.pull())
  const typed: number[] = []
  const typedByPouch: number[] = []
  const pouches: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const edit = ([user, team, count]: readonly [number, number, number]) => bench.edit(user, team, count)
    typed.push(await page.evaluate(edit, [ana.user.id, ana.teamId, EDITS] as const))
    const sent = await page.evaluate((userId) => bench.sync(userId), ana.user.id)
    syncs.push(sent)
    arrivals.push(sent + (await second.evaluate((userId) => bench.sync(userId), ana.user.id)))
    rows.push(bareWrites(dataDir, EDITS, { beside: false }))
    all.push(bareWrites(dataDir, EDITS, { beside: true }))
    typedByPouch.push(await other.evaluate((count) => pouch.edit(count), EDITS))
    pouches.push(await other.evaluate(() => pouch.push()))
    if (couch.edited() !== Math.min(EDITS, LEADS)) throw new Error('PouchDB did not send all edits')
  }
  for (const device of [page, second, other]) await device.context().close()
  report(
    `${EDITS} offline edits made on the device, each on disk before the next`,
    typed,
    { 'PouchDB, which does not wait for the disk': typedByPouch },
    MADE_WITHIN_S,
  )
  report(`${EDITS} offline edits pushed and read back`, syncs, {
    PouchDB: pouches,
    'bare SQLite writes of the rows': rows,
    'bare SQLite writes of row, counter, history and receipt': all,
  })
  report(`${EDITS} offline edits on a second device, which reads once all are sent`, arrivals, {})
}

/** Edits leads over the API one after another. @returns stops it and tells how many were edited */
function writeMeanwhile(url: string): () => Promise<number> {
  let stopped = false
  let count = 0
  const writing = (async () => {
    const headers = { 'Content-Type': 'application/json', Cookie: ana.cookie }
    const leads: Lead[] = await (await fetch(`${url}/api/leads`, { headers })).json()
    for (const { id, position } of leads) {
      if (stopped) return
      const mutation = sent(ana, 'lead.edit', { id, changes: { position: [position, `${position}.`] } })
      const body = { protocol: 1, userId: ana.user.id, deviceId: 'office', mutations: [mutation] }
      await fetch(`${url}/api/sync/push`, { method: 'POST', headers, body: JSON.stringify(body) })
      count++
    }
  })()
  // What fails is told by whoever stops it; before that something else may have failed, and ended the server.
  writing.catch(() => undefined)
  return async () => {
    stopped = true
    await writing
    return count
  }
}

function report(what: string, took: number[], bare: Record<string, number[]>, goalS = GOAL_S) {
  const ours = median(took)
  const verdict = ours <= goalS * 1000 ? 'within' : 'over'
  console.log(
    `${what}: ${seconds(ours)}, ${verdict} the goal of ${goalS} s (${took.map(seconds).join(', ')})`,
  )
  for (const [name, times] of Object.entries(bare)) {
    const least = median(times)
    console.log(`  ${name}: ${seconds(least)}; ours takes ${(ours / least).toFixed(1)} times that`)
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
