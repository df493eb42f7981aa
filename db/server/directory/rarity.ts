import type Database from 'better-sqlite3'
import { stem } from './stem.ts'
import type { Topic } from './topics.ts'
import { wordsOf } from './words.ts'

/**
 * How telling a topic's words are in this directory, 0 to 1: a word in every row says nothing, a word in a
 * few says much. Made for one search: it remembers what it has looked up.
 */
export function rarityIn(db: Database.Database): (topic: Topic) => number {
  const count = db.prepare<[], { companies: number }>('SELECT count(*) AS companies FROM companies').get()
  const companies = Math.max(2, count?.companies ?? 0)
  const documents = db.prepare<[string], { doc: number }>('SELECT doc FROM search_words WHERE term = ?')
  const holding = (phrase: string) =>
    Math.min(...wordsOf(phrase).map((word) => documents.get(stem(word))?.doc ?? 0))
  const known = new Map<string, number>()
  return (topic) => {
    const before = known.get(topic.name)
    if (before !== undefined) return before
    const rows = topic.phrases.reduce((sum, phrase) => sum + holding(phrase), 0)
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, rows)) / Math.log(companies))
    known.set(topic.name, rarity)
    return rarity
  }
}
