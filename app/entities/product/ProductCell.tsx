import { dollars, type Product } from '#db/model/entities/product.ts'

export interface ProductCellProps {
  productId: number | null
  product: Product | undefined
}

/** A lead's product: its name, brand and value; its bare id where this device has it not (SPEC.md section 2). */
export function ProductCell({ productId, product }: ProductCellProps) {
  if (productId === null) return <i className="text-muted">No product</i>
  if (!product) return `Product ID: ${productId}`
  return (
    <>
      <span className="block truncate">{product.name}</span>
      <span className="block truncate text-muted text-xs">
        {product.brand} - {dollars(product.value)}
      </span>
    </>
  )
}
