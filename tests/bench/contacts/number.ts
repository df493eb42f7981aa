import { type Country, callingCodes } from './site.ts'

/** Countries where the whole number is dialled at home, too. */
const WITHOUT_TRUNK: readonly Country[] = ['ES', 'IT', 'MX', 'PL']
const EXTENSION = /(?:;ext=|,|\b(?:ext|x|poste|wew|dw)\b).*$/i

/**
 * A number in E.164, whatever way it is written; an extension is left out.
 * @param country where it is published
 */
export function inE164(written: string, country: Country): string {
  const plain = written.replace(/^tel:/i, '').replace(EXTENSION, '').replace(/\(0\)/g, '').trim()
  const digits = plain.replace(/\D/g, '')
  if (/^\(?\s*\+/.test(plain)) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${callingCodes[country]}${withoutTrunk(digits, country)}`
}

function withoutTrunk(digits: string, country: Country): string {
  if (WITHOUT_TRUNK.includes(country)) return digits
  const trunk = callingCodes[country] === '1' ? /^1(?=\d{10}$)/ : /^0/
  return digits.replace(trunk, '')
}
