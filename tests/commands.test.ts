import { spawnSync } from 'node:child_process'
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
const run = (program: string, args: string[]) => spawnSync(program, args, { env, encoding: 'utf8' })

describe('every bench and every long check runs to its end, small', () => {
  test.each(LONG_COMMANDS)('%s', { timeout: AT_MOST_MS }, (_, command, small) => {
    const { status, stdout, stderr } = run(...programOf(command, small))
    expect(status, `${stdout}\n${stderr}`).toBe(0)
  })
})

test('a command that is not known is answered with the names of those that are', () => {
  const ask = (...args: string[]) => run(process.execPath, ['--import', 'tsx', 'tests/cli.ts', ...args])
  const { status, stdout } = ask('bench', 'nothing')
  expect(status).toBe(2)
  for (const name of Object.keys(benches)) expect(stdout).toContain(`  ${name} `)
  expect(ask('check', '--help').status).toBe(0)
})
