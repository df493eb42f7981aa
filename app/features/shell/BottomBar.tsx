import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { SectionBar, sectionClass } from '#app/ui/SectionBar.tsx'
import { bar, type Entry, more, placeInBar } from './navigation.ts'

interface BottomBarProps {
  isMoreOpen: boolean
  onMore: () => void
}

/** Opened from the team's settings. */
const AUDIT_LOG = '/audit-log'

/** A phone's way to each section, in the thumb's reach; all else is under More. */
export function BottomBar({ isMoreOpen, onMore }: BottomBarProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = placeInBar(path)
  const isUnderMore = place === undefined && (path === AUDIT_LOG || more.some(({ to }) => to === path))
  return (
    <SectionBar>
      {bar.map((entry) => (
        <Section key={entry.to} entry={entry} isCurrent={entry.to === place} isOpen={entry.to === path} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        aria-current={isUnderMore || undefined}
        onClick={onMore}
        className={sectionClass}
      >
        <Ellipsis aria-hidden />
        <span className="max-w-full truncate">More</span>
        <AttentionMark />
      </button>
    </SectionBar>
  )
}

const exactly = { exact: true, includeSearch: false } as const

interface SectionProps {
  entry: Entry
  /** On a screen below its own, too. */
  isCurrent: boolean
  isOpen: boolean
}

/** Tapped again it leads back to the top of its screen. */
function Section({ entry: { to, icon: Icon, inBar }, isCurrent, isOpen }: SectionProps) {
  return (
    <Link
      to={to}
      activeOptions={exactly}
      aria-current={isCurrent || undefined}
      onClick={() => isOpen && scrollTo(0, 0)}
      className={sectionClass}
    >
      <Icon aria-hidden />
      <span className="max-w-full truncate">{inBar}</span>
    </Link>
  )
}

/** How many things the person must look at, which More leads to. */
function AttentionMark() {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Badge tone="red" className="absolute top-0.5 left-[calc(50%+4px)] px-1.5">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> need your attention</span>
    </Badge>
  )
}
