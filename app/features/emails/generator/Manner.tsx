import type { Choices } from '#app/entities/email/choices.ts'
import type { TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { inWords } from '#db/model/entities/label.ts'
import type { Product } from '#db/model/entities/product.ts'
import { ChoicesForm } from './ChoicesForm.tsx'

interface MannerProps {
  email: TemporaryEmail
  products: readonly Product[]
  ownLanguage: string
  busy: boolean
  hint: string | undefined
  onGenerate: (choices: Choices, product: Product) => void
}

/** The options of the email; on a phone one line, which opens them. */
export function Manner({ email, products, ...form }: MannerProps) {
  const choices = <ChoicesForm products={products} initial={email} {...form} />
  if (useWide()) return choices
  const product = products.find(({ id }) => id === email.productId)
  const line = [
    product?.name ?? 'No product',
    inWords(email.tone),
    inWords(email.length),
    inWords(email.focus),
  ]
  return (
    <Collapsible
      title={
        <span className="block truncate text-sm">
          <span className="sr-only">Generate another: </span>
          {line.join(' · ')}
        </span>
      }
    >
      {choices}
    </Collapsible>
  )
}
