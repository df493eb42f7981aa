import { isWaiting } from '#api/contacts/lookup.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import { serverAuthor } from '#api/jobs/job.ts'
import { sourceNames } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { scoreOf } from '#db/model/score.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { suggestionsOf, unendedRequests } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { type Author, write } from '#db/server/write.ts'
import type { FoundCompany } from './score/candidate.ts'
import { judgeAgain, type Search, type SearchResult, type SearchServices } from './search.ts'

/** The product, request, team and person for which a company was found. */
interface Made {
  productId: number
  requestId: number
  teamId: number
  userId: number
}

/** Stores a company as a suggestion that waits for review. */
export async function addSuggestion(
  handle: Handle,
  company: FoundCompany,
  { productId, requestId, teamId, userId }: Made,
  author: Author,
): Promise<void> {
  const suggestion = {
    ...newRow(newId(), { at: author.at, userId, teamId }),
    ...company,
    matchScore: String(company.matchScore),
    productId,
    requestId,
    approved: false,
    sample: false,
    contact: '' as const,
  }
  await write(handle, 'suggestions', undefined, suggestion, author)
}

/**
 * Has the AI service judge the suggestions of an earlier search, which had to do without it.
 * @param again the id of that search
 * @returns the result, and a function that stores it: it updates scores and reasons, adds the proposed companies and
 *   deletes those that would not buy. Suggestions that the person approved or dismissed meanwhile stay unchanged
 * @throws PermanentError if no suggestion waits for review any more, ServiceError if the service fails again
 */
export async function judgeEarlier(
  services: SearchServices & { store: Store; now(): Date },
  search: Search,
  { requestId, again }: { requestId: number; again: number },
): Promise<{ result: SearchResult; commit(handle: Handle): Promise<void> }> {
  const { teamId, userId, product, args } = search
  const suggested = await suggestionsOf(services.store.read, {
    teamId,
    productId: product.id,
    requestId: again,
  })
  const waiting = suggested.filter(isWaiting)
  if (suggested.length > 0 && waiting.length === 0) {
    throw new PermanentError('The companies of this search were all reviewed already.')
  }
  const count = args.count - (suggested.length - waiting.length)
  const result = await judgeAgain(services, { ...search, args: { ...args, count } }, waiting.map(asFound))

  async function commit(handle: Handle) {
    const author = serverAuthor(services.now(), 'suggestion.judged')
    const judged = new Map(result.companies.map((company) => [keyOf(company), company]))
    const approving = await beingApproved(handle, teamId)
    for (const { id } of waiting) {
      const row = await rowById(handle, 'suggestions', id)
      const company = row && judged.get(keyOf(row))
      if (row) judged.delete(keyOf(row))
      if (!row || !isWaiting(row) || approving.has(id)) continue
      const after = company ? withVerdict(row, company) : { ...row, deletedAt: author.at }
      await write(handle, 'suggestions', row, after, author)
    }
    const made = { productId: product.id, requestId, teamId, userId }
    for (const company of judged.values()) await addSuggestion(handle, company, made, author)
  }
  return { result, commit }
}

/** The company as it was before a model judged it. */
function asFound(suggestion: Suggestion): FoundCompany {
  const judgement = suggestion.scores.find(({ part }) => part === 'Model')
  return {
    ...suggestion,
    matchScore: scoreOf(suggestion.matchScore) - (judgement?.points ?? 0),
    scores: suggestion.scores.filter((part) => part !== judgement),
    source: sourceNames.find((name) => name === suggestion.source) ?? 'directory',
  }
}

const withVerdict = (row: Suggestion, { matchScore, scores, reasoning }: FoundCompany): Suggestion => ({
  ...row,
  matchScore: String(matchScore),
  scores,
  reasoning,
})

/** Identifies a company by the fields that a verdict does not change. */
const keyOf = ({
  companyName,
  website,
  sourceUrl,
}: Pick<FoundCompany, 'companyName' | 'website' | 'sourceUrl'>) =>
  JSON.stringify([companyName, website, sourceUrl])

/** The ids of suggestions that a person is about to approve. They are not changed any more. */
async function beingApproved(handle: Handle, teamId: number): Promise<Set<number>> {
  const ids = (await unendedRequests(handle)).flatMap((request) =>
    request.teamId === teamId && request.task.kind === 'approve' ? request.task.args.suggestionIds : [],
  )
  return new Set(ids)
}
