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

/** For which product and by which request a company was found, and for whom. */
interface Made {
  productId: number
  requestId: number
  teamId: number
  userId: number
}

/** Stores a company that was found, to be reviewed. */
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
 * Has the AI service judge what an earlier search suggested without it.
 * @param again that search
 * @returns what came of it, and what stores that: new scores and reasons, the companies that it adds, and without those
 *   that would not buy; what the person approved or dismissed meanwhile stays as it is
 * @throws PermanentError where nothing of it waits for a review any more, ServiceError where the service fails again
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

/** As it was before a model judged it. */
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

/** What a verdict leaves as it is. */
const keyOf = ({
  companyName,
  website,
  sourceUrl,
}: Pick<FoundCompany, 'companyName' | 'website' | 'sourceUrl'>) =>
  JSON.stringify([companyName, website, sourceUrl])

/** What a person said yes to is theirs. */
async function beingApproved(handle: Handle, teamId: number): Promise<Set<number>> {
  const ids = (await unendedRequests(handle)).flatMap((request) =>
    request.teamId === teamId && request.task.kind === 'approve' ? request.task.args.suggestionIds : [],
  )
  return new Set(ids)
}
