import { stemmer } from 'stemmer'

/** Words that do not characterise a buyer. */
const stopWords = new Set(
  `a about above across after again all also an and any are around as at available be because been before being
  below best better between both but by can cannot come could do does down each easily easy every few first for
  from full get give go good great had has have help helps here high how i if in inside into is it its just keep
  keeps know less let like made make makes making many may more most much my need needs new no non not now of off
  offer offers on once one only onto or other our out over own per put ready same see sell set should simple
  simply so some still such take than that the their them then there these they thing this those through time to
  too top two under until up us use used useful user users uses using very via want was way we well were what
  when where which while who will with within without work works would year years you your
  business businesses company companies firm firms organisation organisations organization organizations
  enterprise enterprises industry industries sector sectors market markets customer customers client clients
  product products service services solution solutions system systems software platform platforms tool tools
  app apps application provider providers supplier suppliers operator operators owner owners manager managers
  team teams people person staff professional professionals worker workers member members management leader leaders
  employee employees small medium large sized mid size quality premium modern smart digital online
  cost costs price save saves saving day days week weeks month months monthly minute minutes hour hours
  cheap fast quick reliable affordable innovative b2b world worldwide global etc`
    .split(/\s+/)
    .filter(Boolean),
)

/** Small words of other languages, folded. Those that are telling words of English, such as "pan", are left out. */
const smallWords = new Set(
  `der die das dem des ein eine einen einem einer eines und oder mit ohne fur von vom zum zur im am auf aus bei nach uber
  unter ist sind wird werden kann konnen ihre ihren ihrer unser unsere sich nicht auch nur sehr mehr alle jede jeder
  wie wenn dass als sowie damit durch bis le la les un une du de et ou en au aux avec sans pour par sur dans est sont
  vos votre nos notre leur leurs ce ces cette qui que tout tous toute toutes plus chez entre
  el los las una unos unas del al y o con sin para por su sus es son que como mas muy todo todos cada desde hasta entre
  il lo gli uno dei delle della dello degli nel nella nelle e ed o con senza per su da di che sono vostro nostro loro
  ogni anche piu tra fra het een van voor met zonder op in uit bij naar te zijn ook aan die dat deze dit onze wij ons
  jullie elke alle meer i a w we z ze na do od dla przez przy oraz lub sie jest nie jak co ten ta to o os um uma do da
  dos das no na nos nas ao com sem para por seu sua sao mais cada todos och att med utan for pa av till som den det`
    .split(/\s+/)
    .filter(Boolean),
)

/** Text in lower case, without accents and punctuation, with words separated by one blank. */
export function fold(text: string): string {
  return tokensOf(text).join(' ')
}

/** Letters, digits and signs of English. */
export const PLAIN = /^[\x20-\x7e]*$/

/** The words of a text, lower case, without accents, split as SQLite's unicode61 tokenizer does. */
export function tokensOf(text: string): string[] {
  // Most text is plain ASCII, which is processed much faster.
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? []
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Whether a folded word is meaningful: not a stop word, not a single letter, not a bare number. */
export const isContent = (word: string) =>
  word.length > 1 && !stopWords.has(word) && !smallWords.has(word) && !/^\d+$/.test(word)

/** Words whose stem is also that of a word with another meaning: hospital, book, train, ship, new, busy. */
const exceptions = new Map(
  Object.entries({
    hospitality: 'hospitality',
    booking: 'booking',
    bookings: 'booking',
    training: 'training',
    shipping: 'shipping',
    news: 'news',
    business: 'business',
    businesses: 'business',
  }),
)

/** Longer strings are not words of a language: as in SQLite, they are their own stem. */
const LONGEST_STEMMED = 64

/**
 * The stem of a folded word, by Porter's algorithm of 1980 ("An algorithm for suffix stripping"), exactly as
 * SQLite's porter tokenizer computes it, so that matches here agree with the index.
 */
export const stem = (word: string): string => (word.length > LONGEST_STEMMED ? word : stemmer(word))

const MOST_KNOWN = 20_000
const known = new Map<string, string>()

function stemOf(word: string) {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const made = stem(word)
  known.set(word, made)
  return made
}

/** The stems of a text's words for a search in an index. */
export const stemsToFind = (text: string): string[] => tokensOf(text).map(stemOf)

/** The stem of a folded word; for a word whose stem also belongs to another word, the word itself. */
export const stemOfWord = (word: string): string => exceptions.get(word) ?? stemOf(word)

/** The stems of a text with one blank around each, so that one text's stems can be found within another's. */
export function stemsOf(text: string): string {
  return ` ${tokensOf(text).map(stemOfWord).join(' ')} `
}
