import { ClipboardCopy, Copy, Ellipsis, Mail, Trash2 } from 'lucide-react'
import { plainText } from '#app/entities/email/temporaryEmail.ts'
import { canShare } from '#app/entities/email/useSend.ts'
import { copyText } from '#app/ui/copy.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'

/** The actions on an email's page. */
export interface EmailActions {
  edit(): void
  duplicate(): void
  open(emailId: number): void
  remove(): void
  close(): void
}

interface MoreMenuProps {
  email: Email
  actions: EmailActions
  /** Opens the mail app instead of the share sheet; undefined for an email that cannot be sent as it is. */
  onMail?: () => void
}

/** Further actions on an open email. */
export function MoreMenu({ email, actions, onMail }: MoreMenuProps) {
  return (
    <Menu
      label="More"
      variant="secondary"
      align="start"
      trigger={<Ellipsis />}
      className="max-sm:flex-none! sm:mr-auto"
    >
      {onMail && canShare() && (
        <MenuItem icon={<Mail />} onSelect={onMail}>
          Mail app
        </MenuItem>
      )}
      <MenuItem icon={<ClipboardCopy />} onSelect={() => void copy(email)}>
        Copy text
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={actions.duplicate}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={actions.remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}

async function copy(email: Email) {
  if (await copyText(plainText(email))) notify({ title: 'Copied!', tone: 'success' })
  else notify({ title: 'Failed to copy', tone: 'error' })
}
