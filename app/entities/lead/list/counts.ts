import { useEffect, useState } from 'react'
import { inSlices } from '#app/data/rows/inSlices.ts'
import { fold } from '#app/data/rows/searched.ts'
import { leadCity } from '#app/entities/lead/city.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'
import { type Kilometres, kilometresFrom } from './distance.ts'
import {
  dueLeads,
  isMine,
  type LeadContext,
  lastContactWas,
  lastSeen,
  leadsToDo,
  matchOf,
  ownerOf,
  type Passes,
  passesByFilter,
  unseenSince,
} from './filter.ts'
import {
  type Distance,
  distances,
  type FilterKey,
  filtersOf,
  type LastContact,
  type LeadQuery,
  lastContacts,
  type Match,
  queryIn,
  searchOf,
} from './query.ts'

/** The number of leads that each value of a filter would show beside all other filters. */
export interface Counts {
  status: ReadonlyMap<string, number>
  match: ReadonlyMap<Match, number>
  product: ReadonlyMap<number, number>
  owner: ReadonlyMap<number | 'nobody', number>
  mine: number
  due: number
  unseen: number
  lastContact: ReadonlyMap<LastContact, number>
  /** Undefined while the device's place is not known. */
  within: ReadonlyMap<Distance, number> | undefined
  /** Of the leads that the other filters let through, those without a stored place. */
  placeless: number
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
 * @param query with the filters that are set
 * @returns undefined if it was cancelled
 */
export async function countLeads(
  leads: readonly Lead[],
  query: LeadQuery,
  context: LeadContext,
  ended: AbortSignal,
): Promise<Counts | undefined> {
  const tally = new Tally(query, context)
  const all = await inSlices(leads, (lead) => tally.add(lead), ended)
  return all ? tally.counts() : undefined
}

class Tally {
  readonly #context: LeadContext
  readonly #set: ReadonlyMap<FilterKey, Passes>
  readonly #status = new Map<string, number>()
  readonly #match = new Map<Match, number>()
  readonly #product = new Map<number, number>()
  readonly #owner = new Map<number | 'nobody', number>()
  readonly #lastContact = new Map<LastContact, number>()
  readonly #within = new Map<Distance, number>()
  readonly #cities = new Map<string, Choice>()
  readonly #industries = new Map<string, Choice>()
  #mine = 0
  #due = 0
  #unseen = 0
  #placeless = 0
  readonly #dueIds: ReadonlySet<number>
  readonly #isMine: Passes
  readonly #isUnseen: Passes
  readonly #contacts: readonly { wanted: LastContact; was: Passes }[]
  readonly #kilometres: Kilometres

  constructor(query: LeadQuery, context: LeadContext) {
    const seen = lastSeen(context)
    this.#context = context
    this.#set = passesByFilter(query, context)
    this.#dueIds = dueLeads(context)
    this.#isMine = isMine(context.me, leadsToDo(context))
    this.#isUnseen = unseenSince(seen, context.now)
    this.#contacts = lastContacts.map((wanted) => ({
      wanted,
      was: lastContactWas(wanted, seen, context.now),
    }))
    this.#kilometres = kilometresFrom(context.here, context.pointOf)
  }

  add(lead: Lead) {
    const failed = [...this.#set].filter(([, passes]) => !passes(lead)).map(([key]) => key)
    if (failed.length > 1) return
    const counts = (key: FilterKey) => failed.length === 0 || failed[0] === key
    if (counts('status')) increase(this.#status, shownStatus(lead))
    if (counts('match')) this.#addMatch(lead)
    if (counts('owner')) increase(this.#owner, ownerOf(lead))
    if (counts('product') && lead.productId !== null) increase(this.#product, lead.productId)
    if (counts('city')) increaseChoice(this.#cities, leadCity(lead))
    if (counts('industry')) increaseChoice(this.#industries, lead.industry)
    if (counts('due') && this.#dueIds.has(lead.id)) this.#due++
    if (counts('mine') && this.#isMine(lead)) this.#mine++
    if (counts('unseen') && this.#isUnseen(lead)) this.#unseen++
    if (counts('lastContact')) this.#addLastContact(lead)
    if (counts('within') && this.#context.here) this.#addDistance(lead)
  }

  #addMatch(lead: Lead) {
    const match = matchOf(lead, this.#context.thresholds)
    if (match) increase(this.#match, match)
  }

  #addLastContact(lead: Lead) {
    for (const { wanted, was } of this.#contacts) if (was(lead)) increase(this.#lastContact, wanted)
  }

  #addDistance(lead: Lead) {
    const away = this.#kilometres(lead)
    if (away === undefined) this.#placeless++
    else for (const distance of distances) if (away <= distance) increase(this.#within, distance)
  }

  counts(): Counts {
    return {
      status: this.#status,
      match: this.#match,
      product: this.#product,
      owner: this.#owner,
      mine: this.#mine,
      due: this.#due,
      unseen: this.#unseen,
      lastContact: this.#lastContact,
      within: this.#context.here && this.#within,
      placeless: this.#placeless,
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
  [...choices.values()].sort((a, b) => b.count - a.count || compared(fold(a.value), fold(b.value)))

/** The counts of these leads, computed later; undefined until they are known. */
export function useCounts(
  leads: readonly Lead[],
  query: LeadQuery,
  context: LeadContext | undefined,
): Counts | undefined {
  const [counts, setCounts] = useState<Counts>()
  const filters = searchOf(filtersOf(query))
  useEffect(() => {
    if (!context) return
    const ending = new AbortController()
    void countLeads(leads, queryIn(filters), context, ending.signal).then(
      (counted) => counted && setCounts(counted),
    )
    return () => ending.abort()
  }, [leads, filters, context])
  return counts
}
