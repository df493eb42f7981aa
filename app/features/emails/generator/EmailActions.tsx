import { BookmarkPlus, Check, MailPlus } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { bottomBar } from './bottomBar.ts'
import type { TemporaryEmail } from './temporaryEmail.ts'
import type { useKeepEmail } from './useKeepEmail.ts'

interface EmailActionsProps {
  email: TemporaryEmail
  isAdded: boolean
  keeping: ReturnType<typeof useKeepEmail>
}

/** What becomes of the email. */
export function EmailActions({ email, isAdded, keeping }: EmailActionsProps) {
  return (
    <div
      className={classes(
        bottomBar,
        'mt-4 flex flex-wrap justify-end gap-2 max-lg:border-line max-lg:border-t lg:sticky lg:bottom-0',
      )}
    >
      <Button
        variant="secondary"
        icon={<BookmarkPlus />}
        onClick={() => void keeping.saveTemplate(email)}
        className="max-sm:grow max-sm:px-3"
      >
        Save template
      </Button>
      <Button
        variant={isAdded ? 'secondary' : 'primary'}
        icon={isAdded ? <Check /> : <MailPlus />}
        onClick={() => void keeping.add(email)}
        className="max-sm:grow max-sm:px-3"
      >
        {isAdded ? 'In My Emails' : 'Add to My Emails'}
      </Button>
    </div>
  )
}
