import { Link } from '@tanstack/react-router'
import { Package, Sparkles } from 'lucide-react'
import {
  Choices,
  focusOptions,
  languageOptions,
  lengthOptions,
  toneOptions,
} from '#app/entities/email/choices.ts'
import { productOptions } from '#app/entities/product/productOptions.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { Product } from '#db/model/entities/product.ts'

interface ChoicesFormProps {
  products: readonly Product[]
  initial: Omit<Choices, 'productId'> & { productId: number | null }
  /** The lead's language, an ISO 639-1 code. */
  ownLanguage: string
  /** While an email is being written. */
  busy: boolean
  /** What the button will do. */
  hint: string | undefined
  onGenerate: (choices: Choices, product: Product) => void
}

/** The options for the email. */
export function ChoicesForm({ products, initial, ownLanguage, busy, hint, onGenerate }: ChoicesFormProps) {
  const { errors, onSubmit } = useForm({
    schema: Choices,
    onSubmit: (choices) => {
      const product = products.find(({ id }) => id === choices.productId)
      if (!product) return { productId: 'Please select a product first' }
      onGenerate(choices, product)
    },
  })
  if (products.length === 0) return <NoProducts />
  const known = products.some(({ id }) => id === initial.productId)
  return (
    <form noValidate onSubmit={onSubmit}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:max-lg:grid-cols-2">
        <SelectField label="Tone" name="tone" defaultValue={initial.tone} options={toneOptions} />
        <SelectField label="Length" name="length" defaultValue={initial.length} options={lengthOptions} />
        <SelectField label="Focus" name="focus" defaultValue={initial.focus} options={focusOptions} />
        <SelectField
          label="Product"
          name="productId"
          defaultValue={known ? String(initial.productId) : ''}
          error={errors.productId}
          placeholder="Select a product"
          options={productOptions(products)}
        />
        <SelectField
          label="Language"
          name="language"
          defaultValue={initial.language}
          options={languageOptions(ownLanguage)}
        />
        <div className="sm:max-lg:col-span-2">
          <Button type="submit" variant="secondary" icon={<Sparkles />} busy={busy} wide>
            Generate Email
          </Button>
          {hint && <p className="mt-2 text-center text-muted text-sm">{hint}</p>}
        </div>
      </Card>
    </form>
  )
}

function NoProducts() {
  return (
    <Card>
      <EmptyState
        icon={<Package />}
        title="No Products Available"
        text="A letter is written about a product. Create one, or write the email yourself."
        action={
          <Link to="/products" search={{ add: true }} className={buttonClass('secondary')}>
            Create Product
          </Link>
        }
      />
    </Card>
  )
}
