// npm test: everything that a fresh clone must pass. What needs no browser and no database (types, style, dead code)
// is looked at while the tests run. All of it runs whatever fails; at the end stands what failed and why, and one
// line, "N passed, N failed", over the tests of all runs; a stage that fails without a failed test counts as one.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { checks, programOf, STATIC } from './commands.ts'
import { isWebKitHere, WEBKIT_INSTALL } from './engines/webkit.ts'

const MOST_LINES_OF_A_REASON = 12
/** The stage that fails if no test ran. */
const TESTS = 'tests'

const Report = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
})
type TestFile = v.InferOutput<typeof Report>['testResults'][number]

interface Stage {
  name: string
  ok: boolean
  passed: number
  /** The number of failed tests; 1 if the stage failed without one. */
  failed: number
  /** Each failed test with its reason. */
  failures: string[]
  seconds: number
}

const reports = mkdtempSync(join(tmpdir(), 'rove-tests-'))
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endWith(signal))

// Tests run in test mode, even if the machine sets NODE_ENV to production.
const { NODE_ENV: _, ...env } = process.env

const [tests, others] = await Promise.all([run(TESTS, 'inherit'), oneByOne(STATIC)])
const stages = [tests, ...others]
// A second browser at the same time would slow the tests down.
if (isWebKitHere()) stages.push(await run('webkit', 'pipe', ['--only', 'note']))
rmSync(reports, { recursive: true })

console.log(
  `\n${stages.map(({ name, ok, seconds }) => `${name} ${ok ? 'ok' : 'failed'}, ${seconds} s`).join('; ')}`,
)
if (!isWebKitHere()) console.log(`\nNot walked through in WebKit, which is not here: ${WEBKIT_INSTALL}`)
for (const { name, ok, failures } of stages) {
  if (ok) continue
  console.log(`\nFailed: ${name}`)
  for (const failure of failures) console.log(`\n${failure}`)
}
const sum = (count: (stage: Stage) => number) => stages.reduce((total, stage) => total + count(stage), 0)
console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
process.exitCode = stages.every(({ ok }) => ok) ? 0 : 1

/** Ending the whole run also ends the current stage. */
function endWith(signal: 'SIGINT' | 'SIGTERM') {
  for (const child of running) child.kill(signal)
  process.exit(1)
}

async function oneByOne(names: readonly string[]): Promise<Stage[]> {
  const done: Stage[] = []
  for (const name of names) done.push(await run(name, 'pipe'))
  return done
}

/** @param out receives the stage's output: immediately, or as a whole when it has ended */
async function run(name: string, out: 'inherit' | 'pipe', args: string[] = []): Promise<Stage> {
  const command = checks[name]
  if (!command) throw new Error(`There is no stage of that name: ${name}`)
  const began = Date.now()
  const report = join(reports, `${name}.json`)
  if (out === 'inherit') console.log(`\n> ${name}`)
  const [program, given] = programOf(command, args)
  const child = spawn(program, given, {
    env: { ...env, ROVE_TEST_REPORT: report },
    shell: process.platform === 'win32',
    stdio: ['ignore', out, out],
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
  running.add(child)
  const endedWell = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
  running.delete(child)
  if (out === 'pipe') process.stdout.write(`\n> ${name}\n${Buffer.concat(parts)}`)
  const { passed, failures } = outcomeIn(report)
  const ok = endedWell && failures.length === 0 && (name !== TESTS || passed > 0)
  const failed = ok ? 0 : Math.max(failures.length, 1)
  return { name, ok, passed, failed, failures, seconds: Math.round((Date.now() - began) / 1000) }
}

function outcomeIn(report: string): Pick<Stage, 'passed' | 'failures'> {
  if (!existsSync(report)) return { passed: 0, failures: [] }
  const { numPassedTests, testResults } = v.parse(Report, JSON.parse(readFileSync(report, 'utf8')))
  return { passed: numPassedTests, failures: testResults.flatMap(failuresIn) }
}

/** A file that fails before its first test, for example at an import, counts as one failure. */
function failuresIn({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${beginningOf(failureMessages?.join('\n') ?? '')}`,
    )
  return status === 'failed' && failed.length === 0 ? [`${file}\n${beginningOf(message)}`] : failed
}

function beginningOf(reason: string): string {
  const lines = reason.split('\n').filter((line) => !line.includes('/node_modules/'))
  return lines.slice(0, MOST_LINES_OF_A_REASON).join('\n')
}
