import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickPlace } from './memory.ts'

/**
 * A folder for what the processes of a test run share (once.ts), and for their temporary files. Each kind of
 * tests requests it. The first one creates it, and deletes it with its content when all have ended.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.ROVE_TEST_RUN) return undefined
  const folder = mkdtempSync(join(quickPlace(), 'rove-run-'))
  // If this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.ROVE_TEST_RUN = folder
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
