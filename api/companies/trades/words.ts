import { PLAIN, stemOfWord, tokensOf } from '#api/text/tokens.ts'

/** The languages in which trades have words. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const
export type Language = (typeof languages)[number]

/** Languages in which the thing itself comes before the words that narrow it: "four à pain". */
export const headFirst: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'it', 'pl', 'pt'])

/** A phrase that was found in a text, as positions of words: `end` is the word after it. */
export interface Found<T> {
  value: T
  start: number
  end: number
}

/** Phrases of several languages that can be found in texts. */
export interface Phrases<T> {
  add(phrase: string, language: Language, value: T): void
  /** The phrases of these languages in a text. Where phrases overlap, the longest counts. */
  foundIn(text: string, spoken: readonly Language[]): Found<T>[]
}

/**
 * The words of a text in lower case without accents. Letters that are not a letter with an accent ("ł") become plain
 * ones.
 */
export function wordsOf(text: string): string[] {
  if (PLAIN.test(text)) return tokensOf(text)
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[łøßæœ]/g, (letter) => ({ ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' })[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Short words that identify a text's language. None of them names a trade by itself: "con" is no ice cream cone. */
const smallWords: Record<Language, string> = {
  en: `the and of for with your to in is are from on by at that it we an every each without you our one
    when who they their its no not where before a as has have can so more than up out into over under be
    do does only any all two three per through until while see them this these or if which what but us
    then now even just because since much very also him her his hers there here whose whom why how too
    both either neither none nor such own being been was were had did may might must shall should would
    could`,
  de: `und der die das mit fur von den im zum zur ein eine auf nach ohne aus bei wir ist auch werden bis
    alle dem des man sich nicht wer wo wenn wie sie er jeden in an am sind hat kein keine keinen noch
    nur mehr uber unter vor zwei drei dass wird damit statt jede jeder einem einer einen oder aber schon
    immer hier dort dann sehr wollen will muss mussen kann konnen ihre ihr ihrem ihren ihrer unser
    unsere unserem unseren vom durch gegen so also beim dazu diese dieser dieses haben hatte war waren
    gibt denn weil damals heute jetzt etwas nichts sein seine seinen es gart`,
  fr: `et les des pour avec la le du une sans sur par dans aux au est en un votre vos de chaque nous pose
    qui que plus se ne pas l d on son sa ils elles celui ceux deux trois moins sous entre leur leurs
    sont ce cette ces meme quand comme tout a y ou donc tres aussi peut doit avant apres notre nos
    toute tous toutes fait etre encore depuis si ni elle il lui chez vers puis alors c qu n toujours
    jamais ici rien autre autres`,
  es: `y los las para con del una sin por en el la un de su al que cada se sus desde hasta nuestro quien
    quienes no lo mas donde es son ya a dos tres menos sobre como cuando este esta tambien todo entre le
    pero hoy o e ni muy porque hay ser nos les cosa ahora siempre asi aunque si solo otro otra otros
    nuestra nuestros nada algo puede pueden tiene tienen ha han sido dejan antes despues`,
  it: `e gli per con del della di una senza il la dei delle in un da al ai alla ogni anche nel su che chi i
    lo le si non l dal due piu fino ne a tre meno come quando loro questo tutto tra fra ha dopo cosa gia
    ma o ed ci vi se dove suo sua suoi vostro vostra vostri nostro nostra altri altro sempre cosi
    ora oggi molto poi sono hanno qui perche mai cui essere puo`,
  nl: `en van voor met het een de zonder op uit bij in naar per uw te zijn ook aan die tot onze wij niet er
    al als om zich dat ze hij wie waar elke twee drie meer minder door dan hoe nog geen wordt heeft
    tussen naast maar of wel nu toch daar hier zo zoals veel mee kan kunnen moet moeten gaat gaan komt
    deze dit hun ons iedere alle steeds omdat terwijl zodat worden waren hebben ja iets niets altijd`,
  pl: `i dla z w na do oraz bez od po ze przez sie jest nie lub co od przy kazdy nasz ktory ktora ktore
    ktorzy tych gdzie za jak ich tam sam sami dwa trzy mniej ma sa go juz przed bo czy jego nad pod zeby
    nic tak tez takze ale tylko jeszcze wiec by byc mozna moze moga bedzie gdy kiedy nasze nasza wasz
    wasze wasi twoj inne cos to te ta ten tej tego tym aby albo bardzo miedzy nigdy zawsze a u my wy oni`,
  pt: `e os as para com da do das dos em um uma sem por no na nos nas ao aos que ou pelo pela se sua seu de
    o a cada mais nao quem onde num numa ate dois tres menos como quando sao tambem tudo entre pelos
    pelas este esta so mas ja muito hoje agora nada ser foi ter tem pode podem nossa nosso seus suas lhe
    isso porque sempre nem sobre depois antes outra outro aqui ha`,
}
const small: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  languages.map((language) => [language, new Set(smallWords[language].split(/\s+/))]),
)

/** The endings of nouns and adjectives, the longest first. Without them singular and plural have the same stem. */
const endings: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?:innen|ern|em|en|er|es|e|n|s)$/,
  fr: /(?:eaux|aux|ales|ale|al|eau|es|s|x|e)$/,
  es: /(?:iones|ion|es|os|as|o|a|e|s)$/,
  it: /(?:che|ghe|chi|ghi|ca|co|ga|go|ie|ii|ia|io|i|e|o|a)$/,
  nl: /(?:en|s|e)$/,
  pl: /(?:iami|ami|iach|ach|iego|ego|iemu|ych|ich|ymi|imi|owie|owi|ow|om|iej|ej|ie|ia|iu|a|e|i|o|u|y)$/,
  pt: /(?:coes|cao|oes|aes|ao|ais|eis|es|os|as|is|o|a|e|s)$/,
}
const SHORTEST_STEM = 3

function stemIn(language: Language, word: string): string {
  if (language === 'en') return stemOfWord(word)
  const bare = word.replace(endings[language], '')
  const kept = bare.length < SHORTEST_STEM ? word : bare
  if (language === 'nl') return dutch(kept)
  return language === 'it' ? kept.replace(/[ch]$/, '') : kept
}

/** Dutch plurals change the spelling: "scholen" is the plural of "school", "bedrijven" of "bedrijf". */
const dutch = (word: string) =>
  word
    .replace(/([aeou])\1/g, '$1')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')

const SHORTEST_PART = 3

/** A word of a phrase. `*` at its start or end matches any letters: "*bäckerei", "Zahnarzt*". */
interface Pattern {
  part: string
  open: '' | 'start' | 'end'
  /** The number of letters of the whole word, as it is written. */
  letters: number
}

function patternOf(written: string, language: Language): Pattern {
  const [word = ''] = wordsOf(written)
  const letters = word.length
  if (written.startsWith('*')) return { part: word, open: 'start', letters }
  if (written.endsWith('*')) return { part: word, open: 'end', letters }
  return { part: stemIn(language, word), open: '', letters }
}

/** The spellings of a pattern. In Dutch "bouwbedrijf*" also matches "bouwbedrijven". */
const spellingsOf = ({ part, open }: Pattern, language: Language): string[] =>
  language === 'nl' && open === 'end'
    ? [...new Set([part, part.replace(/f$/, 'v').replace(/s$/, 'z')])]
    : [part]

interface Phrase<T> {
  first: Pattern
  rest: Pattern[]
  value: T
}

/** A phrase whose first word is only partly given. */
interface Open<T> {
  part: string
  phrase: Phrase<T>
}

/** The phrases of one language, indexed by their first word. */
interface Shelf<T> {
  whole: Map<string, Phrase<T>[]>
  /** Phrases by the first or the last letters of the given part, which rule out most words. */
  starting: Map<string, Open<T>[]>
  ending: Map<string, Open<T>[]>
  /** The first letters of the stems in `whole`. A stem begins like its word. */
  begins: Set<string>
  /** What `begunBy` has returned for a word: texts mostly consist of the same words. */
  begun: Map<string, readonly Phrase<T>[]>
}

const NONE: readonly never[] = []

/**
 * An empty list of phrases. The phrases of a language are indexed when a text in it is first read: most texts are in one
 * language, and an index of all takes eight times as long.
 */
export function phrases<T>(): Phrases<T> {
  const written = new Map<Language, [phrase: string, value: T][]>(languages.map((language) => [language, []]))
  const shelves = new Map<Language, Shelf<T>>()

  function shelfOf(language: Language): Shelf<T> {
    const known = shelves.get(language)
    if (known) return known
    const made: Shelf<T> = {
      whole: new Map(),
      starting: new Map(),
      ending: new Map(),
      begins: new Set(),
      begun: new Map(),
    }
    for (const [phrase, value] of written.get(language) ?? []) index(made, phrase, language, value)
    shelves.set(language, made)
    return made
  }

  function at(text: readonly string[], start: number, language: Language): readonly Found<T>[] {
    const word = text[start]
    if (word === undefined) return NONE
    const possible = begunBy(shelfOf(language), word, language)
    if (possible.length === 0) return NONE
    const fitting = possible.filter(({ rest }) =>
      rest.every((pattern, i) => fits(pattern, text[start + 1 + i], language)),
    )
    return mostGiven(fitting).map(({ rest, value }) => ({ value, start, end: start + 1 + rest.length }))
  }

  return {
    add(phrase, language, value) {
      written.get(language)?.push([phrase, value])
      shelves.delete(language)
    },
    foundIn(text, spoken) {
      const words = wordsOf(text)
      const found: Found<T>[] = []
      for (let start = 0; start < words.length; start++) {
        for (const language of spoken) found.push(...at(words, start, language))
      }
      return found.length > 1 ? longest(found) : found
    },
  }
}

/** Two forms of a word with a short stem differ by so many letters at most: "min" is no form of "mines". */
const MOST_BETWEEN_FORMS = 1

/** Whether a word with a pattern's stem is probably a form of the pattern's word. */
const isFormOf = ({ part, open, letters }: Pattern, word: string): boolean =>
  open !== '' || part.length > SHORTEST_STEM || Math.abs(word.length - letters) <= MOST_BETWEEN_FORMS

/** Whether a word's stem may be in the index, without computing the stem. Dutch stems may change their vowels. */
const mayBegin = <T>({ begins }: Shelf<T>, word: string, language: Language): boolean =>
  language === 'nl' ||
  word.length <= SHORTEST_PART + 1 ||
  begins.has(word.slice(0, SHORTEST_PART)) ||
  begins.has(word.slice(0, SHORTEST_PART - 1))

/** The number of words of each language for which `begunBy` is cached, and their longest. */
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 40

/** The phrases that may begin with a word, and those that consist of it alone. */
function begunBy<T>(shelf: Shelf<T>, word: string, language: Language): readonly Phrase<T>[] {
  const known = shelf.begun.get(word)
  if (known) return known
  const isSmall = small.get(language)?.has(word) ?? false
  const stemmed = mayBegin(shelf, word, language) ? stemIn(language, word) : ''
  const begun = phrasesFor(shelf, word, stemmed).filter(
    ({ first, rest }) => rest.length > 0 || (!isSmall && isFormOf(first, word)),
  )
  if (word.length > LONGEST_KNOWN) return begun
  if (shelf.begun.size >= MOST_KNOWN) shelf.begun.clear()
  shelf.begun.set(word, begun.length > 0 ? begun : NONE)
  return begun
}

function phrasesFor<T>(shelf: Shelf<T>, word: string, stemmed: string): readonly Phrase<T>[] {
  const whole = shelf.whole.get(stemmed) ?? NONE
  const starting = shelf.starting.get(word.slice(0, SHORTEST_PART))
  const ending = shelf.ending.get(word.slice(-SHORTEST_PART))
  if (!starting && !ending) return whole
  const open = [
    ...(starting?.filter(({ part }) => word.startsWith(part)) ?? NONE),
    ...(ending?.filter(({ part }) => word.endsWith(part)) ?? NONE),
  ].sort(shorterFirst)
  return [...whole, ...open.map(({ phrase }) => phrase)]
}

/** Without single words of which less is given: "*schule" matches a "Skischule", too, but "Skischule*" says more. */
function mostGiven<T>(found: Phrase<T>[]): Phrase<T>[] {
  if (found.length < 2) return found
  const givenIn = ({ first, rest }: Phrase<T>) =>
    first.open === '' || rest.length > 0 ? Number.POSITIVE_INFINITY : first.part.length
  const most = Math.max(...found.filter(({ rest }) => rest.length === 0).map(givenIn))
  return found.filter((one) => givenIn(one) >= most)
}

const shorterFirst = <T>(a: Open<T>, b: Open<T>) => a.part.length - b.part.length

/** Adds a phrase to the index of its language. */
function index<T>(shelf: Shelf<T>, phrase: string, language: Language, value: T) {
  const [first, ...rest] = phrase
    .split(/[\s'’./-]+/)
    .map((word) => patternOf(word, language))
    .filter(({ part }) => part !== '')
  if (!first) return
  for (const part of spellingsOf(first, language)) place(shelf, part, { first, rest, value })
}

/** Adds a phrase to the index under its first word, or under the given part of that word. */
function place<T>(shelf: Shelf<T>, part: string, phrase: Phrase<T>) {
  if (phrase.first.open === '') {
    put(shelf.whole, part, phrase)
    shelf.begins.add(part.slice(0, SHORTEST_PART))
  } else if (phrase.first.open === 'end') put(shelf.starting, part.slice(0, SHORTEST_PART), { part, phrase })
  else put(shelf.ending, part.slice(-SHORTEST_PART), { part, phrase })
}

function put<T>(lists: Map<string, T[]>, key: string, one: T) {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

function fits({ part, open }: Pattern, word: string | undefined, language: Language): boolean {
  if (word === undefined) return false
  if (open === '') return stemIn(language, word) === part
  return open === 'end' ? word.startsWith(part) : word.endsWith(part)
}

/** Removes phrases that overlap a longer one. Phrases with the same start and end all stay. */
function longest<T>(found: Found<T>[]): Found<T>[] {
  const kept: Found<T>[] = []
  const length = ({ start, end }: Found<T>) => end - start
  for (const one of found.toSorted((a, b) => length(b) - length(a))) {
    const isFree = kept.every(
      (other) =>
        one.end <= other.start ||
        other.end <= one.start ||
        (one.start === other.start && one.end === other.end),
    )
    if (isFree) kept.push(one)
  }
  return kept
}

/**
 * The probable languages of a text. Without any short word: English, and the languages with letters that the text has.
 */
export function spokenIn(text: string): Language[] {
  const words = wordsOf(text)
  const counts = [...small].map(([language, set]) => ({
    language,
    told: words.filter((word) => set.has(word)).length,
    marked: marksOf(text, language),
  }))
  const most = Math.max(...counts.map(({ told, marked }) => (told > 0 ? 2 * told + marked : 0)))
  if (most === 0) {
    const marked = counts.filter((one) => one.marked > 0).map(({ language }) => language)
    return [...new Set<Language>(['en', ...marked])]
  }
  return counts
    .filter(({ told, marked }) => told > 0 && 2 * told + marked >= most * 0.75)
    .map(({ language }) => language)
}

/** Letters that only one or few of the languages have. */
const marks: Partial<Record<string, RegExp>> = {
  de: /[äöüß]/gi,
  fr: /[èêçâîôûœ]|[dlnsq]['’]/gi,
  es: /[ñ¿¡óáí]/gi,
  it: /[ìòù]|\bdell['’]/gi,
  nl: /ij|aa|oo/gi,
  pl: /[łąęśżźćń]/gi,
  pt: /[ãõçâêôáéíóú]/gi,
}
const marksOf = (text: string, language: string) => {
  const mark = marks[language]
  return mark ? Math.min(2, text.match(mark)?.length ?? 0) : 0
}
