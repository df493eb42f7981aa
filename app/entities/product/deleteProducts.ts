import { changeFailed } from '#app/data/failure.ts'
import type { Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import type { Product } from '#db/model/entities/product.ts'

/**
 * Deletes products, all or none, with Undo; their leads and suggestions stay.
 * @returns whether they are deleted
 */
export function deleteProducts(change: Workspace['change'], products: readonly Product[]): Promise<boolean> {
  const noun = products.length === 1 ? 'product' : 'products'
  const rows = products.map(({ id, version }) => ({ table: 'products' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: noticeOf(products, 'deleted'),
    notDeleted: changeFailed('Error Deleting Product(s)', `Failed to delete ${noun}. Please try again.`),
    restored: noticeOf(products, 'restored'),
    notRestored: changeFailed('Error Updating Product', `Failed to restore ${noun}. Please try again.`),
  })
}

const noticeOf =
  ([first]: readonly Product[], done: 'deleted' | 'restored') =>
  (count: number) =>
    count === 1 && first
      ? { title: `Product ${done}`, text: first.name }
      : { title: `Products ${done}`, text: `${count} products ${done}.` }
