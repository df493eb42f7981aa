import { INDUSTRY, type Phrase, WEIGHTS } from './companyWords.ts'

/** What ranks are reckoned from, of a whole index. */
export interface Totals {
  companies: number
  /** Of all companies together. */
  words: number
}

/** A phrase, and how many companies of the index have it. */
export interface CountedPhrase extends Phrase {
  companies: number
}

// The BM25 of SQLite's FTS5, step by step, so that both databases sort alike.
const K1 = 1.2
const B = 0.75
/** For a phrase that most companies have. */
const LEAST = 1e-6

/**
 * How well companies fit, by BM25: the more, the better.
 * @returns told a company's tsvector as PostgreSQL writes it, and how many words it has
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

/** How often a company has a phrase, by the weights of the fields that have it. */
function frequencyIn(vector: string, { stems: [first = '', ...others], inIndustry }: Phrase): number {
  const begins = placesIn(vector, first)
  if (begins === '') return 0
  const following = others.map((stem) => new Set(placesIn(vector, stem).split(',').map(Number.parseFloat)))
  let often = 0
  for (const place of begins.split(',')) {
    const letter = letterOf(place)
    if (inIndustry && letter !== INDUSTRY) continue
    const at = Number.parseFloat(place)
    if (following.every((places, n) => places.has(at + n + 1))) often += WEIGHTS[letter] ?? 0
  }
  return often
}

/** "1A,7" of "'truck':1A,7 'fleet':2": where a stem stands; '' where it does not. */
function placesIn(vector: string, stem: string): string {
  const named = `'${stem}':`
  const at = vector.indexOf(named)
  if (at < 0) return ''
  const end = vector.indexOf(' ', at)
  return vector.slice(at + named.length, end < 0 ? undefined : end)
}

/** PostgreSQL leaves out the last letter, D. */
function letterOf(place: string): string {
  const last = place.at(-1) ?? ''
  return last >= 'A' ? last : 'D'
}

/**
 * The ids of the best ones.
 * @param ids rising
 * @param ranks of each
 * @returns the same for equal ranks whatever the limit: the lower id first
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
