import { useId } from 'react'
import type { Texts } from '#app/data/device/draft.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { BenefitField } from './BenefitField.tsx'
import { BuyersPicker } from './BuyersPicker.tsx'
import { ChosenField } from './ChosenField.tsx'
import { PlacesPicker } from './PlacesPicker.tsx'
import { SizeField } from './SizeField.tsx'

export interface ProductFieldsProps {
  /** The initial content of the fields, by name. */
  texts: Texts
  errors: Readonly<Record<string, string>>
  /** Whether Rove filled in the fields that were not typed. */
  proposed?: boolean
}

export function ProductFields({ texts, errors, proposed = false }: ProductFieldsProps) {
  const brandsId = useId()
  const field = (name: string) => ({ name, error: errors[name], defaultValue: texts[name] ?? '' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
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
      <BenefitField {...field('benefit')} className="sm:col-span-2" />
      <ChosenField name="buyers" start={texts.buyers ?? ''} className="sm:col-span-2">
        {(value, onChange, about) => <BuyersPicker value={value} onChange={onChange} about={about} />}
      </ChosenField>
      <ChosenField name="places" start={texts.places ?? ''} className="sm:col-span-2">
        {(value, onChange, about) => <PlacesPicker value={value} onChange={onChange} about={about} />}
      </ChosenField>
      <SizeField {...field('company_size')} className="sm:col-span-2" />
      {proposed && (
        <p className="text-muted text-sm sm:col-span-2">
          That is enough. The rest is filled in; the closer it is, the better the companies that are found.
        </p>
      )}
      <TextField {...field('brand')} label="Brand" list={brandsId} required autoCapitalize="none" />
      <datalist id={brandsId}>
        {brands.map((brand) => (
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

/** The brands that the product's form suggests and the filter offers; any other text is allowed, too. */
export const brands = ['economy', 'value', 'premium', 'luxury', 'artisan'] as const
