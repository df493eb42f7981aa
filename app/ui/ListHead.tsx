import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

export interface ListHeadProps {
  /** Of the screen, for the ear: the bar below says where one is. None where tabs above it do. */
  title?: string | undefined
  /** How many there are, '' while they are read; undefined where it is not said. */
  count?: string | undefined
  /** The one box that the list is searched by, or a few words in its place. */
  search: ReactNode
  /** What narrows the list now, beside the count. */
  chips?: ReactNode
  /** What the button is called that opens the sheet for order, filters and whatever else is seldom wanted. */
  sheetTitle: string
  /** Whether something is chosen there that narrows the list. */
  narrowed?: boolean
  onSheet: () => void
}

/** Above a list on a phone: the search and everything else in one row, so that the first rows are in sight. */
export function ListHead({ title, count, search, chips, sheetTitle, narrowed, onSheet }: ListHeadProps) {
  return (
    <header>
      {title && <h1 className="sr-only">{title}</h1>}
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">{search}</div>
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
        <div className="flex min-h-7 items-center gap-2">
          {count !== undefined && <p className="shrink-0 text-muted text-xs">{count}</p>}
          {chips}
        </div>
      )}
    </header>
  )
}
