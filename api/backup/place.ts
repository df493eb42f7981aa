import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#db/model/operatorError.ts'
import { LOCK_FILE } from '#db/server/sqlite/lock.ts'

/** The subfolder in which a new data folder is made and checked before it is moved into place. */
const STAGE = '.restoring'

/** Makes a temporary data folder inside another one, and removes it when `use` has finished. */
export async function staged<T>(
  dataDir: string,
  fill: (stage: string) => Promise<void>,
  use: (stage: string) => Promise<T>,
): Promise<T> {
  const stage = join(dataDir, STAGE)
  // Removes what an earlier attempt left behind.
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage)
  try {
    await fill(stage)
    return await use(stage)
  } finally {
    rmSync(stage, { recursive: true })
  }
}

/**
 * Replaces the content of a data folder, which this process has locked.
 * @param replace moves the content into a new folder inside; otherwise the folder must be empty
 * @param fill makes the new content and checks it
 * @returns the folder with the previous content; '' if there was none
 * @throws OperatorError if the folder is not empty: then nothing has changed
 */
export async function putInPlace(
  dataDir: string,
  { replace }: { replace: boolean },
  fill: (stage: string) => Promise<void>,
): Promise<string> {
  const there = readdirSync(dataDir).filter((name) => !name.startsWith(LOCK_FILE) && name !== STAGE)
  if (there.length > 0 && !replace) {
    throw new OperatorError(`${dataDir} is not empty. Add --replace, which moves what is there aside.`)
  }
  return staged(dataDir, fill, async (stage) => {
    // Inside the data folder, because that may be a separate disk.
    const before = there.length > 0 ? join(dataDir, `before-${utcTimestamp()}`) : ''
    if (before) moveFiles(there, dataDir, before)
    // The database is moved last: without it nothing counts as restored.
    moveFiles(readdirSync(stage).sort(databaseLast), stage, dataDir)
    keepKey(before, dataDir)
    return before
  })
}

/** Moves files and folders into another folder. */
function moveFiles(names: string[], from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of names) renameSync(join(from, name), join(to, name))
}

const databaseLast = (a: string, b: string) => Number(a === 'rove.db') - Number(b === 'rove.db')

/** If the new content has no key, the previous key is kept, because it decrypts people's stored keys. */
function keepKey(before: string, dataDir: string) {
  const [old, now] = [join(before, 'secret.key'), join(dataDir, 'secret.key')]
  if (before && existsSync(old) && !existsSync(now)) copyFileSync(old, now)
}

/** "2026-11-21-164003", UTC. */
export const utcTimestamp = () =>
  new Date()
    .toISOString()
    .replace('T', '-')
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, '')
