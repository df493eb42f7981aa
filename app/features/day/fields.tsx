import { TextField } from '#app/ui/TextField.tsx'

interface DayFieldProps {
  label: string
  name: string
  error: string | undefined
  hint?: string
}

/** A time of day, '' if there is none. */
export const TimeField = ({ time, ...field }: DayFieldProps & { time: string }) => (
  <TextField type="time" defaultValue={time} {...field} />
)

interface MinutesFieldProps extends DayFieldProps {
  minutes: number | null
  /** What applies if it is empty. */
  usual?: number
}

/** A number of minutes, see `MinutesText`. */
export const MinutesField = ({ minutes, usual, ...field }: MinutesFieldProps) => (
  <TextField
    inputMode="numeric"
    defaultValue={minutes ?? ''}
    placeholder={usual === undefined ? undefined : String(usual)}
    {...field}
  />
)
