import { factChars, MOST_RANKED } from '#api/ai/limits.ts'
import { productFacts, type Wishes } from '#api/ai/product.ts'
import { type Entry, MOST_POINTS, rankingQuestion, type Verdict } from '#api/ai/ranking.ts'
import { countryName } from '#api/companies/query/places.ts'
import type { ProductFacts } from '#api/companies/query/query.ts'
import type { FoundCompany } from '#api/companies/score/candidate.ts'
import type { Access, Model } from '#api/net/model.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { groundedReason } from './grounding.ts'

/** The facts about a scored company that a model gets. Contact data is never among them. */
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
  /** The remaining candidates, best first. */
  candidates: C[]
  /** The candidates that, in the model's judgement, would not buy. */
  removed: C[]
  /** The number of verdicts about an unknown candidate, or about one that already had a verdict. */
  dropped: number
}

/**
 * Has a model judge candidates, within limits: it can move a score by at most 15 points, and it cannot add a company.
 * Its text becomes the reason that is shown, without sentences that claim more than the company's entry says.
 * @param candidates best first; those beyond the first 40 are not sent and stay unchanged
 * @throws ServiceError if the service fails
 */
export async function rankWithModel<C extends Rankable>({
  model,
  access,
  product,
  wishes,
  candidates,
  signal,
}: {
  model: Pick<Model, 'answer'>
  access: Access
  product: ProductFacts
  wishes: Wishes
  candidates: readonly C[]
  signal: AbortSignal
}): Promise<Ranked<C>> {
  if (candidates.length === 0) return { candidates: [], removed: [], dropped: 0 }
  const facts = productFacts(product)
  const entries = candidates.slice(0, MOST_RANKED).map(entryOf)
  const question = rankingQuestion({ product: facts, wishes, candidates: entries })
  const { ranking } = await model.answer(access, { ...question, signal })
  const verdicts = new Map<string, Verdict>()
  for (const verdict of ranking) {
    if (!verdicts.has(verdict.id) && entries.some(({ id }) => id === verdict.id))
      verdicts.set(verdict.id, verdict)
  }
  const kept: C[] = []
  const removed: C[] = []
  candidates.forEach((candidate, index) => {
    const entry = entries[index]
    const verdict = entry && verdicts.get(entry.id)
    if (!verdict) kept.push(candidate)
    else if (!verdict.keep) removed.push(candidate)
    else kept.push(judged(candidate, verdict, wordsIn({ ...entry, id: '' }, facts)))
  })
  const candidatesLeft = kept.sort((a, b) => b.matchScore - a.matchScore)
  return { candidates: candidatesLeft, removed, dropped: ranking.length - verdicts.size }
}

const entryOf = (candidate: Rankable, index: number): Entry => ({
  id: `c${index + 1}`,
  name: candidate.companyName.slice(0, factChars.company),
  website: bareDomain(candidate.website).slice(0, factChars.company),
  industry: candidate.industry.slice(0, factChars.company),
  size: candidate.companySize.slice(0, factChars.company),
  city: candidate.city.slice(0, factChars.company),
  country: countryName(candidate.country).slice(0, factChars.company),
  about: candidate.reasoning.slice(0, factChars.reason),
  source: candidate.source,
  asOf: candidate.asOf.slice(0, factChars.company),
  score: candidate.matchScore,
})

const wordsIn = (...facts: object[]): string[] =>
  facts.flatMap((fact) => Object.values(fact).filter((value) => typeof value === 'string'))

function judged<C extends Rankable>(candidate: C, { adjust, reason }: Verdict, sources: string[]): C {
  const wanted = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, Math.round(adjust)))
  const matchScore = Math.max(0, Math.min(100, candidate.matchScore + wanted))
  const why = groundedReason(reason, sources) ?? candidate.reasoning
  const part: ScorePart = { part: 'Model', points: matchScore - candidate.matchScore, of: 0, why }
  return { ...candidate, matchScore, reasoning: why, scores: [...candidate.scores, part] }
}
