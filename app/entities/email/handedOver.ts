import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { draftKey } from '#app/data/device/draft.ts'
import { Id } from '#db/model/id.ts'

const HandedOver = v.object({
  emailId: Id,
  leadId: v.nullable(Id),
  /** Whether the person is already back: a share sheet reports when it closes, a mail app does not. */
  isLeft: v.optional(v.boolean(), false),
})
/** An email that was passed to another app, while its author has not said yet whether it was sent. */
export type HandedOver = v.InferOutput<typeof HandedOver>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(HandedOver))

/** Stored like drafts, so that it survives a reload, a crash and a sign-out. */
const keyOf = (userId: number) => draftKey(userId, 'handed-over')

const listeners = new Set<() => void>()

function store(userId: number, emails: readonly HandedOver[], storage: Storage): void {
  if (emails.length === 0) storage.removeItem(keyOf(userId))
  else storage.setItem(keyOf(userId), JSON.stringify(emails))
  for (const listener of listeners) listener()
}

/**
 * A person's emails of which it is not known yet whether they were sent, in the order in which they were
 * handed over.
 */
export const handedOver = (userId: number, storage: Storage = localStorage): HandedOver[] =>
  read(storage.getItem(keyOf(userId)))

function read(text: string | null): HandedOver[] {
  const stored = v.safeParse(Stored, text)
  return stored.success ? stored.output : []
}

/** Records that an email was handed over, at most once for each email. */
export function rememberHandedOver(userId: number, email: HandedOver, storage: Storage = localStorage): void {
  const others = handedOver(userId, storage).filter(({ emailId }) => emailId !== email.emailId)
  store(userId, [...others, email], storage)
}

/** Call it when the person has answered whether it was sent. */
export function forgetHandedOver(userId: number, emailId: number, storage: Storage = localStorage): void {
  const others = handedOver(userId, storage).filter((each) => each.emailId !== emailId)
  store(userId, others, storage)
}

/** {@link handedOver} as a React hook; it also updates for changes from other tabs. */
export function useHandedOver(userId: number): readonly HandedOver[] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(userId)))
  return useMemo(() => read(text), [text])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
