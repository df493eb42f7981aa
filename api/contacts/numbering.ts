import { percentDecoded } from './normalise.ts'

/** How a country's telephone numbers are made (ITU-T E.164 and what each country's regulator publishes). */
interface Plan {
  /** Dialled before the number from abroad. */
  code: string
  /** Dialled before the number at home. */
  trunk: '0' | '1' | ''
  /** The number without both. */
  number: RegExp
}

const NORTH_AMERICA: Plan = { code: '1', trunk: '1', number: /^(?!555)[2-9](?!11)\d{2}[2-9]\d{6}$/ }

/** By ISO 3166. Which of the numbers are given out changes by the week; lengths and first digits do not. */
const plans = {
  AT: { code: '43', trunk: '0', number: /^[1-9]\d{5,12}$/ },
  BE: { code: '32', trunk: '0', number: /^(?:4\d{8}|[1-9]\d{7})$/ },
  CA: NORTH_AMERICA,
  CH: { code: '41', trunk: '0', number: /^[2-9]\d{8}$/ },
  CZ: { code: '420', trunk: '', number: /^[2-9]\d{8}$/ },
  DE: { code: '49', trunk: '0', number: /^(?:1[5-7]\d{8,9}|[2-9]\d{5,10}|180\d{5,8})$/ },
  DK: { code: '45', trunk: '', number: /^[2-9]\d{7}$/ },
  ES: { code: '34', trunk: '', number: /^[6-9]\d{8}$/ },
  FI: { code: '358', trunk: '0', number: /^[1-9]\d{5,10}$/ },
  FR: { code: '33', trunk: '0', number: /^[1-9]\d{8}$/ },
  GB: { code: '44', trunk: '0', number: /^(?:1\d{8,9}|[237]\d{9}|5[56]\d{8}|8\d{9}|800\d{6,7}|9\d{9})$/ },
  IE: { code: '353', trunk: '0', number: /^(?:1800\d{6}|[1-9]\d{6,8})$/ },
  IT: { code: '39', trunk: '', number: /^(?:0[1-9]\d{4,9}|3\d{8,9}|8\d{5,9})$/ },
  LU: { code: '352', trunk: '', number: /^[2-9]\d{5,10}$/ },
  NL: { code: '31', trunk: '0', number: /^(?:[89]00\d{4,7}|[1-9]\d{8})$/ },
  NO: { code: '47', trunk: '', number: /^[2-9]\d{7}$/ },
  PL: { code: '48', trunk: '', number: /^[1-9]\d{8}$/ },
  PT: { code: '351', trunk: '', number: /^[2-9]\d{8}$/ },
  SE: { code: '46', trunk: '0', number: /^(?:7\d{8}|[1-9]\d{6,8}|20\d{4,7})$/ },
  US: NORTH_AMERICA,
} as const satisfies Record<string, Plan>
export type Country = keyof typeof plans

export const isCountry = (code: string): code is Country => Object.hasOwn(plans, code)

/** Elsewhere at least this much is known of a number with its country's code. */
const ANYWHERE = /^[1-9]\d{7,14}$/

/**
 * A published number as the whole world dials it, "+493023125100"; an extension that is said to be one is left out.
 * @param written in any way: "030 / 231 25-100", "+49 (0)30 …", "0049 30 …", "tel:+49-30-…"
 * @param country where it is published, '' for an unknown one: then only what names its country has an answer
 * @returns '' for what is no number of that country
 */
export function inE164(written: string, country: Country | ''): string {
  const plain = dialled(written)
  const digits = plain.replace(/\D/g, '')
  if (/^\(?\s*\+/.test(plain)) return abroad(digits)
  if (/^\(?00/.test(plain) && digits.length > 9) return abroad(digits.slice(2))
  if (!country) return ''
  const { code, trunk, number }: Plan = plans[country]
  if (trunk === '0' && !digits.startsWith('0')) return ''
  const national = trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
  if (number.test(national)) return `+${code}${national}`
  // Poland dialled a zero before its numbers once.
  if (country === 'PL' && /^0\d{9}$/.test(digits)) return `+${code}${digits.slice(1)}`
  return trunk === '1' && number.test(digits) ? `+${code}${digits}` : ''
}

/** Whether a number in E.164 is one of the country's. */
export const isOf = (e164: string, country: Country) => e164.startsWith(`+${plans[country].code}`)

/** The country whose code a number begins with, '' where it names none or several share it. */
export function countryNamedBy(written: string): Country | '' {
  const e164 = inE164(written, '')
  const [found] = Object.keys(plans)
    .filter(isCountry)
    .filter((country) => e164.startsWith(`+${plans[country].code}`) && plans[country].code !== '1')
  return found ?? ''
}

/** A number with its country's code before it, spaced as it was written: "+41 44 555 01 23". */
export function withCode(written: string, country: Country): string {
  const { code, trunk }: Plan = plans[country]
  const plain = dialled(written).replace(/\s+/g, ' ')
  if (/^\(?\s*\+/.test(plain) || /^\(?00/.test(plain)) return plain
  const bare = trunk && plain.replace(/\D/g, '').startsWith(trunk) ? plain.replace(trunk, '') : plain
  return `+${code} ${bare
    .replace(/[()]/g, ' ')
    .replace(/^[\s/.-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()}`
}

/** Italy's numbers begin with it from abroad, too. */
const KEEPS_ZERO = /^(?:tel:)?\W{0,3}(?:\+|00)\s?39/

/** A number without the digit in brackets that is dialled at home alone. */
export const tidy = (written: string) => dialled(written).replace(/\s+/g, ' ')

function dialled(written: string): string {
  return percentDecoded(written.trim())
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/;.*$/s, '')
    .replace(/[([]\s?0\s?[)\]]/g, KEEPS_ZERO.test(written) ? '0' : ' ')
    .trim()
}

function abroad(digits: string): string {
  const plan = Object.values(plans).find(({ code }) => digits.startsWith(code))
  if (!plan) return ANYWHERE.test(digits) ? `+${digits}` : ''
  const rest = digits.slice(plan.code.length)
  // Some write the trunk's digit though nobody dials it from abroad.
  const national = plan.trunk === '0' ? rest.replace(/^0/, '') : rest
  return plan.number.test(national) ? `+${plan.code}${national}` : ''
}
