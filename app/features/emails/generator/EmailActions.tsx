import { Link } from '@tanstack/react-router'
import { Check, MailPlus } from 'lucide-react'
import { useConnection } from '#app/data/useConnection.ts'
import { SendButton } from '#app/entities/email/SendButton.tsx'
import { isStored, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { bottomBar } from './bottomBar.ts'

const LOOK = 'max-sm:grow max-sm:px-3'

interface EmailActionsProps {
  email: TemporaryEmail
  onAdd: () => void
  onSend: () => void
  /** Says that the email was sent; undefined unless it was handed to another app. */
  onSent: (() => void) | undefined
}

/** The bar with the actions on the email: sending it, and keeping it. */
export function EmailActions({ email, onAdd, onSend, onSent }: EmailActionsProps) {
  const connection = useConnection()
  return (
    <div
      className={classes(
        bottomBar,
        'mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:border-line max-lg:border-t lg:sticky lg:bottom-0',
      )}
    >
      {onSent && <p className="text-muted text-sm">Handed over. It counts as sent when you say so.</p>}
      {!onSent && connection === 'offline' && (
        <p className="text-muted text-sm">No signal: your mail app sends it later.</p>
      )}
      <div className="flex justify-end gap-2">
        {onSent ? (
          <>
            <SendButton words={email.words} again variant="secondary" onSend={onSend} className={LOOK} />
            <Button icon={<Check />} onClick={onSent} className={LOOK}>
              It was sent
            </Button>
          </>
        ) : (
          <>
            <Keep email={email} onAdd={onAdd} />
            <SendButton words={email.words} onSend={onSend} className={LOOK} />
          </>
        )}
      </div>
    </div>
  )
}

/** Adds the email to My Emails; once it is there, it opens it there. */
function Keep({ email, onAdd }: Pick<EmailActionsProps, 'email' | 'onAdd'>) {
  if (!isStored(email)) {
    return (
      <Button variant="secondary" icon={<MailPlus />} onClick={onAdd} className={LOOK}>
        Add to My Emails
      </Button>
    )
  }
  return (
    <Link
      to="/email-campaigns"
      search={{ email: email.id }}
      className={classes(buttonClass('secondary'), LOOK)}
    >
      <Check aria-hidden />
      In My Emails
    </Link>
  )
}
