import { useState } from 'react'
import { movesStatus } from '#app/data/device/movesStatus.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { Change } from '#db/device/mutate.ts'
import { type Lead, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import { newId } from '#db/model/id.ts'
import { dayOf, dueWords } from './due.ts'
import { usualTitle } from './words.ts'

/** A change that follows from work on a lead, the change that takes it back, and a word for the notice. */
export interface Step {
  make: Change
  back: Change
  said: string
}

const after: Partial<Record<ShownStatus, ShownStatus>> = {
  new: 'contacted',
  contacted: 'qualified',
  qualified: 'converted',
}

/** Sets the status of a lead. */
export function statusStep({ id, status }: Lead, to: ShownStatus): Step {
  const edit = (from: Lead['status'], to: Lead['status']): Change => ({
    name: 'lead.edit',
    args: { id, changes: { status: [from, to] } },
  })
  return { make: edit(status, to), back: edit(to, status), said: `Status: ${valueShown('status', to)}` }
}

/** Completes a follow-up. */
export function finishStep({ id, title }: Task): Step {
  const edit = (from: boolean): Change => ({
    name: 'task.edit',
    args: { id, changes: { done: [from, !from] } },
  })
  return { make: edit(false), back: edit(true), said: `Done: ${title}` }
}

/** The status that work on a lead offers, and whether it is set by itself: only the first contact may do that. */
export function offeredStatus(lead: Lead): { to: ShownStatus | undefined; isSet: boolean } {
  const to = after[shownStatus(lead)]
  return { to, isSet: to === 'contacted' && movesStatus() }
}

/** What comes after a call or a visit: the next status and the next follow-up, each one tap. */
export function useNextStep(lead: Lead) {
  const { user } = useWorkspace()
  const { to, isSet } = offeredStatus(lead)
  const [isMoved, setMoved] = useState(isSet)
  const [dueAt, setDueAt] = useState<string>()

  const followUp = (dueAt: string): Step => {
    const id = newId()
    const kind = lead.phoneNumber ? 'call' : 'todo'
    const fields = { leadId: lead.id, kind, title: usualTitle(kind, lead), dueAt, userId: user.id } as const
    return {
      make: { name: 'task.create', args: { id, fields } },
      back: { name: 'task.delete', args: { id } },
      said: `Follow-up ${dueWords(dueAt, new Date())}`,
    }
  }
  /** @param isReached whether there was contact; without it the status stays */
  const steps = (isReached: boolean): Step[] => [
    ...(isReached && isMoved && to ? [statusStep(lead, to)] : []),
    ...(dueAt ? [followUp(dueAt)] : []),
  ]
  const choice = (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">What is next</legend>
      <div className="flex flex-wrap gap-2">
        {to && (
          <Chip pressed={isMoved} onPress={setMoved}>
            Set to {valueShown('status', to)}
          </Chip>
        )}
        {days().map(({ label, day }) => (
          <Chip key={label} pressed={dueAt === day} onPress={(on) => setDueAt(on ? day : undefined)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
  return { steps, choice }
}

function days() {
  const inDays = (count: number) => {
    const day = new Date()
    day.setDate(day.getDate() + count)
    return dayOf(day)
  }
  return [
    { label: 'Follow up tomorrow', day: inDays(1) },
    { label: 'In a week', day: inDays(7) },
    { label: 'In a month', day: inDays(30) },
  ]
}
