import type { Column } from './columns.ts'

/** How wide each column is at least, in rem. */
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
}

/** The columns of the checkbox and of what can be done with a row, in rem. */
export const EDGE_WIDTH = 2.75

/** How wide a table with these columns is at least, in rem. */
export const tableWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + columnWidths[column], 2 * EDGE_WIDTH)

/** What a table does without first where there is little room: work needs it least, and the lead's page has it. */
const spare: readonly Column[] = ['companyUrl', 'createdAt', 'product', 'email']

/**
 * The columns that a table shows.
 * @param room how wide it is, in rem
 * @returns all of them where they have room, else without those that are needed least; what is needed stays, and so does
 *   what a list does not show by itself: who chose that scrolls for it
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
