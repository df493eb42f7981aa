import { ChartColumn } from 'lucide-react'
import { ComingSoon } from './ComingSoon.tsx'

/** What the page of analytics will have. */
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
