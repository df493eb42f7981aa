import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useMineOnly } from '#app/data/device/mineOnly.ts'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { SectionBar, sectionClass } from '#app/ui/SectionBar.tsx'
import { bar, type Entry, more, placeInBar, reachedElsewhere } from './navigation.ts'

interface BottomBarProps {
  isMoreOpen: boolean
  onMore: () => void
}

/** The bar of a phone with the main sections, within reach of the thumb; everything else is under More. */
export function BottomBar({ isMoreOpen, onMore }: BottomBarProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = placeInBar(path)
  const isUnderMore = place === undefined && isUnder(path)
  const { user, team } = useWorkspace()
  const mine = useMineOnly(user.id, team.id)
  return (
    <SectionBar>
      {bar.map((entry) => (
        <Section
          key={entry.to}
          entry={entry}
          search={entry.to === '/lead-management' && mine ? { mine } : {}}
          isCurrent={entry.to === place}
          isOpen={entry.to === path}
        />
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

const isUnder = (path: string): boolean =>
  [...reachedElsewhere, ...more.map(({ to }) => to)].some((to) => to === path)

const exactly = { exact: true, includeSearch: false } as const

interface SectionProps {
  entry: Entry
  /** The list of leads shows one's own ones if it was left so. */
  search: { mine?: true }
  /** Also on a screen below this section. */
  isCurrent: boolean
  isOpen: boolean
}

/** A second tap scrolls to the top of its screen. */
function Section({ entry: { to, icon: Icon, inBar }, search, isCurrent, isOpen }: SectionProps) {
  return (
    <Link
      to={to}
      search={search}
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

/** The number of entries under Attention, which is reached through More. */
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
