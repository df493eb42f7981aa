import type { Product } from '#db/model/entities/product.ts'

/** What of a product says who buys it. */
export type Pitch = Pick<
  Product,
  'name' | 'description' | 'target_industry' | 'company_size' | 'price_range' | 'category' | 'keywords'
>

const MAX_DESCRIPTION = 2000
const MAX_FIELD = 300

/** A product as a model is told of it. */
export const factsOf = (product: Pitch) => ({
  name: product.name.slice(0, MAX_FIELD),
  description: product.description.slice(0, MAX_DESCRIPTION),
  targetIndustry: product.target_industry.slice(0, MAX_FIELD),
  idealCompanySize: product.company_size.slice(0, MAX_FIELD),
  priceRange: product.price_range.slice(0, MAX_FIELD),
  category: product.category.slice(0, MAX_FIELD),
  keywords: product.keywords.slice(0, MAX_FIELD),
})
