import { LocateFixed, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { placeNow } from '#app/data/device/place.ts'
import { type Candidate, dueByRhythm, dueVisits, nearTo } from '#app/entities/day/candidates.ts'
import { leadsIn } from '#app/entities/day/plan.ts'
import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { ChooseLead } from '#app/entities/lead/ChooseLead.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Point } from '#db/model/place.ts'
import { VisitPicker } from './VisitPicker.tsx'

/** At most so many leads of each kind are offered; the search finds any other. */
const MOST_OFFERED = 30

/** The leads that can be visited on the day: due visits, due by their rhythm, near here, or any. */
export function AddVisits({ day, onClose }: { day: PlannedDay; onClose: () => void }) {
  const [here, setHere] = useState<Point>()
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<readonly Lead[]>([])
  const [searching, setSearching] = useState(false)
  const { busy, attempt } = useAttempt()
  const free = useMemo(() => freeLeads(day), [day])
  const groups = useMemo(() => {
    const due = dueVisits(day.tasks, free, day)
    const rhythm = without(dueByRhythm(day.tasks, free, day), due)
    const near = here ? without(nearTo(here, free), [...due, ...rhythm]) : []
    const chosen = found.map((lead) => ({ lead, fixedAt: '', reason: 'Chosen' }))
    return [
      { heading: 'Chosen', candidates: chosen },
      { heading: 'Visits due', candidates: without(due, chosen).slice(0, MOST_OFFERED) },
      { heading: 'Due by rhythm', candidates: without(rhythm, chosen).slice(0, MOST_OFFERED) },
      { heading: 'Near me', candidates: without(near, chosen) },
    ]
  }, [day, free, here, found])
  const look = () =>
    attempt(
      async () => {
        const place = await placeNow()
        if ('problem' in place) return setProblem(place.problem)
        setProblem('')
        setHere(place)
      },
      { failed: () => undefined },
    )
  return (
    <>
      <VisitPicker
        day={day}
        title="Add visits"
        groups={groups}
        initially={found}
        empty="No visit is due. Choose leads near you, or search for one."
        onClose={onClose}
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => void look()}>
            Near me
          </Button>
          <Button variant="secondary" icon={<Search />} onClick={() => setSearching(true)}>
            Any lead
          </Button>
        </div>
        <p role="status" className="text-muted text-sm empty:hidden">
          {problem || (here && groups[3]?.candidates.length === 0 ? 'No lead is within 25 km.' : '')}
        </p>
      </VisitPicker>
      {searching && (
        <ChooseLead
          onChoose={(id) => {
            const lead = free.get(id)
            if (lead) setFound([...found.filter((other) => other !== lead), lead])
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}

/** The leads that are not in the day yet. */
function freeLeads({ leads, stops }: PlannedDay): ReadonlyMap<number, Lead> {
  const inDay = leadsIn(stops)
  return new Map([...leads].filter(([id]) => !inDay.has(id)))
}

const without = (candidates: readonly Candidate[], others: readonly Candidate[]) =>
  candidates.filter(({ lead }) => !others.some((other) => other.lead.id === lead.id))
