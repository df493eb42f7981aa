import { cityOf } from '#db/composer/city.ts'
import { wordBands } from '#db/composer/compose.ts'
import { type EmailInput, priceOf } from '#db/composer/facts.ts'
import type { focuses, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { isDoubtful, type Suggestion } from '#db/model/entities/suggestion.ts'
import { answerTokens, factChars } from './limits.ts'
import type { Prompt } from './prompt.ts'

/** The input for an email; a model reads more of the rows than the composer does. */
export interface PromptInput extends EmailInput {
  lead: Lead
  product: Product
  /** The suggestion that the lead was made from; undefined if somebody typed the lead. */
  suggestion: Suggestion | undefined
  /** The lead's language, by its English name: "German". */
  writtenIn: string
  /** The text of the lead's own site; '' if it was not read. */
  site: string
}

/** A text to start from: the sender's own, or one that the model wrote with too few or too many words. */
export interface EarlierText {
  subject: string
  body: string
  /** Its word count; undefined for the sender's own text. */
  words?: number
}

/**
 * The prompt for writing an email.
 * @param draft the text to start from, if there is one
 */
export const emailPrompt = (input: PromptInput, draft?: EarlierText): Prompt => ({
  system: systemFor(input, draft),
  data: dataFor(input, draft),
  maxTokens: answerTokens.email,
})

const manners: Record<(typeof tones)[number], string> = {
  professional: 'courteous, calm and to the point',
  friendly: 'warm and informal, as one person writes to another',
  persuasive: 'convincing by reasons and questions, never by pressure or superlatives',
  urgent: 'asks for a quick decision, without inventing a deadline or a shortage',
  informative: 'matter-of-fact: what the product is, what it does, how to find out more',
}

const subjects: Record<(typeof focuses)[number], string> = {
  benefits: 'what would become easier or better for the lead',
  problem: 'a problem that the lead may have, put as a question, and how the product answers it',
  demo: 'an invitation to see the product in a short demo',
  discount: 'an offer on the price; where the data gives none, the offer is [your offer]',
  'case-study': 'a comparable customer; where the data names none, it is [a customer in a similar trade]',
}

function systemFor({ tone, length, focus, writtenIn }: PromptInput, draft?: EarlierText): string {
  const { least, most } = wordBands[length]
  return `You write one email of a sales representative to a lead, in ${writtenIn}. The data holds the lead (to whom it
goes), the product (what it is about) and the sender (who signs it).
The first line is "Subject: " (that word in English) and a subject of at most 70 characters. Then comes an empty line,
then the body: a greeting, short paragraphs with an empty line between them, a closing phrase, and the sender's name,
position and company on lines of their own. Plain text: no markup, no lists, no links, nothing before or after the email.
The body, greeting and signature included, has ${least} to ${most} words; aim for ${Math.round((least + most) / 2)}.
Tone: ${manners[tone]}. It is about: ${subjects[focus]}.
Begin with one thing that is true of this company (its trade, its place, what "site" or "whySuggested" says), go on with
what follows from it for them, and ask one question that is easy to answer.
State only what the data says. Invent nothing: no figures, prices, dates, deadlines, customers, results or promises.
What the data leaves out is not known: do without it. Where the email cannot do without a fact that only the sender
knows, put a short placeholder in square brackets, such as [your offer].
"site" is what the lead's own website says, "whySuggested" why the product may suit them, as told to the sender: use what
they say, not their words. "notes" are what the sender's team wrote down for itself: let them guide you, but quote none
of them and mention nothing private. Greet a person as letters in ${writtenIn} do, by their first name where it is not
known whether they are a woman or a man, and a company without a person as its team.
Write plainly, as a person would: no stock phrases, no superlatives, no exclamation after exclamation.${revising(draft, least, most)}`
}

function revising(draft: EarlierText | undefined, least: number, most: number): string {
  if (!draft) return ''
  if (draft.words === undefined) {
    return `
"draft" is the email as the sender has it. Keep what it states, offers and asks, and its placeholders; write it better.`
  }
  const fault = draft.words < least ? 'too few' : 'too many'
  return `
"draft" is your email. Its body has ${draft.words} words, which is ${fault}: it must have ${least} to ${most}. Give the
whole email again, of that length, and otherwise change as little as you can.`
}

/** The facts for the email. None of them is an instruction. Contact data of the lead is not included. */
function dataFor(
  { lead, product, sender, suggestion, site }: PromptInput,
  draft?: EarlierText,
): Record<string, object> {
  return {
    lead: known({
      fullName: lead.fullName,
      company: lead.company,
      position: lead.position,
      industry: lead.industry,
      companySize: lead.companySize,
      city: cityOf(lead.address) ?? '',
      notes: lead.notes,
      site,
      whySuggested: suggestion && !isDoubtful(suggestion) ? suggestion.reasoning : '',
    }),
    product: known({
      name: product.name,
      description: product.description,
      doesForACustomer: product.benefit,
      brand: product.brand,
      price: priceOf(product),
      meantFor: product.target_industry,
      category: product.category,
      keywords: product.keywords,
    }),
    sender: known({ fullName: sender.fullName, position: sender.position, company: sender.company }),
    ...(draft && { draft: { subject: draft.subject, body: draft.body } }),
  }
}

const LONG = new Set(['notes', 'site', 'whySuggested', 'description'])

/** Only known facts, each cut to the length that is useful for a letter. */
const known = (facts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts)
      .map(
        ([name, text]) =>
          [name, text.trim().slice(0, LONG.has(name) ? factChars.text : factChars.line)] as const,
      )
      .filter(([, text]) => text !== ''),
  )
