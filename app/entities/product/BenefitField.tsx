import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { benefitIn } from '#db/composer/benefit.ts'

interface BenefitFieldProps {
  name: string
  defaultValue: string
  error: string | undefined
  className?: string
}

/**
 * The field "What does it do for a customer?" of a product's form. While it is empty, a tap takes a proposal from the
 * description.
 */
export function BenefitField({ className, ...field }: BenefitFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [proposal, setProposal] = useState('')
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const read = () => setProposal(area.current?.value.trim() ? '' : proposalFor(form))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  const take = () => {
    if (!area.current) return
    area.current.value = proposal
    // The draft of the form is stored on input.
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
    area.current.focus()
  }
  return (
    <div className={className}>
      <TextArea
        {...field}
        ref={area}
        label="What does it do for a customer?"
        hint="One to three lines, as you would say them. Letters in the same language use them word for word. A line for letters in another language begins with its code, such as “nl:”."
        optional
      />
      {proposal && (
        <Button variant="ghost" onClick={take} className="mt-1 -ml-3 px-3">
          Take it from the description
        </Button>
      )}
    </div>
  )
}

const proposalFor = (form: HTMLFormElement): string =>
  benefitIn(String(new FormData(form).get('description') ?? ''))
