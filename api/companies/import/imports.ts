import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { type Directory, type DirectoryCompany, openImport } from '#api/companies/directory/directory.ts'
import type { CompanyQuery } from '#api/companies/query/query.ts'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import {
  addDirectory,
  allDirectories,
  type DirectoryRow,
  directoriesFor,
  removeDirectory,
} from '#db/server/directories.ts'
import type { Store } from '#db/server/sqlite/handle.ts'
import { importDirectory } from './import.ts'

/** Where imported directories are kept: a row each in the store, a file each in the folder. */
export interface Imports {
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
 * Imports a file as a directory.
 * @returns what came of it; no directory where no row was a company
 * @throws Unreadable, and what `input` throws; then nothing is kept
 */
export async function addImport(
  { store, folder }: Imports,
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
export async function removeImport({ store, folder }: Imports, id: number): Promise<boolean> {
  const was = await store.tx((handle) => removeDirectory(handle, id))
  rmSync(fileOf(folder, id), { force: true })
  return was
}

/** Frees the folder of what a crash left there. */
async function removeStale({ store, folder }: Imports) {
  mkdirSync(folder, { recursive: true })
  const rows = await allDirectories(store.read)
  const kept = new Set(rows.map(({ id }) => fileOf(folder, id)))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!kept.has(file) && statSync(file).mtimeMs < Date.now() - STALE_MS) rmSync(file)
  }
}

/** The directories that teams and the server's operator imported. */
export interface Imported {
  /** Where their files are. */
  folder: string
  /** Companies that may buy the product, best first, from the team's directories and the whole server's. */
  suggestFrom(teamId: number, query: CompanyQuery): Promise<DirectoryCompany[]>
  /** How many companies a team can choose from. */
  companiesOf(teamId: number): Promise<number>
  close(): void
}

/** How many files stay open. */
const MOST_OPEN = 50

/** Suggests from the imported directories; what another process imports or removes counts at once. */
export function openImported({ store, folder }: Imports): Imported {
  const open = new Map<number, Omit<Directory, 'opened'>>()

  function closeWhere(isGone: (id: number) => boolean) {
    for (const [id, directory] of open) {
      if (!isGone(id)) continue
      open.delete(id)
      directory.close()
    }
  }

  function opened(id: number) {
    const directory = open.get(id) ?? openImport(fileOf(folder, id))
    // The one that was asked last is closed last.
    open.delete(id)
    open.set(id, directory)
    const [oldest] = open.keys()
    if (open.size > MOST_OPEN) closeWhere((other) => other === oldest)
    return directory
  }

  return {
    folder,
    async suggestFrom(teamId, query) {
      closeWhere((id) => !existsSync(fileOf(folder, id)))
      const found: DirectoryCompany[] = []
      for (const { id } of await directoriesFor(store.read, teamId)) {
        if (!existsSync(fileOf(folder, id))) continue
        found.push(...(await opened(id).suggest(query)))
        await turn()
      }
      return bestOf(found, query.count)
    },
    async companiesOf(teamId) {
      const directories = await directoriesFor(store.read, teamId)
      return directories.reduce((sum, { companies }) => sum + companies, 0)
    },
    close: () => closeWhere(() => true),
  }
}

/** The best ones, each company once. */
function bestOf(found: DirectoryCompany[], count: number): DirectoryCompany[] {
  const best = new Map<string, DirectoryCompany>()
  for (const company of found.toSorted((a, b) => b.matchScore - a.matchScore)) {
    const known = company.website ? bareDomain(company.website) : company.sourceUrl
    if (!best.has(known)) best.set(known, company)
  }
  return [...best.values()].slice(0, count)
}
