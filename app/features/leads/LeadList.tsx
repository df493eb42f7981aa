import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { useWide } from '#app/lib/useWide.ts'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Lead } from '#db/model/lead.ts'
import { LeadCards } from './LeadCards.tsx'
import { LeadTable, type LeadTableProps } from './LeadTable.tsx'
import { SortField } from './SortField.tsx'

interface LeadListProps extends Omit<LeadTableProps, 'leads'> {
  /** Undefined while they are read. */
  leads: { saved: Lead[]; shown: Lead[] } | undefined
}

/** The leads as cards or as a table, or why there are none. */
export function LeadList({ leads, ...list }: LeadListProps) {
  const wide = useWide()
  if (!leads) return <SkeletonList />
  if (leads.saved.length === 0) return <NoLeads />
  if (leads.shown.length === 0) return <EmptyState icon={<SearchX />} title="No matching leads found" />
  if (wide) return <LeadTable leads={leads.shown} {...list} />
  const { selection, actions, sort, onSort } = list
  return (
    <>
      <div className="flex items-center justify-between gap-2 py-2">
        <Checkbox
          label="Select all"
          checked={selection.count === leads.shown.length}
          indeterminate={selection.count > 0 && selection.count < leads.shown.length}
          onCheckedChange={selection.setAll}
          className="pl-3 text-sm"
        />
        <SortField sort={sort} onSort={onSort} className="w-40" />
      </div>
      <LeadCards leads={leads.shown} selection={selection} actions={actions} />
    </>
  )
}

function NoLeads() {
  return (
    <EmptyState
      icon={<Users />}
      title="No leads yet"
      text="Find companies that may buy your product, or add someone you met."
      action={
        <>
          <Link to="/lead-generation" className={buttonClass('primary')}>
            Generate Leads
          </Link>
          <Link to="/manual-lead-entry" className={buttonClass('secondary')}>
            Add New Lead
          </Link>
        </>
      }
    />
  )
}
