import type { Trade } from '#db/model/trade.ts'
import { tree } from './trades.ts'
import { wordsOf } from './words.ts'

/** All trades as a person finds and chooses them, in alphabetical order. */
export const choices = (): Trade[] =>
  [...tree().trades.values()]
    .map(({ id, name, words }) => ({ id, name, words: distinct([name, ...words]) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Folded words, without those that begin with another of them. */
function distinct(words: readonly string[]): string[] {
  const folded = [...new Set(words.map((word) => wordsOf(word).join(' ')))].filter(Boolean)
  return folded.filter((word) => !folded.some((other) => other !== word && word.startsWith(other)))
}
