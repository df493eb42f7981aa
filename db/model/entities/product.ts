import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { form, line, longText, multiline } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, editOf, restoreOf } from './entity.ts'
import { KEPT } from './field.ts'
import { sampleMutations } from './sample.ts'

/** The id of a product, with the label of a field that refers to one. */
export const ProductId = v.pipe(Id, v.title('Product'))

/** The id of a product, or none, as a form sends it: as text, or ''. */
export const ProductIdText = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? null : Number(id))),
  v.nullable(Id),
)

const required = (max: number, message: string, min = 1) => v.pipe(line(max), v.minLength(min, message))

/** The number of trades that a product may name as its buyers. */
export const MOST_BUYERS = 12

/** The number of places that a product may name, and the longest of their names. */
export const MOST_PLACES = 6
const LONGEST_PLACE = 60

export const productFields = {
  name: v.pipe(required(200, 'Product name must be at least 2 characters', 2), v.title('Product Name')),
  description: v.pipe(longText, v.minLength(10, 'Description must be at least 10 characters')),
  brand: required(200, 'Please enter a brand'),
  value: v.pipe(
    line(100),
    v.transform((text) => text.replace(/^\$\s*/, '')),
    v.minLength(1, 'Please enter a value'),
  ),
  target_industry: required(200, 'Please specify target industry'),
  company_size: v.pipe(required(100, 'Please specify ideal company size'), v.title('Ideal Company Size')),
  price_range: required(100, 'Please enter price range'),
  category: line(200),
  keywords: line(500),
  buyers: v.pipe(
    line(MOST_BUYERS * 40),
    v.regex(/^[a-z0-9 -]*$/, 'Please choose the buyers from the list'),
    v.title('Who buys it'),
  ),
  places: v.pipe(line(MOST_PLACES * LONGEST_PLACE), v.title('Where are they')),
  benefit: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(1500, 'Please use at most 1,500 characters'),
    multiline,
    v.title('What does it do for a customer?'),
  ),
}

/** The fields of the product form. */
export const NewProduct = form({
  ...productFields,
  category: v.optional(productFields.category, ''),
  keywords: v.optional(productFields.keywords, ''),
  buyers: v.optional(productFields.buyers, ''),
  places: v.optional(productFields.places, ''),
  benefit: v.optional(productFields.benefit, ''),
})

/** The body of PATCH /api/products/{id}. */
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
  /**
   * The trades that buy the product, as ids of the tree of trades (api/companies/trades), separated by blanks. '' if
   * nobody has chosen any: then they are derived from the product's texts.
   */
  buyers: v.string(),
  /**
   * The places of its buyers, as written: countries, regions, towns or surroundings (surroundings.ts), separated by
   * "; ". '' if nobody has chosen any: then the product's texts may name one.
   */
  places: v.string(),
  /** What the product does for a customer, in one to three lines: letters in the same language quote it. '' = not said. */
  benefit: v.string(),
  /** Part of the sample data (sample.ts). */
  sample: v.boolean(),
})
export type Product = v.InferOutput<typeof Product>

/**
 * The values of a new product's required fields until somebody changes them. Its brand is the name of the company.
 */
export const productProposals = {
  value: 'On request',
  target_industry: 'Any',
  company_size: 'Any',
  price_range: 'On request',
} as const satisfies Partial<Record<keyof typeof productFields, string>>

/** The ids of the trades that buy a product. */
export const buyersIn = (buyers: string): string[] => buyers.split(' ').filter(Boolean)

/** The places of a product's buyers. */
export const placesIn = (places: string): string[] =>
  places
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean)

/** A product's value as shown: "$" is put before an amount that has none. */
export const dollars = (value: string) =>
  value.startsWith('$') || value === productProposals.value ? value : `$${value}`

export const product = defineEntity({
  name: 'product',
  row: Product,
  fields: productFields,
  titleOf: ({ name }) => name,
  erased: KEPT,
  since: 1,
  addedFields: { 4: { sample: false }, 11: { buyers: '' }, 13: { benefit: '' }, 16: { places: '' } },
  mutations: {
    'product.create': createOf(NewProduct, (fields) => ({ ...fields, sample: false })),
    'product.edit': editOf<Product>(productFields),
    'product.delete': deleteOf<Product>(),
    'product.restore': restoreOf<Product>(),
    'sample.product': sampleMutations.product,
  },
})
