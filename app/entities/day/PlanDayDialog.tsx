import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { dayOf } from '#app/entities/task/due.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { leadsIn } from './plan.ts'
import { useDay } from './useDay.ts'
import { useDayActions } from './useDayActions.ts'

interface PlanDayDialogProps {
  leads: readonly Lead[]
  onClose: () => void
}

/** Adds leads to the plan of a day, and shows that day. */
export function PlanDayDialog({ leads, onClose }: PlanDayDialogProps) {
  const { user } = useWorkspace()
  const navigate = useNavigate()
  const [on, setOn] = useState(() => dayOf(new Date()))
  const day = useDay(user.id, on)
  const { add } = useDayActions(day)
  const { busy, attempt } = useAttempt()
  const known = day && leadsIn(day.stops)
  const visits = leads.filter(({ id }) => !known?.has(id)).map((lead) => ({ lead, fixedAt: '' }))
  const nowhere = leads.filter((lead) => !pointOf(lead)).length
  const save = () =>
    attempt(
      async () => {
        if (visits.length > 0 && !(await add(visits))) return
        onClose()
        await navigate({ to: '/day', search: { on: on === dayOf(new Date()) ? undefined : on } })
      },
      { failed: () => undefined },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan my day"
      description={leads.length === 1 ? '1 lead' : `${leads.length} leads`}
      width="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy || !day} onClick={() => void save()}>
            Plan
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="Day"
          type="date"
          value={on}
          onChange={({ target }) => target.value && setOn(target.value)}
        />
        {nowhere > 0 && (
          <p className="text-muted text-sm">
            {nowhere === 1 ? '1 lead has no place yet' : `${nowhere} leads have no place yet`} and can be in
            no order.
          </p>
        )}
      </div>
    </Dialog>
  )
}
