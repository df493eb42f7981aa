import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSectorName, type SectorName } from '#db/composer/sectors.ts'
import { type Language, languages, type Phrases, phrases, wordsOf } from './words.ts'

/** A kind of business: where it stands in the tree, and by what it is known. */
export interface Trade {
  id: string
  name: string
  /** What publishers call it. */
  labels: string[]
  /** The wider trade that it belongs to; '' for a whole sector. */
  parent: string
  /** Its members and their siblings often buy the same things. */
  siblingsBuyAlike: boolean
  /** It says what sort of company it is, not of which trade ("Shop"): its parts have little in common. */
  loose: boolean
  /** What its members and those of its parts make themselves, which they sell to one another. */
  makes: 'technology' | 'goods' | undefined
  /** Trades elsewhere in the tree whose members often buy the same things, and how much (0 to 1). */
  beside: ReadonlyMap<string, number>
  /** What one of its companies is called where its publisher's label reads badly before "company". */
  company: string
  /** Of which sector its companies and those of its parts are to a letter; undefined where its whole says. */
  letters: SectorName | undefined
  /** Tags of OpenStreetMap: "shop=bakery". */
  osm: string[]
  /** Tags among which its members and those of its parts are as well: "man_made=works". */
  osmAmong: string[]
}

const FILES = ['land.txt', 'people.txt', 'work.txt']

/** What the words of trades stand for, by what publishers call them. */
interface Tree {
  trades: Map<string, Trade>
  /** The trades right below each. */
  below: Map<string, string[]>
  /** Names, members and works of trades, and words for several ("offices"). */
  words: Phrases<string[]>
  /** What they buy, and what they sell, by which keywords may mean them: "bread". */
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
    needs: phrases(),
    goods: phrases(),
    labels: new Map(),
    nace: new Map(),
    naics: new Map(),
    osm: new Map(),
  }
  for (const block of FILES.flatMap((file) => textOf(file).split(/\n\s*\n/))) readTrade(made, block)
  for (const line of textOf('groups.txt').split('\n')) readGroup(made, line)
  for (const { parent, beside } of made.trades.values()) {
    for (const id of [parent, ...beside.keys()]) if (id) assertKnown(made, id)
  }
  return made
}

function assertKnown({ trades }: Tree, id: string) {
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

function readTrade(made: Tree, block: string) {
  const [head = '', ...lines] = block.split('\n').filter((line) => line && !line.startsWith('#'))
  const [, id = '', parent = '', name = ''] = /^(\S+)(?: < (\S+))? \| (.+)$/.exec(head) ?? []
  if (!id) return
  const trade: Trade = {
    id,
    name,
    labels: [],
    parent,
    siblingsBuyAlike: false,
    loose: false,
    makes: undefined,
    beside: new Map(),
    company: '',
    letters: undefined,
    osm: [],
    osmAmong: [],
  }
  made.trades.set(id, trade)
  put(made.below, parent, id)
  put(made.labels, foldedLabel(name), id)
  for (const line of lines) {
    const at = line.indexOf(':')
    readLine(made, trade, line.slice(0, at), line.slice(at + 1).trim())
  }
}

function readLine(made: Tree, trade: Trade, key: string, text: string) {
  const language = languages.find((known) => known === key)
  const { id } = trade
  if (language) for (const phrase of listOf(text)) made.words.add(phrase, language, [id])
  else if (key === 'sells') for (const phrase of listOf(text)) made.goods.add(phrase, 'en', id)
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
  else if (key === 'letters' && isSectorName(text)) trade.letters = text
  else if (key === 'company') trade.company = text
  else throw new Error(`A trade has no “${key}”`)
}

/** "wholesale 0.6": how often a trade buys the same. */
const besideOf = (list: string[]) =>
  new Map(list.map((one) => one.split(' ')).map(([id = '', weight]) => [id, Number(weight)]))

/** What is bought stands in whatever language it is written: each phrase is looked for in all of them. */
function addNeeds(needs: Phrases<string>, list: string[], id: string) {
  for (const phrase of list) for (const language of languages) needs.add(phrase, language, id)
}

/** "offices: law-firm bank | office, offices | Büro": words for buyers of several trades, a part for each language. */
function readGroup(made: Tree, line: string) {
  const { trades, words } = made
  const [head = '', ...parts] = line.split(' | ')
  const [, named = ''] = head.split(': ')
  if (!named || line.startsWith('#')) return
  const members = named.split(' ')
  for (const id of members) assertKnown(made, id)
  const whole = members.filter((id) => !members.includes(trades.get(id)?.parent ?? ''))
  parts.forEach((part, at) => {
    const language: Language = languages[at] ?? 'en'
    for (const phrase of listOf(part)) words.add(phrase, language, whole)
  })
}

export function foldedLabel(label: string): string {
  return wordsOf(label)
    .filter((word) => word !== 'and')
    .join(' ')
}

function put(map: Map<string, string[]>, key: string, id: string) {
  map.set(key, [...(map.get(key) ?? []), id])
}

/**
 * The tree of trades, of the files beside this one. Codes and labels are those of NACE Rev. 2 (Eurostat; NAF and the
 * UK's SIC 2007 are made from it), NAICS 2022 (US Census Bureau), LinkedIn's industries, Overture Maps' and
 * Foursquare's categories of places (both are found by their words) and OpenStreetMap's Map features. It is read when
 * it is first asked for: a server starts without it.
 */
export function tree(): Tree {
  known ??= readTree()
  return known
}
let known: Tree | undefined

/** A trade and the wider ones that it belongs to, the narrowest first. */
export function lineOf(id: string): string[] {
  const trade = tree().trades.get(id)
  return trade ? [id, ...lineOf(trade.parent)] : []
}

/** The trades right below one. */
export const tradesBelow = (id: string): readonly string[] => tree().below.get(id) ?? []

/** Whether a trade is another, or a part of it. */
export const isWithin = (id: string, whole: string): boolean => lineOf(id).includes(whole)

/** Whether a trade says what sort of company it is, not of which trade. */
export const isLoose = (id: string): boolean => tree().trades.get(id)?.loose ?? false

/** Whether two trades are of one sector. */
export const areKin = (a: string, b: string): boolean => lineOf(a).at(-1) === lineOf(b).at(-1)

/** Of which sector a trade's companies are to a letter. */
export const sectorOfTrade = (id: string): SectorName =>
  lineOf(id).flatMap((one) => tree().trades.get(one)?.letters ?? [])[0] ?? 'other'

/** What all of these trades make themselves; undefined where they run, grow, treat, teach or sell. */
export function makingOf(ids: readonly string[]): Trade['makes'] {
  const made = ids.map((id) => lineOf(id).flatMap((one) => tree().trades.get(one)?.makes ?? [])[0])
  return made.every((makes) => makes === made[0]) ? made[0] : undefined
}

/** Whether two trades are one, or one is a part of the other. */
export const areOnOneLine = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a)

/** The narrowest of some trades: without those of which others are parts. */
export const narrowest = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => !ids.some((other) => other !== id && isWithin(other, id)))
