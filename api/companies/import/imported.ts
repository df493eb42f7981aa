import { existsSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { type Directory, type Found, openImport } from '#api/companies/directory/directory.ts'
import type { Ask } from '#api/companies/query/query.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { directoriesFor } from '#db/server/directories.ts'
import { fileOf, type Keep } from './imports.ts'

/** The directories that teams and the server's operator imported. */
export interface Imported {
  /** Where their files are. */
  folder: string
  /** Companies that may buy the product, best first, from the team's directories and the whole server's. */
  suggestFrom(teamId: number, ask: Ask): Promise<Found[]>
  /** How many companies a team can choose from. */
  companiesOf(teamId: number): Promise<number>
  close(): void
}

/** How many files stay open. */
const MOST_OPEN = 50

/** Suggests from the imported directories; what another process imports or removes counts at once. */
export function openImported({ store, folder }: Keep): Imported {
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
    async suggestFrom(teamId, ask) {
      closeWhere((id) => !existsSync(fileOf(folder, id)))
      const found: Found[] = []
      for (const { id } of await directoriesFor(store.read, teamId)) {
        if (!existsSync(fileOf(folder, id))) continue
        found.push(...opened(id).suggest(ask))
        await turn()
      }
      return bestOf(found, ask.count)
    },
    async companiesOf(teamId) {
      const directories = await directoriesFor(store.read, teamId)
      return directories.reduce((sum, { companies }) => sum + companies, 0)
    },
    close: () => closeWhere(() => true),
  }
}

/** The best ones, each company once. */
function bestOf(found: Found[], count: number): Found[] {
  const best = new Map<string, Found>()
  for (const company of found.toSorted((a, b) => b.matchScore - a.matchScore)) {
    const domain = bareDomain(company.website)
    if (!best.has(domain)) best.set(domain, company)
  }
  return [...best.values()].slice(0, count)
}
