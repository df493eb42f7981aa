import { type ReactNode, useMemo, useState } from 'react'
import type { Candidate } from '#app/entities/day/candidates.ts'
import { type PlannedDay, restWith } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { insert, insertionWords } from '#db/route/insert.ts'

interface VisitPickerProps {
  day: PlannedDay
  title: string
  groups: readonly { heading: string; candidates: readonly Candidate[] }[]
  /** Leads that are ticked unless the person unticks them. */
  initially?: readonly Lead[]
  /** What is said if there is no candidate. */
  empty: string
  onClose: () => void
  children?: ReactNode
}

/** Candidates to tick, each with what its visit changes in the day. */
export function VisitPicker({
  day,
  title,
  groups,
  initially = [],
  empty,
  onClose,
  children,
}: VisitPickerProps) {
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { add } = useDayActions(day)
  const { busy, attempt } = useAttempt()
  const all = groups.flatMap(({ candidates }) => candidates)
  const isTicked = (id: number) => ticks.get(id) ?? initially.some((lead) => lead.id === id)
  const chosen = all.filter(({ lead }) => isTicked(lead.id))
  const save = () =>
    attempt(
      async () => {
        if (await add(chosen)) onClose()
      },
      { failed: () => undefined },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void save()}>
            {chosen.length < 2 ? 'Add visit' : `Add ${chosen.length} visits`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {children}
        {all.length === 0 && <p className="text-muted text-sm">{empty}</p>}
        {groups
          .filter(({ candidates }) => candidates.length > 0)
          .map(({ heading, candidates }) => (
            <fieldset key={heading} className="grid min-w-0">
              <legend className="font-medium text-sm">{heading}</legend>
              {candidates.map((candidate) => (
                <Checkbox
                  key={candidate.lead.id}
                  checked={isTicked(candidate.lead.id)}
                  onCheckedChange={(on) => setTicks(new Map(ticks).set(candidate.lead.id, on))}
                  label={<CandidateWords day={day} candidate={candidate} />}
                />
              ))}
            </fieldset>
          ))}
      </div>
    </Dialog>
  )
}

function CandidateWords({
  day,
  candidate: { lead, reason, fixedAt },
}: {
  day: PlannedDay
  candidate: Candidate
}) {
  const change = useMemo(() => changeOf(day, lead, fixedAt), [day, lead, fixedAt])
  return (
    <span className="block min-w-0 py-1">
      <span className="block font-medium">{leadName(lead)}</span>
      <span className="block text-muted text-sm">
        {[lead.fullName && lead.company, reason, change].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** What a visit changes in the day: "+12 min; 11:00 becomes 11:12"; '' in an empty day. */
function changeOf(day: PlannedDay, lead: Lead, fixedAt: string): string {
  const { planned } = day.stops
  const point = pointOf(lead)?.point
  if (!point) return 'No place yet'
  const [like] = planned
  if (!like) return ''
  const stop = { ...like.stop, id: 0, fixedAt, minutes: null, locked: false }
  const rest = restWith(day, [...planned, { stop, lead, point }])
  return insertionWords(insert(rest, [...planned.keys()], planned.length))
}
