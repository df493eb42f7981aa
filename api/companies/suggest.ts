import { PermanentError, whyNotFound } from '#api/jobs/failure.ts'
import { defineJob, serverAuthor } from '#api/jobs/job.ts'
import { SuggestArgs } from '#db/model/entities/request.ts'
import type { Store } from '#db/server/database/handle.ts'
import { decidedCompanies, knownCompanies } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { suppressedIn } from '#db/server/suppressions.ts'
import { addSuggestion, judgeEarlier } from './judge.ts'
import { type SearchResult, type SearchServices, searchCompanies, whyNothing } from './search.ts'
import { refusedShown, refusedTrades } from './trades/refused.ts'

/**
 * The job that finds companies that may buy a product and were not suggested for it before. With `again` it has the AI
 * service judge the companies of an earlier search, which had to do without it.
 */
export const suggestJob = (services: SearchServices & { store: Store; now(): Date }) =>
  defineJob({
    args: SuggestArgs,
    failed: 'Failed to generate company suggestions',
    whyNot: whyNotFound,
    async run({ request, signal, report }, args) {
      const { store, now } = services
      const { teamId, createdBy } = request
      const product = await rowById(store.read, 'products', args.productId)
      if (product?.teamId !== teamId || product.deletedAt) {
        throw new PermanentError('This product no longer exists.')
      }
      const known = await knownCompanies(store.read, teamId, product.id)
      const refused = refusedTrades(await decidedCompanies(store.read, teamId, product.id))
      const search = {
        teamId,
        userId: createdBy,
        product,
        args,
        known,
        refused,
        signal,
        suppressed: await suppressedIn(store.read, teamId),
        onStep: (step: string) => report({ step }),
      }
      if (args.again !== undefined) {
        const { result, commit } = await judgeEarlier(services, search, {
          requestId: request.id,
          again: args.again,
        })
        return async (handle) => {
          await commit(handle)
          return outcomeOf(result, messageFor(result, 0, false))
        }
      }
      const result = await searchCompanies(services, search)
      const without = result.companies.length === 0 ? await whyNothing(services, search) : []

      return async (handle) => {
        const author = serverAuthor(now(), 'suggestion.found')
        const made = { productId: product.id, requestId: request.id, teamId, userId: createdBy }
        for (const company of result.companies) await addSuggestion(handle, company, made, author)
        const learnt = result.companies.length > 0 ? refusedShown(refused) : ''
        const message = [messageFor(result, args.count, known.size > 0), learnt].filter(Boolean).join(' ')
        return { ...outcomeOf(result, message), ...(without.length > 0 && { without }) }
      }
    },
  })

const outcomeOf = ({ companies, aiFailed }: SearchResult, message: string) => ({
  suggested: companies.length,
  message,
  ...(aiFailed && { aiFailed }),
})

function messageFor({ companies, by, notes }: SearchResult, asked: number, before: boolean): string {
  const found = companies.length
  const more = before ? 'more ' : ''
  return [sentence(), ...notes].join(' ')

  function sentence() {
    if (found === 0) return `No ${more}companies in ${by} fit this product. Other keywords may find some.`
    if (found < asked) {
      return `Only ${found} ${more}${found === 1 ? 'company fits' : 'companies fit'} this product well, by ${by}.`
    }
    return `Found ${found} ${found === 1 ? 'company' : 'companies'} in ${by}.`
  }
}
