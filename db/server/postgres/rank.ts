import { INDUSTRY, type Phrase, WEIGHTS } from './companyWords.ts'

/** The totals of an index from which ranks are computed. */
export interface Totals {
  companies: number
  /** The number of words of all companies. */
  words: number
}

/** A phrase, and the number of companies in the index that contain it. */
export interface CountedPhrase extends Phrase {
  companies: number
}

// The BM25 of SQLite's FTS5, step by step, so that both databases sort alike.
const K1 = 1.2
const B = 0.75
/** For a phrase that most companies contain. */
const LEAST = 1e-6

/**
 * How well companies match, by BM25: the higher, the better.
 * @returns a function that takes a company's tsvector in PostgreSQL's notation, and its number of words
 */
export function ranking(phrases: readonly CountedPhrase[], { companies, words }: Totals) {
  const average = words / companies
  const weighed = phrases.map((phrase) => {
    const idf = Math.log((companies - phrase.companies + 0.5) / (phrase.companies + 0.5))
    return { phrase, idf: idf <= 0 ? LEAST : idf }
  })
  return (vector: string, length: number): number => {
    let rank = 0
    for (const { phrase, idf } of weighed) {
      const often = frequencyIn(vector, phrase)
      if (often > 0) rank += idf * ((often * (K1 + 1)) / (often + K1 * (1 - B + (B * length) / average)))
    }
    return rank
  }
}

/** How often a company contains a phrase, weighted by field. */
function frequencyIn(vector: string, { stems: [first = '', ...others], inIndustry }: Phrase): number {
  const begins = positionsIn(vector, first)
  if (begins === '') return 0
  const following = others.map((stem) => new Set(positionsIn(vector, stem).split(',').map(Number.parseFloat)))
  let often = 0
  for (const position of begins.split(',')) {
    const letter = letterOf(position)
    if (inIndustry && letter !== INDUSTRY) continue
    const at = Number.parseFloat(position)
    if (following.every((positions, n) => positions.has(at + n + 1))) often += WEIGHTS[letter] ?? 0
  }
  return often
}

/** The positions of a stem, such as "1A,7" of "'truck':1A,7 'fleet':2"; '' if it does not occur. */
function positionsIn(vector: string, stem: string): string {
  const named = `'${stem}':`
  const at = vector.indexOf(named)
  if (at < 0) return ''
  const end = vector.indexOf(' ', at)
  return vector.slice(at + named.length, end < 0 ? undefined : end)
}

/** PostgreSQL omits the last letter, D. */
function letterOf(position: string): string {
  const last = position.at(-1) ?? ''
  return last >= 'A' ? last : 'D'
}

/**
 * The ids with the best ranks.
 * @param ids ascending
 * @param ranks of each id
 * @returns equal ranks in a fixed order whatever the limit: the lower id first
 */
export function bestOf(ids: readonly number[], ranks: readonly number[], limit: number): number[] {
  const sorted = Float64Array.from(ranks).sort()
  const least = sorted[Math.max(0, sorted.length - limit)] ?? 0
  return ids
    .map((id, at) => ({ id, rank: ranks[at] ?? 0 }))
    .filter(({ rank }) => rank >= least)
    .sort((one, other) => other.rank - one.rank || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id)
}
