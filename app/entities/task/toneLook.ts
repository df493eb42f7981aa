import type { Tone } from './due.ts'

/** The style of words that say when something is due: red means overdue, as everywhere. */
export const toneLook: Record<Tone, string> = {
  overdue: 'font-semibold text-red',
  due: 'font-semibold text-ink',
  calm: '',
}
