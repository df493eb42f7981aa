import { Link } from '@tanstack/react-router'
import { CheckSquare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { columnLabels } from '#app/entities/lead/list/columns.ts'
import { useCounts } from '#app/entities/lead/list/counts.ts'
import { type LeadQuery, searchOf } from '#app/entities/lead/list/query.ts'
import { rowFacts } from '#app/entities/lead/list/rowFacts.ts'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { Choices } from './Choices.tsx'
import { FilterChoices } from './FilterChoices.tsx'
import { allLeads, type FilterNames, isWorthKeeping, viewOf } from './names.ts'
import { useLeadContext } from './useFilter.ts'
import { type ShownView, useViews } from './useViews.ts'
import { ViewList } from './ViewList.tsx'
import { ViewName } from './ViewName.tsx'

export interface FilterSheetProps extends FilterNames {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
  view: ViewControls
  /** The leads that the search finds, and how many of them are shown; undefined until they have been read. */
  leads: readonly Lead[]
  shown: number | undefined
  /** Starts select mode; undefined if rows can always be selected. */
  onSelect?: (() => void) | undefined
  onClose: () => void
}

/**
 * The settings of a list: its views and filters, and on a phone also the sort order, the facts that rows
 * show, and selecting.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { query, onClose } = props
  const [naming, setNaming] = useState<{ view?: ShownView }>()
  if (naming) {
    return <ViewName view={naming.view} search={searchOf(query)} onClose={() => setNaming(undefined)} />
  }
  return <Sheet {...props} onClose={onClose} onName={setNaming} />
}

interface SheetProps extends FilterSheetProps {
  onName: (naming: { view?: ShownView }) => void
}

function Sheet({ query, onQuery, view, leads, shown, onSelect, onClose, onName, ...names }: SheetProps) {
  const wide = useWide()
  const hasPlaces = useHere() !== undefined || query.area !== undefined
  const counts = useCounts(leads, query, useLeadContext({ tasks: true, notes: true, places: hasPlaces }))
  const { views } = useViews()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={wide ? 'Filter' : 'Sort and filter'}
      footer={
        <>
          {isWorthKeeping(query) && (
            <Button variant="secondary" onClick={() => onQuery(allLeads)}>
              Clear
            </Button>
          )}
          <Button onClick={onClose}>{shown === undefined ? 'Show leads' : showing(shown)}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section aria-label="Views" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <ViewList query={query} onQuery={onQuery} onRename={(view) => onName({ view })} />
          {isWorthKeeping(query) && !viewOf(views, query) && (
            <Button variant="secondary" className="justify-self-start" onClick={() => onName({})}>
              Save as view
            </Button>
          )}
        </section>
        {!wide && (
          <Choices label="Sort">
            <SortChoice view={view} className="w-full" />
          </Choices>
        )}
        <FilterChoices query={query} onQuery={onQuery} counts={counts} {...names} />
        {!wide && (
          <Choices label="Rows also show">
            {rowFacts.map((fact) => (
              <Chip
                key={fact}
                pressed={view.visible.includes(fact)}
                onPress={(on) => view.setVisible(fact, on)}
              >
                {columnLabels[fact]}
              </Chip>
            ))}
          </Choices>
        )}
        <div className="flex flex-wrap gap-2">
          {onSelect && (
            <Button
              variant="secondary"
              icon={<CheckSquare />}
              onClick={() => {
                onClose()
                onSelect()
              }}
            >
              Select leads
            </Button>
          )}
          <Link to="/deleted" onClick={onClose} className={buttonClass('secondary')}>
            <Trash2 aria-hidden />
            Recently deleted
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

const showing = (count: number) => `Show ${count} ${count === 1 ? 'lead' : 'leads'}`
