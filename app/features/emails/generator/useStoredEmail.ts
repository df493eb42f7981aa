import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { areSame, fromDraft, isStored, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import type { Email } from '#db/model/entities/email.ts'

/**
 * The row in My Emails of the email that is being written; live; undefined without one. What others change there
 * is shown as soon as the person's own words are stored.
 * @param show receives the email with the row's words
 */
export function useStoredEmail(
  email: TemporaryEmail | undefined,
  show: (email: TemporaryEmail) => void,
): Email | undefined {
  const { store } = useWorkspace()
  const id = email?.id
  const row = useLiveQuery(async () => (id === undefined ? undefined : store.emails.get(id)), [store, id])
  const current = row?.id === id ? row : undefined
  const next = current && email && followed(email, current)
  useEffect(() => {
    if (next) show(next)
  })
  return current?.deletedAt ? undefined : current
}

/** @returns undefined if the email has followed the row already, or has words that are not stored yet */
function followed(email: TemporaryEmail, row: Email): TemporaryEmail | undefined {
  const { subject, body, deletedAt } = row
  if (deletedAt) return email.stored && { ...email, stored: undefined }
  const words = { subject, body }
  if (!email.stored) return { ...email, stored: words }
  if (!isStored(email) || areSame(email.stored, words)) return undefined
  const { variant, model, ending, language } = email
  return { ...fromDraft(row), variant, model, ending, language }
}
