import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

export interface ListHeadProps {
  /**
   * The title of the screen, for screen readers; sighted people see it in the bar below. Undefined where tabs
   * above the list have the title.
   */
  title?: string | undefined
  /** The number of rows; '' while they are loading; undefined where it is not shown. */
  count?: string | undefined
  /** The search box of the list, or a few words in its place. */
  search: ReactNode
  /** The filters that are on, beside the count. */
  chips?: ReactNode
  /** How the rows are shown, beside the search. */
  look?: ReactNode
  /** The label of the button that opens the sheet for sorting, filters and rarely used actions. */
  sheetTitle: string
  /** Whether a filter in that sheet is on. */
  narrowed?: boolean
  onSheet: () => void
}

/**
 * The head of a list on a phone: the search and everything else in one row, so that the first rows are
 * visible.
 */
export function ListHead({
  title,
  count,
  search,
  chips,
  look,
  sheetTitle,
  narrowed,
  onSheet,
}: ListHeadProps) {
  return (
    <header>
      {title && <h1 className="sr-only">{title}</h1>}
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">{search}</div>
        {look}
        <IconButton
          label={sheetTitle}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          aria-pressed={narrowed}
          onClick={onSheet}
          className="-mr-2 shrink-0"
        />
      </div>
      {(count !== undefined || chips) && (
        <div className="lying:min-h-2 flex min-h-7 flex-wrap items-center gap-x-2">
          {count !== undefined && <p className="lying:sr-only shrink-0 text-muted text-xs">{count}</p>}
          {chips}
        </div>
      )}
    </header>
  )
}
