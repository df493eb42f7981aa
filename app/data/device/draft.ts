import { type FormEvent, useState } from 'react'

import * as v from 'valibot'

/** The texts of a form's fields, by field name. */
export type Texts = Readonly<Record<string, string>>

const Draft = v.object({
  /** The fields' content when the person began to type; changes are computed against it. */
  start: v.record(v.string(), v.string()),
  /** The fields that the person changed, with their new content. */
  typed: v.record(v.string(), v.string()),
})
/** Text that was typed into a form and is not saved yet. */
export type Draft = v.InferOutput<typeof Draft>

const Stored = v.pipe(v.string(), v.parseJson(), Draft)

const PREFIX = 'rove-draft-'

/**
 * The localStorage key of this person's draft of this form.
 * @param form identifies the form, such as "lead-17"
 */
export const draftKey = (userId: number, form: string) => `${PREFIX}${userId}-${form}`

/** The localStorage keys of this person's drafts of all forms whose name starts with `beginning`. */
export function draftKeys(userId: number, beginning: string, storage: Storage = localStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(draftKey(userId, beginning)))
}

/**
 * The draft that a crash, a reload or a closed form left behind; undefined if there is none or it is invalid.
 */
export function keptDraft(key: string, storage: Storage = localStorage): Draft | undefined {
  const stored = v.safeParse(Stored, storage.getItem(key))
  return stored.success ? stored.output : undefined
}

/** Stores the draft; a form without changes stores nothing. */
export function keepDraft(key: string, draft: Draft, storage: Storage = localStorage): void {
  if (Object.keys(draft.typed).length === 0) forgetDraft(key, storage)
  else storage.setItem(key, JSON.stringify(draft))
}

export const forgetDraft = (key: string, storage: Storage = localStorage): void => storage.removeItem(key)

/** Empties the storage except for drafts. A draft is only shown to the person whose id is in its key. */
export function forgetAllButDrafts(storage: Storage = localStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && !key.startsWith(PREFIX)) storage.removeItem(key)
}

/** The fields whose text differs from the initial content of the form. */
export function typedIn(form: FormData, start: Texts): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== (start[name] ?? '')) typed[name] = value
  }
  return typed
}

/**
 * Stores what is typed into a form of uncontrolled fields, until it is saved or discarded.
 * @param fresh the fields' content if there is no draft
 */
export function useDraft(key: string, fresh: Texts) {
  const [stored, setStored] = useState(() => keptDraft(key))
  const [round, setRound] = useState(0)
  const start = stored?.start ?? fresh
  return {
    /** The content that changes are computed against. */
    start,
    /** The initial content of the fields. */
    values: { ...start, ...stored?.typed },
    /** Whether a stored draft was restored. */
    cameBack: stored !== undefined,
    /** The fields' React key: after a discard the fields are rendered anew. */
    fieldsKey: round,
    /** The event handler for an element around the fields, inside their form. */
    keep: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = currentTarget.closest('form')
      if (form) keepDraft(key, { start, typed: typedIn(withoutPasswords(form), start) })
    },
    forget: () => forgetDraft(key),
    discard: () => {
      forgetDraft(key)
      setStored(undefined)
      setRound((count) => count + 1)
    },
  }
}

/** Passwords are never stored on the device. */
function withoutPasswords(form: HTMLFormElement): FormData {
  const fields = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=password]')) fields.delete(name)
  return fields
}
