import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A place for what the processes of a run of tests have in common: once.ts. Each kind of tests asks for it; the first
 * makes it, and takes it away when all have ended.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.ROVE_TEST_RUN) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'rove-run-'))
  process.env.ROVE_TEST_RUN = folder
  return () => rmSync(folder, { recursive: true })
}
