import { failureOf } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Product } from '#db/model/entities/product.ts'

/** Deletes products, all or none, with Undo (SPEC.md section 8). The function returns whether they are deleted. */
export function useDeleteProducts() {
  const { change } = useWorkspace()

  const restore = async (products: readonly Product[]) => {
    try {
      await change(...products.map(({ id }) => ({ name: 'product.restore', args: { id } }) as const))
      notify({ ...notice(products, 'restored'), tone: 'success' })
    } catch (error) {
      const text = `Failed to restore ${noun(products)}. Please try again.`
      notify(failureOf(error, 'Error Updating Product', text))
    }
  }

  return async (products: readonly Product[]): Promise<boolean> => {
    try {
      await change(
        ...products.map(
          ({ id, version }) => ({ name: 'product.delete', args: { id, seen: version } }) as const,
        ),
      )
    } catch (error) {
      const text = `Failed to delete ${noun(products)}. Please try again.`
      notify(failureOf(error, 'Error Deleting Product(s)', text))
      return false
    }
    const undo = { label: 'Undo', onSelect: () => void restore(products) }
    notify({ ...notice(products, 'deleted'), tone: 'success', action: undo })
    return true
  }
}

const noun = ({ length }: readonly Product[]) => (length === 1 ? 'product' : 'products')

function notice(products: readonly Product[], done: 'deleted' | 'restored') {
  const [first] = products
  return products.length === 1 && first
    ? { title: `Product ${done}`, text: first.name }
    : { title: `Products ${done}`, text: `${products.length} products ${done}.` }
}
