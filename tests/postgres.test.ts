import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a command that has a PostgreSQL at hand ends with the code of what went wrong in it', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'postgres.ts'))
  const failing = `await import(${module}); process.exitCode = 3`
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', failing])
  expect(status).toBe(3)
})
