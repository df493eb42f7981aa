import { useNavigate } from '@tanstack/react-router'
import { Package, Plus, SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteProducts } from '#app/entities/product/deleteProducts.ts'
import { ProductDialog } from '#app/entities/product/ProductDialog.tsx'
import { ProductCard, type ProductItemProps, ProductRow } from '#app/entities/product/ProductItem.tsx'
import { useSampleLoader } from '#app/entities/samples.ts'
import { DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { RoundAction } from '#app/ui/RoundAction.tsx'
import { SelectionBar } from '#app/ui/SelectionBar.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { notify } from '#app/ui/toast.ts'
import { useSelection } from '#app/ui/useSelection.ts'
import { useSelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Product } from '#db/model/entities/product.ts'
import { compared } from '#db/model/order.ts'
import { ProductRows } from './ProductRows.tsx'
import { PhoneTools, ProductTools } from './ProductTools.tsx'
import { everything, narrowed } from './productFilter.ts'
import { type ProductView, useProductView } from './useProductView.ts'

interface ProductsProps {
  /**
   * Whether the form for a new product is open from the start. After saving, the person continues to the
   * search for companies.
   */
  adding: boolean
  /** Called when that form was closed. */
  onAddingEnd: () => void
}

/** The team's products. */
export function Products({ adding, onAddingEnd }: ProductsProps) {
  const navigate = useNavigate()
  const rows = useRows('products')
  const products = useMemo(() => rows && newestFirst(rows), [rows])
  const form = useForms(adding)
  const addButton = (
    <Button icon={<Plus />} onClick={() => form.openFor(undefined)}>
      Add Product
    </Button>
  )
  const wide = useWide()
  return (
    <>
      {(wide || !products?.length) && (
        <PageHeader
          title="Products"
          subtitle="What you sell, and to whom"
          actions={<div className="max-md:hidden">{addButton}</div>}
        />
      )}
      {!products && <SkeletonList />}
      {products?.length === 0 && <NoProducts add={addButton} />}
      {products && products.length > 0 && (
        <Shelf products={products} onAdd={() => form.openFor(undefined)} onEdit={form.openFor} />
      )}
      {form.count > 0 && (
        <ProductDialog
          key={form.count}
          product={form.product}
          open={form.open}
          onOpenChange={(open) => {
            form.setOpen(open)
            if (adding && !open) onAddingEnd()
          }}
          onAdded={
            adding
              ? (productId) => void navigate({ to: '/lead-generation', search: { productId } })
              : undefined
          }
        />
      )}
    </>
  )
}

interface ShelfProps {
  products: readonly Product[]
  onAdd: () => void
  onEdit: (product: Product) => void
}

/** The existing products with filter and layout. */
function Shelf({ products, onAdd, onEdit }: ShelfProps) {
  const [filter, setFilter] = useState(everything)
  const [view, setView] = useProductView()
  const shown = useMemo(() => narrowed(products, filter), [products, filter])
  const { selection, chosen } = useSelection(shown)
  const mode = useSelectMode(selection)
  const wide = useWide()
  const { change } = useWorkspace()
  const deleteSelected = async () => {
    if (chosen.length === 0) notify(nothingSelected('product', 'delete'))
    else if ((await deleteProducts(change, chosen)) && mode.on) mode.end()
  }
  const filters = { filter, onFilter: setFilter }
  const onDelete = (product: Product) => void deleteProducts(change, [product])
  const list = { products: shown, selection, onEdit, onDelete }
  return (
    <>
      {wide && (
        <ProductTools
          {...filters}
          view={view}
          onView={setView}
          selection={selection}
          onDeleteSelected={() => void deleteSelected()}
        />
      )}
      {!wide && <PhoneTools {...filters} onSelect={() => mode.begin()} />}
      {shown.length === 0 && <NoMatch onClear={() => setFilter(everything)} />}
      {shown.length > 0 &&
        (wide ? <ProductList view={view} {...list} /> : <ProductRows mode={mode} {...list} />)}
      {!wide && !mode.on && <RoundAction label="Add Product" icon={<Plus aria-hidden />} onClick={onAdd} />}
      {!wide && mode.on && (
        <SelectionBar label="Product actions" selection={selection} onEnd={mode.end}>
          <DeleteSelected count={chosen.length} onDelete={() => void deleteSelected()} />
        </SelectionBar>
      )}
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
  products.toSorted((a, b) => compared(b.createdAt, a.createdAt))

/**
 * The form's state. Its product stays while the form closes, and `count` distinguishes one opening from the
 * next.
 */
function useForms(opensNew: boolean) {
  const [{ open, count, product }, set] = useState<{ open: boolean; count: number; product?: Product }>({
    open: opensNew,
    count: opensNew ? 1 : 0,
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

/** The shown products on a desktop. Products out of view cost no layout. */
function ProductList({ products, view, ...item }: ProductListProps) {
  const Item = view === 'grid' ? ProductCard : ProductRow
  return (
    <ul aria-label="Products" className={lists[view]}>
      {products.map((product) => (
        <li key={product.id} className={classes('min-w-0 [content-visibility:auto]', rooms[view])}>
          <Item product={product} {...item} />
        </li>
      ))}
    </ul>
  )
}
