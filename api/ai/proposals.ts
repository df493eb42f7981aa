import * as v from 'valibot'
import { answerTokens } from './limits.ts'
import type { productFacts, Wishes } from './product.ts'
import { formOf, type Question } from './prompt.ts'

const NamedCompany = v.object({
  name: v.string(),
  website: v.string(),
  industry: v.string(),
  city: v.string(),
  country: v.string(),
  why: v.string(),
})
/** A company as a model names it. */
export type NamedCompany = v.InferOutput<typeof NamedCompany>
const Companies = v.object({ companies: v.array(NamedCompany) })

const system = `You help a sales representative find companies that may buy a product. The data holds the product,
what the representative wishes for ("" where they left it open), how many companies are wanted at most, and the domains
that are known already.
Name real, existing companies that you are sure of and that are what the representative wishes for, fewer than wanted
rather than doubtful ones. Name who buys such a product, never who makes or sells the same.
name: as the company writes it. website: its own front page, never a page about it elsewhere. industry: a few words.
city: of its head office, or "". country: ISO 3166 alpha-2 of its head office, or "".
why: one sentence of plain English, 300 characters at most, on why it may buy the product, without figures, links
or markup. Give no email addresses, no phone numbers and no names of people. Leave out the known domains.`

const text = { type: 'string' }

/** Asks for companies that may buy a product, in addition to the known ones. */
export const proposalsQuestion = (data: {
  product: ReturnType<typeof productFacts>
  wishes: Wishes
  wanted: number
  /** Their domains. */
  known: string[]
}): Question<v.InferOutput<typeof Companies>> => ({
  system,
  data,
  maxTokens: answerTokens.proposals,
  name: 'companies',
  schema: Companies,
  jsonSchema: formOf({
    companies: {
      type: 'array',
      items: formOf({
        name: text,
        website: text,
        industry: text,
        city: text,
        country: text,
        why: text,
      }),
    },
  }),
})
