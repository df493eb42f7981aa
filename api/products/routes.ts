import { Hono } from 'hono'
import { body, idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Rest } from '#api/sync/rest.ts'
import { NewProduct, ProductEdit } from '#db/model/entities/product.ts'
import { rowsOf } from '#db/server/rows.ts'

export function productRoutes({ store }: Deps, rest: Rest) {
  return new Hono<Guarded>()
    .get('/', async (c) => c.json(await rowsOf(store.read, 'products', c.get('teamId'))))
    .post('/', body(NewProduct), async (c) => {
      const fields = c.req.valid('json')
      return c.json(await rest.create(c, 'products', 'product.create', { fields }), 201)
    })
    .patch('/:id', idParam, body(ProductEdit), async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await rest.edit(c, 'products', 'product.edit', id, c.req.valid('json')))
    })
    .delete('/:id', idParam, async (c) => {
      await rest.act(c, 'products', 'product.delete', c.req.valid('param').id)
      return c.body(null, 204)
    })
}
