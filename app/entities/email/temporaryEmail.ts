import * as v from 'valibot'
import { forgetDraft, keepDraft, keptDraft } from '#app/data/device/draft.ts'
import { composeEmail, fallbackEmail } from '#db/composer/compose.ts'
import { languages } from '#db/composer/language.ts'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { Id, newId } from '#db/model/id.ts'
import type { User } from '#db/model/user.ts'
import type { Choices } from './choices.ts'

/** The words of an email. */
export interface Words {
  subject: string
  body: string
}

const endings = ['whole', 'stopped', 'broken'] as const

/** A generated email that is not in My Emails yet. */
export interface TemporaryEmail extends Choices {
  /** The id that it will have there, so that it is added at most once. */
  id: number
  /** Which of the drafts that the templates give for the same options. */
  variant: number
  writtenBy: 'parts' | 'model'
  /** The AI service's model; '' if written from templates. */
  model: string
  /** Whether the email is complete, or was stopped by the person, or broke off. */
  ending: (typeof endings)[number]
  generated: Words
  /** The words after the person's edits. */
  words: Words
}

export interface Asked {
  lead: Lead
  product: Product
  sender: User
  choices: Choices
  /** The email that is being replaced: the same options then give another draft. */
  before?: TemporaryEmail | undefined
  /** The suggestion that the lead was made from. */
  suggestion?: Suggestion | undefined
  /** Emails to others, the newest first; the new email must not repeat their sentences. */
  earlier?: readonly Words[]
}

/**
 * Writes an email on this device, without any service.
 * @throws TypeError if the texts of its language are not on the device and there is no network
 */
export async function writeEmail({ choices, before, ...input }: Asked): Promise<TemporaryEmail> {
  const variant = before && isAskedWith(before, choices) ? before.variant + 1 : 0
  return fromParts(choices, await composeEmail({ ...input, ...choices, variant }), variant)
}

/** The greeting that is used if no email could be written. */
export const placeholderEmail = ({
  lead,
  product,
  choices,
}: Pick<Asked, 'lead' | 'product' | 'choices'>): TemporaryEmail =>
  fromParts(choices, fallbackEmail({ lead, product }), 0)

const fromParts = (choices: Choices, words: Words, variant: number): TemporaryEmail => ({
  ...choices,
  id: newId(),
  variant,
  writtenBy: 'parts',
  model: '',
  ending: 'whole',
  generated: words,
  words,
})

const isAskedWith = (email: TemporaryEmail, { tone, length, focus, language, productId }: Choices): boolean =>
  email.tone === tone &&
  email.length === length &&
  email.focus === focus &&
  email.language === language &&
  email.productId === productId

/** Whether the person changed the words. */
export const isEdited = ({ generated, words }: TemporaryEmail): boolean =>
  words.subject !== generated.subject || words.body !== generated.body

const whole = v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(0))
const wordsEntries = { subject: v.string(), body: v.string() }

const StoredEmail = v.object({
  start: v.object(wordsEntries),
  typed: v.object({
    ...wordsEntries,
    id: v.pipe(whole, Id),
    variant: whole,
    tone: v.picklist(tones),
    length: v.picklist(lengths),
    focus: v.picklist(focuses),
    language: v.optional(v.picklist(['lead', ...languages]), 'lead'),
    productId: v.pipe(whole, Id),
    writtenBy: v.optional(v.picklist(['parts', 'model']), 'parts'),
    model: v.optional(v.string(), ''),
    ending: v.optional(v.picklist(endings), 'whole'),
  }),
})

/** The email that a reload or a closed page left behind, or undefined. */
export function keptEmail(key: string, storage?: Storage): TemporaryEmail | undefined {
  const stored = v.safeParse(StoredEmail, keptDraft(key, storage))
  if (!stored.success) return undefined
  const { subject, body, ...rest } = stored.output.typed
  return { ...rest, generated: stored.output.start, words: { subject, body } }
}

/**
 * Stores it on this device until it is added, replaced by another, or the person signs out without keeping
 * unsent work.
 */
export function keepEmail(key: string, email: TemporaryEmail, storage?: Storage): void {
  const { generated, words, id, variant, productId, ...choices } = email
  const numbers = { id: String(id), variant: String(variant), productId: String(productId) }
  keepDraft(key, { start: { ...generated }, typed: { ...words, ...choices, ...numbers } }, storage)
}

export const forgetEmail = (key: string): void => forgetDraft(key)

/** The text that "Copy" puts on the clipboard. */
export const plainText = ({ subject, body }: Words): string => `${subject}\n\n${body}`
