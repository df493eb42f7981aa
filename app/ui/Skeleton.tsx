import { classes } from './classes.ts'

export interface SkeletonProps {
  /** Its size. */
  className?: string | undefined
  /** In the place of a picture. */
  round?: boolean | undefined
}

/** A grey shape in the place of what is still loading. */
export function Skeleton({ className = 'h-4 w-full', round }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-md'
  return <div aria-hidden data-loading className={classes('animate-pulse bg-grey-soft', shape, className)} />
}
