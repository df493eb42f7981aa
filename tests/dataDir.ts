import { constants, copyFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDirectory, starterDirectory } from '#api/companies/directory/directory.ts'
import { openEncryption } from '#api/secrets/encryption.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { onPostgres } from './database.ts'
import { oncePerRun } from './once.ts'

/**
 * A data folder as after a server's first start: its tables, companies and secret are copied instead of
 * created again.
 */
export async function newDataDir(name = 'rove-'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), name))
  await copyInto(folder, 'companies', withCompanies)
  if (!onPostgres) await copyInto(folder, 'tables', withTables)
  return folder
}

async function copyInto(folder: string, name: string, make: () => Promise<string>): Promise<void> {
  const template = await oncePerRun(name, make)
  if (!template) return
  for (const file of readdirSync(template)) {
    copyFileSync(join(template, file), join(folder, file), constants.COPYFILE_FICLONE)
  }
}

const newTemplate = () => mkdtempSync(join(tmpdir(), 'rove-template-'))

async function withCompanies(): Promise<string> {
  const folder = newTemplate()
  openDirectory({ file: join(folder, 'directory.db'), sources: [starterDirectory] }).close()
  return folder
}

async function withTables(): Promise<string> {
  const folder = newTemplate()
  await openStore(join(folder, 'rove.db')).close()
  openEncryption({ secretKey: '', dataDir: folder })
  return folder
}
