import * as v from 'valibot'
import { answerTokens } from './limits.ts'
import type { productFacts, Wishes } from './product.ts'
import { formOf, type Question } from './prompt.ts'

/** The maximum correction of a score by a model. */
export const MOST_POINTS = 15

/** A found company, as it is described to a model. */
export interface Entry {
  id: string
  name: string
  /** Its domain. */
  website: string
  industry: string
  size: string
  city: string
  country: string
  /** Why it was found, in Rove's words. */
  about: string
  source: string
  asOf: string
  score: number
}

const Verdict = v.object({
  id: v.string(),
  /** Services that do not support schemas may leave it out. */
  keep: v.optional(v.boolean(), true),
  adjust: v.number(),
  reason: v.string(),
})
const Ranking = v.object({ ranking: v.array(Verdict) })
export type Ranking = v.InferOutput<typeof Ranking>
/** A model's opinion about one company. */
export type Verdict = v.InferOutput<typeof Verdict>

const system = `You help a sales representative choose which companies to offer a product to. The data holds the
product, what the representative wishes for ("" where they left it open), and candidate companies, each with an id and
the score (0 to 100) that a search by words gave it. Judge how likely each candidate is to buy the product.
For every candidate give its id, keep, adjust and reason.
keep: false for a company that would not buy: it sells or makes the same, its trade has no use for the product, or it
is not what the representative wishes for. Of what is not known nothing speaks against a company: then true.
adjust: a whole number from -${MOST_POINTS} to ${MOST_POINTS} that corrects the score; 0 where the search judged well.
reason: one or two sentences of plain English, 300 characters at most, on why this company would or would not buy.
Use only what the candidate's own entry and the product say: no other figures, names or places, in the entry's own
spelling. Begin each sentence with "It", "Its" or "The company". No links, no markup, no contact data.
Give each id of the data once, and no other id.`

/** Asks which of the found companies would buy, how likely, and why. */
export const rankingQuestion = (data: {
  product: ReturnType<typeof productFacts>
  wishes: Wishes
  candidates: Entry[]
}): Question<Ranking> => ({
  system,
  data,
  maxTokens: answerTokens.ranking,
  name: 'ranking',
  schema: Ranking,
  jsonSchema: formOf({
    ranking: {
      type: 'array',
      items: formOf({
        id: { type: 'string' },
        keep: { type: 'boolean' },
        adjust: { type: 'integer' },
        reason: { type: 'string' },
      }),
    },
  }),
})
