import { List, Map as MapIcon, SlidersHorizontal, SquareKanban } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ColumnChooser } from '#app/entities/lead/list/ColumnChooser.tsx'
import { LeadSearchBoxes } from '#app/entities/lead/list/LeadSearchBoxes.tsx'
import { isFiltered, type Look, toggled, typedIn, withTyped } from '#app/entities/lead/list/query.ts'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import type { Search } from '#app/entities/lead/list/search.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { ListHead } from '#app/ui/ListHead.tsx'
import { LookSwitch } from '#app/ui/LookSwitch.tsx'
import { useAtHand } from '#app/ui/useAtHand.ts'
import { useWide } from '#app/ui/useWide.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { chosenIn, singles, viewOf } from './names.ts'
import { useViews } from './useViews.ts'
import { ViewChips } from './ViewChips.tsx'

const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then((part) => ({ default: part.FilterSheet })))

const looks = [
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden /> },
] as const

interface LeadFiltersProps extends Omit<FilterSheetProps, 'view' | 'onClose'> {
  title: string
  /** The number of leads in words; undefined until they have been read. */
  count: string | undefined
  /** Undefined until it has been read. */
  view: FilterSheetProps['view'] | undefined
  look: Look
  onLook: (look: Look) => void
  /** Called when a search box gets the focus. */
  onSearching: () => void
  /** Called on each keystroke, before typing pauses. */
  onTyping: (search: Search) => void
}

/**
 * The controls of the list of leads. On a phone: one search box, and a button that opens a sheet for the
 * rest. On a desktop: two search boxes, with sort order, columns and filters beside them.
 */
export function LeadFilters({
  title,
  count = '',
  view,
  look,
  onLook,
  onSearching,
  onTyping,
  ...list
}: LeadFiltersProps) {
  const wide = useWide()
  const [open, setOpen] = useState(false)
  useAtHand(load)
  const { query, onQuery } = list
  const set = chosenIn(query, list).length
  const boxes = (
    <LeadSearchBoxes
      search={typedIn(query)}
      onSearch={(search) => onQuery(withTyped(query, search))}
      onTyping={onTyping}
      onFocus={onSearching}
      className="contents"
    />
  )
  const mine = list.owners && (
    <Chip pressed={query.mine ?? false} onPress={() => onQuery(toggled(query, 'mine'))}>
      {singles.mine.name}
    </Chip>
  )
  const switched = <LookSwitch value={look} options={looks} onChange={onLook} />
  const { views } = useViews()
  const chosen = isFiltered(query) && !viewOf(views, query) && (
    <ChosenFilters query={query} onQuery={onQuery} products={list.products} owners={list.owners} />
  )
  return (
    <>
      {wide ? (
        // By the width of the list, which an open lead beside it makes narrower.
        <div className="@container">
          <div className="grid gap-2 @min-[30rem]:grid-cols-2 @min-[66rem]:grid-cols-[minmax(12rem,2fr)_minmax(9rem,1.5fr)_auto]">
            {boxes}
            <div className="flex min-h-control flex-wrap gap-2 @min-[30rem]:@max-[66rem]:col-span-2">
              {view && look !== 'map' && (
                <SortChoice view={view} className="min-w-0 @max-[30rem]:flex-1 @min-[30rem]:w-52" />
              )}
              {view && look === 'list' && (
                // A list that is this narrow has no columns.
                <div className="contents @max-[30rem]:hidden">
                  <ColumnChooser view={view} />
                </div>
              )}
              {switched}
              {mine}
              <Button
                variant="secondary"
                icon={<SlidersHorizontal />}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {set > 0 ? `Filter (${set})` : 'Filter'}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <ListHead
          title={title}
          count={count}
          search={boxes}
          look={switched}
          chips={
            <>
              {mine}
              <div className="min-h-13 lying:min-h-0 min-w-40 flex-1">
                {views.length > 0 ? <ViewChips views={views} query={query} onQuery={onQuery} /> : chosen}
              </div>
            </>
          }
          sheetTitle={set > 0 ? `Sort and filter, ${set} set` : 'Sort and filter'}
          narrowed={set > 0}
          onSheet={() => setOpen(true)}
        />
      )}
      {wide && views.length > 0 && <ViewChips views={views} query={query} onQuery={onQuery} />}
      {(wide || views.length > 0) && chosen}
      {open && view && (
        <Suspense fallback={null}>
          <FilterSheet view={view} {...list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
