import { Hono } from 'hono'
import { factorShown } from '#api/auth/factorShown.ts'
import type { PendingSteps } from '#api/auth/step.ts'
import { audit } from '#api/http/audit.ts'
import { body, IdText, params } from '#api/http/body.ts'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { allow, teamIn } from '#api/teams/ownTeam.ts'
import { tellPerson } from '#api/teams/tell.ts'
import type { UploadDeps } from '#api/uploads/folder.ts'
import { Erasure } from '#db/model/entities/lead.ts'
import { mayErase } from '#db/model/permissions.ts'
import { erasePerson } from '#db/server/erase.ts'
import { countUploads } from '#db/server/storage.ts'
import { suppressHashed } from '#db/server/suppressions.ts'

const OfTeam = params({ id: IdText, leadId: IdText })

/** Erases a person's data from a team (docs/data.md): their lead, and all other data about them. */
export function eraseRoutes({ store, uploads, now }: UploadDeps, pokes: Pokes, steps: PendingSteps) {
  return new Hono<Guarded>().post('/:id/leads/:leadId/erase', OfTeam, body(Erasure), async (c) => {
    const { id: teamId, leadId } = c.req.valid('param')
    const { suppress } = c.req.valid('json')
    const { id: userId } = c.get('user')
    const at = now().toISOString()
    const showsFactor = await factorShown(c, steps)
    const erased = await store.tx(async (handle) => {
      allow(mayErase(await teamIn(handle, c, teamId)), 'Only the owner and admins can erase a person’s data.')
      await showsFactor(handle)
      const done = await erasePerson(handle, { teamId, leadId, userId, at })
      if (!done) throw notFound()
      const by = { teamId, createdBy: userId, createdAt: at }
      let suppressed = false
      for (const email of suppress ? done.emails : []) {
        suppressed = (await suppressHashed(handle, { ...by, email })) || suppressed
      }
      const detail = { leads: done.leads.length, suppressed }
      await countUploads(handle, teamId)
      await audit(handle, c, { event: 'lead.erased', at, teamId, subject: String(leadId), detail })
      return done
    }, teamId)
    for (const stream of [teamId, ...erased.streams]) pokes.poke(stream)
    tellPerson(pokes, userId)
    for (const id of erased.files) await uploads.remove(id)
    return c.json({ leads: erased.leads.length })
  })
}
