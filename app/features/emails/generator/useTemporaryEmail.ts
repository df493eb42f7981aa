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
import { useAddedHere } from './useAddedHere.ts'

/** The prefix of the keys of all email drafts. */
export const EMAIL_FORM = 'email-'

/** The key under which the email to a lead is stored until it is added. */
export const emailKey = (userId: number, leadId: number) => draftKey(userId, `${EMAIL_FORM}${leadId}`)

/** The unsaved email to a lead. It survives a reload and is separate for each lead. */
export function useTemporaryEmail(lead: Lead) {
  const { user } = useWorkspace()
  const key = emailKey(user.id, lead.id)
  const { addedHere } = useAddedHere(lead.id)
  const [typed] = useState(() => keptEmail(key))
  const [email, setEmail] = useState(() => typed ?? addedHere()?.email)
  const [cameBack, setCameBack] = useState(typed !== undefined && isEdited(typed))
  const put = (next: TemporaryEmail) => {
    setEmail(next)
    keepEmail(key, next)
  }
  return {
    email,
    /** Whether the person's own edits were restored. */
    cameBack,
    /** Replaces it with a new one. */
    replace: (next: TemporaryEmail) => {
      setCameBack(false)
      put(next)
    },
    edit: (words: Words) => email && put({ ...email, words }),
    /** Undoes the person's edits. */
    discard: () => {
      setCameBack(false)
      if (email) put({ ...email, words: email.generated })
    },
    /** Deletes the draft once it is stored elsewhere; text typed since then stays. */
    forget: ({ words }: TemporaryEmail) => {
      setCameBack(false)
      const kept = keptEmail(key)
      if (kept?.words.subject === words.subject && kept.words.body === words.body) forgetEmail(key)
    },
  }
}
