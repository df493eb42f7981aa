import { setImmediate as turn } from 'node:timers/promises'
import { countImports } from '#api/companies/import/imports.ts'
import type { UploadDeps } from '#api/uploads/folder.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import { allTeams, correct, storageOf, summedUp } from '#db/server/storage.ts'

interface RecountDeps extends Pick<UploadDeps, 'store'> {
  companyIndexes: CompanyIndexes
}

/**
 * Sums up the storage of every team and corrects its count, for example after purging or erasing. It runs
 * slowly: other work gets a turn after each page.
 * @param signal ends it; then it throws
 */
export async function recount(deps: RecountDeps, signal: AbortSignal): Promise<void> {
  for (const teamId of await allTeams(deps.store.read)) {
    await recountTeam(deps, teamId, signal)
  }
}

async function recountTeam(
  { store, companyIndexes: indexes }: RecountDeps,
  teamId: number,
  signal: AbortSignal,
): Promise<void> {
  const was = await storageOf(store.read, teamId)
  const found = await summedUp(store.read, teamId, async () => {
    await turn()
    signal.throwIfAborted()
  })
  await store.tx((handle) => correct(handle, teamId, was, found), teamId)
  await countImports({ store, indexes }, teamId)
}
