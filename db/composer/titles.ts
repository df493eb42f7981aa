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
  /^(?:d?dr|doktorin|dottore|dr\.?(?:in|ⁱⁿ)|dre|dra|docteure?|doctora?|doktor|doutora?|dott|dottor|dottoressa|lek|dr\.?ª|(?:dott|dr)\.?ssa)\.?$/i
const PROFESSOR =
  /^(?:pr|prof|prof\.?(?:in|ⁱⁿ)|prof[ae]|professor|professeur|profesora?|professora|prof\.?(?:ª|ssa))\.?$/i
const LAWYER = /^(?:Me|[Mm]aître|[Aa]vv\.?|[Mm]ec(?:enas|\.)?|[Aa]dw(?:okat|\.)?|[Rr]adca)$/
/** Other titles before a name. "M." and "Don" are missing because they may be an initial and a first name. */
const OTHERS =
  /^(?:mx|sir|dame|ing\.?(?:in)?|ir|dipl|diin|m?mag\.?(?:[aªᵃ]|in)?|rev|revd|arch|geom|rag|eng|eng\.?ª|inż|mgr|magister|lic|licda|on|sen|bc|bca|mga|doc|dis|arq|arq\.?ª|arqta|lcd[oa]|mtr[oa]|drs|ds|ks|płk|ppłk|mjr|cllr|capt|chef|mvz|c\.p|abog|abg|biól|psic|st[dr]|univ|pd|priv|dr\.?-ing|dipl\.?-\p{L}+\.?|univ\.?-prof|prim|priv\.-doz|komm\.-rat)\.?$/iu
/** Titles that are known by their capitals: "DI" is an engineer in Austria, "Di" begins a family name. */
const IN_CAPITALS = /^(?:DI|RA|RAin|KommR(?:in)?|O?StR|O?StD|O?MR|RegR|ÖkR|LAbg\.?)$/
/** "Enf.ª" */
const ABBREVIATED_FEMININE = /^\p{L}{2,6}\.?ª\.?$/u

/** Offices that stand before a name or, after a form of address, in place of one. */
const OFFICES: Record<LanguageName, RegExp> = {
  en: /^(?:father|fr\.|principal|maj\.?|major|superintendent|sister|pastor|rabbi|imam|canon|deacon|bishop|reverend|lord|lady|captain|colonel|col\.?|lt\.?|sgt\.?|councillor|alderman|judge|sheriff)$/i,
  de: /^(?:(?:(?:ober)?bürgermeister|direktor|pfarrer|pastor|notar|präsident|rektor|dekan|dechant|kammersänger)(?:in)?|primar(?:ius|ia)?|(?:land|kommerzial|hof|(?:ober)?medizinal|ökonomie|bau|(?:ober)?studien|regierungs|amts|schul|forst|justiz|sanitäts|ministerial|stadt)r(?:at|ätin)|bgm\.|obermeister(?:in)?|dir\.|pater|bruder|abt|äbtissin)$/i,
  fr: /^(?:père|abbé|sœur|colonel|commandant|capitaine|lieutenant|général)$/i,
  es: /^(?:director|alcald|president|gerent|capitán|comandante|padre|fray|sor|concejal|notari)(?:es)?[aoe]?$/i,
  it: /^(?:direttore|direttrice|sindac[oa]|president(?:e|essa)|assessor[ae]|notaio|capitano|comandante|cont(?:e|essa)|marches[ea]|baron(?:e|essa)|don|padre|suor|mons\.|cav\.|comm\.|geom\.)$/i,
  nl: /^(?:pastoor|pater|zuster|dominee|directeur|directrice|burgemeester|wethouder|notaris|meester)$/i,
  pl: /^(?:sołtys|dyrektor(?:ka)?|dyr\.|(?:wice)?prezes(?:ka)?|prezydent|burmistrz|wójt|kierownik|kierowniczka|starosta|inżynier|kapitan|redaktor|sędzia|rektor|dziekan|notariusz|naczelnik|ordynator|radca|ksiądz|proboszcz|prałat|kanonik|biskup|siostra|ojciec)$/i,
  pt: /^(?:diretora?|presidente|prefeit[oa]|vereador|comandante|capitão|coronel|cel\.|cap\.|padre|pe\.|pastora?|frei|irmã|mestre|vereadora?|comendadora?)$/i,
}

/**
 * Words for what a person does, which are no part of a greeting: "Tischlermeister Josef Huber" is "Herr Huber". Those
 * in `ROLES` stand before departments, too: "Leiter Einkauf" is nobody.
 */
const OCCUPATIONS: Record<LanguageName, RegExp> = {
  en: /^(?:chef|master|farmer|baker|butcher|coach|nurse|midwife|solicitor|barrister|architect)$/i,
  de: /^[\p{L}-]*[\p{L}-](?:meister|anwalt|anwält|berater|arzt|ärzt|wirt|architekt|ingenieur|prüfer|makler|lehrer|koch|köch)(?:in)?$|^(?:architekt|apotheker|küchenchef|winzer|ingenieur)(?:in)?$/iu,
  fr: /^(?:chef|cheffe|boulang(?:er|ère)|vigneron(?:ne)?|pharmacien(?:ne)?|vétérinaire|architecte|notaire|artisan)$/i,
  es: /^(?:maestr[oa]|abogad[oa]|veterinari[oa]|farmacéutic[oa]|panader[oa]|chef|enólog[oa])$/i,
  it: /^(?:maestr[oa]|farmacista|veterinari[oa]|fornaio|enolog[oa]|chef)$/i,
  nl: /^(?:apotheker|tandarts|dierenarts|huisarts|advocaat|architect|kok)$/i,
  pl: /^(?:lekarz|lekarka|adwokat|aptekarz|farmaceut(?:a|ka)|architekt|rolnik|mistrz)$/i,
  pt: /^(?:advogad[oa]|veterinári[oa]|farmacêutic[oa]|padeiro|chefe?|enfermeir[oa]|técnic[oa])$/i,
}
const ROLES: Record<LanguageName, RegExp> = {
  en: /^(?:owner|proprietor|founder|director|manager|head|headteacher|headmaster|headmistress|buyer)$/i,
  de: /^(?:\p{L}*(?:inhaber|führer|leiter|gründer|vorstand|verwalter|einkäufer|prokurist)|chef)(?:in)?$/iu,
  fr: /^(?:gérante?|propriétaire|directeur|directrice|présidente?|responsable|fondateur|fondatrice)$/i,
  es: /^(?:propietari[oa]|dueñ[oa]|encargad[oa]|responsable|jef[ea]|fundadora?)$/i,
  it: /^(?:titolare|proprietari[oa]|responsabile|amministratore|amministratrice|soci[oa]|fondatore|fondatrice)$/i,
  nl: /^(?:eigenaar|eigenares(?:se)?|bedrijfsleider|inkoper|oprichter|beheerder)$/i,
  pl: /^(?:właściciel(?:ka)?|prokurent|założyciel(?:ka)?)$/i,
  pt: /^(?:gerente|sóci[oa](?:-gerente)?|proprietári[oa]|don[oa]|responsável|encarregad[oa]|fundadora?)$/i,
}

/** Whether a word says what a person does: `surely` where a name follows, or also where a department may. */
export const occupationIn = (word: string, language: LanguageName): 'surely' | 'perhaps' | undefined => {
  if (OCCUPATIONS[language].test(word)) return 'surely'
  return ROLES[language].test(word) ? 'perhaps' : undefined
}

/** Whether a word may be an office before a name. */
export const isOffice = (word: string, language: LanguageName): boolean => OFFICES[language].test(word)

/** What a language writes for a title that is spelt out or typed as in another language. */
const ABBREVIATIONS: Partial<Record<LanguageName, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^rev(?:d|erend)?\.?$/i, 'Reverend'],
    [/^doctor$/i, 'Dr'],
  ],
  de: [
    [/^doktor(?:in)?$/i, 'Dr.'],
    [/^professor(?:in)?$/i, 'Prof.'],
    [/^prim\.$/i, 'Primar'],
    [/^(?:kommr|komm\.-rat)$/i, 'Kommerzialrat'],
    [/^(?:kommr(?:in|ⁱⁿ)|komm\.-rätin)$/i, 'Kommerzialrätin'],
    [/^ök(?:r|\.-rat)$/i, 'Ökonomierat'],
  ],
  es: [
    [/^licenciado$/i, 'Lic.'],
    [/^licenciada$/i, 'Licda.'],
    [/^doctor$/i, 'Dr.'],
    [/^doctora$/i, 'Dra.'],
    [/^arquitecto$/i, 'Arq.'],
    [/^arquitecta$/i, 'Arqta.'],
    [/^ingenier[oa]$/i, 'Ing.'],
    [/^profesor$/i, 'Prof.'],
    [/^profesora$/i, 'Profa.'],
  ],
  it: [
    [/^(?:dr|dott|dottore?)\.?$/i, 'Dott.'],
    [/^(?:(?:dr|dott)\.?ssa\.?|dottoressa)$/i, 'Dott.ssa'],
    [/^avvocat[oa]$/i, 'Avv.'],
    [/^ingegnere?$/i, 'Ing.'],
    [/^ragionier[ea]?$/i, 'Rag.'],
    [/^architett[oa]$/i, 'Arch.'],
    [/^geometra$/i, 'Geom.'],
    [/^professore?$/i, 'Prof.'],
    [/^professoressa$/i, 'Prof.ssa'],
  ],
  nl: [
    [/^doctor$/i, 'dr.'],
    [/^professor$/i, 'prof.'],
    [/^dominee$/i, 'ds.'],
  ],
  pt: [
    [/^(?:doutor|dr\.?º)$/i, 'Dr.'],
    [/^(?:doutora|drª\.?)$/i, 'Dra.'],
    [/^(?:engenheiro|eng\.?º|engo\.?)$/i, 'Eng.'],
    [/^(?:engenheira|engª\.?|enga\.?)$/i, 'Eng.ª'],
    [/^(?:arquite(?:c)?to|arq\.?º|arqto\.?)$/i, 'Arq.'],
    [/^(?:arquite(?:c)?ta|arqª|arqta\.?)$/i, 'Arq.ª'],
    [/^(?:professor|prof\.?º)$/i, 'Prof.'],
    [/^(?:professora|profª\.?|profa\.?)$/i, 'Prof.ª'],
  ],
}

/** A title in the spelling that a language's greetings have. */
export const titleIn = (language: LanguageName, title: string): string =>
  ABBREVIATIONS[language]?.find(([pattern]) => pattern.test(title))?.[1] ?? title

/** Whether a language spells out a word as a title: "Avvocato". */
export const isSpeltTitle = (word: string, language: LanguageName): boolean =>
  titleIn(language, word) !== word

/** Whether a word is a title before a name. */
export const isTitle = (word: string): boolean =>
  [SIRS, MADAMS, DOCTOR, PROFESSOR, LAWYER, OTHERS, IN_CAPITALS, ABBREVIATED_FEMININE].some((titles) =>
    titles.test(word),
  )

/** Whether a title says that a person has a degree or an office, beside being a man or a woman. */
export const isDegree = (title: string): boolean => !SIRS.test(title) && !MADAMS.test(title)

const WOMANS_OFFICE =
  /^(?:(?:\p{L}|-)*(?:meister|direktor|pfarrer|pastor|notar|präsident|rektor|dekan|rätin|anwält|ärzt|berater|wirt|lehrer|architekt|apotheker|ingenieur|prüfer|makler|winzer|köch|inhaber|führer|leiter|gründer|verwalter|einkäufer|prokurist|chef)in|\p{L}*rätin|gérante|présidente|fondatrice|vigneronne|pharmacienne|cheffe|abogada|veterinaria|farmacéutica|propietaria|dueña|encargada|jefa|fundadora|proprietaria|amministratrice|eigenares(?:se)?|właścicielka|założycielka|advogada|veterinária|farmacêutica|sócia(?:-gerente)?|proprietária|dona|encarregada|sœur|sor|suor|zuster|siostra|irmã|direttrice|directrice|presidentessa|directora|diretora|alcaldesa|presidenta|prefeita|sindaca|kierowniczka|dyrektorka|prezeska)$/iu
const MANS_OFFICE =
  /^(?:(?:(?:\p{L}|-)*(?:meister|anwalt|arzt|küchenchef|landwirt)|(?:\p{L}*(?:direktor|präsident)|pfarrer|notar|rektor|dekan|\p{L}{3,}rat|primar(?:ius)?))|pater|bruder|abt|don|ks\.|père|abbé|padre|pe\.|fray|frei|mons\.|ksiądz|ojciec|pastoor|direttore|sindaco|alcalde|prefeito|diretor)$/iu

/** What titles say about a person, apart from masculine words for an office, which women may have, too. */
export function genderOfTitles(titles: readonly string[]): Gender {
  if (titles.some((title) => MADAMS.test(title) || FEMININE.test(title) || WOMANS_OFFICE.test(title)))
    return 'madam'
  return titles.some((title) => SIRS.test(title)) ? 'sir' : undefined
}

/** Whether titles have the masculine word for an office, of which women have another or which only men hold. */
export const haveMansOffice = (titles: readonly string[]): boolean =>
  titles.some((title) => MANS_OFFICE.test(title))

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
  en: /^(?:cllr|capt|mr|mrs|ms|miss|mx|reverend|dr|prof|professor)\.?$/i,
  de: /^(?:(?:d?dr|prof|m?mag|ing|di)\.?(?:in|ⁱⁿ|[aªᵃ])?|diin)\.?$/i,
  fr: /^$/,
  es: /^(?:dra?|prof|profa|lic|licda|ing|arq|arqta|lcd[oa]|mtr[oa]|mvz|c\.p|psic|biól|abog|abg)\.?$/i,
  it: /^(?:(?:dott|dr|prof)\.?(?:ssa)?|ing|avv|arch|geom|rag|on|sen)\.?$/i,
  nl: /^(?:dr|ds|prof|professor)\.?$/i,
  pl: /^$/,
  pt: /^(?:dra?|profa?|eng|arq|(?:dr|eng|arq|prof)\.?ª|dona|d\.ª)\.?$/i,
}
/** Degrees that stand before the whole name of a person, but not after "Herr" and "Frau". */
const BEFORE_WHOLE_NAME = /^Dipl\.?-/i

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
    [/^maire$/i, { sir: 'Monsieur le Maire', madam: 'Madame la Maire' }],
    [/^abbé$/i, { sir: 'Monsieur l’abbé', madam: 'Monsieur l’abbé' }],
  ],
  pl: [
    [/^proboszcz$/i, { sir: 'Księże Proboszczu', madam: 'Pani' }],
    [/^prałat$/i, { sir: 'Księże Prałacie', madam: 'Pani' }],
    [/^kanonik$/i, { sir: 'Księże Kanoniku', madam: 'Pani' }],
    [/^biskup$/i, { sir: 'Księże Biskupie', madam: 'Pani' }],
    [PROFESSOR, { sir: 'Panie Profesorze', madam: 'Pani Profesor' }],
    [/^(?:lekarz|lekarka)$/i, { sir: 'Panie Doktorze', madam: 'Pani Doktor' }],
    [DOCTOR, { sir: 'Panie Doktorze', madam: 'Pani Doktor' }],
    [/^notariusz$/i, { sir: 'Panie Notariuszu', madam: 'Pani Notariusz' }],
    [/^sędzia$/i, { sir: 'Panie Sędzio', madam: 'Pani Sędzio' }],
    [/^rektor$/i, { sir: 'Panie Rektorze', madam: 'Pani Rektor' }],
    [/^dziekan$/i, { sir: 'Panie Dziekanie', madam: 'Pani Dziekan' }],
    [/^prezydent$/i, { sir: 'Panie Prezydencie', madam: 'Pani Prezydent' }],
    [/^starosta$/i, { sir: 'Panie Starosto', madam: 'Pani Starosto' }],
    [/^ordynator$/i, { sir: 'Panie Ordynatorze', madam: 'Pani Ordynator' }],
    [/^naczelnik$/i, { sir: 'Panie Naczelniku', madam: 'Pani Naczelnik' }],
    [/^redaktor$/i, { sir: 'Panie Redaktorze', madam: 'Pani Redaktor' }],
    [/^inżynier$/i, { sir: 'Panie Inżynierze', madam: 'Pani Inżynier' }],
    [/^kapitan$/i, { sir: 'Panie Kapitanie', madam: 'Pani Kapitan' }],
    [LAWYER, { sir: 'Panie Mecenasie', madam: 'Pani Mecenas' }],
    [/^dyr/i, { sir: 'Panie Dyrektorze', madam: 'Pani Dyrektor' }],
    [/^(?:wice)?prezes/i, { sir: 'Panie Prezesie', madam: 'Pani Prezes' }],
    [/^burmistrz$/i, { sir: 'Panie Burmistrzu', madam: 'Pani Burmistrz' }],
    [/^sołtys$/i, { sir: 'Panie Sołtysie', madam: 'Pani Sołtys' }],
    [/^wójt$/i, { sir: 'Panie Wójcie', madam: 'Pani Wójt' }],
    [/^kierowni/i, { sir: 'Panie Kierowniku', madam: 'Pani Kierownik' }],
  ],
}

/** Polish priests, monks and nuns, who are not "Pan" and "Pani". */
const OF_POLISH_CHURCH: readonly (readonly [RegExp, string])[] = [
  [/^(?:ks\.?|ksiądz)$/i, 'Księże'],
  [/^siostra$/i, 'Siostro'],
  [/^ojciec$/i, 'Ojcze'],
]

/** What French and Polish write for titles: "Docteur", "Panie Dyrektorze", "Księże Dyrektorze". */
function speltOut(
  language: 'fr' | 'pl',
  titles: readonly string[],
): { sir: string; madam: string } | undefined {
  const find = <T>(all: readonly (readonly [RegExp, T])[]) =>
    all.find(([pattern]) => titles.some((title) => pattern.test(title)))?.[1]
  const spelt = find(SPELT[language])
  const called = language === 'pl' ? find(OF_POLISH_CHURCH) : undefined
  if (called === undefined) return spelt
  const office = (called === 'Siostro' ? spelt?.madam : spelt?.sir)?.replace(/^(?:Pani|Panie|Księże) /, '')
  const whole = [called, office].filter(Boolean).join(' ')
  return { sir: whole, madam: whole }
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
    const spelt = speltOut(language, titles)
    const office = language === 'fr' ? titles.find((title) => isOffice(title, language)) : undefined
    const isNeutral = spelt?.sir === spelt?.madam
    const degree = (is || isNeutral ? spelt?.[is ?? 'sir'] : undefined) ?? capital(office ?? '')
    return { courtesy: degree || courtesy, degrees: language === 'fr' ? degree : '' }
  }
  const kept = titles
    .filter((title) => KEPT[language].test(title) || isOffice(title, language))
    .map((title) => written(language, title))
    .map((title) => (is === 'madam' ? (FEMININE_FORMS[language]?.[title] ?? title) : title))
  if (language === 'de') {
    const isOfOrder = kept.some((title) => OF_ORDER.test(title))
    const typed = kept.join(' ').replace('Bgm.', 'Bürgermeister')
    const degrees = is === 'madam' ? ofWoman(typed) : typed
    const ofWholeName = titles.filter((title) => BEFORE_WHOLE_NAME.test(title))
    if (!is && ofWholeName.length > 0) return { courtesy: '', degrees: [...kept, ...ofWholeName].join(' ') }
    return { courtesy: isOfOrder ? degrees : `${courtesy} ${degrees}`.trim(), degrees }
  }
  const degree = NAMES_ALL.has(language)
    ? kept.join(' ')
    : (kept.find((title) => PROFESSOR.test(title)) ?? kept.at(-1) ?? '')
  return { courtesy: degree || courtesy, degrees: degree }
}

/** The languages whose greetings name all titles: "Gentile Avv. Prof.ssa Serra". */
const NAMES_ALL: ReadonlySet<LanguageName> = new Set(['it', 'pt'])

/** Titles of a woman that are typed in the form for a man. */
const FEMININE_FORMS: Partial<Record<LanguageName, Readonly<Record<string, string>>>> = {
  es: { 'Dr.': 'Dra.', 'Prof.': 'Profa.', 'Lcdo.': 'Lcda.', 'Mtro.': 'Mtra.' },
  it: { 'Dott.': 'Dott.ssa', 'Prof.': 'Prof.ssa' },
  pt: { 'Dr.': 'Dra.', 'Prof.': 'Prof.ª', 'Eng.': 'Eng.ª', 'Arq.': 'Arq.ª' },
}

/** "Bürgermeister" and "Kommerzialrat" of a woman. */
const ofWoman = (titles: string) =>
  titles.replace(/(?<=Bürgermeister)(?!in)/u, 'in').replace(/(?<=\p{L})rat(?!\p{L})/u, 'rätin')

/** Monks and nuns in German, who are not "Herr" and "Frau". */
const OF_ORDER = /^(?:Pater|Bruder|Abt|Äbtissin)$/

/** A title as a language writes it. English titles keep or lack their full stop as they were typed. */
function written(language: LanguageName, title: string): string {
  if (language === 'en') return capital(title)
  if (/^(?:dona|d\.ª)$/i.test(title)) return 'D.'
  const isWhole = isOffice(title, language) || /^DI$|(?:[.ªᵃⁿ]|\.(?:a|in)|ssa|professor|mvz)$/i.test(title)
  const stopped = isWhole ? title : `${title}.`
  if (language === 'nl') return stopped.toLowerCase()
  return language === 'it' && isOffice(title, language) ? stopped : capital(stopped)
}

/** Offices in a position that a language's greetings name, by the words with which the position begins. */
const POSITIONS: Partial<Record<LanguageName, readonly (readonly [RegExp, string])[]>> = {
  de: [[/^((?:ober)?bürgermeister(?:in)?|landrat|landrätin|pfarrer(?:in)?)$/i, '']],
  fr: [
    [/^(?:avocate?|notaire|huissi(?:er|ère))$/i, 'Maître'],
    [/^maire$/i, 'Maire'],
    [/^(?:médecin|dentiste|chirurgien(?:ne)?-dentiste|vétérinaire)$/i, 'Docteur'],
  ],
  pl: [
    [
      /^(?:dyrektor(?:ka)?|prezes(?:ka)?|burmistrz|wójt|sołtys|kierownik|kierowniczka|starosta|notariusz|proboszcz)$/i,
      '',
    ],
    [/^(?:adwokat|radca)$/i, 'mec.'],
    [/^(?:lekarz|lekarka|dentysta|dentystka|stomatolog)$/i, 'dr'],
  ],
}

/** The title that a person's position gives, where a language greets people with it; '' otherwise. */
export function titleOfPosition(position: string, language: LanguageName): string {
  const [word = ''] = position.trim().split(/[\s,;/]+/)
  const [, title] = POSITIONS[language]?.find(([pattern]) => pattern.test(word)) ?? []
  return title === '' ? capital(word) : (title ?? '')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
