import type { List, View } from '#db/model/entities/settings.ts'
import { type Column, listColumns, NAME } from './columns.ts'
import type { Sort } from './order.ts'

/** How a person looks at a list of leads: a kept view of which this app knows every column. */
export interface LeadView {
  /** All of the list's columns in their order, the hidden ones among them. */
  columns: Column[]
  hidden: Column[]
  sort: Sort
}

/**
 * A kept view as this app can show it. Columns that it does not know are left out; those that the view does not
 * know (another version kept it) come last, seen or hidden as they are by default.
 * @param stored undefined where the person never changed anything
 */
export function viewOf(list: List, stored: View | undefined): LeadView {
  const { visible, hidden, sort } = listColumns[list]
  const all = [...visible, ...hidden]
  if (!stored) return { columns: all, hidden: [...hidden], sort }
  const known = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => all.find((column) => column === name) ?? [])),
  ]
  const columns = known(stored.columns)
  const added = all.filter((column) => !columns.includes(column))
  const by = all.find((column) => column === stored.sort.by)
  return {
    columns: [...columns, ...added],
    hidden: [
      ...known(stored.hidden).filter((column) => column !== NAME && !added.includes(column)),
      ...added.filter((column) => hidden.includes(column)),
    ],
    sort: by ? { by, descending: stored.sort.descending } : sort,
  }
}

/** The columns to show, in order. */
export const visibleColumns = ({ columns, hidden }: LeadView): Column[] =>
  columns.filter((column) => !hidden.includes(column))

/** Shows or hides a column, which keeps its place; the name is always shown. */
export function withColumn(view: LeadView, column: Column, visible: boolean): LeadView {
  const others = view.hidden.filter((each) => each !== column)
  return { ...view, hidden: visible || column === NAME ? others : [...others, column] }
}

/** Puts a column where another stands; those between them move up. */
export function withMoved(view: LeadView, column: Column, to: Column): LeadView {
  const place = view.columns.indexOf(to)
  return { ...view, columns: view.columns.filter((each) => each !== column).toSpliced(place, 0, column) }
}

/** The columns as they are for somebody new, in the order of rows that the person chose. */
export const withDefaultColumns = (list: List, { sort }: LeadView): LeadView => ({
  ...viewOf(list, undefined),
  sort,
})
