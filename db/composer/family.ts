import type { LanguageName } from './language.ts'
import type { Sentences } from './languages/language.ts'

/** What a language knows about names: first names, and the ends of words for a woman's position. */
export type NameWords = Pick<Sentences, 'men' | 'women' | 'womensRoles'>

/** Words with which family names begin. */
const PARTICLE =
  /^(?:le|la|las|les|lo|los|li|de|du|des|van|vande|vanden|vander|ver|von|vom|der|den|di|del|della|delle|dello|degli|dei|dal|dalla|dalle|da|do|dos|das|el|al|ben|bin|ibn|abu|ter|ten|te|op|aan|uit|in|['’][ts]|zu|zum|zur|zer|ap|san|santa|sainte?|são|st\.?|mac|mc|fitz|ó|ní|nic|uí|af|av|wa|graf|gräfin|freiherr|freifrau|baron|baronin)$/i
/** Those that are first names where they come first: "Ben Carter". */
const FIRST_OR_PARTICLE = /^(?:ben|al|mac|li|ver|san|in)$/i
/** An article that is joined with the name: "d’Abreu", "D'Hondt". */
const JOINED = /^(?:d|dell|degl|l)['’]\p{L}/iu
/** Words between the two parts of a family name: "Ortega y Gasset", "Castro e Silva", "Puig i Cadafalch". */
const BETWEEN = /^(?:y|e|i|und|et)$/
/** Offices that French says in place of a name: "Madame la Directrice". */
const OFFICE_AFTER_ARTICLE =
  /^(?:maire|mairesse|direct(?:eur|rice)|président|présidente|préfète?|adjointe?|conseill(?:er|ère)|proviseure?|principale?|juge|bâtonni(?:er|ère)|doyenne?|curé|pasteure?|ministre|ambassad(?:eur|rice)|consule?|député|députée)$/i
/** Words of a family that stand after it. */
const AFTER = /^(?:filho|neto|netto|júnior|junior|sobrinho|fils|hijo)$/i
/** What follows "María de" in a given name: "María del Carmen", "Maria da Conceição", "Francisco de Paula". */
const OF_GIVEN =
  /^(?:paula|asís|borja|sales|padua|dios|deus|jesús|jesus|carmen|carmo|carmine|pilar|rosario|rosário|mar|mercedes|mercês|dolores|dores|ángeles|anjos|lourdes|lurdes|fátima|fatima|guadalupe|montserrat|socorro|consuelo|concepción|conceição|asunción|assunção|remedios|milagros|nieves|neves|rocío|soledad|soledade|sagrario|prado|camino|coro|paz|esperanza|esperança|gracia|graça|graças|grazie|angustias|encarnación|encarnação|amparo|pino|trinidad|caridad|caridade|fe|fé|ascensión|ascensão|luz|céu|glória|gloria|nazaré|penha|guia|ajuda|piedade|saudade|purificação|natividade|salete|livramento|sameiro)$/i
/** First names that stand between a first name and the family name in English: "Mary Ann Baker". */
const ENGLISH_MIDDLE = new Set(
  `ann anne anna mary jane jean joan joanne jo lee lou louise lynn lynne rose grace elizabeth john james william
paul marie rae sue susan kate katherine catherine may mae alice alan allen andrew anthony arthur ben benjamin beth brian
carol charles charlotte christine christopher claire dale daniel david dawn dean diane donald dorothy douglas edward
eileen elaine eleanor ellen emily emma eric eve evelyn faith fay fiona florence frances francis frank frederick gail
gary george gerald gordon graham harold harriet harry hazel heather helen henry hope hugh ian irene iris isabel ivy
jack janet jay jennifer jessica joe joseph joy joyce judith julia julie june karen kathleen keith kelly kenneth kevin
kim laura lauren leigh leonard leslie lewis lily linda lisa lloyd lucy luke lucas margaret maria mark martha martin
matthew maureen michael michelle nancy neil nicholas nicola nora oliver olive olivia patricia patrick peter philip
rachel ralph ray raymond rebecca renee richard robert robin roger ronald roy russell ruth ryan sally sam samuel sandra
sara sarah scott shirley simon sophia sophie stephen steven stuart theresa thomas timothy tom victoria vincent violet
walter wayne wendy winifred elena luis ángel carlos josé jose antonio miguel alejandro maría`.split(/\s+/),
)
/** Spanish family names that are clear without a first name: "Sra. García Márquez". */
const SPANISH_FAMILY =
  /^(?:\p{L}+[áéíóúa-z]ez|díaz|ruiz|ortiz|muñoz|garcía|romero|navarro|torres|molina|castro|ortega|rubio|medina|vega|herrera|mendoza|aguilar|rivera|rojas|vargas|morales|serrano|suárez)$/iu

export const isParticle = (word: string): boolean => PARTICLE.test(word)

/** Whether a word stays in small letters within a name. */
export const isSmall = (word: string): boolean => PARTICLE.test(word) || BETWEEN.test(word)

/** Whether a language knows a word as a first name. */
export const isFirst = (name: string, { men, women }: NameWords): boolean =>
  includesWord(`${men} ${women}`, name.split('-')[0] ?? '')

export const includesWord = (list: string, word: string): boolean =>
  word !== '' && list.split(' ').includes(word.toLowerCase())

/** A name with the words that belong to it: "Ruiz", "de Almodóvar", "Ortega y Gasset". */
type Unit = readonly string[]

/**
 * The words of the family name.
 * @param names a person's names in the order in which they are spoken, without titles and initials
 * @param isTitled whether a title stands before them, so that there may be no first name
 */
export function familyOf(
  names: readonly string[],
  words: NameWords,
  language: LanguageName,
  isTitled: boolean,
): readonly string[] {
  if (isVietnamese(names)) return names.slice(0, 1)
  if (isTitled && /^l[ea]$/i.test(names[0] ?? '') && OFFICE_AFTER_ARTICLE.test(names[1] ?? ''))
    return names.slice(0, 2)
  const units = unitsOf(names, language)
  const [first = []] = units
  const hasNoFirst =
    units.length === 1 ||
    (isTitled &&
      (beginsFamily(first) || (units.length === 2 && (isSpanishFamily(first, words) || isOfGiven(units[1])))))
  if (hasNoFirst) return names
  const start = startOfFamily(units, words, language)
  // "Sr. João da Silva", but "Sr. Silva".
  const isUsualWithFirst = language === 'pt' && isParticle(units[start]?.[0] ?? '')
  return isUsualWithFirst ? names : units.slice(start).flat()
}

/** Family names of China, which come first there, and last in most other countries. */
const CHINESE_FAMILY =
  /^(?:wang|zhang|liu|chen|yang|huang|zhao|wu|zhou|xu|sun|zhu|guo|lin|gao|luo|zheng|liang|xie|tang|deng|feng|cheng|cai|peng|pan|jiang|fang|xiao|shen|zeng)$/i

/** Whether the first word of a name may be the family name, so that nobody is greeted with it alone: "Wang Xiaoming". */
export const mayBeginWithFamily = (names: readonly string[]): boolean => {
  const [first = '', second = ''] = names
  const isOfTwo = CHINESE_FAMILY.test(first) && second !== '' && !ENGLISH_MIDDLE.has(second.toLowerCase())
  return isOfTwo || (names.length > 2 && VIETNAMESE_FAMILY.test(first))
}

/** Whether a name begins with its family name, as in Vietnam: "Nguyen Thi Hoa". */
const isVietnamese = ([first = '', middle = '', ...others]: readonly string[]): boolean =>
  others.length > 0 && VIETNAMESE_FAMILY.test(first) && /^(?:th[iị]|v[aă]n)$/iu.test(middle)

const VIETNAMESE_FAMILY =
  /^(?:nguy[eễ]n|tr[aầ]n|l[eê]|ph[aạ]m|ho[aà]ng|hu[yỳ]nh|v[uũoõ]|[dđ][aặ]ng|b[uù]i|[dđ][oỗ]|ng[oô]|d[uư][oơ]ng)$/iu

const isSpanishFamily = ([name = '']: Unit, words: NameWords) =>
  SPANISH_FAMILY.test(name) && !isFirst(name, words)

/** Joins the words of each name. */
function unitsOf(names: readonly string[], language: LanguageName): Unit[] {
  const units: string[][] = []
  let isOpen = false
  for (const [at, name] of names.entries()) {
    const last = units.at(-1)
    const isBetween = BETWEEN.test(name) && units.length > 1 && at < names.length - 1
    const isAfter = AFTER.test(name) && units.length > 1 && at === names.length - 1
    if (last && (isOpen || isBetween || isAfter)) last.push(name)
    else units.push([name])
    // "Jansen-van den Berg" goes on after "van".
    const isFirstName = at === 0 && language !== 'fr' && FIRST_OR_PARTICLE.test(name)
    const end = name.split('-').at(-1) ?? ''
    isOpen = !isFirstName && (isBetween || isParticle(end))
  }
  return units
}

const beginsFamily = ([word = '', ...others]: Unit) =>
  (isParticle(word) && others.length > 0) || JOINED.test(word)

function startOfFamily(units: readonly Unit[], words: NameWords, language: LanguageName): number {
  const given = endOfGiven(units)
  const last = units.length - 1
  const particle = units.findIndex((unit, at) => at >= given && beginsFamily(unit))
  const isGiven = (at: number) =>
    language === 'en'
      ? ENGLISH_MIDDLE.has(units[at]?.[0]?.toLowerCase() ?? '')
      : isFirst(units[at]?.[0] ?? '', words)
  if (['de', 'nl', 'pl'].includes(language)) return particle < 0 ? last : particle
  if (language === 'en' && particle >= 0) return particle
  // Two family names are usual in Spanish, and a third simple one is a first name that is not known.
  if (language === 'es' && particle < 0 && units.length - given >= 3 && !isGiven(last - 1)) return last - 1
  let start = particle < 0 ? last : particle
  const addsNames = language !== 'pt' || particle >= 0
  while (addsNames && start > given && !isGiven(start - 1)) start--
  return start
}

/** How many names are surely given: the first one, and "de Paula" or "Ángeles" after it if more follow. */
function endOfGiven(units: readonly Unit[]): number {
  const [[first = ''] = [], [second = ''] = []] = units
  const isMarian = /^mar[ií]a$/i.test(first) && OF_GIVEN.test(second)
  return units.length > 2 && (isMarian || isOfGiven(units[1])) ? 2 : 1
}

const isOfGiven = (unit: Unit = []) => isParticle(unit[0] ?? '') && OF_GIVEN.test(unit.at(-1) ?? '')
