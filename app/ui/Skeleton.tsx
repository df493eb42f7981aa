import { classes } from './classes.ts'

export interface SkeletonProps {
  /** Sets the size. */
  className?: string | undefined
  /** Stands for a picture. */
  round?: boolean | undefined
}

/** A grey shape in place of content that is loading. */
export function Skeleton({ className = 'h-4 w-full', round }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-md'
  return <div aria-hidden data-loading className={classes('animate-pulse bg-grey-soft', shape, className)} />
}
