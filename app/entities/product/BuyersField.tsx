import { useEffect, useRef, useState } from 'react'
import { BuyersPicker } from './BuyersPicker.tsx'
import { type DescribedProduct, describedBy } from './useBuyers.ts'

/** The field "Who buys it?" of a product's form. It proposes trades for what is typed into the other fields. */
export function BuyersField({ start, className }: { start: string; className?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(start)
  const [about, setAbout] = useState<DescribedProduct>({})
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const read = () => {
      const texts = new FormData(form)
      setAbout(describedBy((field) => String(texts.get(field) ?? '')))
    }
    read()
    // Not for the picker's own text, which has no name: to render between its input event and React's handler would
    // undo what was typed.
    const readNamed = ({ target }: Event) => {
      if (target instanceof Element && target.hasAttribute('name')) read()
    }
    form.addEventListener('input', readNamed)
    return () => form.removeEventListener('input', readNamed)
  }, [])
  const isFirst = useRef(true)
  // A hidden field reports no input by itself, and the draft of the form is stored on input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is reported when the value has changed
  useEffect(() => {
    if (!isFirst.current) input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    isFirst.current = false
  }, [value])
  return (
    <div className={className}>
      <input ref={input} type="hidden" name="buyers" value={value} />
      <BuyersPicker value={value} onChange={setValue} about={about} />
    </div>
  )
}
