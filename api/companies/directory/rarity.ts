import type { Topic } from '#api/companies/query/terms.ts'
import type { Reader } from './reader.ts'

/**
 * How telling a topic's words are in this directory, 0 to 1: a word in every row says nothing, a word in a
 * few says much. Made for one search: it remembers what it has looked up.
 */
export function rarityIn({ companies, holding }: Reader): (topic: Topic) => number {
  const all = Math.log(Math.max(2, companies))
  const known = new Map<string, number>()
  return (topic) => {
    const before = known.get(topic.name)
    if (before !== undefined) return before
    const rows = topic.phrases.reduce((sum, phrase) => sum + holding(phrase), 0)
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, rows)) / all)
    known.set(topic.name, rarity)
    return rarity
  }
}
