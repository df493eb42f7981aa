import {
  CalendarPlus,
  CircleDot,
  Ellipsis,
  Eye,
  ListChecks,
  Mail,
  MapPinCheck,
  Pencil,
  Phone,
  PhoneCall,
  Trash2,
} from 'lucide-react'
import { callWarning } from '#app/entities/lead/callWarning.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { callLink } from '#app/entities/lead/ReachButton.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

/** The actions on one lead. */
export interface LeadActions {
  view(lead: Lead): void
  call(lead: Lead): void
  logCall(lead: Lead): void
  followUp(lead: Lead): void
  checkIn(lead: Lead): void
  email(lead: Lead): void
  setStatus(lead: Lead): void
  edit(lead: Lead): void
  remove(lead: Lead): void
}

interface LeadMenuProps {
  lead: Lead
  actions: LeadActions
  /** Starts select mode with this row, in lists without checkboxes. */
  onSelect?: (lead: Lead) => void
}

/** All actions on a lead of a list, including those that can be done by a swipe. */
export function LeadMenu({ lead, actions, onSelect }: LeadMenuProps) {
  const warning = callWarning(lead)
  return (
    <Menu of={lead.id} label={`Actions for ${leadName(lead)}`} trigger={<Ellipsis />}>
      <MenuItem icon={<Eye />} onSelect={() => actions.view(lead)}>
        View Details
      </MenuItem>
      {callLink(lead) && (
        <MenuItem icon={<Phone />} onSelect={() => actions.call(lead)}>
          <span>
            Call
            {warning && <span className="block text-xs text-yellow">{warning}</span>}
          </span>
        </MenuItem>
      )}
      <MenuItem icon={<PhoneCall />} onSelect={() => actions.logCall(lead)}>
        Log call
      </MenuItem>
      <MenuItem icon={<CalendarPlus />} onSelect={() => actions.followUp(lead)}>
        Follow up
      </MenuItem>
      <MenuItem icon={<MapPinCheck />} onSelect={() => actions.checkIn(lead)}>
        Check in
      </MenuItem>
      <MenuItem icon={<Mail />} onSelect={() => actions.email(lead)}>
        Email
      </MenuItem>
      <MenuItem icon={<CircleDot />} onSelect={() => actions.setStatus(lead)}>
        Status
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => actions.edit(lead)}>
        Edit
      </MenuItem>
      {onSelect && (
        <MenuItem icon={<ListChecks />} onSelect={() => onSelect(lead)}>
          Select
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} danger onSelect={() => actions.remove(lead)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
