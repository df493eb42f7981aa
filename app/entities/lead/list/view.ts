import type { List, View } from '#db/model/entities/settings.ts'
import { type Column, listColumns, NAME } from './columns.ts'
import type { Sort } from './order.ts'

/** A person's view of a list of leads, reduced to columns that this app knows. */
export interface LeadView {
  /** All of the list's columns in order, including hidden ones. */
  columns: Column[]
  hidden: Column[]
  sort: Sort
}

/**
 * A stored view as this app can show it. Columns that the app does not know are left out. Columns that are
 * missing in the view, because another version stored it, come last, shown or hidden as by default.
 * @param stored undefined if the person has never changed the view
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

/** Moves a column to the place of another; the columns between them shift. */
export function withMoved(view: LeadView, column: Column, to: Column): LeadView {
  const place = view.columns.indexOf(to)
  return { ...view, columns: view.columns.filter((each) => each !== column).toSpliced(place, 0, column) }
}

/** The view with the default columns and the person's own sort order. */
export const withDefaultColumns = (list: List, { sort }: LeadView): LeadView => ({
  ...viewOf(list, undefined),
  sort,
})
