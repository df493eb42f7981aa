import { decoded } from './extract.ts'

/**
 * A published phone number as it was written, if it can be one.
 * @param published what stands in a tel: link (percent-encoded or not, RFC 3966) or in structured data
 * @returns null for what is no number, or a placeholder like 000 000 000
 */
export function phoneNumber(published: string): string | null {
  const number = decoded(published.trim())
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/;.*$/s, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/^\+?[\d\s()./-]{5,40}$/.test(number.replace(/^\(\+/, '+('))) return null
  const digits = number.replace(/\D/g, '')
  if (digits.length < 5 || digits.length > 18) return null
  return isPlaceholder(digits) ? null : number
}

const isPlaceholder = (digits: string) =>
  new Set(digits).size === 1 || /^0*1?1?2345678(?:90?)?$/.test(digits) || /^1?5{3}5{3}5{4}$/.test(digits)
