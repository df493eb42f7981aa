import { type Context, Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { AuditEvent } from '#db/model/audit.ts'
import { LINK_DAYS, runsOutAt, type TeamLink } from '#db/model/invitation.ts'
import { mayManageLink, mayShareLink } from '#db/model/permissions.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { addLink, endLinks, isLinkOff, setLinkOff, shownLinks } from '#db/server/invitations.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { allow, NO_PEOPLE, teamIn } from './ownTeam.ts'

/** The text from which a link's token is derived. */
const marked = (teamId: number, nonce: string) => `team link ${teamId} ${nonce}`

const OFF: TeamLink = { token: '', expiresAt: '' }

/**
 * The team's own link: every member can see and share it, the owner and admins can renew it and switch it
 * off. The store has only its hash. Its token is derived from the server's secret whenever it is shown, so
 * that a copy of the store opens no team.
 */
export function linkRoutes({ store, encryption, now }: Deps & { encryption: Encryption }, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/:id/link', idParam, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(
        (await linkIn(store.read, c, id)) ?? (await store.tx((handle) => firstLink(handle, c, id))),
      )
    })
    .post('/:id/link', idParam, async (c) => {
      const { id } = c.req.valid('param')
      const link = await store.tx(async (handle) => {
        await managing(handle, c, id)
        await endLinks(handle, id)
        await setLinkOff(handle, id, false)
        await note(handle, c, 'team.linkRenewed', id)
        return newLink(handle, id)
      })
      pokes.members(id)
      return c.json(link)
    })
    .delete('/:id/link', idParam, async (c) => {
      const { id } = c.req.valid('param')
      await store.tx(async (handle) => {
        await managing(handle, c, id)
        await endLinks(handle, id)
        await setLinkOff(handle, id, true)
        await note(handle, c, 'team.linkSwitchedOff', id)
      })
      pokes.members(id)
      return c.body(null, 204)
    })

  async function managing(handle: Handle, c: Context<Guarded>, teamId: number) {
    const team = await teamIn(handle, c, teamId)
    const otherwise = 'Only the owner and admins can change the invitation link.'
    allow(mayManageLink(team), team.personal ? NO_PEOPLE : otherwise)
  }

  /** @returns undefined if there is none that can be shown */
  async function linkIn(handle: Handle, c: Context<Guarded>, teamId: number): Promise<TeamLink | undefined> {
    allow(mayShareLink(await teamIn(handle, c, teamId)), NO_PEOPLE)
    if (await isLinkOff(handle, teamId)) return OFF
    for (const { nonce, tokenHash, expiresAt } of await shownLinks(handle, teamId, now().toISOString())) {
      const token = encryption.hmacs(marked(teamId, nonce)).find((each) => hashOf(each) === tokenHash)
      // A link that was made with a lost SECRET_KEY works, but can't be shown.
      if (token) return { token, expiresAt }
    }
    return undefined
  }

  /** Two people may request it at once. Links that were handed out before keep working beside it. */
  async function firstLink(handle: Handle, c: Context<Guarded>, teamId: number): Promise<TeamLink> {
    return (await linkIn(handle, c, teamId)) ?? newLink(handle, teamId)
  }

  async function newLink(handle: Handle, teamId: number): Promise<TeamLink> {
    const nonce = newSecret()
    const token = encryption.hmac(marked(teamId, nonce))
    const expiresAt = runsOutAt(now(), LINK_DAYS)
    await addLink(handle, { tokenHash: hashOf(token), teamId, nonce, expiresAt })
    return { token, expiresAt }
  }

  function note(handle: Handle, c: Context<Guarded>, event: AuditEvent, teamId: number) {
    return audit(handle, c, { event, at: now().toISOString(), teamId })
  }
}
