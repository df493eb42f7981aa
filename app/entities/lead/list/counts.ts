import { useEffect, useState } from 'react'
import { fold } from '#app/data/rows/searched.ts'
import { idle } from '#app/ui/idle.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import {
  dueLeads,
  isMine,
  type LeadContext,
  lastSeen,
  leadCity,
  leadsToDo,
  statusOf,
  unseenSince,
} from './filter.ts'

/** How many leads each filter would show. */
export interface Counts {
  status: ReadonlyMap<string, number>
  product: ReadonlyMap<number, number>
  mine: number
  due: number
  unseen: number
  /** Those that most leads have come first. */
  cities: readonly Choice[]
  industries: readonly Choice[]
}

export interface Choice {
  /** As the first lead has it. */
  value: string
  count: number
}

/** Work after which the page may answer, in ms. */
const TURN_MS = 6
/** Looked at before the time is looked at. */
const STEP = 50
const IDLE_WITHIN_MS = 100

/**
 * Counts leads, in slices while the page has nothing else to do.
 * @returns undefined where it was ended before
 */
export async function countLeads(
  leads: readonly Lead[],
  context: LeadContext,
  ended: AbortSignal,
): Promise<Counts | undefined> {
  const tally = new Tally(context)
  let at = 0
  while (at < leads.length) {
    await idle({ withinMs: IDLE_WITHIN_MS, otherwiseMs: 0 })
    if (ended.aborted) return undefined
    const began = performance.now()
    while (at < leads.length && performance.now() - began < TURN_MS) {
      for (const lead of leads.slice(at, at + STEP)) tally.add(lead)
      at += STEP
    }
  }
  return tally.counts()
}

class Tally {
  readonly #status = new Map<string, number>()
  readonly #product = new Map<number, number>()
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
    increase(this.#status, statusOf(lead))
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
  const known = choices.get(key)
  if (known) known.count++
  else choices.set(key, { value, count: 1 })
}

const byCount = (choices: ReadonlyMap<string, Choice>): Choice[] =>
  [...choices.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))

/** The counts of these leads, a little later; undefined until they are known. */
export function useCounts(leads: readonly Lead[], context: LeadContext | undefined): Counts | undefined {
  const [counts, setCounts] = useState<Counts>()
  useEffect(() => {
    if (!context) return
    const ending = new AbortController()
    void countLeads(leads, context, ending.signal).then((known) => known && setCounts(known))
    return () => ending.abort()
  }, [leads, context])
  return counts
}
