import { type Context, Hono } from 'hono'
import { isWaiting } from '#api/contacts/lookup.ts'
import { body, idParam } from '#api/http/body.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Runner } from '#api/jobs/runner.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Rest } from '#api/sync/rest.ts'
import { ApproveArgs, type Request, SuggestArgs } from '#db/model/entities/request.ts'
import { Point } from '#db/model/place.ts'
import { type Proposals, ProposeArgs } from '#db/model/trade.ts'
import type { Store } from '#db/server/database/handle.ts'
import { rowById, rowsOf } from '#db/server/rows.ts'
import { proposedBuyers } from './query/propose.ts'
import { proposedPlaces } from './query/soldIn.ts'
import { type Sources, sourcesFor } from './sources.ts'

/** People do not wait longer for an address that they can type themselves. */
const ADDRESS_WITHIN_MS = 10_000

/** An empty address if the map is busy or does not respond. */
function nothing(error: unknown): string {
  if (error instanceof ServiceError || (error instanceof DOMException && /Abort|Timeout/.test(error.name)))
    return ''
  throw error
}

/** Routes for the sources of companies, for searches, and for suggestions that wait for review. */
export function companyRoutes(services: Sources & { store: Store }, rest: Rest, runner: Runner) {
  const { store } = services
  return new Hono<Guarded>()
    .get('/sources', async (c) => c.json(await sourcesFor(services, c.get('teamId'), c.get('user').id)))
    .post('/generate-company-suggestions', body(SuggestArgs), async (c) => {
      const args = c.req.valid('json')
      await ownRow(c, 'products', args.productId)
      return c.json(await ended(c, { kind: 'suggest', args }))
    })
    .get('/company-suggestions', async (c) =>
      c.json((await rowsOf(store.read, 'suggestions', c.get('teamId'))).filter(isWaiting)),
    )
    .post('/company-suggestions/approve', body(ApproveArgs), async (c) => {
      const args = c.req.valid('json')
      for (const id of args.suggestionIds) await ownRow(c, 'suggestions', id)
      return c.json(await ended(c, { kind: 'approve', args }))
    })
    .post('/trades/propose', body(ProposeArgs), (c) => {
      const product = c.req.valid('json')
      const places = proposedPlaces(`${product.name}. ${product.description}`)
      return c.json({ buyers: proposedBuyers(product), places } satisfies Proposals)
    })
    .post('/places/address', body(Point), async (c) => {
      const { overpass } = services.outbound
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(ADDRESS_WITHIN_MS)])
      const address = await overpass?.addressAt(c.req.valid('json'), signal).catch(nothing)
      return c.json({ address: address ?? '' })
    })
    .delete('/company-suggestions/:id', idParam, async (c) => {
      await rest.act(c, 'suggestions', 'suggestion.delete', c.req.valid('param').id)
      return c.body(null, 204)
    })

  async function ownRow(c: Context<Guarded>, table: 'products' | 'suggestions', id: number) {
    const row = await rowById(store.read, table, id)
    if (row?.teamId !== c.get('teamId') || row.deletedAt) throw notFound()
  }

  /** Creates the request and waits until it has ended. */
  async function ended(c: Context<Guarded>, task: Request['task']): Promise<Request['result']> {
    const { id } = await rest.create(c, 'requests', 'request.create', { task })
    const request = await runner.ended(id)
    if (request.status === 'done') return request.result
    throw new ApiError(502, request.message)
  }
}
