import type { ReactNode } from 'react'

interface FactProps {
  label: string
  /** Over both columns of the list. */
  wide?: boolean
  /** What is not known is "-". */
  children: ReactNode
}

/** What is known of something under its label, in a <dl> of two columns. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children || '-'}</dd>
    </div>
  )
}
