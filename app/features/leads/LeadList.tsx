import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { useCallback } from 'react'
import { LeadTable } from '#app/entities/lead/list/LeadTable.tsx'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { SelectAll } from '#app/ui/Checkbox.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { LeadCards, type LeadListProps as Listed } from './LeadCards.tsx'
import { LeadMenu } from './LeadMenu.tsx'
import type { Leads } from './useLeads.ts'

const ROW_HEIGHT_PX = 53

interface LeadListProps extends Omit<Listed, 'leads' | 'columns'> {
  /** Undefined while they are read, as is the view. */
  leads: Leads | undefined
  view: ViewControls | undefined
}

/** The leads as cards or as a table, or why there are none. */
export function LeadList({ leads, view, products, selection, actions }: LeadListProps) {
  const wide = useWide()
  const menuOf = useCallback((lead: Lead) => <LeadMenu lead={lead} actions={actions} />, [actions])
  if (!leads || !view) return <SkeletonList />
  if (leads.saved.length === 0) return <NoLeads />
  const { shown } = leads
  if (shown.length === 0) return <EmptyState icon={<SearchX />} title="No matching leads found" />
  const list = { leads: shown, products, selection }
  if (wide) {
    return (
      <LeadTable
        label="Leads"
        list="leads"
        {...list}
        view={view}
        onOpen={actions.view}
        action={menuOf}
        actionLabel="Actions"
        rowHeight={ROW_HEIGHT_PX}
      />
    )
  }
  return (
    <>
      <SelectAll selection={selection} className="pl-3 text-sm" />
      <LeadCards {...list} columns={view.visible} actions={actions} />
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
