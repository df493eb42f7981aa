import { dueWords, type Tone, toneOf } from './due.ts'

const looks: Record<Tone, string> = {
  overdue: 'font-medium text-red',
  due: 'font-medium text-yellow',
  calm: '',
}

/** When something is due, in colour where that is today or was before. */
export function DueWords({ dueAt, now = new Date() }: { dueAt: string | null; now?: Date }) {
  const tone = toneOf(dueAt, now)
  const words = dueWords(dueAt, now)
  return <span className={looks[tone]}>{tone === 'calm' ? words : `due ${words}`}</span>
}
