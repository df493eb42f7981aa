import type { Logger } from 'pino'
import * as v from 'valibot'
import { ApiError } from '#api/http/errors.ts'
import type { Access } from '#api/keys/access.ts'
import type { Meter } from '#api/keys/meter.ts'
import type { Model } from '#api/net/model.ts'
import { composeEmail } from '#db/composer/compose.ts'
import { type Email, NewEmail } from '#db/model/entities/email.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/sync/row.ts'
import type { Store } from '#db/server/open.ts'
import type { UserRow } from '#db/server/users.ts'
import { aboutOf } from './about.ts'
import type { Asked } from './prompt.ts'
import type { Pen } from './writer.ts'

/** What emails are written with. */
export interface EmailDeps {
  store: Store
  now(): Date
  log: Logger
  access: Access
  meter: Meter
  outside: { model: Pick<Model, 'stream'> }
}

const { tone, length, focus } = NewEmail.entries

/** What to write: the payload of POST /api/generate-email. */
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
  { store }: Pick<EmailDeps, 'store'>,
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
export async function penFor(
  { access, meter, outside }: Pick<EmailDeps, 'access' | 'meter' | 'outside'>,
  userId: number,
  teamId: number,
): Promise<Pen | undefined> {
  const given = await access.openaiFor(userId)
  return given && { model: outside.model, access: meter(teamId, 'openai', given) }
}
