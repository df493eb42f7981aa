import { emailState } from '#app/lib/emailWords.ts'
import { Badge, type Tone } from '#app/ui/Badge.tsx'
import type { Email } from '#db/model/email.ts'

const tones: Record<ReturnType<typeof emailState>, Tone> = { Template: 'blue', Sent: 'green', Draft: 'grey' }

/** What an email is: a draft, sent or a template, and whether it is a sample. */
export function EmailMarks({ email }: { email: Email }) {
  const state = emailState(email)
  return (
    <>
      <Badge tone={tones[state]}>{state}</Badge>
      {email.sample && <Badge tone="blue">Sample</Badge>}
    </>
  )
}
