import { Link } from '@tanstack/react-router'
import { PenLine, UserRound } from 'lucide-react'
import { ContactedOffer } from '#app/entities/email/ContactedOffer.tsx'
import { emailName } from '#app/entities/email/labels.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'

interface SentEmailProps {
  email: Email
  lead: Lead
  /** Begins the next email to the lead. */
  onNext: () => void
}

/** The email that the person has just sent, and what may come next. */
export function SentEmail({ email, lead, onNext }: SentEmailProps) {
  return (
    <Card
      title={
        <Link
          to="/email-campaigns"
          search={{ email: email.id }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {emailName(email)}
        </Link>
      }
      actions={<Badge tone="green">Sent</Badge>}
    >
      {!lead.deletedAt && <ContactedOffer lead={lead} />}
      <div className="flex flex-wrap justify-end gap-2 *:max-sm:grow">
        <Button variant="secondary" icon={<PenLine />} onClick={onNext}>
          Write another
        </Button>
        <Link to="/lead-management" search={{ lead: lead.id }} className={buttonClass()}>
          <UserRound aria-hidden />
          Back to the lead
        </Link>
      </div>
    </Card>
  )
}
