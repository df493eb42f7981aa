import * as v from 'valibot'
import type { LeadStop } from '#app/entities/day/plan.ts'
import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TimeOfDay } from '#db/model/timeOfDay.ts'
import { MinutesField, TimeField } from './fields.tsx'
import { MinutesText } from './minutesText.ts'

const Form = v.object({
  fixedAt: v.union([v.literal(''), TimeOfDay]),
  minutes: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    MinutesText,
  ]),
})

interface StopSettingsProps {
  day: PlannedDay
  of: LeadStop
  onClose: () => void
}

/** The appointment and the length of one visit. */
export function StopSettings({ day, of: { stop, lead }, onClose }: StopSettingsProps) {
  const { edit } = useDayActions(day)
  const { errors, ...form } = useForm({
    schema: Form,
    onSubmit: async (wanted) => {
      if (await edit([{ stop, to: wanted }])) onClose()
    },
  })
  return (
    <FormDialog
      title="Time and length"
      description={leadName(lead)}
      width="small"
      form={form}
      submitLabel="Save"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TimeField
          label="Appointment"
          name="fixedAt"
          time={stop.fixedAt}
          error={errors.fixedAt}
          hint="Empty if the time is free."
        />
        <MinutesField
          label="Minutes"
          name="minutes"
          minutes={stop.minutes}
          usual={day.habits.minutesPerVisit}
          error={errors.minutes}
          hint="Empty for as long as other visits."
        />
      </div>
    </FormDialog>
  )
}
