import * as v from 'valibot'
import { ApiError } from '#api/http/errors.ts'
import type { Work } from '#api/jobs/work.ts'
import { composeEmail } from '#db/composer/compose.ts'
import { type Email, NewEmail } from '#db/model/entities/email.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/sync/row.ts'
import type { UserRow } from '#db/server/users.ts'
import { aboutOf } from './about.ts'
import type { Asked } from './prompt.ts'
import type { Pen } from './writer.ts'

const { tone, length, focus } = NewEmail.entries

/** What to write: the payload of POST /api/generate-email (SPEC.md section 7; its words: section 5). */
export const DraftArgs = form({
  leadId: v.pipe(v.number('Please select a lead first'), Id),
  productId: v.pipe(v.number('Please select a product first'), Id),
  tone,
  length,
  focus,
})
export type DraftArgs = v.InferOutput<typeof DraftArgs>

/** A first text, and who wrote it. */
export interface Draft extends Pick<Email, 'subject' | 'body' | 'writtenBy'> {
  /** The AI service's model, where it wrote. */
  model?: string
}

/**
 * What an email to a team's lead about one of the team's products is written from.
 * @param sender who sends it
 * @throws ApiError 404 where the team has no such lead or product
 */
export async function askedBy(
  { store }: Pick<Work, 'store'>,
  sender: UserRow,
  { teamId, leadId, productId, ...manner }: DraftArgs & { teamId: number },
): Promise<Asked> {
  const about = await aboutOf(store.read, { teamId, leadId, productId })
  if ('gone' in about) throw new ApiError(404, about.gone)
  return { ...about, sender, ...manner }
}

/** Written from Rove's own parts. */
export const draftFromParts = (asked: Asked): Draft => ({ ...composeEmail(asked), writtenBy: 'parts' })

/** With what the AI service writes in a person's name; undefined where there is no key for it. */
export async function penFor(work: Work, userId: number, teamId: number): Promise<Pen | undefined> {
  const access = await work.access.openaiFor(userId)
  if (!access) return undefined
  return { model: work.outside.model, access: work.meter(teamId, 'openai', access) }
}
