import { useEffect, useMemo, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import type { DuplicateGroup } from '#db/duplicates/groups.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { combinedId } from '#db/model/id.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** A group of leads that are or may be one. */
export interface Double extends Omit<DuplicateGroup, 'ids' | 'score'> {
  leads: readonly Lead[]
}

/** The doubles of the team: under way, found, or not found because something failed. */
export type Doubles =
  | { at: 'looking'; done: number; total: number }
  | { at: 'found'; doubles: Double[] }
  | { at: 'failed' }

/** The list changes while leads arrive, so the worker begins when it has been still for so long. */
const STILL_MS = 1_500

/** Looks for doubles in a worker, and again when leads have changed. What was merged or told apart goes at once. */
export function useDuplicates(): Doubles {
  const { user, team } = useWorkspace()
  const leads = useRows('leads')
  const told = useRows('distinctLeads')
  const [groups, setGroups] = useState<DuplicateGroup[]>()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [failed, setFailed] = useState(false)
  const isFirst = groups === undefined
  useEffect(() => {
    if (!leads) return
    let worker: Worker | undefined
    const begin = () => {
      worker = new Worker(new URL('./duplicatesWorker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'progress') setProgress(data)
        else if (data.type === 'found') setGroups(data.groups)
        else setFailed(true)
      }
      worker.onerror = () => setFailed(true)
      const request: ToWorker = { userId: user.id, teamId: team.id }
      worker.postMessage(request)
    }
    const timer = setTimeout(begin, isFirst ? 0 : STILL_MS)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [leads, user.id, team.id, isFirst])
  const doubles = useMemo(() => groups && shownOf(groups, leads ?? [], told ?? []), [groups, leads, told])
  if (doubles) return { at: 'found', doubles }
  return failed ? { at: 'failed' } : { at: 'looking', ...progress }
}

function shownOf(
  groups: readonly DuplicateGroup[],
  leads: readonly Lead[],
  told: readonly { id: number }[],
): Double[] {
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const distinct = new Set(told.map(({ id }) => id))
  return groups.flatMap(({ ids, verdict, reasons }) => {
    const here = ids.flatMap((id) => byId.get(id) ?? [])
    const isTold = here.some((a, at) => here.slice(at + 1).some((b) => distinct.has(combinedId(a.id, b.id))))
    return here.length > 1 && !isTold ? [{ leads: here, verdict, reasons }] : []
  })
}
