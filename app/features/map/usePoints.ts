import { useEffect, useMemo, useState } from 'react'
import { useRowsIf } from '#app/data/workspace.tsx'
import { leadPoints, type PointOfLead } from '#app/entities/lead/list/points.ts'
import type { FindTown } from '#db/model/leadPoint.ts'

/** How long points wait for the table of towns, so that they need not be computed twice. */
const PATIENCE_MS = 1000

let loading: Promise<FindTown> | undefined
let loaded: FindTown | undefined

/**
 * Where leads are, live. If the table of towns takes long, the towns of leads without a better point follow later; a
 * device that is offline and does not have it goes without.
 * @param wanted nothing is read before it is
 * @returns undefined until the rows have been read
 */
export function usePoints(wanted: boolean): PointOfLead | undefined {
  const companies = useRowsIf(wanted, 'suggestions')
  const { findTown, isAwaited } = useTowns(wanted)
  return useMemo(
    () => (isAwaited ? undefined : companies && leadPoints(companies, findTown)),
    [isAwaited, companies, findTown],
  )
}

/**
 * Finds the towns of addresses, once their table is loaded.
 * @returns `isAwaited` while the table may come any moment
 */
export function useTowns(wanted: boolean): { findTown: FindTown | undefined; isAwaited: boolean } {
  const [findTown, setFindTown] = useState(() => loaded)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!wanted || findTown) return
    let isGone = false
    const goWithout = () => setLate(true)
    const timer = setTimeout(goWithout, PATIENCE_MS)
    loadTowns().then(
      (found) => {
        if (!isGone) setFindTown(() => found)
      },
      () => {
        if (!isGone) goWithout()
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [wanted, findTown])
  return { findTown, isAwaited: wanted && !findTown && !isLate }
}

/** Loads the tables of towns, once. @throws Error if neither this device nor the server has them at hand */
export function loadTowns(): Promise<FindTown> {
  loading ??= findTowns().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function findTowns(): Promise<FindTown> {
  const { readTowns } = await import('./townTables.ts')
  loaded = await readTowns()
  return loaded
}
