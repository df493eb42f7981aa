import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { leadStatuses } from '#db/model/entities/lead.ts'
import { ProductId } from '#db/model/entities/product.ts'
import { listColumns } from './columns.ts'
import type { Sort } from './order.ts'
import type { Search } from './search.ts'

/** What leads may be in; one without a status is new. */
export const filterStatuses = [...leadStatuses, 'approved'] as const

const MOST_CHOSEN = 50

/** Of what an address says, the values that this app knows, each once; undefined where there is none. */
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

/** A text such as "3" arrives as a number. */
const Text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
)
const text = v.optional(v.fallback(v.optional(Text), undefined))
const yes = v.optional(v.fallback(v.optional(v.literal(true)), undefined))

const { visible, hidden } = listColumns.leads
const columns = [...visible, ...hidden]
const sorts = columns.flatMap((column) => [column, `-${column}` as const])

/**
 * Which leads a list shows, in which order, as its address says it: what it holds can be kept under a name, sent to
 * somebody, and opened again. What this app does not know is dropped.
 */
export const LeadQuery = v.object({
  /** Searched for anywhere; `name` and `email` are the two boxes of a wide screen. */
  q: text,
  name: text,
  email: text,
  status: several(v.picklist(filterStatuses)),
  product: several(ProductId),
  /** Added by the person who looks, or with an open task for them. */
  mine: yes,
  /** With an open task for today or before. */
  due: yes,
  unseen: yes,
  city: several(Text),
  industry: several(Text),
  /** The column, with a minus where the last come first; without it the order is the person's own. */
  sort: v.optional(v.fallback(v.optional(v.picklist(sorts)), undefined)),
})
export type LeadQuery = v.InferOutput<typeof LeadQuery>

/** The query in an address. @param search with its question mark, or without */
export const queryIn = (search: string): LeadQuery => v.parse(LeadQuery, defaultParseSearch(search))

/** The query as an address says it, "?status=…"; '' for all leads. The same query always gives the same text. */
export function searchOf(query: LeadQuery): string {
  const chosen = Object.keys(LeadQuery.entries).flatMap((key) => {
    const value: unknown = Reflect.get(query, key)
    return value === undefined ? [] : [[key, Array.isArray(value) ? value.toSorted() : value]]
  })
  return defaultStringifySearch(Object.fromEntries(chosen))
}

export const isSameQuery = (a: LeadQuery, b: LeadQuery): boolean => searchOf(a) === searchOf(b)

/** Without what was typed and the order. */
export const filtersOf = ({ q, name, email, sort, ...filters }: LeadQuery): LeadQuery => filters

/** Whether it leaves any lead out, whatever was typed. */
export const isFiltered = (query: LeadQuery): boolean => searchOf(filtersOf(query)) !== ''

/** What was typed, as it is searched for. */
export const typedIn = ({ q = '', name = '', email = '' }: LeadQuery): Search => ({
  anywhere: q,
  name,
  email,
})

/** The query with other words typed. */
export const withTyped = (query: LeadQuery, { anywhere, name, email }: Search): LeadQuery => ({
  ...query,
  q: anywhere.trim() || undefined,
  name: name.trim() || undefined,
  email: email.trim() || undefined,
})

/** The order that a query asks for, if it asks for one. */
export function sortIn({ sort }: LeadQuery): Sort | undefined {
  const by = columns.find((column) => column === sort?.replace('-', ''))
  return by && sort && { by, descending: sort.startsWith('-') }
}

export const withSort = (query: LeadQuery, { by, descending }: Sort): LeadQuery => ({
  ...query,
  sort: columns.includes(by) ? (descending ? `-${by}` : by) : undefined,
})

/** What several can be chosen of. */
export type Several = 'status' | 'product' | 'city' | 'industry'
/** What is on or off. */
export type Single = 'mine' | 'due' | 'unseen'

export const toggled = (query: LeadQuery, key: Single): LeadQuery => ({
  ...query,
  [key]: query[key] ? undefined : true,
})

/** Chooses a value of a filter, or no longer. */
export function withChoice(query: LeadQuery, key: Several, value: string | number, on: boolean): LeadQuery {
  const others = (query[key] ?? []).filter((each) => each !== value)
  return v.parse(LeadQuery, { ...query, [key]: on ? [...others, value] : others })
}
