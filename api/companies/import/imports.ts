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

/** The storage of imported directories: each has a row in the store, and an index. */
export interface Imports {
  store: Store
  indexes: CompanyIndexes
}

/** A file to import, with its owner; `teamId` null = for every team on the server. */
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
 * @returns the counts, and the directory, which is undefined if no row was a company
 * @throws Unreadable, and errors of `input`; then nothing is stored
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

/** Recounts the bytes that a team's imports use. */
export async function countImports({ store, indexes }: Imports, teamId: number): Promise<void> {
  let bytes = 0
  for (const { id } of await directoriesOf(store.read, teamId)) bytes += await indexes.bytesOf(id)
  await store.tx((handle) => setBytes(handle, teamId, 'imports', bytes), teamId)
}

/** Removes a directory's row, then its index. @returns whether there was such a directory */
export async function removeImport({ store, indexes }: Imports, id: number): Promise<boolean> {
  const was = await store.tx((handle) => removeDirectory(handle, id))
  await indexes.remove(id)
  return was
}

/** The directories that teams and the operator imported. */
export interface Imported {
  /** Companies that may buy the product, best first, from the team's directories and those of the whole server. */
  suggestFrom(teamId: number, query: ParsedQuery): Promise<DirectoryCompany[]>
  /** The number of companies in the directories that a team can see. */
  companiesOf(teamId: number): Promise<number>
}

/** Searches the imported directories. Imports and removals by another process take effect at once. */
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

/** The best companies, each once. */
function bestOf(found: DirectoryCompany[], count: number): DirectoryCompany[] {
  const best = new Map<string, DirectoryCompany>()
  for (const company of found.toSorted((a, b) => b.matchScore - a.matchScore)) {
    const known = company.website ? bareDomain(company.website) : company.sourceUrl
    if (!best.has(known)) best.set(known, company)
  }
  return [...best.values()].slice(0, count)
}
