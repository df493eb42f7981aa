import type { Product } from '#db/model/entities/product.ts'
import { ProductActions, type ProductItemProps, ProductPrice, ProductSelect } from './ProductItem.tsx'

/** One product with all that is known of it, for the grid. */
export function ProductCard(props: ProductItemProps) {
  const { product } = props
  const { name, description, keywords } = product
  return (
    <article className="h-full min-w-0 rounded-lg border border-line bg-surface p-4 pt-2">
      <header className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1">
        <ProductSelect {...props} className="-ml-3" />
        <h2 className="self-center font-semibold text-base [overflow-wrap:anywhere]">{name}</h2>
        <ProductActions {...props} className="-mr-2" />
        <ProductPrice product={product} className="col-span-full" />
      </header>
      <p className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {factsOf(product).map(([label, text]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {keywords && <p className="mt-3 truncate text-muted text-sm">{keywords}</p>}
    </article>
  )
}

function factsOf({ target_industry, company_size, price_range, category }: Product) {
  const facts = [
    ['Target Industry', target_industry],
    ['Company Size', company_size],
    ['Price Range', price_range],
    ['Category', category],
  ] as const
  return facts.filter(([, text]) => text !== '')
}
