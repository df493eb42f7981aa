import { useId } from 'react'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { brandSuggestions } from './brands.ts'

export interface ProductFieldsProps {
  /** What stands in the fields at first, by name. */
  texts: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, string>>
  /** Gets the texts of all fields whenever one changes. */
  onTyped: (texts: Record<string, string>) => void
}

/** The fields of a product (SPEC.md section 3). */
export function ProductFields({ texts, errors, onTyped }: ProductFieldsProps) {
  const brandsId = useId()
  const field = (name: string) => {
    const text = texts[name]
    return { name, error: errors[name], defaultValue: typeof text === 'string' ? text : '' }
  }
  return (
    <div
      className="grid gap-4 sm:grid-cols-2"
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form')
        if (form) onTyped(textsOf(form))
      }}
    >
      <TextField
        {...field('name')}
        label="Product Name"
        required
        enterKeyHint="next"
        className="sm:col-span-2"
      />
      <TextArea
        {...field('description')}
        label="Description"
        hint="What it is and what it does for a customer: companies are found by these words."
        required
        className="sm:col-span-2"
      />
      <TextField {...field('brand')} label="Brand" list={brandsId} required autoCapitalize="none" />
      <datalist id={brandsId}>
        {brandSuggestions.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField
        {...field('value')}
        label="Value"
        hint="In dollars; may be a range"
        placeholder="99.99"
        required
      />
      <TextField {...field('target_industry')} label="Target Industry" required />
      <TextField {...field('company_size')} label="Ideal Company Size" required />
      <TextField {...field('price_range')} label="Price Range" required />
      <TextField {...field('category')} label="Category" optional />
      <TextField
        {...field('keywords')}
        label="Keywords"
        hint="Separated by commas"
        optional
        autoCapitalize="none"
        className="sm:col-span-2"
      />
    </div>
  )
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)]
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
