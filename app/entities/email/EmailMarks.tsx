import { Badge, type BadgeProps, type Tone } from '#app/ui/Badge.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { emailState } from './labels.ts'
import { markOf, type WriteRequest } from './writeRequests.ts'

const tones: Record<ReturnType<typeof emailState>, Tone> = { Template: 'blue', Sent: 'green', Draft: 'grey' }

interface EmailMarksProps extends Pick<BadgeProps, 'bare'> {
  email: Email
  /** The last request to have the AI service rewrite the email. */
  request: WriteRequest | undefined
}

/**
 * Badges for an email: draft, sent or template, whether it is a sample, and the state of its request to the
 * AI service.
 */
export function EmailMarks({ email, request, bare }: EmailMarksProps) {
  const state = emailState(email)
  const mark = request && markOf(request)
  return (
    <>
      <Badge tone={tones[state]} bare={bare}>
        {state}
      </Badge>
      {email.sample && (
        <Badge tone="blue" bare={bare}>
          Sample
        </Badge>
      )}
      {mark && (
        <Badge tone={mark.tone} bare={bare}>
          {mark.label}
        </Badge>
      )}
    </>
  )
}
