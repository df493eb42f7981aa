import { useMemo, useSyncExternalStore } from 'react'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { type LeadContext, type Passes, passesOf } from '#app/entities/lead/list/filter.ts'
import { filtersOf, type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'

/**
 * The predicate for the filters; undefined lets all leads through, 'reading' means that the rows which the
 * filters need have not been read yet.
 */
export function useFilter(query: LeadQuery): Passes | undefined | 'reading' {
  const filters = searchOf(filtersOf(query))
  const asksTasks = Boolean(query.mine || query.due || query.unseen)
  const context = useLeadContext(asksTasks, Boolean(query.unseen))
  return useMemo(() => (context ? passesOf(queryIn(filters), context) : 'reading'), [filters, context])
}

/**
 * The rows that filters need besides the leads, live. They are read only when needed; undefined until they
 * have been read.
 */
export function useLeadContext(wantsTasks: boolean, wantsNotes: boolean): LeadContext | undefined {
  const { user } = useWorkspace()
  const tasks = useRowsIf(wantsTasks, 'tasks')
  const notes = useRowsIf(wantsNotes, 'notes')
  return useMemo(() => {
    if ((wantsTasks && !tasks) || (wantsNotes && !notes)) return undefined
    return { me: user.id, now: new Date(), tasks: tasks ?? [], notes: notes ?? [] }
  }, [user.id, wantsTasks, tasks, wantsNotes, notes])
}

/** The rows of a table, which is read only once it is needed. */
export function useRowsIf<T extends 'notes' | 'products' | 'tasks'>(wanted: boolean, table: T) {
  const live = useLiveRows(table)
  return useSyncExternalStore(wanted ? live.subscribe : unread.subscribe, wanted ? live.list : unread.list)
}

const unread = { subscribe: () => () => undefined, list: () => undefined }
