import { fileIn } from '#db/model/file.ts'

/** Labels that are not simply the field's name in words; the rest stand as on the forms. */
const labels: Record<string, string> = {
  linkedInUrl: 'LinkedIn URL',
  companyUrl: 'Company Website',
  avatarUrl: 'Photo',
  productId: 'Product',
  name: 'Product Name',
  text: 'Note',
  company_size: 'Ideal Company Size',
}

/** A field as its form calls it. */
export function labelOf(field: string): string {
  const spaced = field.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return labels[field] ?? spaced.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** A value as a person reads it: a status with a capital; '' for nothing. */
export function valueShown(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (fileIn(text) !== undefined) return 'a photo'
  return field === 'status' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
