import type { Column } from './columns.ts'

/** The minimum width of each column, in rem. */
export const columnWidths: Record<Column, number> = {
  fullName: 9.5,
  company: 7.25,
  email: 8.5,
  companyUrl: 7.5,
  product: 7,
  createdAt: 7,
  status: 7,
  matchScore: 7.5,
  position: 8,
  industry: 7.5,
  companySize: 8.5,
  owner: 6.25,
  phoneNumber: 9,
  city: 6,
  lastContact: 8,
  next: 7.5,
  deal: 8,
}

/** The width of a checkbox, and of each action on a row, in rem. */
export const BUTTON_WIDTH = 2.75

/** The minimum width of a table with these columns and this many actions on each row, in rem. */
export const tableWidth = (columns: readonly Column[], actions: number): number =>
  columns.reduce((sum, column) => sum + columnWidths[column], (1 + actions) * BUTTON_WIDTH)

/**
 * The columns that a table leaves out first if there is little space: they are needed least for daily work,
 * and the lead's page shows them. The next step is then shown below the status.
 */
const spare: readonly Column[] = [
  'companyUrl',
  'createdAt',
  'product',
  'email',
  'city',
  'lastContact',
  'owner',
  'phoneNumber',
  'next',
]

/**
 * The columns that a table shows.
 * @param room the table's width, in rem
 * @param actions how many there are on each row
 * @returns all columns if they fit, otherwise without those that are needed least. Needed columns stay, and
 * so do columns that are hidden by default: a person who chose one scrolls to it
 */
export function fitting(columns: readonly Column[], room: number, actions: number): Column[] {
  const shown = [...columns]
  for (const column of spare) {
    if (tableWidth(shown, actions) <= room) break
    const at = shown.indexOf(column)
    if (at >= 0) shown.splice(at, 1)
  }
  return shown
}
