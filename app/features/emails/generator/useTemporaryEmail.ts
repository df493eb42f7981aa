import { useState } from 'react'
import { draftKey } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import {
  forgetEmail,
  isEdited,
  keepEmail,
  keptEmail,
  type TemporaryEmail,
  type Words,
} from '#app/entities/email/temporaryEmail.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** How the drafts of all emails begin. */
export const EMAIL_FORM = 'email-'

/** Where the email to a lead is kept until it is added. */
export const emailKey = (userId: number, leadId: number) => draftKey(userId, `${EMAIL_FORM}${leadId}`)

/** The email that is being written to a lead; it outlives a reload, and another lead's does not touch it. */
export function useTemporaryEmail(lead: Lead) {
  const { user } = useWorkspace()
  const key = emailKey(user.id, lead.id)
  const [email, setEmail] = useState(() => keptEmail(key))
  const [cameBack, setCameBack] = useState(email !== undefined && isEdited(email))
  const put = (next: TemporaryEmail) => {
    setEmail(next)
    keepEmail(key, next)
  }
  return {
    email,
    /** Whether words of the person's own came back. */
    cameBack,
    /** Puts a new one in its place. */
    replace: (next: TemporaryEmail) => {
      setCameBack(false)
      put(next)
    },
    edit: (words: Words) => email && put({ ...email, words }),
    /** Takes back what the person changed. */
    discard: () => {
      setCameBack(false)
      if (email) put({ ...email, words: email.generated })
    },
    /** Once it is kept elsewhere; what was typed since then stays. */
    forget: ({ words }: TemporaryEmail) => {
      setCameBack(false)
      const kept = keptEmail(key)
      if (kept?.words.subject === words.subject && kept.words.body === words.body) forgetEmail(key)
    },
  }
}
