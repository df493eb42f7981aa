import { plainWord } from './text.ts'

/** A country, a group of countries or a region, as a person finds and chooses it. */
export interface PlaceName {
  name: string
  /** Its names in all languages, folded. */
  words: readonly string[]
}

/** The number of places that a text is read for. */
const MOST_NAMED = 3

/** The words in seven languages that come before a place in which something is sold. */
const BEFORE = new Set(
  `in across throughout within around im um nach en au aux dans autour nel nella nei sul rond w we na`.split(
    ' ',
  ),
)
/** Words between these and the place: "in ganz Bayern", "in the Netherlands". */
const BETWEEN = new Set(
  `the all whole of der die das dem den ganz gesamten la le les l el los las il lo gli de het heel hele toute tout tutta
  tutto todo toda caly calej calym`.split(/\s+/),
)
/** Words before these that say where a thing is made, and not where it is sold. */
const MADE = new Set(
  `made designed produced built grown manufactured hergestellt produziert gefertigt fabrique fabriquee fabriques
  fabriquees hecho hecha fabricado fabricada prodotto prodotta fatto realizzato gemaakt geproduceerd wyprodukowano
  wyprodukowany`.split(/\s+/),
)
/** Polish places change their ending after these. */
const INFLECTING = new Set(['w', 'we', 'na'])
/** The most letters in which a Polish form differs from the name. */
const ENDING = 2
const SHORTEST_INFLECTED = 5
const SHORTEST = 4

/**
 * The places in which a text says that something is sold, in its order: "für Betriebe in Bayern". A place that stands
 * alone, or where a thing is made, is none.
 */
export function placesNamedIn(text: string, places: readonly PlaceName[]): PlaceName[] {
  const written = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = written.map(plainWord)
  const found = new Set<PlaceName>()
  for (const [at, word] of words.entries()) {
    if (found.size === MOST_NAMED) break
    if (!BEFORE.has(word) || MADE.has(words[at - 1] ?? '')) continue
    const starts = new Set([at + 1, startAfter(words, at + 1)])
    for (const start of starts) {
      if (!/^\p{Lu}/u.test(written[start] ?? '')) continue
      const place = placeAt(words.slice(start, start + MOST_WORDS), places, INFLECTING.has(word))
      if (place) found.add(place)
    }
  }
  return [...found]
}

/** The most words of a name: "Emilia Romagna", "Bosnia and Herzegovina". */
const MOST_WORDS = 6

const startAfter = (words: readonly string[], at: number): number =>
  BETWEEN.has(words[at] ?? '') ? startAfter(words, at + 1) : at

/** The place with the longest name that begins at the first word. */
function placeAt(
  words: readonly string[],
  places: readonly PlaceName[],
  isInflected: boolean,
): PlaceName | undefined {
  const [first = ''] = words
  const rest = `${words.join(' ')} `
  let best: PlaceName | undefined
  let longest = 0
  for (const place of places) {
    for (const name of place.words) {
      if (name.length <= longest || !isNameAt(name, first, rest, isInflected)) continue
      best = place
      longest = name.length
    }
  }
  return best
}

/** Short names are words of other meanings, but for these. */
const SHORT = new Set(['usa', 'uk', 'eu', 'uae', 'nrw'])

function isNameAt(name: string, first: string, rest: string, isInflected: boolean): boolean {
  if (name.charCodeAt(0) !== rest.charCodeAt(0)) return false
  if (rest.startsWith(`${name} `)) return name.length >= SHORTEST || SHORT.has(name)
  return isInflected && isFormOf(first, name)
}

/** Whether a Polish word is probably a form of a name: "Polsce" of "Polska". */
const isFormOf = (word: string, name: string) =>
  name.length >= SHORTEST_INFLECTED &&
  Math.abs(word.length - name.length) <= ENDING &&
  word.startsWith(name.slice(0, -ENDING))
