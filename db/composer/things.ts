import { isAmerican, type LanguageName, languages } from './language.ts'
import { things, type Written } from './thingWords.ts'

/** What stands before the words for a thing: the verb of "X is a lamp". */
const VERB: Record<LanguageName, RegExp> = {
  en: /\s(?:is|are)\s(?:(?:an?|the|our)\s)?/i,
  de: /\s(?:ist|sind)\s(?:(?:eine?|der|die|das|unsere?)\s)?/i,
  fr: /\s(?:est|sont)\s(?:un|une|le|la|les|des|notre|nos)\s/i,
  es: /\s(?:es|son)\s(?:(?:un|una|el|la|los|las|unos|unas)\s)?/i,
  it: /\s(?:è|sono)\s(?:(?:un|uno|una|il|lo|la|i|gli|le|dei|delle)\s|un[’'])?/i,
  nl: /\s(?:is|zijn)\s(?:(?:een|de|het|onze?)\s)?/i,
  pl: /\s(?:to|jest to)\s/i,
  pt: /\s(?:é|são)\s(?:(?:um|uma|o|a|os|as|uns|umas)\s)?/i,
}
/** The same at the beginning of a description without a verb: "A lamp for barns". */
const ARTICLE: Record<LanguageName, RegExp> = {
  en: /^(?:(?:an?|our)\s|(?!\S+s\s)(?=(?:[\w-]+\s){1,3}(?:for|that|which|with|made)\s)|(?=[\w-]+\s(?:for|that|which|with|made|and)\s))/i,
  de: /^(?:(?:[Ee]ine?|[Uu]nsere?)\s|(?=(?:\p{L}+(?:e|er|es)\s){0,2}\p{Lu}[\p{L}-]+(?:,|\s(?:für|mit|aus|von|in|und|zum?r?)\s)))/u,
  fr: /^(?:(?:un|une|notre|nos)\s)?/i,
  es: /^(?:(?:un|una)\s)?/i,
  it: /^(?:(?:un|uno|una)\s|un[’'])?/i,
  nl: /^(?:(?:een|onze?)\s|(?!\S+t\s)(?=(?:[\w-]+\s){1,3}(?:voor|die|dat|met|van|en)\s))/i,
  pl: /^(?=\p{Lu}\p{Ll})/u,
  pt: /^(?:(?:um|uma)\s)?/i,
}
/** Words within a sentence, after which a noun is not what the thing is: "Keep the camera". */
const WITHIN =
  /(?<!\p{L})(?:the|your|its|his|her|their|an?|de|het|een|uw|der|die|das|den|dem|ihre?n?|eine?n?|hält|macht|misst|zeigt)(?!\p{L})/iu
/** What is said of a thing before its verb: of "A lamp that is bright" nothing. */
const RELATIVE = /[,;:(]|\s(?:that|which|who|que|qui|che|dat|waarmee|któr[yae])(?!\p{L})/iu
const SUBJECT_WORDS = 5

/** The text from the words for a thing on; '' if it does not say what a thing is. */
function fromThing(description: string, source: LanguageName): string {
  const verb = VERB[source].exec(description)
  const subject = verb ? description.slice(0, verb.index) : ''
  const isOfSubject = verb && subject.split(' ').length <= SUBJECT_WORDS && !RELATIVE.test(subject)
  const before = isOfSubject ? verb : ARTICLE[source].exec(description)
  return before ? description.slice(before.index + before[0].length) : ''
}

/** Where the words for a thing end. */
const AFTER =
  /[,.;:(–—]|\s(?:for|that|which|who|whose|where|with|without|to|in|on|of|from|by|at|as|and|or|made|used|built|so|für|zum?r?|mit|ohne|aus|im|am|und|voor|die|dat|waarmee|met|zonder|om|op|van|uit|en)\s/i
/** "a set of 16 lockers" are lockers. */
const SET = /^(?:\S+\s){0,2}?(?:set|kit|range|line|series|pair|roll|pack|box)\sof\s(?:\d+\s)?/i

/**
 * What kind of thing a product is, in a letter's language: as its description says first, or else its category or the
 * first word of its name.
 * @param country the reader's (ISO 3166 alpha-2): Brazil has other words than Portugal
 * @returns the thing as what the sender offers, in the accusative where a language has one: "unseren Sensor"; '' where
 * it has no word here, or several
 */
export function kindIn(
  { description, category, name }: { description: string; category: string; name: string },
  source: LanguageName,
  { language, country = '' }: { language: LanguageName; country?: string },
): string {
  const [first = ''] = name.split(/\s/)
  const named = description.toLowerCase().includes(first.toLowerCase()) ? first : ''
  const rows = [rowsOf(description, source), rowsOfCategory(category, source), rowsKnowing(named, source)]
  const at = languages.indexOf(language)
  const words = new Map(rows.find((found) => found.length > 0)?.map((row) => [row[at]?.written, row[at]]))
  const [said, ...others] = words.values()
  // "Casque" is a helmet or a headset.
  if (!said || others.length > 0) return ''
  return oursIn(language, isAmerican(country) ? (said.american ?? said) : said, name)
}

type Row = (typeof things)[number]

/** The kinds that a description names first. */
function rowsOf(description: string, source: LanguageName): readonly Row[] {
  const thing = fromThing(description, source)
  const phrase = thing.replace(SET, '')
  const [words = ''] = phrase.split(AFTER)
  const isOfAnother = isLastWord(source) && WITHIN.test(words)
  const named = isOfAnother ? [] : isLastWord(source) ? rowsAtEnd(words, source) : rowsAtStart(words, source)
  if (named.length === 0) return rowsDone(description, source)
  const before = description.slice(0, description.length - thing.length)
  return ofNumber(named, source, {
    isOne: ONE.test(before) || ONE_AFTER.test(thing),
    isMany: MANY_AFTER.test(thing),
  })
}

/** An article or a pronoun that shows that a thing is one, and not several. */
const ONE = /(?:^|\s)(?:an?|eine?|une?|una?|uno|um|uma|een)\s$/i
const ONE_AFTER = /^[^.]*?,\s(?:der|das)\s/i
const MANY_AFTER = /^[^.]*?,\sdie\s/i

/** The kinds of words that are one or several, as German "Fenster", by their number. */
function ofNumber(
  rows: readonly Row[],
  source: LanguageName,
  { isOne, isMany }: { isOne: boolean; isMany: boolean },
): readonly Row[] {
  const isOfMany = (row: Row) => /[pq]/.test(row[languages.indexOf(source)]?.form ?? '')
  const [many, one] = [rows.filter(isOfMany), rows.filter((row) => !isOfMany(row))]
  if (many.length === 0 || one.length === 0 || isOne === isMany) return rows
  return isOne ? one : many
}

/** A category is in the language of the description or, as the screens are, in English. */
function rowsOfCategory(category: string, source: LanguageName): readonly Row[] {
  const own = isLastWord(source) ? rowsAtEnd(category, source) : rowsAtStart(category, source)
  return own.length > 0 ? own : rowsAtEnd(category, 'en')
}

/** Whether a language says what a thing is last: "push camera", but "caméra thermique". */
const isLastWord = (source: LanguageName) => ['en', 'de', 'nl'].includes(source)

const MOST_WORDS = 4

/** The kinds that the longest end of a phrase names: of "electric heat pump" a heat pump. */
function rowsAtEnd(phrase: string, source: LanguageName): readonly Row[] {
  const words = phrase.split(/[\s-]+/).slice(-MOST_WORDS)
  const found = words.map((_, at) => rowsKnowing(words.slice(at).join(' '), source))
  return found.find((rows) => rows.length > 0) ?? rowsEnding(words.at(-1) ?? '', source)
}

/** The kinds that the longest beginning of a phrase names: of "pompe à chaleur hybride" a heat pump. */
function rowsAtStart(phrase: string, source: LanguageName): readonly Row[] {
  const bare = phrase.replace(source === 'pl' ? POLISH_ADJECTIVE : BEFORE_NOUN, '')
  const found = [phrase, bare].flatMap((text) => {
    const words = text.split(/\s+/).slice(0, MOST_WORDS)
    return words.map((_, at) => rowsKnowing(words.slice(0, words.length - at).join(' '), source))
  })
  return found.find((rows) => rows.length > 0) ?? []
}

/** Adjectives that stand before a noun: "petite pompe", "bezprzewodowy czujnik". */
const BEFORE_NOUN =
  /^(?:(?:petite?s?|grande?s?|gran|nouve(?:au|lle)s?|nuov[oaie]|piccol[oaie]|pequeñ[oa]s?|pequen[oa]s?|nov[oa]s?|mini)\s)+/iu
const POLISH_ADJECTIVE = /^(?:\p{L}+(?:ow|czn|jn|ln|sk|ck|jąc|rt|st|sn)[yaei]\s)+/iu

const rowsKnowing = (word: string, source: LanguageName): readonly Row[] =>
  word === '' ? [] : rowsWhere(source, ({ known }) => known.some((own) => isSame(own, word)))

/** German and Dutch words that mean the same at the end of a longer one: "Schiebekamera". */
const ENDS =
  /^(?:kamera|camera|sensor(?:en)?|scanner|messgerät|waage|thermometer|software|programma?|plattform|system|systeem|gerät|apparaat|maschine|machine|roboter|robot|drohne|pumpe|pomp|ventil|motor|batterie|ladegerät|lampe?|leuchten?|drucker|printer|ofen|oven|kessel|ketel|schrank|regale?|säge|gerüst|anhänger|aanhanger|fahrrad|matratze|matras|rollstuhl|rolstoel|helm|handschuhe?|etikett?(?:en)?|dünger|schulung|versicherung|verzekering|cursus|dämmung|verpackung(?:en)?|verpakking(?:en)?|isolatie|möbel|meubels|beleuchtung|verlichting|werkzeug|gereedschap|futter|folie|kurse?)$/i

/** The kinds whose word ends a longer one: of "Schiebekamera" a camera. */
const rowsEnding = (word: string, source: LanguageName): readonly Row[] =>
  rowsWhere(source, ({ known }) =>
    known.some((own) => ENDS.test(own) && word.toLowerCase().endsWith(own.toLowerCase())),
  )

/** "We clean", in languages with a pronoun, and "Puliamo" in others. */
const WE = /^(?:we|wir|nous|wij)\s(\p{L}+)/iu
const FIRST_WORD = /^(\p{L}+)/u

/** The kinds that a description says the company does: "We clean offices." */
function rowsDone(description: string, source: LanguageName): readonly Row[] {
  const hasPronoun = ['en', 'de', 'fr', 'nl'].includes(source)
  const [, verb = ''] = (hasPronoun ? WE : FIRST_WORD).exec(description) ?? []
  return rowsWhere(source, ({ done }) => done.some((own) => isSame(own, verb)))
}

const rowsWhere = (source: LanguageName, fits: (words: Row[number]) => boolean): readonly Row[] => {
  const at = languages.indexOf(source)
  return things.filter((row) => row[at] !== undefined && fits(row[at]))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase().replaceAll("'", '’')

/** "Our" before a word, by its form. */
const OUR: Record<LanguageName, Readonly<Record<string, string>>> = {
  en: { '': 'our' },
  de: { '': 'unseren', f: 'unsere', n: 'unser', p: 'unsere' },
  fr: { '': 'notre', p: 'nos' },
  es: { '': 'nuestro', f: 'nuestra', p: 'nuestros', q: 'nuestras' },
  it: { '': 'il nostro', f: 'la nostra', p: 'i nostri', q: 'le nostre' },
  nl: { '': 'onze', n: 'ons', p: 'onze' },
  pl: { '': 'nasz', f: 'naszą', n: 'nasze', p: 'nasze' },
  pt: { '': 'o nosso', f: 'a nossa', p: 'os nossos', q: 'as nossas' },
}

/** "our sensor", or "our" before a name that says it: "our ColdTrace sensor". */
function oursIn(language: LanguageName, { written, form }: Written, name: string): string {
  const our = OUR[language][form] ?? ''
  if (name.toLowerCase().includes(written.toLowerCase())) return our
  // Polish feminine words in -a end in -ę in the accusative.
  const word = language === 'pl' && form === 'f' ? written.replace(/^(\p{L}+)a(?!\p{L})/u, '$1ę') : written
  return `${our} ${word}`
}
