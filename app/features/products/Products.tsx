import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows } from '#app/lib/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import type { Product } from '#db/model/product.ts'
import { ProductDialog } from './ProductDialog.tsx'
import { ProductList } from './ProductList.tsx'
import { useDeleteProduct } from './useDeleteProduct.ts'

/** The team's products: what is being sold (SPEC.md section 2, Products). */
export function Products() {
  const rows = useRows('products')
  const products = useMemo(() => rows && newestFirst(rows), [rows])
  const form = useOpening<Product | undefined>()
  const deletion = useOpening<Product>()
  const deleteProduct = useDeleteProduct()

  const confirmDelete = () => {
    deletion.setOpen(false)
    if (deletion.subject) void deleteProduct(deletion.subject)
  }
  const addButton = (
    <Button icon={<Plus />} onClick={() => form.openFor(undefined)}>
      Add Product
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Products"
        subtitle="What you sell, and to whom"
        actions={<div className="max-md:hidden">{addButton}</div>}
      />
      <ProductList products={products} add={addButton} onEdit={form.openFor} onDelete={deletion.openFor} />
      {form.count > 0 && (
        <ProductDialog key={form.count} product={form.subject} open={form.open} onOpenChange={form.setOpen} />
      )}
      <ConfirmDialog
        open={deletion.open}
        onOpenChange={deletion.setOpen}
        title="Delete Product"
        text={`Delete "${deletion.subject?.name ?? ''}"? Its leads and suggestions stay.`}
        confirmLabel="Delete"
        danger
        onConfirm={confirmDelete}
      />
    </>
  )
}

const newestFirst = (products: readonly Product[]) =>
  products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** A dialog's state; its subject stays while it leaves the screen, and `count` tells one opening from the next. */
function useOpening<T>() {
  const [{ open, count, subject }, set] = useState<{ open: boolean; count: number; subject?: T }>({
    open: false,
    count: 0,
  })
  return {
    open,
    count,
    subject,
    openFor: (next: T) => set((before) => ({ open: true, count: before.count + 1, subject: next })),
    setOpen: (next: boolean) => set((before) => ({ ...before, open: next })),
  }
}
