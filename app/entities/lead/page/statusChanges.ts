import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { useUnsent } from '#app/data/useUnsent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { usePainted } from '#app/ui/usePainted.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import { type Lead, leadFields, shownStatus } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'
import { fetchHistory, type HistoryEntry } from './leadHistory.ts'

/** Somebody set a lead's status. */
export interface StatusChange {
  /** ISO 8601 in UTC. */
  at: string
  /** As people see them. */
  from: string
  to: string
  userId: number | null
  fullName: string | null
}

const KEPT_MS = 24 * 60 * 60_000
/** Undo is offered for seconds. */
const UNDONE_WITHIN_MS = 60_000

/**
 * The changes of a lead's status. Those that wait on this device are always known; the others are requested from the
 * server once the page is painted, and kept for when there is no connection.
 */
export function useStatusChanges(lead: Lead): readonly StatusChange[] {
  const { store } = useWorkspace()
  const isPainted = usePainted()
  const isWaiting = useUnsent().has(lead.id)
  const waiting = useLiveQuery(
    () => (isWaiting ? store.outbox.filter((entry) => isOf(lead.id, entry)).toArray() : []),
    [store, lead.id, isWaiting],
  )
  // A status that is new was never set, or was taken back.
  const isSet = shownStatus(lead) !== 'new'
  const { data } = useQuery({
    queryKey: ['lead-statuses', lead.id, lead.version],
    queryFn: async () => changesIn(await fetchHistory(lead.id)),
    // A lead without a version is not on the server yet.
    enabled: isPainted && isSet && lead.version > 0,
    placeholderData: (before) => before,
    gcTime: KEPT_MS,
  })
  const earlier = isSet ? data : undefined
  return useMemo(
    () => withoutUndone([...(earlier ?? []), ...changesIn((waiting ?? []).flatMap(historyEntryOf))]),
    [earlier, waiting],
  )
}

/** Leaves out each change that was taken back at once, and what took it back. @param changes in any order */
export function withoutUndone(changes: readonly StatusChange[]): StatusChange[] {
  const left: StatusChange[] = []
  for (const change of changes.toSorted((a, b) => compared(a.at, b.at))) {
    const last = left.at(-1)
    if (last && isUndoOf(last, change)) left.pop()
    else left.push(change)
  }
  return left
}

const isUndoOf = (before: StatusChange, after: StatusChange): boolean =>
  after.to === before.from &&
  after.from === before.to &&
  after.userId === before.userId &&
  Date.parse(after.at) - Date.parse(before.at) < UNDONE_WITHIN_MS

const StatusPair = v.object({ status: v.tuple([leadFields.status, leadFields.status]) })

/** The changes of the status among the changes of a lead. Two values that look the same are no change. */
export function changesIn(entries: readonly Pick<HistoryEntry, 'at' | 'changes' | 'userId' | 'fullName'>[]) {
  return entries.flatMap(({ at, changes, userId, fullName }): StatusChange[] => {
    const read = v.safeParse(StatusPair, changes)
    if (!read.success) return []
    const [from, to] = read.output.status.map((status) => shownStatus({ status }))
    return !from || !to || from === to ? [] : [{ at, from, to, userId, fullName }]
  })
}

const isOf = (leadId: number, { table, rowId, state, batch }: OutboxEntry) =>
  table === 'leads' && rowId === leadId && state !== 'refused' && !batch

const Edit = v.object({ changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) })

function historyEntryOf({ args, at, userId }: OutboxEntry) {
  const edit = v.safeParse(Edit, args)
  return edit.success ? [{ at, changes: edit.output.changes, userId, fullName: null }] : []
}
