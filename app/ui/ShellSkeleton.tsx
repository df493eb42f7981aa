import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonList } from './SkeletonList.tsx'

/** The shape of the app while it is found out who works here. */
export function ShellSkeleton({ header }: { header?: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <div className="flex h-14 items-center border-line border-b bg-surface px-4 text-muted">{header}</div>
      <div className="mx-auto grid max-w-6xl gap-4 p-4">
        <Skeleton className="h-8 w-2/5" />
        <SkeletonList />
      </div>
    </div>
  )
}
