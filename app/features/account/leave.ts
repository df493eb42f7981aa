import { draftKey, forgetDraft, keptDraft } from '#app/data/device/draft.ts'
import { forgetUser } from '#db/device/device.ts'
import { forgetSent, forgetStore, storeOf, syncAs } from '#db/device/engine.ts'
import { opened } from '#db/device/outbox.ts'
import type { DeviceStore, OutboxEntry } from '#db/device/store.ts'
import { after } from '#db/model/after.ts'

const TRY_TO_SEND_MS = 5_000

/**
 * The changes that exist only on this device because they wait or were refused, in the order in which they
 * were made.
 */
export const unsentIn = async (store: DeviceStore): Promise<OutboxEntry[]> =>
  opened(store, await store.outbox.where('state').notEqual('confirmed').sortBy('seq'))

/** Sends waiting changes, if that is quick. @returns the changes that still exist only on this device */
export async function trySending(userId: number): Promise<OutboxEntry[]> {
  const store = storeOf(userId)
  const unsent = await unsentIn(store)
  if (unsent.length === 0) return unsent
  await Promise.race([syncAs(userId), after(TRY_TO_SEND_MS)])
  return unsentIn(store)
}

/** Deletes the person's data from this device. */
export async function leaveDevice(userId: number): Promise<void> {
  await forgetUser()
  await forgetStore(userId)
}

/** Keeps only unsent changes, for the same person. */
export async function leaveForLater(userId: number): Promise<void> {
  await forgetUser()
  await forgetSent(userId)
}

/** Unsaved form input, by form. */
export function draftsOf(userId: number, storage: Storage = localStorage): Record<string, string>[] {
  const drafts = draftKeys(userId, storage).map((key) => keptDraft(key, storage))
  return drafts.flatMap((draft) => (draft ? [draft.typed] : []))
}

export function forgetDrafts(userId: number, storage: Storage = localStorage): void {
  for (const key of draftKeys(userId, storage)) forgetDraft(key, storage)
}

function draftKeys(userId: number, storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
  return keys.filter((key) => key.startsWith(draftKey(userId, '')))
}

/**
 * Everything that exists only on this device, as a text for a file: what was typed, when, and why it was
 * refused.
 */
export function unsentText(
  entries: readonly OutboxEntry[],
  drafts: readonly Record<string, string>[],
): string {
  const changes = entries.map(({ name, at, args, state, message }) => ({ name, at, state, message, args }))
  return JSON.stringify({ changes, drafts }, null, 2)
}
