import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { newId } from '#db/model/id.ts'
import { type Outcome, PROTOCOL, type SentMutation } from '#db/model/sync/protocol.ts'
import { sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { bundleServer } from '#tests/bundle.ts'
import { hostileTexts } from '#tests/hostileTexts.ts'
import { count, optionsOf } from '#tests/options.ts'
import { memoryOf, startProcess } from '#tests/process.ts'
import { openWorld, type Person } from '#tests/world.ts'

const GOAL_MS = 100
const CLAIMED_BYTES = 480 * 1024
/** Of its pushes at a time, and of its pulls of everything beside them. */
const AT_ONCE = { pushes: 8, pulls: 4 }
/** Every so many pushes is one of edits that are hard to merge, as large as any may be. */
const MERGES_EVERY = 10
const EDITS_IN_A_PUSH = 6
/** Between the calls of the account that minds its own business. */
const CALM_MS = 20

const { pushes, heap } = optionsOf(
  'One account pushes half a megabyte again and again and pulls everything, while another works.',
  { pushes: count('how many pushes', 1000), heap: count('the largest heap of the server, in MB', 512) },
)

const dataDir = mkdtempSync(join(tmpdir(), 'rove-hostile-'))
const { hostile, calm, lead } = await prepare()
const bundle = await bundleServer()
const server = await startProcess(bundle, {
  DATA_DIR: dataDir,
  NODE_OPTIONS: `--max-old-space-size=${heap}`,
})
try {
  const alone = await waitsWhile(pause(3_000))
  const memory = [memoryOf(server.pid)]
  const outcomes = new Map<string, number>()
  const meanwhile = await waitsWhile(attack(outcomes, memory))
  const alive = await fetch(`${server.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
  report({ alone, meanwhile, memory, outcomes, alive })
} finally {
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Two accounts that know nothing of each other, the first with a lead. */
async function prepare() {
  const world = await openWorld({ dataDir })
  const [hostile, calm] = [await world.person('hostile'), await world.person('calm')]
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, hostile)
  await world.close()
  return { hostile, calm, lead: Number(lead.id) }
}

async function call(person: Person, path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Cookie: person.cookie }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return fetch(server.url + path, { ...init, headers })
}

function push(person: Person, mutations: SentMutation[]): Promise<Response> {
  const about = { protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone' }
  return call(person, '/api/sync/push', { ...about, mutations })
}

function pull(person: Person): Promise<Response> {
  return call(person, `/api/sync/pull?protocol=${PROTOCOL}&userId=${person.user.id}&cursors=[]`)
}

/** @param memory gets what the server holds after each tenth, in MB */
async function attack(outcomes: Map<string, number>, memory: number[]): Promise<void> {
  let begun = 0
  const pushing = async () => {
    while (begun < pushes) {
      const n = begun++
      const answer = await push(hostile, n % MERGES_EVERY === 0 ? hardToMerge(n) : [longAgo(n)])
      const told: { outcomes?: Outcome[] } = await answer.json()
      for (const { outcome } of told.outcomes ?? [{ outcome: `${answer.status}` }]) {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
      if (n % Math.ceil(pushes / 10) === 0) memory.push(memoryOf(server.pid))
    }
  }
  const pulling = async () => {
    while (begun < pushes) await (await pull(hostile)).arrayBuffer()
  }
  await Promise.all([
    ...Array.from({ length: AT_ONCE.pushes }, pushing),
    ...Array.from({ length: AT_ONCE.pulls }, pulling),
  ])
  memory.push(memoryOf(server.pid))
}

function edit(field: string, from: string, to: string): SentMutation {
  return sent(hostile, 'lead.edit', { id: lead, changes: { [field]: [from, to] } })
}

function longAgo(n: number): SentMutation {
  return edit('fullName', `${n}`.padEnd(CLAIMED_BYTES, 'x'), `Mia ${n}`)
}

function hardToMerge(seed: number): SentMutation[] {
  return fc
    .sample(hostileTexts, { numRuns: EDITS_IN_A_PUSH, seed })
    .map(({ mine, base, theirs }, n) => (n % 2 ? edit('notes', base, mine) : edit('notes', mine, theirs)))
}

/** How long the calm account waits for its answers while something goes on, in ms, ascending. */
async function waitsWhile(work: Promise<unknown>): Promise<number[]> {
  let going = true
  const done = work.finally(() => {
    going = false
  })
  const waits: number[] = []
  while (going) {
    const began = performance.now()
    const answer =
      waits.length % 2
        ? await pull(calm)
        : await push(calm, [sent(calm, 'lead.create', { id: newId(), fields: aLead })])
    if (!answer.ok) throw new Error(`The calm account was answered ${answer.status}`)
    await answer.arrayBuffer()
    waits.push(performance.now() - began)
    await pause(CALM_MS)
  }
  await done
  return waits.sort((a, b) => a - b)
}

function report(found: {
  alone: number[]
  meanwhile: number[]
  memory: number[]
  outcomes: Map<string, number>
  alive: boolean
}) {
  const { alone, meanwhile, memory, outcomes, alive } = found
  const told = [...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')
  console.log(
    `${pushes} pushes of ${CLAIMED_BYTES / 1024} KB, a heap of ${heap} MB: ${alive ? 'alive' : 'dead'}`,
  )
  console.log(`answered: ${told}`)
  console.log(`memory, in MB, from tenth to tenth: ${memory.map(Math.round).join(' ')}`)
  console.log(`the other account, alone: ${words(alone)}`)
  console.log(`the other account, meanwhile: ${words(meanwhile)}; the goal is 99 % within ${GOAL_MS} ms`)
  const refused = outcomes.get('rejected') ?? 0
  if (!alive || refused < Math.floor(pushes * (1 - 1 / MERGES_EVERY))) process.exitCode = 1
}

function words(waits: number[]): string {
  const within = (share: number) => (waits[Math.floor(share * waits.length)] ?? Number.NaN).toFixed(1)
  const [half, most, slowest] = [within(0.5), within(0.99), waits.at(-1)?.toFixed(1)]
  return `${waits.length} calls, half within ${half} ms, 99 % within ${most} ms, slowest ${slowest} ms`
}
