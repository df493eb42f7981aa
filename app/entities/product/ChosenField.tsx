import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DescribedProduct, describedBy } from './useProposals.ts'

interface ChosenFieldProps {
  name: string
  /** The initial value. */
  start: string
  /** Renders the choice. `about` has what is typed into the other fields. */
  children(value: string, onChange: (value: string) => void, about: DescribedProduct): ReactNode
  className?: string
}

/** A field of a product's form whose value is chosen with chips. They are proposed for what the other fields say. */
export function ChosenField({ name, start, children, className }: ChosenFieldProps) {
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
      <input ref={input} type="hidden" name={name} value={value} />
      {children(value, setValue, about)}
    </div>
  )
}
