/** The words of a search text, each as a list of its spellings. */
export type Words = readonly (readonly string[])[]

const FEWEST_DIGITS = 3
/** The minimum number of digits of a phone number without a country code. */
const FEWEST_NATIONAL_DIGITS = 6

const folded: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
/** The spelling used on keyboards without these letters. */
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const lettersOf = (letters: Record<string, string>) => new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
const FOLDED = lettersOf(folded)
const SPELLED = lettersOf(spelled)
const MARKS = /\p{Mn}/gu
const NOT_PLAIN = /[^\0-\x7f]/

/**
 * A text in the form used for comparison: in lower case, without accents, and with special letters replaced
 * by the closest plain ones.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!NOT_PLAIN.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(FOLDED, (letter) => folded[letter] ?? letter)
}

/** Both ways to write a text without accents: "müller" is "muller" and "mueller". */
export function spellingsOf(text: string): string[] {
  if (!NOT_PLAIN.test(text)) return [text.toLowerCase()]
  const lower = text.toLowerCase().normalize('NFC')
  const spelledOut = lower.replace(SPELLED, (letter) => spelled[letter] ?? letter)
  return spelledOut === lower ? [fold(lower)] : [fold(lower), fold(spelledOut)]
}

/** The text in both spellings, if they differ. */
const searchable = (text: string): string =>
  NOT_PLAIN.test(text) ? spellingsOf(text).join('\n') : text.toLowerCase()

/**
 * Many texts joined into one for searching. If all of them contain only plain letters, they are converted at
 * once.
 * @param texts as people wrote them
 * @returns also the end of each text
 */
export function searchableInOne(texts: readonly string[]): { text: string; ends: Uint32Array } {
  const plain = texts.join('')
  const isPlain = !NOT_PLAIN.test(plain)
  const each = isPlain ? texts : texts.map(searchable)
  let end = 0
  const ends = Uint32Array.from(each, ({ length }) => {
    end += length
    return end
  })
  return { text: isPlain ? plain.toLowerCase() : each.join(''), ends }
}

/** The digits of a phone number for searching, without the zero that is not dialled after a country code. */
export const searchableNumber = (number: string): string => number.replace('(0)', '').replace(/\D/g, '')

/**
 * The words of a search text; a row must contain all of them, in any order. A phone number is searched by its
 * digits, however they are grouped, with or without the country code.
 */
export function wordsIn(typed: string): Words {
  const text = typed.trim()
  const digits = searchableNumber(text)
  if (/^[\d\s+()./-]+$/.test(text) && digits.length >= FEWEST_DIGITS) return [numbersFor(text, digits)]
  return text.split(/\s+/).filter(Boolean).map(spellingsOf)
}

function numbersFor(text: string, digits: string): string[] {
  const [, plus = '', rest = digits] = /^(\+|00)(.*)$/.exec(text) ?? []
  const national = searchableNumber(rest)
  if (!plus) return [fold(text), digits, digits.replace(/^0/, '')]
  const withoutCode = [1, 2, 3]
    .map((length) => national.slice(length))
    .filter((number) => number.length >= FEWEST_NATIONAL_DIGITS)
  return [national, ...withoutCode]
}
