import { type FormEvent, useState } from 'react'
import { forgetDraft, keepDraft, keptDraft, type Texts, typedIn } from './draft.ts'

/**
 * Keeps what is typed into a form of uncontrolled fields, until it is saved or discarded.
 * @param fresh what the fields hold when nothing was typed before
 */
export function useDraft(key: string, fresh: Texts) {
  const [found, setFound] = useState(() => keptDraft(key))
  const [round, setRound] = useState(0)
  const start = found?.start ?? fresh
  return {
    /** What the changes are measured against. */
    start,
    /** What the fields show at first. */
    values: { ...start, ...found?.typed },
    /** Whether something typed earlier came back. */
    cameBack: found !== undefined,
    /** The fields' React key: after a discard they start anew. */
    fieldsKey: round,
    /** For an element around the fields, inside their form. */
    keep: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = currentTarget.closest('form')
      if (form) keepDraft(key, { start, typed: typedIn(withoutPasswords(form), start) })
    },
    forget: () => forgetDraft(key),
    discard: () => {
      forgetDraft(key)
      setFound(undefined)
      setRound((count) => count + 1)
    },
  }
}

/** Passwords are kept nowhere on the device. */
function withoutPasswords(form: HTMLFormElement): FormData {
  const fields = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=password]')) fields.delete(name)
  return fields
}
