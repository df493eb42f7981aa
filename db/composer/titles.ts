import type { LanguageName } from './language.ts'

/** Whether a person is a man or a woman; undefined if it is unknown. */
export type Gender = 'sir' | 'madam' | undefined

const SIRS = /^(?:mr|herrn?|hr|monsieur|sr|señor|senhor|sig|signore?|dhr|heer|meneer|pan|seu)\.?$/i
const MADAMS =
  /^(?:mrs|ms|miss|frau|mme|mlle|melle|madame|mademoiselle|sra|sr\.?ª|srta|señora|señorita|senhora|senhorita|sig\.?r?a|sig\.?na|signor(?:a|ina)|mw|mevr|mevrouw|schwester|pani|dña|doña|d\.?ª|dona)\.?$/i
/** Titles of a woman by their form. */
const FEMININE =
  /^(?:dra|dre|docteure|doctora|doutora|prof[ae]|profesora|professora|licda|lcda|mtra|arqta|diin)\.?$|[ªᵃ]\.?$|ⁱⁿ\.?$|\.(?:a|in)$|ssa\.?$/i
const DOCTOR =
  /^(?:d?dr|dr\.?(?:in|ⁱⁿ)|dre|dra|docteure?|doctora?|doktor|doutora?|dott|dottor|dottoressa|lek|dr\.?ª|(?:dott|dr)\.?ssa)\.?$/i
const PROFESSOR =
  /^(?:pr|prof|prof\.?(?:in|ⁱⁿ)|prof[ae]|professor|professeur|profesora?|professora|prof\.?(?:ª|ssa))\.?$/i
const LAWYER = /^(?:Me|[Mm]aître|[Aa]vv\.?|[Mm]ec(?:enas|\.)?|[Aa]dw\.?)$/
/** Other titles before a name. "M." and "Don" are missing because they may be an initial and a first name. */
const OTHERS =
  /^(?:mx|sir|dame|ing\.?(?:in)?|ir|dipl|diin|m?mag\.?(?:[aªᵃ]|in)?|rev|revd|arch|geom|rag|eng|eng\.?ª|inż|mgr|lic|licda|arq|arq\.?ª|arqta|lcd[oa]|mtr[oa]|drs|ds|ks|płk|ppłk|mjr|cllr|capt|chef|mvz|c\.p|abog|abg|biól|psic|st[dr]|univ|pd|priv|dr\.?-ing|dipl\.?-ing|univ\.?-prof)\.?$/i
/** Titles that are known by their capitals: "DI" is an engineer in Austria, "Di" begins a family name. */
const IN_CAPITALS = /^(?:DI|RA|RAin|KommR|OStR|RegR|LAbg\.?)$/
/** "Enf.ª" */
const ABBREVIATED_FEMININE = /^\p{L}{2,6}\.?ª\.?$/u

/** Offices that stand before a name or, after a form of address, in place of one. */
const OFFICES: Record<LanguageName, RegExp> = {
  en: /^(?:father|fr\.|maj\.?|major|superintendent|sister|pastor|rabbi|imam|canon|deacon|bishop|reverend|lord|lady|captain|colonel|col\.?|lt\.?|sgt\.?|councillor|alderman|judge|sheriff)$/i,
  de: /^(?:(?:bürgermeister|direktor|pfarrer|pastor|notar|präsident|rektor|dekan|dechant|kommerzialrat|hofrat)(?:in)?|bgm\.|obermeister(?:in)?|dir\.|pater|bruder|abt|äbtissin)$/i,
  fr: /^(?:père|abbé|sœur|colonel|commandant|capitaine|lieutenant|général)$/i,
  es: /^(?:director|alcald|president|gerent|capitán|comandante|padre|fray|sor|concejal|notari)(?:es)?[aoe]?$/i,
  it: /^(?:direttore|direttrice|sindac[oa]|president(?:e|essa)|assessor[ae]|notaio|capitano|comandante|cont(?:e|essa)|marches[ea]|baron(?:e|essa)|don|padre|suor|mons\.|cav\.|comm\.|geom\.)$/i,
  nl: /^(?:pastoor|pater|zuster|directeur|directrice|burgemeester|wethouder|notaris)$/i,
  pl: /^(?:sołtys|dyrektor(?:ka)?|dyr\.|prezes(?:ka)?|burmistrz|wójt|kierownik|kierowniczka|starosta|inżynier|kapitan|ksiądz|siostra|ojciec)$/i,
  pt: /^(?:diretora?|presidente|prefeit[oa]|vereador|comandante|capitão|coronel|cel\.|cap\.|padre|pe\.|pastora?|frei|irmã|mestre|vereadora?)$/i,
}

/** Whether a word may be an office before a name. */
export const isOffice = (word: string, language: LanguageName): boolean => OFFICES[language].test(word)

/** Whether a word is a title before a name. */
export const isTitle = (word: string): boolean =>
  [SIRS, MADAMS, DOCTOR, PROFESSOR, LAWYER, OTHERS, IN_CAPITALS, ABBREVIATED_FEMININE].some((titles) =>
    titles.test(word),
  )

/** Whether a title says that a person has a degree or an office, beside being a man or a woman. */
export const isDegree = (title: string): boolean => !SIRS.test(title) && !MADAMS.test(title)

const WOMANS_OFFICE =
  /^(?:\p{Ll}*(?:meister|direktor|pfarrer|pastor|notar|präsident|rektor|dekan)in|äbtissin|sœur|sor|suor|zuster|siostra|irmã|direttrice|directrice|presidentessa|directora|diretora|alcaldesa|presidenta|prefeita|sindaca|kierowniczka|dyrektorka|prezeska)$/iu
const MANS_OFFICE =
  /^(?:\p{Ll}*(?:meister|direktor|pfarrer|notar|präsident|rektor|dekan)|pater|bruder|abt|don|ks\.|père|abbé|padre|pe\.|fray|frei|mons\.|ksiądz|ojciec|pastoor|direttore|sindaco|alcalde|prefeito|diretor)$/iu

/** What titles say about a person. "Dr." is a man in the languages that have another word for a woman. */
export function genderOfTitles(titles: readonly string[]): Gender {
  if (titles.some((title) => MADAMS.test(title) || FEMININE.test(title) || WOMANS_OFFICE.test(title)))
    return 'madam'
  return titles.some((title) => SIRS.test(title) || MANS_OFFICE.test(title)) ? 'sir' : undefined
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
  en: /^(?:cllr|capt|mr|mrs|ms|miss|mx|rev|revd|dr|prof|professor)\.?$/i,
  de: /^(?:(?:d?dr|prof|m?mag|ing|di)\.?(?:in|ⁱⁿ|[aªᵃ])?|diin)\.?$/i,
  fr: /^$/,
  es: /^(?:dra?|prof|profa|lic|licda|ing|arq|arqta|lcd[oa]|mtr[oa]|mvz|c\.p|psic|biól|abog|abg)\.?$/i,
  it: /^(?:(?:dott|dr|prof)\.?(?:ssa)?|ing|avv|arch|geom|rag)\.?$/i,
  nl: /^(?:dr|ds|prof|professor)\.?$/i,
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
    [/^abbé$/i, { sir: 'Monsieur l’abbé', madam: 'Monsieur l’abbé' }],
  ],
  pl: [
    [/^(?:ks\.?|ksiądz)$/i, { sir: 'Księże', madam: 'Pani' }],
    [/^siostra$/i, { sir: 'Siostro', madam: 'Siostro' }],
    [/^ojciec$/i, { sir: 'Ojcze', madam: 'Ojcze' }],
    [PROFESSOR, { sir: 'Panie Profesorze', madam: 'Pani Profesor' }],
    [DOCTOR, { sir: 'Panie Doktorze', madam: 'Pani Doktor' }],
    [LAWYER, { sir: 'Panie Mecenasie', madam: 'Pani Mecenas' }],
    [/^dyr/i, { sir: 'Panie Dyrektorze', madam: 'Pani Dyrektor' }],
    [/^prezes/i, { sir: 'Panie Prezesie', madam: 'Pani Prezes' }],
    [/^burmistrz$/i, { sir: 'Panie Burmistrzu', madam: 'Pani Burmistrz' }],
    [/^sołtys$/i, { sir: 'Panie Sołtysie', madam: 'Pani Sołtys' }],
    [/^wójt$/i, { sir: 'Panie Wójcie', madam: 'Pani Wójt' }],
    [/^kierowni/i, { sir: 'Panie Kierowniku', madam: 'Pani Kierownik' }],
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
    const office = language === 'fr' ? titles.find((title) => isOffice(title, language)) : undefined
    const degree = spelt?.[is ?? 'sir'] ?? capital(office ?? '')
    return { courtesy: degree || courtesy, degrees: language === 'fr' ? degree : '' }
  }
  const kept = titles
    .filter((title) => KEPT[language].test(title) || isOffice(title, language))
    .map((title) => written(language, title))
  if (language === 'de') {
    const isOfOrder = kept.some((title) => OF_ORDER.test(title))
    const degrees = kept.join(' ')
    return { courtesy: isOfOrder ? degrees : `${courtesy} ${degrees}`.trim(), degrees }
  }
  const degree = kept.find((title) => PROFESSOR.test(title)) ?? kept.at(-1) ?? ''
  return { courtesy: degree || courtesy, degrees: degree }
}

/** Monks and nuns in German, who are not "Herr" and "Frau". */
const OF_ORDER = /^(?:Pater|Bruder|Abt|Äbtissin)$/

/** A title as a language writes it. English titles keep or lack their full stop as they were typed. */
function written(language: LanguageName, title: string): string {
  if (language === 'en') return capital(title)
  const isWhole = isOffice(title, language) || /^DI$|(?:[.ªᵃⁿ]|\.(?:a|in)|ssa|professor|mvz)$/i.test(title)
  const stopped = isWhole ? title : `${title}.`
  return language === 'nl' ? stopped.toLowerCase() : language === 'it' ? stopped : capital(stopped)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
