import type { Product } from '#db/model/entities/product.ts'
import { isWithin, valueRanges } from './valueRange.ts'

/** The filter of the list; '' means all. */
export interface ProductFilter {
  brand: string
  value: string
}

export const everything: ProductFilter = { brand: '', value: '' }

/** The products that match both filters, in the given order. */
export function narrowed<P extends Pick<Product, 'brand' | 'value'>>(
  products: readonly P[],
  filter: ProductFilter,
): P[] {
  const range = valueRanges.find((each) => each === filter.value)
  return products.filter(
    ({ brand, value }) =>
      (filter.brand === '' || brand.trim().toLowerCase() === filter.brand) &&
      (range === undefined || isWithin(value, range)),
  )
}
