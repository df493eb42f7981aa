import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startProcess } from '#tests/process.ts'

const root = join(import.meta.dirname, '../..')
/** The sources of a server start slower than a bundle of them, but need nothing that the release does not bring. */
const FROM_SOURCE = { NODE_OPTIONS: '--import tsx', LOG_LEVEL: 'info' }

/** Rove as it was at a commit, with its own app. */
export interface Release {
  /** Starts its server. @param environment DATA_DIR and the like */
  start(environment: Record<string, string>): Promise<ServerProcess>
  remove(): void
}

/**
 * Builds Rove as it was at a commit, in a folder of its own, with the packages of this checkout.
 * @throws Error where there is no such commit, or where it can not be built with these packages
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
