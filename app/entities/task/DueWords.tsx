import { dueWords, toneOf } from './due.ts'
import { toneLook } from './toneLook.ts'

/** When a task is due: emphasised if that is today, and red if it was earlier. */
export function DueWords({ dueAt, now = new Date() }: { dueAt: string | null; now?: Date }) {
  const tone = toneOf(dueAt, now)
  const words = dueWords(dueAt, now)
  return <span className={toneLook[tone]}>{tone === 'calm' ? words : `due ${words}`}</span>
}
