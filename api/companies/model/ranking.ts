import * as v from 'valibot'
import { countryName } from '#api/companies/query/places.ts'
import type { ProductFacts } from '#api/companies/query/query.ts'
import type { FoundCompany } from '#api/companies/score/candidate.ts'
import type { Access, Model } from '#api/net/model.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { groundedReason } from './grounding.ts'

/** What a model is told of a scored company: never how to reach it. */
export type Rankable = Pick<
  FoundCompany,
  | 'companyName'
  | 'industry'
  | 'website'
  | 'reasoning'
  | 'companySize'
  | 'city'
  | 'country'
  | 'matchScore'
  | 'scores'
  | 'source'
  | 'asOf'
>

export interface Ranked<C> {
  /** Best first. */
  candidates: C[]
  /** How much of the answer was about no candidate, or about one for the second time. */
  dropped: number
}

const MOST_CANDIDATES = 40
const MOST_POINTS = 15
const MAX_FIELD = 120
const MAX_REASONING = 400

const Ranking = v.object({
  ranking: v.array(v.object({ id: v.string(), adjust: v.number(), reason: v.string() })),
})
type Verdict = v.InferOutput<typeof Ranking>['ranking'][number]

const jsonSchema = {
  type: 'object',
  properties: {
    ranking: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, adjust: { type: 'integer' }, reason: { type: 'string' } },
        required: ['id', 'adjust', 'reason'],
        additionalProperties: false,
      },
    },
  },
  required: ['ranking'],
  additionalProperties: false,
}

const system = `You help a sales representative choose which companies to offer a product to. The data holds the
product and candidate companies, each with an id and the score (0 to 100) that a search by words gave it. Judge how
likely each candidate is to buy the product.
For every candidate give its id, adjust and reason.
adjust: a whole number from -${MOST_POINTS} to ${MOST_POINTS} that corrects the score; 0 where the search judged well.
reason: one or two sentences of plain English, 300 characters at most, on why this company would or would not buy.
Use only what the candidate's own entry and the product say: no other figures, names or places, in the entry's own
spelling. Begin each sentence with "It", "Its" or "The company". No links, no markup, no contact data.
Give each id of the data once, and no other id.`

/**
 * Lets a model correct the order of candidates, within bounds: whatever it answers, a score moves by at most 15
 * points, no company comes or goes, and a reason that says more than the entry does is not shown.
 * @param candidates best first; those beyond the first 40 are not sent and keep their score
 * @param count how many are wanted
 * @throws ServiceError when the service fails
 */
export async function rankWithModel<C extends Rankable>({
  model,
  access,
  product,
  candidates,
  count,
  signal,
}: {
  model: Pick<Model, 'answer'>
  access: Access
  product: ProductFacts
  candidates: readonly C[]
  count: number
  signal: AbortSignal
}): Promise<Ranked<C>> {
  if (candidates.length === 0) return { candidates: [], dropped: 0 }
  const facts = factsOf(product)
  const entries = candidates.slice(0, MOST_CANDIDATES).map(entryOf)
  const { ranking } = await model.answer(access, {
    system,
    data: { product: facts, candidates: entries },
    name: 'ranking',
    schema: Ranking,
    jsonSchema,
    signal,
  })
  const verdicts = new Map<string, Verdict>()
  for (const verdict of ranking) {
    if (!verdicts.has(verdict.id) && entries.some(({ id }) => id === verdict.id))
      verdicts.set(verdict.id, verdict)
  }
  const ranked = candidates.map((candidate, index) => {
    const entry = entries[index]
    const verdict = entry && verdicts.get(entry.id)
    return verdict ? judged(candidate, verdict, wordsIn({ ...entry, id: '' }, facts)) : candidate
  })
  return {
    candidates: ranked.sort((a, b) => b.matchScore - a.matchScore).slice(0, count),
    dropped: ranking.length - verdicts.size,
  }
}

const entryOf = (candidate: Rankable, index: number) => ({
  id: `c${index + 1}`,
  name: candidate.companyName.slice(0, MAX_FIELD),
  website: bareDomain(candidate.website).slice(0, MAX_FIELD),
  industry: candidate.industry.slice(0, MAX_FIELD),
  size: candidate.companySize.slice(0, MAX_FIELD),
  city: candidate.city.slice(0, MAX_FIELD),
  country: countryName(candidate.country).slice(0, MAX_FIELD),
  about: candidate.reasoning.slice(0, MAX_REASONING),
  source: candidate.source,
  asOf: candidate.asOf.slice(0, MAX_FIELD),
  score: candidate.matchScore,
})

const wordsIn = (...facts: Record<string, string | number>[]) =>
  facts.flatMap((fact) => Object.values(fact).filter((value) => typeof value === 'string'))

function judged<C extends Rankable>(candidate: C, { adjust, reason }: Verdict, sources: string[]): C {
  const wanted = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, Math.round(adjust)))
  const matchScore = Math.max(0, Math.min(100, candidate.matchScore + wanted))
  const why = groundedReason(reason, sources) ?? candidate.reasoning
  const part: ScorePart = { part: 'Model', points: matchScore - candidate.matchScore, of: 0, why }
  return { ...candidate, matchScore, scores: [...candidate.scores, part] }
}

const MAX_DESCRIPTION = 2000
const MAX_FACT = 300

/** A product as a model is told of it. */
export const factsOf = (product: ProductFacts) => ({
  name: product.name.slice(0, MAX_FACT),
  description: product.description.slice(0, MAX_DESCRIPTION),
  targetIndustry: product.target_industry.slice(0, MAX_FACT),
  idealCompanySize: product.company_size.slice(0, MAX_FACT),
  priceRange: product.price_range.slice(0, MAX_FACT),
  category: product.category.slice(0, MAX_FACT),
  keywords: product.keywords.slice(0, MAX_FACT),
})
