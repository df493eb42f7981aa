import { useEffect, useState } from 'react'
import { inSlices } from '#app/data/rows/inSlices.ts'
import { fold } from '#app/data/rows/searched.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import {
  dueLeads,
  isMine,
  type LeadContext,
  lastSeen,
  leadCity,
  leadsToDo,
  ownerOf,
  unseenSince,
} from './filter.ts'

/** The number of leads that each filter would show. */
export interface Counts {
  status: ReadonlyMap<string, number>
  product: ReadonlyMap<number, number>
  owner: ReadonlyMap<number | 'nobody', number>
  mine: number
  due: number
  unseen: number
  /** The most frequent first. */
  cities: readonly Choice[]
  industries: readonly Choice[]
}

export interface Choice {
  /** In the spelling of the first lead that has it. */
  value: string
  count: number
}

/**
 * Counts leads, in slices while the page is idle.
 * @returns undefined if it was cancelled
 */
export async function countLeads(
  leads: readonly Lead[],
  context: LeadContext,
  ended: AbortSignal,
): Promise<Counts | undefined> {
  const tally = new Tally(context)
  const all = await inSlices(leads, (lead) => tally.add(lead), ended)
  return all ? tally.counts() : undefined
}

class Tally {
  readonly #status = new Map<string, number>()
  readonly #product = new Map<number, number>()
  readonly #owner = new Map<number | 'nobody', number>()
  readonly #cities = new Map<string, Choice>()
  readonly #industries = new Map<string, Choice>()
  #mine = 0
  #due = 0
  #unseen = 0
  readonly #dueIds: ReadonlySet<number>
  readonly #isMine: (lead: Lead) => boolean
  readonly #isUnseen: (lead: Lead) => boolean

  constructor(context: LeadContext) {
    this.#dueIds = dueLeads(context)
    this.#isMine = isMine(context.me, leadsToDo(context))
    this.#isUnseen = unseenSince(lastSeen(context), context.now)
  }

  add(lead: Lead) {
    increase(this.#status, shownStatus(lead))
    increase(this.#owner, ownerOf(lead))
    if (lead.productId !== null) increase(this.#product, lead.productId)
    increaseChoice(this.#cities, leadCity(lead))
    increaseChoice(this.#industries, lead.industry)
    if (this.#dueIds.has(lead.id)) this.#due++
    if (this.#isMine(lead)) this.#mine++
    if (this.#isUnseen(lead)) this.#unseen++
  }

  counts(): Counts {
    return {
      status: this.#status,
      product: this.#product,
      owner: this.#owner,
      mine: this.#mine,
      due: this.#due,
      unseen: this.#unseen,
      cities: byCount(this.#cities),
      industries: byCount(this.#industries),
    }
  }
}

const increase = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

function increaseChoice(choices: Map<string, Choice>, value: string) {
  if (!value) return
  const key = fold(value)
  const existing = choices.get(key)
  if (existing) existing.count++
  else choices.set(key, { value, count: 1 })
}

const byCount = (choices: ReadonlyMap<string, Choice>): Choice[] =>
  [...choices.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))

/** The counts of these leads, computed later; undefined until they are known. */
export function useCounts(leads: readonly Lead[], context: LeadContext | undefined): Counts | undefined {
  const [counts, setCounts] = useState<Counts>()
  useEffect(() => {
    if (!context) return
    const ending = new AbortController()
    void countLeads(leads, context, ending.signal).then((counted) => counted && setCounts(counted))
    return () => ending.abort()
  }, [leads, context])
  return counts
}
