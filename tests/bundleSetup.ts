import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A place for the one server that the processes of a run of tests start. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rove-run-'))
  process.env.ROVE_TEST_BUNDLE = join(folder, 'server')
  return () => rmSync(folder, { recursive: true })
}
