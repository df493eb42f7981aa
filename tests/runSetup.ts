import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** A place for what the processes of a run of tests have in common: once.ts. */
export default function setup({ config }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rove-run-'))
  config.env = { ...config.env, ROVE_TEST_RUN: folder }
  return () => rmSync(folder, { recursive: true })
}
