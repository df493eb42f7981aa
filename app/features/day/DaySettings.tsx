import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { placeNow } from '#app/data/device/place.ts'
import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { Spot } from '#db/model/entities/dayPlan.ts'
import { TimeOfDay } from '#db/model/timeOfDay.ts'
import { MinutesField, TimeField } from './fields.tsx'
import { MinutesText } from './minutesText.ts'

const Form = v.object({
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
  lunchFrom: v.union([v.literal(''), TimeOfDay]),
  lunchTo: v.union([v.literal(''), TimeOfDay]),
  lunchMinutes: MinutesText,
  minutesPerVisit: MinutesText,
})

/** Where and when a day starts and ends, its lunch, and how long a visit takes. */
export function DaySettings({ day, onClose }: { day: PlannedDay; onClose: () => void }) {
  const { habits } = day
  const [start, setStart] = useState(habits.start)
  const [end, setEnd] = useState(habits.end)
  const { setHabits } = useDayActions(day)
  const { errors, ...form } = useForm({
    schema: Form,
    onSubmit: async ({ startsAt, endsAt, lunchFrom, lunchTo, lunchMinutes, minutesPerVisit }) => {
      if (endsAt <= startsAt) return { endsAt: 'Please choose a time after the start' }
      if ((lunchFrom === '') !== (lunchTo === '')) return { lunchTo: 'Please give both times or none' }
      if (lunchTo < lunchFrom) return { lunchTo: 'Please choose a time after the first one' }
      const lunch = lunchFrom ? { from: lunchFrom, to: lunchTo, minutes: lunchMinutes } : null
      if (await setHabits({ start, end, startsAt, endsAt, lunch, minutesPerVisit })) onClose()
      return undefined
    },
  })
  return (
    <FormDialog title="Start, end, lunch" form={form} submitLabel="Save" onClose={onClose}>
      <div className="grid gap-4">
        <SpotField label="Start" spot={start} onChange={setStart} />
        <SpotField label="End" spot={end} onChange={setEnd} same={start} />
        <div className={PAIR}>
          <TimeField label="Starts at" name="startsAt" time={habits.startsAt} error={errors.startsAt} />
          <TimeField label="Ends at" name="endsAt" time={habits.endsAt} error={errors.endsAt} />
        </div>
        <div className={PAIR}>
          <TimeField
            label="Lunch from"
            name="lunchFrom"
            time={habits.lunch?.from ?? ''}
            error={errors.lunchFrom}
          />
          <TimeField
            label="Lunch until"
            name="lunchTo"
            time={habits.lunch?.to ?? ''}
            error={errors.lunchTo}
          />
        </div>
        <div className={PAIR}>
          <MinutesField
            label="Minutes for lunch"
            name="lunchMinutes"
            minutes={habits.lunch?.minutes ?? 30}
            error={errors.lunchMinutes}
          />
          <MinutesField
            label="Minutes a visit"
            name="minutesPerVisit"
            minutes={habits.minutesPerVisit}
            error={errors.minutesPerVisit}
          />
        </div>
      </div>
    </FormDialog>
  )
}

const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4'

interface SpotFieldProps {
  label: string
  spot: Spot | null
  onChange: (spot: Spot | null) => void
  /** A place that can be taken over. */
  same?: Spot | null
}

/** A place of the day: where the person is now, with a name for it. */
function SpotField({ label, spot, onChange, same }: SpotFieldProps) {
  const [problem, setProblem] = useState('')
  const { busy, attempt } = useAttempt()
  const ask = () =>
    attempt(
      async () => {
        const here = await placeNow()
        if ('problem' in here) return setProblem(here.problem)
        setProblem('')
        const { latitude, longitude } = here
        onChange({ label: spot?.label || 'Home', latitude, longitude })
      },
      { failed: () => undefined },
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-sm">{label}</legend>
      {spot ? (
        <TextField
          label={`Name of the ${label.toLowerCase()}`}
          value={spot.label}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...spot, label: target.value })}
        />
      ) : (
        <p className="text-muted text-sm">Not set</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => void ask()}>
          Where I am<span className="sr-only"> as {label.toLowerCase()}</span>
        </Button>
        {same && (
          <Button variant="secondary" onClick={() => onChange(same)}>
            Same as the start
          </Button>
        )}
        {spot && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            None<span className="sr-only"> as {label.toLowerCase()}</span>
          </Button>
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
