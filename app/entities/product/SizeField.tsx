import { useEffect, useRef, useState } from 'react'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { sizesFor, sizesIn } from '#db/model/companySize.ts'
import { productProposals } from '#db/model/entities/product.ts'
import { type CompanySize, companySizes } from '#db/model/entities/suggestion.ts'

interface SizeFieldProps {
  name: string
  defaultValue: string
  error: string | undefined
  className?: string
}

/** The field "Ideal Company Size" of a product's form, with a chip for each size. It says which sizes the description names. */
export function SizeField({ className, ...field }: SizeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sizes, setSizes] = useState<readonly CompanySize[]>([])
  const [named, setNamed] = useState<readonly CompanySize[]>([])
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const read = () => {
      setSizes(sizesIn(input.current?.value ?? ''))
      setNamed(sizesFor(String(new FormData(form).get('description') ?? '')))
    }
    read()
    // Not for a text without a name: to render between its input event and React's handler would undo what was typed.
    const readNamed = ({ target }: Event) => {
      if (target instanceof Element && target.hasAttribute('name')) read()
    }
    form.addEventListener('input', readNamed)
    return () => form.removeEventListener('input', readNamed)
  }, [])
  const choose = (size: CompanySize, isChosen: boolean) => {
    if (!input.current) return
    const chosen = companySizes.filter((one) => (one === size ? isChosen : sizes.includes(one)))
    const isAny = chosen.length === 0 || chosen.length === companySizes.length
    input.current.value = isAny ? productProposals.company_size : chosen.join(', ')
    // The draft of the form is stored on input.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const isNews = named.some((size) => !sizes.includes(size))
  return (
    <div className={className}>
      <TextField
        {...field}
        ref={input}
        label="Ideal Company Size"
        hint={isNews ? `Your description says: ${named.join(', ')}.` : undefined}
        required
      />
      <ul aria-label="Company sizes" className="mt-2 flex flex-wrap gap-2">
        {companySizes.map((size) => (
          <li key={size} className="flex">
            <Chip pressed={sizes.includes(size)} onPress={(isChosen) => choose(size, isChosen)}>
              {size}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
