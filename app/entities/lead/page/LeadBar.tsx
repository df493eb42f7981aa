import { CalendarPlus, MapPinCheck, Pencil, PhoneCall, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'

interface LeadBarProps {
  onFollowUp: () => void
  onLogCall: () => void
  onCheckIn: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What is done about a lead, under the thumb. */
export function LeadBar({ onFollowUp, onLogCall, onCheckIn, onEdit, onDelete }: LeadBarProps) {
  return (
    <div className="-my-2 flex w-full flex-wrap gap-1">
      <BarButton icon={<CalendarPlus />} word="Follow up" onClick={onFollowUp} accent />
      <BarButton icon={<PhoneCall />} word="Log call" onClick={onLogCall} />
      <BarButton icon={<MapPinCheck />} word="Check in" onClick={onCheckIn} />
      <BarButton icon={<Pencil />} word="Edit" onClick={onEdit} />
      <BarButton icon={<Trash2 />} word="Delete" onClick={onDelete} />
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
    <button
      type="button"
      onClick={onClick}
      className={classes(
        'flex min-h-14 min-w-14 flex-auto flex-col items-center whitespace-nowrap justify-center gap-1 rounded-lg px-1 font-medium text-xs transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5',
        accent ? 'bg-accent-soft text-accent-ink' : 'text-ink',
      )}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
      {word}
    </button>
  )
}
