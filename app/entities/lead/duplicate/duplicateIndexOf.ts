import { inSlices } from '#app/data/rows/inSlices.ts'
import type { DuplicateIndex } from '#db/duplicates/duplicateIndex.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The form is opened again more often than leads change. */
const known = new WeakMap<readonly Lead[], DuplicateIndex>()

/**
 * The index of leads, by which doubles are found. It is made in slices while the page is idle, and cached by the array
 * of leads.
 * @returns undefined if it was cancelled
 */
export async function duplicateIndexOf(
  leads: readonly Lead[],
  ended: AbortSignal,
): Promise<DuplicateIndex | undefined> {
  const before = known.get(leads)
  if (before) return before
  const { DuplicateIndex: Index } = await import('#db/duplicates/duplicateIndex.ts')
  const index = new Index()
  const isComplete = await inSlices(leads, (lead) => index.add(lead.id, lead), ended)
  if (!isComplete) return undefined
  known.set(leads, index)
  return index
}
