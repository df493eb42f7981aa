import { inSlices } from '#app/data/rows/inSlices.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Identity, keysOf, keysToFind, type Likeness } from './keys.ts'

/** A lead that seems to be the same as another. */
export interface Duplicate {
  id: number
  likeness: Likeness
}

/** Leads by the keys under which they are found; a look-up takes the same time however many there are. */
export class LeadsByKey {
  readonly #ids = new Map<string, number>()

  add(lead: Lead): void {
    for (const { key } of keysOf(lead)) if (!this.#ids.has(key)) this.#ids.set(key, lead.id)
  }

  /** The lead that seems to be the same; undefined if there is none. */
  find(identity: Identity): Duplicate | undefined {
    for (const { key, likeness } of keysToFind(identity)) {
      const id = this.#ids.get(key)
      if (id !== undefined) return { id, likeness }
    }
    return undefined
  }
}

/** The form is opened again more often than leads change. */
const known = new WeakMap<readonly Lead[], LeadsByKey>()

/**
 * Makes leads findable by their keys, in slices while the page is idle; cached by the array of leads.
 * @returns undefined if it was cancelled
 */
export async function leadsByKey(
  leads: readonly Lead[],
  ended: AbortSignal,
): Promise<LeadsByKey | undefined> {
  const before = known.get(leads)
  if (before) return before
  const found = new LeadsByKey()
  const isComplete = await inSlices(leads, (lead) => found.add(lead), ended)
  if (!isComplete) return undefined
  known.set(leads, found)
  return found
}
