import { Package, Plus, SearchX, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { DeleteProducts } from '#app/entities/product/DeleteProducts.tsx'
import { ProductDialog } from '#app/entities/product/ProductDialog.tsx'
import { ProductCard, type ProductItemProps, ProductRow } from '#app/entities/product/ProductItem.tsx'
import { useSampleLoader } from '#app/entities/samples.ts'
import { ActionBar } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useSelection } from '#app/ui/useSelection.ts'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Product } from '#db/model/entities/product.ts'
import { ProductTools } from './ProductTools.tsx'
import { everything, narrowed } from './productFilter.ts'
import { type ProductView, useProductView } from './useProductView.ts'

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

interface ProductBarProps {
  /** How many products are selected. */
  selected: number
  onDeleteSelected: () => void
  add: ReactNode
}

/** On a phone, what can be done here, in the thumb's reach. */
function ProductBar({ selected, onDeleteSelected, add }: ProductBarProps) {
  const wide = useWide()
  useToastLift(!wide)
  if (wide) return null
  return (
    <ActionBar phone="screen" className="*:flex-auto">
      {selected > 0 && (
        <Button variant="danger" icon={<Trash2 />} onClick={onDeleteSelected} className="max-md:px-3">
          Delete Selected ({selected})
        </Button>
      )}
      {add}
    </ActionBar>
  )
}

interface ProductListProps extends Omit<ProductItemProps, 'product'> {
  products: readonly Product[]
  view: ProductView
}

const lists: Record<ProductView, string> = {
  grid: 'grid gap-3 md:grid-cols-2 xl:grid-cols-3',
  list: 'divide-y divide-line rounded-lg border border-line bg-surface',
}

const rooms: Record<ProductView, string> = {
  grid: '[contain-intrinsic-size:auto_16rem]',
  list: '[contain-intrinsic-size:auto_3.75rem]',
}

/** The products that are shown. What is out of sight costs no layout. */
function ProductList({ products, view, ...item }: ProductListProps) {
  const Item = view === 'grid' ? ProductCard : ProductRow
  return (
    <ul aria-label="Products" className={classes('max-md:mb-20', lists[view])}>
      {products.map((product) => (
        <li key={product.id} className={classes('min-w-0 [content-visibility:auto]', rooms[view])}>
          <Item product={product} {...item} />
        </li>
      ))}
    </ul>
  )
}
