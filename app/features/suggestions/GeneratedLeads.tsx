import { Link } from '@tanstack/react-router'
import { ListChecks, UserSearch } from 'lucide-react'
import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { generatedTable } from '#app/entities/lead/export/table.ts'
import { useExport } from '#app/entities/lead/export/useExport.ts'
import { ColumnChooser } from '#app/entities/lead/list/ColumnChooser.tsx'
import { LeadSearchBoxes } from '#app/entities/lead/list/LeadSearchBoxes.tsx'
import { inOrder, type Sort } from '#app/entities/lead/list/order.ts'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import { LeadSearch, noSearch, type Search } from '#app/entities/lead/list/search.ts'
import { useView, type ViewControls } from '#app/entities/lead/list/useView.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ListTools } from '#app/ui/ListTools.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useSelection } from '#app/ui/useSelection.ts'
import { useSelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import { type Lead, lacksContact } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { GeneratedList } from './GeneratedList.tsx'
import {
  filterLabels,
  type GeneratedFilter,
  generatedFilters,
  isTakenOver,
  matchFiltered,
} from './generatedFilter.ts'
import { PhoneSelection } from './PhoneSelection.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useGeneratedActions } from './useGeneratedActions.ts'

export interface GeneratedLeadsProps {
  ref: Ref<HTMLElement>
  /** The leads whose contact nobody has read; undefined until they have been read. */
  leads: readonly Lead[] | undefined
  products: ReadonlyMap<number, Product>
  /** Why each company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
}

/** The leads of approved companies whose contact is new, to approve, which marks it as read, or to delete. */
export function GeneratedLeads({ ref, leads, ...known }: GeneratedLeadsProps) {
  const view = useView('generated')
  return (
    <section ref={ref} aria-labelledby="generated-title" className="flex scroll-mt-16 flex-col gap-2">
      {leads && view ? (
        <Loaded leads={leads} view={view} {...known} />
      ) : (
        <GeneratedLoading titleId="generated-title" />
      )}
    </section>
  )
}

interface LoadedProps extends Omit<GeneratedLeadsProps, 'ref' | 'leads'> {
  leads: readonly Lead[]
  view: ViewControls
}

function Loaded({ leads, view, products, reasons }: LoadedProps) {
  const [search, setSearch] = useState(noSearch)
  const [filter, setFilter] = useState<GeneratedFilter>('all')
  const shown = useGeneratedLeads(useFiltered(leads, filter), products, search, view.sort)
  const { selection, chosen } = useSelection(shown)
  const actions = useGeneratedActions()
  const { busy, run } = useExport(generatedTable, products)

  const wide = useWide()
  const mode = useSelectMode(selection)

  const approve = async () => {
    if (await actions.approve(chosen)) mode.end()
  }
  const remove = async () => {
    if (await actions.remove(chosen)) mode.end()
  }
  const made = useRows('leads')?.filter(({ suggestionId }) => suggestionId !== null)
  const forReview = filter !== 'saved'
  const tools = { search, onSearch: setSearch, filter, onFilter: setFilter, view }
  const bulk = {
    selection,
    onDelete: forReview ? remove : undefined,
    exporting: { busy, onExport: (format: 'excel' | 'csv') => void run(format, chosen) },
    onApprove: forReview ? approve : undefined,
  }

  return (
    <>
      <header className="flex items-center gap-3">
        <h2 id="generated-title" className="font-semibold text-heading max-md:text-muted md:text-lg">
          Generated Leads ({leads.length})
        </h2>
        <Badge tone="blue">For Review</Badge>
      </header>
      {wide ? (
        <GeneratedControls {...tools} />
      ) : (
        <PhoneTools {...tools} onSelect={shown.length > 0 ? () => mode.begin() : undefined} />
      )}
      {forReview && leads.length === 0 ? (
        <NoneToReview made={made ?? []} />
      ) : (
        <>
          {wide && <SelectionBar {...bulk} />}
          <GeneratedList
            leads={shown}
            view={view}
            products={products}
            reasons={reasons}
            selection={selection}
            mode={mode}
            judging={forReview ? actions.judging : undefined}
            onView={actions.view}
          />
          {!wide && mode.on && <PhoneSelection label="Generated lead actions" mode={mode} {...bulk} />}
        </>
      )}
    </>
  )
}

/** Why there is nothing to review. @param made the leads of approved companies */
function NoneToReview({ made }: { made: readonly Lead[] }) {
  const lacking = made.filter(lacksContact).length
  if (made.length === 0) {
    return (
      <EmptyState
        icon={<UserSearch />}
        title="No leads generated yet"
        text="Approve company suggestions above to generate leads"
      />
    )
  }
  return (
    <EmptyState
      icon={<UserSearch />}
      title="No new contacts"
      text={
        lacking > 0 ? `${lacking} of ${made.length} leads have no contact yet` : 'Every contact was reviewed'
      }
      action={
        <Link to="/lead-management" className={buttonClass('secondary')}>
          View leads
        </Link>
      }
    />
  )
}

/** The leads for review that match the filter, or those that were approved. */
function useFiltered(leads: readonly Lead[], filter: GeneratedFilter): readonly Lead[] {
  const { thresholds } = useWorkspace()
  const all = useRows('leads')
  return useMemo(
    () => (filter === 'saved' ? (all ?? []).filter(isTakenOver) : matchFiltered(leads, filter, thresholds)),
    [all, leads, filter, thresholds],
  )
}

/** The leads that match the search, in order; typing never waits for them. */
function useGeneratedLeads(
  leads: readonly Lead[],
  products: ReadonlyMap<number, Product>,
  search: Search,
  sort: Sort,
): readonly Lead[] {
  const rows = useDeferredValue(leads)
  const sought = useDeferredValue(search)
  const ordered = useMemo(() => inOrder(rows, sort, { products }), [rows, sort, products])
  const index = useMemo(() => new LeadSearch(ordered), [ordered])
  return useMemo(() => index.find(sought), [index, sought])
}

/** A placeholder for the results until they have been read. */
function GeneratedLoading({ titleId }: { titleId: string }) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-semibold text-lg">
          Web-Scanned Leads
        </h2>
        <div className="flex gap-2">
          {['Filter', 'Sort', 'Export'].map((label) => (
            <Button key={label} variant="secondary" disabled>
              {label}
            </Button>
          ))}
        </div>
      </header>
      <SkeletonList rows={3} />
    </>
  )
}

interface GeneratedControlsProps {
  search: Search
  onSearch: (search: Search) => void
  filter: GeneratedFilter
  onFilter: (filter: GeneratedFilter) => void
  view: ViewControls
}

/** The controls for generated leads: filter, sort order and columns. */
function GeneratedControls({ search, onSearch, view, ...filter }: GeneratedControlsProps) {
  return (
    <>
      <LeadSearchBoxes search={search} onSearch={onSearch} className="grid grid-cols-2 gap-2" />
      <div className="flex gap-2">
        <SortChoice view={view} className="w-68" />
        <FilterChoice {...filter} className="w-44" />
        <ColumnChooser view={view} />
      </div>
    </>
  )
}

interface PhoneToolsProps extends GeneratedControlsProps {
  /** Undefined if there is nothing to select. */
  onSelect: (() => void) | undefined
}

/** The same on a phone: one search box, and one sheet for the rest. */
function PhoneTools({ search, onSearch, view, onSelect, ...filter }: PhoneToolsProps) {
  return (
    <ListTools
      sheetTitle="Sort and filter"
      narrowed={filter.filter !== 'all'}
      search={<LeadSearchBoxes search={search} onSearch={onSearch} className="contents" />}
      sheet={(close) => (
        <div className="grid gap-4">
          <FilterChoice {...filter} />
          <SortChoice view={view} className="w-full" />
          <ColumnChooser view={view} />
          {onSelect && (
            <Button
              variant="secondary"
              icon={<ListChecks />}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              Select leads
            </Button>
          )}
        </div>
      )}
    />
  )
}

interface FilterChoiceProps extends Pick<GeneratedControlsProps, 'filter' | 'onFilter'> {
  className?: string
}

const filterOptions = generatedFilters.map((value) => ({ value, label: filterLabels[value] }))

function FilterChoice({ filter, onFilter, className }: FilterChoiceProps) {
  const choose = (chosen: string) => {
    const wanted = generatedFilters.find((each) => each === chosen)
    if (wanted) onFilter(wanted)
  }
  return (
    <SelectField
      label="Filter"
      hideLabel
      value={filter}
      onChange={(event) => choose(event.target.value)}
      options={filterOptions}
      className={className}
    />
  )
}
