import { ProductCard, type ProductItemProps, ProductRow } from '#app/entities/product/ProductItem.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { ProductView } from './useProductView.ts'

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
export function ProductList({ products, view, ...item }: ProductListProps) {
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
