import { UserSearch } from 'lucide-react'
import { type Ref, useState } from 'react'
import { generatedTable } from '#app/lib/export/table.ts'
import { useExport } from '#app/lib/export/useExport.ts'
import { useSelection } from '#app/lib/useSelection.ts'
import { useWide } from '#app/lib/useWide.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { defaultSort } from './columns.ts'
import { GeneratedLoading } from './GeneratedLoading.tsx'
import { LeadCards } from './LeadCards.tsx'
import { LeadTable } from './LeadTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SortChoice } from './SortChoice.tsx'
import { useGeneratedActions } from './useGeneratedActions.ts'
import { useGeneratedLeads } from './useGeneratedLeads.ts'

export interface GeneratedLeadsProps {
  ref: Ref<HTMLElement>
  /** Those that wait for review; undefined while they are read. */
  leads: readonly Lead[] | undefined
  products: ReadonlyMap<number, Product>
  /** Why a company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
}

/** The leads made from approved companies, to take over or to drop (SPEC.md section 2, Generated Leads). */
export function GeneratedLeads({ ref, leads, ...known }: GeneratedLeadsProps) {
  return (
    <section ref={ref} aria-labelledby="generated-title" className="flex scroll-mt-16 flex-col gap-2">
      {leads ? <Loaded leads={leads} {...known} /> : <GeneratedLoading titleId="generated-title" />}
    </section>
  )
}

type LoadedProps = Omit<GeneratedLeadsProps, 'ref' | 'leads'> & { leads: readonly Lead[] }

function Loaded({ leads, products, reasons }: LoadedProps) {
  const [search, setSearch] = useState({ name: '', email: '' })
  const [sort, setSort] = useState(defaultSort)
  const shown = useGeneratedLeads(leads, products, search, sort)
  const { selection, chosen } = useSelection(shown)
  const actions = useGeneratedActions()
  const { busy, run } = useExport(generatedTable, products, notify)
  const wide = useWide()

  const approve = async () => {
    if (await actions.approve(chosen)) selection.clear()
  }
  const remove = async () => {
    if (await actions.remove(chosen)) selection.clear()
  }
  const list = { leads: shown, products, reasons, selection, onView: actions.view }

  return (
    <>
      <header className="flex items-center gap-3">
        <h2 id="generated-title" className="font-semibold text-lg">
          Generated Leads ({leads.length})
        </h2>
        <Badge tone="blue">For Review</Badge>
      </header>
      {leads.length === 0 ? (
        <EmptyState
          icon={<UserSearch />}
          title="No leads generated yet"
          text="Approve company suggestions above to generate leads"
        />
      ) : (
        <>
          <div className="grid gap-2 md:grid-cols-2">
            <SearchBox
              label="Search by name, company, position, or industry"
              value={search.name}
              onValueChange={(name) => setSearch({ ...search, name })}
            />
            <SearchBox
              label="Search by email address"
              value={search.email}
              onValueChange={(email) => setSearch({ ...search, email })}
            />
          </div>
          <SelectionBar
            selection={selection}
            onDelete={remove}
            exporting={{ busy, onExport: (format) => void run(format, chosen) }}
            onApprove={approve}
          />
          {!wide && <SortChoice sort={sort} onSort={setSort} />}
          {shown.length === 0 && <EmptyState title="No matching leads found" />}
          {shown.length > 0 && wide && <LeadTable {...list} sort={sort} onSort={setSort} />}
          {shown.length > 0 && !wide && <LeadCards {...list} />}
        </>
      )}
    </>
  )
}
