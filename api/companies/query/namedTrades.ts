import type { NamedTrades } from '#api/companies/trades/buyers.ts'
import { tradesOfLabel } from '#api/companies/trades/company.ts'
import {
  foldedLabel,
  isLoose,
  narrowest,
  servesPeople,
  tradesBelow,
  tree,
} from '#api/companies/trades/trades.ts'
import {
  type Found,
  headFirst,
  type Language,
  languages,
  spokenIn,
  wordsOf,
} from '#api/companies/trades/words.ts'
import type { Product } from '#db/model/entities/product.ts'

/** The fields of a product from which its buyers are derived, and the keywords of this search. */
type NamingFacts = Pick<Product, 'name' | 'description' | 'target_industry' | 'keywords' | 'category'> & {
  asked: string
}

/** The words between the thing that is sold and its buyers. */
const forWhom: Record<Language, string> = {
  en: 'for|to help|used by|made for|built for',
  de: 'für|fuer|hilft|unterstützt',
  fr: 'pour|destinée?s? aux|à destination des|aide les',
  es: 'para|destinad[oa]s? a|dirigid[oa]s? a|ayuda a',
  it: 'per|destinat[oaie] a|rivolt[oaie] a|aiuta',
  nl: 'voor|helpt',
  pl: 'dla|pomaga',
  pt: 'para|destinad[oa]s? a|pensad[oa]s? para|ajuda',
}

/** Marks and words that end the part after "for". */
const ENDS = /[.:;!?\n(–—]|,\s(?=\p{L}+(?:ed|ing|t)\b)|\s(?:with|mit|avec|con|met|z)\s/u

/**
 * The trades that the texts of a product and of a search name, in any of the tree's languages.
 * @param spoken the languages of the texts; without them the probable ones
 */
export function namedTrades(
  facts: NamingFacts,
  spoken: readonly Language[] = languagesOf(facts),
): NamedTrades {
  const { name, description, target_industry: target, keywords, asked } = facts
  const inName = tradesNamedIn(audienceIn(name, spoken), spoken)
  return {
    targets: targetsIn(target, spoken),
    audience: hasSome(inName) ? inName : inDescription(description, spoken),
    isInName: hasSome(inName),
    people: tradesNamedIn(audienceIn(`${name}. ${description}`, spoken), spoken, tree().inTexts),
    before: [...tradesBefore(name, spoken), ...tradesInCompounds(name, spoken)],
    wished: tradesIn(asked, spoken),
    keywords: tradesIn(keywords, spoken),
    sold: soldBy(name, spoken),
    needing: needsOf(facts, spoken),
    ...mentionedIn(description, spoken),
    served: weightsOf([
      ...servedIn(name, spoken),
      ...servedInCompounds(name, spoken),
      ...servedIn(description, spoken),
    ]),
  }
}

/** The probable languages of a product's texts. */
export const languagesOf = ({
  name,
  description,
  target_industry: target,
  keywords,
}: NamingFacts): Language[] => spokenIn(`${name}. ${description}. ${target}. ${keywords}`)

function inDescription(description: string, spoken: readonly Language[]): string[] {
  const after = tradesNamedIn(audienceIn(description, spoken), spoken)
  return hasSome(after) ? after : tradesActing(description, spoken)
}

/** A word for trades that means more than these is too general to say who buys, unless sentences are about them. */
const MOST_MEANT = 2
const SHORTEST_NAME = 2
/** A subject may follow a small word and an article: "Dans les écoles de ski …". */
const LAST_START = 4
/** Articles with which a sentence begins that is about the product: "A small robot that …", "Ein Hocker …". */
const INDEFINITE = new Set('a an ein eine einen un une una uno um uma een'.split(' '))
/** The least words of a sentence, and after its subject: shorter ones mostly just say what is sold. */
const LEAST_WORDS = 3
const LEAST_SAID = 2

/**
 * The trades that a description names, since it is mostly about people who need the product: those with which its
 * sentences begin, and those that it names anywhere.
 */
function mentionedIn(description: string, spoken: readonly Language[]) {
  const found = sentencesOf(description).flatMap((sentence) => {
    const words = wordsOf(sentence)
    if (words.length < LEAST_WORDS) return []
    const ofProduct = INDEFINITE.has(words[0] ?? '') ? LAST_START : -1
    return tree()
      .inTexts.foundIn(sentence, spoken)
      .filter(({ start }) => start > ofProduct)
      .map(({ value, start, end }) => ({
        ids: value.length > 1 ? value.flatMap(orItsParts) : value,
        // "It" is no trade at the beginning of a sentence.
        isWord:
          words.slice(start, end).join('').length > SHORTEST_NAME && !isWeak(words.slice(start, end), spoken),
        isSubject: start <= LAST_START && end <= words.length - LEAST_SAID,
      }))
      .filter(({ ids, isWord, isSubject }) => isWord && (isSubject || ids.length <= MOST_MEANT))
  })
  const idsOf = (list: typeof found) => [...new Set(list.flatMap(({ ids }) => ids))]
  return { subjects: idsOf(found.filter(({ isSubject }) => isSubject)), mentioned: idsOf(found) }
}

/** Units, of which some are like a form of a trade's word: "min" of "mines". */
const UNITS = new Set('min sek sec std mm cm km kg ml cl qm kwh mwh kw'.split(' '))

/** Whether these are one word that says little about who buys. */
const isWeak = ([word = '', ...others]: readonly string[], spoken: readonly Language[]): boolean =>
  others.length === 0 && (UNITS.has(word) || tree().weak.foundIn(word, spoken).length > 0)

/** The parts of a sort of company, which is no trade: law firms and the like for professional services. */
const orItsParts = (id: string): readonly string[] => (isLoose(id) ? tradesBelow(id) : [id])

/** Trades with the share that each has of what a word says: halves, if two of them work with the same. */
type Shares = ReadonlyMap<string, number>

/** What each word of a text says of the trades whose guests, staff, tools or work it names. */
function servedIn(text: string, spoken: readonly Language[]): Shares[] {
  const words = wordsOf(text)
  const found = new Map<string, string[][]>()
  for (const { value, start, end } of tree().served.foundIn(text, spoken)) {
    const word = words.slice(start, end).join(' ')
    found.set(word, [...(found.get(word) ?? []), value])
  }
  return [...found].map(([word, lines]) => sharesOf(lines, isWeak(word.split(' '), spoken) ? WEAK : 1))
}

/** What a weak word says of the trades that it hints at, where another word says 1; their roots are added up. */
const WEAK = 0.1

/** The shares of the trades of a word's lines, which count alike. */
function sharesOf(lines: readonly string[][], whole: number): Shares {
  const shares = new Map<string, number>()
  for (const ids of lines)
    for (const id of ids) shares.set(id, (shares.get(id) ?? 0) + whole / (ids.length * lines.length))
  return shares
}

/** How much the words say of each trade: 1 for each that no other trade shares. */
function weightsOf(words: readonly Shares[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const shares of words)
    for (const [id, share] of shares) weights.set(id, (weights.get(id) ?? 0) + Math.sqrt(share))
  return weights
}

/** Words with which a sentence says that its subject uses the product: "Dentallabore fertigen damit Kronen". */
const USING = new Set(
  `use uses need save get can cut rely damit hiermit nutzen verwenden sparen brauchen konnen setzen utilisent gagnent
  peuvent economisent usan utilizan ahorran pueden usano utilizzano risparmiano possono gebruiken besparen kunnen ermee
  hiermee uzywaja oszczedzaja moga`.split(/\s+/),
)

/** The trades that are the subject of a sentence about using the product. */
function tradesActing(text: string, spoken: readonly Language[]): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence)
    return tree()
      .inTexts.foundIn(sentence, spoken)
      .filter(
        ({ start, end }) =>
          isAtStart(words, start) && words.slice(end, end + 2).some((word) => USING.has(word)),
      )
      .flatMap(({ value }) => value)
  })
}

/** Whether a subject begins a sentence, also as the second of two: "Letting and estate agents use …". */
const isAtStart = ([, second = '']: readonly string[], start: number) =>
  start <= 1 || (start === 2 && AND.has(second))
const AND = new Set('and und et y e en i'.split(' '))

const hasSome = (list: readonly unknown[]) => list.length > 0

/** The number of words in an audience that may come before the buyers: "small and independent hotels". */
const MOST_BEFORE = 3

/**
 * The trades of audiences that name one in their first words. A text that names a trade only later does not mean it.
 */
function tradesNamedIn(audiences: string[], spoken: readonly Language[], words = tree().words): string[] {
  return audiences.flatMap((text) => {
    const found = wordsFound(text, spoken, words)
    return found.some(({ start }) => start < MOST_BEFORE) ? found.flatMap(({ value }) => value) : []
  })
}

/** Words of a target industry that names none: "Any", "All industries", "alle Branchen". */
const ANY = new Set(
  `any all every other various general none na alle alles andere sonstige tous toutes autres divers todos todas varios
  tutti tutte altri vari wszystkie inne qualquer`.split(/\s+/),
)
const OF_ANY = new Set(
  `a n the of les los las kind kinds type types industry industries sector sectors trade trades business businesses
  company companies branche branchen secteur secteurs sectores industrias settore settori sectoren branze setor setores`.split(
    /\s+/,
  ),
)

/** Whether a target industry names none: it is empty, or its words mean any. */
export function isAnyIndustry(target: string): boolean {
  const words = wordsOf(target)
  if (words.join(' ') === 'n a') return true
  const others = words.filter((word) => !ANY.has(word))
  return others.every((word) => OF_ANY.has(word)) && (words.length === 0 || others.length < words.length)
}

/** The trades of a target industry, which is a publisher's label or the person's own words. */
function targetsIn(target: string, spoken: readonly Language[]): string[] {
  const text = target.trim()
  if (isAnyIndustry(text)) return []
  const label = tree().labels.get(foldedLabel(text))
  if (label) return label
  // A word in place of each comma prevents phrases across it.
  const parted = text.replace(/[,;/|]/g, ' 0 ')
  const found = telling(wordsFound(parted, spoken)).flatMap(({ value }) => value)
  return hasSome(found) ? narrowest(found) : tradesOfLabel(text)
}

/** A word for so many trades at least says only what sort of business another word means. */
const WIDE = 5

/**
 * Removes words for any business, or for many, that are next to another word: "industry" in "beverage industry",
 * "artisanale" in "boulangerie artisanale".
 */
const telling = (found: Found<string[]>[]): Found<string[]>[] =>
  found.filter(
    ({ value, start, end }) =>
      !(value.length >= WIDE || value.every(isLoose)) ||
      !found.some((other) => other.end === start || other.start === end),
  )

/** The trades that a text names in its own languages, or else in English, or else in any language. */
const tradesIn = (text: string, spoken: readonly Language[]): string[] => [
  ...new Set(wordsFound(text, spoken).flatMap(({ value }) => value)),
]

function wordsFound(text: string, spoken: readonly Language[], words = tree().words): Found<string[]>[] {
  for (const tongues of [spoken, ['en'] as const, languages]) {
    const found = words.foundIn(text, tongues)
    if (found.length > 0) return found
  }
  return []
}

/** The named trades without loose ones. If none is left, the trades that sell what the keywords name. */
export function tradesWished(named: readonly string[], keywords: string): string[] {
  const wished = named.filter((id) => !isLoose(id))
  return hasSome(wished) ? narrowest(wished) : sellersIn(keywords)
}

const MOST_SENTENCES = 6

/** The words after "for": "cafés and bakeries" in "Cups for cafés and bakeries with a print". */
function audienceIn(text: string, spoken: readonly Language[]): string[] {
  const between = spoken.map((language) => forWhom[language]).join('|')
  const pattern = new RegExp(`(?<=^|\\s)(?:${between})\\s+(.{3,140})`, 'giu')
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(pattern)]
      .map(([, rest = '']) => rest.split(ENDS)[0] ?? '')
      // "They ask for it" names no IT company.
      .filter((audience) => !/^it\b/.test(audience)),
  )
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\s*\n\s*/).slice(0, MOST_SENTENCES)

/** The ends of compounds that are things, whatever trade they begin with: "Zahnarztsoftware" is no dentist. */
const THING =
  /(?:software|programm?|app|system|kassen?|kassa|stuhl|stoel|schrank|kast|ofen|oven|bedarf|zubehor|mobel|meubels|maschine|machine|technik|gerat|werkzeug|einrichtung|inrichting)$/

/** The least letters of a trade, of what it works with, and of the thing after these, in a compound. */
const SHORTEST_TRADE = 5
const SHORTEST_GOODS = 4
const SHORTEST_THING = 4

/** The buyers in the compounds of a German or Dutch name: "hotel" in "Hotelsoftware". */
function tradesInCompounds(name: string, spoken: readonly Language[]): string[] {
  const tongues = compounding(spoken)
  if (tongues.length === 0) return []
  const named = (word: string) =>
    tree()
      .words.foundIn(word, tongues)
      .filter(({ value }) => value.length === 1)
      .flatMap(({ value }) => value)
      .filter((id) => !isLoose(id))
  return wordsOf(name).flatMap((word) =>
    hasSome(named(word)) && !THING.test(word) ? [] : firstPart(word, named, SHORTEST_TRADE),
  )
}

/** The trades that work with the first parts of such compounds: "Zahn" in "Zahnbohrer". */
function servedInCompounds(name: string, spoken: readonly Language[]): Shares[] {
  const tongues = compounding(spoken)
  if (tongues.length === 0) return []
  const served = (word: string) => servedIn(word, tongues)
  return wordsOf(name).flatMap((word) =>
    hasSome(served(word)) ? [] : firstPart(word, served, SHORTEST_GOODS),
  )
}

const compounding = (spoken: readonly Language[]) =>
  spoken.filter((language) => language === 'de' || language === 'nl')

/** The trades that the longest beginning of a compound names. It may end in a linking letter: "Friseur-s-…". */
function firstPart<T>(word: string, named: (part: string) => T[], shortest: number): T[] {
  for (let length = word.length - SHORTEST_THING; length >= shortest; length--) {
    const part = word.slice(0, length)
    const found = [part, part.replace(/s$/, '')].map(named).find(hasSome)
    if (found) return found
  }
  return []
}

/** A product's name up to "for", in any of these languages. */
export function thingNamedIn(name: string, spoken: readonly Language[]): string {
  const between = spoken.map((language) => forWhom[language]).join('|')
  return name.split(new RegExp(`\\s(?:${between})\\s`, 'iu'))[0] ?? ''
}

/** A trade in a product's name up to "for", and whether its words are the thing itself. */
interface InName {
  id: string
  isThing: boolean
}

/** The trades in a name. The thing itself comes last, or first in other languages: "hospital" narrows "Hospital beds". */
function tradesInName(name: string, spoken: readonly Language[]): InName[] {
  const head = thingNamedIn(name, spoken)
  const last = wordsOf(head).length
  const isHeadFirst = spoken.every((language) => headFirst.has(language))
  return tree()
    .words.foundIn(head, spoken)
    .filter(({ value }) => value.length === 1)
    .flatMap(({ value, start, end }) =>
      value.map((id) => ({ id, isThing: isHeadFirst ? start === 0 : end === last })),
    )
}

/** The buyers in a name: those that narrow the thing, or that sell to no business, as "Till café". */
const tradesBefore = (name: string, spoken: readonly Language[]): string[] =>
  tradesInName(name, spoken)
    .filter(({ id, isThing }) => !isThing || servesPeople(id))
    .map(({ id }) => id)

/**
 * The trades that sell the same. A name names the thing itself: "Window cleaning" is sold by cleaning companies.
 */
function soldBy(name: string, spoken: readonly Language[]): string[] {
  if (THING.test(wordsOf(thingNamedIn(name, spoken)).at(-1) ?? '')) return []
  return tradesInName(name, spoken)
    .filter(({ id, isThing }) => isThing && !servesPeople(id))
    .map(({ id }) => id)
}

const LEAST_NEED = 2

/**
 * The trades that buy the things in a product's texts. A match in the name counts twice, and a phrase counts once for
 * each of its words. Trades with far fewer points than the best are left out.
 */
function needsOf(
  { name, description, keywords, category, asked }: NamingFacts,
  spoken: readonly Language[],
): string[] {
  const points = new Map<string, number>()
  const count = (text: string, weight: number) => {
    const seen = new Set<string>()
    for (const { value, start, end } of tree().needs.foundIn(text, spoken)) {
      const once = `${value} ${wordsOf(text).slice(start, end).join(' ')}`
      if (seen.has(once)) continue
      seen.add(once)
      points.set(value, (points.get(value) ?? 0) + weight * (end - start))
    }
  }
  count(name, 2)
  count(`${keywords}, ${category}, ${asked}`, 1)
  count(description, 1)
  const most = Math.max(0, ...points.values())
  if (most < LEAST_NEED) return []
  return [...points].filter(([, got]) => got >= most * 0.6).map(([id]) => id)
}

const sellersIn = (text: string): string[] =>
  tree()
    .goods.foundIn(text, ['en'])
    .map(({ value }) => value)

/**
 * The trades that English words name, by the trade or by what it sells: "physiotherapists", "crops". A word for several
 * trades counts for the first, which is the most usual: hauliers for "fleets".
 */
export const tradesSpokenOf = (text: string): string[] => [
  ...tree()
    .words.foundIn(text, ['en'])
    .flatMap(({ value }) => value.slice(0, 1)),
  ...sellersIn(text),
]
