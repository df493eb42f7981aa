import { CalendarPlus, MapPinCheck, Pencil, PhoneCall, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { barClass } from './barClass.ts'
import { LeadReachRow } from './LeadReach.tsx'

interface LeadBarProps {
  lead: Lead
  onFollowUp: () => void
  onLogCall: () => void
  onCheckIn: () => void
  onEdit: () => void
  onDelete: () => void
}

/** The actions for a lead, within reach of the thumb; on a phone also the ways to contact it. */
export function LeadBar({ lead, onFollowUp, onLogCall, onCheckIn, onEdit, onDelete }: LeadBarProps) {
  const wide = useWide()
  return (
    // On a phone the bar is hidden while somebody types.
    <div {...(!wide && { 'data-bar': true })} className="-m-2 grid gap-1">
      {!wide && <LeadReachRow lead={lead} />}
      <div className="flex flex-wrap gap-1">
        <BarButton icon={<CalendarPlus />} word="Follow up" onClick={onFollowUp} accent={wide} />
        <BarButton icon={<PhoneCall />} word="Log call" onClick={onLogCall} />
        <BarButton icon={<MapPinCheck />} word="Check in" onClick={onCheckIn} />
        <BarButton icon={<Pencil />} word="Edit" onClick={onEdit} />
        <BarButton icon={<Trash2 />} word="Delete" onClick={onDelete} />
      </div>
    </div>
  )
}

interface BarButtonProps {
  icon: ReactNode
  word: string
  onClick: () => void
  accent?: boolean
}

function BarButton({ icon, word, onClick, accent }: BarButtonProps) {
  return (
    <button type="button" onClick={onClick} className={barClass(accent)}>
      <span aria-hidden className="contents">
        {icon}
      </span>
      {word}
    </button>
  )
}
