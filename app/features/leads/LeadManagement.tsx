import { useNavigate, useSearch } from '@tanstack/react-router'
import { CopyCheck, FileInput, Merge, Pencil, PenLine, Plus, Route, Sparkles, UserPlus } from 'lucide-react'
import {
  type ComponentProps,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { keepMineOnly } from '#app/data/device/mineOnly.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { dealSum } from '#app/entities/lead/deal.ts'
import { deleteLeads } from '#app/entities/lead/deleteLeads.ts'
import { leadsTable, withOwners } from '#app/entities/lead/export/table.ts'
import { useExport } from '#app/entities/lead/export/useExport.ts'
import { type Column, listColumns } from '#app/entities/lead/list/columns.ts'
import {
  isFiltered,
  type LeadQuery,
  type Look,
  sortIn,
  typedIn,
  withSort,
} from '#app/entities/lead/list/query.ts'
import { isEmpty } from '#app/entities/lead/list/search.ts'
import { useView, type ViewControls } from '#app/entities/lead/list/useView.ts'
import { type Owners, useOwners } from '#app/entities/lead/owners.ts'
import { useQuickAdd } from '#app/entities/lead/useQuickAdd.ts'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ExportMenu, type ExportMenuProps } from '#app/ui/ExportMenu.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { useOfferPanelRoom } from '#app/ui/panelRoom.ts'
import { RoundAction } from '#app/ui/RoundAction.tsx'
import { SelectionBar } from '#app/ui/SelectionBar.tsx'
import { notify } from '#app/ui/toast.ts'
import { type Selection, useSelection } from '#app/ui/useSelection.ts'
import { type SelectMode, useSelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead, ShownStatus } from '#db/model/entities/lead.ts'
import { LeadFilters } from './filters/LeadFilters.tsx'
import { allLeads } from './filters/names.ts'
import { useFilter } from './filters/useFilter.ts'
import { useLeadQuery } from './filters/useLeadQuery.ts'
import { LeadDialogs, useLeadDialogs } from './LeadDialogs.tsx'
import { LeadList } from './LeadList.tsx'
import { loadLeadMap } from './loadLeadMap.ts'
import { OwnerMenu } from './OwnerMenu.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import { ownerEdit, statusEdit, useBulkEdit } from './useBulkEdit.ts'
import { useLastContacts } from './useLastContacts.ts'
import { type Leads, useLeads } from './useLeads.ts'
import { useReason } from './useReason.ts'

// Rarely used, so they are loaded on demand.
const BatchDialog = lazy(() => import('./BatchDialog.tsx').then((part) => ({ default: part.BatchDialog })))
const PlanDayDialog = lazy(() =>
  import('#app/entities/day/PlanDayDialog.tsx').then((part) => ({ default: part.PlanDayDialog })),
)
const MergeDialog = lazy(() =>
  import('#app/entities/lead/merge/MergeDialog.tsx').then((part) => ({ default: part.MergeDialog })),
)

/** The team's leads: search, view, edit and delete. */
export function LeadManagement() {
  const { user, team } = useWorkspace()
  const [query, setQuery] = useLeadQuery()
  const ask = useCallback(
    (wanted: LeadQuery) => {
      keepMineOnly(user.id, team.id, wanted.mine === true)
      setQuery(wanted)
    },
    [user.id, team.id, setQuery],
  )
  return <AskedLeads query={query} setQuery={ask} />
}

interface AskedLeadsProps {
  query: LeadQuery
  setQuery: (query: LeadQuery) => void
}

/** Does not render when only other parts of the address change, such as the lead that a tap opens. */
const AskedLeads = memo(function AskedLeads({ query, setQuery }: AskedLeadsProps) {
  const search = useMemo(() => typedIn(query), [query])
  const [searching, setSearching] = useState(!isEmpty(search))
  const owners = useOwners()
  const view = useSortedView(query, setQuery, owners !== undefined)
  const filter = useFilter(query)
  const [look, setLook] = useLook()
  const wide = useWide()
  const sort = view?.sort ?? listColumns.leads.sort
  const showsContacts = wide && view?.visible.includes('lastContact')
  const contacts = useLastContacts(showsContacts || sort.by === 'lastContact')
  const { leads: read, expect } = useLeads({
    search,
    searching,
    sort,
    filter,
    owners: owners?.names,
    contacts,
  })
  // The first rows are drawn in slices, because a tap on the screen that still stands must not wait for all of them.
  const leads = useDeferredValue(read !== undefined) ? read : undefined
  const dialogs = useLeadDialogs()
  const products = useProducts()
  const { selection, chosen } = useSelection(leads?.shown ?? none)
  const { busy, run } = useExport(owners ? withOwners(leadsTable, owners) : leadsTable, products)
  const setAll = useBulkEdit()
  const [edited, setEdited] = useState<readonly Lead[]>()
  const [merging, setMerging] = useState<readonly number[]>()
  const [visited, setVisited] = useState<readonly Lead[]>()
  const mode = useSelectMode(selection)
  const { change } = useWorkspace()
  const deleteSelected = async () => {
    if (chosen.length === 0) notify(nothingSelected('lead', 'delete'))
    else if (await deleteLeads(change, chosen)) mode.end()
  }
  const quickAdd = useQuickAdd()
  const hasTools = leads?.saved.length !== 0
  const count = useMemo(() => leads && counted(leads), [leads])
  const bulk = {
    selected: chosen.length,
    onStatus: (status: ShownStatus) => void setAll(chosen, statusEdit(status)),
    owners,
    onOwner: (ownerId: number | null, name: string | undefined) =>
      void setAll(chosen, ownerEdit(ownerId, name)),
    onEdit: () => (chosen.length === 0 ? notify(nothingSelected('lead', 'update')) : setEdited(chosen)),
    onVisit: () => setVisited(chosen),
    onMerge: () => setMerging(chosen.map(({ id }) => id)),
    onDelete: () => void deleteSelected(),
    exporting: { busy, onExport: (format: 'excel' | 'csv') => void run(format, chosen) },
  }
  const show = (wanted: Look) => {
    // Nothing can be selected on the board.
    if (wanted === 'board') mode.end()
    // It loads while the list is still on screen. If that fails, it is tried again when the map is shown.
    if (wanted === 'map') loadLeadMap().catch(() => undefined)
    setLook(wanted)
  }
  const container = useRef<HTMLElement>(null)
  useOfferPanelRoom(container, leads?.shown ?? none)
  return (
    <div data-wide className="flex min-h-full gap-4">
      <div className="flex min-w-0 flex-1 flex-col">
        {(wide || !hasTools) && <PageHeader title={TITLE} subtitle={count} />}
        {hasTools && (
          <LeadFilters
            query={query}
            view={view}
            products={products}
            owners={owners}
            count={count}
            title={TITLE}
            look={look}
            onLook={show}
            onQuery={setQuery}
            onSearching={() => setSearching(true)}
            onTyping={expect}
            onSelect={wide || look === 'board' ? undefined : () => mode.begin()}
            leads={leads?.found ?? none}
            shown={leads?.shown.length}
          />
        )}
        {hasTools && wide && <LeadToolbar {...bulk} />}
        <LeadList
          leads={leads}
          products={products}
          owners={owners}
          contacts={contacts}
          selection={selection}
          mode={mode}
          view={view}
          look={look}
          query={query}
          onQuery={setQuery}
          actions={dialogs.actions}
          sought={{
            search,
            filtered: isFiltered(query),
            placeUnknown: filter === 'no place',
            onClear: () => setQuery(allLeads),
          }}
          reasonOf={useReason(query)}
        />
        {hasTools && !wide && mode.on && <PhoneSelection selection={selection} mode={mode} {...bulk} />}
        {!wide && !mode.on && (
          <RoundAction label="Add Lead" icon={<Plus aria-hidden />} onClick={() => quickAdd()} />
        )}
        <LeadDialogs dialogs={dialogs} />
        {edited && (
          <Suspense>
            <BatchDialog leads={edited} onClose={() => setEdited(undefined)} />
          </Suspense>
        )}
        {visited && (
          <Suspense>
            <PlanDayDialog leads={visited} onClose={() => setVisited(undefined)} />
          </Suspense>
        )}
        {merging && (
          <Suspense>
            <MergeDialog
              leadIds={merging}
              onClose={(isDone) => {
                setMerging(undefined)
                if (isDone) mode.end()
              }}
            />
          </Suspense>
        )}
      </div>
      {/* The place for an opened lead, if there is space. */}
      <aside
        ref={container}
        className="sticky top-18 h-[calc(100dvh-56px-2rem)] w-88 shrink-0 self-start 2xl:w-112 empty:hidden"
      />
    </div>
  )
})

const TITLE = 'Lead Management'
const none: Lead[] = []

function counted({ shown, saved, total, arriving }: Leads): string {
  if (arriving && saved.length < total) return `${saved.length} of ${total} leads so far`
  const all = `${total} ${total === 1 ? 'lead' : 'leads'}`
  const listed = shown.length === saved.length ? all : `${shown.length} of ${all}`
  return [listed, dealSum(shown)].filter(Boolean).join(' · ')
}

/** How the leads are shown, from the list's address. */
function useLook(): [Look, (look: Look) => void] {
  const look = useSearch({ strict: false, select: ({ view }) => view ?? 'list' })
  const navigate = useNavigate()
  const show = useCallback(
    (wanted: Look) =>
      void navigate({
        to: '/lead-management',
        search: (before) => ({ ...before, view: wanted === 'list' ? undefined : wanted }),
      }),
    [navigate],
  )
  return [look, show]
}

function useProducts() {
  const rows = useRows('products')
  return useMemo(() => new Map(rows?.map((product) => [product.id, product])), [rows])
}

/**
 * The person's view of the list, with the sort order from the address if it has one.
 * @param inTeam whether leads have owners
 */
function useSortedView(
  query: LeadQuery,
  setQuery: (query: LeadQuery) => void,
  inTeam: boolean,
): ViewControls | undefined {
  const stored = useView('leads')
  const kept = useMemo(() => (inTeam ? stored : stored && withoutOwner(stored)), [stored, inTeam])
  return useMemo(() => {
    const sort = sortIn(query)
    const isOwn = !sort && !isFiltered(query)
    if (!kept || isOwn) return kept
    return { ...kept, sort: sort ?? kept.sort, setSort: (wanted) => setQuery(withSort(query, wanted)) }
  }, [kept, query, setQuery])
}

/** In a personal space everything is the person's own. */
function withoutOwner(view: ViewControls): ViewControls {
  const isKnown = (column: Column) => column !== 'owner'
  return { ...view, columns: view.columns.filter(isKnown), visible: view.visible.filter(isKnown) }
}

interface LeadToolbarProps {
  selected: number
  onStatus: (status: ShownStatus) => void
  /** Undefined in a personal space. */
  owners: Owners | undefined
  onOwner: ComponentProps<typeof OwnerMenu>['onChoose']
  onEdit: () => void
  onVisit: () => void
  onMerge: () => void
  onDelete: () => void
  exporting: ExportMenuProps
}

/** The actions of this page, above the table. Those for selected leads are shown once there are any. */
function LeadToolbar({
  selected,
  onStatus,
  owners,
  onOwner,
  onEdit,
  onVisit,
  onMerge,
  onDelete,
  exporting,
}: LeadToolbarProps) {
  return (
    <ActionBar label="Lead actions" phone="list" className="flex-wrap">
      <AddLead />
      {selected > 0 && (
        <>
          <StatusMenu onChoose={onStatus} />
          {owners && <OwnerMenu owners={owners} onChoose={onOwner} />}
          <EditSelected onEdit={onEdit} />
          <VisitSelected count={selected} onVisit={onVisit} />
          <MergeSelected count={selected} onMerge={onMerge} />
          <ExportMenu {...exporting} />
          <DeleteSelected count={selected} onDelete={onDelete} />
        </>
      )}
    </ActionBar>
  )
}

/** The same on a phone in select mode. */
function PhoneSelection({ selection, mode, ...bulk }: PhoneSelectionProps) {
  return (
    <SelectionBar label="Lead actions" selection={selection} onEnd={mode.end}>
      <StatusMenu onChoose={bulk.onStatus} />
      {bulk.owners && <OwnerMenu owners={bulk.owners} onChoose={bulk.onOwner} />}
      <EditSelected onEdit={bulk.onEdit} />
      <VisitSelected count={bulk.selected} onVisit={bulk.onVisit} />
      <MergeSelected count={bulk.selected} onMerge={bulk.onMerge} />
      <ExportMenu {...bulk.exporting} />
      <DeleteSelected count={bulk.selected} onDelete={bulk.onDelete} />
    </SelectionBar>
  )
}

interface PhoneSelectionProps extends LeadToolbarProps {
  selection: Selection
  mode: SelectMode
}

/** Opens what else can be set for all selected leads. */
function EditSelected({ onEdit }: { onEdit: () => void }) {
  return (
    <Button variant="secondary" icon={<Pencil />} onClick={onEdit} className="max-sm:px-3">
      <span className="max-sm:sr-only">Edit Selected</span>
    </Button>
  )
}

/** As many leads as a person can visit on a day. */
const MOST_VISITED = 50

function VisitSelected({ count, onVisit }: { count: number; onVisit: () => void }) {
  if (count === 0 || count > MOST_VISITED) return null
  return (
    // Without its words where they would push another action into a line of its own.
    <Button
      variant="secondary"
      icon={<Route />}
      title="Plan my day"
      onClick={onVisit}
      className="max-2xl:px-3"
    >
      <span className="max-2xl:sr-only">Plan my day</span>
    </Button>
  )
}

/** As many leads as a person can compare are merged at once. */
const MOST_MERGED = 6

function MergeSelected({ count, onMerge }: { count: number; onMerge: () => void }) {
  if (count < 2 || count > MOST_MERGED) return null
  return (
    <Button variant="secondary" icon={<Merge />} onClick={onMerge} className="max-sm:px-3">
      <span className="max-sm:sr-only">Merge</span>
    </Button>
  )
}

function AddLead() {
  const navigate = useNavigate()
  const quickAdd = useQuickAdd()
  return (
    <Menu
      label="Add Lead"
      variant="primary"
      trigger={
        <>
          <Plus aria-hidden />
          Add Lead
        </>
      }
      className="px-4"
    >
      <MenuItem icon={<UserPlus />} onSelect={() => quickAdd()}>
        Quick Add
      </MenuItem>
      <MenuItem icon={<Sparkles />} onSelect={() => void navigate({ to: '/lead-generation' })}>
        Lead Generation
      </MenuItem>
      <MenuItem icon={<PenLine />} onSelect={() => void navigate({ to: '/manual-lead-entry' })}>
        Manual Lead Entry
      </MenuItem>
      <MenuItem icon={<FileInput />} onSelect={() => void navigate({ to: '/import' })}>
        Import Leads
      </MenuItem>
      <MenuItem icon={<CopyCheck />} onSelect={() => void navigate({ to: '/duplicates' })}>
        Duplicates
      </MenuItem>
    </Menu>
  )
}
