import type { LanguageName } from './language.ts'

/** Whether a person is a man or a woman; undefined if it is unknown. */
export type Gender = 'sir' | 'madam' | undefined

const SIRS = /^(?:mr|herrn?|hr|monsieur|sr|señor|senhor|sig|signor|dhr|heer|meneer|pan|seu)\.?$/i
const MADAMS =
  /^(?:mrs|ms|miss|frau|mme|mlle|madame|mademoiselle|sra|srta|señora|señorita|senhora|sig\.?ra|sig\.?na|signora|mw|mevr|mevrouw|schwester|pani|dña|doña|d\.?ª|dona)\.?$/i
/** Titles of a woman by their form. */
const FEMININE =
  /^(?:dra|dre|docteure|doctora|doutora|prof[ae]|profesora|professora|lcda|mtra)\.?$|ª\.?$|ssa$/i
const DOCTOR =
  /^(?:dr|dre|dra|docteure?|doctora?|doktor|doutora?|dott|dottor|dottoressa|lek|dr\.?ª|(?:dott|dr)\.?ssa)\.?$/i
const PROFESSOR = /^(?:pr|prof|prof[ae]|professor|professeur|profesora?|professora|prof\.?(?:ª|ssa))\.?$/i
const LAWYER = /^(?:Me|[Mm]aître|[Aa]vv\.?|[Mm]ec\.?|[Aa]dw\.?)$/
/** Other titles before a name. "M." is missing because it may be an initial, and "Don" is also a first name. */
const OTHERS =
  /^(?:mx|sir|dame|ing|ir|dipl|di|mag|rev|arch|geom|rag|eng|eng\.?ª|inż|mgr|don|lic|arq|arq\.?ª|lcd[oa]|mtr[oa]|drs|ks|cllr|capt|chef|mvz|st[dr]|univ|pd|priv|dr\.?-ing|dipl\.?-ing|univ\.?-prof)\.?$/i

/** Whether a word is a title before a name. */
export const isTitle = (word: string): boolean =>
  [SIRS, MADAMS, DOCTOR, PROFESSOR, LAWYER, OTHERS].some((titles) => titles.test(word))

/** Whether a title says that a person has a degree or an office, beside being a man or a woman. */
export const isDegree = (title: string): boolean => !SIRS.test(title) && !MADAMS.test(title)

/** What titles say about a person. "Dr." is a man in the languages that have another word for a woman. */
export function genderOfTitles(titles: readonly string[]): Gender {
  if (titles.some((title) => MADAMS.test(title) || FEMININE.test(title))) return 'madam'
  return titles.some((title) => SIRS.test(title)) ? 'sir' : undefined
}

/** Whether titles name a man and a woman, as "Mr & Mrs" does. */
export const areCouple = (titles: readonly string[]): boolean =>
  titles.some((title) => SIRS.test(title)) && titles.some((title) => MADAMS.test(title))

/** Whether a degree is the masculine form in a language that has a feminine one: "Dr." beside "Dra." */
export const isMasculine = (title: string, language: string): boolean =>
  ['es', 'pt', 'it'].includes(language) &&
  (DOCTOR.test(title) || PROFESSOR.test(title) || /^eng\.?$/i.test(title)) &&
  !FEMININE.test(title)

/** The titles of others that a language's greetings name before the family name. */
const KEPT: Record<LanguageName, RegExp> = {
  en: /^(?:cllr|capt|mr|mrs|ms|miss|mx|rev|dr|prof|professor)\.?$/i,
  de: /^(?:dr|prof|mag|ing|di)\.?$/i,
  fr: /^$/,
  es: /^(?:dra?|prof|profa|lic|ing|arq|lcd[oa]|mtr[oa]|mvz)\.?$/i,
  it: /^(?:(?:dott|dr|prof)\.?(?:ssa)?|ing|avv|arch|geom|rag)\.?$/i,
  nl: /^(?:dr|prof|professor)\.?$/i,
  pl: /^$/,
  pt: /^(?:dra?|profa?|eng|arq|(?:dr|eng|arq|prof)\.?ª)\.?$/i,
}

/** The words for a man and a woman before their names. */
const COURTESIES: Record<LanguageName, Record<'sir' | 'madam', string>> = {
  en: { sir: 'Mr', madam: 'Ms' },
  de: { sir: 'Herr', madam: 'Frau' },
  fr: { sir: 'Monsieur', madam: 'Madame' },
  es: { sir: 'Sr.', madam: 'Sra.' },
  it: { sir: 'Sig.', madam: 'Sig.ra' },
  nl: { sir: 'heer', madam: 'mevrouw' },
  pl: { sir: 'Panie', madam: 'Pani' },
  pt: { sir: 'Sr.', madam: 'Sra.' },
}
/** What French and Polish write for a title. */
const SPELT: Record<'fr' | 'pl', readonly (readonly [RegExp, { sir: string; madam: string }])[]> = {
  fr: [
    [PROFESSOR, { sir: 'Professeur', madam: 'Professeur' }],
    [DOCTOR, { sir: 'Docteur', madam: 'Docteur' }],
    [LAWYER, { sir: 'Maître', madam: 'Maître' }],
  ],
  pl: [
    [/^ks\.?$/i, { sir: 'Księże', madam: 'Pani' }],
    [PROFESSOR, { sir: 'Panie Profesorze', madam: 'Pani Profesor' }],
    [DOCTOR, { sir: 'Panie Doktorze', madam: 'Pani Doktor' }],
    [LAWYER, { sir: 'Panie Mecenasie', madam: 'Pani Mecenas' }],
  ],
}

/**
 * What stands before a name: `courtesy` in a greeting with the family name ("Herr Dr.", "Docteur", "Mrs"), and `degrees`
 * before the whole name of a person of whom nobody knows whether they are a man or a woman ("Dr.").
 */
export function titlesIn(
  language: LanguageName,
  titles: readonly string[],
  is: Gender,
): { courtesy: string; degrees: string } {
  const courtesy = is ? COURTESIES[language][is] : ''
  if (language === 'fr' || language === 'pl') {
    const spelt = SPELT[language].find(([pattern]) => titles.some((title) => pattern.test(title)))?.[1]
    const degree = spelt?.[is ?? 'sir'] ?? ''
    return { courtesy: degree || courtesy, degrees: language === 'fr' ? degree : '' }
  }
  const kept = titles.filter((title) => KEPT[language].test(title)).map((title) => written(language, title))
  if (language === 'de') return { courtesy: [courtesy, ...kept].join(' ').trim(), degrees: kept.join(' ') }
  const degree = kept.find((title) => PROFESSOR.test(title)) ?? kept.at(-1) ?? ''
  return { courtesy: degree || courtesy, degrees: degree }
}

/** A title as a language writes it. English titles keep or lack their full stop as they were typed. */
function written(language: LanguageName, title: string): string {
  if (language === 'en') return capital(title)
  const stopped = /(?:\.|ª|ssa|professor|mvz)$/i.test(title) ? title : `${title}.`
  return language === 'nl' ? stopped.toLowerCase() : language === 'it' ? stopped : capital(stopped)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
