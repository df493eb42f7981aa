import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace, type Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Product } from '#db/model/entities/product.ts'

interface DeleteProductsProps {
  products: readonly Product[]
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before products are deleted. */
export function DeleteProducts({ products, onCancel, onDeleted }: DeleteProductsProps) {
  const { change } = useWorkspace()
  const [first] = products

  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={products.length === 1 ? 'Delete Product' : 'Delete Products'}
      text={
        products.length === 1
          ? `Delete "${first?.name ?? ''}"? Its leads and suggestions stay.`
          : `Delete ${products.length} products? Their leads and suggestions stay.`
      }
      confirmLabel="Delete"
      danger
      onConfirm={async () => (await deleteProducts(change, products)) && onDeleted()}
    />
  )
}

function deleteProducts(change: Workspace['change'], products: readonly Product[]): Promise<boolean> {
  const noun = products.length === 1 ? 'product' : 'products'
  const rows = products.map(({ id, version }) => ({ table: 'products' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: noticeOf(products, 'deleted'),
    notDeleted: changeFailed('Error Deleting Product(s)', `Failed to delete ${noun}. Please try again.`),
    restored: noticeOf(products, 'restored'),
    notRestored: changeFailed('Error Updating Product', `Failed to restore ${noun}. Please try again.`),
  })
}

function noticeOf(products: readonly Product[], done: 'deleted' | 'restored') {
  const [first] = products
  return products.length === 1 && first
    ? { title: `Product ${done}`, text: first.name }
    : { title: `Products ${done}`, text: `${products.length} products ${done}.` }
}
