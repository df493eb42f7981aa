import { classes } from './classes.ts'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonListProps {
  rows?: number | undefined
  /** Of rows that lie side by side on a phone, from edge to edge of what it is in. */
  flush?: boolean | undefined
}

/** A list that is still loading, heard as "Loading". */
export function SkeletonList({ rows = 5, flush = false }: SkeletonListProps) {
  return (
    <div role="status" className={classes('flex flex-col gap-2', flush && 'max-md:gap-0')}>
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={classes(
            'flex items-center gap-3 rounded-lg border border-line bg-surface p-4',
            flush &&
              'max-md:h-18 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-md:bg-page max-md:py-0',
          )}
        >
          <Skeleton round className={classes('size-10', flush && 'max-md:hidden')} />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
