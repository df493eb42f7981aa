import type { ReactNode } from 'react'
import { SectionBar } from './SectionBar.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonList } from './SkeletonList.tsx'

export interface ShellSkeletonProps {
  header?: ReactNode
  /** The content of a phone's bar. */
  sections?: ReactNode
  /** Replaces the screen's skeleton. */
  children?: ReactNode
}

/** The outline of the app until the session is known: its bars, in their final places. */
export function ShellSkeleton({ header, sections, children = <ScreenSkeleton /> }: ShellSkeletonProps) {
  return (
    <>
      <div className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)]">
        <div className="flex h-14 items-center px-4 text-muted">{header}</div>
      </div>
      <div className="flex min-h-[calc(100dvh-56px)]">
        <div className="hidden w-20 shrink-0 border-line border-r bg-surface md:block lg:w-72" />
        <main className="mx-auto w-full max-w-6xl flex-1 p-4 max-md:pt-2 md:has-data-wide:max-w-none">
          {children}
        </main>
      </div>
      <SectionBar>{sections}</SectionBar>
    </>
  )
}

const ScreenSkeleton = () => (
  <>
    <Skeleton className="mb-2 h-6 w-2/5 md:mb-4 md:h-8" />
    <SkeletonList />
  </>
)
