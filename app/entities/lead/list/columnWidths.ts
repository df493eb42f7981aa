import type { Column } from './columns.ts'

/** How wide each column is at least, in rem. */
export const columnWidths: Record<Column, number> = {
  fullName: 10.5,
  company: 8.5,
  email: 10.5,
  companyUrl: 8.5,
  product: 8,
  createdAt: 8,
  status: 7,
  matchScore: 8.5,
  position: 9,
  industry: 8.5,
  companySize: 10,
}

/** The columns of the checkbox and of what can be done with a row, in rem. */
export const EDGE_WIDTH = 2.75

/** How wide a table with these columns is at least, in rem. */
export const tableWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + columnWidths[column], 2 * EDGE_WIDTH)
