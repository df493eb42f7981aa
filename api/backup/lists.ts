import { join } from 'node:path'
import { stemsToFind } from '#api/text/tokens.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import { openPostgres } from '#db/server/postgres/open.ts'
import { openIndexFolder } from '#db/server/sqlite/companyIndexes.ts'
import { idsIn } from '#db/server/sqlite/snapshot.ts'

// Imported lists of companies: an index each, which both databases keep in their own way.

const folderOf = (dataFolder: string) => openIndexFolder(join(dataFolder, 'directories'))

/**
 * Brings the lists of a data folder into a database of PostgreSQL's in which their rows are already, in the place of
 * all lists that were there.
 * @throws OperatorError where one did not arrive whole
 */
export async function bringInLists(folder: string, databaseUrl: string): Promise<void> {
  const ids = idsIn(join(folder, 'rove.db'), 'directories')
  await onDatabase(databaseUrl, async (indexes) => {
    await indexes.removeAllBut(async () => new Set())
    await copyLists(ids, folderOf(folder), indexes)
  })
}

/**
 * Writes the lists of a database of PostgreSQL's into a data folder that has its rows.
 * @throws OperatorError where one did not arrive whole
 */
export async function takeOutLists(databaseUrl: string, folder: string): Promise<void> {
  const ids = idsIn(join(folder, 'rove.db'), 'directories')
  if (ids.length === 0) return
  await onDatabase(databaseUrl, (indexes) => copyLists(ids, indexes, folderOf(folder)))
}

async function onDatabase(databaseUrl: string, work: (indexes: CompanyIndexes) => Promise<void>) {
  // What breaks is told by what was asked just then.
  const store = await openPostgres(databaseUrl, () => {})
  const indexes = store.companyIndexes(stemsToFind)
  try {
    await work(indexes)
  } finally {
    await indexes.close()
    await store.close()
  }
}

/** Where a row's list is missing it was before, too. */
async function copyLists(ids: readonly number[], from: CompanyIndexes, to: CompanyIndexes): Promise<void> {
  for (const id of ids) {
    const source = await from.open(id)
    if (!source) continue
    const target = await to.create(id)
    try {
      for await (const companies of source.records()) await target.write(companies)
      const arrived = await target.finish()
      if (arrived !== source.companies)
        throw new OperatorError(`Of the list ${id} ${arrived} of ${source.companies} companies arrived.`)
    } finally {
      await target.close()
    }
  }
  await from.close()
  await to.close()
}
