import { plainWord } from './text.ts'

/** A country, a group of countries or a region, as a person finds and chooses it. */
export interface PlaceName {
  name: string
  /** Its names in all languages, folded. */
  words: readonly string[]
}

/** A place that a text names. */
export interface NamedPlace {
  /** The name of a country or region in the list, or of a town. */
  name: string
  isTown: boolean
}

/**
 * Finds the town with which some words begin.
 * @param words as they are written, the first ones of the rest of a sentence
 * @param isSure whether the text says that a place follows: "im Raum …", "… and surroundings"
 * @returns the town's name and the number of its words
 */
export type TownFinder = (
  words: readonly string[],
  isSure: boolean,
) => { name: string; words: number } | undefined

/** The number of places that a text is read for. */
const MOST_NAMED = 4

const setOf = (words: string) => new Set(words.split(/\s+/))

/** The words in eight languages that come before a place in which something is sold. */
const BEFORE = setOf(
  'in across throughout within around near between im um rund nach raum grossraum zwischen en au aux dans autour sur a entre alrededor por tra fra nel nella nei sul intorno vicino rond rondom te tussen regio w we na wokol kolo okolicach okolice em no na nas nos',
)
/** Of these, words that say that a place follows, so that a smaller town is meant, too. */
const SURELY_BEFORE = setOf(
  'around rund raum grossraum autour alrededor intorno rond rondom wokol okolicach okolice',
)
/** Words of a whole place, which come before its name without any other word: "cała Wielkopolska". */
const WHOLE = setOf(
  'ganz gesamten toute tout tutta tutto toda todo heel hele whole cala caly cale calej calym',
)
/** Words between these and the place: "in ganz Bayern", "in the Netherlands", "in de provincie Utrecht". */
const BETWEEN = setOf(
  `the all of greater der die das dem den um le la les l d el los las il lo gli de het di del della dell van von od o os as
  do da dos das raum grossraum region regio regione region area zona provincia provincie provinz province departement
  departamento county landkreis kreis wojewodztwie wojewodztwo powiecie okolicach okolice omgeving`,
)
/** "e dintorni", "und Umgebung" */
const SURROUNDINGS = setOf(
  'surroundings surrounding environs umgebung umland umkreis alentours environs alrededores dintorni omgeving omstreken okolice okolicach arredores',
)
const AND = setOf('and und et y e i en oraz')
/** Words before a place that say where a thing or its seller comes from, or where it was tried, and not where it is sold. */
const MADE = setOf(
  `made designed produced built grown manufactured based founded developed invented warehouse factory workshop depot
  hergestellt produziert gefertigt entwickelt erfunden gegrundet ansassig lager werk fabrik werkstatt sitz gebaut
  fabrique fabriquee fabriques fabriquees concu basee base fonde inventee entrepot usine atelier siege
  hecho hecha fabricado fabricada fabricados disenado ubicados almacen fabrica taller sede
  prodotto prodotta prodotti fatto fatta realizzato progettato magazzino laboratorio stabilimento
  gemaakt geproduceerd ontwikkeld bedacht gevestigd magazijn fabriek werkplaats
  wyprodukowano wyprodukowany wyprodukowane produkowane magazyn fabryka siedziba
  feito fabricados produzido armazem oficina
  tested getestet teste testee probado testato getest testowany testado messe fair salon feria fiera beurs targi feira
  university universitat universite universidad universita universiteit uniwersytet universidade`,
)
/** So many words before the word before a place are read for those. */
const MADE_WITHIN = 2
/** Names that are also words which a person writes without a capital. */
const ALSO_WORDS = setOf(
  'turkey jersey china centre center centro marche manche guinea landes lorena georgia central highland northern southern nord ouest bath reading nice tours essen halle worms singen orange mobile split rugby wells deal derby leon como union brest lens hull cork buffalo phoenix media melle',
)
/** Polish places change their ending after these. */
const INFLECTING = setOf('w we na okolicach calej calym')
/** The most letters in which a Polish form differs from the name. */
const ENDING = 2
const SHORTEST_INFLECTED = 5
const SHORTEST = 4
/** The least letters of a name that is written without a capital. */
const SHORTEST_SMALL = 6

interface Word {
  written: string
  plain: string
  /** The signs between the word before and this one. */
  signs: string
}

/** A sign that ends a sentence, or a clause. A single blank or comma does not. */
const ENDS = /[.:;!?\n()]/

function wordsIn(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: written, index }) => {
    const signs = text.slice(end, index)
    end = index + written.length
    return { written, plain: plainWord(written), signs }
  })
}

/**
 * The places in which a text says that something is sold, in its order: "für Betriebe in Bayern", "rond Eindhoven en
 * Tilburg", "Gliwice i okolice". A place that stands alone, or where a thing is made, is none.
 * @param townAt finds towns; without it only places of the list are found
 */
export function placesNamedIn(
  text: string,
  places: readonly PlaceName[],
  townAt: TownFinder = () => undefined,
): NamedPlace[] {
  const words = wordsIn(text)
  const found = new Map<string, NamedPlace>()
  const reader = { words, places, townAt }
  for (let at = 0; at < words.length && found.size < MOST_NAMED; at++) {
    const list = listAfter(reader, at)
    for (const place of list?.found ?? []) found.set(place.name, place)
    if (list) at = list.end - 1
  }
  for (const place of beforeSurroundings(reader)) found.set(place.name, place)
  return [...found.values()].slice(0, MOST_NAMED)
}

interface Reader {
  words: readonly Word[]
  places: readonly PlaceName[]
  townAt: TownFinder
}

/** Places that follow one another, and the word after them. */
interface PlaceList {
  found: NamedPlace[]
  end: number
}

/** The places after a word such as "in". */
function listAfter(reader: Reader, at: number): PlaceList | undefined {
  const { words } = reader
  const { plain = '' } = words[at] ?? {}
  const isWhole = WHOLE.has(plain)
  if (!isWhole && (!BEFORE.has(plain) || isMadeBefore(words, at))) return undefined
  const isSure = SURELY_BEFORE.has(plain)
  for (const start of new Set([at + 1, startAfter(words, at + 1)])) {
    const sure = isSure || words.slice(at + 1, start).some((word) => SURELY_BEFORE.has(word.plain))
    const how = { isSure: sure, isInflected: INFLECTING.has(plain), isRegion: isWhole }
    const list = listAt(reader, start, how)
    if (list.found.length > 0) return list
  }
  return undefined
}

const isMadeBefore = (words: readonly Word[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - MADE_WITHIN), at)
  const ended = words
    .slice(Math.max(0, at - MADE_WITHIN) + 1, at + 1)
    .findLastIndex(({ signs }) => ENDS.test(signs))
  return before.slice(ended + 1).some(({ plain }) => MADE.has(plain))
}

/** The most words of the places before "and surroundings". */
const MOST_BEFORE = 8

/** The places before "and surroundings": "Katowice, Gliwice i okolice". */
function beforeSurroundings(reader: Reader): NamedPlace[] {
  const { words } = reader
  const at = words.findIndex(
    ({ plain }, index) => SURROUNDINGS.has(plain) && AND.has(words[index - 1]?.plain ?? ''),
  )
  for (let start = Math.max(0, at - 1 - MOST_BEFORE); start < at - 1; start++) {
    const list = listAt(reader, start, { isSure: true, isInflected: false, isRegion: false })
    if (list.end === at - 1) return list.found
  }
  return []
}

interface How {
  /** Whether a place follows for sure. */
  isSure: boolean
  /** Whether Polish names have another ending. */
  isInflected: boolean
  /** Whether only countries and regions are meant. */
  isRegion: boolean
}

/** The places from a word on, separated by commas or "and". */
function listAt(reader: Reader, from: number, how: How): PlaceList {
  const { words } = reader
  const found: NamedPlace[] = []
  let end = from
  for (let at = from; at < words.length; ) {
    const place = placeAt(reader, at, how)
    if (!place) break
    found.push({ name: place.name, isTown: place.isTown })
    end = at + place.words
    const next = words[end]
    if (!next || ENDS.test(next.signs)) break
    if (AND.has(next.plain)) at = startAfter(words, end + 1)
    else if (/^\s*[,/&]\s*$/.test(next.signs)) at = end
    else break
  }
  return { found, end }
}

/** Signs within a name: "Emilia-Romagna", "Côte d’Azur". */
const JOINS = /^[-'’]$/

/** The most words of a name: "Emilia Romagna", "Bosnia and Herzegovina". */
const MOST_WORDS = 6

function startAfter(words: readonly Word[], at: number): number {
  const word = words[at]?.plain ?? ''
  return BETWEEN.has(word) || WHOLE.has(word) ? startAfter(words, at + 1) : at
}

/** The place that begins at a word: of the list the one with the longest name, or else a town. */
function placeAt(
  { words, places, townAt }: Reader,
  at: number,
  { isSure, isInflected, isRegion }: How,
): (NamedPlace & { words: number }) | undefined {
  const rest = words.slice(at, at + MOST_WORDS)
  const ended = rest.findIndex(({ signs }, index) => index > 0 && signs.trim() !== '' && !JOINS.test(signs))
  const whole = ended < 0 ? rest : rest.slice(0, ended)
  const listed = listedAt(whole, places, isInflected)
  if (listed) return { ...listed, isTown: false }
  if (isRegion) return undefined
  const town = townAt(
    whole.map(({ written }) => written),
    isSure,
  )
  return town ? { ...town, isTown: true } : undefined
}

/** The place of the list with the longest name that begins at the first word. */
function listedAt(words: readonly Word[], places: readonly PlaceName[], isInflected: boolean) {
  const [first] = words
  if (!first) return undefined
  const isSmall = !/^\p{Lu}/u.test(first.written)
  const rest = `${words.map(({ plain }) => plain).join(' ')} `
  let best: { name: string; words: number } | undefined
  let longest = 0
  for (const place of places) {
    for (const name of place.words) {
      if (name.length <= longest || !isNameAt(name, first.plain, rest, isInflected)) continue
      if (isSmall && (name.length < SHORTEST_SMALL || ALSO_WORDS.has(name))) continue
      best = { name: place.name, words: name.split(' ').length }
      longest = name.length
    }
  }
  return best
}

/** Whether a word that is written without a capital is probably no place's name. */
export const isAlsoWord = (plain: string): boolean => plain.length < SHORTEST || ALSO_WORDS.has(plain)

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
