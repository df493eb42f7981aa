import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Access } from '#api/keys/access.ts'
import type { Meter } from '#api/keys/meter.ts'
import type { Model } from '#api/net/model.ts'
import { composeEmail } from '#db/composer/compose.ts'
import { languages } from '#db/composer/language.ts'
import { type Email, NewEmail } from '#db/model/entities/email.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/schema.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { rowById } from '#db/server/rows.ts'
import type { UserRow } from '#db/server/users.ts'
import { languageOf, nameOfLanguage } from './language.ts'
import type { SiteText } from './siteText.ts'
import type { EmailAbout, ModelAccess } from './writer.ts'

/** The dependencies of writing emails. */
export interface EmailDeps extends Pick<Deps, 'store' | 'now' | 'log'> {
  access: Access
  meter: Meter
  outbound: { model: Pick<Model, 'stream'>; siteText: SiteText }
}

const { tone, length, focus } = NewEmail.entries

/** The payload of POST /api/generate-email. */
export const DraftArgs = form({
  leadId: v.pipe(v.number('Please select a lead first'), Id),
  productId: v.pipe(v.number('Please select a product first'), Id),
  tone,
  length,
  focus,
  /** 'lead' means the lead's own. */
  language: v.optional(v.picklist(['lead', ...languages]), 'lead'),
})
export type DraftArgs = v.InferOutput<typeof DraftArgs>

/** A draft, and who wrote it. */
export interface Draft extends Pick<Email, 'subject' | 'body' | 'writtenBy'> {
  /** The AI service's model, if it wrote the draft. */
  model?: string
}

/**
 * The input for an email to a team's lead about one of the team's products.
 * @param sender the person who sends it
 * @throws ApiError 404 if the team has no such lead or product
 */
export async function inputFor(
  { store }: Pick<EmailDeps, 'store'>,
  sender: UserRow,
  { teamId, leadId, productId, ...manner }: DraftArgs & { teamId: number },
): Promise<EmailAbout> {
  const about = await leadAndProduct(store.read, { teamId, leadId, productId })
  if ('gone' in about) throw new ApiError(404, about.gone)
  const writtenIn = manner.language === 'lead' ? about.writtenIn : nameOfLanguage(manner.language)
  return { ...about, sender, ...manner, writtenIn }
}

/** Composed from Rove's own templates. */
export const composedDraft = async (input: EmailAbout): Promise<Draft> => ({
  ...(await composeEmail(input)),
  writtenBy: 'parts',
})

/** Access to the AI service for a person; undefined if there is no key for it. */
export async function modelAccessFor(
  { access, meter, outbound }: Omit<EmailDeps, keyof Deps>,
  userId: number,
  teamId: number,
): Promise<ModelAccess | undefined> {
  const given = await access.openaiFor(userId)
  return given && { ...outbound, access: meter(teamId, 'openai', given) }
}

/**
 * @returns a team's lead, its suggestion and the product, or a sentence that says which of them is missing
 */
export async function leadAndProduct(
  handle: Handle,
  { teamId, leadId, productId }: { teamId: number; leadId: number; productId: number },
): Promise<Omit<EmailAbout, 'sender' | 'tone' | 'length' | 'focus'> | { gone: string }> {
  const lead = await rowById(handle, 'leads', leadId)
  if (lead?.teamId !== teamId || lead.deletedAt) return { gone: 'This lead no longer exists.' }
  const product = await rowById(handle, 'products', productId)
  if (product?.teamId !== teamId || product.deletedAt) return { gone: 'This product no longer exists.' }
  const made =
    lead.suggestionId === null ? undefined : await rowById(handle, 'suggestions', lead.suggestionId)
  const suggestion = made?.teamId === teamId ? made : undefined
  return { lead, product, suggestion, writtenIn: languageOf(lead, suggestion) }
}
