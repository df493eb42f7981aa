import { useMemo } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { useRowsIf } from '#app/data/workspace.tsx'
import { distanceWords, kilometresFrom } from '#app/entities/lead/list/distance.ts'
import { hitLine } from '#app/entities/lead/list/hitLine.ts'
import { type LeadQuery, typedIn } from '#app/entities/lead/list/query.ts'
import { textsByLead } from '#app/entities/lead/list/search.ts'
import { usePoints } from '#app/features/map/usePoints.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/**
 * Returns a function that says why a lead is in the list where its row does not show it: how far away it is,
 * and the line of a note that the search found. Undefined without such a filter and search.
 */
export function useReason(query: LeadQuery): ((lead: Lead) => string) | undefined {
  const typed = typedIn(query).anywhere.trim()
  const isNear = query.within !== undefined
  const here = useHere()
  const notes = useRowsIf(typed !== '', 'notes')
  const pointOf = usePoints(isNear)
  const kilometres = useMemo(
    () => (isNear && pointOf ? kilometresFrom(here, pointOf) : undefined),
    [isNear, here, pointOf],
  )
  return useMemo(() => {
    if (!typed && !kilometres) return undefined
    const noted = textsByLead(notes ?? none)
    return (lead) => {
      const away = kilometres?.(lead)
      const line = typed && hitLine(lead, noted.get(lead.id) ?? [], typed)
      return [away !== undefined && distanceWords(away), line].filter(Boolean).join(' · ')
    }
  }, [typed, notes, kilometres])
}

const none: never[] = []
