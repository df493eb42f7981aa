import { useMemo } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { useRowsIf, useWorkspace } from '#app/data/workspace.tsx'
import { type LeadContext, type Passes, passesOf } from '#app/entities/lead/list/filter.ts'
import type { PointOfLead } from '#app/entities/lead/list/points.ts'
import { filtersOf, type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'
import { usePoints } from '#app/features/map/usePoints.ts'

/**
 * The predicate for the filters; undefined lets all leads through, 'reading' means that the rows which the
 * filters need have not been read yet, 'no place' that nobody has asked yet where this device is.
 */
export type Filtering = Passes | undefined | 'reading' | 'no place'

export function useFilter(query: LeadQuery): Filtering {
  const filters = searchOf(filtersOf(query))
  const { mine, due, unseen, lastContact, within, area } = query
  const context = useLeadContext({
    tasks: Boolean(mine || due || unseen || lastContact),
    notes: Boolean(unseen || lastContact),
    places: within !== undefined || area !== undefined,
  })
  return useMemo(() => {
    if (!context) return 'reading'
    const asked = queryIn(filters)
    return asked.within && !context.here ? 'no place' : passesOf(asked, context)
  }, [filters, context])
}

/** Which rows are needed besides the leads. */
interface Wanted {
  tasks: boolean
  notes: boolean
  /** Where this device and the leads are. */
  places: boolean
}

/**
 * What filters need besides the leads, live. Rows are read only when needed; undefined until they have been
 * read.
 */
export function useLeadContext(wanted: Wanted): LeadContext | undefined {
  const { user, thresholds } = useWorkspace()
  const here = useHere()
  const tasks = useRowsIf(wanted.tasks, 'tasks')
  const notes = useRowsIf(wanted.notes, 'notes')
  const pointOf = usePoints(wanted.places)
  const isRead = Boolean((tasks || !wanted.tasks) && (notes || !wanted.notes) && (pointOf || !wanted.places))
  return useMemo(
    () =>
      isRead
        ? {
            me: user.id,
            now: new Date(),
            tasks: tasks ?? [],
            notes: notes ?? [],
            thresholds,
            here,
            pointOf: pointOf ?? nowhere,
          }
        : undefined,
    [isRead, user.id, tasks, notes, thresholds, here, pointOf],
  )
}

const nowhere: PointOfLead = () => undefined
