import { fold } from '#app/data/rows/searched.ts'
import { valueShown } from '#app/entities/field.ts'
import {
  isSameQuery,
  type LastContact,
  type LeadQuery,
  type Match,
  matches,
  queryIn,
  type Several,
  type Single,
  toggled,
  withChoice,
} from '#app/entities/lead/list/query.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import type { Product } from '#db/model/entities/product.ts'

/** The names of the on/off filters, and a description of what each shows. */
export const singles: Record<Single, { name: string; about: string }> = {
  mine: { name: 'Mine', about: 'Mine: yours, or with something to do for you.' },
  due: { name: 'Due', about: 'Due: something is to be done today or was before.' },
  unseen: {
    name: 'Not seen for 14 days',
    about: 'Not seen: no visit, call, note or email for 14 days.',
  },
}
export const matchNames: Record<Match, string> = {
  high: 'High match',
  medium: 'Medium match',
  low: 'Low match',
}
export const lastContactName = (wanted: LastContact): string =>
  wanted === 'never' ? 'Never contacted' : `Not contacted for ${wanted} days`
export const withinName = (kilometres: number): string => `Within ${kilometres} km`

export const singleKeys = ['mine', 'due', 'unseen'] as const satisfies readonly Single[]
const severalKeys = [
  'status',
  'match',
  'product',
  'owner',
  'city',
  'industry',
] as const satisfies readonly Several[]

/** An active filter, and the query without it. */
export interface Chosen {
  key: string
  name: string
  without: LeadQuery
}

/** The names of what filters are about, by id. */
export interface FilterNames {
  products: ReadonlyMap<number, Product>
  /** Undefined in a personal space. */
  owners: Owners | undefined
}

/** The filter for leads that belong to nobody. */
export const NO_OWNER = 'No owner'

/** The active filters, one by one. */
export function chosenIn(query: LeadQuery, { products, owners }: FilterNames): Chosen[] {
  const nameOf = (key: Several, value: string | number) => {
    if (key === 'status') return valueShown('status', value)
    if (key === 'match') return matchNames[matches.find((each) => each === value) ?? 'low']
    if (key === 'product') return products.get(Number(value))?.name ?? 'A deleted product'
    if (key === 'owner') return typeof value === 'number' ? ownerName(value, owners) : NO_OWNER
    return String(value)
  }
  return [
    ...singleKeys
      .filter((key) => query[key])
      .map((key) => ({ key, name: singles[key].name, without: toggled(query, key) })),
    ...severalKeys.flatMap((key) =>
      (query[key] ?? []).map((value) => ({
        key: `${key} ${value}`,
        name: nameOf(key, value),
        without: withChoice(query, key, value, false),
      })),
    ),
    ...chosenOnes(query),
  ]
}

function chosenOnes(query: LeadQuery): Chosen[] {
  const { lastContact, within, area } = query
  const without = (key: 'lastContact' | 'within' | 'area') => ({ ...query, [key]: undefined })
  return [
    lastContact && {
      key: 'lastContact',
      name: lastContactName(lastContact),
      without: without('lastContact'),
    },
    within && { key: 'within', name: withinName(within), without: without('within') },
    area && { key: 'area', name: 'In the drawn area', without: without('area') },
  ].filter((each) => each !== undefined && each !== '')
}

/** The view that shows exactly this query, if there is one. */
export const viewOf = <View extends { search: string }>(
  views: readonly View[],
  query: LeadQuery,
): View | undefined => views.find(({ search }) => isSameQuery(queryIn(search), query))

/** Whether a value is among the chosen ones, ignoring case and accents. */
export const isChosen = (chosen: readonly string[] | undefined, value: string): boolean =>
  chosen?.some((one) => fold(one) === fold(value)) ?? false

/** The query for all leads, in the person's own order. */
export const allLeads: LeadQuery = {}

/** Whether there is anything to save as a view. */
export const isWorthKeeping = (query: LeadQuery): boolean => !isSameQuery(allLeads, query)
