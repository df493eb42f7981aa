import type { Product } from '#db/model/entities/product.ts'
import { factChars } from './limits.ts'

/** What of a product tells who may buy it. */
type Sold = Pick<
  Product,
  'name' | 'description' | 'target_industry' | 'company_size' | 'price_range' | 'category' | 'keywords'
>

/** A product that companies are sought for, as a model is told of it. */
export const productFacts = (product: Sold) => ({
  name: product.name.slice(0, factChars.product),
  description: product.description.slice(0, factChars.description),
  targetIndustry: product.target_industry.slice(0, factChars.product),
  idealCompanySize: product.company_size.slice(0, factChars.product),
  priceRange: product.price_range.slice(0, factChars.product),
  category: product.category.slice(0, factChars.product),
  keywords: product.keywords.slice(0, factChars.product),
})

/** What a representative asked for beside the product; '' for what they left open. */
export interface Wishes {
  keywords: string
  companySize: string
  location: string
}
