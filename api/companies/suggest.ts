import { Failed } from '#api/jobs/failed.ts'
import { byServer, type Finish, type Run, type Work } from '#api/jobs/work.ts'
import type { SuggestArgs, SuggestResult } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import { knownCompanies } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { suppressedIn } from '#db/server/suppressions.ts'
import { write } from '#db/server/write.ts'
import type { Answered } from './search.ts'

/**
 * Finds companies that may buy the product and were never suggested for it before.
 * @throws Failed when the product is gone, ServiceFailed when a service fails
 */
export async function suggest(
  work: Work,
  { request, signal, tell }: Run,
  args: SuggestArgs,
): Promise<Finish<SuggestResult>> {
  const { store, sources } = work
  const { teamId, createdBy } = request
  const product = await rowById(store.read, 'products', args.productId)
  if (product?.teamId !== teamId || product.deletedAt) throw new Failed('This product no longer exists.')
  const known = await knownCompanies(store.read, teamId, product.id)
  const answered = await sources.find({
    ...{ teamId, userId: createdBy, product, args, known, signal },
    suppressed: await suppressedIn(store.read, teamId),
    onStep: (step) => tell({ step }),
  })

  return async (handle) => {
    for (const company of answered.companies) {
      const ctx = { at: work.now().toISOString(), userId: createdBy, teamId }
      const suggestion = {
        ...newRow(newId(), ctx),
        ...company,
        matchScore: String(company.matchScore),
        productId: product.id,
        requestId: request.id,
        approved: false,
        sample: false,
        contact: '' as const,
      }
      await write(handle, 'suggestions', undefined, suggestion, byServer(work, 'suggestion.found'))
    }
    const message = messageFor(answered, args.count, known.size > 0)
    return { suggested: answered.companies.length, message }
  }
}

function messageFor({ companies, by, notes }: Answered, asked: number, before: boolean): string {
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
