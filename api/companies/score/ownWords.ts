import { mentions, type Term } from '#api/companies/query/terms.ts'
import { stemsOf } from '#api/text/tokens.ts'
import type { IndexedCompany } from '#db/model/companyIndex.ts'
import { escapedForPattern } from '#db/model/text.ts'

/** The texts of a company in which its words are looked up. */
type Described = Pick<IndexedCompany, 'name' | 'description' | 'tags'>

/**
 * The company's own words for terms: its tags, or else words of its description or name, as they are written there.
 * Terms that none of them has are left out. Words that stand beside one another there are one phrase.
 * @param most the maximum number of words and phrases
 */
export function ownWords(company: Described, terms: readonly Term[], most: number): string[] {
  const words = wordsFor(company, terms)
  const [first = '', ...others] = words
  const phrase = others.map((word) => phraseOf(company, first, word)).find(Boolean)
  if (!phrase) return words.slice(0, most)
  const isIn = (word: string) => phrase.toLowerCase().includes(word.toLowerCase())
  return [phrase, ...others.filter((word) => !isIn(word))].slice(0, most)
}

/** What may stand between two words of a phrase: "chambres d’hôtes", "piscina de verano". */
const BETWEEN = "(?:[ -]|[ ](?:d|l)['’]|[ ](?:de|du|des|del|di|della|van|of|für|do|da)[ ])"

/** Two words with what is between them where the name or the description has them beside one another; '' otherwise. */
function phraseOf({ name, description }: Described, one: string, other: string): string {
  const [a, b] = [one, other].map(escapedForPattern)
  const beside = new RegExp(`(?<!\\p{L})(?:${a}${BETWEEN}${b}|${b}${BETWEEN}${a})(?!\\p{L})`, 'iu')
  return beside.exec(name)?.[0] ?? beside.exec(description)?.[0] ?? ''
}

function wordsFor({ name, description, tags }: Described, terms: readonly Term[]): string[] {
  const each = tags ? tags.split(', ') : []
  const texts = [description, name].map(clausesOf)
  const words = terms.flatMap((term) => {
    const tag = each.find((one) => mentions(stemsOf(one), term))
    const own = tag ?? texts.flatMap((clauses) => clauses.flatMap((clause) => wordingIn(clause, term)))[0]
    return own === undefined ? [] : [own]
  })
  const isPart = (word: string) =>
    words.some((other) => other.length > word.length && other.toLowerCase().includes(word.toLowerCase()))
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].filter(
    (word) => !isPart(word),
  )
}

interface Word {
  stem: string
  start: number
  end: number
}

/** A part of a text between punctuation marks. A wording does not cross them. */
interface Clause {
  text: string
  words: Word[]
}

function clausesOf(text: string): Clause[] {
  return text.split(/[.,;:!?()\n]+/).map((clause) => ({
    text: clause,
    words: [...clause.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      stem: stemsOf(word).trim(),
      start: index,
      end: index + word.length,
    })),
  }))
}

/** The words of a clause that match a term; empty if none do. A capital at the start of a sentence is left out. */
function wordingIn({ text, words }: Clause, { stems }: Term): string[] {
  for (const phrase of stems) {
    const wanted = phrase.trim().split(' ')
    const at = words.findIndex((_, from) => wanted.every((stem, i) => words[from + i]?.stem === stem))
    const [first, last] = [words[at], words[at + wanted.length - 1]]
    if (!first || !last) continue
    const wording = text.slice(first.start, last.end)
    const isStart = at === 0 && /^\p{Lu}\p{Ll}/u.test(wording)
    return [isStart ? wording.charAt(0).toLowerCase() + wording.slice(1) : wording]
  }
  return []
}
