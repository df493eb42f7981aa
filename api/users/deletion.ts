import { Hono } from 'hono'
import { factorShown } from '#api/auth/factorShown.ts'
import { confirmed } from '#api/auth/password.ts'
import type { PendingSteps } from '#api/auth/step.ts'
import { audit } from '#api/http/audit.ts'
import { body } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { tellTeam } from '#api/teams/tell.ts'
import { type AccountDeletion, Confirmation } from '#db/model/user.ts'
import { deleteAccount, ownedBy, restoreAccount } from '#db/server/accounts.ts'
import { goneAt, goneBefore } from '#db/server/deletedTeams.ts'
import { endSessions } from '#db/server/sessions.ts'
import { teamsOf } from '#db/server/teams.ts'
import { dropResetsOf, publicUser, userById } from '#db/server/users.ts'

const HAND_OVER =
  'Other people are in a team that you own. Please hand it over, or delete it, in Team Settings.'
/** The purge may already be removing it. */
const TOO_LATE = 'The 30 days in which this account could be taken back are over.'

/** Deletes the person's own account, which can be restored for 30 days (docs/data.md). */
export function accountDeletionRoutes(deps: Deps, pokes: Pokes, steps: PendingSteps) {
  const { store, now } = deps
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const { id, deletedAt } = c.get('user')
      const { shared, alone } = await ownedBy(store.read, id)
      const goes = goneAt(deletedAt ?? now().toISOString())
      return c.json({ deletedAt, goneAt: goes, shared, alone } satisfies AccountDeletion)
    })
    .post('/', body(Confirmation), async (c) => {
      await confirmed(deps, c, c.req.valid('json').password)
      const showsFactor = await factorShown(c, steps)
      const { id: userId } = c.get('user')
      const { address } = c.get('client')
      const at = now().toISOString()
      const teams = await store.tx(async (handle) => {
        await showsFactor(handle)
        if ((await ownedBy(handle, userId)).shared.length > 0) throw new ApiError(409, HAND_OVER)
        const mine = await teamsOf(handle, userId)
        await deleteAccount(handle, userId, at)
        await dropResetsOf(handle, userId)
        await audit(handle, c, { event: 'account.deleted', at, subject: String(userId) })
        await endSessions(handle, { userId, by: userId, address, at }, () => true)
        return mine
      })
      for (const { id } of teams) tellTeam(pokes, id)
      pokes.poke(userId)
      return c.json({ goneAt: goneAt(at) })
    })
    .delete('/', async (c) => {
      const { id: userId } = c.get('user')
      const at = now().toISOString()
      const teams = await store.tx(async (handle) => {
        const account = await userById(handle, userId)
        if (account?.deletedAt && account.deletedAt < goneBefore(now())) throw new ApiError(410, TOO_LATE)
        if (await restoreAccount(handle, userId, at)) {
          await audit(handle, c, { event: 'account.restored', at, subject: String(userId) })
        }
        return teamsOf(handle, userId)
      })
      for (const { id } of teams) tellTeam(pokes, id)
      const user = await userById(store.read, userId)
      if (!user) throw new Error(`User ${userId} is gone`)
      return c.json(await publicUser(store.read, user))
    })
}
