import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { serve } from '#tests/fakes/webServer.ts'
import { count, flag, optionsOf, text } from '#tests/options.ts'
import { memoryOf } from '#tests/process.ts'
import type { Person } from '#tests/world.ts'
import { hostileAnswers } from './answers.ts'
import type { Told } from './calm.ts'
import type { Look } from './server.ts'
import { hostileSites } from './sites.ts'
import { hostileUploads } from './uploads.ts'

/** So that each case is met by some of these calls. */
const AT_LEAST_MS = 1_000
/** How long the other account is looked at before, with nothing else to do for the server. */
const ALONE_MS = 3_000
const MEMORY_EVERY_MS = 25
/** Beyond the minute that a site may take. */
const GIVE_UP_MS = 75_000

const { pushes, heap, within, memory, only, inputs } = optionsOf(
  'What is worst to read comes from everywhere, while another account works: sites, services, uploads, pushes.',
  {
    pushes: count('how many pushes', 1000),
    heap: count('the largest heap of the server that is pushed to, in MB', 512),
    within: count('during each, 99 % of the other account’s calls are answered within so many ms', 100),
    memory: count('how much memory the server may take beyond what it had, in MB', 300),
    only: text('inputs whose names hold this text alone'),
    inputs: flag('no pushes'),
  },
)

interface Case {
  name: string
  kind: 'site' | 'answer' | 'upload'
  run(): Promise<string>
}
interface Measured {
  took: number
  waits: number[]
  grown: number
}

const Ready = v.looseObject({
  url: v.string(),
  hostile: v.custom<Person>(isPerson),
  calm: v.custom<Person>(isPerson),
})
const Became = v.object({ host: v.string(), became: v.string() })

const chosen = <T>(all: Record<string, T>) => Object.entries(all).filter(([name]) => name.includes(only))
const sites = await Promise.all(
  chosen(hostileSites).map(async ([name, answer]) => ({ name, site: await serve(answer()) })),
)
const allow = sites.map(({ site }) => `127.0.0.1:${site.port}`).join()
const child = fork(join(import.meta.dirname, 'server.ts'), [allow], { execArgv: ['--import', 'tsx'] })
let died = false
child.once('exit', () => {
  died = true
})
const { url, hostile, calm } = v.parse(Ready, await said(child))
const pid = child.pid ?? 0
const other = fork(join(import.meta.dirname, 'calm.ts'), { execArgv: ['--import', 'tsx'] })
other.send({ url, calm } satisfies Told)

const cases: Case[] = [
  ...sites.map(({ name, site }): Case => ({ name, kind: 'site', run: () => look('site', site.port) })),
  ...chosen(hostileAnswers).map(([name, { service, answer }]): Case => {
    return { name, kind: 'answer', run: () => served(service, answer) }
  }),
  ...chosen(hostileUploads).map(([name, { path, body }]): Case => {
    return { name, kind: 'upload', run: async () => upload(path, await body()) }
  }),
]

const held = await runAll()
child.disconnect()
other.disconnect()
for (const { site } of sites) await site[Symbol.asyncDispose]()
const pushed = inputs || (await pushesHeld())
console.log(
  held && pushed
    ? `${cases.length} hostile inputs${inputs ? '' : ' and the pushes'}: all held`
    : `${cases.length} hostile inputs${inputs ? '' : ' and the pushes'}: NOT all held`,
)
if (!held || !pushed) process.exitCode = 1

/** @returns whether all held */
async function runAll(): Promise<boolean> {
  await measured(0, () => pause(ALONE_MS))
  const before = memoryOf(pid)
  const alone = await measured(before, () => pause(ALONE_MS))
  console.log(`the other account, alone: 99 % within ${ms(part(alone.waits, 0.99))}`)
  const broken: string[] = []
  const all: number[] = []
  console.log(row('input', 'took', '99 %', 'slowest', 'memory', 'became'))
  for (const { name, run } of cases) {
    let became = 'nothing'
    const { took, waits, grown } = await measured(before, async () => {
      became = await run()
    })
    const slow = part(waits, 0.99)
    console.log(row(name, ms(took), ms(slow), ms(part(waits, 1)), `+${grown.toFixed(0)} MB`, became))
    all.push(...waits)
    if (died || slow > within || grown > memory) broken.push(name)
    if (died) break
  }
  console.log(`the other account, meanwhile: ${all.length} calls, 99 % within ${ms(part(all, 0.99))}`)
  console.log(
    `over ${within} ms or ${memory} MB: ${broken.join(', ') || 'none'}; the server is ${died ? 'dead' : 'alive'}`,
  )
  return broken.length === 0
}

/** How long a case takes, how long the calm account waits for its answers meanwhile, and how much memory grows. */
async function measured(before: number, work: () => Promise<void>): Promise<Measured> {
  other.send('begin' satisfies Told)
  const begun = performance.now()
  let grown = 0
  const watch = setInterval(() => {
    grown = Math.max(grown, memoryOf(pid) - before || 0)
  }, MEMORY_EVERY_MS)
  await Promise.race([work(), pause(GIVE_UP_MS, undefined, { ref: false })])
  const took = performance.now() - begun
  await pause(Math.max(0, AT_LEAST_MS - took))
  clearInterval(watch)
  const waited = said(other)
  other.send('end' satisfies Told)
  const { waits } = v.parse(v.object({ waits: v.array(v.nullable(v.number())) }), await waited)
  // JSON has no infinity.
  return { took, waits: waits.map((wait) => wait ?? Number.POSITIVE_INFINITY), grown }
}

function call(person: Person, path: string, body?: BodyInit): Promise<Response> {
  const headers = { Cookie: person.cookie, Origin: url }
  const type = path.startsWith('/api/directories') ? 'application/octet-stream' : 'application/json'
  const typed = body instanceof FormData ? headers : { ...headers, 'Content-Type': type }
  return fetch(url + path, body === undefined ? { headers } : { method: 'POST', headers: typed, body })
}

async function upload(path: string, body: BodyInit): Promise<string> {
  const answer = await call(hostile, path, body)
  await answer.arrayBuffer()
  return String(answer.status)
}

async function look(what: Look['what'], port: number): Promise<string> {
  const host = `127.0.0.1:${port}`
  child.send({ what, host } satisfies Look)
  for (;;) {
    const told = v.parse(Became, await said(child))
    // What was given up before may be told now.
    if (told.host === host) return told.became
  }
}

async function served(what: Look['what'], answer: () => Parameters<typeof serve>[0]): Promise<string> {
  await using service = await serve(answer())
  return await look(what, service.port)
}

async function said(process: ChildProcess): Promise<unknown> {
  const [message] = await once(process, 'message')
  return message
}

async function pushesHeld(): Promise<boolean> {
  const program = join(import.meta.dirname, 'pushes.ts')
  const args = ['--import', 'tsx', program, '--pushes', `${pushes}`, '--heap', `${heap}`]
  const pushing = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const out of [pushing.stdout, pushing.stderr]) out.on('data', (bytes) => process.stdout.write(bytes))
  const [code] = await once(pushing, 'close')
  return code === 0
}

function isPerson(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'cookie' in value
}

function part(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(44), ...cells.map((cell) => cell.padStart(10))].join(' ')
}
