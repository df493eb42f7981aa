import * as v from 'valibot'
import { forgetDraft, keepDraft, keptDraft } from '#app/data/device/draft.ts'
import { composeEmail, fallbackEmail } from '#db/composer/compose.ts'
import { languages } from '#db/composer/language.ts'
import { type Email, emailWriters, focuses, lengths, tones } from '#db/model/entities/email.ts'
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

/** An email that is being written. */
export interface TemporaryEmail extends Omit<Choices, 'productId'> {
  /** The id that it has in My Emails, so that it is added at most once. */
  id: number
  /** Null for an email that is about no product. */
  productId: number | null
  /** Which of the drafts that the templates give for the same options. */
  variant: number
  writtenBy: Email['writtenBy']
  /** The AI service's model; '' if another wrote it. */
  model: string
  /** Whether the email is complete, or was stopped by the person, or broke off. */
  ending: (typeof endings)[number]
  generated: Words
  /** The words after the person's edits. */
  words: Words
  /** The words in My Emails as the person saw them; undefined until it is there. */
  stored?: Words | undefined
}

export interface Asked {
  lead: Lead
  product: Product
  sender: User
  choices: Choices
  /** The email that is being replaced: the same options then give another draft. */
  before?: TemporaryEmail | undefined
  /** The variant to begin with if no email is replaced, such as the count of earlier emails to the lead. */
  first?: number
  /** The suggestion that the lead was made from. */
  suggestion?: Suggestion | undefined
  /** Emails to others, the newest first; the new email must not repeat their sentences. */
  earlier?: readonly Words[]
}

/**
 * Writes an email on this device, without any service.
 * @throws TypeError if the texts of its language are not on the device and there is no network
 */
export async function writeEmail({ choices, before, first = 0, ...input }: Asked): Promise<TemporaryEmail> {
  const variant = before && isAskedWith(before, choices) ? before.variant + 1 : first
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

/** An email that a person writes without a draft, or whose first words are given, such as a template's. */
export const ownEmail = (
  choices: Omit<Choices, 'productId'> & { productId: number | null },
  words: Words = { subject: '', body: '' },
): TemporaryEmail => ({
  ...choices,
  id: newId(),
  variant: 0,
  writtenBy: 'person',
  model: '',
  ending: 'whole',
  generated: words,
  words,
})

/** A draft of My Emails, to be written on. */
export function fromDraft(draft: Email): TemporaryEmail {
  const { id, tone, length, focus, productId, writtenBy, subject, body } = draft
  const words = { subject, body }
  const manner = { id, tone, length, focus, productId, writtenBy, language: 'lead' as const }
  return { ...manner, variant: 0, model: '', ending: 'whole', generated: words, words, stored: words }
}

/** The options of an email, without its product. */
export const mannerOf = ({ tone, length, focus, language }: TemporaryEmail): Omit<Choices, 'productId'> => ({
  tone,
  length,
  focus,
  language,
})

/** Whether an email was written with these options. */
export const isAskedWith = (
  email: TemporaryEmail,
  { tone, length, focus, language, productId }: Choices,
): boolean =>
  email.tone === tone &&
  email.length === length &&
  email.focus === focus &&
  email.language === language &&
  email.productId === productId

/** Whether the person changed the words. */
export const isEdited = ({ generated, words }: TemporaryEmail): boolean => !areSame(words, generated)

/** Whether My Emails has all of its words. */
export const isStored = ({ stored, words }: TemporaryEmail): boolean =>
  stored !== undefined && areSame(stored, wordsToStore(words))

/** Whether it has words of the person that My Emails does not have. */
export const isUnsaved = (email: TemporaryEmail): boolean =>
  !isStored(email) && (email.stored !== undefined || isEdited(email))

/** The words as My Emails stores them. */
export const wordsToStore = ({ subject, body }: Words): Words => ({ subject: subject.trim(), body })

export const areSame = (a: Words, b: Words): boolean => a.subject === b.subject && a.body === b.body

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
    /** '' for none. */
    productId: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.pipe(whole, Id),
    ]),
    writtenBy: v.optional(v.picklist(emailWriters), 'parts'),
    model: v.optional(v.string(), ''),
    ending: v.optional(v.picklist(endings), 'whole'),
    storedSubject: v.optional(v.string()),
    storedBody: v.optional(v.string()),
  }),
})

/** The email that a reload or a closed page left behind, or undefined. */
export function keptEmail(key: string, storage?: Storage): TemporaryEmail | undefined {
  const stored = v.safeParse(StoredEmail, keptDraft(key, storage))
  if (!stored.success) return undefined
  const { subject, body, storedSubject, storedBody, ...rest } = stored.output.typed
  const email = { ...rest, generated: stored.output.start, words: { subject, body } }
  if (storedSubject === undefined || storedBody === undefined) return email
  return { ...email, stored: { subject: storedSubject, body: storedBody } }
}

/**
 * Stores it on this device until it is added, replaced by another, or the person signs out without keeping
 * unsent work.
 */
export function keepEmail(key: string, email: TemporaryEmail, storage?: Storage): void {
  const { generated, words, stored, id, variant, productId, ...choices } = email
  const numbers = { id: String(id), variant: String(variant), productId: String(productId ?? '') }
  const typed = { ...words, ...choices, ...numbers }
  const inMyEmails = stored && { storedSubject: stored.subject, storedBody: stored.body }
  keepDraft(key, { start: { ...generated }, typed: { ...typed, ...inMyEmails } }, storage)
}

export const forgetEmail = (key: string): void => forgetDraft(key)

/** The text that "Copy" puts on the clipboard. */
export const plainText = ({ subject, body }: Words): string => `${subject}\n\n${body}`
