import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { audit } from '#api/http/audit.ts'
import { IdText, idParam, query } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { auditKinds } from '#db/model/audit.ts'
import { mayReadAudit } from '#db/model/permissions.ts'
import { IsoDate } from '#db/model/schema.ts'
import { auditOf } from '#db/server/audit.ts'
import { allow, ownTeam } from './ownTeam.ts'
import { tellPerson } from './tell.ts'

const SHOWN = 50
const EXPORTED = 1000

const Wanted = v.object({
  /** Entries before this one, for the next page. */
  before: v.optional(IdText),
  /** The person who did it or to whom it was done. */
  person: v.optional(IdText),
  kind: v.optional(v.picklist(auditKinds)),
  from: v.optional(IsoDate),
  /** Exclusive. */
  until: v.optional(IsoDate),
})

/**
 * The audit log of a team, for its owner and admins; it includes when and from where its people signed in.
 */
export function auditRoutes({ store, limits, now }: Pick<Deps, 'store' | 'limits' | 'now'>, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/:id/audit', idParam, query(Wanted), async (c) => {
      const { id } = await readable(c, c.req.valid('param').id)
      return c.json(await auditOf(store.read, id, { ...c.req.valid('query'), limit: SHOWN }))
    })
    .get('/:id/audit/export', idParam, query(Wanted), async (c) => {
      const { id } = await readable(c, c.req.valid('param').id)
      const wanted = c.req.valid('query')
      if (wanted.before === undefined) {
        await limits.take('auditExport', c.get('user').id)
        const told = { event: 'team.auditExported', at: now().toISOString(), teamId: id } as const
        await store.tx((handle) => audit(handle, c, told))
        tellPerson(pokes, c.get('user').id)
      }
      return c.json(await auditOf(store.read, id, { ...wanted, limit: EXPORTED }))
    })

  async function readable(c: Context<Guarded>, teamId: number) {
    const team = await ownTeam(store, c, teamId)
    allow(mayReadAudit(team), 'Only the owner and admins can see the audit log.')
    return team
  }
}
