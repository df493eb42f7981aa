import * as v from 'valibot'
import { addressOf } from '#db/model/address.ts'
import { EmailAddress } from '#db/model/emailAddress.ts'

/** Marks in a text where an inline element begins or ends: part<b>ed</b> is "part", JOINT, "ed". */
export const JOINT = '\ufdd0'

/** A web address that contains an @, such as the key of an error tracker. */
const WEB_ADDRESS = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"',;|\ufdd0]{1,2000}/gi
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const JOINTS = /\ufdd0{2,}/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** Kana, and kanji. */
const KANA = '\\u3041-\\u30ff'
const JAPANESE = `${KANA}\\u3005\\u4e00-\\u9fff`
const SOME_JAPANESE = new RegExp(`[${JAPANESE}]`)
/** In full width, too. */
const DIGIT = '\\d\\uff10-\\uff19'
const LETTER = 'A-Za-z\\uff21-\\uff3a\\uff41-\\uff5a'
/** Where Japanese, which has no spaces, meets a number or an address; only kana are Japanese beyond doubt. */
const MEETING = new RegExp(
  [
    `(?<=[${JAPANESE}])(?=[${DIGIT}(（+])`,
    `(?<=[${DIGIT})）])(?=[${JAPANESE}])`,
    `(?<=[${KANA}])(?=[${LETTER}])`,
    `(?<=[${LETTER}])(?=[${KANA}])`,
  ].join('|'),
  'g',
)

/** Japanese with spaces around what is not: 電話03ー1234ー5678まで is "電話 03-1234-5678 まで". */
const parted = (text: string) =>
  SOME_JAPANESE.test(text)
    ? text
        .replace(/(?<=[\d\uff10-\uff19])ー(?=[\d\uff10-\uff19])/g, '-')
        .replaceAll('：', ': ')
        .replace(MEETING, ' ')
    : text

/** The text as a person reads it: without invisible characters, and with full-width letters as usual ones. */
export function normaliseText(text: string): string {
  const read = parted(text)
    .replace(UNSEEN, '')
    .replace(JOINTS, JOINT)
    // A character reference that was escaped twice.
    .replace(/&#(?:64|x40);/gi, '@')
    .replace(/&#(?:46|x2e);/gi, '.')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  if (!read.includes('://') || !read.includes('@')) return read
  return read.replace(WEB_ADDRESS, (address) => (address.includes('@') ? ' ' : address))
}

/** A domain in ASCII: bäckerei.de is xn--bckerei-5wa.de; '' if it has no such form. */
export function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  // An ending with two scripts is a word of another language that directly follows the domain.
  if (/[a-z]/i.test(top) && /[^\x20-\x7e]/.test(top)) return ''
  return addressOf(`http://${domain}`)?.hostname ?? ''
}

/** The decoded text of a part of a URL; unchanged if it is not percent-encoded. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|json|xml|html?|php|pdf|mp4|webm|woff2?)$/
const VERSION = /^\d+\.\d+(?:[.-]|$)/
/** "yourcompany.com" and "ihre-firma.de", "company.com" and "firma.de", in eight languages. */
const PLACEHOLDER_DOMAIN = new RegExp(
  `(?:^|\\.)(?:${[
    '(?:your|my|ihre?|deine?|meine?|votre|mon|ton|tu|su|mi|tuo|vostro|uw|jouw|mijn|din|twoj|twoja)-?(?:domain|domaine|dominio|domein|domena|site|website|seite|homepage|company|firma|unternehmen|entreprise|societe|empresa|azienda|bedrijf|foretag|business|e?mail)\\.\\w+',
    '(?:example|exemple|ejemplo|esempio|voorbeeld|przyklad|exempel|beispiel|muster|mustermann|musterfirma|domain|domaine|dominio|domein|website|company|firma|unternehmen|entreprise|empresa|azienda|bedrijf|foretag|correo|adresse|addresshere)\\.(?:com|net|org|edu|de|at|ch|fr|es|it|nl|be|pl|se)',
    '(?:info|sitename|domainname|companyname|firmenname|mysite|untitled)\\.com',
    'email\\.(?:com|de|fr|es|nl|se)',
    '[^.]+\\.(?:example|invalid|localhost|tld)',
  ].join('|')})$`,
)
const MACHINE_DOMAIN = /(?:^|\.)(?:sentry\.io|wixpress\.com)$/
const MACHINE = /^(?:[\da-f]{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
/** Mailboxes of machines, traps for robots and placeholders for a name, in eight languages. */
const NOBODY = new RegExp(
  `^(?:(?:${[
    'no[._-]?reply|do[._-]?not[._-]?reply|(?:nicht|keine)[._-]?antwort(?:en)?|ne[._-]?pas[._-]?repondre|no[._-]?(?:responder|contestar)|non[._-]?rispondere|niet[._-]?(?:be)?antwoorden|nie[._-]?odpowiada\\w*|svara[._-]?(?:inte|ej)',
    'mailer-daemon|bounces?|unsubscribe|honey-?pot|filler|(?:max|erika)[._-]?mustermann',
  ].join('|')})(?:[+._-].*)?|${[
    'wordpress|root|nobody|(?:spam)?trap|no-?spam|test',
    '(?:your|ihre?|votre|uw|jouw)[._-]?(?:name|naam|nom|e?mail)|enter[._-]?your\\w*|name|user(?:name)?|someone|example|beispiel',
    '(?:\\w|(?:first|vor)[._-]?name|prenom|nombre|nome|voornaam|imie|fornamn|name)[._-](?:(?:last|nach|sur)[._-]?name|nom|apellidos?|cognome|achternaam|nazwisko|efternamn|name)',
    '(?:last|nach|sur)name|j(?:ohn|ane)[._-]?doe',
  ].join('|')})$`,
)
/** Text that a person must remove from an address before writing to it. */
const TO_TAKE_OUT = /([._-]?)(?:no-?spam|anti-?spam|spamschutz|remove-?(?:this|me)|bitte-?entfernen)([._-]?)/g

/**
 * A published address in lower case, with its domain in ASCII, if somebody can be reached there.
 * @returns null for text that is not an address, a placeholder, a file name or a machine's mailbox
 */
export function contactEmail(written: string): string | null {
  const [name = '', host = '', ...rest] = normaliseText(written)
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
    .replace('@www.', '@')
    .replace(TO_TAKE_OUT, (_all, before: string, after: string) => (before && after ? before : ''))
    .split('@')
  const parsed = v.safeParse(EmailAddress, [name, asciiDomain(host), ...rest].join('@'))
  if (!parsed.success) return null
  const [local = '', domain = ''] = parsed.output.split('@')
  const isNoContact =
    FILE.test(domain) ||
    VERSION.test(domain) ||
    PLACEHOLDER_DOMAIN.test(domain) ||
    MACHINE_DOMAIN.test(domain) ||
    MACHINE.test(local) ||
    NOBODY.test(local)
  return isNoContact ? null : parsed.output
}

/** The part before the @ of an address. */
export const localOf = (email: string): string => email.slice(0, email.indexOf('@'))

/** The part after it. */
export const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1)

/**
 * A published phone number as it was written, if it is possible.
 * @param published from a tel: link (percent-encoded or not, RFC 3966) or structured data
 * @returns null for text that is not a number, or a placeholder like 000 000 000
 */
export function phoneNumber(published: string): string | null {
  const number = percentDecoded(published.trim())
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/;.*$/s, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/^\+?[\d\s()./-]{5,40}$/.test(number.replace(/^\(\+/, '+('))) return null
  const digits = number.replace(/\D/g, '')
  if (digits.length < 5 || digits.length > 18) return null
  return isPlaceholder(digits) ? null : number
}

/** Eight consecutive digits, or seven equal ones. */
const RUN = /01234567|12345678|23456789|34567890|98765432|87654321|(\d)\1{6}/

/** Sample numbers of themes and forms: "+1 929-242-6868", "(555) 123-4567", "06 01 02 03 04". */
const DEMOS =
  /^(?:1?(?:9292426868|(?:555|800|888)1234567|800458556|2553526258|235235598)|155895548855|23923929210|61383766284|0100200340|8801682648101|(?:33)?0?[1-79](?:02030405|01020304|00010203))$/

const isPlaceholder = (digits: string) =>
  RUN.test(digits) ||
  new Set(digits).size === 1 ||
  /^0*1?1?2345678(?:90?)?$/.test(digits) ||
  /^1?5{3}5{3}5{4}$/.test(digits) ||
  DEMOS.test(digits)

/**
 * The page of a LinkedIn profile or company, without tracking parameters.
 * @returns null for any other address, including "share this page" links
 */
export function linkedInPage(href: string): { url: string; of: 'person' | 'company' } | null {
  const address = addressOf(href)
  if (!address) return null
  const { protocol, hostname, pathname } = address
  if (!protocol.startsWith('http') || !/^(?:[a-z]{2,3}\.)?linkedin\.com$/.test(hostname)) return null
  const [, kind, name] = /^\/(in|company|school|showcase)\/([^/]+)/.exec(pathname) ?? []
  if (!kind || !name) return null
  const url = `https://www.linkedin.com/${kind}/${name}`
  return url.length > 500 ? null : { url, of: kind === 'in' ? 'person' : 'company' }
}

interface Postal {
  street: string
  postalCode: string
  locality: string
  region: string
  country: string
}

const MAX_LENGTH = 300

/**
 * A postal address in one line: "Mehlweg 1, 10115 Berlin, Germany".
 * @returns '' if it has neither a street nor a town, or is longer than a lead's field
 */
export function postalAddress({ street, postalCode, locality, region, country }: Postal): string {
  if (!street && !locality) return ''
  const parts = [street, `${postalCode} ${locality}`.trim(), region, country]
  const address = parts.filter(Boolean).join(', ')
  return address.length > MAX_LENGTH ? '' : address
}
