import { Ellipsis, Eraser, Merge, MessageSquare, Navigation, Pencil, Trash2 } from 'lucide-react'
import { followLink } from '#app/entities/lead/followLink.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { directionsLink, smsLink } from './reach.ts'

/** The actions that are rarely needed on a lead's page. */
export interface MoreActions {
  edit: () => void
  merge: () => void
  remove: () => void
  /** Undefined for a person who may not erase data. */
  erase: (() => void) | undefined
}

/** Further actions on an open lead, at the end of its bar. */
export function MoreMenu({ lead, actions }: { lead: Lead; actions: MoreActions }) {
  const message = smsLink(lead.phoneNumber)
  const directions = directionsLink(lead)
  return (
    <Menu
      label="More"
      trigger={
        <>
          <Ellipsis aria-hidden />
          More
        </>
      }
      className="min-h-13! min-w-11 flex-col gap-1! rounded-lg! px-0! py-1! text-xs! leading-tight [&_svg]:size-5!"
    >
      {message && (
        <MenuItem icon={<MessageSquare />} onSelect={() => followLink(message, lead.id)}>
          Message
        </MenuItem>
      )}
      {directions && (
        <MenuItem icon={<Navigation />} onSelect={() => followLink(directions, lead.id)}>
          Directions
        </MenuItem>
      )}
      <MenuItem icon={<Pencil />} onSelect={actions.edit}>
        Edit
      </MenuItem>
      <MenuItem icon={<Merge />} onSelect={actions.merge}>
        Merge with…
      </MenuItem>
      {actions.erase && (
        <MenuItem icon={<Eraser />} danger onSelect={actions.erase}>
          Erase this person’s data
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} danger onSelect={actions.remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
