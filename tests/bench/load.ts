import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { openKept } from '#api/store.ts'
import { mutationNamed } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { addSession, sessionIdOf } from '#db/server/sessions.ts'
import { sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { bundleServer } from '#tests/bundle.ts'
import { SECRET_OF_TESTS } from '#tests/database.ts'
import { count, optionsOf, text } from '#tests/options.ts'
import { type Cluster, startCluster, asked as statedTo } from '#tests/postgres.ts'
import { memoryOf, type ServerProcess, startProcess } from '#tests/process.ts'
import { backendsOf, balanced, besideOn, startBeside } from '#tests/servers.ts'
import { loopback, openWorld, type Person } from '#tests/world.ts'
import { pokeTimes } from './pokes.ts'

/** Devices that share a team, so that each reads what the others wrote. */
const DEVICES_OF_A_TEAM = 10
const GOAL = 2
const BARE = { file: join(import.meta.dirname, 'bare.mjs') }
const FAR_FUTURE_S = 9_999_999_999

const {
  seconds,
  devices,
  warming,
  pauses: listed,
  servers,
  database,
  pokes,
} = optionsOf('Many devices at once, beside the same load on the least that such a server could be.', {
  seconds: count('how long each load lasts', 60),
  devices: count('how many devices', 200),
  // In its first seconds a server's own code is not compiled yet.
  warming: count('seconds before it is measured', 5),
  pauses: text('ms between the rounds of a device, one load after another; 0: as fast as answered', '0,1500'),
  database: text('sqlite, or postgres, or both, one after the other', 'sqlite'),
  servers: text(
    'how many servers on PostgreSQL, each call to the next of them, one load after another',
    '1,2,4',
  ),
  pokes: count('how many pokes are timed once the load is over', 200),
})
const pauses = listed.split(',').map(Number)
const warmingMs = warming * 1000
const teams = Math.ceil(devices / DEVICES_OF_A_TEAM)
/** Each commit is on disk, as on a database that people rely on. */
const durable = { listen_addresses: '127.0.0.1', max_connections: '200' }

/** One change sent, and then what is new read. */
interface Device {
  push(): Promise<void>
  pull(): Promise<void>
}

interface Measured {
  rounds: number
  errors: number
  push: number[]
  pull: number[]
  /** Megabytes of all servers. */
  memory: number
  /** Milliseconds of a processor that the servers took. */
  cpu: number
  /** What PostgreSQL took of it, beside them, and how many connections it had. */
  database: { cpu: number; connections: number } | undefined
  pokes: number[]
}

/** What a load runs on. */
interface Place {
  servers: ServerProcess[]
  /** PostgreSQL's; '' where there is none. */
  databaseUrl: string
}

const bundle = await bundleServer()
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  for (const pauseMs of pauses) await compare(pauseMs)
} finally {
  bundle.remove()
}

async function compare(pauseMs: number) {
  console.log(`${devices} devices in ${teams} teams for ${seconds} s, once warm, ${rhythm(pauseMs)}`)
  if (database !== 'postgres') await onSqlite(pauseMs)
  if (database === 'sqlite') return
  const cluster = await startCluster(durable)
  try {
    const found: Record<string, Measured> = {}
    for (const count of servers.split(',').map(Number)) {
      found[`PostgreSQL, servers: ${count}`] = await onPostgres(cluster, count, pauseMs)
    }
    report(found)
  } finally {
    await cluster.stop()
  }
}

async function onPostgres(cluster: Cluster, count: number, pauseMs: number): Promise<Measured> {
  const name = `load_${newId()}`
  await statedTo(cluster.url, `CREATE DATABASE ${name}`)
  const databaseUrl = `${cluster.url}/${name}`
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'rove-load-')))
  const [dataDir = ''] = folders
  const people = await register({ dataDir, databaseUrl })
  const beside = await startBeside(bundle, count, (at) => besideOn(databaseUrl, folders[at] ?? ''))
  try {
    const next = balanced(() => beside.map(({ url }) => url))
    const all = people.map((person) => ofRove(next, person))
    const found = await load(all, pauseMs, { servers: beside, databaseUrl })
    return { ...found, pokes: await timedPokes(people, beside) }
  } finally {
    for (const server of beside) await server.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** From a device on the first server to one on the last, which is another where there are several. */
async function timedPokes([person]: readonly Person[], beside: readonly ServerProcess[]): Promise<number[]> {
  const [first, last] = [beside[0], beside.at(-1)]
  if (!person || !first || !last) throw new Error('There is a person, and a server')
  const { push } = ofRove(() => first.url, person)
  return pokeTimes({ url: last.url, cookie: person.cookie, times: pokes }, push)
}

async function onSqlite(pauseMs: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rove-load-'))
  try {
    const people = await register({ dataDir, databaseUrl: '' })
    const rove = await measured(bundle, dataDir, async (server) => {
      const all = people.map((person) => ofRove(() => server.url, person))
      const found = await load(all, pauseMs, { servers: [server], databaseUrl: '' })
      return { ...found, pokes: await timedPokes(people, [server]) }
    })
    const bare = await measured(BARE, dataDir, (server) => {
      const all = people.map((_person, n) => ofBare(server.url, n % teams))
      return load(all, pauseMs, { servers: [server], databaseUrl: '' })
    })
    report({ Rove: rove, bare })
    besideGoal(rove, bare)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** For each device a person who is signed in on it; those of a team are one. */
async function register(place: { dataDir: string; databaseUrl: string }): Promise<Person[]> {
  const world = await openWorld({ ...place, secretKey: SECRET_OF_TESTS })
  const people: Person[] = []
  for (let n = 0; n < teams; n++) people.push(await world.person(`rep-${n}`))
  await world.close()
  const { store } = await openKept({ ...loopback, ...place }, pino({ level: 'silent' }))
  const signedIn = await store.tx(async (handle) => {
    const onDevices: Person[] = []
    for (let n = 0; n < devices; n++) {
      const person = people[n % teams]
      if (!person) throw new Error('No device without a team')
      const secret = randomUUID()
      await addSession(handle, { id: sessionIdOf(secret), userId: person.user.id, expiresAt: FAR_FUTURE_S })
      onDevices.push({ ...person, cookie: `rove_session=${secret}` })
    }
    return onDevices
  })
  await store.close()
  return signedIn
}

function rhythm(pauseMs: number): string {
  if (pauseMs === 0) return 'each as fast as it is answered: the faster server has more to do'
  return `each with ${pauseMs} ms on average between its rounds: both have the same to do`
}

async function measured(
  server: { file: string },
  dataDir: string,
  work: (running: ServerProcess) => Promise<Measured>,
): Promise<Measured> {
  const running = await startProcess(server, { DATA_DIR: dataDir })
  try {
    return await work(running)
  } finally {
    await running.stop()
  }
}

async function load(all: Device[], pauseMs: number, { servers, databaseUrl }: Place): Promise<Measured> {
  const counted = { rounds: 0, errors: 0, push: [], pull: [], memory: 0, cpu: 0 }
  const found: Measured = { ...counted, database: undefined, pokes: [] }
  const begin = Date.now() + warmingMs
  const end = begin + seconds * 1000
  const isWarm = () => Date.now() >= begin
  const pids = servers.map(({ pid }) => pid)
  const taken = async () => {
    const backends = databaseUrl ? await backendsOf(databaseUrl) : []
    return { servers: cpuOfAll(pids), database: cpuOfAll(backends), connections: backends.length }
  }
  const before = pause(warmingMs).then(taken)
  // Not later: connections that nobody uses are closed after a while.
  const after = pause(end - Date.now()).then(taken)
  const timed = async (times: number[], work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    if (isWarm()) times.push(performance.now() - began)
  }
  await Promise.all(
    all.map(async (device, n) => {
      await pause((pauseMs * n) / all.length)
      while (Date.now() < end) {
        try {
          await timed(found.push, device.push)
          await timed(found.pull, device.pull)
          if (isWarm()) found.rounds++
        } catch (error) {
          if (found.errors++ === 0) console.log(error)
        }
        // Drawn, as those of people are: equal pauses would keep together for good who once waited together.
        await pause(pauseMs * (0.5 + Math.random()))
      }
    }),
  )
  found.memory = pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
  const [from, until] = [await before, await after]
  found.cpu = until.servers - from.servers
  if (databaseUrl) found.database = { cpu: until.database - from.database, connections: until.connections }
  return found
}

function cpuOfAll(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
}

/** The processor's time that a process has had, in ms; NaN where /proc does not say. */
function cpuOf(pid: number): number {
  try {
    // After the name in brackets: 12 and 13 are the time in and for the process, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

async function asked(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

function ofRove(url: () => string, person: Person): Device {
  const userId = person.user.id
  const deviceId = `device-${newId()}`
  const headers = { Cookie: person.cookie, 'Content-Type': 'application/json' }
  let cursors: { teamId: number }[] = []
  return {
    async push() {
      const mutations = [sent(person, 'lead.create', { id: newId(), fields: aLead })]
      // As a device does it: how far it knows the teams that it writes to.
      const known = cursors.filter(({ teamId }) => mutations.some((mutation) => mutation.teamId === teamId))
      const body = JSON.stringify({ protocol: PROTOCOL, userId, deviceId, known, mutations })
      const { outcomes } = await asked(`${url()}/api/sync/push`, { method: 'POST', headers, body })
      if (outcomes[0]?.outcome !== 'applied') throw new Error(JSON.stringify(outcomes))
    },
    async pull() {
      const asking = {
        protocol: `${PROTOCOL}`,
        userId: `${userId}`,
        cursors: JSON.stringify(cursors),
        deviceId,
      }
      const { pages } = await asked(`${url()}/api/sync/pull?${new URLSearchParams(asking)}`, { headers })
      cursors = pages.map(({ next }: { next: { teamId: number } }) => next)
    },
  }
}

function ofBare(url: string, team: number): Device {
  let after = 0
  return {
    async push() {
      // The whole row, as Rove has it, so that both read the same bytes.
      const at = new Date().toISOString()
      const ctx = { at, userId: team, teamId: team }
      const row = mutationNamed('lead.create').run(undefined, { id: newId(), fields: aLead }, ctx)
      const body = JSON.stringify({ team, row })
      await asked(`${url}/push`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    },
    async pull() {
      const { rows } = await asked(`${url}/pull?team=${team}&after=${after}`, {})
      after = rows.at(-1)?.version ?? after
    },
  }
}

function report(found: Record<string, Measured>) {
  console.table(
    Object.fromEntries(Object.entries(found).map(([name, measured]) => [name, summary(measured)])),
  )
}

function besideGoal(rove: Measured, bare: Measured) {
  const share = (quantile: number) =>
    Math.max(
      at(rove.push, quantile) / at(bare.push, quantile),
      at(rove.pull, quantile) / at(bare.pull, quantile),
    )
  for (const [name, quantile] of Object.entries({ p50: 0.5, p99: 0.99 })) {
    const times = share(quantile)
    console.log(
      `${name}: ${times.toFixed(1)} times the bare server, ${times <= GOAL ? 'within' : 'over'} the goal of ${GOAL}`,
    )
  }
  console.log(`Errors: ${rove.errors}`)
}

function summary({ rounds, errors, push, pull, memory, cpu, database, pokes }: Measured) {
  const ms = (times: number[], quantile: number) => `${at(times, quantile).toFixed(1)} ms`
  return {
    'rounds a second': Math.round(rounds / seconds),
    errors,
    'push p50': ms(push, 0.5),
    'push p99': ms(push, 0.99),
    'push slowest': ms(push, 1),
    'pull p50': ms(pull, 0.5),
    'pull p99': ms(pull, 0.99),
    'pull slowest': ms(pull, 1),
    'CPU a round': `${(cpu / rounds).toFixed(1)} ms`,
    memory: `${Math.round(memory)} MB`,
    ...(database && {
      'CPU of PostgreSQL a round': `${(database.cpu / rounds).toFixed(1)} ms`,
      connections: database.connections,
    }),
    ...(pokes.length > 0 && { 'poke p50': ms(pokes, 0.5), 'poke p99': ms(pokes, 0.99) }),
  }
}

function at(times: number[], quantile: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * quantile)] ?? Number.NaN
}
