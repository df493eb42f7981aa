import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { amountOf } from '#db/model/amount.ts'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { leadStatuses, type OptOut, optOutKinds, type ShownStatus } from '#db/model/entities/lead.ts'
import { pointIn } from '#db/model/place.ts'
import { plainName } from './columnNames.ts'
import { monthNamed } from './months.ts'

/** A number of which a spreadsheet kept only the beginning: "4.9E+11". */
export const hasLostDigits = (text: string): boolean =>
  /(?:^|[\s;/|+])\d(?:[.,]\d+)?E\+?\d{2,}(?=$|[\s;/|])/i.test(text)

/** What a spreadsheet shows for a date without a year, or without a day: "3-Mar", "03. Mrz", "Mar-21", "Mai 12". */
const DATE_NAME = /^(?:\d{1,2}[-. ]{1,2}(\p{L}+)\.?|(\p{L}+)[-. ]{1,2}\d{2})$/u
/** A name that a spreadsheet took for a date: "3-Mar" for "MAR3". */
export function isDateInsteadOfName(text: string): boolean {
  const [, afterDay, beforeYear] = DATE_NAME.exec(text.trim()) ?? []
  return monthNamed(afterDay ?? beforeYear ?? '') !== undefined
}

/** A cell as it was meant: without the signs that keep a spreadsheet from changing it, ="0123". */
export const unwrapped = (cell: string): string => {
  const text = cell.replaceAll('\u00a0', ' ').trim()
  const [, inner] = /^="(.*)"$/s.exec(text) ?? []
  return inner === undefined ? text : inner.replaceAll('""', '"').trim()
}

const SEVERAL = /\s*(?::::|[;\n|])\s*/
/** A longer cell is a text, in which nobody looks for addresses. A run of blanks in it would take long to search. */
export const LONGEST = 2_000

/** The addresses in a cell and the rest, which is no address. */
export function emailsIn(cell: string): { values: string[]; rest: string } {
  if (cell.length > LONGEST) return { values: [], rest: cell }
  const values: string[] = []
  const rest: string[] = []
  for (const part of cell
    .split(SEVERAL)
    .flatMap((one) => one.split(/\s*,\s*(?=\S+@)|\s+(?:\/|or|oder|ou|und|and|et)\s+|\s+(?=\S+@\S+$)/i))) {
    const bare = part
      .replace(/^.*<([^<>]+@[^<>]+)>.*$/, '$1')
      .replace(/^mailto:/i, '')
      .replace(/[.,]+$/, '')
      .trim()
    if (v.is(EmailAddress, bare)) values.push(bare)
    else if (part.trim()) rest.push(part.trim())
  }
  return { values: [...new Set(values)], rest: rest.join('; ') }
}

const DIGITS = 6

/** The numbers in a cell, each in its international form if the country has such numbers, and the rest. */
export function phonesIn(cell: string, country: string): { values: string[]; rest: string } {
  if (cell.length > LONGEST) return { values: [], rest: cell }
  const values: string[] = []
  const rest: string[] = []
  for (const part of cell.split(SEVERAL).flatMap(splitNumbers)) {
    const digits = part.replace(/\D/g, '').length
    if (digits >= DIGITS && digits <= 24) values.push(phoneText(part, country))
    else if (part.trim()) rest.push(part.trim())
  }
  return { values: [...new Set(values)], rest: rest.join('; ') }
}

/** "030 123456 / 0171 1234567" are two numbers, and "030/123456" is one. */
function splitNumbers(text: string): string[] {
  const parts = text.split(/\s*(?:,|\s\/|\/\s|\s(?:or|oder|ou|und|and|et|o|e|of|lub)\s)\s*/i)
  const areNumbers = parts.length > 1 && parts.every((part) => part.replace(/\D/g, '').length >= DIGITS)
  return areNumbers ? parts : [text]
}

function phoneText(text: string, country: string): string {
  const written = text.trim()
  const number = parsePhoneNumberFromString(
    written.replace(/^00(?=[1-9])/, '+').replace('(0)', ''),
    countryCode(country),
  )
  const isSure = /^(?:\+|00)/.test(written) ? number?.isPossible() : number?.isValid()
  if (!number || !isSure) return written.slice(0, 100)
  return number.ext
    ? `${number.formatInternational().replace(/ ext\..*$/, '')} ext. ${number.ext}`
    : number.formatInternational()
}

const isCountryCode = (code: string): code is CountryCode => /^[A-Z]{2}$/.test(code)
const countryCode = (code: string): CountryCode | undefined => (isCountryCode(code) ? code : undefined)

/** An amount, "€ 12.000,50" or "12,000.5", with the currency that it names; undefined if it is none. */
export function amountIn(cell: string): { value: number; currency: string } | undefined {
  if (cell.length > LONGEST) return undefined
  const [sign] = /€|\$|£|¥|zł|R\$|\b[A-Z]{3}\b|Fr\.|kr\b/.exec(cell) ?? []
  const value = amountOf(cell.replace(/€|R\$|\$|£|¥|zł|\b[A-Z]{3}\b|Fr\.|kr\b/g, ''))
  if (value === undefined || value > 1e12) return undefined
  return { value, currency: sign ? (SIGNS.get(sign) ?? codeIn(sign)) : '' }
}

const SIGNS = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['zł', 'PLN'],
  ['R$', 'BRL'],
  ['Fr.', 'CHF'],
  ['kr', 'SEK'],
])
const codeIn = (text: string): string => (/^[A-Z]{3}$/.test(text) ? text : '')
/** The currency that a cell names; '' if none. */
export const currencyIn = (cell: string): string =>
  SIGNS.get(cell.trim()) ?? codeIn(cell.trim().toUpperCase())

/** The parts of a date in digits: "03/04/2027", "2027-04-03". */
const DATE = /^(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})(?:\D|$)/
/** Whether a column of dates has the day first; month first only where a value cannot be read otherwise. */
export function isDayFirst(values: readonly string[], assumed: boolean): boolean {
  const dates = values.flatMap((value) => {
    const [, first = '', second = ''] = DATE.exec(value) ?? []
    return first ? [{ first, second }] : []
  })
  if (dates.some(({ first }) => first.length < 3 && Number(first) > 12)) return true
  return dates.some(({ second }) => Number(second) > 12) ? false : assumed
}

/** The month of a date: "2027-03"; '' if it names none. */
export function monthIn(cell: string, dayFirst: boolean): string {
  const [, iso] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-\d{2})?/.exec(cell) ?? []
  if (iso) return iso
  const [, a = '', b = '', c = ''] = DATE.exec(cell) ?? []
  if (!a) return monthYear(cell)
  const [year, month] = a.length === 4 ? [a, b] : [c.length === 2 ? `20${c}` : c, dayFirst ? b : a]
  const number = Number(month)
  return number >= 1 && number <= 12 && year.length === 4 ? `${year}-${month.padStart(2, '0')}` : ''
}

/** "12/2027", "Dez 2027", "15. Dezember 2027", "dezembro de 2027", "Dec-27". */
function monthYear(cell: string): string {
  const [, digits = '', inDigits = ''] = /^(\d{1,2})[./-](\d{4})$/.exec(cell) ?? []
  const [, word = '', inWords = ''] =
    /^(?:\d{1,2}[.\s-]+)?(?:de\s)?(\p{L}+)(?:\.?[\s-]+(?:de\s)?|\.)(\d{4}|(?<=-)\d{2})$/u.exec(cell) ?? []
  const month = digits ? Number(digits) : monthNamed(word)
  const year = inDigits || (inWords.length === 2 ? `20${inWords}` : inWords)
  return month && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : ''
}

const statusWords: readonly [RegExp, ShownStatus][] = [
  [
    /unqualif|disqualif|nicht qualif|non qualif|no calif|reject|lost|verlor|perdu|perdid|persa|perso|verloren|utrac|perdid|abgelehnt|absage|refus|rechaz|rifiut|afgewezen|odrzuc|recus|bad timing|not interested|kein interesse|junk|churn|closed lost/,
    'rejected',
  ],
  [
    /convert|won\b|customer|client|kunde|gewonnen|gagne|ganad|vinto|vinta|gewonnen|wygran|klient|ganho|cliente|existing|bestand|konvert|fechado/,
    'converted',
  ],
  [
    /qualif|open deal|opportun|angebot|proposal|negotiat|verhandl|devis|offre|oferta|offerta|offerte|propost|interested|interessiert|\bhot\b|termin|demo|meeting/,
    'qualified',
  ],
  [
    /contact|attempt|connect|in progress|in bearbeitung|kontaktiert|working|nurtur|en cours|en curso|in corso|bezig|w toku|em andamento|angerufen|erreicht|called|email sent|kontakt/,
    'contacted',
  ],
  [
    /\bnew\b|\bneu\b|\bopen\b|\boffen\b|nouveau|nuevo|nuovo|nieuw|nowy|novo|ouvert|abiert|apert|otwart|abert|\blead\b|prospect|interessent|cold|kalt|approved/,
    'new',
  ],
]

/** The status that a word of another program stands for; undefined if it is none that is known. */
export function statusIn(cell: string): ShownStatus | undefined {
  const plain = plainName(cell)
  const own = leadStatuses.find((status) => status === plain)
  if (own) return own
  if (/\bnot (yet )?contacted|noch nicht kontaktiert/.test(plain)) return 'new'
  return statusWords.find(([pattern]) => pattern.test(plain))?.[1]
}

const YES =
  /^(?:1|true|wahr|vrai|verdadero|vero|waar|prawda|verdadeiro|yes|y|ja|j|oui|o|si|s|tak|t|sim|x|✓|✔|☑|on|opt(?:ed)?[ -]?out|unsubscribed|abgemeldet|gesperrt|widersprochen|do not .*|nicht .*|keine .*|kein .*)$/i
const NO =
  /^(?:0|false|falsch|faux|falso|onwaar|falsz|no|n|nein|non|nee|nie|nao|não|-|off|opt(?:ed)?[ -]?in|subscribed|)$/i

/** Whether a cell of a column such as "Do Not Call" says so; undefined if it says something else. */
export function saysYes(cell: string): boolean | undefined {
  const text = cell.trim().normalize('NFKD').replace(/\p{M}/gu, '')
  if (NO.test(text)) return false
  return YES.test(text) ? true : undefined
}

/** What somebody asked not to get, in words: "email, phone", "keine Anrufe". */
export function optOutsIn(cell: string, column: string): OptOut[] | undefined {
  const said = saysYes(cell)
  if (said === false) return []
  const parts = cell.split(',').map((part) => part.trim())
  const own = parts.flatMap((part) => optOutKinds.find((kind) => kind === part) ?? [])
  if (own.length === parts.length) return own
  // What the cell does not say, the column's name may: "Marketing status" is about emails.
  const plain = plainName(said ? column : cell)
  const kinds: OptOut[] = []
  if (/\be ?mail|newsletter|mailing|marketing status|unsubscri/.test(plain)) kinds.push('email')
  if (/phone|call|anruf|telefon|appel|llam|tel\b/.test(plain)) kinds.push('phone')
  if (/\bpost\b|brief|courrier|letter/.test(plain)) kinds.push('post')
  if (kinds.length > 0) return kinds
  return said ? ['all'] : undefined
}

/** A place as Rove exports it: "60.39, 5.32". */
export const placeIn = (cell: string) => {
  const point = pointIn(cell.replace(/\s/g, ''))
  return point ? { ...point, accuracyMetres: 0 } : undefined
}
