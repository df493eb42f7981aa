import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** All but the owner's own bits. */
const OTHERS = 0o077

/** What this process makes from now on is for its own account alone, as what people store is for no other of the machine. */
export function restrictNewFiles(): void {
  process.umask(OTHERS)
}

/** What Rove makes in a data folder; there may be more in it, which is not Rove's to change. */
const ROVE_FILES =
  /^(?:(?:rove|directory)\.db|secret\.key|server\.lock|uploads$|directories$|before-\d|\.restoring$)/

/**
 * Takes what Rove keeps in its data folder from every other account, whoever could read it until now.
 * @returns the paths that stay as they are, since they belong to another account
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
