import type { Tone } from './due.ts'

/** How words look that say when something is due: red is what is late, here as everywhere. */
export const toneLook: Record<Tone, string> = {
  overdue: 'font-semibold text-red',
  due: 'font-semibold text-ink',
  calm: '',
}
