import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { benches } from './commands.ts'

const ask = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/cli.ts', ...args], { encoding: 'utf8' })

test('a command that is not known is answered with the names of those that are', () => {
  const { status, stdout, stderr } = ask('bench', 'nothing')
  expect(status).toBe(2)
  for (const name of Object.keys(benches)) expect(stdout + stderr).toContain(`  ${name} `)
  expect(ask('check', '--help').status).toBe(0)
})
