import { failureOf } from '#app/lib/failure.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Product } from '#db/model/product.ts'

/** Deletes a product, with Undo (SPEC.md section 8). */
export function useDeleteProduct() {
  const { change } = useWorkspace()

  const restore = async ({ id, name }: Product) => {
    try {
      await change({ name: 'product.restore', args: { id } })
      notify({ title: 'Product restored', text: name, tone: 'success' })
    } catch (error) {
      const text = 'Failed to restore product. Please try again.'
      notify(failureOf(error, 'Error Updating Product', text))
    }
  }

  return async (product: Product): Promise<void> => {
    try {
      await change({ name: 'product.delete', args: { id: product.id, seen: product.version } })
      const undo = { label: 'Undo', onSelect: () => void restore(product) }
      notify({ title: 'Product deleted', text: product.name, tone: 'success', action: undo })
    } catch (error) {
      const text = 'Failed to delete product. Please try again.'
      notify(failureOf(error, 'Error Deleting Product(s)', text))
    }
  }
}
