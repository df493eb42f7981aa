import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { leadStatuses, shownStatus } from '#db/model/entities/lead.ts'
import { ProductId } from '#db/model/entities/product.ts'
import { Id } from '#db/model/id.ts'
import { areaIn } from './area.ts'
import { listColumns } from './columns.ts'
import type { Sort } from './order.ts'
import type { Search } from './search.ts'

/** Addresses and views that were stored when approved leads were listed apart now show them as new. */
const Status = v.pipe(
  v.picklist([...leadStatuses, 'approved']),
  v.transform((status) => shownStatus({ status })),
)

const MOST_CHOSEN = 50

/** The distinct values in the address that this app knows; undefined if there are none. */
const several = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given): Value[] | undefined => {
        const all = Array.isArray(given) ? given : [given]
        const known = all.flatMap((one) => {
          const read = v.safeParse(schema, one)
          return read.success ? [read.output] : []
        })
        return known.length > 0 ? [...new Set(known)].slice(0, MOST_CHOSEN) : undefined
      }),
    ),
  )

/** The router parses a text such as "3" as a number. */
const Text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
)
const text = v.optional(v.fallback(v.optional(Text), undefined))
const yes = v.optional(v.fallback(v.optional(v.literal(true)), undefined))

const Area = v.pipe(
  v.string(),
  v.check((written) => areaIn(written) !== undefined),
)

/** How well a lead matches, by the person's thresholds. */
export const matches = ['high', 'medium', 'low'] as const
export type Match = (typeof matches)[number]
/** How long ago the last contact was: there was none, or it was so many days ago or more. */
export const lastContacts = ['never', 30, 90] as const
export type LastContact = (typeof lastContacts)[number]
/** Distances from this device in kilometres. */
export const distances = [5, 10, 25, 50] as const
export type Distance = (typeof distances)[number]
const one = <const Options extends readonly (string | number)[]>(options: Options) =>
  v.optional(v.fallback(v.optional(v.picklist(options)), undefined))

const { visible, hidden } = listColumns.leads
const columns = [...visible, ...hidden]
const sorts = columns.flatMap((column) => [column, `-${column}` as const])

/**
 * Which leads a list shows and in which order, as stored in its address, so that it can be saved under a
 * name, sent to somebody, and opened again. Values that this app does not know are dropped.
 */
export const LeadQuery = v.object({
  /** Searched in all texts; `name` and `email` are the two boxes of a wide screen. */
  q: text,
  name: text,
  email: text,
  status: several(Status),
  product: several(ProductId),
  /** Owned by the person who views the list, or with an open task for them. */
  mine: yes,
  /** The ids of owners; `nobody` for leads without an owner. */
  owner: several(v.union([Id, v.literal('nobody')])),
  /** With an open task that is due today or earlier. */
  due: yes,
  unseen: yes,
  /** A lead without a score has no match. */
  match: several(v.picklist(matches)),
  lastContact: one(lastContacts),
  /** At most so far away. Where the device is, is not part of an address. */
  within: one(distances),
  /** An area that was drawn on the map, by its corners (area.ts). */
  area: v.optional(v.fallback(v.optional(Area), undefined)),
  city: several(Text),
  industry: several(Text),
  /** The column, with a minus for descending order; without it the person's own order applies. */
  sort: one(sorts),
})
export type LeadQuery = v.InferOutput<typeof LeadQuery>

/** How leads are shown besides as a list. */
export const looks = ['map', 'board'] as const
/** How leads are shown; it is no part of a query, because every query can be shown in each way. */
export type Look = 'list' | (typeof looks)[number]
/** The parameter `view` of the list's address, beside its query. */
export const LookParameter = one(looks)

/** The query in an address. @param search with or without its question mark */
export const queryIn = (search: string): LeadQuery => v.parse(LeadQuery, defaultParseSearch(search))

/**
 * The query as it is written in an address, "?status=…"; '' for all leads. The same query always gives the
 * same text.
 */
export function searchOf(query: LeadQuery): string {
  const chosen = Object.keys(LeadQuery.entries).flatMap((key) => {
    const value: unknown = Reflect.get(query, key)
    return value === undefined ? [] : [[key, Array.isArray(value) ? value.toSorted() : value]]
  })
  return defaultStringifySearch(Object.fromEntries(chosen))
}

export const isSameQuery = (a: LeadQuery, b: LeadQuery): boolean => searchOf(a) === searchOf(b)

/** The query without search texts and sort order. */
export const filtersOf = ({ q, name, email, sort, ...filters }: LeadQuery): LeadQuery => filters

/** Whether the filters exclude any leads, regardless of the search texts. */
export const isFiltered = (query: LeadQuery): boolean => searchOf(filtersOf(query)) !== ''

/** The search texts of the query. */
export const typedIn = ({ q = '', name = '', email = '' }: LeadQuery): Search => ({
  anywhere: q,
  name,
  email,
})

/** The query with other search texts. */
export const withTyped = (query: LeadQuery, { anywhere, name, email }: Search): LeadQuery => ({
  ...query,
  q: anywhere.trim() || undefined,
  name: name.trim() || undefined,
  email: email.trim() || undefined,
})

/** The sort order of the query, if it has one. */
export function sortIn({ sort }: LeadQuery): Sort | undefined {
  const by = columns.find((column) => column === sort?.replace('-', ''))
  return by && sort && { by, descending: sort.startsWith('-') }
}

export const withSort = (query: LeadQuery, { by, descending }: Sort): LeadQuery => ({
  ...query,
  sort: columns.includes(by) ? (descending ? `-${by}` : by) : undefined,
})

/** The filters with several values. */
export type Several = 'status' | 'match' | 'product' | 'owner' | 'city' | 'industry'
/** The filters that are on or off. */
export type Single = 'mine' | 'due' | 'unseen'
/** A filter of a lead list. */
export type FilterKey = Several | Single | 'lastContact' | 'within' | 'area'

export const toggled = (query: LeadQuery, key: Single): LeadQuery => ({
  ...query,
  [key]: query[key] ? undefined : true,
})

/** Adds or removes a value of a filter. */
export function withChoice(query: LeadQuery, key: Several, value: string | number, on: boolean): LeadQuery {
  const others = (query[key] ?? []).filter((each) => each !== value)
  return v.parse(LeadQuery, { ...query, [key]: on ? [...others, value] : others })
}
