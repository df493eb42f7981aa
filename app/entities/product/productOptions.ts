import type { SelectOption } from '#app/ui/SelectField.tsx'
import type { Product } from '#db/model/entities/product.ts'
import { sortedByName } from '#db/model/order.ts'

/** The products as the options of a select box, by name. */
export const productOptions = (products: readonly Product[]): SelectOption[] =>
  sortedByName(products, ({ name }) => name).map(({ id, name }) => ({ value: String(id), label: name }))
