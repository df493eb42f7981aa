import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { valueShown } from '#app/entities/field.ts'
import { StatusSheet } from '#app/entities/lead/StatusSheet.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'

/** A lead's status: one control that shows it and changes it. */
export function LeadStatus({ lead }: { lead: Lead }) {
  const [choosing, setChoosing] = useState(false)
  const status = shownStatus(lead)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Status: ${valueShown('status', status)}`}
        onClick={() => setChoosing(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge px-3 hover:bg-raised active:opacity-80"
      >
        <StatusBadge bare status={status} />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {choosing && <StatusSheet lead={lead} onClose={() => setChoosing(false)} />}
    </>
  )
}
