import type { ReactNode } from 'react'

interface FactProps {
  label: string
  /** Spans both columns of the list. */
  wide?: boolean
  /** An unknown value is shown as "-". */
  children: ReactNode
}

/** A label with its value, in a <dl> of two columns. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children || '-'}</dd>
    </div>
  )
}
