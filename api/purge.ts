import { removeImport } from '#api/companies/import/imports.ts'
import type { UploadDeps } from '#api/uploads/folder.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import { goneAccounts, purgeAccount } from '#db/server/accounts.ts'
import { record, trimAudit } from '#db/server/audit.ts'
import { goneBefore, goneTeams, purgeTeam } from '#db/server/deletedTeams.ts'
import { directoriesOf } from '#db/server/directories.ts'
import { dropFormerOwners, teamsWithFormerOwners } from '#db/server/formerOwners.ts'
import { purgeInvitations, purgeLinks } from '#db/server/invitations.ts'
import { purgeNetworks } from '#db/server/knownNetworks.ts'
import { forgetLeases } from '#db/server/leases.ts'
import { formerSpaceOf, keepViewsOwn, teamsWithViewsOfSpaces } from '#db/server/ownViews.ts'
import { purgeDeleted, teamsToPurge } from '#db/server/purge.ts'
import { forgetLanes } from '#db/server/queue.ts'
import { purgeReminders } from '#db/server/reminders.ts'
import { endExpiredSessions } from '#db/server/sessions.ts'
import { countUploads } from '#db/server/storage.ts'
import { uploadsOf } from '#db/server/uploads.ts'
import { settleUsernames } from '#db/server/usernames.ts'

interface PurgeDeps extends Pick<UploadDeps, 'store' | 'uploads' | 'now'> {
  companyIndexes: CompanyIndexes
}

/** A network is forgotten after this long without a sign-in from it. */
const NETWORKS_KNOWN_MS = 180 * 24 * 60 * 60 * 1000

/**
 * Permanently removes what was deleted more than 30 days ago: rows, teams and accounts with all of their
 * data, and old invitations; also old entries of the audit log, expired sessions, and networks without recent
 * sign-ins. Leaves leads without an owner whose owner is gone. Adds the username keys that a server of the
 * previous version did not write, and moves the views that it left in teams though their person alone should
 * see them.
 */
export async function purge(deps: PurgeDeps): Promise<void> {
  const { store, uploads, now } = deps
  const cutoff = goneBefore(now())
  for (const teamId of await teamsToPurge(store.read, cutoff)) {
    const pictures = await store.tx(async (handle) => {
      const gone = await purgeDeleted(handle, teamId, { cutoff, now: now().toISOString() })
      if (gone.length > 0) await countUploads(handle, teamId)
      return gone
    }, teamId)
    for (const id of pictures) await uploads.remove(id)
  }
  for (const teamId of await teamsWithViewsOfSpaces(store.read, now().toISOString())) {
    await store.tx(async (handle) => {
      const space = await formerSpaceOf(handle, teamId)
      if (space) await keepViewsOwn(handle, space, now().toISOString())
    }, teamId)
  }
  await store.tx(async (handle) => {
    await settleUsernames(handle)
    await forgetLeases(handle)
    await forgetLanes(handle)
    await purgeInvitations(handle, goneBefore(now()))
    await purgeLinks(handle, goneBefore(now()))
    await trimAudit(handle, now())
    await purgeReminders(handle, now())
    await purgeNetworks(handle, new Date(now().getTime() - NETWORKS_KNOWN_MS).toISOString())
    await endExpiredSessions(handle, Math.floor(now().getTime() / 1000))
  })
  for (const teamId of await goneTeams(store.read, now())) await removeTeam(deps, teamId)
  for (const userId of await goneAccounts(store.read, goneBefore(now()))) await removeAccount(deps, userId)
  // Accounts were removed above, and a phone that was offline may have chosen somebody who has left.
  for (const teamId of await teamsWithFormerOwners(store.read)) {
    await dropFormerOwners(store, teamId, now().toISOString())
  }
}

/** The person's teams were removed before; their own stream goes now, with its files. */
async function removeAccount(deps: PurgeDeps, userId: number) {
  const { store, now } = deps
  await removeFiles(deps, userId)
  await store.tx(async (handle) => {
    await purgeTeam(handle, userId)
    await purgeAccount(handle, userId)
    await record(handle, { event: 'account.purged', at: now().toISOString(), subject: String(userId) })
  })
}

/**
 * Files are removed first: if the purge is interrupted, the next one finds the team again, and the remaining
 * files.
 */
async function removeTeam(deps: PurgeDeps, teamId: number) {
  const { store, now } = deps
  await removeFiles(deps, teamId)
  await store.tx(async (handle) => {
    await purgeTeam(handle, teamId)
    await record(handle, { event: 'team.purged', at: now().toISOString(), teamId })
  })
}

async function removeFiles({ store, uploads, companyIndexes: indexes }: PurgeDeps, teamId: number) {
  for (const id of await uploadsOf(store.read, teamId)) await uploads.remove(id)
  for (const { id } of await directoriesOf(store.read, teamId)) await removeImport({ store, indexes }, id)
}
