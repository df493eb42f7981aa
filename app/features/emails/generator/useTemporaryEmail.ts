import { useEffect, useState } from 'react'
import { draftKey } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import {
  areSame,
  forgetEmail,
  isUnsaved,
  keepEmail,
  keptEmail,
  type TemporaryEmail,
  type Words,
} from '#app/entities/email/temporaryEmail.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The prefix of the keys of all email drafts. */
export const EMAIL_FORM = 'email-'

/** The key under which the email to a lead is stored while it is written. */
export const emailKey = (userId: number, leadId: number) => draftKey(userId, `${EMAIL_FORM}${leadId}`)

/**
 * The email that is being written to a lead. Each keystroke is stored on the device, so that it survives a
 * reload and a killed app; other tabs show the same words.
 */
export function useTemporaryEmail(lead: Lead) {
  const { user } = useWorkspace()
  const key = emailKey(user.id, lead.id)
  const [email, setEmail] = useState(() => keptEmail(key))
  const [cameBack, setCameBack] = useState(email !== undefined && isUnsaved(email))
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const typed = event.key === key ? keptEmail(key) : undefined
      if (typed) setEmail(typed)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const put = (next: TemporaryEmail) => {
    setEmail(next)
    keepEmail(key, next)
  }
  return {
    email,
    /** Whether the person's own edits were restored. */
    cameBack,
    /** Shows an email that the rows give again at any time: it is not stored before the person changes it. */
    show: setEmail,
    /** Replaces it with a new one. */
    replace: (next: TemporaryEmail) => {
      setCameBack(false)
      put(next)
    },
    edit: (words: Words) => email && put({ ...email, words }),
    /** Undoes the person's edits. */
    discard: () => {
      setCameBack(false)
      if (email) put({ ...email, words: email.stored ?? email.generated })
    },
    /**
     * Notes which words My Emails has under which id; text typed since then stays.
     * @param written the email that was stored
     */
    noteStored: (written: TemporaryEmail, id: number, stored: Words) => {
      setCameBack(false)
      setEmail((now) => (now?.id === written.id ? { ...now, id, stored } : now))
      const kept = keptEmail(key)
      if (kept?.id !== written.id) return
      if (areSame(kept.words, written.words)) forgetEmail(key)
      else keepEmail(key, { ...kept, id, stored })
    },
  }
}
