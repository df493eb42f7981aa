import { Hono } from 'hono'
import * as v from 'valibot'
import { body, idParam } from '#api/http/body.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Rest } from '#api/sync/rest.ts'
import { Email, NewEmail } from '#db/model/entities/email.ts'
import { rowsOf } from '#db/server/rows.ts'
import { DraftArgs, type EmailDeps } from './draft.ts'
import { generate } from './generate.ts'
import { RemoveArgs, removeEmails } from './remove.ts'

/** PATCH /api/email-templates/{id}. */
const EmailEdit = v.partial(v.pick(Email, ['subject', 'body', 'tone', 'length', 'focus']))

/**
 * What is kept of emails, one by one, and their writing. What is kept to be used again for
 * any lead is marked `template: true`.
 */
export function emailRoutes(deps: EmailDeps & { poke(teamId: number): void }, rest: Rest) {
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
      deps.poke(teamId)
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
    .post('/generate-email', body(DraftArgs), (c) => generate(c, deps, c.req.valid('json')))
}

/** An email as other clients know it: with the person who made it. */
const onWire = (email: Email) => ({ ...email, userId: email.createdBy })
