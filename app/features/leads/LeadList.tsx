import { Link, useSearch } from '@tanstack/react-router'
import { LocateFixed, SearchX, Users } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { findHere } from '#app/data/device/here.ts'
import { useUnsent } from '#app/data/useUnsent.ts'
import type { LeadQuery, Look } from '#app/entities/lead/list/query.ts'
import { rowFactsIn } from '#app/entities/lead/list/rowFacts.ts'
import type { Search } from '#app/entities/lead/list/search.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { WideList } from '#app/entities/lead/list/WideList.tsx'
import { useNext, useWork } from '#app/entities/lead/next.ts'
import type { Owners } from '#app/entities/lead/owners.ts'
import { ReachButton } from '#app/entities/lead/ReachButton.tsx'
import { useQuickAdd } from '#app/entities/lead/useQuickAdd.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { useRoomForTable } from '#app/ui/panelRoom.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'
import { LeadRows } from './LeadRows.tsx'
import { loadLeadMap } from './loadLeadMap.ts'
import type { Leads } from './useLeads.ts'

const LeadBoard = lazy(() => import('./LeadBoard.tsx').then((part) => ({ default: part.LeadBoard })))
const LeadMap = lazy(() => loadLeadMap().then((part) => ({ default: part.LeadMap })))

const ROW_HEIGHT_PX = 53

interface LeadListProps {
  /** Leads and view are undefined until they have been read. */
  leads: Leads | undefined
  view: ViewControls | undefined
  look: Look
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
  products: ReadonlyMap<number, Product>
  /** Undefined in a personal space. */
  owners: Owners | undefined
  /** The time of the last contact by lead; undefined until it is known. */
  contacts: ReadonlyMap<number, string> | undefined
  selection: Selection
  /** Select mode on a phone. */
  mode: SelectMode
  actions: LeadActions
  sought: Sought
  /** Why a lead is in the list, in a few words; undefined if that needs no words. */
  reasonOf: ((lead: Lead) => string) | undefined
}

interface Sought {
  search: Search
  /** Whether filters exclude any leads. */
  filtered: boolean
  /** Whether the filters need to know where this device is, and nobody has asked yet. */
  placeUnknown: boolean
  onClear: () => void
}

/** The leads as rows, as a table, on a map or on a board, or the reason why there are none. */
export function LeadList({ leads, view, look, query, onQuery, sought, reasonOf, ...list }: LeadListProps) {
  const { products, owners, contacts, selection, mode, actions } = list
  const wide = useWide()
  const nextOf = useNext()
  const works = useWork()
  const unsent = useUnsent()
  const buttonsOf = useCallback(
    (lead: Lead) => (
      <>
        <span className="size-11 shrink-0">
          <ReachButton lead={lead} />
        </span>
        <LeadMenu lead={lead} actions={actions} />
      </>
    ),
    [actions],
  )
  const columns = view?.visible
  const also = useMemo(() => rowFactsIn(columns ?? []), [columns])
  const under = useMemo(() => reasonOf && ((lead: Lead) => reasonUnder(reasonOf(lead))), [reasonOf])
  if (sought.placeUnknown) return <PlaceUnknown onClear={sought.onClear} />
  if (!leads || !view) return <Waiting />
  if (leads.saved.length === 0) return <NoLeads />
  const { shown } = leads
  if (shown.length === 0) return <NothingFound {...sought} />
  const board = { leads: shown, owners, also, actions, nextOf, unsent, reasonOf }
  if (look === 'board') {
    return (
      <Suspense fallback={<Waiting />}>
        <LeadBoard {...board} />
      </Suspense>
    )
  }
  const rows = { ...board, selection, mode }
  if (look === 'map') {
    return (
      <Suspense fallback={<Waiting />}>
        <LeadMap query={query} onQuery={onQuery} {...rows} />
      </Suspense>
    )
  }
  const rowsWith = (current?: number) => <LeadRows current={current} {...rows} />
  if (wide) {
    return (
      <WideLeads
        rowsWith={rowsWith}
        label="Leads"
        list="leads"
        leads={shown}
        products={products}
        owners={owners}
        selection={selection}
        view={view}
        onOpen={actions.view}
        action={buttonsOf}
        actionLabel="Actions"
        actions={2}
        rowHeight={ROW_HEIGHT_PX}
        works={works}
        contacts={contacts}
        unsent={unsent}
        under={under}
      />
    )
  }
  return rowsWith()
}

/** The reason below a row of the table. */
const reasonUnder = (reason: string): ReactNode =>
  reason && <p className="truncate pb-2 text-muted text-xs">{reason}</p>

interface WideLeadsProps extends Omit<ComponentProps<typeof WideList>, 'current'> {
  /** The same leads as rows, of which one may be open beside them. */
  rowsWith: (current: number) => ReactNode
}

/**
 * The table, or rows where it does not fit beside the open lead. Both mark the lead that is open beside them. A list
 * without such a lead does not render when one is opened.
 */
function WideLeads({ rowsWith, ...table }: WideLeadsProps) {
  const current = useSearch({ strict: false, select: ({ lead }) => lead })
  const hasRoom = useRoomForTable()
  if (current !== undefined && !hasRoom) return rowsWith(current)
  return <WideList {...table} current={current} />
}

const Waiting = () => (
  <div className="max-md:-mx-4 max-md:border-line max-md:border-t">
    <SkeletonList flush rows={8} />
  </div>
)

/** Shown when leads near this device are wanted, for example by a view, and nobody has asked where it is. */
function PlaceUnknown({ onClear }: Pick<Sought, 'onClear'>) {
  const { busy, attempt } = useAttempt()
  const [problem, setProblem] = useState<string>()
  const find = async () => setProblem(await findHere())
  return (
    <EmptyState
      icon={<LocateFixed />}
      title="Leads near you"
      text={problem ?? 'To show them, Rove asks this device where it is. Your place is sent to nobody.'}
      action={
        <>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void attempt(find, { failed: () => undefined })}
          >
            Use my location
          </Button>
          <Button variant="secondary" onClick={onClear}>
            {clearLabel(false, true)}
          </Button>
        </>
      }
    />
  )
}

/** Shown when a search found nothing: offers another search, or a new lead of that name. */
function NothingFound({ search, filtered, onClear }: Sought) {
  const quickAdd = useQuickAdd()
  const typed = (search.anywhere || search.name).trim()
  return (
    <EmptyState
      icon={<SearchX />}
      title="No matching leads found"
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            {clearLabel(Boolean(typed || search.email), filtered)}
          </Button>
          {typed && (
            <Button variant="secondary" onClick={() => quickAdd(typed)} className="max-w-full">
              <span className="truncate">Add “{typed}”</span>
            </Button>
          )}
        </>
      }
    />
  )
}

function clearLabel(typed: boolean, filtered: boolean): string {
  if (!filtered) return 'Clear search'
  return typed ? 'Clear search and filters' : 'Clear filters'
}

function NoLeads() {
  const quickAdd = useQuickAdd()
  // A phone has its round button, and one filled button is enough.
  const wide = useWide()
  return (
    <EmptyState
      icon={<Users />}
      title="No leads yet"
      text="Find companies that may buy your product, or add someone you met."
      action={
        <>
          <Link to="/lead-generation" className={buttonClass(wide ? 'primary' : 'secondary')}>
            Generate Leads
          </Link>
          <Button variant="secondary" onClick={() => quickAdd()}>
            Add New Lead
          </Button>
          <Link to="/import" className={buttonClass('secondary')}>
            Import your list
          </Link>
        </>
      }
    />
  )
}
