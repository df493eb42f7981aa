import { shortDate } from '#app/ui/dates.ts'
import { ProductActions, type ProductItemProps, ProductPrice, ProductSelect } from './ProductItem.tsx'

/** One product in a line, for the list; a desk has room for whom it is sold to and since when. */
export function ProductRow(props: ProductItemProps) {
  const { product } = props
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 py-1 pr-2 pl-1 md:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_5.5rem_auto] md:gap-x-3">
      <ProductSelect {...props} />
      <div className="min-w-0 py-1">
        <h2 className="truncate font-semibold">{product.name}</h2>
        <ProductPrice product={product} className="mt-0.5 md:hidden" />
      </div>
      <ProductPrice product={product} className="max-md:hidden" />
      <p className="truncate text-muted text-sm max-md:hidden">
        {product.target_industry}, {product.company_size}
      </p>
      <time dateTime={product.createdAt} className="text-muted text-sm tabular-nums max-md:hidden">
        {shortDate(product.createdAt)}
      </time>
      <ProductActions {...props} />
    </article>
  )
}
