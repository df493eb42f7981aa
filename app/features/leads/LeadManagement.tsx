import { useNavigate } from '@tanstack/react-router'
import { PenLine, Plus, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { leadsTable } from '#app/entities/lead/export/table.ts'
import { useExport } from '#app/entities/lead/export/useExport.ts'
import { ColumnChooser } from '#app/entities/lead/list/ColumnChooser.tsx'
import { listColumns } from '#app/entities/lead/list/columns.ts'
import { LeadSearchBoxes } from '#app/entities/lead/list/LeadSearchBoxes.tsx'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import { noSearch, type Search } from '#app/entities/lead/list/search.ts'
import { useView, type ViewControls } from '#app/entities/lead/list/useView.ts'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { ExportMenu, type ExportMenuProps } from '#app/ui/ExportMenu.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { notify } from '#app/ui/toast.ts'
import { useSelection } from '#app/ui/useSelection.ts'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { LeadDialogs, useLeadDialogs } from './LeadDialogs.tsx'
import { LeadList } from './LeadList.tsx'
import { type StatusGiven, StatusMenu } from './StatusMenu.tsx'
import { useBulkStatus } from './useBulkStatus.ts'
import { type Leads, useLeads } from './useLeads.ts'

/** The team's leads: found, looked at, edited and deleted. */
export function LeadManagement() {
  const [search, setSearch] = useState(noSearch)
  const [searching, setSearching] = useState(false)
  const view = useView('leads')
  const leads = useLeads(search, view?.sort ?? listColumns.leads.sort, searching)
  const dialogs = useLeadDialogs()
  const products = useProducts()
  const { selection, chosen } = useSelection(leads?.shown ?? none)
  const { busy, run } = useExport(leadsTable, products)
  const setStatus = useBulkStatus()
  const deleteSelected = () => {
    if (chosen.length > 0) dialogs.removeAll(chosen)
    else notify(nothingSelected('lead', 'delete'))
  }
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader title="Lead Management" subtitle={leads && counted(leads)} />
      {leads?.saved.length !== 0 && (
        <>
          <LeadFilters
            search={search}
            onSearch={setSearch}
            onSearching={() => setSearching(true)}
            view={view}
          />
          <LeadToolbar
            selected={chosen.length}
            onStatus={(status) => void setStatus(chosen, status)}
            onDelete={deleteSelected}
            exporting={{ busy, onExport: (format) => void run(format, chosen) }}
          />
        </>
      )}
      <LeadList
        {...{ leads, products, selection, view }}
        actions={dialogs.actions}
        sought={{ search, onClear: () => setSearch(noSearch) }}
      />
      <LeadDialogs dialogs={dialogs} onDeleted={selection.clear} />
    </div>
  )
}

const none: Lead[] = []

function counted({ shown, saved, total, arriving }: Leads): string {
  if (arriving && saved.length < total) return `${saved.length} of ${total} leads so far`
  const all = `${total} ${total === 1 ? 'lead' : 'leads'}`
  return shown.length === saved.length ? all : `${shown.length} of ${all}`
}

function useProducts() {
  const rows = useRows('products')
  return useMemo(() => new Map(rows?.map((product) => [product.id, product])), [rows])
}

interface LeadFiltersProps {
  search: Search
  onSearch: (search: Search) => void
  onSearching: () => void
  /** Undefined while it is read. */
  view: ViewControls | undefined
}

/** The search, the order of the rows, and the choice of columns. */
function LeadFilters({ search, onSearch, onSearching, view }: LeadFiltersProps) {
  return (
    <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-[2fr_1.5fr_auto]">
      <LeadSearchBoxes search={search} onSearch={onSearch} onFocus={onSearching} className="contents" />
      <div className="flex min-h-control gap-2 md:max-xl:col-span-2">
        {view && (
          <>
            <SortChoice view={view} className="min-w-0 max-md:flex-1 md:w-68" />
            <ColumnChooser view={view} />
          </>
        )}
      </div>
    </div>
  )
}

interface LeadToolbarProps {
  selected: number
  onStatus: (status: StatusGiven) => void
  onDelete: () => void
  exporting: ExportMenuProps
}

/** What can be done on this page: a bar in the thumb's reach on a phone, above the table on a desk. */
function LeadToolbar({ selected, onStatus, onDelete, exporting }: LeadToolbarProps) {
  useToastLift(!useWide())
  return (
    <ActionBar label="Lead actions" phone="list" className="max-md:mt-auto max-md:-mb-4">
      <DeleteSelected count={selected} onDelete={onDelete} />
      <ExportMenu {...exporting} />
      <StatusMenu onChoose={onStatus} />
      <AddLead />
    </ActionBar>
  )
}

function AddLead() {
  const navigate = useNavigate()
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
      className="max-md:flex-auto md:px-4"
    >
      <MenuItem icon={<Sparkles />} onSelect={() => void navigate({ to: '/lead-generation' })}>
        Lead Generation
      </MenuItem>
      <MenuItem icon={<PenLine />} onSelect={() => void navigate({ to: '/manual-lead-entry' })}>
        Manual Lead Entry
      </MenuItem>
    </Menu>
  )
}
