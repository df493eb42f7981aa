import { useMemo } from 'react'
import { useLiveRows, useStandIns } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { Button } from '#app/ui/Button.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { useNow } from '#app/ui/useNow.ts'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Merge, mergesIn } from './plan.ts'
import { useMerge } from './useMerge.ts'

const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

/** The leads that were merged into a lead, which can be undone for a while; renders nothing if there are none. */
export function MergedLeads({ lead }: { lead: Lead }) {
  const merges = useMerges(lead)
  const { undo } = useMerge()
  const now = useNow()
  if (merges.length === 0) return null
  return (
    <ul className="mb-3 divide-y divide-line rounded-lg border border-line px-3 text-sm">
      {merges.map(({ at, losers }) => (
        <li key={at} className="flex min-h-11 items-center justify-between gap-2">
          <span className="wrap-anywhere min-w-0">
            Merged with {losers.map(leadName).join(', ')}
            {at && ` on ${dayDate(at)}`}
          </span>
          {now.getTime() - Date.parse(at) < KEPT_MS && (
            <Button
              variant="ghost"
              onClick={() =>
                // Where two leads were merged in both directions at once, the lead points back.
                void undo([...losers, ...(lead.mergedInto === null ? [] : [lead])].map(({ id }) => id))
              }
            >
              Undo
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function useMerges(lead: Lead): Merge[] {
  const live = useLiveRows('leads')
  const standIns = useStandIns()
  return useMemo(() => {
    const ids = [...standIns].flatMap(([id, winner]) => (winner === lead.id ? [id] : []))
    return mergesIn(ids.flatMap((id) => live.merged(id) ?? []).filter(({ deletedAt }) => deletedAt === null))
  }, [live, standIns, lead.id])
}
