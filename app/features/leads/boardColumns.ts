import { type Lead, leadStatuses, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'

/** As many leads of a status are shown at first, and as many more each time. */
export const PAGE = 50

/** The leads of one status. */
export interface BoardColumn {
  status: ShownStatus
  /** How many leads have this status. */
  count: number
  /** The first of them, as many as are shown. */
  leads: readonly Lead[]
}

/** How many leads of each status are shown. */
export type Limits = Readonly<Record<ShownStatus, number>>

export const firstPages: Limits = {
  new: PAGE,
  contacted: PAGE,
  qualified: PAGE,
  converted: PAGE,
  rejected: PAGE,
}

/** The leads by status, in their order, with no more of each than the limits say. */
export function columnsOf(leads: readonly Lead[], limits: Limits): BoardColumn[] {
  const found: Record<ShownStatus, { count: number; leads: Lead[] }> = {
    new: { count: 0, leads: [] },
    contacted: { count: 0, leads: [] },
    qualified: { count: 0, leads: [] },
    converted: { count: 0, leads: [] },
    rejected: { count: 0, leads: [] },
  }
  for (const lead of leads) {
    const status = shownStatus(lead)
    const column = found[status]
    column.count++
    if (column.leads.length < limits[status]) column.leads.push(lead)
  }
  return leadStatuses.map((status) => ({ status, count: found[status].count, leads: found[status].leads }))
}
