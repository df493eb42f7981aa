import { type LanguageName, languages } from './language.ts'
import type { Sentences } from './languages/language.ts'
import { areCouple, type Gender, genderOfTitles, isDegree, isMasculine, isTitle, titlesIn } from './titles.ts'
import { shortName, tidy } from './words.ts'

/** Words in place of a person's name that show that it is not a person's. */
const NO_PERSON =
  /^(?:jef[ae]|encargad[oa]|responsable|responsabile|hermanos|fratelli|irmãos|associazione|associação|asociación|association|verein|nurse|committee|board|churchwardens|vorstand|geschäftsführung|geschäftsleitung|leitung|schulleitung|bürgermeister(?:in)?|rathaus|stadtverwaltung|mairie|maire|directeur|directrice|gérante?|présidente?|alcaldía|alcalde(?:sa)?|concejalía|ayuntamiento|gerencia|director|directora|dirigente|direttore|direttrice|sindac[oa]|ufficio|comune|titolare|burmistrz|wójt|prezes|dyrektor|kierownik|dyrekcja|urząd|właściciel(?:ka)?|directie|bestuur|eigenaar|gemeente|beheer|diretora?|gerente|presidente|junta|câmara|prefeitura|prefeito|secretaria|info|sales|office|contact|kontakt|admin|administration|support|hello|hi|team|orders?|service|services|mail|email|marketing|reception|desk|enquir(?:y|ies)|inquir(?:y|ies)|manager|owner|purchasing|procurement|accounts?|billing|hr|jobs|press|help|helpdesk|customer|webmaster|secr[ée]tariat|sekretariat|segreteria|secretar[ií]a|accueil|empfang|verwaltung|direction|direktion|direzione|dirección|administración|recepción|compras|achats|acquisti|einkauf|vertrieb|inkoop|verkoop|receptie|zakupy|biuro|recepcja|zarząd|geral|shop|store|booking|bookings|reservations?|company|department|dept|unknown|none|null|undefined|test|n\/?a|gmbh|ltd|inc|llc|ag|as|ab|oy|bv|sa|plc|co|corp|the)\.?$/i

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
  const words = (given ?? family).split(' ').filter((word) => !isTitle(word))
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

/** One letter, or a few: "J.", "Th."; but not "St.", with which family names begin. */
const INITIAL = /^(?!St\.$)(?:\p{Lu}\p{Ll}{0,2}\.-?)+$/u
/** The rest of a degree: "med.", "vet.", "dent." */
const OF_DEGREE = /^(?:\p{Ll}{2,6}\.|h\.c\.|Dipl\.?-\p{L}+\.?)$/u
/** Degrees after a name: "Anna Huber, MSc". */
const AFTER_NAME =
  /(?:,? (?:MBA|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|B\.?A\.?|Ph\.?D\.?|LL\.?M\.?|M\.?D\.?|M\.?Eng\.?|B\.?Eng\.?|FH|Jr\.?|CPA|MRCVS|DVM|DDS|II|III|IV|OBE|MBE|CBE|DBE|KBE|KC|QC|JP|FRS|FRCS|FRCP|RN|CEng|BVSc|Esq\.?))+$/
/** Words with which family names begin. */
const OF_FAMILY =
  /^(?:le|la|les|lo|de|du|des|van|von|vom|der|den|di|del|della|delle|degli|dal|dalla|dalle|da|do|dos|das|el|ter|ten|te|op|zu|zum|zur|san|saint|st\.?|mac|mc)$/i
const PART = /^(?:St\.|['’]?\p{L}[\p{L}\p{M}'’-]*)$/u

/** What a language knows about names: first names, and the ends of words for a woman's position. */
export type NameWords = Pick<Sentences, 'men' | 'women' | 'womensRoles'>

/** A person, as a greeting names them. */
export interface Addressed {
  /** Whether they are a man or a woman; undefined if neither a title, the position nor the first name says. */
  is: Gender
  family: string
  /** What stands before the family name in a greeting: "Herr Dr.", "Mrs", "Docteur"; '' if it is unknown. */
  courtesy: string
  /** The first name, or "Dr Berg" for a person with a title. */
  called: string
  /** The whole name, after degrees: "Dr. Kim Berg". */
  fullName: string
  /** Whether initials stand for the first names, so that the whole name needs a form of address: "Th. Berg". */
  hasInitials: boolean
}

/**
 * How a letter addresses a person.
 * @param language the language of the letter; English, if it is another than those of letters
 * @returns undefined if the name does not look like a person's
 */
export function addressedAs(
  fullName: string,
  position: string,
  words: NameWords,
  language: string,
): Addressed | undefined {
  const letters = languages.find((name) => name === language) ?? 'en'
  const parts = partsOf(fullName, letters)
  const titles = parts.filter(isTitle)
  const names = parts.filter((part) => !isTitle(part) && !INITIAL.test(part))
  const firstName = firstNameOf(parts.join(' '))
  const isNamed = names.every((name) => PART.test(name)) && names.length > 0
  // A single word that is no known first name may be a desk's. After a title, it is a family name.
  const isKnown = names.length > 1 || !words.men || isFirst(names[0] ?? '', words)
  const hasInitials = parts.some((part) => !isTitle(part) && INITIAL.test(part)) && !names.some(isNoPerson)
  if (!isNamed || areCouple(titles) || !(titles.length > 0 || hasInitials || (firstName && isKnown)))
    return undefined
  // Initials stand for the first names if there are no others, and "Mme Le Goff" has no first name.
  const isInitialled = hasInitials && !(names.length > 1 && isFirst(names[0] ?? '', words))
  const isWhole = isInitialled || (titles.length > 0 && OF_FAMILY.test(names[0] ?? ''))
  const family = isWhole ? names.join(' ') : familyOf(names, words, letters)
  const [first = ''] = isWhole ? [] : names
  // "Ramón" alone is not "Sr. Ramón". Polish greets without a name.
  const isFirstName = names.length === 1 && titles.length === 0 && !hasInitials && letters !== 'pl'
  const is = isFirstName ? undefined : genderOf({ titles, first, family }, position, words, letters)
  const { courtesy, degrees } = titlesIn(letters, titles, is)
  const named = parts.filter((part) => !isTitle(part)).map(cased)
  const whole = shortName([degrees, ...named].join(' '), { words: 6, letters: 50 })
  return {
    is,
    family,
    courtesy,
    called: degrees ? `${degrees} ${family}` : firstName || whole,
    fullName: whole,
    hasInitials,
  }
}

const isNoPerson = (name: string) => NO_PERSON.test(name)

/** The words of a name in the order in which they are spoken, with capitals, without degrees after the name. */
function partsOf(fullName: string, language: LanguageName): string[] {
  const bare = tidy(fullName)
    .replace(AFTER_NAME, '')
    .replace(/(?<=\p{Ll}), \p{Lu}[\p{Lu}. ]{1,12}$/u, '')
    .replace(/^(?:Excm[oa]|Exm[oa]|Il(?:ust)?m[oa]|Sz)\.? ?(?:P\. )?/, '')
    .replace(/^de heer /i, 'heer ')
    .replace(/^Fr\. (?=\p{Lu})/u, language === 'de' ? 'Frau ' : '$&')
    .replace(/(?<= )v\. ?d\. (?=\p{Lu})/u, language === 'nl' ? 'van der ' : '$&')
    // In German, "Sr." is a nun.
    .replace(/^Sr\. (?=\p{Lu})/u, language === 'de' ? 'Schwester ' : '$&')
    .replace(/ i\. ?R\. /, ' ')
    .replace(/\bUniv\.-Prof\./, 'Prof.')
    .replace(/\bDr\.-Ing\.?/, 'Dr.')
    .replace(/\s*\([^)]*\)/g, '')
    // A Dutch lawyer's "mr." says nothing about man or woman.
    .replace(/^mr\. (?=\p{Lu})/u, language === 'nl' ? '' : '$&')
    .replace(/^M\. (?=\p{L}+)/u, language === 'fr' ? 'Monsieur ' : 'M. ')
    .replace(/^(?:D\.|Don) (?=\p{L}+ )/u, language === 'es' ? 'Sr. ' : '$&')
  const [family = '', given] = bare.split(', ')
  const spoken = given === undefined ? bare : `${given} ${family}`
  const parts = spoken.split(' ').filter((part) => !OF_DEGREE.test(part) || isTitle(part))
  const names = parts.filter((part) => !isTitle(part) && !INITIAL.test(part))
  // "MARTIN Jean-Luc": a family name in capitals comes last.
  const inCapitals = names.filter((part) => isUpper(part) && part.length > 2)
  if (inCapitals.length === 0 || inCapitals.length === names.length) return parts
  return [...parts.filter((part) => !inCapitals.includes(part)), ...inCapitals.map(cased)]
}

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/** A name that is typed in capitals, or in small letters, with its capitals. Particles stay small. */
function cased(name: string): string {
  if (INITIAL.test(name) || OF_FAMILY.test(name)) return name
  const isInOneCase = name === name.toLowerCase() || (isUpper(name) && name.length > 2)
  return isInOneCase ? partsCapitalised(name.toLowerCase()) : name
}

/** Whether a language knows a word as a first name. */
const isFirst = (name: string, { men, women }: NameWords) =>
  includesWord(`${men} ${women}`, name.split('-')[0] ?? '')

/** The family name: in Spanish both, otherwise the last word and the particles before it. */
function familyOf(names: readonly string[], words: NameWords, language: LanguageName): string {
  if (names.length === 1) return cased(names.join(' '))
  const begins = (name: string, at: number) =>
    at > 0 && (OF_FAMILY.test(name) || (language === 'es' && !isFirst(name, words)))
  const at = names.findIndex(begins)
  return names
    .slice(at < 0 ? -1 : at)
    .map(cased)
    .join(' ')
}

function genderOf(
  { titles, first, family }: { titles: readonly string[]; first: string; family: string },
  position: string,
  words: NameWords,
  language: LanguageName,
): Gender {
  const titled = genderOfTitles(titles)
  if (titled) return titled
  const roles = words.womensRoles.split(' ').filter(Boolean)
  // "LeiterIn" means both.
  const said = /\p{Ll}In\b/u.test(position) ? [] : (position.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (said.some((word) => roles.some((role) => word.endsWith(role)))) return 'madam'
  const [name = ''] = first.split('-')
  if (includesWord(words.men, name)) return 'sir'
  if (includesWord(words.women, name)) return 'madam'
  if (language === 'pl' && /(?:s|c|dz)ka$/.test(family)) return 'madam'
  if (language === 'pl' && /(?:s|c|dz)ki$/.test(family)) return 'sir'
  return titles.some((title) => isDegree(title) && isMasculine(title, language)) ? 'sir' : undefined
}

const includesWord = (list: string, word: string) =>
  word !== '' && list.split(' ').includes(word.toLowerCase())

const LEGAL_FORM =
  /,? (?:Ltd|Limited|gGmbH|SARL|EURL|SASU|SL|SLU|S\.L|S\.L\.U|S\. L|Inc|Incorporated|LLC|LLP|PLC|Plc|plc|Corp|Corporation|Pty Ltd|e\.? ?V|e\.? ?K|GbR|UG|UG \(haftungsbeschränkt\)|ASBL|asbl|VZW|vzw|VOF|V\.O\.F|S\.n\.c|SNC|S\/A|S\.a\.s|S\. ?A\. de C\. ?V|S\. de R\.L\. de C\.V|s\.c|sp\.j|Sp\. ?j|Sp\. ?k|EIRELI|GmbH|mbH|GmbH & Co\. KG|mbH & Co\. KG|AG|KG|OHG|eG|e\.G|AS|ASA|A\/S|ApS|AB|Oy|Oyj|BV|B\.V|NV|N\.V|SA|S\.A|SAS|SARL|Srl|S\.r\.l|Lda|Ltda|Sp\. z o\.o|SpA|S\.p\.A|Kft|s\.r\.o)\.?$/

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
