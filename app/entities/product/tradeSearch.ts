import { fold } from '#app/data/rows/searched.ts'
import type { Trade } from '#db/model/trade.ts'

/** Something that a person finds by any of its words, which are folded. */
interface Choice {
  name: string
  words: readonly string[]
}

const MOST_FOUND = 8
const MOST_NAMED = 6
/** A shorter word inside a text may be a part of any other word. */
const SHORTEST_NAMED = 4

/** The trades or places that what a person types may mean, best first. */
export function choicesFor<C extends Choice>(typed: string, choices: readonly C[]): C[] {
  const text = fold(typed).trim()
  if (!text) return []
  return choices
    .map((choice) => ({ choice, rank: rankOf(text, choice) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ choice }) => choice)
}

/** Before all that only begin with what is typed. */
const SAME = -1
const NO_MATCH = 1_000
/** For a match inside a phrase: after all that begin with what is typed. */
const INSIDE = 500

/** How far what is typed is from the nearest word of a choice, in letters. */
function rankOf(text: string, { name, words }: Choice): number {
  if (fold(name) === text) return SAME
  if (fold(name).startsWith(text)) return 0
  return Math.min(...words.map((word) => distance(text, word)))
}

function distance(text: string, word: string): number {
  // What is typed may be longer, because words are often stems: "bakeries", "Bäckereien".
  const isForm = word.length >= SHORTEST_NAMED && text.startsWith(word)
  if (isForm || word.startsWith(text)) return Math.abs(word.length - text.length)
  return word.includes(` ${text}`) ? INSIDE : NO_MATCH
}

/** The trades whose words a text contains, those that it names first. */
export function tradesNamedIn(text: string, trades: readonly Trade[]): Trade[] {
  const folded = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  return trades
    .map((trade) => ({ trade, at: placeOf(trade, folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_NAMED)
    .map(({ trade }) => trade)
}

function placeOf({ words }: Trade, text: string): number {
  const places = words
    .filter((word) => word.length >= SHORTEST_NAMED)
    .map((word) => text.indexOf(` ${word}`))
    .filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
