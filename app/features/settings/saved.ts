import { isSameDay } from 'date-fns/isSameDay'
import { dayDate } from '#app/ui/dates.ts'
import type { StoredKey } from './keys.ts'

/** "Saved, ends in …1234, checked today"; without the last characters if the key is too short to show any. */
export function savedLine(
  { ending, checkedAt }: Pick<StoredKey, 'ending' | 'checkedAt'>,
  now = new Date(),
): string {
  const parts = ['Saved']
  if (ending) parts.push(`ends in …${ending}`)
  if (checkedAt) parts.push(isSameDay(checkedAt, now) ? 'checked today' : `checked on ${dayDate(checkedAt)}`)
  return parts.join(', ')
}
