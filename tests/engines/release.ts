import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startProcess } from '#tests/process.ts'

const root = join(import.meta.dirname, '../..')
/** A server starts slower from its sources than from a bundle, but needs only what the release contains. */
const FROM_SOURCE = { NODE_OPTIONS: '--import tsx', LOG_LEVEL: 'info' }

/** Rove at a commit, with the app of that commit. */
export interface Release {
  /** Starts its server. @param environment DATA_DIR and other variables */
  start(environment: Record<string, string>): Promise<ServerProcess>
  remove(): void
}

/**
 * Builds Rove at a commit, in a separate folder, with the packages of this checkout.
 * @throws Error if there is no such commit, or it cannot be built with these packages
 */
export async function buildRelease(commit: string): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'rove-release-'))
  const source = join(folder, 'source')
  mkdirSync(source)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', source], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: source })
  return {
    start: (environment) =>
      startProcess({ file: join(source, 'api/index.ts') }, { ...FROM_SOURCE, ...environment }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
