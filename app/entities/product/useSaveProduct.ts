import type * as v from 'valibot'
import { useWorkspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { NewProduct, Product } from '#db/model/entities/product.ts'
import { newId } from '#db/model/id.ts'

/**
 * Stores a product and says so once it is on this device.
 * The function takes the product as the person saw it, undefined for a new one, and what they want.
 */
export function useSaveProduct() {
  const { change } = useWorkspace()
  return async (seen: Product | undefined, fields: v.InferOutput<typeof NewProduct>): Promise<void> => {
    if (!seen) {
      await change({ name: 'product.create', args: { id: newId(), fields } })
      notify({ title: 'Product added', text: fields.name, tone: 'success' })
      return
    }
    const changes = changesBetween<'products'>(seen, fields)
    if (!changes) return
    await change({ name: 'product.edit', args: { id: seen.id, changes } })
    notify({ title: 'Product updated', text: fields.name, tone: 'success' })
  }
}
