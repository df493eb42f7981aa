import { Ellipsis, Eye, Mail, Pencil, Trash2 } from 'lucide-react'
import { leadName } from '#app/entities/lead/labels.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

/** What can be done with one lead. */
export interface LeadActions {
  view(lead: Lead): void
  email(lead: Lead): void
  edit(lead: Lead): void
  remove(lead: Lead): void
}

export function LeadMenu({ lead, actions }: { lead: Lead; actions: LeadActions }) {
  return (
    <Menu label={`Actions for ${leadName(lead)}`} trigger={<Ellipsis />}>
      <MenuItem icon={<Eye />} onSelect={() => actions.view(lead)}>
        View Details
      </MenuItem>
      <MenuItem icon={<Mail />} onSelect={() => actions.email(lead)}>
        Email
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => actions.edit(lead)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={() => actions.remove(lead)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
