import { useMemo } from 'react'
import { useRowsIf } from '#app/data/workspace.tsx'
import { lastSeen } from '#app/entities/lead/list/filter.ts'

/**
 * The time of the last contact with each lead, live: ISO 8601 in UTC, by lead; undefined until it is known. Notes are
 * read only if it is wanted.
 */
export function useLastContacts(wanted: boolean): ReadonlyMap<number, string> | undefined {
  const tasks = useRowsIf(wanted, 'tasks')
  const notes = useRowsIf(wanted, 'notes')
  return useMemo(() => (tasks && notes ? lastSeen({ tasks, notes }) : undefined), [tasks, notes])
}
