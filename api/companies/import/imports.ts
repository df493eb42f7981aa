import { setImmediate as turn } from 'node:timers/promises'
import { type DirectoryCompany, suggestFrom } from '#api/companies/directory/directory.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import {
  addDirectory,
  allDirectories,
  type DirectoryRow,
  directoriesFor,
  directoriesOf,
  directoryById,
  removeDirectory,
} from '#db/server/directories.ts'
import { setBytes } from '#db/server/storage.ts'
import { importInto } from './import.ts'

/** Where imported directories are kept: a row each in the store, and an index. */
export interface Imports {
  store: Store
  indexes: CompanyIndexes
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

/**
 * Imports a file as a directory.
 * @returns what came of it; no directory where no row was a company
 * @throws Unreadable, and what `input` throws; then nothing is kept
 */
export async function addImport(
  { store, indexes }: Imports,
  { input, format, mapping, ...about }: Upload,
): Promise<{ directory: DirectoryRow | undefined; counts: ImportCounts }> {
  await indexes.removeAllBut(async () => new Set((await allDirectories(store.read)).map(({ id }) => id)))
  const id = newId()
  const making = await indexes.create(id)
  try {
    const counts = await importInto(making, { input, format, mapping })
    if (counts.companies === 0) return { directory: undefined, counts }
    const row = { id, ...about, companies: counts.companies }
    try {
      return { directory: await store.tx((handle) => addDirectory(handle, row)), counts }
    } catch (error) {
      await indexes.remove(id)
      throw error
    }
  } finally {
    await making.close()
  }
}

/** Counts anew what a team's imports take. */
export async function countImports({ store, indexes }: Imports, teamId: number): Promise<void> {
  let bytes = 0
  for (const { id } of await directoriesOf(store.read, teamId)) bytes += await indexes.bytesOf(id)
  await store.tx((handle) => setBytes(handle, teamId, 'imports', bytes), teamId)
}

/** Removes a directory's row, then its index. */
export async function removeImport({ store, indexes }: Imports, id: number): Promise<boolean> {
  const was = await store.tx((handle) => removeDirectory(handle, id))
  await indexes.remove(id)
  return was
}

/** The directories that teams and the server's operator imported. */
export interface Imported {
  /** Companies that may buy the product, best first, from the team's directories and the whole server's. */
  suggestFrom(teamId: number, query: ParsedQuery): Promise<DirectoryCompany[]>
  /** How many companies a team can choose from. */
  companiesOf(teamId: number): Promise<number>
}

/** Suggests from the imported directories; what another process imports or removes counts at once. */
export function importedIn({ store, indexes }: Imports): Imported {
  async function suggestedBy(id: number, query: ParsedQuery): Promise<DirectoryCompany[]> {
    try {
      const index = await indexes.open(id)
      return index ? await suggestFrom(index, 'imported', query) : []
    } catch (error) {
      const isThere = await directoryById(store.read, id)
      if (isThere) throw error
      return []
    }
  }

  return {
    async suggestFrom(teamId, query) {
      const found: DirectoryCompany[] = []
      for (const { id } of await directoriesFor(store.read, teamId)) {
        found.push(...(await suggestedBy(id, query)))
        await turn()
      }
      return bestOf(found, query.count)
    },
    async companiesOf(teamId) {
      const directories = await directoriesFor(store.read, teamId)
      return directories.reduce((sum, { companies }) => sum + companies, 0)
    },
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
