import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { benches, checks, programOf } from './commands.ts'

const LONG_COMMANDS = Object.entries({ bench: benches, check: checks }).flatMap(([kind, commands]) =>
  Object.entries(commands).flatMap(([name, command]) =>
    command.small ? [[`${kind} -- ${name}`, command, command.small] as const] : [],
  ),
)
/** Commands run in parallel, because most of them mainly wait for a phone. */
const BESIDE_ONE_ANOTHER = 2
/** These configure their whole process for vitest. */
const BY_THEMSELVES: readonly unknown[] = ['fuzz/cli.ts', 'sync/hanging/cli.ts']
/** A time limit; it includes the earlier commands of the same process. */
const AT_MOST_MS = 480_000

// Removes what vitest set for its own tests, because a person's terminal does not have it.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|ROVE_(?!TEST_RUN$))/.test(name)),
)

interface Outcome {
  /** The exit code; null if the process died. */
  status: number | null
  /** The output. */
  said: string
}

function begin(program: string, args: readonly string[]) {
  const child = spawn(program, args, { env, stdio: 'pipe' })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, closed }
}

async function run(program: string, args: readonly string[]): Promise<Outcome> {
  const { child, closed } = begin(program, args)
  const said = await Promise.all([child.stdout, child.stderr].map((out) => text(out)))
  return { status: await closed, said: said.join('\n') }
}

const Ended = v.pipe(v.string(), v.parseJson(), v.object({ ended: v.string(), code: v.number() }))

/** A process that runs one command after another, and loads shared modules once. */
function openRunner() {
  const { child, closed } = begin(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, 'several.ts'),
  ])
  const asked: ((outcome: Outcome) => void)[] = []
  const lines: string[] = []
  const tell = (status: number | null) => asked.shift()?.({ status, said: lines.splice(0).join('\n') })
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const ended = v.safeParse(Ended, line)
    if (ended.success) tell(ended.output.code)
    else lines.push(line)
  })
  child.once('close', () => {
    while (asked.length > 0) tell(null)
  })
  return {
    run(module: string, args: readonly string[]): Promise<Outcome> {
      child.stdin.write(`${JSON.stringify([module, args])}\n`)
      return new Promise((resolve) => asked.push(resolve))
    },
    /** Accepts no more commands. @returns its exit code once it has nothing left to do */
    end() {
      child.stdin.end()
      return closed
    },
    kill: () => child.kill(),
  }
}

const runners = Array.from({ length: BESIDE_ONE_ANOTHER }, openRunner)
afterAll(() => {
  for (const runner of runners) runner.kill()
})

let next = 0
const inTurn = (module: string, args: readonly string[]) =>
  runners[next++ % runners.length]!.run(module, args)

describe.concurrent('every bench and every long check runs to its end, small', () => {
  test.each(LONG_COMMANDS)('%s', { timeout: AT_MOST_MS }, async (_, command, small) => {
    const module =
      typeof command.run === 'string' && !BY_THEMSELVES.includes(command.run) ? command.run : undefined
    const { status, said } = module ? await inTurn(module, small) : await run(...programOf(command, small))
    expect(status, said).toBe(0)
    if (command.says) expect(said).toContain(command.says)
  })
})

test('none of them leaves anything behind that its process waits for', { timeout: AT_MOST_MS }, async () => {
  expect(await Promise.all(runners.map(({ end }) => end()))).toEqual(runners.map(() => 0))
})
