import { addressedAs, firstNameOf } from './names.ts'

/** A form of address with a person's name: "Frau Sommer", "Mr Berg". */
const TITLE =
  'Herrn?|Frau|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Mx\\.?|Monsieur|Madame|M\\.|Mme|Mlle|Sr\\.?|Sra\\.?|[Ss]eñora?|Signora?|' +
  'Sig\\.(?:ra|na)?|Dott\\.(?:ssa)?|(?:de )?[Hh]eer|[Mm]evrouw|[Dd]hr\\.|[Mm]evr\\.|[Mm]w\\.|Pan[iu]?|Panie|Senhora?|' +
  'Dr\\.?|Prof\\.?|Dr\\.ª|Prof\\.ª|Dra\\.|Docteur|Professeur|Maître|Cllr|Ing\\.|Eng\\.[ªº]?|Arq\\.[ªº]?|Lic\\.|Avv\\.|' +
  '[Dd]ott\\.ssa|Dr\\.ssa|(?:dr|prof|ds)\\.|heer/mevrouw|Prof\\.ssa|Arch\\.|Geom\\.|Rag\\.|Mtr[oa]\\.|Sir|Dame|Lord|Lady|' +
  'Father|Sister|Canon|Pastor|Councillor|Capt\\.?|Col\\.?|Rev\\.?|Père|Sœur|Colonel|Director[a]?|Padre|Comandante|[Dd]on|' +
  'Pe\\.|Irmã|[Bb]urgemeester|[Pp]astoor'
const PARTICLE =
  "von und zu|von|van|de|der|den|ter|di|da|della?|degli|la|le|du|do|dos|das|zu|y|e|wa|op|St\\.|in|['’]t"
const DEGREE =
  '(?:(?:Dr|Prof|M?Mag|Ing|DI|Eng|Arq|Avv|Dott)\\.?(?:in|a|ssa|[ªº])?|Dra\\.|Doutora?|D\\.|(?:Bürgermeister|Direktor|Pfarrer|Pastor|Notar|Präsident|Rektor|Dekan)(?:in)?)'
const WORD = "(?:[dl]['’])?\\p{Lu}[\\p{L}'’-]+"
const nameOf = (furtherWords: number) =>
  `(?:${DEGREE} )*(?:(?:${PARTICLE}) )*${WORD}(?: (?:(?:${PARTICLE}) )*${WORD}){0,${furtherWords}}`
const OPENING =
  '(?:[Ss]ehr )?[Gg]eehrte[rs]?|Liebe[rs]?|Werte[rs]?|Guten (?:Tag|Morgen|Abend)|Hallo|Grüezi|Dear|Hello|Hi|' +
  'Good (?:morning|afternoon|day)|Bonjour|Bonsoir|Cher|Chère|Estimad[oa]|Apreciad[oa]|Buenos días|Buenas tardes|Hola|' +
  'Gentile|Gentilissim[oa]|Egregi[oa]|Buongiorno|Salve|Car[oa]|Geachte|Beste|Goedemorgen|Goedemiddag|Goedendag|' +
  'Szanown[ya]|Dzień dobry|Witam|Drog[ia]|Prezad[oa]|Bom dia|Boa tarde|Olá|Exm[oa]\\.?'

const TITLED = new RegExp(`(?<!\\p{L})(?:${TITLE}) (${nameOf(2)})`, 'gu')
const GREETING = new RegExp(`^\\s*(?:${OPENING}),? (?:${TITLE}) ${nameOf(5)}(?=[,:!]?\\s*$)`, 'mu')

/**
 * Replaces a greeting with a form of address, such as "Sehr geehrte Frau Sommer", with the variable {greeting}: its
 * words change with the person. Only the first line that is one is a greeting.
 * @returns the text, and the replaced greeting; undefined without one
 */
export function withGreeting(text: string): { text: string; said: string | undefined } {
  const said = GREETING.exec(text)?.[0].trim()
  return said ? { text: text.replace(said, '{greeting}'), said } : { text, said: undefined }
}

/** The people whom a text names with a form of address: `said` is "Frau Sommer", `name` is "Sommer". */
export const titledIn = (text: string): { said: string; name: string }[] =>
  [...text.matchAll(TITLED)].map(([said, name = '']) => ({ said, name }))

/** The greetings of a language: of a man, a woman, a person of whom only the name is known, and nobody in particular. */
interface Greetings {
  sir: string
  madam: string
  named: string
  nobody: string
}

const english: Greetings = { sir: 'Dear {}', madam: 'Dear {}', named: 'Dear {first}', nobody: 'Hello' }
/** By the names that `languageOfText` gives. A Polish name would have to be inflected, so it is left out. */
const greetings: Readonly<Record<string, Greetings>> = {
  en: english,
  de: {
    sir: 'Sehr geehrter {}',
    madam: 'Sehr geehrte {}',
    named: 'Guten Tag {full}',
    nobody: 'Guten Tag',
  },
  fr: { sir: 'Bonjour {}', madam: 'Bonjour {}', named: 'Bonjour {full}', nobody: 'Bonjour' },
  es: {
    sir: 'Estimado {}',
    madam: 'Estimada {}',
    named: 'Buenos días, {full}',
    nobody: 'Buenos días',
  },
  it: {
    sir: 'Gentile {}',
    madam: 'Gentile {}',
    named: 'Buongiorno {full}',
    nobody: 'Buongiorno',
  },
  nl: { sir: 'Geachte {}', madam: 'Geachte {}', named: 'Goedendag {full}', nobody: 'Goedendag' },
  pl: { sir: 'Szanowny Panie', madam: 'Szanowna Pani', named: 'Dzień dobry', nobody: 'Dzień dobry' },
  pt: { sir: 'Prezado {}', madam: 'Prezada {}', named: 'Bom dia, {full}', nobody: 'Bom dia' },
}

/** Without lists of names, only a title says whether a person is a man or a woman. */
const titlesAlone = { men: '', women: '', womensRoles: '' }

/**
 * How a letter greets a person, without the comma. The form of address is never inferred from a first name.
 * @param language a result of `languageOfText`; one without greetings here is greeted in English
 */
export function greetingOf(fullName: string, language: string): string {
  const { sir, madam, named, nobody } = greetings[language] ?? english
  const { is, family = '', courtesy = '' } = addressedAs(fullName, '', titlesAlone, language) ?? {}
  if (is) return (is === 'sir' ? sir : madam).replace('{}', `${courtesy} ${family}`)
  const first = firstNameOf(fullName)
  return first ? named.replace('{first}', first).replace('{full}', fullName.trim()) : nobody
}
