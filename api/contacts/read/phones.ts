import type { Line } from '#api/contacts/html/flow.ts'
import { phoneNumber } from '#api/contacts/html/normalise.ts'
import { placeIn, plainText } from '#api/contacts/html/plainText.ts'
import type { Whereabouts } from './country.ts'
import { inE164, tidy, withCode } from './numbering.ts'
import { isFormer } from './othersLines.ts'

/** A number on a page. */
export interface Phone {
  /** The readable text, with the country code if that is certain. */
  written: string
  /** E.164; the readable text if the country is not known. */
  e164: string
  isFax: boolean
  /** The text says that it is no longer in use. */
  isFormer: boolean
  /** The text says that it is the company's main line. */
  isMain: boolean
  /** The text says that it is for orders, breakdowns and so on. */
  isAside: boolean
  /** The line, and the position in its plain text. */
  line: number
  at: number
}

const FAX =
  /(?:tele)?fax|(?<![\p{L}])fx(?![\p{L}])|t[ée]l[ée]c(?:opi|\s?[.:])|faks|ファッ?クス|(?<![\p{L}])F(?=x?\s?[.:]|\s*$)/giu
const TEL =
  /t[ée]l[ée]?(?:ph?[oó]n|f[oó]n)|(?<![\p{L}])(?:t[ée]l(?:ef)?(?![\p{L}])|tfn?o?(?![\p{L}])|tlf|phone|fon(?![\p{L}])|festnetz|fix(?:e|o)(?![\p{L}])|landline|stacjonarn|vast(?![\p{L}])|linea(?![\p{L}])|call|ring|anruf|ruf|mob|m[oó]v[ií]l|handy|natel|cell|portable|gsm|kom[.:]|port\s?[.:]|whats|signal|zentrale|central|standard|hotline|sans frais|numéro|toll|direct|direkt|durchwahl|växel|switchboard|rejestracja|bel(?: |$)|app(?: |$)|chiam|llam|appel|dzwo|[TMPH](?:\s?[.:]|\s*$))|電話|携帯|フリーダイヤル|代表|[☎☏✆📞📱]/giu
/** Labels of numbers that are not telephone numbers. */
const ID =
  /(?<![\p{L}])(?:(?:kunden|bestell|auftrags|rechnungs|vertrags|kund|klant|order|factuur|faktura)-?n(?:ummer|r)|rekening|nip|regon|krs|siret|siren|rcs|tva|vat|ust|uid|p?\.? ?iva|p\. ?i\.|c\.? ?f\.?|[cn]if|kvk|btw|bce|kbo|rpm|rpr|ondernemings\p{L}*|(?:num[ée]ro|n[ro°º])?\s?d[’']entreprise|iban|bic|swift|konto|account|kto|blz|hr[ab]|fn|gln|gisa|ean|isbn|issn|sku|ref|referen\p{L}*|steuer\p{L}*|finanzamt|tax|org|cvr|cert\p{L}*|zertifik\p{L}*|licen[sc]e|lic|reg|registr\p{L}*|gps|lat|lon|order|artikel\p{L}*|art|model\p{L}*|capital|id|ik|mwst|dic|ičo?|rea|sdi|bdo|duns|ticket|kenmerk|konzession\p{L}*)[\p{L}]{0,12}[\s.:#°º-]*(?:n(?:[ro°º]|umme[rt]|umer|úmero|umero)?[\s.:#°º-]*)?(?:(?<=\s)[A-Z]{2}\s?)?$/iu
const JAPANESE_ID =
  /(?:〒|郵便番号|法人番号|登録番号|許可(?:番号)?|免許(?:番号)?|届出番号|口座(?:番号)?|認可|インボイス|第)[\s:()]*(?:T|第)?[\s:]*$/u
const NUMERO = /(?<![\p{L}])(?:n[ro°º]|no|nr|n\.|№)[\s.:]*$/iu
/** The country and the bank of an account. */
const IBAN = /(?:IBAN|(?<![\p{L}])[A-Z]{2}\d{2})[\sA-Z\d:]{0,9}$/u

/** After "TEL" without a space, as in Japan. */
const NUMBER =
  /(?<![\p{N}@_]|\p{L}(?<!(?<!\p{L})(?:TEL|FAX|Tel|Fax)))(?:\(?\+\s?\d|\(?\d)(?:[\s.·()/‐‑‒–—−-]{0,4}\d){5,26}/gu
const MEASURE = /^\s?(?:€|%|\$|£|EUR|USD|CHF|zł|kr\b|m²|m2|km|kg|mm|cm|ml|GB|PS|kW|Uhr|uur|°)/
const DATE =
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])[./-]\s?(?:0?[1-9]|1[0-2])[./-]\s?(?:19|20)\d{2}(?![\d/-]|\.\d)|(?<![\d./-])(?:19|20)\d{2}-\d{2}-\d{2}(?![\d-])/g
const HOURS =
  /(?<![\d.])(?:[01]?\d|2[0-4])[.:][0-5]\d\s?[‐‑‒–—−-]\s?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.]*\d)/g
/** "24/7", "24 h", "8-17 Uhr" */
const WHOLE_HOURS =
  /(?<=^|[\s(,;])(?:24\s?\/\s?7(?!\d)|24\s?(?:h|hrs|std|stunden|horas|heures|ore|uur|godz)(?![\p{L}])|(?:[01]?\d|2[0-4])\s?[–—-]\s?(?:[01]?\d|2[0-4])\s?(?:h|uhr|uur|[ap]m|hrs)(?![\p{L}]))/giu
/** Separators between two numbers. */
const BETWEEN = /\s+[/·–-]\s+|\s?\/\s?(?=0|\()|\s(?=\(?0\d{2,4}\)?[\s/-]+\d{4,})/
const SLASH = /\s+\/\s+/
const MAX_PHONES = 200
const MAX_LABEL = 30

/**
 * The telephone numbers on a page, in order: from tel: links and from the text, with or without a label,
 * validated against their country's numbering plan. Dates, hours, prices and register numbers are excluded.
 */
export function phonesIn(lines: readonly Line[], whereabouts: Whereabouts): Phone[] {
  const found: Phone[] = []
  lines.forEach((line, index) => {
    if (found.length >= MAX_PHONES || !mayHold(line)) return
    found.push(...phonesOn(lines, index, whereabouts))
  })
  return found
}

/** In full width, too. */
const THREE_DIGITS = /[\d\uff10-\uff19](?:.{0,5}[\d\uff10-\uff19]){2}/
const mayHold = ({ text, items, block }: Line) =>
  block.part !== 'others' && (items.some(({ kind }) => kind === 'phone') || THREE_DIGITS.test(text))

function phonesOn(lines: readonly Line[], index: number, whereabouts: Whereabouts): Phone[] {
  const line = lines[index]
  if (!line) return []
  const text = plainText(line)
  const found: Phone[] = linkedOn(lines, index, whereabouts)
  let from = 0
  let label = ''
  for (const { 0: run, index: start } of withoutTimes(text).matchAll(NUMBER)) {
    const whole = run.replace(OPEN_BRACKET, '')
    const said = text.slice(from, start).replace(/^\d+/, '')
    if (/\p{L}|[☎☏✆📞📱]/u.test(said)) label = said.slice(-60)
    else if (from === 0) label = labelBefore(lines, index)
    from = start + whole.length
    for (const [nth, { written, at }] of candidatesIn(whole, start).entries()) {
      const after = text.slice(at + written.length)
      const number = numberOf(written, { label, after }, whereabouts)
      const about = {
        ...aboutOf(label, headingAbove(lines, index)),
        isFax: isFax(label) || IS_FAX.test(after),
        isFormer: isFormer(text.slice(0, at), after),
      }
      if (number) found.push({ ...number, ...about, line: index, at })
      if (number && nth === 0) break
    }
  }
  return found
}

/** Tax and register numbers, which companies repeat without a label. */
const REGISTER =
  /(?<![\p{L}])(?:nip|regon|krs|sire[nt]|rcs|tva|vat|ust|uid|p\.? ?iva|p\. ?i\.|partita iva|c\.? ?f|[cn]if|kvk|btw|bce|kbo|ondernemings\p{L}*|d[’']entreprise|org\p{L}*|cvr|mwst)[\p{L}.]{0,12}[\s.:#°º-]*(?:n(?:[ro°º]|umme[rt])?[\s.:#°º-]*)?(?:[A-Z]{2}\s?)?(\d(?:[\s.-]?\d){7,11})/giu

/** A Belgian company number is written like a mobile number, after the country alone: "BE 0466.218.735". */
const BELGIAN = /(?<![\p{L}])BE[\s-]?((?:0[2-9]|1\d)\d{2}[.\s]\d{3}[.\s]\d{3})(?!\d)/gu

/** The digits of tax and register numbers on a page, without leading zeros. */
export const registersIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    if (!/\d(?:\D{0,3}\d){7}/.test(line.text)) return []
    const text = plainText(line)
    return [...text.matchAll(REGISTER), ...text.matchAll(BELGIAN)].flatMap(
      ([, written = '']) => written.replace(/\D/g, '').replace(/^0+/, '') || [],
    )
  })

/** Replaces dates and hours with marks that no number contains, so that positions stay the same. */
const withoutTimes = (text: string) =>
  [HOURS, WHOLE_HOURS, DATE].reduce(
    (rest, time) => rest.replace(time, ({ length }) => '#'.repeat(length)),
    text,
  )

function linkedOn(lines: readonly Line[], index: number, whereabouts: Whereabouts): Phone[] {
  const line = lines[index]
  if (!line?.items.some(({ kind }) => kind === 'phone')) return []
  const text = plainText(line)
  const heading = headingAbove(lines, index)
  return line.items.flatMap(({ kind, value, at: raw }) => {
    if (kind !== 'phone') return []
    const at = placeIn(line, raw)
    const written = phoneNumber(value)
    const number = written && checked(written, whereabouts, true)
    if (number && readsOtherwise(number.e164, text.slice(at), whereabouts)) return []
    const before = text.slice(Math.max(0, at - MAX_LABEL), at)
    const saysFax = isFax(before.replace(/^.*\d/s, '')) || /^\W{0,3}(?:tele)?fax/i.test(text.slice(at))
    const isOld = isFormer(text.slice(0, at), pastNumber(text.slice(at)))
    const about = { ...aboutOf(before, heading), isFax: saysFax, isFormer: isOld }
    return number ? [{ ...number, ...about, line: index, at }] : []
  })
}

/** A link may still dial the number of a theme or of a copied page: the visible text is the number. */
function readsOtherwise(dialled: string, text: string, whereabouts: Whereabouts): boolean {
  const [whole = ''] = /^[+(\d][\d\s()./·‐‑‒–—−-]{5,25}\d/.exec(text) ?? []
  const read = whole && phoneNumber(whole) ? checked(whole, whereabouts, true)?.e164 : undefined
  return read !== undefined && /^\+/.test(read) && !read.startsWith(dialled) && !dialled.startsWith(read)
}

/** The text after a number at the beginning. */
export const pastNumber = (text: string): string => text.replace(/^[+\d\s()./·‐‑‒–—−-]+/, '')

const MAIN =
  /zentrale|sammelnummer|switchboard|head ?office|main (?:office|line|number)|standard|siège|centralit[ae]|centralin[oi]|centrala|sede (?:central|legale|operativa)|oficina central|hauptsitz|hoofdkantoor|siedziba|växel|huvudkontor|代表|本社/iu
const ASIDE =
  /hotline|helpline|assist(?:ance|enza|encia)|pannen|störung|notdienst|sos(?![\p{L}])|24 ?(?:h|\/ ?7|std)|bestell|reklam|order ?line|toll.?free|dépannage|s\.?a\.?v\.?(?![\p{L}])|urgence|avería|emergenc|pronto intervento|numero verde|storing|awari|alarm|infolini|jour(?![\p{L}])|felanmäl|support|helpdesk|bewerb|recruit|recrut|vacatur|jobb?s?(?![\p{L}])|press|フリーダイヤル|通話無料|採用|求人|広報|緊急|夜間|サポート/iu

const LINES_OF_HEADING = 5
const MOST_OF_HEADING = 40

/** The heading of an address: "Head office". */
function headingAbove(lines: readonly Line[], index: number): string {
  const above = lines.slice(Math.max(0, index - LINES_OF_HEADING), index)
  const heading = above.findLast(({ block }) => block.heading > 0)
  const text = heading ? plainText(heading) : ''
  return text.length <= MOST_OF_HEADING ? text : ''
}

/** What the closest words before a number say about it. */
const aboutOf = (label: string, heading: string) => ({
  isMain: MAIN.test(label) || MAIN.test(heading),
  isAside: ASIDE.test(label.slice(-MAX_LABEL)),
})

/** "0630 (3 lines)": a bracket that is not closed within the number starts a remark. */
const OPEN_BRACKET = /(?<=\d)\s{0,3}\([^()]{0,8}$/
const ANOTHER_ENDING = /\s?\/\s?-?\d{1,3}$/
const LEAST_DIGITS = 7

/** "231 25-100/-101" and "1234560/61" are one number with two endings. */
function withOneEnding(whole: string): string {
  const first = whole.replace(ANOTHER_ENDING, '')
  return first.replace(/\D/g, '').length >= LEAST_DIGITS ? first : whole
}

/** The whole text, and, if it may be two numbers, each of them. */
function candidatesIn(whole: string, start: number): { written: string; at: number }[] {
  const candidates = [{ written: withOneEnding(whole), at: start }]
  // "0565 - 68 92 14 / 073 - 802 55 61": within a number with spaces around its dash, only the slash is between two.
  const [parts] = [SLASH, BETWEEN]
    .map((between) => whole.split(between).filter((part) => part.replace(/\D/g, '').length >= 6))
    .filter(({ length }) => length > 1)
  if (!parts) return candidates
  let from = 0
  for (const written of parts) {
    const at = whole.indexOf(written, from)
    candidates.push({ written, at: start + at })
    from = at + written.length
  }
  return candidates
}

/** The previous cell in the row of a table, or a line that contains only the label. */
function labelBefore(lines: readonly Line[], index: number): string {
  const [line, before] = [lines[index], lines[index - 1]]
  if (!line || !before) return ''
  const label = plainText(before)
  const isNear = before.block === line.block || before.block.parent === line.block.parent
  const isRow = line.block.row !== null && line.block.row === before.block.row
  const isLabel = label.length <= MAX_LABEL && !/\d(?:\D?\d){2}/.test(label)
  return isLabel && (isNear || isRow) ? label : ''
}

function numberOf(
  written: string,
  { label, after }: { label: string; after: string },
  whereabouts: Whereabouts,
): { written: string; e164: string } | null {
  const isLabelled = lastOf(TEL, label) >= 0 || isFax(label)
  if (ID.test(label) || JAPANESE_ID.test(label) || IBAN.test(label) || (!isLabelled && NUMERO.test(label)))
    return null
  if (/^\p{L}|^\s?[:@]\d/u.test(after) && !RAN_INTO.test(after)) return null
  if (!isLabelled && MEASURE.test(after)) return null
  const plain = written.replace(/[‐‑‒–—−]/g, '-').replaceAll('·', ' ')
  if (!phoneNumber(plain)) return null
  if (!isLabelled && isBelgianRegister(plain)) return null
  return isLabelled || isPlain(plain) ? checked(plain, whereabouts, isLabelled) : null
}

/** An extension; or the next word, if nothing separates the two. */
const RAN_INTO = /^\s?(?:ext|x)|^(?:tel|fax|mob|e-?mail|[\w.+-]{2,64}@)/i

/** "0477.472.701": its last two digits are a checksum of the others. */
function isBelgianRegister(written: string): boolean {
  if (!/^[01]\d{3}\.\d{3}\.\d{3}$/.test(written)) return false
  const figures = written.replaceAll('.', '')
  return 97 - (Number(figures.slice(0, 8)) % 97) === Number(figures.slice(8))
}

/** Only North America groups digits like this. */
const AMERICAN = /^(?:1[\s.-])?\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}$/

/** Whether it looks like a telephone number without any label. */
function isPlain(written: string): boolean {
  if (/^\(?(?:\+|00)/.test(written)) return true
  const groups = written.split(/\D+/).filter(Boolean)
  if (/^\(?0/.test(written)) return groups.length >= 2 && (groups[0] ?? '').length <= 5
  if (AMERICAN.test(written)) return true
  return groups.length >= 3 && groups.join('').length === 9 && groups.every((group) => group.length <= 3)
}

/** The maximum for a number in an unknown country; two adjacent numbers have more. */
const MOST_DIGITS = 13

/**
 * Validates a number against its country's plan: without a label only the likeliest country's, otherwise
 * those of all candidates.
 */
function checked(
  written: string,
  { countries, sure }: Whereabouts,
  isLabelled: boolean,
): { written: string; e164: string } | null {
  // If the country is certain, a number in domestic format cannot belong to another.
  const asked = !sure && (isLabelled || AMERICAN.test(written)) ? countries : countries.slice(0, 1)
  for (const country of asked) {
    const e164 = inE164(written, country)
    if (e164)
      return { written: sure && country === countries[0] ? withCode(written, country) : tidy(written), e164 }
  }
  const e164 = inE164(written, '')
  if (e164) return { written: tidy(written), e164 }
  const digits = written.replace(/\D/g, '')
  return isLabelled && !sure && digits.length <= MOST_DIGITS ? { written, e164: digits } : null
}

/** After the number: "030 123 45 (Fax)". */
const IS_FAX = /^\s?(?:[([]\s?(?:tele)?fa(?:x|ks)\s?[)\]]|(?:tele)?fa(?:x|ks)\s*$)/i

/** "Tel/Fax" is also a telephone number; otherwise the last word counts. */
function isFax(label: string): boolean {
  const fax = lastOf(FAX, label)
  if (fax < 0) return false
  const before = label.slice(0, fax)
  const tel = lastOf(TEL, before)
  const isBoth = tel >= 0 && BOTH.test(before.slice(tel))
  return !isBoth && lastOf(TEL, label) <= fax
}

const BOTH = /^[\p{L}.]{1,9}\s?(?:[/&+,・]|und|and|et|e|y|i|en|och)\s?$/iu

function lastOf(pattern: RegExp, text: string): number {
  let last = -1
  for (const { index } of text.matchAll(pattern)) last = index
  return last
}
