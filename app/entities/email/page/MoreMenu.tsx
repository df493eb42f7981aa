import { ClipboardCopy, Copy, Ellipsis, Mail, Trash2 } from 'lucide-react'
import { plainText } from '#app/entities/email/temporaryEmail.ts'
import { canShare } from '#app/entities/email/useSend.ts'
import { copyText } from '#app/ui/copy.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'

/** What can be done from an email's page. */
export interface EmailActions {
  edit(): void
  duplicate(): void
  /** Opens another email. */
  open(emailId: number): void
  remove(): void
  close(): void
}

interface MoreMenuProps {
  email: Email
  actions: EmailActions
  /** Hands it to the mail app in the place of the system's sheet; undefined for what is not sent as it is. */
  onMail?: () => void
}

/** What else can be done with an email that is open. */
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
