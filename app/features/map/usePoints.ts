import { useEffect, useMemo, useState } from 'react'
import { useRowsIf } from '#app/data/workspace.tsx'
import { leadPoints, type PointOfLead } from '#app/entities/lead/list/points.ts'
import type { FindTown } from '#db/model/leadPoint.ts'

let loaded: FindTown | undefined

/**
 * Where leads are, live. The towns of leads without a better point follow once their table is loaded; a device that is
 * offline and does not have it goes without.
 * @param wanted nothing is read before it is
 * @returns undefined until the rows have been read
 */
export function usePoints(wanted: boolean): PointOfLead | undefined {
  const companies = useRowsIf(wanted, 'suggestions')
  const findTown = useTowns(wanted)
  return useMemo(() => companies && leadPoints(companies, findTown), [companies, findTown])
}

function useTowns(wanted: boolean): FindTown | undefined {
  const [findTown, setFindTown] = useState(() => loaded)
  useEffect(() => {
    if (!wanted || findTown) return
    let isGone = false
    const load = async () => {
      const [{ towns }, { townFinder }] = await Promise.all([import('virtual:towns'), import('./towns.ts')])
      loaded ??= townFinder(towns)
      if (!isGone) setFindTown(() => loaded)
    }
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [wanted, findTown])
  return findTown
}
