import { ChartColumn } from 'lucide-react'
import { ComingSoon } from './ComingSoon.tsx'

/** SPEC.md section 2, Analytics. */
export function Analytics() {
  return (
    <ComingSoon
      title="Data Analytics"
      headline="Analytics Coming Soon"
      text="How your leads, emails and campaigns do, in figures."
      icon={<ChartColumn />}
      parts={['Lead Analytics', 'Email Analytics', 'Campaign Performance']}
    />
  )
}
