import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { newId } from '#db/model/id.ts'
import { addDirectory, allDirectories, type DirectoryRow, removeDirectory } from '#db/server/directories.ts'
import type { Store } from '#db/server/open.ts'
import { importDirectory } from './import.ts'

/** Where imported directories are kept: a row each in the store, a file each in the folder. */
export interface Keep {
  store: Store
  folder: string
}

/** What is imported, and for whom: `teamId` null for the whole server. */
export interface Upload {
  input: AsyncIterable<Uint8Array>
  format: FileFormat
  mapping: Mapping
  name: string
  teamId: number | null
  createdBy: number | null
  /** ISO 8601 in UTC. */
  createdAt: string
}

/** The folder of the imported directories' files. */
export const importsIn = (dataDir: string): string => join(dataDir, 'directories')

export const fileOf = (folder: string, id: number): string => join(folder, `${id}.db`)

/** Older than this, what has no row is no import that is under way. */
const STALE_MS = 60 * 60 * 1000

/**
 * Imports a file and keeps it as a directory.
 * @returns what came of it; no directory where no row was a company
 * @throws Unreadable, and what `input` throws; then nothing is kept
 */
export async function keepImport(
  { store, folder }: Keep,
  { input, format, mapping, ...about }: Upload,
): Promise<{ directory: DirectoryRow | undefined; counts: ImportCounts }> {
  await removeStale({ store, folder })
  const id = newId()
  const file = fileOf(folder, id)
  const counts = await importDirectory({ input, format, mapping, file })
  if (counts.companies === 0) return { directory: undefined, counts }
  try {
    const row = { id, ...about, companies: counts.companies }
    return { directory: await store.tx((handle) => addDirectory(handle, row)), counts }
  } catch (error) {
    rmSync(file)
    throw error
  }
}

/** Removes a directory's row, then its file; what has the file open may read it to the end. */
export async function dropImport({ store, folder }: Keep, id: number): Promise<boolean> {
  const was = await store.tx((handle) => removeDirectory(handle, id))
  rmSync(fileOf(folder, id), { force: true })
  return was
}

/** Frees the folder of what a crash left there. */
async function removeStale({ store, folder }: Keep) {
  mkdirSync(folder, { recursive: true })
  const rows = await allDirectories(store.read)
  const kept = new Set(rows.map(({ id }) => fileOf(folder, id)))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!kept.has(file) && statSync(file).mtimeMs < Date.now() - STALE_MS) rmSync(file)
  }
}
