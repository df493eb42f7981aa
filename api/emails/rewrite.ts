import { PermanentError } from '#api/jobs/failure.ts'
import { defineJob, serverAuthor } from '#api/jobs/job.ts'
import type { Email } from '#db/model/entities/email.ts'
import { entities } from '#db/model/entities/registry.ts'
import { type Request, WriteArgs } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { rowById } from '#db/server/rows.ts'
import { userById } from '#db/server/users.ts'
import { write } from '#db/server/write.ts'
import { type EmailDeps, leadAndProduct, modelAccessFor } from './draft.ts'
import { EMAIL_NEEDS_KEY, finished, whyNotWritten, writeEmail } from './writer.ts'

type Words = Pick<Email, 'subject' | 'body'>

/**
 * Has the AI service rewrite an email of My Emails. If the person has changed the email since the request, it
 * is left unchanged, and the new words become a separate draft.
 */
export const writeJob = (deps: EmailDeps) =>
  defineJob({
    args: WriteArgs,
    failed: 'Failed to generate email',
    whyNot: whyNotWritten,
    async run({ request, signal, report }, args) {
      const { store, now } = deps
      const { teamId, createdBy } = request
      const { tone, length, focus } = args
      await emailOf(store.read, request, args)
      const about = await leadAndProduct(store.read, { ...args, teamId })
      if ('gone' in about) throw new PermanentError(about.gone)
      const writer = await modelAccessFor(deps, createdBy, teamId)
      if (!writer) throw new PermanentError(EMAIL_NEEDS_KEY)
      const sender = await userById(store.read, createdBy)
      if (!sender) throw new Error(`Request ${request.id} is by nobody`)

      report({ step: 'Writing with AI' })
      const input = { ...about, sender, tone, length, focus }
      const draft = { subject: args.subject, body: args.body }
      const words = await finished(writeEmail(writer, input, { draft, signal }))

      return async (handle) => {
        const email = await emailOf(handle, request, args)
        const untouched = email.status === 'draft' && email.body === args.body
        if (untouched) await replace(handle, email, args, words, now())
        const emailId = untouched ? email.id : await putBeside(handle, email, words, createdBy, now())
        const message = untouched
          ? 'The email was improved.'
          : 'The email had changed, so this is a second draft.'
        return { emailId, beside: !untouched, message }
      }
    },
  })

async function emailOf(handle: Handle, { teamId }: Request, { emailId }: WriteArgs): Promise<Email> {
  const email = await rowById(handle, 'emails', emailId)
  if (email?.teamId === teamId && !email.deletedAt) return email
  throw new PermanentError('This email no longer exists.')
}

/** Recorded as an edit; a subject that the person has changed is kept. */
async function replace(handle: Handle, email: Email, seen: Words, words: Words, now: Date) {
  const author = serverAuthor(now, 'email.edit')
  const sameSubject = email.subject === seen.subject
  const changes = {
    body: [seen.body, words.body] satisfies [string, string],
    ...(sameSubject && { subject: [seen.subject, words.subject] satisfies [string, string] }),
  }
  const ctx = { at: author.at, userId: email.createdBy, teamId: email.teamId }
  const edited = entities.emails.mutations['email.edit'].run(email, { id: email.id, changes }, ctx)
  await write(handle, 'emails', email, { ...edited, writtenBy: 'model' }, author)
}

/** @returns the new draft's id */
async function putBeside(handle: Handle, email: Email, words: Words, userId: number, now: Date) {
  const author = serverAuthor(now, 'email.create')
  const row = newRow(newId(), { at: author.at, userId, teamId: email.teamId })
  const draft = { ...email, ...row, ...words, status: 'draft', writtenBy: 'model' } as const
  await write(handle, 'emails', undefined, draft, author)
  return row.id
}
