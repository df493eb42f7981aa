import { Hono } from 'hono'
import { body, IdText, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { notFound, secondFactorMissing } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Rest } from '#api/sync/rest.ts'
import { isUnread, type Lead, LeadEdit, ManualLead, manualLead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { historyOf, leadsOfBatch } from '#db/server/history.ts'
import { mergedLeads, withMerged } from '#db/server/merged.ts'
import { rowById, rowsOf } from '#db/server/rows.ts'
import { isMember, isWithheld } from '#db/server/teams.ts'

export function leadRoutes({ store }: Deps, rest: Rest) {
  return new Hono<Guarded>()
    .get('/leads', async (c) => c.json(await listed(c.get('teamId'), ({ saved }) => saved)))
    .post('/leads', body(ManualLead), async (c) => {
      const fields = manualLead(c.req.valid('json'))
      return c.json(await withProduct(await rest.create(c, 'leads', 'lead.create', { fields })), 201)
    })
    .patch('/leads/:id', idParam, body(LeadEdit), async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await withProduct(await rest.edit(c, 'leads', 'lead.edit', id, c.req.valid('json'))))
    })
    .delete('/leads/:id', idParam, async (c) => {
      await rest.act(c, 'leads', 'lead.delete', c.req.valid('param').id)
      return c.body(null, 204)
    })
    .get('/leads/:id/history', idParam, async (c) => {
      const { teamId, id } = await readableLead(c.get('user').id, c.req.valid('param').id)
      const ids = await withMerged(store.read, teamId, new Set([id]))
      return c.json(await historyOf(store.read, teamId, [...ids]))
    })
    .get('/leads/:id/batches/:version', params({ id: IdText, version: IdText }), async (c) => {
      const { id, version } = c.req.valid('param')
      const { teamId } = await readableLead(c.get('user').id, id)
      return c.json(await leadsOfBatch(store.read, teamId, version))
    })
    .get('/generated-leads', async (c) => c.json(await listed(c.get('teamId'), isUnread)))
    .post('/generated-leads/:id/approve', idParam, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await withProduct(await rest.act(c, 'leads', 'lead.approve', id)))
    })
    .delete('/generated-leads/:id', idParam, async (c) => {
      await rest.act(c, 'leads', 'lead.delete', c.req.valid('param').id)
      return c.body(null, 204)
    })

  /** In any of the person's teams, because the calling screen may show another team than the current one. */
  async function readableLead(userId: number, id: number): Promise<Lead> {
    const lead = await rowById(store.read, 'leads', id)
    if (!lead || !(await isMember(store.read, userId, lead.teamId))) throw notFound()
    if (await isWithheld(store.read, userId, lead.teamId)) throw secondFactorMissing()
    return lead
  }

  async function listed(teamId: number, isListed: (lead: Lead) => boolean) {
    const products = await productsById(teamId)
    const leads = await rowsOf(store.read, 'leads', teamId)
    const merged = await mergedLeads(store.read, teamId)
    return leads
      .filter((lead) => isListed(lead) && !merged.has(lead.id))
      .map((lead) => onWire(lead, products))
  }

  async function withProduct(lead: Lead) {
    return onWire(lead, await productsById(lead.teamId))
  }

  async function productsById(teamId: number) {
    const products = await rowsOf(store.read, 'products', teamId)
    return new Map(products.map((product) => [product.id, product]))
  }
}

/** A lead as REST returns it: with its product's name, brand and value. */
function onWire(lead: Lead, products: Map<number, Product>) {
  const product = lead.productId === null ? undefined : products.get(lead.productId)
  const { name, brand, value } = product ?? {}
  return { ...lead, product: product ? { name, brand, value } : null }
}
