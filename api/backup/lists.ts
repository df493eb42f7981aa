import { join } from 'node:path'
import { stemsToFind } from '#api/text/tokens.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import { openPostgres } from '#db/server/postgres/open.ts'
import { openIndexFolder } from '#db/server/sqlite/companyIndexes.ts'
import { idsIn } from '#db/server/sqlite/snapshot.ts'

// Imported lists of companies: an index for each, which the two databases store in different ways.

const folderOf = (dataFolder: string) => openIndexFolder(join(dataFolder, 'directories'))

/**
 * Copies the lists of a data folder into a PostgreSQL database that already has their rows, replacing all
 * lists there.
 * @throws OperatorError if a list did not arrive completely
 */
export async function bringInLists(folder: string, databaseUrl: string): Promise<void> {
  const ids = idsIn(join(folder, 'rove.db'), 'directories')
  await onDatabase(databaseUrl, async (indexes) => {
    await indexes.removeAllBut(async () => new Set())
    await copyLists(ids, folderOf(folder), indexes)
  })
}

/**
 * Copies the lists of a PostgreSQL database into a data folder that has its rows.
 * @throws OperatorError if a list did not arrive completely
 */
export async function takeOutLists(databaseUrl: string, folder: string): Promise<void> {
  const ids = idsIn(join(folder, 'rove.db'), 'directories')
  if (ids.length === 0) return
  await onDatabase(databaseUrl, (indexes) => copyLists(ids, indexes, folderOf(folder)))
}

async function onDatabase(databaseUrl: string, work: (indexes: CompanyIndexes) => Promise<void>) {
  // Errors of the connection are ignored here, because the query that fails reports them.
  const store = await openPostgres(databaseUrl, () => {})
  const indexes = store.companyIndexes(stemsToFind)
  try {
    await work(indexes)
  } finally {
    await indexes.close()
    await store.close()
  }
}

/** If a row's list is missing, it was missing before. */
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
