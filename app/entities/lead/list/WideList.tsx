import { lazy, Suspense } from 'react'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { LeadTableProps } from './LeadTable.tsx'

/** Moving columns needs a large script, which phones do not load. */
const LeadTable = lazy(() => import('./LeadTable.tsx').then((part) => ({ default: part.LeadTable })))

/** Leads on a desk. */
export function WideList(props: LeadTableProps) {
  return (
    <Suspense fallback={<SkeletonList />}>
      <LeadTable {...props} />
    </Suspense>
  )
}
