import { Hono } from 'hono'
import * as v from 'valibot'
import { body, idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { Rest } from '#api/sync/rest.ts'
import { Email, NewEmail } from '#db/model/entities/email.ts'
import { mutationNamed } from '#db/model/entities/registry.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/schema.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { change } from '#db/server/change.ts'
import { rowById, rowsOf } from '#db/server/rows.ts'
import { DraftArgs, type EmailDeps } from './draft.ts'
import { generate } from './generate.ts'

const MOST = 1000

/** The payload of POST /api/email-templates/batch-delete: the ids of the emails to delete. */
const RemoveArgs = form({
  ids: v.pipe(
    v.array(Id, 'Please select at least one email to delete.'),
    v.minLength(1, 'Please select at least one email to delete.'),
    v.maxLength(MOST, `Please delete at most ${MOST} emails at once`),
  ),
})

/** PATCH /api/email-templates/{id}. */
const EmailEdit = v.partial(v.pick(Email, ['subject', 'body', 'tone', 'length', 'focus']))

/**
 * Lists and writes a team's emails. An email that is saved as a template for any lead has `template: true`.
 */
export function emailRoutes(deps: EmailDeps & Pick<Pokes, 'poke'>, rest: Rest) {
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

/** An email as REST returns it: with the person who made it. */
const onWire = (email: Email) => ({ ...email, userId: email.createdBy })

/**
 * Deletes all of these emails in one transaction, or none of them.
 * @returns the number of emails
 * @throws ApiError 404 if one of them is not the team's
 */
async function removeEmails(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { userId, teamId, ids }: { userId: number; teamId: number; ids: number[] },
): Promise<number> {
  const name = 'email.delete'
  const at = now().toISOString()
  const author = { userId, deviceId: notDevices.api, name, at }
  const wanted = new Set(ids)
  await store.tx(async (handle) => {
    for (const id of wanted) {
      const email = await rowById(handle, 'emails', id)
      if (email?.teamId !== teamId || email.deletedAt) {
        throw new ApiError(404, 'One of these emails no longer exists.')
      }
      await change(handle, mutationNamed(name), { ...author, teamId, args: { id }, arrivedAt: at })
    }
  }, teamId)
  return wanted.size
}
