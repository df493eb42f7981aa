import * as v from 'valibot'
import { form, line, longText, rowEntries } from '#db/model/schema.ts'
import { createOf, deleteOf, editOf, restoreOf } from './entity.ts'

const required = (max: number, message: string, min = 1) => v.pipe(line(max), v.minLength(min, message))

/** SPEC.md section 5, Product. */
export const productFields = {
  name: required(200, 'Product name must be at least 2 characters', 2),
  description: v.pipe(longText, v.minLength(10, 'Description must be at least 10 characters')),
  brand: required(200, 'Please enter a brand'),
  value: v.pipe(
    line(100),
    v.transform((text) => text.replace(/^\$\s*/, '')),
    v.minLength(1, 'Please enter a value'),
  ),
  target_industry: required(200, 'Please specify target industry'),
  company_size: required(100, 'Please specify ideal company size'),
  price_range: required(100, 'Please enter price range'),
  category: line(200),
  keywords: line(500),
}

/** The product's form. */
export const NewProduct = form({
  ...productFields,
  category: v.optional(productFields.category, ''),
  keywords: v.optional(productFields.keywords, ''),
})

/** PATCH /api/products/{id}. */
export const ProductEdit = v.partial(v.object(productFields))

export const Product = v.object({
  ...rowEntries,
  name: v.string(),
  description: v.string(),
  brand: v.string(),
  value: v.string(),
  target_industry: v.string(),
  company_size: v.string(),
  price_range: v.string(),
  category: v.string(),
  keywords: v.string(),
  /** Part of the sample data (sample.ts). */
  sample: v.boolean(),
})
export type Product = v.InferOutput<typeof Product>

/** A product's value as shown: with a "$" where it lacks one. */
export const dollars = (value: string) => (value.startsWith('$') ? value : `$${value}`)

export const productMutations = {
  'product.create': createOf('products', NewProduct, (fields) => ({ ...fields, sample: false })),
  'product.edit': editOf('products', { fields: productFields, texts: ['description'] }),
  'product.delete': deleteOf('products'),
  'product.restore': restoreOf('products'),
}
