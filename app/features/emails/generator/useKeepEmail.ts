import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import {
  isStored,
  plainText,
  type TemporaryEmail,
  type Words,
  wordsToStore,
} from '#app/entities/email/temporaryEmail.ts'
import { useImprove } from '#app/entities/email/useImprove.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { attempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'
import type { Change } from '#db/device/mutate.ts'
import type { Email } from '#db/model/entities/email.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'

/** Receives an email once it is in My Emails, with its id and its words there. */
type OnStored = (email: TemporaryEmail, id: number, words: Words) => void

/** The changes that bring an email into My Emails, and the id that it has there. */
interface Storing {
  id: number
  changes: Change[]
}

/** Saves the email to a lead in My Emails, and its words as a template. */
export function useKeepEmail(lead: Lead, onStored: OnStored) {
  const { store, change } = useWorkspace()
  const { improve } = useImprove()
  const open = useOpenEmail()
  const [template, setTemplate] = useState<string>()
  const inTurn = useTurns()

  const storingOf = async (email: TemporaryEmail): Promise<Storing> => {
    const row = await store.emails.get(email.id)
    if (row && !row.deletedAt && row.status === 'draft') return editOf(row, email)
    // What was sent or deleted meanwhile stays as it is.
    const id = row ? newId() : email.id
    return { id, changes: [creationOf(email, id, lead)] }
  }

  /** @returns the email in My Emails, or undefined if it could not be stored; the person is told */
  const save = async (email: TemporaryEmail): Promise<Email | undefined> => {
    try {
      const { id, changes } = await storingOf(email)
      if (changes.length > 0) await change(...changes)
      onStored(email, id, wordsToStore(email.words))
      return await store.emails.get(id)
    } catch (error) {
      notify(changeFailed('Error Adding Email', 'Please try again.')(error))
      return undefined
    }
  }

  const add = async (email: TemporaryEmail) => {
    const row = await save(email)
    if (row) notify({ ...addedTo(lead), action: open(row.id) })
  }

  /**
   * Adds it unchanged and requests better wording, in one transaction: neither is stored without the other.
   */
  const askForBetter = async (email: TemporaryEmail) => {
    if (email.productId === null) return
    const { tone, length, focus, productId } = email
    const words = wordsToStore(email.words)
    const { id, changes } = await storingOf(email)
    const manner = { tone, length, focus, productId, leadId: lead.id }
    if (!(await improve({ emailId: id, ...manner, ...words }, ...changes))) return
    onStored(email, id, words)
    notify({ ...willBeBetter, action: open(id) })
  }

  const saveTemplate = async (email: TemporaryEmail, words: Words) => {
    const text = plainText(words)
    if (template === text) return notify(alreadyTemplate)
    const isSaved = await attempt(() => change(creationOf(email, newId(), lead, words)), {
      done: templateSaved,
      failed: changeFailed('Error Saving Template', 'Please try again.'),
    })
    if (isSaved) setTemplate(text)
  }

  return {
    save: inTurn(save),
    add: inTurn(add),
    improve: inTurn(askForBetter),
    /** @param words the email's words, with or without variables */
    saveTemplate: inTurn(saveTemplate),
  }
}

/** Makes functions run one after another, because each of them reads what the one before has stored. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      const turn = last.current.then(() => act(...given))
      // Whoever called it gets the error; the next one runs all the same.
      last.current = Promise.allSettled([turn])
      return turn
    }
}

/** Returns a function that makes the action of a notice: it opens an email of My Emails. */
function useOpenEmail() {
  const navigate = useNavigate()
  return (email: number) => ({
    label: 'View email',
    onSelect: () => void navigate({ to: '/email-campaigns', search: { email } }),
  })
}

/** @param template the words of a template; undefined for the email itself */
function creationOf(email: TemporaryEmail, id: number, { id: leadId }: Lead, template?: Words): Change {
  const { tone, length, focus, productId, writtenBy } = email
  const manner = { tone, length, focus, productId, leadId, writtenBy }
  const words = template ?? wordsToStore(email.words)
  return {
    name: 'email.create',
    args: { id, fields: { ...manner, ...words, template: template !== undefined } },
  }
}

/** The change from the words that the person saw to the words that they typed. */
function editOf(row: Email, email: TemporaryEmail): Storing {
  if (isStored(email)) return { id: row.id, changes: [] }
  const seen = email.stored ? { ...row, ...email.stored } : row
  const changes = changesBetween<Email>(seen, wordsToStore(email.words))
  return { id: row.id, changes: changes ? [{ name: 'email.edit', args: { id: row.id, changes } }] : [] }
}

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
