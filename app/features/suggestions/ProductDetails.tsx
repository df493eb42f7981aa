import { dollars, type Product } from '#db/model/entities/product.ts'

/** What is known of the product that companies are sought for. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, brand, value } = product
  return (
    <div className="rounded-md border border-line bg-page p-3 text-sm">
      <p className="font-medium">
        {brand} - {dollars(value)}
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-muted">{description}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {detailsOf(product).map(([label, text]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function detailsOf({ target_industry, company_size, price_range, category, keywords }: Product) {
  const details = [
    ['Target Industry', target_industry],
    ['Company Size', company_size],
    ['Price Range', price_range],
    ['Category', category],
    ['Keywords', keywords],
  ] as const
  return details.filter(([, text]) => text !== '')
}
