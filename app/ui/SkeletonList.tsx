import { classes } from './classes.ts'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonListProps {
  rows?: number | undefined
  /** For rows without gaps on a phone, which span the full width of their container. */
  flush?: boolean | undefined
}

/** A placeholder for a list that is loading. Screen readers say "Loading". */
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
