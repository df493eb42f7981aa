import { type FormEvent, useState } from 'react'

import * as v from 'valibot'

/** The texts of a form's fields, by their names. */
export type Texts = Readonly<Record<string, string>>

const Draft = v.object({
  /** What the fields held when the person began to type: what the changes are measured against. */
  start: v.record(v.string(), v.string()),
  /** The fields that the person changed. */
  typed: v.record(v.string(), v.string()),
})
/** What was typed into a form and is not saved yet. */
export type Draft = v.InferOutput<typeof Draft>

const Stored = v.pipe(v.string(), v.parseJson(), Draft)

const PREFIX = 'rove-draft-'

/**
 * Where this person's draft of this form is kept on this device.
 * @param form what tells this form from every other, such as "lead-17"
 */
export const draftKey = (userId: number, form: string) => `${PREFIX}${userId}-${form}`

/** Where this person's drafts of forms that begin so are kept on this device. */
export function draftKeys(userId: number, beginning: string, storage: Storage = localStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
  return keys.filter((key) => key.startsWith(draftKey(userId, beginning)))
}

/** The draft that a crash, a reload or a closed form left behind; undefined for none, or what is no draft. */
export function keptDraft(key: string, storage: Storage = localStorage): Draft | undefined {
  const stored = v.safeParse(Stored, storage.getItem(key))
  return stored.success ? stored.output : undefined
}

/** Keeps what was typed; a form that is as it started leaves nothing. */
export function keepDraft(key: string, draft: Draft, storage: Storage = localStorage): void {
  if (Object.keys(draft.typed).length === 0) forgetDraft(key, storage)
  else storage.setItem(key, JSON.stringify(draft))
}

export const forgetDraft = (key: string, storage: Storage = localStorage): void => storage.removeItem(key)

/** Empties the storage but for drafts: each is for the eyes of the person whose id its key carries. */
export function forgetAllButDrafts(storage: Storage = localStorage): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place))
  for (const key of keys) if (key !== null && !key.startsWith(PREFIX)) storage.removeItem(key)
}

/** The fields whose text differs from what the form started with. */
export function typedIn(form: FormData, start: Texts): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== (start[name] ?? '')) typed[name] = value
  }
  return typed
}

/**
 * Keeps what is typed into a form of uncontrolled fields, until it is saved or discarded.
 * @param fresh what the fields hold when nothing was typed before
 */
export function useDraft(key: string, fresh: Texts) {
  const [stored, setStored] = useState(() => keptDraft(key))
  const [round, setRound] = useState(0)
  const start = stored?.start ?? fresh
  return {
    /** What the changes are measured against. */
    start,
    /** What the fields show at first. */
    values: { ...start, ...stored?.typed },
    /** Whether something typed earlier came back. */
    cameBack: stored !== undefined,
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
      setStored(undefined)
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
