import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, type Phrases, phrases, wordsOf } from './words.ts'

/** A kind of business: its place in the tree and the names, labels and tags by which it is recognised. */
export interface Trade {
  id: string
  name: string
  /** The words for it in all languages, as they are written in the files: "bakery", "*bäckerei". */
  words: string[]
  /** The publishers' labels for it. */
  labels: string[]
  /** The wider trade that contains it; '' for a trade at the top of the tree. */
  parent: string
  /** Whether its parts often buy the same things as one another. */
  siblingsBuyAlike: boolean
  /** Whether it is a sort of company rather than a trade ("Shop"): its parts have little in common. */
  loose: boolean
  /** What its companies and those of its parts make. They also sell it to one another. */
  makes: 'technology' | 'goods' | undefined
  /** Trades elsewhere in the tree that often buy the same things, and how often (0 to 1). */
  beside: ReadonlyMap<string, number>
  /** The name of one of its companies, if the publisher's label reads badly before "company". */
  company: string
  /** Its OpenStreetMap tags: "shop=bakery". */
  osm: string[]
  /** Wider tags that its companies and those of its parts may have instead: "man_made=works". */
  osmAmong: string[]
}

const FILES = ['land.txt', 'people.txt', 'work.txt']

/** The tree of trades, with the words, labels, codes and tags by which trades are found. */
interface Tree {
  trades: Map<string, Trade>
  /** The trades right below each. */
  below: Map<string, string[]>
  /** Words for trades, their companies and their work, and words for several trades ("offices"). */
  words: Phrases<string[]>
  /** The same and words for the people of a trade, for texts about products: a company "Bauer" is no farm. */
  inTexts: Phrases<string[]>
  /** The names of trades alone, in each language, without words for sorts of their companies ("semiconductors"). */
  names: Phrases<string>
  /** Words for the people whom trades serve, who work in them, and for what they work with: "guests", "dough". */
  served: Phrases<string[]>
  /** Words that say little about who buys, because texts for many trades have them: "wood", "lock". */
  weak: Phrases<true>
  /** What trades buy, and what they sell. A keyword such as "bread" may refer to the trade that sells it. */
  needs: Phrases<string>
  goods: Phrases<string>
  /** Labels of LinkedIn and others, folded; NACE and NAICS codes; tags of OpenStreetMap. */
  labels: Map<string, string[]>
  nace: Map<string, string[]>
  naics: Map<string, string[]>
  osm: Map<string, string[]>
}

function readTree(): Tree {
  const made: Tree = {
    trades: new Map(),
    below: new Map(),
    words: phrases(),
    inTexts: phrases(),
    names: phrases(),
    served: phrases(),
    weak: phrases(),
    needs: phrases(),
    goods: phrases(),
    labels: new Map(),
    nace: new Map(),
    naics: new Map(),
    osm: new Map(),
  }
  for (const block of FILES.flatMap((file) => textOf(file).split(/\n\s*\n/))) readTrade(made, block)
  for (const line of textOf('groups.txt').split('\n')) readGroup(made, [made.words, made.inTexts], line)
  for (const line of textOf('workers.txt').split('\n')) readGroup(made, [made.inTexts], line)
  for (const line of textOf('served.txt').split('\n')) readGroup(made, [made.served], line)
  for (const line of textOf('weak.txt').split('\n')) readWeak(made, line)
  for (const line of textOf('categories.txt').split('\n')) readCategories(made, line)
  for (const { parent, beside } of made.trades.values()) {
    for (const id of [parent, ...beside.keys()]) if (id) assertKnown(made.trades, id)
  }
  return made
}

function assertKnown(trades: Tree['trades'], id: string) {
  if (!trades.has(id)) throw new Error(`There is no trade “${id}”`)
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** In each language the first words of a trade are its names; the further ones may be sorts of its companies. */
const NAMES = 2

function readTrade(made: Tree, block: string) {
  const [head = '', ...lines] = block.split('\n').filter((line) => line && !line.startsWith('#'))
  const [, id = '', parent = '', name = ''] = /^(\S+)(?: < (\S+))? \| (.+)$/.exec(head) ?? []
  if (!id) return
  const trade: Trade = {
    id,
    name,
    words: [],
    labels: [],
    parent,
    siblingsBuyAlike: false,
    loose: false,
    makes: undefined,
    beside: new Map(),
    company: '',
    osm: [],
    osmAmong: [],
  }
  made.trades.set(id, trade)
  put(made.below, parent, id)
  put(made.labels, foldedLabel(name), id)
  made.names.add(name, 'en', id)
  for (const line of lines) {
    const at = line.indexOf(':')
    readLine(made, trade, line.slice(0, at), line.slice(at + 1).trim())
  }
}

function readLine(made: Tree, trade: Trade, key: string, text: string) {
  const language = languages.find((known) => known === key)
  const { id } = trade
  if (language) {
    trade.words.push(...listOf(text))
    for (const phrase of listOf(text))
      for (const words of [made.words, made.inTexts]) words.add(phrase, language, [id])
    for (const name of listOf(text).slice(0, NAMES)) made.names.add(name, language, id)
  } else if (key === 'sells') for (const phrase of listOf(text)) made.goods.add(phrase, 'en', id)
  else if (key === 'buys') addNeeds(made.needs, listOf(text), id)
  else if (key === 'labels') {
    trade.labels = listOf(text)
    for (const label of trade.labels) put(made.labels, foldedLabel(label), id)
  } else if (key === 'nace') for (const code of text.split(' ')) put(made.nace, code.replace('.', ''), id)
  else if (key === 'naics') for (const code of text.split(' ')) put(made.naics, code, id)
  else if (key === 'osm') {
    trade.osm = text.split(' ')
    for (const tag of trade.osm) put(made.osm, tag, id)
  } else if (key === 'osm among') trade.osmAmong = text.split(' ')
  else if (key === 'tight') trade.siblingsBuyAlike = true
  else if (key === 'loose') trade.loose = true
  else if (key === 'makes') trade.makes = text === 'technology' ? text : 'goods'
  else if (key === 'beside') trade.beside = besideOf(listOf(text))
  else if (key === 'company') trade.company = text
  else throw new Error(`A trade has no “${key}”`)
}

/** Parses items such as "wholesale 0.6": a trade, and how often it buys the same. */
const besideOf = (list: string[]) =>
  new Map(list.map((one) => one.split(' ')).map(([id = '', weight]) => [id, Number(weight)]))

/** Phrases for what a trade buys are in any language, so each phrase is searched for in all languages. */
function addNeeds(needs: Phrases<string>, list: string[], id: string) {
  for (const phrase of list) for (const language of languages) needs.add(phrase, language, id)
}

/** Parses words for several trades, a part for each language: "offices: law-firm bank | office, offices | Büro". */
function readGroup({ trades }: Tree, lists: readonly Phrases<string[]>[], line: string) {
  const [head = '', ...parts] = line.split(' | ')
  const [, named = ''] = head.split(': ')
  if (!named || line.startsWith('#')) return
  const members = named.split(' ')
  for (const id of members) assertKnown(trades, id)
  const whole = members.filter((id) => !members.includes(trades.get(id)?.parent ?? ''))
  parts.forEach((part, at) => {
    const language: Language = languages[at] ?? 'en'
    for (const phrase of listOf(part)) for (const words of lists) words.add(phrase, language, whole)
  })
}

/** Parses the weak words of a language: "en: box, bag". */
function readWeak({ weak }: Tree, line: string) {
  const language = languages.find((known) => line.startsWith(`${known}: `))
  if (language) for (const word of listOf(line.slice(line.indexOf(':') + 1))) weak.add(word, language, true)
}

/** Parses categories of a trade whose words do not name it: "bakery: baguettes shop=flatbread". */
function readCategories(made: Tree, line: string) {
  const [id = '', categories = ''] = line.split(': ')
  if (!categories || line.startsWith('#')) return
  assertKnown(made.trades, id)
  for (const category of categories.split(' ')) {
    if (category.includes('=')) put(made.osm, category, id)
    else put(made.labels, foldedLabel(category), id)
  }
}

/** A label's words without accents, case and "and", for comparison. */
export function foldedLabel(label: string): string {
  return wordsOf(label)
    .filter((word) => word !== 'and')
    .join(' ')
}

function put(map: Map<string, string[]>, key: string, id: string) {
  map.set(key, [...(map.get(key) ?? []), id])
}

/**
 * The tree of trades, from the files beside this one. Its codes and labels come from NACE Rev. 2 (Eurostat; NAF and the
 * UK's SIC 2007 are derived from it), NAICS 2022 (US Census Bureau), LinkedIn's industries, the place categories of
 * Overture Maps and Foursquare (both are found by their words) and OpenStreetMap's Map features. The files are read on
 * first use, so that they do not delay a server's start.
 */
export function tree(): Tree {
  known ??= readTree()
  return known
}
let known: Tree | undefined

/** Whether the tree has a trade with this id. */
export const isTrade = (id: string): boolean => tree().trades.has(id)

/** A trade and the wider trades that contain it, the narrowest first. */
export function lineOf(id: string): string[] {
  const trade = tree().trades.get(id)
  return trade ? [id, ...lineOf(trade.parent)] : []
}

/** The trades directly below a trade. */
export const tradesBelow = (id: string): readonly string[] => tree().below.get(id) ?? []

/** Whether a trade is the same as another, or a part of it. */
export const isWithin = (id: string, whole: string): boolean => lineOf(id).includes(whole)

/** Whether a trade is a sort of company rather than a trade (`Trade.loose`). */
export const isLoose = (id: string): boolean => tree().trades.get(id)?.loose ?? false

/** Whether two trades are below the same trade at the top of the tree. */
export const areKin = (a: string, b: string): boolean => lineOf(a).at(-1) === lineOf(b).at(-1)

/** What all of these trades make; undefined if they differ, or if they run, grow, treat, teach or sell things. */
export function makingOf(ids: readonly string[]): Trade['makes'] {
  const made = ids.map((id) => lineOf(id).flatMap((one) => tree().trades.get(one)?.makes ?? [])[0])
  return made.every((makes) => makes === made[0]) ? made[0] : undefined
}

/** Whether two trades are the same, or one is a part of the other. */
export const areOnOneLine = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a)

/** The narrowest of these trades: without those that contain another of them. */
export const narrowest = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => !ids.some((other) => other !== id && isWithin(other, id)))

/** The tops of the tree whose companies serve people, and their parts that sell to companies. */
const SERVING = new Set(
  `agriculture gastronomy lodging retail health beauty education public nonprofit church leisure sports funeral-home
  crematorium vet-clinic`.split(/\s+/),
)
const SELLING = new Set(
  'farm-contractor caterer training-provider language-school event-agency online-shop'.split(' '),
)

/** Whether a trade serves people, so that no product for companies is one of its own. */
export const servesPeople = (id: string): boolean => SERVING.has(lineOf(id).at(-1) ?? '') && !SELLING.has(id)
