import { dollars, type Product } from '#db/model/entities/product.ts'

/**
 * A product in one line: name, brand and value.
 * @param product the product with that id, if this device has it
 * @returns undefined if productId is null
 */
export function productLine(productId: number | null, product: Product | undefined): string | undefined {
  if (productId === null) return undefined
  return product
    ? `${product.name}, ${product.brand} - ${dollars(product.value)}`
    : `Product ID: ${productId}`
}
