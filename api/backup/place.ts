import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#db/model/operatorError.ts'
import { LOCK_FILE } from '#db/server/sqlite/lock.ts'

/** Where a data folder is made and checked before it takes its place. */
const STAGE = '.restoring'

/** Makes a data folder inside of another one, for as long as something is done with it. */
export async function staged<T>(
  dataDir: string,
  fill: (stage: string) => Promise<void>,
  use: (stage: string) => Promise<T>,
): Promise<T> {
  const stage = join(dataDir, STAGE)
  // What an earlier attempt left.
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
 * Makes a data folder in the place of another one, which this process has locked.
 * @param replace moves what is there into a folder of its own inside of it; else there must be nothing
 * @param fill makes it, and checks that it is right
 * @returns the folder with what was there before; '' when nothing was
 * @throws OperatorError when the folder is not empty: then nothing was changed
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
    // Inside the folder, which may be a disk of its own.
    const before = there.length > 0 ? join(dataDir, `before-${stamp()}`) : ''
    if (before) moveFiles(there, dataDir, before)
    // The database comes last: without it nothing has been restored.
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

/** What comes without the key leaves the one that was there, which opens the keys that people stored. */
function keepKey(before: string, dataDir: string) {
  const [old, now] = [join(before, 'secret.key'), join(dataDir, 'secret.key')]
  if (before && existsSync(old) && !existsSync(now)) copyFileSync(old, now)
}

/** "2026-11-21-164003", UTC. */
export const stamp = () =>
  new Date()
    .toISOString()
    .replace('T', '-')
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, '')
