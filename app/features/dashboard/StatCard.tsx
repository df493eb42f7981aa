import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Skeleton } from '#app/ui/Skeleton.tsx'

interface StatCardProps {
  to: '/products' | '/lead-management' | '/email-campaigns'
  title: string
  /** Undefined while it is read. */
  count: number | undefined
  text: string
}

/** One number of the team's, and the way to what it counts. */
export function StatCard({ to, title, count, text }: StatCardProps) {
  return (
    <Link
      to={to}
      className="flex items-center justify-between gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-edge"
    >
      <span className="min-w-0">
        <span className="block font-medium text-muted text-sm">{title}</span>
        {count === undefined ? (
          <Skeleton className="my-1 h-7 w-16" />
        ) : (
          <span className="block font-semibold text-2xl tabular-nums">{count.toLocaleString('en-US')}</span>
        )}
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
