import { useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { leadsTable } from '#app/entities/lead/export/table.ts'
import { useExport } from '#app/entities/lead/export/useExport.ts'
import { listColumns } from '#app/entities/lead/list/columns.ts'
import { useView } from '#app/entities/lead/list/useView.ts'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { notify } from '#app/ui/toast.ts'
import { useSelection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { LeadDialogs, useLeadDialogs } from './LeadDialogs.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadToolbar } from './LeadToolbar.tsx'
import { useBulkStatus } from './useBulkStatus.ts'
import { type Leads, useLeads } from './useLeads.ts'

/** The team's leads: found, looked at, edited and deleted. */
export function LeadManagement() {
  const [search, setSearch] = useState({ name: '', email: '' })
  const view = useView('leads')
  const leads = useLeads(search, view?.sort ?? listColumns.leads.sort)
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
          <LeadFilters search={search} onSearch={setSearch} view={view} />
          <LeadToolbar
            selected={chosen.length}
            onStatus={(status) => void setStatus(chosen, status)}
            onDelete={deleteSelected}
            exporting={{ busy, onExport: (format) => void run(format, chosen) }}
          />
        </>
      )}
      <LeadList {...{ leads, products, selection, view }} actions={dialogs.actions} />
      <LeadDialogs dialogs={dialogs} onDeleted={selection.clear} />
    </div>
  )
}

const none: Lead[] = []

function counted({ shown, saved, total }: Leads): string {
  const all = `${total} ${total === 1 ? 'lead' : 'leads'}`
  return shown.length === saved.length ? all : `${shown.length} of ${all}`
}

function useProducts() {
  const rows = useRows('products')
  return useMemo(() => new Map(rows?.map((product) => [product.id, product])), [rows])
}
