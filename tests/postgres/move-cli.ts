import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { moveToDatabase, moveToFolder } from '#api/backup/move.ts'
import { openKept } from '#api/store.ts'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { leads as table } from '#db/server/database/tables.ts'
import { seedLeads } from '#tests/bench/seed.ts'
import { count, optionsOf } from '#tests/options.ts'
import { asked, startCluster } from '#tests/postgres.ts'
import { type Device, openWorld } from '#tests/world.ts'

const { leads, devices, edits } = optionsOf(
  'Moves a folder to PostgreSQL and back, with devices whose outboxes are full, and looks that nothing is lost or doubled.',
  {
    leads: count('how many leads all teams have together', 100_000),
    devices: count('how many devices, each of a person with a team', 50),
    edits: count('how many changes wait on each device at each move', 100),
  },
)

const LOOK_EVERY_MS = 5
const TRIES = 5

const each = Math.ceil(leads / devices)
const home = mkdtempSync(join(tmpdir(), 'rove-moves-'))
const dataDir = join(home, 'data')
const cluster = await startCluster({ listen_addresses: '127.0.0.1' })
await asked(cluster.url, 'CREATE DATABASE rove')
const onPostgres = { dataDir, databaseUrl: `${cluster.url}/rove` }
const onSqlite = { dataDir, databaseUrl: '' }

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** Leads that a device creates, and existing ones that it edits, half of each. */
async function fill(device: Device, round: number) {
  const known = await device.store.leads.limit(edits).toArray()
  const changes = Array.from({ length: edits }, (_, n): Change => {
    const lead = known[n]
    if (n % 2 === 0 && lead) {
      return {
        name: 'lead.edit',
        args: { id: lead.id, changes: { position: [lead.position, `Moved ${round}`] } },
      }
    }
    const fields = { fullName: `Made ${round} ${n}`, email: `made-${round}-${n}@company.example` }
    return { name: 'lead.create', args: { id: newId(), fields } }
  })
  await device.change(...changes)
}

/** What identifies a lead on a device and on the server. */
const told = ({ id, fullName, position }: { id: number; fullName: string; position: string }) =>
  `${id} ${fullName} ${position}`

/** Every lead of every team on the server, and whether any of them occurs twice. */
async function onServer(config: typeof onPostgres) {
  const { store } = await openKept(config, { warn: console.warn })
  const rows = await store.read.select().from(table)
  await store.close()
  return rows.map(told).sort()
}

async function onDevices(all: readonly Device[]) {
  const rows: string[] = []
  for (const { store } of all) for (const lead of await store.leads.toArray()) rows.push(told(lead))
  return rows.sort()
}

async function inStep(all: readonly Device[]) {
  for (const device of all) {
    // On a busy machine a response may take longer than a phone waits.
    let outcome = await device.sync()
    for (let again = 0; outcome === 'offline' && again < TRIES; again++) outcome = await device.sync()
    if (outcome !== 'synced' || (await device.store.outbox.count()) > 0)
      throw new Error(`A device is ${outcome}`)
  }
}

/**
 * Runs the command and kills it (-9) in the middle of its copy.
 * @returns whether it was killed: with few rows it may end before
 */
async function killed(): Promise<boolean> {
  const args = ['--import', 'tsx', 'api/move-cli.ts', onPostgres.databaseUrl]
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const ended = once(child, 'close')
  const looking = new pg.Client({ connectionString: `${cluster.url}/postgres` })
  await looking.connect()
  const copying = `SELECT 1 FROM pg_stat_activity WHERE datname = 'rove' AND query LIKE 'INSERT INTO "history"%'`
  while (child.exitCode === null && (await looking.query(copying)).rowCount === 0)
    await setTimeout(LOOK_EVERY_MS)
  child.kill('SIGKILL')
  await ended
  await looking.end()
  if (child.exitCode !== null && child.exitCode > 0) throw new Error('It failed before it was killed')
  const wasKilled = child.exitCode === null
  console.log(wasKilled ? 'killed (-9) while it copied history, and begun anew' : 'too few rows to be killed')
  return wasKilled
}

let world = await openWorld(onSqlite)
try {
  const all: Device[] = []
  await timed(`${devices} teams of ${each} leads`, async () => {
    for (let n = 0; n < devices; n++) {
      const person = await world.person(`rep-${n}`)
      await seedLeads(dataDir, person, each)
      all.push(world.device(person))
    }
  })
  await timed('each read once by its device', () => inStep(all))
  const moves = [
    ['to PostgreSQL', moveToDatabase, onPostgres],
    ['back', moveToFolder, onSqlite],
  ] as const
  for (const [round, [where, move, config]] of moves.entries()) {
    for (const device of all) await fill(device, round)
    await world.close()
    const replace = round > 0 || !(await killed())
    const { rows, tables } = await timed(`moved ${where}`, () => move(onPostgres, { replace }))
    console.log(`  ${rows} rows of ${tables} tables, the same count and SHA-256 of each on both sides`)
    world = await openWorld(config)
    for (const device of all) device.moveTo(world)
    await timed(`  ${devices * edits} changes sent from ${devices} devices`, () => inStep(all))
    const [there, here] = [await onServer(config), await onDevices(all)]
    const expected = devices * (each + (round + 1) * Math.floor(edits / 2))
    if (there.length !== expected) throw new Error(`The server has ${there.length} leads, not ${expected}`)
    if (there.join('\n') !== here.join('\n')) throw new Error('Server and devices differ')
    console.log(`  ${there.length} leads: none lost, none doubled, server and devices agree`)
  }
} finally {
  await world.close()
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}
console.log(
  `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most, with all devices in this process`,
)
