import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { failureOf } from '#app/lib/failure.ts'
import { leadName } from '#app/lib/format.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { type Notice, notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/email.ts'
import { newId } from '#db/model/id.ts'
import type { Lead } from '#db/model/lead.ts'
import { plainText, type TemporaryEmail } from './temporaryEmail.ts'

/**
 * Adds an email to My Emails, and keeps its words as a template (SPEC.md section 2, Create email).
 * @param onAdded gets the email once it is there
 */
export function useKeepEmail(lead: Lead, onAdded: (email: TemporaryEmail) => void) {
  const { store, change } = useWorkspace()
  const navigate = useNavigate()
  const [added, setAdded] = useState<TemporaryEmail>()
  const [template, setTemplate] = useState<string>()
  const running = useRef(false)

  const create = (id: number, email: TemporaryEmail, template: boolean) => {
    const { tone, length, focus, productId, words } = email
    const fields = { ...words, tone, length, focus, productId, leadId: lead.id, template }
    return change({ name: 'email.create', args: { id, fields: { ...fields, writtenBy: 'parts' } } })
  }

  const add = async (email: TemporaryEmail) => {
    let id = email.id
    let notice: Notice = alreadyAdded
    try {
      const kept = await store.emails.get(id)
      if (!kept || !isKeptAs(kept, email)) {
        // Another tab may have added it, in other words.
        id = kept ? newId() : id
        await create(id, email, false)
        notice = addedTo(lead)
      }
    } catch (error) {
      return notify(failureOf(error, 'Error Adding Email', 'Please try again.'))
    }
    setAdded(email)
    onAdded(email)
    const view = () => void navigate({ to: '/email-campaigns', search: { email: id } })
    notify({ ...notice, action: { label: 'View', onSelect: view } })
  }

  const saveTemplate = async (email: TemporaryEmail) => {
    const text = plainText(email.words)
    if (template === text) return notify(alreadyTemplate)
    try {
      await create(newId(), email, true)
    } catch (error) {
      return notify(failureOf(error, 'Error Saving Template', 'Please try again.'))
    }
    setTemplate(text)
    notify(templateSaved)
  }

  const onceAtATime = (act: typeof add) => async (email: TemporaryEmail) => {
    if (running.current) return
    running.current = true
    try {
      await act(email)
    } finally {
      running.current = false
    }
  }
  return {
    /** As it is: what was typed since the tap is not. */
    isAdded: (email: TemporaryEmail) => added?.id === email.id && added.words === email.words,
    add: onceAtATime(add),
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
