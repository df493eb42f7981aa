import type { Deps } from '#api/deps.ts'
import { dropImport } from '#api/directories/keep.ts'
import { record, trimAudit } from '#db/server/audit.ts'
import { goneBefore, goneTeams, purgeTeam } from '#db/server/deletedTeams.ts'
import { directoriesOf } from '#db/server/directories.ts'
import { purgeInvitations } from '#db/server/invitations.ts'
import { purgeDeleted } from '#db/server/purge.ts'
import { purgeLinks } from '#db/server/teamLinks.ts'
import { uploadsOf } from '#db/server/uploads.ts'

type PurgeDeps = Pick<Deps, 'store' | 'uploads' | 'imported' | 'now'>

/** Removes for good what was deleted more than 30 days ago: rows, teams with all that is theirs, old invitations
 * and what is too old in the audit log. */
export async function purge(deps: PurgeDeps): Promise<void> {
  const { store, now } = deps
  await store.tx(async (handle) => {
    await purgeDeleted(handle, goneBefore(now()))
    await purgeInvitations(handle, goneBefore(now()))
    await purgeLinks(handle, goneBefore(now()))
    await trimAudit(handle, now())
  })
  for (const teamId of await goneTeams(store.read, now())) await removeTeam(deps, teamId)
}

/** Files go first: a purge that is cut short finds the team again, and with it what is left to remove. */
async function removeTeam({ store, uploads, imported, now }: PurgeDeps, teamId: number) {
  for (const id of await uploadsOf(store.read, teamId)) await uploads.remove(id)
  for (const { id } of await directoriesOf(store.read, teamId))
    await dropImport({ store, folder: imported.folder }, id)
  await store.tx(async (handle) => {
    await purgeTeam(handle, teamId)
    await record(handle, { event: 'team.purged', at: now().toISOString(), teamId })
  })
}
