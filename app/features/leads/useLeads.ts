import { useCallback, useEffect, useMemo, useRef } from 'react'
import { keepFirstScreen, keptFirstScreen, leadsListName } from '#app/data/device/firstScreen.ts'
import { useOrdered } from '#app/data/rows/orderedView.ts'
import { useLiveRows, useRows, useRowsIf, useWorkspace } from '#app/data/workspace.tsx'
import { type Beside, orderOf, type Sort } from '#app/entities/lead/list/order.ts'
import {
  isEmpty,
  LeadSearch,
  type Search,
  type TextsBeside,
  textsByLead,
} from '#app/entities/lead/list/search.ts'
import { workOf } from '#app/entities/lead/next.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Filtering } from './filters/useFilter.ts'

export interface Leads {
  /** All leads in order; at the start, first the rows that the list began with the last time. */
  saved: readonly Lead[]
  /** The leads that match the search. */
  found: readonly Lead[]
  /** Those of them that the filters let through. */
  shown: readonly Lead[]
  /** The number of all leads, whether or not they have been read. */
  total: number
  /** Whether this device is still receiving them for the first time. */
  arriving: boolean
}

interface Wanted {
  search: Search
  sort: Sort
  /** Whether somebody searches, or is about to: notes are read only for that. */
  searching: boolean
  filter: Filtering
  /** The names of owners by user id, by which leads are found and sorted; undefined in a personal space. */
  owners: ReadonlyMap<number, string> | undefined
  /** The time of the last contact by lead, by which leads are sorted; undefined until it is known. */
  contacts: ReadonlyMap<number, string> | undefined
}

/**
 * The current team's saved leads, live and in order, and those that match search and filters; undefined until
 * they have been read. `expect` starts a search that will soon be needed.
 */
export function useLeads({ search, sort, searching, filter, owners, contacts }: Wanted): {
  leads: Leads | undefined
  expect: (search: Search) => void
} {
  const { team, whole } = useWorkspace()
  const live = useLiveRows('leads')
  const order = leadsListName(team.id, sort)
  const first = useMemo(() => keptFirstScreen(order), [order])
  const { rows: saved, complete } = useOrdered(live, useSavedOrder(sort, { owners, contacts }), first?.ids)
  useEffect(() => {
    if (complete && whole) keepFirstScreen(order, saved)
  }, [complete, whole, order, saved])

  const beside = useTextsBeside(searching, owners)
  const index = useMemo(() => new LeadSearch(saved, beside), [saved, beside])
  useEffect(() => index.prepare(), [index])
  const found = useMemo(() => index.find(search), [index, search])
  const shown = useMemo(() => (typeof filter === 'function' ? found.filter(filter) : found), [found, filter])
  const leads = (): Leads | undefined => {
    if (filter === 'reading' || filter === 'no place') return undefined
    if (complete && whole) return { saved, found, shown, total: saved.length, arriving: false }
    if (saved.length === 0 || ((filter || !isEmpty(search)) && !complete)) return undefined
    const total = Math.max(first?.total ?? 0, saved.length)
    return whole && !first ? undefined : { saved, found, shown, total, arriving: !whole }
  }
  return { leads: leads(), expect: useExpect(index) }
}

/**
 * Starts the search for the typed text while typing pauses, so that afterwards only the rows have to be
 * drawn.
 */
function useExpect(index: LeadSearch) {
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])
  return useCallback(
    (search: Search) => {
      end.current()
      end.current = index.ahead(search)
    },
    [index],
  )
}

/** The notes on a lead and the names of its product and owner, for searching; undefined if there are none. */
function useTextsBeside(
  wanted: boolean,
  owners: ReadonlyMap<number, string> = nobody,
): TextsBeside | undefined {
  const notes = useRowsIf(wanted, 'notes')
  const products = useRowsIf(wanted, 'products')
  const noted = useMemo(() => textsByLead(notes ?? []), [notes])
  const named = useMemo(() => new Map(products?.map(({ id, name }) => [id, name])), [products])
  return useMemo(
    () =>
      noted.size + named.size + owners.size === 0
        ? undefined
        : ({ id, productId, ownerId }) => [
            ...(noted.get(id) ?? []),
            named.get(productId ?? 0) ?? '',
            owners.get(ownerId ?? 0) ?? '',
          ],
    [noted, named, owners],
  )
}

const nobody: ReadonlyMap<number, string> = new Map()

/**
 * The order of the saved leads: the same object while the column and the direction stay the same, because a
 * new order makes a long list start anew.
 */
function useSavedOrder({ by, descending }: Sort, { owners, contacts }: Pick<Beside, 'owners' | 'contacts'>) {
  const products = useRows('products')
  const known = by === 'product' ? products : undefined
  const named = by === 'owner' ? owners : undefined
  const met = by === 'lastContact' ? contacts : undefined
  const tasks = useRowsIf(by === 'next', 'tasks')
  return useMemo(() => {
    const sold = new Map(known?.map((product) => [product.id, product]))
    const order = orderOf(
      { by, descending },
      { products: sold, owners: named, contacts: met, works: tasks && workOf(tasks) },
    )
    return {
      ...order,
      keyOf: (lead: Lead) => (lead.saved ? order.keyOf(lead) : undefined),
    }
  }, [by, descending, known, named, met, tasks])
}
