import { Skeleton } from './Skeleton.tsx'

/** A list that is still loading, heard as "Loading". */
export function SkeletonList({ rows = 5 }: { rows?: number | undefined }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4">
          <Skeleton round className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
