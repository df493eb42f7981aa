import type { Clause, CompanyRecord } from '#db/model/companyIndex.ts'

/** The stems of a text's folded words, as SQLite's index has them: letters and digits alone. */
export type StemsIn = (text: string) => string[]

/** The searchable words of a company. */
export interface Words {
  /** A tsvector: the stems of its fields; each position has the letter of its field. */
  words: string
  /** A tsvector: its facets, and its range of ids. */
  facets: string
  /** The number of words in its fields, including facets. */
  length: number
}

const letters = { name: 'A', description: 'B', industry: 'C', tags: 'D' } as const
type Field = keyof typeof letters
const fields: readonly Field[] = ['name', 'description', 'industry', 'tags']

/** The weight of a word by the letter of its field. */
export const WEIGHTS: Readonly<Record<string, number>> = { A: 2, B: 3, C: 4, D: 5 }
export const INDUSTRY = letters.industry

/** PostgreSQL limits a word to 2,046 bytes. */
const LONGEST = 500
const cut = (stem: string) => (stem.length > LONGEST ? stem.slice(0, LONGEST).toWellFormed() : stem)

export function wordsOf(company: CompanyRecord, stretch: number, stemsIn: StemsIn): Words {
  const words: string[] = []
  let at = 0
  let length = 0
  for (const field of fields) {
    // One position between two fields stays free, so that no phrase spans both.
    at++
    for (const stem of stemsIn(company[field])) {
      words.push(`${cut(stem)}:${++at}${letters[field]}`)
      length++
    }
  }
  const facets = stemsIn(company.facets).map(cut)
  return {
    words: words.join(' '),
    facets: `${facets.join(' ')} ${stretchWord(stretch)}`,
    length: length + facets.length,
  }
}

const stretchWord = (stretch: number) => `'#${stretch}'`

/** A phrase of a search. */
export interface Phrase {
  stems: readonly string[]
  inIndustry: boolean
}

/** A parsed search. */
export interface Search {
  /** All phrases that count for a company's rank, in the given order. */
  phrases: Phrase[]
  /** The tsqueries for words and facets; '' if there is none. */
  words: string
  facets: string
}

/** @returns undefined if a clause has no word, so that no company matches */
export function searchOf(clauses: readonly Clause[], stemsIn: StemsIn): Search | undefined {
  const search: Search = { phrases: [], words: '', facets: '' }
  for (const { field, anyOf } of clauses) {
    const phrases = [...new Set(anyOf)]
      .map((phrase) => ({ stems: stemsIn(phrase).map(cut), inIndustry: field === 'industry' }))
      .filter(({ stems }) => stems.length > 0)
    if (phrases.length === 0) return undefined
    const either = phrases.map(phraseQuery).join(' | ')
    if (field === 'facets') search.facets = both(search.facets, either)
    else {
      search.words = both(search.words, either)
      search.phrases.push(...phrases)
    }
  }
  return search
}

/** A tsquery for one phrase. */
export const phraseQuery = ({ stems, inIndustry }: Phrase): string =>
  `(${stems.map((stem) => `'${stem}'${inIndustry ? `:${INDUSTRY}` : ''}`).join(' <-> ')})`

/** A tsquery for facets of companies in some ranges of ids. */
export const inStretches = (facets: string, stretches: readonly number[]): string =>
  both(facets, stretches.map(stretchWord).join(' | '))

const both = (query: string, other: string) => (query ? `${query} & (${other})` : `(${other})`)
