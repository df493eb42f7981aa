import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickPlace } from './memory.ts'

/**
 * A place for what the processes of a run of tests have in common (once.ts), and for all that they keep meanwhile. Each
 * kind of tests asks for it; the first makes it, and takes it away with all that is in it when all have ended.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.ROVE_TEST_RUN) return undefined
  const folder = mkdtempSync(join(quickPlace(), 'rove-run-'))
  // PostgreSQL runs as another user where this one may do everything.
  chmodSync(folder, 0o755)
  process.env.ROVE_TEST_RUN = folder
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
