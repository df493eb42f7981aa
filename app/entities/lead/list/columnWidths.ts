import type { Column } from './columns.ts'

/** The minimum width of each column, in rem. */
export const columnWidths: Record<Column, number> = {
  fullName: 9,
  company: 6.75,
  email: 8.5,
  companyUrl: 7.5,
  product: 7,
  createdAt: 7,
  status: 7.5,
  matchScore: 7.5,
  position: 8,
  industry: 7.5,
  companySize: 8.5,
  owner: 8,
}

/** The width of the checkbox column and of the actions column, in rem. */
export const EDGE_WIDTH = 2.75

/** The minimum width of a table with these columns, in rem. */
export const tableWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + columnWidths[column], 2 * EDGE_WIDTH)

/**
 * The columns that a table leaves out first if there is little space: they are needed least for daily work,
 * and the lead's page shows them.
 */
const spare: readonly Column[] = ['companyUrl', 'createdAt', 'product', 'email']

/**
 * The columns that a table shows.
 * @param room the table's width, in rem
 * @returns all columns if they fit, otherwise without those that are needed least. Needed columns stay, and
 * so do columns that are hidden by default: a person who chose one scrolls to it
 */
export function fitting(columns: readonly Column[], room: number): Column[] {
  const shown = [...columns]
  for (const column of spare) {
    if (tableWidth(shown) <= room) break
    const at = shown.indexOf(column)
    if (at >= 0) shown.splice(at, 1)
  }
  return shown
}
