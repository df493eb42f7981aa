import { fileIn } from '#db/model/file.ts'
import { capitalised } from '#db/model/text.ts'

/** The words for values that the model stores as a code or as true. */
const words: Readonly<Record<string, string>> = {
  'kind todo': 'To do',
  'kind call': 'Call',
  'kind visit': 'Visit',
  'outcome reached': 'Reached',
  'outcome no-answer': 'No answer',
  'done true': 'Done',
  'done false': 'Not done',
}

/** A value for display: a status with a capital; '' for an empty value. */
export function valueShown(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (fileIn(text) !== undefined) return 'a photo'
  if (field === 'place') return 'a place'
  // As shownStatus of db/model/entities/lead.ts, for a value of an unknown row.
  if (field === 'status') return text === 'approved' ? 'New' : capitalised(text)
  return words[`${field} ${text}`] ?? text
}
