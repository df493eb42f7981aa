import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useOrdered } from '#app/data/rows/orderedView.ts'
import { useLiveRows } from '#app/data/workspace.tsx'
import { orderOf } from '#app/entities/lead/list/order.ts'
import { LeadSearch } from '#app/entities/lead/list/search.ts'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { LeadGrid } from './LeadGrid.tsx'

const byDate = orderOf({ by: 'createdAt', descending: true })
const newestSaved = {
  ...byDate,
  keyOf: (lead: Lead) => (lead.saved ? byDate.keyOf(lead) : undefined),
}

/** The team's leads as cards, to choose the recipient. */
export function LeadPicker({ onPick }: { onPick: (leadId: number) => void }) {
  const [text, setText] = useState('')
  const { rows, complete } = useDeferredValue(useOrdered(useLiveRows('leads'), newestSaved))
  const sought = useDeferredValue(text)
  const index = useMemo(() => new LeadSearch(rows), [rows])
  const shown = useMemo(() => index.findAnywhere(sought), [index, sought])
  if (!complete) return <SkeletonList />
  if (rows.length === 0) return <NoLeads />
  return (
    <section aria-label="Choose a lead">
      <search className="mb-3 block lg:max-w-xl">
        <SearchBox label="Search by name, company, email or industry" value={text} onValueChange={setText} />
      </search>
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No matching leads found" />
      ) : (
        <LeadGrid leads={shown} onPick={onPick} />
      )}
    </section>
  )
}

function NoLeads() {
  return (
    <EmptyState
      icon={<Users />}
      title="No leads yet"
      text="An email is written to a lead. Find companies that may buy your product, or add someone you met."
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
