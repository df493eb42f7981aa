import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { OperatorError } from '#db/model/operatorError.ts'
import { type Archive, openArchive } from '#db/server/sqlite/archive.ts'
import { LOCK_FILE, lockFolder } from '#db/server/sqlite/lock.ts'
import { countsOf } from '#db/server/sqlite/snapshot.ts'
import { type Summary, summaryOf } from './summary.ts'

/** Where a backup is unpacked and checked before it takes its place. */
const STAGE = '.restoring'

export interface Restored extends Summary {
  /** The folder with what was there before; '' when nothing was. */
  before: string
}

/**
 * Puts a backup in place as the data folder, once it has been read through.
 * @param replace moves what is there into a folder of its own beside it; else the folder must be empty
 * @throws OperatorError when a server runs on the folder, it is not empty, or the backup is damaged: then nothing was
 * changed
 */
export function restore(file: string, dataDir: string, { replace }: { replace: boolean }): Restored {
  const archive = openArchive(file)
  try {
    const unlock = lockFolder(dataDir)
    try {
      return {
        ...summaryOf(archive, statSync(file).size),
        before: putInPlace(archive, file, dataDir, replace),
      }
    } finally {
      unlock()
    }
  } finally {
    archive.close()
  }
}

function putInPlace(archive: Archive, file: string, dataDir: string, replace: boolean): string {
  const stage = join(dataDir, STAGE)
  // What an earlier attempt left.
  rmSync(stage, { recursive: true, force: true })
  const there = readdirSync(dataDir).filter((name) => !name.startsWith(LOCK_FILE))
  if (there.length > 0 && !replace) {
    throw new OperatorError(`${dataDir} is not empty. Add --replace, which moves what is there aside.`)
  }
  unpack(archive, file, stage)
  // Inside the folder, which may be a disk of its own.
  const before = there.length > 0 ? join(dataDir, `before-${stamp()}`) : ''
  if (before) move(there, dataDir, before)
  // The database comes last: without it nothing has been restored.
  move(readdirSync(stage).sort(databaseLast), stage, dataDir)
  rmSync(stage, { recursive: true })
  keepKey(before, dataDir)
  return before
}

function unpack(archive: Archive, file: string, stage: string) {
  mkdirSync(stage)
  try {
    archive.extract(stage)
    if (isDeepStrictEqual(countsOf(join(stage, 'rove.db')), archive.counts)) return
  } catch (error) {
    rmSync(stage, { recursive: true })
    throw error
  }
  rmSync(stage, { recursive: true })
  throw new OperatorError(`${file} does not hold the rows that it should. Nothing was changed.`)
}

function move(names: string[], from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of names) renameSync(join(from, name), join(to, name))
}

const databaseLast = (a: string, b: string) => Number(a === 'rove.db') - Number(b === 'rove.db')

/** A backup without the key leaves the one that was there, which opens the keys that people stored. */
function keepKey(before: string, dataDir: string) {
  const [old, now] = [join(before, 'secret.key'), join(dataDir, 'secret.key')]
  if (before && existsSync(old) && !existsSync(now)) copyFileSync(old, now)
}

/** "2026-11-21-164003", UTC. */
const stamp = () =>
  new Date()
    .toISOString()
    .replace('T', '-')
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, '')
