import { titledIn } from './greeting.ts'

const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&.-]*[\\p{L}\\p{N}]"
const LEGAL_FORM =
  'GmbH & Co\\. KG|GmbH|mbH|AG|KG|OHG|SE|Ltd|Limited|Inc|LLC|PLC|SARL|SAS|SA|S\\.A\\.|S\\.L\\.|SL|S\\.r\\.l\\.|Srl|S\\.p\\.A\\.|SpA|BV|B\\.V\\.|NV|Sp\\. z o\\.o\\.|Lda|AS|AB|Oy|ApS'
const COMPANY = new RegExp(
  `(?<![\\p{L}{])${WORD}(?: (?:& )?${WORD}){0,3},? (?:${LEGAL_FORM})(?!\\p{L})`,
  'gu',
)
/** Two or more capitalised words within a sentence: of a person, a company or a product. */
const SEVERAL = new RegExp(
  `(?<=[\\p{Ll}\\p{N},;:’'] )${WORD}(?: (?:(?:& |de |van |von |y |e )?)${WORD}){1,3}(?![\\p{L}}])`,
  'gu',
)
/** A place after the word for "in" of one of the languages. */
const PLACE = new RegExp(
  `(?<=(?<!\\p{L})(?:in|near|à|en|nel|nella|te|bij|we|w|em|a|aus|bei|nach) )${WORD}(?: ${WORD})?(?![\\p{L}}])`,
  'gu',
)
/** A line that is only a name, as at the end of a letter. */
const SIGNATURE = new RegExp(`^${WORD}(?: (?:(?:de|van|von|di|da) )*${WORD}){1,3}$`, 'gmu')

/** Words with a capital letter that are no names. */
const NO_NAMES = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz
mai juni juli oktober dezember english german french spanish ihr ihre ihnen ihrem ihren ihrer sie`.split(
    /\s+/,
  ),
)

interface NameOptions {
  /** Whether the text is in German, in which a single capital tells nothing. */
  capitalisesNouns: boolean
  /** Names to look for, whatever their capitals. */
  known: readonly string[]
}

/**
 * The names that a text still holds: known ones, and as far as its capitals tell, people with a form of address,
 * companies with a legal form, places, names of several words, and the signature. Variables in braces and placeholders
 * in brackets are no names.
 * @returns each name once, in order, without those that are a part of a longer one
 */
export function namesIn(text: string, { capitalisesNouns, known }: NameOptions): string[] {
  const plain = text.replace(/\{\w+\}|\[[^\]\n]*\]/g, (found) => '_'.repeat(found.length))
  const found = [
    ...known.filter((name) => name.length > 1 && holds(plain, name)),
    ...titledIn(plain).map(({ said }) => said),
    ...[COMPANY, SEVERAL, SIGNATURE, ...(capitalisesNouns ? [] : [PLACE])].flatMap((pattern) =>
      Array.from(plain.matchAll(pattern), ([name]) => name),
    ),
  ].filter((name) => !name.split(' ').every((word) => NO_NAMES.has(word.toLowerCase())))
  const names = [...new Set(found)].sort((a, b) => text.indexOf(a) - text.indexOf(b))
  return names.filter((name) => !names.some((other) => other !== name && holds(other, name)))
}

/** Whether a text has a name as whole words. */
function holds(text: string, name: string): boolean {
  const letter = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + name.length))) return true
  }
  return false
}
