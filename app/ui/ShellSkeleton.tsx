import { Skeleton } from './Skeleton.tsx'
import { SkeletonList } from './SkeletonList.tsx'

/** The shape of the app while it is found out who works here. */
export function ShellSkeleton() {
  return (
    <div className="min-h-dvh">
      <div className="h-14 border-line border-b bg-surface" />
      <div className="mx-auto grid max-w-6xl gap-4 p-4">
        <Skeleton className="h-8 w-2/5" />
        <SkeletonList />
      </div>
    </div>
  )
}
