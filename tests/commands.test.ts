import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { benches, checks, programOf } from './commands.ts'

const LONG_COMMANDS = Object.entries({ bench: benches, check: checks }).flatMap(([kind, commands]) =>
  Object.entries(commands).flatMap(([name, command]) =>
    command.small ? [[`${kind} -- ${name}`, command, command.small] as const] : [],
  ),
)
const AT_MOST_MS = 240_000

// What vitest set for its own tests is not what a person's terminal has.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|ROVE_)/.test(name)),
)

/** @returns its exit code, and what it printed */
async function run(program: string, args: string[]) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const status = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await status, stdout, stderr }
}

// Beside one another, as most of the time of most is a phone's wait.
describe.concurrent('every bench and every long check runs to its end, small', () => {
  test.each(LONG_COMMANDS)('%s', { timeout: AT_MOST_MS }, async (_, command, small) => {
    const { status, stdout, stderr } = await run(...programOf(command, small))
    expect(status, `${stdout}\n${stderr}`).toBe(0)
  })
})

test('a command that is not known is answered with the names of those that are', async () => {
  const ask = (...args: string[]) => run(process.execPath, ['--import', 'tsx', 'tests/cli.ts', ...args])
  const { status, stdout } = await ask('bench', 'nothing')
  expect(status).toBe(2)
  for (const name of Object.keys(benches)) expect(stdout).toContain(`  ${name} `)
  expect((await ask('check', '--help')).status).toBe(0)
})
