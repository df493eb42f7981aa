import {
  familyOf,
  includesWord,
  isFirst,
  isParticle,
  isSmall,
  mayBeginWithFamily,
  type NameWords,
} from './family.ts'
import { type LanguageName, languages } from './language.ts'
import {
  areCouple,
  type Gender,
  genderOfTitles,
  haveMansOffice,
  isDegree,
  isMasculine,
  isOffice,
  isSpeltTitle,
  isTitle,
  occupationIn,
  titleIn,
  titleOfPosition,
  titlesIn,
} from './titles.ts'
import { shortName, tidy } from './words.ts'

/** Words in place of a person's name that show that it is not a person's. */
const NO_PERSON =
  /^(?:jef[ae]|encargad[oa]|responsable|responsabile|hermanos|fratelli|irmãos|associazione|associação|asociación|association|verein|nurse|committee|board|churchwardens|vorstand|geschäftsführung|geschäftsleitung|leitung|schulleitung|bürgermeister(?:in)?|rathaus|stadtverwaltung|mairie|maire|directeur|directrice|gérante?|présidente?|alcaldía|alcalde(?:sa)?|concejalía|ayuntamiento|gerencia|director|directora|dirigente|direttore|direttrice|sindac[oa]|ufficio|comune|titolare|burmistrz|wójt|prezes|dyrektor|kierownik|dyrekcja|urząd|właściciel(?:ka)?|directie|bestuur|eigenaar|gemeente|beheer|diretora?|gerente|presidente|junta|câmara|prefeitura|prefeito|secretaria|info|sales|office|contact|kontakt|admin|administration|support|hello|hi|team|orders?|service|services|serviços|servicios|servizi|mail|email|marketing|reception|desk|enquir(?:y|ies)|inquir(?:y|ies)|manager|owner|purchasing|procurement|accounts?|billing|hr|jobs|press|help|helpdesk|customer|webmaster|secr[ée]tariat|secretariaat|sekretariat|segreteria|secretar[ií]a|accueil|empfang|rezeption|réception|balie|recepção|centralino|centralita|verwaltung|direction|direktion|direzione|dirección|administración|recepción|compras|setor|sector|departamento|achats|acquisti|einkauf|vertrieb|inkoop|verkoop|receptie|zakupy|zakupów|dział|biuro|recepcja|zarząd|geral|shop|store|booking|bookings|reservations?|company|department|dept|unknown|none|null|undefined|test|n\/?a|gmbh|ltd|inc|llc|ag|as|ab|oy|bv|sa|plc|co|corp|the)\.?$/i

/** Words with which a company's name begins in the field of a person's: "Studio Rossi". */
const BUSINESS =
  /^(?:studio|ditta|farmacia|farmácia|officina|panificio|hotel|hôtel|albergo|ristorante|azienda|cantina|bottega|negozio|clínica|clinica|taller|panadería|bodega|hostal|finca|granja|colegio|escuela|cooperativa|academia|peluquería|padaria|quinta|oficina|escola|colégio|adega|restaurante?|gabinet|apteka|szkoła|piekarnia|firma|zakład|przychodnia|kancelaria|gospodarstwo|praxis|kanzlei|bäckerei|schule|apotheke|weingut|eheleute|gemeinschaftspraxis|cabinet|boulangerie|pharmacie|école|domaine|ferme|garage|atelier|famille|famiglia|państwo|praktijk|bakkerij|apotheek|clinic|practice|bakery|surgery|council|parish)$/i

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
  const words = afterTitles((given ?? family).split(' '))
  if (words.some(isNoPerson)) return ''
  const [first = ''] = words
  if (!NAME.test(first) || Array.from(first).length > 24 || areInitials(first, name)) return ''
  const oneCase = /\p{Lu}/u.test(first) !== /\p{Ll}/u.test(first)
  return oneCase ? partsCapitalised(first.toLowerCase()) : first
}

/** An abbreviation before a name that is no title known here: "p.", "kpt.", "Cmdt." */
const ABBREVIATION = /^(?:(?:\p{Ll}{1,6}\.)+|\p{Lu}\p{Ll}{3,6}\.)$/u

/** The words of a name after its titles. */
function afterTitles(parts: readonly string[]): string[] {
  const at = parts.findIndex((part) => !isTitle(part) && !ABBREVIATION.test(part))
  return at < 0 ? [] : parts.slice(at)
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
const OF_DEGREE = /^(?:\p{Ll}{2,6}\.|h\.c\.|Dipl\.?-[\p{L}.-]+)$/u
/** Degrees after a name: "Anna Huber, MSc". */
const AFTER_NAME =
  /(?:,? (?:MBA|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|B\.?A\.?|Ph\.?D\.?|LL\.?M\.?|M\.?D\.?|M\.?Eng\.?|B\.?Eng\.?|FH|Jr\.?|CPA|MRCVS|DVM|DDS|II|III|IV|OBE|MBE|CBE|DBE|KBE|KC|QC|JP|FRS|FRCS|FRCP|RN|RDT|RGN|FRICS|MRICS|FCA|ACA|FCCA|PE|CSc\.?|DrSc\.?|DiS\.?|CEng|BVSc|BVM&S|BVMS|VetMB|BDS|MBBS|MBChB|MPharm|BPharm|PharmD|LL\.?B\.?|PGCE|\(Hons\)|MRPharmS|RIBA|MCIOB|MIET|AIA|OSB|OFM|SJ|Esq\.?))+$/
const PART = /^(?:St\.|['’]?\p{L}[\p{L}\p{M}'’-]*)$/u

/** A person, as a greeting names them. */
export interface Addressed {
  /** Whether they are a man or a woman; undefined if neither a title, the position nor the first name says. */
  is: Gender
  family: string
  /** The whole name, without titles. */
  name: string
  /** What stands before the family name in a greeting: "Herr Dr.", "Mrs", "Docteur"; '' if it is unknown. */
  courtesy: string
  /** The first name, "Dr Berg" for a person with a title, or the whole name if its first word may be the family name. */
  called: string
  /** The whole name, after degrees: "Dr. Kim Berg". */
  fullName: string
  /** Whether the name has a first name, and not only its initials. */
  hasFirst: boolean
  /** Whether the whole name needs a form of address, as it has no first name: "Th. Berg", "Berg". */
  needsForm: boolean
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
  const { titles, named } = splitOf(partsOf(fullName, letters), position, words, letters)
  const names = named.filter((part) => !INITIAL.test(part))
  const hasInitials = names.length < named.length && !names.some(isNoPerson)
  const firstName = firstNameOf(named.join(' '))
  if (!isPerson({ titles, names, firstName, hasInitials }, words, letters)) return undefined
  const [first = ''] = names
  // Initials stand for the first names if there are no others.
  const isInitialled = INITIAL.test(named[0] ?? '') && !(names.length > 1 && isFirst(first, words))
  const ofFamily = isInitialled ? names : familyOf(names, words, letters, titles.length > 0)
  const canHaveFirst = !isInitialled && (names.length > 1 || titles.length === 0)
  const isOfAll = ofFamily.length === names.length && (letters !== 'pt' || isParticle(first))
  const hasFirst = canHaveFirst && (!isOfAll || isFirst(first, words))
  const family = allCased(ofFamily).join(' ')
  const isFirstAlone = titles.length === 0 && !hasInitials && areFirstNames(names, words, letters)
  const known = { titles, first: hasFirst ? firstKnown(names, words, letters) : '', family }
  const is = isFirstAlone ? undefined : genderOf(known, position, words, letters)
  const { courtesy, degrees } = titlesIn(letters, titles, is)
  const name = allCased(named).join(' ')
  const whole = shortName(`${degrees} ${name}`, { words: 6, letters: 50 })
  const isFamilyAlone = titles.length > 0 && !hasFirst && degrees === ''
  // "Guten Tag Huber" greets nobody.
  if (isFamilyAlone && !is && letters !== 'nl' && family !== '') return undefined
  const knight = letters === 'en' ? titles.find((title) => /^(?:sir|dame)$/i.test(title)) : undefined
  return {
    is,
    family,
    name: shortName(name, { words: 6, letters: 50 }),
    courtesy: is && isSpanishFirst(names, titles, words, letters) ? SPANISH_FIRST[is] : courtesy,
    called: degrees
      ? `${degrees} ${family}`
      : [knight, mayBeginWithFamily(names) ? name : firstName || whole].filter(Boolean).join(' '),
    fullName: whole,
    hasFirst: hasFirst && !hasInitials,
    needsForm: hasInitials || isFamilyAlone,
  }
}

/**
 * The first name that tells whether a person is a man or a woman: of four Spanish names the second one, if the first is
 * unknown, as in "Wilmer Andrés Quintero Ospina".
 */
function firstKnown(names: readonly string[], words: NameWords, language: LanguageName): string {
  const [first = '', second = ''] = names
  const isSecond = language === 'es' && names.length === 4 && !isFirst(first, words) && isFirst(second, words)
  return isSecond ? second : first
}

const SPANISH_FIRST = { sir: 'D.', madam: 'Dña.' }

/** "Sra. Carmen" is "Dña. Carmen": a first name alone. */
const isSpanishFirst = (
  names: readonly string[],
  titles: readonly string[],
  words: NameWords,
  language: LanguageName,
): boolean =>
  language === 'es' &&
  titles.length > 0 &&
  names.length === 1 &&
  isFirst(names[0] ?? '', words) &&
  !titles.some(isDegree)

interface Named {
  titles: readonly string[]
  names: readonly string[]
  firstName: string
  hasInitials: boolean
}

/** Whether a name is one person's: no desk's, and no couple's. */
function isPerson(
  { titles, names, firstName, hasInitials }: Named,
  words: NameWords,
  language: LanguageName,
): boolean {
  if (names.length === 0) return STANDS_ALONE.has(language) && titles.some(isDegree)
  const isNamed = names.every((name) => PART.test(name)) && !BUSINESS.test(names[0] ?? '')
  const isKnight = language === 'en' && titles.some((title) => /^sir$/i.test(title))
  if (isKnight && names.length === 1) return false
  // "Farmer John" may be a first or a family name.
  if (occupationIn(names[0] ?? '', language) && names.length === 2 && titles.length === 0) return false
  // A single word that is no known first name may be a desk's. After a title, it is a family name.
  const isKnown = names.length > 1 || !words.men || isFirst(names[0] ?? '', words)
  if (!isNamed || areCouple(titles) || AND.test(names[1] ?? '')) return false
  return titles.length > 0 || hasInitials || (firstName !== '' && isKnown)
}

/** The languages in which a title without a name is a greeting: "Maître", "Pani Doktor". */
const STANDS_ALONE: ReadonlySet<LanguageName> = new Set(['fr', 'pl'])

/** "Ramón" or "María José" alone is not "Sr. Ramón". Polish greets without a name. */
function areFirstNames(names: readonly string[], words: NameWords, language: LanguageName): boolean {
  const isPair = names.length === 2 && ['es', 'it', 'pt'].includes(language)
  return language !== 'pl' && (names.length === 1 || (isPair && names.every((name) => isFirst(name, words))))
}

/** Words between two people: "Anna und Peter Holm". */
const AND = /^(?:und|and|et|en|e|y|i)$/

/** A family is nobody who passes a letter on. */
const FAMILY = /^(?:fam\.?|famil(?:ie|le|y|ia)|famiglia|família|eheleute|państwo)$/iu

/** Whether a name is a desk's, as "Segreteria" and "Setor de Compras" are. */
export const isDesk = (fullName: string): boolean => {
  const words = tidy(fullName).split(' ')
  return words.some(isNoPerson) && !words.some((word) => FAMILY.test(word))
}

const isNoPerson = (name: string) => NO_PERSON.test(name) || DEPARTMENT.test(name)

/** "Pflegedienstleitung" */
const DEPARTMENT = /^\p{L}*(?:leitung|abteilung|verwaltung|zentrale)$/iu

/** The titles before a name, in the language's spelling, with that of the position, and the names. */
function splitOf(
  parts: readonly string[],
  position: string,
  words: NameWords,
  language: LanguageName,
): { titles: string[]; named: string[] } {
  const titles: string[] = []
  let at = 0
  for (let end = 0; at < parts.length; at = end) {
    end = endOfTitle(parts, at, titles, words, language)
    if (end === at) break
    if (!isLeftOut(parts[at] ?? '', language)) titles.push(titleIn(language, parts[at] ?? ''))
  }
  const others = parts.slice(at)
  const inside = others.filter(
    (part, at) => isTitle(part) && /^(?:&|\/|und|and|et|y|e|i|en)$/.test(others[at - 1] ?? ''),
  )
  const isTitled = titles.some(isDegree) && !['pl', 'de'].includes(language)
  const ofPosition = isTitled || others.length < 2 ? '' : titleOfPosition(position, language)
  return {
    titles: [...(ofPosition && !titles.includes(ofPosition) ? [ofPosition] : []), ...titles, ...inside],
    named: others.filter((part) => !inside.includes(part)),
  }
}

/** Where a title that begins at a part of a name ends: at the same part if none does. */
function endOfTitle(
  parts: readonly string[],
  at: number,
  titles: readonly string[],
  words: NameWords,
  language: LanguageName,
): number {
  const part = parts[at] ?? ''
  const occupation = occupationIn(part, language)
  const isSaid = occupation !== undefined || isOffice(part, language)
  const end = isSaid ? endOfOffice(parts, at + 1) : at + 1
  const rest = parts.slice(end)
  const [next = ''] = rest
  const isKnown = isTitle(part) || isSpeltTitle(part, language)
  if (next === '') {
    const isAlone = STANDS_ALONE.has(language) && (isKnown || (isOffice(part, language) && titles.length > 0))
    return isAlone && !INITIAL.test(part) && !isFirst(part, words) ? end : at
  }
  const isNextPerson =
    isFirst(next, words) ||
    isTitle(next) ||
    isOffice(next, language) ||
    (STANDS_BEFORE_NAME.test(part) && !isNoPerson(next))
  // "Direktorin Anna Huber" is a person, "Direktor Einkauf" is none.
  const isOfPerson = isOffice(part, language) && (titles.length > 0 || isNextPerson || language === 'en')
  if (isKnown || isOfPerson) return end
  if (occupation && isAfterOccupation(rest, occupation, titles, words, language)) return end
  // "Dr" and "Cel" may be initials, too, but not before a first name.
  const isAbbreviation =
    ABBREVIATION.test(part) || (/^\p{Lu}\p{Ll}{1,2}\.$/u.test(part) && isFirst(next, words))
  return isAbbreviation && !isParticle(part) ? end : at
}

/** Offices that stand before a family name, too, and before no department. */
const STANDS_BEFORE_NAME =
  /^(?:meester|zuster|dominee|pastoor|notaris|pfarrer(?:in)?|notar(?:in)?|hofrat|kommerzialrat|pater|abbé|père|suor|notaio|cav\.|comm\.|geom\.|mons\.)$/i

/** Whether what follows an occupation is a person's name: "Tischlermeister Huber", "Inhaberin Anna Huber". */
function isAfterOccupation(
  rest: readonly string[],
  occupation: 'surely' | 'perhaps',
  titles: readonly string[],
  words: NameWords,
  language: LanguageName,
): boolean {
  const [next = '', ...others] = rest
  if (rest.some(isNoPerson)) return false
  if (isTitle(next) || isSpeltTitle(next, language)) return true
  const isOnlyFirst = others.length === 0 && isFirst(next, words)
  if (!words.men) return others.length > 0
  if (occupation === 'perhaps') return titles.length > 0 || (isFirst(next, words) && !isOnlyFirst)
  return !isOnlyFirst
}

/** Where an office of several words ends: "Radca prawny", "Prezes Zarządu", "Maestro panadero". */
function endOfOffice(parts: readonly string[], at: number): number {
  const isMore = (part: string) => (/^\p{Ll}{3,}$/u.test(part) && !isSmall(part)) || /^Zarządu$/.test(part)
  return isMore(parts[at] ?? '') && at + 1 < parts.length ? at + 1 : at
}

/** An abbreviation that is no title known here. */
const isLeftOut = (part: string, language: LanguageName) =>
  !isTitle(part) &&
  !isSpeltTitle(part, language) &&
  !isOffice(part, language) &&
  occupationIn(part, language) === undefined

/** Spellings that a language has for what another reads otherwise: "Fr." is a woman in German. */
const SPELLINGS: Partial<Record<LanguageName, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^Fr\. (?=\p{Lu})/u, 'Frau '],
    [/^Sr\. (?=\p{Lu})/u, 'Schwester '],
    [/(?<= )v\. ?d\. (?=\p{Lu})/u, 'von der '],
    [/(?<= )v\. (?=\p{Lu})/u, 'von '],
    [/^Fam\. /, 'Familie '],
  ],
  nl: [
    [/(?<= )v\. ?d\. (?=\p{Lu})/u, 'van der '],
    [/(?<= )v\. (?=\p{Lu})/u, 'van '],
    [/^Fam\. /, 'Familie '],
    [/^Zr\. /, 'Zuster '],
    [/^Jhr\. /i, 'dhr. '],
    [/^Jkvr\. /i, 'mevr. '],
    [/^Meester[- ]?kok /i, ''],
    // A Dutch lawyer's "mr." says nothing about man or woman.
    [/(?<=^|\. )mr\. (?=\p{L})/iu, 'drs. '],
    [/(?<=(?:mevrouw|heer|mevr|mw|dhr)\.? )mr\. (?=\p{L})/iu, ''],
  ],
  fr: [[/^M\. (?=\p{L}+)/u, 'Monsieur ']],
  es: [
    [/^(?:D\.|Don) (?=\p{L}+ )/u, 'Sr. '],
    [/^Sr\. D\. /, 'Sr. '],
    [/(?<=^|[.ª] )M(?:\.?ª|a\.) /, 'María '],
  ],
  it: [[/^Fam\. /, 'Famiglia ']],
  pl: [[/^r\. ?pr\. /i, 'mec. ']],
  pt: [
    [/^D\. (?=\p{L}+ )/u, 'Dona '],
    [/(?<=^|\. )M\.?ª /, 'Maria '],
    [/\.º /, '. '],
  ],
}

/** Whether a word beside a name says what the person does: "Inhaber: Peter Wolf", "Peter Wolf, Einkauf". */
const isRole = (word: string, language: LanguageName) =>
  isNoPerson(word) || isOffice(word, language) || occupationIn(word, language) !== undefined

/** The words of a name in the order in which they are spoken, with capitals, without degrees after the name. */
function partsOf(fullName: string, language: LanguageName): string[] {
  const bare = tidy(fullName)
    .replace(/,? JR\.?$/, '')
    .replace(/^([\p{L}.-]+)(?::| [-–|]) (?=\p{Lu})/u, (said, role: string) =>
      isRole(role, language) ? '' : said,
    )
    .replace(/ [-–] (\p{Lu}\p{Ll}+)$/u, (_, next: string) => (isDoubleName(next, language) ? `-${next}` : ''))
    .replace(BEFORE_OTHER_NAME, '')
    .replace(language === 'it' ? / in \p{Lu}.*$/u : /$^/, '')
    .replace(/, (?:prof|dr)\..*$/i, '')
    .replace(/, (\p{L}+)(?: .*)?$/u, (said, role: string) => (isRole(role, language) ? '' : said))
    .replace(AFTER_NAME, '')
    .replace(/(?<=\p{Ll}), \p{Lu}[\p{Lu}. ]{1,12}$/u, '')
    .replace(
      /^(?:(?:Excm|Exm|Il(?:ust)?m|Gent\.?m|Egr|Gent|Spett)(?:\.?[oaª])?\.?|Sz\.) (?:P\. )?(?=\p{L})/u,
      '',
    )
    .replace(/^(?:The )?(?:(?:Rt|Right|Very|Most) )?(?:Hon\.?|Ven\.?|Revd?\.?|Reverend) (?=\p{Lu})/u, revd)
    .replace(/^(?:Egregi[oa]|Gentilissim[oa]|Gentile|Spettabile|Szanown[ya]) /, '')
    .replace(/^de (?:weledel\p{L}+ )?heer /iu, 'heer ')
    .replace(/ i\. ?[RKD]\. /, ' ')
    .replace(/\bUniv\.-Prof\./, 'Prof.')
    .replace(/\bDr\.-Ing\.?/, 'Dr.')
    .replace(/\bUniv\.-Doz\. /, '')
    .replace(CZECH_DOCTOR, 'Dr.')
    .replace(/(?:\p{Lu}\.-?)+ \((\p{Lu}[\p{L} -]+)\)/u, '$1')
    .replace(/\s*\([^)]*\)/g, '')
  const plain = (SPELLINGS[language] ?? []).reduce((text, [found, said]) => text.replace(found, said), bare)
  const [family = '', given] = plain.split(', ')
  const spoken = given === undefined ? plain : `${given} ${family}`
  const parts = spoken
    .split(' ')
    .filter((part) => !OF_DEGREE.test(part) || isTitle(part) || isOffice(part, language))
  const names = parts.filter((part) => !isTitle(part) && !INITIAL.test(part))
  // "MARTIN Jean-Luc": a family name in capitals comes last.
  const inCapitals = names.filter(isUpper)
  if (!inCapitals.some((part) => part.length > 2) || inCapitals.length === names.length) return parts
  return [...parts.filter((part) => !inCapitals.includes(part)), ...allCased(inCapitals)]
}

/** "MUDr.", "JUDr." */
const CZECH_DOCTOR = /(?<!\p{L})(?:MU|JU|MV|Ph|RN|Paed|Th|Pharm|RS)Dr\.?(?= )/gu

/** What stands before a name that a person had before, or beside their own. */
const BEFORE_OTHER_NAME =
  /,? \(?(?:[-–]|née?|épouse|geb\.?|geborene[rn]?|verw\.|gesch\.|z d\.|z domu|de domo|nata|ved\.|vda\. de|viuda de|nascida|roz\.|rozená|nar\.|formerly) .*$/iu

/** "The Rt Hon." is left out, and "The Revd" is "Revd". */
const revd = (found: string) => /Rev\S*/.exec(found)?.[0].concat(' ') ?? ''

/** Whether a word after a dash is the second half of a family name, and no position. */
const isDoubleName = (next: string, language: LanguageName) =>
  ['nl', 'pl'].includes(language) && !isNoPerson(next)

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/** The names with their capitals: "LE GALL" is "Le Gall", but "DE LA TOUR" is "de la Tour". */
const allCased = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const isArticle = /^L(?:E|A|ES|O)$/.test(name) && !isParticle(names[at - 1] ?? '')
    return isArticle ? partsCapitalised(name.toLowerCase()) : cased(name)
  })

/** A name that is typed in capitals, or in small letters, with its capitals. Particles stay small. */
function cased(name: string): string {
  if (INITIAL.test(name)) return name
  if (isSmall(name)) return isUpper(name) && name.length > 1 ? name.toLowerCase() : name
  const isInOneCase = name === name.toLowerCase() || (isUpper(name) && name.length > 2)
  return isInOneCase ? partsCapitalised(name.toLowerCase()) : name
}

/** The ends of women's and of men's first names, for those that are not listed, and those that end otherwise. */
const ENDINGS: Partial<Record<LanguageName, readonly [woman: RegExp, man: RegExp]>> = {
  es: [
    /^(?!borja$|chema$|bautista$|luca$|sasha$|joshua$|nikita$|garcía$)\p{L}{2,}[aá]$/iu,
    /^(?!rocío$|consuelo$|amparo$|rosario$|socorro$|loreto$|milagro$|charo$|refugio$|tránsito$)\p{L}{2,}o$/iu,
  ],
  it: [
    /^(?!andrea$|luca$|nicola$|mattia$|elia$|battista$|enea$|tobia$|zaccaria$|geremia$|isaia$|gianluca$|pianluca$|noa$|sasha$|mustafa$|joshua$|nikita$|mika$|josua$)\p{L}{2,}a$/iu,
    /^(?!consuelo$|amparo$|rocío$|saffo$|calipso$)\p{L}{2,}o$/iu,
  ],
  pl: [
    /^(?!kuba$|kosma$|barnaba$|bonawentura$|andrea$|luca$|nikita$|sasha$|sasza$|mustafa$|joshua$|alosza$|dyzma$|boryna$|jarema$)\p{L}{2,}a$/iu,
    /^\p{L}+(?:cy|ży|nty|sław|mir|usz|ek|rzy|on|ian|iusz|ard|ald|aw|ów|bert|fryd)$/iu,
  ],
  pt: [
    /^(?!luca$|nicola$|joca$|juca$|sasha$|joshua$|nikita$|mustafa$|garcia$)\p{L}{2,}a$/iu,
    /^(?!amparo$|socorro$|consuelo$|rosário$|rocio$|céu$)\p{L}{2,}(?:[^ã]o|son|ton)$/iu,
  ],
}

function genderOf(
  { titles, first, family }: { titles: readonly string[]; first: string; family: string },
  position: string,
  words: NameWords,
  language: LanguageName,
): Gender {
  const titled = genderOfTitles(titles)
  if (titled) return titled
  if (haveMansOffice(titles) && !isFirst(first, words)) return 'sir'
  const roles = words.womensRoles.split(' ').filter(Boolean)
  // "LeiterIn" means both.
  const said = /\p{Ll}In\b/u.test(position) ? [] : (position.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (said.some((word) => roles.some((role) => word.endsWith(role)))) return 'madam'
  const [name = ''] = first.split('-')
  if (includesWord(words.men, name)) return 'sir'
  if (includesWord(words.women, name)) return 'madam'
  const [woman, man] = ENDINGS[language] ?? []
  if (woman?.test(name) || (language === 'pl' && /(?:s|c|dz)ka$/.test(family))) return 'madam'
  if (man?.test(name) || (language === 'pl' && /(?:s|c|dz)ki$/.test(family))) return 'sir'
  return titles.some((title) => isDegree(title) && isMasculine(title, language)) ? 'sir' : undefined
}

/** Legal forms, as they are typed with and without full stops. A short one counts only as it is usually written. */
const LEGAL_FORM = new RegExp(
  `(?:,? |, ?|(?<=[\\p{L}.)])\\s[–-]\\s)(?:${[
    // German
    '(?:g?GmbH|mbH|AG|UG(?: \\(haftungsbeschränkt\\))?|KG|KGaA|OHG|oHG|OG|SE)(?: ?& ?Co\\.?(?: ?(?:KG|KGaA|OHG))?)?',
    'e\\.? ?V|e\\.? ?K|e\\.? ?Kfm|e\\.? ?Kfr|e\\.? ?U|eG|e\\.G|GbR|GesbR|GesmbH|Ges\\.m\\.b\\.H|PartG(?: ?mbB)?|PartGmbB',
    // English and Nordic
    'Ltd|Limited|Inc|Incorporated|LLC|LLP|PLC|Plc|plc|PLLC|P\\.?C|LP|Corp|Corporation|(?:Pty|Pvt)\\.? Ltd|CIC|CRL',
    'AS|ASA|A/S|ApS|AB|Oy|Oyj|Kft|s\\.r\\.o',
    // French, Belgian and Dutch
    'S\\.?A\\.?R\\.?L|E\\.?U\\.?R\\.?L|SASU?|S\\.A\\.S(?:\\.U)?|SNC|SCOP|SCIC|SCEA|GAEC|EARL|SELARL|SELAS|SCP|SCM|SCI',
    'S\\.R\\.L|BVBA|B\\.V\\.B\\.A|CVBA|CV|C\\.V|SRL|SCRL|SPRL|ASBL|asbl|VZW|vzw|VOF|V\\.?o\\.?f|v\\.o\\.f|V\\.O\\.F|BV|B\\.V|NV|N\\.V|Comm\\.? ?V|U\\.A',
    // Spanish
    'S\\.?L\\.?(?:U|P|L|NE)?|S\\. ?L\\.? ?(?:U\\.?|P\\.?)?|S\\.?A\\.?(?:U|T|C)?|S\\. ?A\\. de C\\. ?V|S\\. de R\\.L\\. de C\\.V|S\\.C\\.A|S\\.C\\.R\\.L|E\\.I\\.R\\.L|C\\.B|A\\.C',
    'S\\.P\\.R\\. de R\\.L',
    'S\\. ?Coop(?:\\. ?\\p{Lu}\\p{Ll}*)?',
    // Italian
    'Soc\\. Coop\\.(?: (?:Soc|Agr|a r\\.l))?|S\\.?r\\.?l(?:\\.?s)?|s\\.?r\\.?l(?:\\.?s)?|Srls?|SNC|[Ss]\\.?n\\.?c|[Ss]\\.?a\\.?s|S\\.S|s\\.s|Società Agricola(?: s\\.s)?|Soc\\. Agr|S\\.?p\\.?A|SpA|spa',
    // Polish
    '[Ss]p\\. ?(?:z ?o\\. ?o\\.?|[jkcp]\\.?|kom\\.?)|[Ss]półka (?:z o\\.o\\.|jawna|komandytowa|cywilna)|s\\.[cj]|S\\.K\\.A|P\\.S\\.A',
    // Portuguese
    'Unip(?:\\.|essoal)?|Soc\\. Agrícola|Lda|Ltda|LDA|LTDA|EIRELI|S/A|ME|EPP|MEI',
  ].join('|')})\\.?$`,
  'u',
)

/** A company's name as people say it: "Larkspur Dairy" for "Larkspur Dairy Ltd." */
export function withoutLegalForm(company: string): string {
  const spoken = company
    .replace(/^(?:SARL|SASU?|EURL|SNC|SCEA|GAEC|EARL|SELARL|SCP) (?=\S+ \S)/u, '')
    .replace(/ [–-]$/, '')
  const bare = spoken.replace(LEGAL_FORM, '').replace(/[,;]$/, '')
  // "Seilbahnen Lassing Betriebs GmbH" is not "Seilbahnen Lassing Betriebs".
  const isWhole =
    !/(?:&|\band|(?:betriebs|verwaltungs|vertriebs|handels|beteiligungs|dienstleistungs|besitz))$/i.test(bare)
  const isName = /[\p{L}\p{N}]{2}/u.test(bare) && isWhole
  return isName && bare !== spoken ? withoutLegalForm(bare) : spoken
}

/** Legal forms as they are typed in a name in capitals. */
const IN_CAPITALS: Readonly<Record<string, string>> = {
  GMBH: 'GmbH',
  LTD: 'Ltd',
  SPA: 'SpA',
  'S.P.A.': 'S.p.A.',
  'SP. Z O.O.': 'Sp. z o.o.',
}
/** The shortest word of a name in capitals that is no abbreviation. */
const WORD_LETTERS = 4

/** A company's name as people say and write it: "Spedition Kraus" for "SPEDITION KRAUS GMBH". */
export function spokenCompany(company: string): string {
  const typed = company.replace(/(?<= )(?:SP\. Z O\.O\.|[A-Z.]+)$/, (form) => IN_CAPITALS[form] ?? form)
  const name = withoutLegalForm(typed)
  const words = name.split(' ')
  const isTyped = words.length > 1 && isUpper(name) && words.some((word) => word.length > WORD_LETTERS)
  return isTyped ? words.map(inName).join(' ') : name
}

/** A word of a name in capitals. Short ones may be abbreviations, as in "BMW GROUP". */
function inName(word: string, at: number): string {
  if (/^F\.LLI$/.test(word)) return 'F.lli'
  const isLink = isSmall(word.toLowerCase())
  const isShortWord = isLink || /^(?:IL|ST|THE|AND|OF)$/.test(word)
  const isWord = /^\p{L}[\p{L}’'-]*$/u.test(word) && (word.length >= WORD_LETTERS || isShortWord)
  if (!isWord || !/[AEIOUYÄÖÜÁÉÍÓÚÀÈ]|^ST$/u.test(word)) return word
  const lower = word.toLowerCase()
  return at > 0 && isLink ? lower : partsCapitalised(lower).replace(/(?<=['’])S$/, 's')
}

/** A list in words: "a, b and c". @param last the word before the last item */
export function listed(items: readonly string[], last: string): string {
  const [final = '', ...others] = items.toReversed()
  return others.length === 0 ? final : `${others.reverse().join(', ')} ${last} ${final}`
}
