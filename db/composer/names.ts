import type { Sentences } from './languages/language.ts'
import { shortName, tidy } from './words.ts'

const TITLES =
  /^(?:dr|dra|prof|mr|mrs|ms|miss|mx|herr|frau|sir|dame|ing|dipl|mag|rev|mme|monsieur|madame|srt?a?|señora?|senhora?|dott|dottor|dott\.ssa|dottoressa|avv|sig|sig\.ra|signora?|mevr|mevrouw|dhr|heer|de heer|pani?|eng|inż|mgr|don|doña|lic|arq|lcd[oa]|mtr[oa]|seu|dona)\.?[ªº]?$/i

/** Words in place of a person's name that show that it is not a person's. */
const NO_PERSON =
  /^(?:info|sales|office|contact|kontakt|admin|administration|support|hello|hi|team|orders?|service|services|mail|email|marketing|reception|desk|enquir(?:y|ies)|inquir(?:y|ies)|manager|owner|director|purchasing|procurement|accounts?|billing|hr|jobs|press|help|helpdesk|customer|webmaster|secr[ée]tariat|sekretariat|segreteria|secretar[ií]a|accueil|empfang|verwaltung|direction|direktion|direzione|dirección|administración|recepción|compras|achats|acquisti|einkauf|vertrieb|inkoop|verkoop|receptie|zakupy|biuro|recepcja|zarząd|geral|shop|store|booking|bookings|reservations?|company|department|dept|unknown|none|null|undefined|test|n\/?a|gmbh|ltd|inc|llc|ag|as|ab|oy|bv|sa|plc|co|corp|the)\.?$/i

const NAME = /^\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]$/u
const FAMILY_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u

/**
 * The first name for a person's greeting.
 * @returns '' if the name does not look like a person's: a desk's name, an address, initials
 */
export function firstNameOf(fullName: string): string {
  const name = tidy(fullName)
  if (/[\p{N}@{}<>[\]|/\\_]/u.test(name)) return ''
  if (FAMILY_NAME_FIRST.test(name)) return name.length >= 2 && name.length <= 8 ? name : ''
  const [family = '', given] = name.split(', ')
  const words = (given ?? family).split(' ').filter((word) => !TITLES.test(word))
  if (words.some((word) => NO_PERSON.test(word))) return ''
  const [first = ''] = words
  if (!NAME.test(first) || Array.from(first).length > 24 || areInitials(first, name)) return ''
  const oneCase = /\p{Lu}/u.test(first) !== /\p{Ll}/u.test(first)
  return oneCase ? partsCapitalised(first.toLowerCase()) : first
}

/** Whether a word is initials: "JS" and "AJ" are, but "BO" in "BO LI" is a name in capitals. */
function areInitials(word: string, name: string): boolean {
  const inCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
  if (!inCapitals(word) || word.length > 3) return false
  return !(inCapitals(name) && name.includes(' ') && /[AEIOUY]/.test(word))
}

const partsCapitalised = (word: string) =>
  word.replace(/(^|[-'’])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())

/** Titles of men. "M." is missing because it may be an initial, and "Don" because it is also a first name. */
const SIRS = /^(?:mr|herr|hr|monsieur|sr|señor|senhor|sig|signor|dhr|heer|pan|seu)\.?$/i
const MADAMS =
  /^(?:mrs|ms|frau|mme|madame|sra|señora|senhora|sig\.ra|signora|dott\.ssa|dottoressa|mevr|mevrouw|pani|dona)\.?$/i
const DEGREES = /^(?:dr|prof)\.?$/i
/** One letter, or a few: "J.", "Th." */
const INITIAL = /^\p{Lu}\p{Ll}{0,2}\.$/u
/** The rest of a degree: "med.", "vet.", "dent." */
const OF_DEGREE = /^\p{Ll}{2,6}\.$/u
/** Words with which family names begin. */
const OF_FAMILY = /^(?:le|la|les|de|du|des|van|von|der|den|di|del|della|da|do|dos|el|ter|ten|zu|zum)$/i
const PART = /^\p{L}[\p{L}\p{M}'’-]*$/u

/** What a language knows about names: first names, and the ends of words for a woman's position. */
export type NameWords = Pick<Sentences, 'men' | 'women' | 'womensRoles'>

/** A person, as a greeting names them. */
export interface Addressed {
  /** Whether they are a man or a woman; undefined if neither a title, the position nor the first name says. */
  is: 'sir' | 'madam' | undefined
  /** The family name, after a degree: "Dr. Berg". */
  family: string
  /** The first name, or "Dr Berg" for a person with a degree. */
  called: string
  fullName: string
}

/**
 * How a letter addresses a person.
 * @returns undefined if the name does not look like a person's
 */
export function addressedAs(fullName: string, position: string, words: NameWords): Addressed | undefined {
  const parts = tidy(fullName)
    .replace(/^de heer /i, 'heer ')
    .split(' ')
    .filter((part) => !OF_DEGREE.test(part) || TITLES.test(part))
  const titles = parts.filter((part) => TITLES.test(part))
  const names = parts.filter((part) => !TITLES.test(part) && !INITIAL.test(part))
  const firstName = firstNameOf(parts.join(' '))
  const isNamed = names.every((name) => PART.test(name)) && names.length > 0
  const title = titles.find((part) => SIRS.test(part) || MADAMS.test(part))
  // A single word that is no known first name may be a desk's. After a title, it is a family name.
  const isKnown = names.length > 1 || !words.men || isFirst(names[0] ?? '', words)
  const degrees = titles.filter((part) => DEGREES.test(part))
  const hasInitials =
    parts.length > names.length + titles.length && !names.some((name) => NO_PERSON.test(name))
  if (!isNamed || !(title || degrees.length > 0 || hasInitials || (firstName && isKnown))) return undefined
  // Initials stand for the first names, and "Mme Le Goff" has no first name.
  const isWhole = hasInitials || (title !== undefined && OF_FAMILY.test(names[0] ?? ''))
  const family = isWhole ? names.join(' ') : familyOf(names, words)
  const withDegree = [...degrees, family].join(' ')
  return {
    is: family ? genderOf(title, names[0] ?? '', position, words) : undefined,
    family: withDegree,
    called: degrees.length > 0 && family ? withDegree : firstName || withDegree,
    fullName: shortName([...degrees, ...names].join(' '), { words: 6, letters: 50 }),
  }
}

/** Whether a language knows a word as a first name. */
const isFirst = (name: string, { men, women }: NameWords) =>
  includesWord(`${men} ${women}`, name.split('-')[0] ?? '')

function familyOf(names: readonly string[], words: NameWords): string {
  if (names.length === 1) return names.join(' ')
  const at = names.findIndex((name, index) => index > 0 && !isFirst(name, words))
  return names.slice(at < 0 ? -1 : at).join(' ')
}

function genderOf(
  title: string | undefined,
  first: string,
  position: string,
  { men, women, womensRoles }: NameWords,
): Addressed['is'] {
  if (title) return SIRS.test(title) ? 'sir' : 'madam'
  const roles = womensRoles.split(' ').filter(Boolean)
  // "LeiterIn" means both.
  const words = /\p{Ll}In\b/u.test(position) ? [] : (position.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (words.some((word) => roles.some((role) => word.endsWith(role)))) return 'madam'
  const [name = ''] = first.split('-')
  if (includesWord(men, name)) return 'sir'
  return includesWord(women, name) ? 'madam' : undefined
}

const includesWord = (list: string, word: string) => list.split(' ').includes(word.toLowerCase())

const LEGAL_FORM =
  /,? (?:Ltd|Limited|gGmbH|SARL|EURL|SASU|SL|SLU|S\.L|S\.L\.U|S\. L|Inc|Incorporated|LLC|LLP|PLC|Plc|plc|Corp|Corporation|Pty Ltd|GmbH|mbH|GmbH & Co\. KG|mbH & Co\. KG|AG|KG|OHG|eG|e\.G|AS|ASA|A\/S|ApS|AB|Oy|Oyj|BV|B\.V|NV|N\.V|SA|S\.A|SAS|SARL|Srl|S\.r\.l|Lda|Ltda|Sp\. z o\.o|SpA|S\.p\.A|Kft|s\.r\.o)\.?$/

/** A company's name as people say it: "Larkspur Dairy" for "Larkspur Dairy Ltd." */
export const withoutLegalForm = (company: string): string => {
  const spoken = company.replace(LEGAL_FORM, '')
  return /[\p{L}\p{N}]{2}/u.test(spoken) && !/(?:&|\band)$/.test(spoken) ? spoken : company
}

/** A list in words: "a, b and c". @param last the word before the last item */
export function listed(items: readonly string[], last: string): string {
  const [final = '', ...others] = items.toReversed()
  return others.length === 0 ? final : `${others.reverse().join(', ')} ${last} ${final}`
}
