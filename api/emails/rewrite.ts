import { Failed } from '#api/jobs/failed.ts'
import { EMAIL_NEEDS_KEY } from '#api/jobs/failure.ts'
import { byServer, type Finish, type Run, type Work } from '#api/jobs/work.ts'
import type { Email } from '#db/model/entities/email.ts'
import { emailMutations } from '#db/model/entities/email.ts'
import type { Request, WriteArgs, WriteResult } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import type { Handle } from '#db/server/open.ts'
import { rowById } from '#db/server/rows.ts'
import { userById } from '#db/server/users.ts'
import { write } from '#db/server/write.ts'
import { aboutOf } from './about.ts'
import { penFor } from './draft.ts'
import { wholeLetter, writeLetter } from './writer.ts'

type Words = Pick<Email, 'subject' | 'body'>

/**
 * Has the AI service write an email of My Emails anew. What a person has changed since they asked stays as it is:
 * then the new words are a draft of their own.
 * @throws Failed where there is no key or the email, its lead or its product is gone; ServiceFailed
 */
export async function rewrite(
  work: Work,
  { request, signal, tell }: Run,
  args: WriteArgs,
): Promise<Finish<WriteResult>> {
  const { teamId, createdBy } = request
  const { tone, length, focus } = args
  await emailOf(work.store.read, request, args)
  const about = await aboutOf(work.store.read, { ...args, teamId })
  if ('gone' in about) throw new Failed(about.gone)
  const pen = await penFor(work, createdBy, teamId)
  if (!pen) throw new Failed(EMAIL_NEEDS_KEY)
  const sender = await userById(work.store.read, createdBy)
  if (!sender) throw new Error(`Request ${request.id} is by nobody`)

  tell({ step: 'Writing with AI' })
  const asked = { ...about, sender, tone, length, focus }
  const draft = { subject: args.subject, body: args.body }
  const words = await wholeLetter(writeLetter(pen, asked, { draft, signal }))

  return async (handle) => {
    const email = await emailOf(handle, request, args)
    const untouched = email.status === 'draft' && email.body === args.body
    if (untouched) await replace(work, handle, email, args, words)
    const emailId = untouched ? email.id : await putBeside(work, handle, email, words, createdBy)
    const message = untouched
      ? 'The email was improved.'
      : 'The email had changed, so this is a second draft.'
    return { emailId, beside: !untouched, message }
  }
}

async function emailOf(handle: Handle, { teamId }: Request, { emailId }: WriteArgs): Promise<Email> {
  const email = await rowById(handle, 'emails', emailId)
  if (email?.teamId === teamId && !email.deletedAt) return email
  throw new Failed('This email no longer exists.')
}

/** As the edit that it is; a subject that the person has changed stays. */
async function replace(work: Work, handle: Handle, email: Email, seen: Words, words: Words) {
  const author = byServer(work, 'email.edit')
  const sameSubject = email.subject === seen.subject
  const changes = {
    body: [seen.body, words.body] satisfies [string, string],
    ...(sameSubject && { subject: [seen.subject, words.subject] satisfies [string, string] }),
  }
  const ctx = { at: author.at, userId: email.createdBy, teamId: email.teamId }
  const edited = emailMutations['email.edit'].run(email, { id: email.id, changes }, ctx)
  await write(handle, 'emails', email, { ...edited, writtenBy: 'model' }, author)
}

/** @returns the new draft's id */
async function putBeside(work: Work, handle: Handle, email: Email, words: Words, userId: number) {
  const author = byServer(work, 'email.create')
  const row = newRow(newId(), { at: author.at, userId, teamId: email.teamId })
  const draft = { ...email, ...row, ...words, status: 'draft', writtenBy: 'model' } as const
  await write(handle, 'emails', undefined, draft, author)
  return row.id
}
