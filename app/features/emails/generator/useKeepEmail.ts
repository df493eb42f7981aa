import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { plainText, type TemporaryEmail, type Words } from '#app/entities/email/temporaryEmail.ts'
import { useImprove } from '#app/entities/email/useImprove.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { attempt } from '#app/ui/attempt.ts'
import { type Notice, notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { useAddedHere } from './useAddedHere.ts'

/**
 * Adds an email to My Emails, and saves its words as a template.
 * @param onAdded receives the email once it is stored
 */
export function useKeepEmail(lead: Lead, onAdded: (email: TemporaryEmail) => void) {
  const { store, change } = useWorkspace()
  const { improve } = useImprove()
  const navigate = useNavigate()
  const { addedHere, rememberAdded } = useAddedHere(lead.id)
  const [added, setAdded] = useState(addedHere)
  const stored = useLiveQuery(
    async () => (added ? await store.emails.get(added.id) : undefined),
    [store, added],
  )
  const [template, setTemplate] = useState<string>()
  const running = useRef(false)

  /** The label differs from the preview's "View" button, which is on screen until the email is added. */
  const viewing = (email: number) => ({
    label: 'View email',
    onSelect: () => void navigate({ to: '/email-campaigns', search: { email } }),
  })

  const creation = (id: number, email: TemporaryEmail, template?: Words) => {
    const { tone, length, focus, productId, words, writtenBy } = email
    const manner = { tone, length, focus, productId, leadId: lead.id, writtenBy }
    const fields = { ...manner, ...(template ?? words), template: template !== undefined }
    return { name: 'email.create', args: { id, fields } } as const
  }

  const noteAdded = (email: TemporaryEmail, id: number) => {
    setAdded({ email, id })
    rememberAdded(email, id)
    onAdded(email)
  }

  const add = async (email: TemporaryEmail) => {
    let id = email.id
    let notice: Notice = alreadyAdded
    try {
      const kept = await store.emails.get(id)
      if (!kept || !isKeptAs(kept, email)) {
        // Another tab may have added it with other words.
        id = kept ? newId() : id
        await change(creation(id, email))
        notice = addedTo(lead)
      }
    } catch (error) {
      return notify(changeFailed('Error Adding Email', 'Please try again.')(error))
    }
    noteAdded(email, id)
    notify({ ...notice, action: viewing(id) })
  }

  /**
   * Adds it unchanged and requests better wording, in one transaction: neither is stored without the other.
   */
  const askForBetter = async (email: TemporaryEmail) => {
    const kept = await store.emails.get(email.id)
    const isThere = kept !== undefined && isKeptAs(kept, email)
    const emailId = kept && !isThere ? newId() : email.id
    const { tone, length, focus, productId, words } = email
    const manner = { tone, length, focus, productId, leadId: lead.id }
    const first = isThere ? [] : [creation(emailId, email)]
    if (!(await improve({ emailId, ...manner, ...words }, ...first))) return
    noteAdded(email, emailId)
    notify({ ...willBeBetter, action: viewing(emailId) })
  }

  const saveTemplate = async (email: TemporaryEmail, words: Words) => {
    const text = plainText(words)
    if (template === text) return notify(alreadyTemplate)
    const isSaved = await attempt(() => change(creation(newId(), email, words)), {
      done: templateSaved,
      failed: changeFailed('Error Saving Template', 'Please try again.'),
    })
    if (isSaved) setTemplate(text)
  }

  const onceAtATime =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      if (running.current) return
      running.current = true
      try {
        await act(...given)
      } finally {
        running.current = false
      }
    }
  return {
    /** Only in its current words, and until it is deleted; text typed since then has not been added. */
    isAdded: (email: TemporaryEmail) =>
      added?.email.id === email.id && added.email.words === email.words && !stored?.deletedAt,
    add: onceAtATime(add),
    improve: onceAtATime(askForBetter),
    /** @param words the email's words, with or without variables */
    saveTemplate: onceAtATime(saveTemplate),
  }
}

const isKeptAs = ({ subject, body, deletedAt }: Email, { words }: TemporaryEmail) =>
  deletedAt === null && subject === words.subject.trim() && body === words.body

const addedTo = (lead: Lead) => ({
  title: 'Email added',
  text: `The email to ${leadName(lead)} is in My Emails, as a draft.`,
  tone: 'success' as const,
})
const willBeBetter = {
  title: 'Waiting for AI',
  text: 'The email is in My Emails, and is improved there.',
  tone: 'success',
} as const
const alreadyAdded = {
  title: 'Already saved',
  text: 'This email is in My Emails already.',
  tone: 'info',
} as const
const templateSaved = {
  title: 'Template saved',
  text: 'It is in My Emails, to be used again.',
  tone: 'success',
} as const
const alreadyTemplate = {
  title: 'Already saved',
  text: 'These words are a template already.',
  tone: 'info',
} as const
