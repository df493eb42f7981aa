import { buyersIn, dollars, type Product, productProposals } from '#db/model/entities/product.ts'

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

const ANY: string = productProposals.target_industry

/** To whom a product is sold, in one line: the industry, or how many trades the person chose, and the size. */
export function soldTo({
  target_industry: industry,
  company_size: size,
  buyers,
}: Pick<Product, 'target_industry' | 'company_size' | 'buyers'>): string {
  const chosen = buyersIn(buyers).length
  const trades = chosen === 0 ? '' : chosen === 1 ? '1 trade chosen' : `${chosen} trades chosen`
  const said = [industry === ANY ? trades : industry, size].filter((text) => text !== '' && text !== ANY)
  return said.join(', ') || 'Any industry'
}
