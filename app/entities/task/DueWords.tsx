import { dueWords, toneOf } from './due.ts'
import { toneLook } from './toneLook.ts'

/** When something is due, standing out where that is today, and in red where it was before. */
export function DueWords({ dueAt, now = new Date() }: { dueAt: string | null; now?: Date }) {
  const tone = toneOf(dueAt, now)
  const words = dueWords(dueAt, now)
  return <span className={toneLook[tone]}>{tone === 'calm' ? words : `due ${words}`}</span>
}
