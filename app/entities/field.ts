import { fileIn } from '#db/model/file.ts'

/** A value as a person reads it: a status with a capital; '' for nothing. */
export function valueShown(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (fileIn(text) !== undefined) return 'a photo'
  return field === 'status' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
