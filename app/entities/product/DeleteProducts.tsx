import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Product } from '#db/model/entities/product.ts'
import { useDeleteProducts } from './useDeleteProducts.ts'

interface DeleteProductsProps {
  products: readonly Product[]
  /** Called when they are deleted, and when they are to stay. */
  onClose: () => void
}

/** Asks before products are deleted. */
export function DeleteProducts({ products, onClose }: DeleteProductsProps) {
  const [busy, setBusy] = useState(false)
  const deleteProducts = useDeleteProducts()
  const confirm = async () => {
    setBusy(true)
    if (await deleteProducts(products)) onClose()
    else setBusy(false)
  }
  const [first] = products
  const one = products.length === 1
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={one ? 'Delete Product' : 'Delete Products'}
      text={
        one
          ? `Delete "${first?.name ?? ''}"? Its leads and suggestions stay.`
          : `Delete ${products.length} products? Their leads and suggestions stay.`
      }
      confirmLabel="Delete"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}
