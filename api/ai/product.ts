import type { Product } from '#db/model/entities/product.ts'
import { factChars } from './limits.ts'

/** The fields of a product from which one can tell who may buy it. */
type Sold = Pick<
  Product,
  'name' | 'description' | 'target_industry' | 'company_size' | 'price_range' | 'category' | 'keywords'
>

/** The product of a search, as it is described to a model. */
export const productFacts = (product: Sold) => ({
  name: product.name.slice(0, factChars.product),
  description: product.description.slice(0, factChars.description),
  targetIndustry: product.target_industry.slice(0, factChars.product),
  idealCompanySize: product.company_size.slice(0, factChars.product),
  priceRange: product.price_range.slice(0, factChars.product),
  category: product.category.slice(0, factChars.product),
  keywords: product.keywords.slice(0, factChars.product),
})

/** The representative's conditions besides the product; '' for those that they left open. */
export interface Wishes {
  keywords: string
  companySize: string
  location: string
}
