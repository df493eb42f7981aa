import { Copy, Ellipsis, Eye, ListChecks, Pencil, Send, Trash2, UserPlus } from 'lucide-react'
import { emailName } from '#app/entities/email/labels.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import type { EmailEntry } from './emailList.ts'

/** The actions on one email of the list. */
export interface EmailActions {
  view(entry: EmailEntry): void
  edit(entry: EmailEntry): void
  duplicate(entry: EmailEntry): void
  send(entry: EmailEntry): void
  remove(entry: EmailEntry): void
}

interface EmailMenuProps {
  entry: EmailEntry
  actions: EmailActions
  /** Starts select mode with this row, in lists without checkboxes. */
  onSelect?: () => void
}

export function EmailMenu({ entry, actions, onSelect }: EmailMenuProps) {
  const { template } = entry.email
  return (
    <Menu of={entry.id} label={`Actions for ${emailName(entry.email)}`} trigger={<Ellipsis />}>
      <MenuItem icon={template ? <UserPlus /> : <Eye />} onSelect={() => actions.view(entry)}>
        {template ? 'Use for a Lead' : 'View'}
      </MenuItem>
      {!template && (
        <MenuItem icon={<Send />} onSelect={() => actions.send(entry)}>
          Send
        </MenuItem>
      )}
      <MenuItem icon={<Pencil />} onSelect={() => actions.edit(entry)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => actions.duplicate(entry)}>
        Duplicate
      </MenuItem>
      {onSelect && (
        <MenuItem icon={<ListChecks />} onSelect={onSelect}>
          Select
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} danger onSelect={() => actions.remove(entry)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
