import { newId } from '#db/model/id.ts'
import { newRow } from '#db/model/mutation.ts'
import type { Request, SuggestArgs, SuggestResult } from '#db/model/request.ts'
import { bareDomain } from '#db/model/suggestion.ts'
import { suggestedDomains } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { byServer, Failed, type Finish, type Work } from './work.ts'

/**
 * Finds companies that may buy the product and were never suggested for it before.
 * @throws Failed when the product is gone
 */
export async function suggest(
  work: Work,
  request: Request,
  args: SuggestArgs,
): Promise<Finish<SuggestResult>> {
  const { store, directory } = work
  const { teamId } = request
  const product = await rowById(store.read, 'products', args.productId)
  if (product?.teamId !== teamId || product.deletedAt) throw new Failed('This product no longer exists.')
  const known = await suggestedDomains(store.read, teamId, product.id)
  const { count, keywords, companySize, location } = args
  const found = directory.suggest({
    product,
    count,
    ...(keywords && { keywords }),
    ...(companySize && { companySize }),
    ...(location && { location }),
    exclude: (domain) => known.has(bareDomain(domain)),
  })

  return async (handle) => {
    for (const company of found) {
      const ctx = { at: work.now().toISOString(), userId: request.createdBy, teamId }
      const suggestion = {
        ...newRow(newId(), ctx),
        ...company,
        scores: [],
        sourceUrl: '',
        domain: '' as const,
        email: '',
        phoneNumber: '',
        address: '',
        latitude: null,
        longitude: null,
        matchScore: String(company.matchScore),
        productId: product.id,
        requestId: request.id,
        approved: false,
        contact: '' as const,
      }
      await write(handle, 'suggestions', undefined, suggestion, byServer(work, 'suggestion.found'))
    }
    return { suggested: found.length, message: messageFor(found.length, count, known.size > 0) }
  }
}

function messageFor(found: number, asked: number, before: boolean): string {
  const more = before ? 'more ' : ''
  if (found === 0)
    return `No ${more}companies in the directory fit this product. Other keywords may find some.`
  if (found < asked)
    return `Only ${found} ${more}${found === 1 ? 'company fits' : 'companies fit'} this product well.`
  return `Found ${found} ${found === 1 ? 'company' : 'companies'}.`
}
