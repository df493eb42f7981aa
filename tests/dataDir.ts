import { constants, copyFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDirectory, starterDirectory } from '#api/companies/directory/directory.ts'
import { openEncryption } from '#api/keys/encryption.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { onPostgres } from './database.ts'
import { oncePerRun } from './once.ts'

/** A data folder as the first start of a server makes it: its tables, its companies and its secret are copied, not made anew. */
export async function newDataDir(name = 'rove-'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), name))
  const template = await oncePerRun(onPostgres ? 'data-postgres' : 'data', started)
  if (template) {
    for (const file of readdirSync(template)) {
      copyFileSync(join(template, file), join(folder, file), constants.COPYFILE_FICLONE)
    }
  }
  return folder
}

async function started(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rove-template-'))
  openDirectory({ file: join(folder, 'directory.db'), sources: [starterDirectory] }).close()
  if (onPostgres) return folder
  await openStore(join(folder, 'rove.db')).close()
  openEncryption({ secretKey: '', dataDir: folder })
  return folder
}
