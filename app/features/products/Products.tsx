import { Package, Plus, SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { DeleteProducts } from '#app/entities/product/DeleteProducts.tsx'
import { ProductDialog } from '#app/entities/product/ProductDialog.tsx'
import { useSampleLoader } from '#app/entities/samples.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useSelection } from '#app/ui/useSelection.ts'
import type { Product } from '#db/model/entities/product.ts'
import { ProductBar } from './ProductBar.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductTools } from './ProductTools.tsx'
import { everything, narrowed } from './productFilter.ts'
import { useProductView } from './useProductView.ts'

/** The team's products: what is being sold. */
export function Products() {
  const rows = useRows('products')
  const products = useMemo(() => rows && newestFirst(rows), [rows])
  const form = useForms()
  const [deletion, setDeletion] = useState<readonly Product[]>()
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
      {!products && <SkeletonList />}
      {products?.length === 0 && <NoProducts add={addButton} />}
      {products && products.length > 0 && (
        <Shelf products={products} add={addButton} onEdit={form.openFor} onDelete={setDeletion} />
      )}
      {form.count > 0 && (
        <ProductDialog key={form.count} product={form.product} open={form.open} onOpenChange={form.setOpen} />
      )}
      {deletion && <DeleteProducts products={deletion} onClose={() => setDeletion(undefined)} />}
    </>
  )
}

interface ShelfProps {
  products: readonly Product[]
  add: ReactNode
  onEdit: (product: Product) => void
  onDelete: (products: readonly Product[]) => void
}

/** The products that there are, as they are filtered and laid out. */
function Shelf({ products, add, onEdit, onDelete }: ShelfProps) {
  const [filter, setFilter] = useState(everything)
  const [view, setView] = useProductView()
  const shown = useMemo(() => narrowed(products, filter), [products, filter])
  const { selection, chosen } = useSelection(shown)
  const deleteSelected = () => onDelete(chosen)
  return (
    <>
      <ProductTools
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={setView}
        selection={selection}
        onDeleteSelected={deleteSelected}
      />
      {shown.length > 0 ? (
        <ProductList
          products={shown}
          view={view}
          selection={selection}
          onEdit={onEdit}
          onDelete={(product) => onDelete([product])}
        />
      ) : (
        <NoMatch onClear={() => setFilter(everything)} />
      )}
      <ProductBar selected={selection.count} onDeleteSelected={deleteSelected} add={add} />
    </>
  )
}

function NoProducts({ add }: { add: ReactNode }) {
  const { offered, busy, load } = useSampleLoader()
  return (
    <EmptyState
      icon={<Package />}
      title="No products yet"
      text="Add what you sell. Rove then finds companies that may buy it."
      action={
        <>
          {add}
          {offered && (
            <Button variant="secondary" busy={busy} onClick={load}>
              Load sample data
            </Button>
          )}
        </>
      }
    />
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No matching products found"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  )
}

const newestFirst = (products: readonly Product[]) =>
  products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The form's state; its product stays while it leaves the screen, and `count` tells one opening from the next. */
function useForms() {
  const [{ open, count, product }, set] = useState<{ open: boolean; count: number; product?: Product }>({
    open: false,
    count: 0,
  })
  return {
    open,
    count,
    product,
    openFor: (next: Product | undefined) =>
      set((before) => ({ open: true, count: before.count + 1, ...(next && { product: next }) })),
    setOpen: (next: boolean) => set((before) => ({ ...before, open: next })),
  }
}
