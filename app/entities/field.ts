import { fileIn } from '#db/model/file.ts'
import { capitalised } from '#db/model/text.ts'

/** What a person reads where the model has a word or a yes. */
const words: Readonly<Record<string, string>> = {
  'kind todo': 'To do',
  'kind call': 'Call',
  'kind visit': 'Visit',
  'outcome reached': 'Reached',
  'outcome no-answer': 'No answer',
  'done true': 'Done',
  'done false': 'Not done',
}

/** A value as a person reads it: a status with a capital; '' for nothing. */
export function valueShown(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (fileIn(text) !== undefined) return 'a photo'
  if (field === 'place') return 'a place'
  if (field === 'status') return capitalised(text)
  return words[`${field} ${text}`] ?? text
}
