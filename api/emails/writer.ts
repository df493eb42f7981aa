import { type EarlierText, emailPrompt, type PromptInput } from '#api/ai/email.ts'
import { isRefusal, mayBecomeRefusal } from '#api/ai/refusal.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import { BudgetExceeded } from '#api/keys/meter.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Access, Model } from '#api/net/model.ts'
import { modelError } from '#api/net/modelErrors.ts'
import { composeEmail, wordBands } from '#db/composer/compose.ts'
import { countryOf } from '#db/composer/language.ts'
import { wordCount } from '#db/composer/words.ts'
import { type EmailText, grounded, readAnswer } from './answer.ts'
import { type Grounds, groundsOf, withoutMarks } from './claims.ts'
import { locatedOf } from './language.ts'
import type { SiteText } from './siteText.ts'

/** An AI service, and the access to it. */
export interface ModelAccess {
  model: Pick<Model, 'stream'>
  access: Access
  siteText: SiteText
}

/** The input for an email, before the lead's site is read. */
export type EmailAbout = Omit<PromptInput, 'site'>

/** The progress of the writing. */
export type Step =
  | { step: 'writing'; email: EmailText }
  /** Its length is wrong, so it is written again; the current email is kept until then. */
  | { step: 'correcting'; words: number }

/** No email is this long; a service that continues is cut off. */
const MOST_CHARS = 16_000

/**
 * Has an AI service write an email, piece by piece. If its length is wrong, it is corrected once.
 * @param draft the sender's own words, to be improved
 * @returns (as the generator's value) the email
 * @throws BudgetExceeded if the budget is used up, ServiceError if the service fails, or the signal's reason
 */
export async function* writeEmail(
  writer: ModelAccess,
  about: EmailAbout,
  { draft, signal }: { draft?: EmailText; signal: AbortSignal },
): AsyncGenerator<Step, EmailText> {
  const input = { ...about, site: await writer.siteText(about.lead.companyUrl, signal) }
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
  const sources = { known: input, given: addressesGiven(input, draft), grounds: groundsFor(input, draft) }
  let raw = ''
  for await (const piece of model.stream(access, { ...emailPrompt(input, draft), signal })) {
    raw += piece
    if (raw.length > MOST_CHARS) break
    const begun = readAnswer(raw, false)
    checkWilling(begun)
    if (!mayBecomeRefusal(begun.body)) {
      yield { step: 'writing', email: grounded(begun, sources, false) }
    }
  }
  const whole = readAnswer(raw, true)
  checkWilling(whole)
  if (!isLetter(whole)) throw modelError('malformed', 'wrote no letter.')
  const { subject, body } = grounded(whole, sources)
  return { subject: subject || draft?.subject || (await composeEmail(input)).subject, body }
}

/** @throws ServiceError if the text is a refusal instead of an email */
function checkWilling({ body }: EmailText): void {
  if (isRefusal(body)) throw modelError('declined', 'declined to write.')
}

/** The length of the shortest answer that counts as a letter without a subject. */
const LEAST_WORDS = 25

const isLetter = ({ subject, body }: EmailText): boolean =>
  wordCount(body) >= (subject ? 1 : LEAST_WORDS) || (wordCount(body) > 0 && body.includes('\n\n'))

/**
 * The facts that the email may state: from the rows, the lead's site and the sender; not from a model's
 * earlier text.
 */
function groundsFor(input: PromptInput, draft?: EarlierText): Grounds {
  const { lead, product, sender, suggestion, site, writtenIn } = input
  const own = draft && draft.words === undefined ? unmarked(draft) : {}
  const texts = [{ site }, lead, product, sender, suggestion ?? {}, own].flatMap(textsIn)
  return groundsOf([...texts, ...namesOf(countryOf(locatedOf(lead, suggestion)))], writtenIn)
}

const countries = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
)
const namesOf = (country: string): string[] =>
  /^[A-Z]{2}$/.test(country) ? countries.map((names) => names.of(country) ?? '') : []

const unmarked = ({ subject, body }: EmailText) => ({
  subject: withoutMarks(subject),
  body: withoutMarks(body),
})

/** The time at which a row was made is not a figure for an email. */
const textsIn = (row: object): string[] =>
  Object.entries(row).flatMap(([field, value]) =>
    typeof value === 'string' && field !== 'createdAt' ? [value] : [],
  )

/** The texts from which an address may be taken; web pages and notes about the lead are not among them. */
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

/** The message if the key is missing or wrong. */
export const EMAIL_NEEDS_KEY = 'OpenAI API key required. Please add a valid API key in settings.'

/**
 * The message if an email could not be written.
 * @returns undefined if the error is not a failure of the job or of a service
 */
export function whyNotWritten(error: unknown): string | undefined {
  if (error instanceof PermanentError) return error.message
  if (!(error instanceof ServiceError)) return undefined
  if (error.code === 'declined') return 'The AI service declined to write this email.'
  return error.code === 'unauthorized'
    ? EMAIL_NEEDS_KEY
    : 'Failed to connect to the AI service. Please try again later.'
}
