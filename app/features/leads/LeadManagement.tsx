import { useMemo, useState } from 'react'
import { leadsTable } from '#app/lib/export/table.ts'
import { useExport } from '#app/lib/export/useExport.ts'
import { naturalSort } from '#app/lib/leadOrder.ts'
import { useSelection } from '#app/lib/useSelection.ts'
import { useRows } from '#app/lib/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/lead.ts'
import { LeadDialogs, type Shown } from './LeadDialogs.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadList } from './LeadList.tsx'
import type { LeadActions } from './LeadMenu.tsx'
import { LeadToolbar } from './LeadToolbar.tsx'
import { useLeads } from './useLeads.ts'

/** The team's leads: found, looked at, edited and deleted (SPEC.md section 2, Lead Management). */
export function LeadManagement() {
  const [search, setSearch] = useState({ name: '', email: '' })
  const [sort, setSort] = useState(() => naturalSort('createdAt'))
  const [dialog, setDialog] = useState<Shown>()
  const leads = useLeads(search, sort)
  const products = useProducts()
  const { selection, chosen } = useSelection(leads?.shown ?? none)
  const { busy, run } = useExport(leadsTable, products, notify)
  const actions: LeadActions = {
    view: (lead) => setDialog({ kind: 'detail', leads: [lead] }),
    edit: (lead) => setDialog({ kind: 'edit', leads: [lead] }),
    remove: (lead) => setDialog({ kind: 'delete', leads: [lead] }),
  }
  const deleteSelected = () => {
    if (chosen.length > 0) setDialog({ kind: 'delete', leads: chosen })
    else
      notify({
        title: 'No leads selected',
        text: 'Please select at least one lead to delete.',
        tone: 'error',
      })
  }
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader
        title="Lead Management"
        subtitle={leads && counted(leads.shown.length, leads.saved.length)}
      />
      {leads?.saved.length !== 0 && (
        <>
          <LeadFilters search={search} onSearch={setSearch} sort={sort} onSort={setSort} />
          <LeadToolbar
            selected={chosen.length}
            onDelete={deleteSelected}
            exporting={{ busy, onExport: (format) => void run(format, chosen) }}
          />
        </>
      )}
      <LeadList {...{ leads, products, selection, actions, sort }} onSort={setSort} />
      <LeadDialogs
        shown={dialog}
        current={leads?.saved}
        products={products}
        actions={actions}
        onClose={() => setDialog(undefined)}
        onDeleted={selection.clear}
      />
    </div>
  )
}

const none: Lead[] = []

function counted(shown: number, total: number): string {
  const all = `${total} ${total === 1 ? 'lead' : 'leads'}`
  return shown === total ? all : `${shown} of ${all}`
}

function useProducts() {
  const rows = useRows('products')
  return useMemo(() => new Map(rows?.map((product) => [product.id, product])), [rows])
}
