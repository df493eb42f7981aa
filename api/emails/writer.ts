import { PermanentError } from '#api/jobs/failure.ts'
import { Spent } from '#api/keys/meter.ts'
import { ServiceFailed } from '#api/net/errors.ts'
import type { Access, Model } from '#api/net/model.ts'
import { modelFailed } from '#api/net/modelErrors.ts'
import { composeEmail, wordBands } from '#db/composer/compose.ts'
import { wordCount } from '#db/composer/words.ts'
import { grounded, type Letter, letterIn } from './answer.ts'
import { type Asked, type Draft, dataFor, systemFor } from './prompt.ts'

/** What an AI service is asked to write with. */
export interface Pen {
  model: Pick<Model, 'stream'>
  access: Access
}

/** How far the writing has come. */
export type Step =
  | { step: 'writing'; letter: Letter }
  /** Its length is off, so it is written once more; the letter so far stands until then. */
  | { step: 'correcting'; words: number }

/** No letter is as long as this; a service that goes on is left. */
const MOST_CHARS = 16_000

/**
 * Has an AI service write a letter, piece by piece. One whose length is off is corrected once.
 * @param draft the sender's own words, to be improved
 * @returns (as the generator's value) the letter
 * @throws Spent where no more may be asked, ServiceFailed when the service fails, or the signal's reason
 */
export async function* writeLetter(
  pen: Pen,
  asked: Asked,
  { draft, signal }: { draft?: Letter; signal: AbortSignal },
): AsyncGenerator<Step, Letter> {
  const first = yield* written(pen, asked, signal, draft)
  const words = wordCount(first.body)
  if (offBy(asked, words) === 0) return first
  yield { step: 'correcting', words }
  const second = await corrected(pen, asked, signal, { ...first, words })
  return second && offBy(asked, wordCount(second.body)) < offBy(asked, words) ? second : first
}

/** The letter at the end of the writing. */
export async function wholeLetter(writing: AsyncGenerator<Step, Letter>): Promise<Letter> {
  for (;;) {
    const { done, value } = await writing.next()
    if (done) return value
  }
}

async function* written(
  { model, access }: Pen,
  asked: Asked,
  signal: AbortSignal,
  draft?: Draft,
): AsyncGenerator<Step, Letter> {
  const data = dataFor(asked, draft)
  const given = addressesGiven(asked, draft)
  let raw = ''
  for await (const piece of model.stream(access, { system: systemFor(asked, draft), data, signal })) {
    raw += piece
    if (raw.length > MOST_CHARS) break
    yield { step: 'writing', letter: grounded(letterIn(raw, false), asked, given) }
  }
  const { subject, body } = grounded(letterIn(raw, true), asked, given)
  if (wordCount(body) === 0) throw modelFailed('malformed', 'wrote no letter.')
  return { subject: subject || draft?.subject || composeEmail(asked).subject, body }
}

/** Where an address may come from: not from what web pages or notes say of the lead. */
const addressesGiven = ({ lead, product, sender }: Asked, draft?: Draft) =>
  [lead.company, product.name, product.description, product.brand, sender.company, draft?.body].join('\n')

/** A letter that is too long or too short is better than none. */
async function corrected(
  pen: Pen,
  asked: Asked,
  signal: AbortSignal,
  draft: Draft,
): Promise<Letter | undefined> {
  try {
    return await wholeLetter(written(pen, asked, signal, draft))
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof Spent) return undefined
    throw error
  }
}

/** How many words a letter has too many or too few. */
function offBy({ length }: Asked, words: number): number {
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
  if (!(error instanceof ServiceFailed)) return undefined
  return error.code === 'key'
    ? EMAIL_NEEDS_KEY
    : 'Failed to connect to the AI service. Please try again later.'
}
