import { useRows } from '#app/data/workspace.tsx'
import { productOptions } from '#app/entities/product/productOptions.ts'
import { SelectField } from '#app/ui/SelectField.tsx'

interface ProductChoiceProps {
  /** The id of the product as text; '' for none. */
  value: string
  error: string | undefined
  optional?: boolean
  className?: string
  /** For a new lead: whether the team's product is chosen if there is only one. */
  onlyOne?: boolean
}

/** The product that a lead may buy. Until the products have been read, the form sends the value that it has. */
export function ProductChoice({ value, error, optional, className, onlyOne = false }: ProductChoiceProps) {
  const products = useRows('products')
  if (!products) return <input type="hidden" name="productId" value={value} />
  const options = productOptions(products)
  if (value && !options.some((option) => option.value === value)) {
    options.push({ value, label: `Product ID: ${value}` })
  }
  return (
    <SelectField
      label="Product"
      name="productId"
      defaultValue={value || (onlyOne && options.length === 1 ? options[0]?.value : '')}
      error={error}
      options={options}
      placeholder="No product"
      optional={optional}
      className={className}
    />
  )
}
