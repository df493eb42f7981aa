import { PermanentError } from '#api/jobs/failure.ts'
import { BudgetExceeded } from '#api/keys/meter.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Access, Model } from '#api/net/model.ts'
import { modelError } from '#api/net/modelErrors.ts'
import { composeEmail, wordBands } from '#db/composer/compose.ts'
import { wordCount } from '#db/composer/words.ts'
import { type EmailText, grounded, readAnswer } from './answer.ts'
import { dataFor, type EarlierText, type PromptInput, systemFor } from './prompt.ts'

/** An AI service, and in whose name it is asked. */
export interface ModelAccess {
  model: Pick<Model, 'stream'>
  access: Access
}

/** How far the writing has come. */
export type Step =
  | { step: 'writing'; email: EmailText }
  /** Its length is off, so it is written once more; the email so far stands until then. */
  | { step: 'correcting'; words: number }

/** No email is as long as this; a service that goes on is left. */
const MOST_CHARS = 16_000

/**
 * Has an AI service write an email, piece by piece. One whose length is off is corrected once.
 * @param draft the sender's own words, to be improved
 * @returns (as the generator's value) the email
 * @throws BudgetExceeded where no more may be asked, ServiceError when the service fails, or the signal's reason
 */
export async function* writeEmail(
  writer: ModelAccess,
  input: PromptInput,
  { draft, signal }: { draft?: EmailText; signal: AbortSignal },
): AsyncGenerator<Step, EmailText> {
  const first = yield* written(writer, input, signal, draft)
  const words = wordCount(first.body)
  if (offBy(input, words) === 0) return first
  yield { step: 'correcting', words }
  const second = await corrected(writer, input, signal, { ...first, words })
  return second && offBy(input, wordCount(second.body)) < offBy(input, words) ? second : first
}

/** The email at the end of the writing. */
export async function finished(writing: AsyncGenerator<Step, EmailText>): Promise<EmailText> {
  for (;;) {
    const { done, value } = await writing.next()
    if (done) return value
  }
}

async function* written(
  { model, access }: ModelAccess,
  input: PromptInput,
  signal: AbortSignal,
  draft?: EarlierText,
): AsyncGenerator<Step, EmailText> {
  const data = dataFor(input, draft)
  const given = addressesGiven(input, draft)
  let raw = ''
  for await (const piece of model.stream(access, { system: systemFor(input, draft), data, signal })) {
    raw += piece
    if (raw.length > MOST_CHARS) break
    yield { step: 'writing', email: grounded(readAnswer(raw, false), input, given) }
  }
  const { subject, body } = grounded(readAnswer(raw, true), input, given)
  if (wordCount(body) === 0) throw modelError('malformed', 'wrote no letter.')
  return { subject: subject || draft?.subject || composeEmail(input).subject, body }
}

/** Where an address may come from: not from what web pages or notes say of the lead. */
const addressesGiven = ({ lead, product, sender }: PromptInput, draft?: EarlierText) =>
  [lead.company, product.name, product.description, product.brand, sender.company, draft?.body].join('\n')

/** An email that is too long or too short is better than none. */
async function corrected(
  writer: ModelAccess,
  input: PromptInput,
  signal: AbortSignal,
  draft: EarlierText,
): Promise<EmailText | undefined> {
  try {
    return await finished(written(writer, input, signal, draft))
  } catch (error) {
    if (error instanceof ServiceError || error instanceof BudgetExceeded) return undefined
    throw error
  }
}

/** How many words an email has too many or too few. */
function offBy({ length }: PromptInput, words: number): number {
  const { least, most } = wordBands[length]
  return Math.max(least - words, words - most, 0)
}

/** What a person reads where the key is missing or wrong. */
export const EMAIL_NEEDS_KEY = 'OpenAI API key required. Please add a valid API key in settings.'

/**
 * What a person reads when an email could not be written.
 * @returns undefined for what is no failure of the work or of a service
 */
export function whyNotWritten(error: unknown): string | undefined {
  if (error instanceof PermanentError) return error.message
  if (!(error instanceof ServiceError)) return undefined
  return error.code === 'unauthorized'
    ? EMAIL_NEEDS_KEY
    : 'Failed to connect to the AI service. Please try again later.'
}
