import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '#api/deps.ts'
import { body, idParam } from '#api/http/body.ts'
import type { Guarded } from '#api/http/guard.ts'
import type { Rest } from '#api/http/rest.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { Email, NewEmail } from '#db/model/email.ts'
import { rowsOf } from '#db/server/rows.ts'
import { DraftArgs, draftOf } from './draft.ts'
import { RemoveArgs, removeEmails } from './remove.ts'

/** PATCH /api/email-templates/{id}. */
const EmailEdit = v.partial(v.pick(Email, ['subject', 'body', 'tone', 'length', 'focus']))

/**
 * The email calls of SPEC.md section 7, with a PATCH and a DELETE of one email. What is kept to be used again for
 * any lead is marked `template: true`.
 */
export function emailRoutes(deps: Deps, rest: Rest, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/email-templates', async (c) => {
      const emails = await rowsOf(deps.store.read, 'emails', c.get('teamId'))
      return c.json(emails.map(onWire))
    })
    .post('/email-templates', body(NewEmail), async (c) => {
      const fields = c.req.valid('json')
      return c.json(onWire(await rest.create(c, 'emails', 'email.create', { fields })), 201)
    })
    .post('/save-template', body(NewEmail), async (c) => {
      const fields = { ...c.req.valid('json'), template: true }
      return c.json(onWire(await rest.create(c, 'emails', 'email.create', { fields })), 201)
    })
    .post('/email-templates/batch-delete', body(RemoveArgs), async (c) => {
      const [userId, teamId] = [c.get('user').id, c.get('teamId')]
      const deleted = await removeEmails(deps, { userId, teamId, ...c.req.valid('json') })
      pokes.poke(teamId)
      return c.json({ deleted })
    })
    .patch('/email-templates/:id', idParam, body(EmailEdit), async (c) => {
      const { id } = c.req.valid('param')
      return c.json(onWire(await rest.edit(c, 'emails', 'email.edit', id, c.req.valid('json'))))
    })
    .delete('/email-templates/:id', idParam, async (c) => {
      await rest.act(c, 'emails', 'email.delete', c.req.valid('param').id)
      return c.body(null, 204)
    })
    .post('/generate-email', body(DraftArgs), async (c) => {
      const [user, args] = [c.get('user'), c.req.valid('json')]
      const draft = await draftOf(deps, user, { ...args, teamId: c.get('teamId') })
      const createdAt = deps.now().toISOString()
      const unsaved = { template: false, status: 'draft', isTemporary: true } as const
      return c.json({ ...args, ...draft, ...unsaved, userId: user.id, createdAt })
    })
}

/** An email as SPEC.md section 3 has it: with the person who made it. */
const onWire = (email: Email) => ({ ...email, userId: email.createdBy })
