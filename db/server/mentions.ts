import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'
import { addressOf } from '#db/model/address.ts'
import { EmailAddress } from '#db/model/emailAddress.ts'

/** The data of a lead by which its person is recognised in other texts. */
export interface Telling {
  emails: ReadonlySet<string>
  /** Numbers as they were written; {@link phonePattern} finds other spellings. */
  phones: ReadonlySet<string>
  /** Web pages without scheme, "www." and everything after the path. */
  pages: ReadonlySet<string>
}

/** Finds mentions of a person in a text. */
export interface Mentions {
  /** Whether there is anything to search for. */
  any: boolean
  /**
   * The parts of which a text with a mention contains all of at least one list, in this order, in lower case.
   */
  parts: readonly (readonly string[])[]
  /** The text with `word` in place of each mention. Only whole words are mentions. */
  without(text: string, word: string): string
}

/** @param values email addresses, phone numbers and pages of leads; invalid values are ignored */
export function tellingOf(values: Iterable<{ kind: 'email' | 'phone' | 'page'; value: string }>): Telling {
  const telling = { emails: new Set<string>(), phones: new Set<string>(), pages: new Set<string>() }
  for (const { kind, value } of values) {
    const text = value.trim()
    if (kind === 'email' && v.is(EmailAddress, text)) telling.emails.add(text.toLowerCase())
    if (kind === 'phone' && isPhone(text)) telling.phones.add(text)
    const page = kind === 'page' ? pageOf(text) : undefined
    if (page) telling.pages.add(page)
  }
  return telling
}

export function mentionsOf({ emails, phones, pages }: Telling): Mentions {
  const patterns = [...phones].map(phonePattern)
  return {
    any: emails.size + phones.size + pages.size > 0,
    parts: [
      ...[...emails, ...pages].flatMap(encodings).map((text) => [text]),
      ...[...phones].map((phone) => [...coreOf(phone)]),
    ],
    without(text, word) {
      const withoutPages = text.replace(PAGE, (found) => replacePage(found, pages, word))
      const withoutEmails = withoutPages.replace(EMAIL, (found) => replaceEmail(found, emails, word))
      return patterns.reduce(
        (left, pattern) => left.replace(pattern, (found) => replacePhone(found, word)),
        withoutEmails,
      )
    },
  }
}

/** A text unencoded, URL-encoded, and URL-encoded twice for a web address within the address of a view. */
function encodings(text: string): string[] {
  const once = encodeURIComponent(text)
  return [...new Set([text, once, encodeURIComponent(once)])].map((one) => one.toLowerCase())
}

const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

/**
 * Whether a lead's number can be searched for: text that looks like a date would also match dates in other
 * texts.
 */
function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return (
    /^[+(]?[\d\s().\-–/·+]+$/.test(text) && length >= FEWEST_DIGITS && length <= MOST_DIGITS && !isDay(text)
  )
}

const isDay = (text: string): boolean =>
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/.test(text.trim())

/**
 * The digits that all spellings of a number share: without the country code and the zero before the area
 * code.
 */
function coreOf(phone: string): string {
  const digits = parsePhoneNumberFromString(international(phone))?.nationalNumber ?? phone.replace(/\D/g, '')
  const core = digits.replace(/^0+/, '')
  return core.length >= FEWEST_DIGITS ? core : phone.replace(/\D/g, '')
}

const international = (phone: string): string => phone.replace(/^\s*00/, '+').replace(/\(0\)/, '')

/** The separators between the digits of a number, within a line. */
const BETWEEN = '[^\\S\\r\\n]?[().\\-–/·]?[^\\S\\r\\n]?'
/** Two zeros after a comma belong to an amount. */
const ABROAD = '(?:\\+|(?<!\\d[.,])00)[^\\S\\r\\n]?'
const NO_WORD = '[\\p{L}\\p{N}_]'

/**
 * A pattern for every spelling of a number: with its country code or without; with another country code it is
 * another number.
 */
function phonePattern(phone: string): RegExp {
  const code = parsePhoneNumberFromString(international(phone))?.countryCallingCode
  const prefix = code
    ? `(?:\\(?${ABROAD}${code}\\)?${BETWEEN}|${code})?`
    : `(?:\\(?${ABROAD}\\d{1,3}\\)?${BETWEEN})?`
  const trunk = `(?:\\(?0\\)?${BETWEEN}|\\()?`
  const digits = [...coreOf(phone)].join(BETWEEN)
  const before = `(?<!${NO_WORD}|\\+|\\d[.\\-/]${code ? `|(?<!\\d)${ABROAD}\\d{1,3}[). -]{0,2}` : ''})`
  return new RegExp(`${before}${prefix}${trunk}${digits}(?!${NO_WORD}|[.\\-/]\\d)`, 'giu')
}

/** A bracket around the whole number is kept; one around the area code is part of the number. */
function replacePhone(found: string, word: string): string {
  if (isDay(found)) return found
  return found.startsWith('(') && !found.includes(')') ? `(${word}` : word
}

/** A possible email address in a text, also URL-encoded. */
const EMAIL = /(?:[\p{L}\p{N}.!#$&'*+/=?^_`{|}~-]|%(?!40)[\da-f]{2}){1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}/giu
/** Characters around an address that are not part of it. */
const AROUND = /^[^\p{L}\p{N}]*|[^\p{L}\p{N}]*$/gu

function replaceEmail(found: string, emails: ReadonlySet<string>, word: string): string {
  const isOf = (text: string) => emails.has(text.replace(/%40/i, '@').toLowerCase())
  for (const text of [found, found.replace(AROUND, ''), ...afterSign(found)]) {
    if (isOf(text)) return found.replace(text, word)
  }
  return found
}

/** URL-encoded characters that no address contains. */
const ENDS = /%(?:0[9ad]|2[0289c]|3[abce]|5[bd]|7c)/gi

/** In a web address an email may follow a sign that could also be a part of it. */
function afterSign(found: string): string[] {
  const signs = [...'/=?&#|'].map((sign) => found.lastIndexOf(sign) + 1)
  const ends = [...found.matchAll(ENDS)].map(({ index, 0: end }) => index + end.length)
  const at = Math.max(...signs, ...ends)
  return at > 0 ? [found.slice(at).replace(AROUND, '')] : []
}

const PAGE =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}\/[^\s<>"'()[\]{}]{1,500}/giu

function replacePage(found: string, pages: ReadonlySet<string>, word: string): string {
  const bare = found.replace(/[.,;:!]+$/, '')
  const page = pageOf(bare)
  return page !== undefined && pages.has(page) ? found.replace(bare, word) : found
}

/** A page by its host and path; undefined if the text is not the address of a person's page. */
function pageOf(text: string): string | undefined {
  const url = addressOf(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url?.hostname.includes('.')) return undefined
  const path = url.pathname.replace(/\/+$/, '').toLowerCase()
  return path.length > 2 ? `${url.hostname.replace(/^www\./, '')}${path}` : undefined
}
