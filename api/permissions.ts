import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** All permission bits except the owner's. */
const OTHERS = 0o077

/**
 * Files that this process creates from now on are accessible to its own account only, because no other
 * account of the machine may read people's data.
 */
export function restrictNewFiles(): void {
  process.umask(OTHERS)
}

/** The files of Rove in a data folder; other files in it are not changed. */
const ROVE_FILES =
  /^(?:(?:rove|directory)\.db|secret\.key|server\.lock|uploads$|directories$|before-\d|\.restoring$)/

/**
 * Removes every other account's access to Rove's files in its data folder.
 * @returns the paths that could not be changed because they belong to another account
 */
export function restrictFolder(dataDir: string): string[] {
  const ours = readdirSync(dataDir).filter((name) => ROVE_FILES.test(name))
  return ours.flatMap((name) => restrict(join(dataDir, name)))
}

function restrict(path: string): string[] {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return []
  const refused = takeFromOthers(path, found) ? [] : [path]
  const inside = found.isDirectory() ? readdirSync(path) : []
  return [...refused, ...inside.flatMap((name) => restrict(join(path, name)))]
}

function takeFromOthers(path: string, { mode }: Stats): boolean {
  if ((mode & OTHERS) === 0) return true
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false
    throw error
  }
}
