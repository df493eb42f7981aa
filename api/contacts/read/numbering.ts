import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { percentDecoded } from '#api/contacts/html/normalise.ts'

/** By ISO 3166. */
export type Country = CountryCode

export const isCountry = (code: string): code is Country => isSupportedCountry(code)

/**
 * In all other countries domestic numbers begin with 0, so text without it and without a country code is not
 * a number.
 */
const WITHOUT_ZERO = new Set<string>(
  'AD BR CA CL CO CR CY CZ DK EE ES GR HK HU IS IT KW LI LT LU LV MC MT MX NO OM PL PT QA SG SM US VA'.split(
    ' ',
  ),
)

/**
 * A published number in international format (E.164), "+493023125100"; a marked extension is left out.
 * @param written in any format: "030 / 231 25-100", "+49 (0)30 …", "0049 30 …", "tel:+49-30-…"
 * @param country in which it is published, '' if unknown: then only numbers with a country code are accepted
 * @returns '' if it is not a number of that country
 */
export const inE164 = (written: string, country: Country | ''): string =>
  parsed(written, country)?.number ?? ''

/** Whether a number in E.164 belongs to the country. */
export const isOf = (e164: string, country: Country) => e164.startsWith(`+${getCountryCallingCode(country)}`)

/** The country of a number's country code, '' if there is none or several countries share it. */
export function countryNamedBy(written: string): Country | '' {
  const number = parsed(written, '')
  return (number?.countryCallingCode !== '1' && number?.country) || ''
}

/** A number with its country code, in that country's usual grouping: "+41 44 555 01 23". */
export const withCode = (written: string, country: Country): string =>
  parsed(written, country)?.formatInternational() ?? written

function parsed(written: string, country: Country | ''): PhoneNumber | undefined {
  const plain = dialled(written).replace(FORMER_TRUNKS[country] ?? NONE, '')
  const isAbroad = /^\(?\s*(?:\+|00)/.test(plain)
  if (!isAbroad && (!country || (!WITHOUT_ZERO.has(country) && !/^\D*0/.test(plain)))) return undefined
  const number = parsePhoneNumberFromString(
    isAbroad ? plain.replace(/^\(?00/, '+') : plain,
    country || undefined,
  )
  return number?.isValid() ? number : undefined
}

/** In Italy the zero is also dialled from abroad. */
const KEEPS_ZERO = /^(?:tel:)?\W{0,3}(?:\+|00)\s?39/

/** A number without the digit in brackets that is dialled only within the country. */
export const tidy = (written: string) => dialled(written).replace(/\s+/g, ' ')

/** Until 2019 a 1 was dialled before mobile numbers of Mexico from abroad. */
const MEXICAN_MOBILE = /^(\(?(?:\+|00)\s?52)[\s-]?1[\s-]?(?=(?:\D{0,3}\d){10}\s*$)/

/** What was dialled before numbers within a country: in Mexico until 2019, in Poland until 2010. */
const FORMER_TRUNKS: Readonly<Partial<Record<string, RegExp>>> = {
  MX: /^\(?(?:01|04[45])\)?[\s-]*(?=\(?\d(?:\D{0,3}\d){9}\s*$)/,
  PL: /^\(?0[\s-]*(?=(?:\D{0,3}\d){9}\s*$)/,
}
const NONE = /^(?!)/

function dialled(written: string): string {
  return percentDecoded(written.trim())
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/;.*$/s, '')
    .replace(MEXICAN_MOBILE, '$1 ')
    .replace(/[([]\s?0\s?[)\]]/g, KEEPS_ZERO.test(written) ? '0' : ' ')
    .trim()
}
