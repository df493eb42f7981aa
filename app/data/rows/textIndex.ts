import { searchableInOne, type Words } from './searched.ts'
import { beginsAt, mayHaveTypo, partsOf } from './typo.ts'

/** The texts of some rows, by kind of text. */
export type Block<Text extends string> = Record<Text, JoinedTexts>

/** A word in its spellings, and the kinds of text in which it may occur. */
export interface Wanted<Text extends string> {
  word: Words[number]
  textKinds: readonly Text[]
}

/** How to rank matches: by where the search text occurs in these texts of a row. */
export interface Ranking<Text extends string> {
  typed: string
  textKinds: readonly Text[]
  /**
   * The rank of rows whose text begins with the search text, contains it, or does not contain it: each from 0
   * to 2.
   */
  begins: number
  has: number
  lacks: number
}

/** Rows whose name begins with the search text come first, then rows whose name contains it. */
export const nameFirst = { textKinds: ['name'], begins: 0, has: 1, lacks: 2 } as const

/** A search that proceeds block by block and never repeats a block. */
interface Search<Row> {
  asked: string
  steps: Iterator<unknown>
  found: readonly Row[] | undefined
}

/** The number of rows that are searched or prepared at once. */
const BLOCK = 2_000
/** After this much work, in ms, the page gets a turn. */
const TURN_MS = 6
/**
 * Wait before preparing, because while rows arrive each page of them would require preparing everything
 * again.
 */
const SETTLED_MS = 1_000

/** Finds rows by their texts. The texts are prepared block by block, when they are needed or in advance. */
export class TextIndex<Row, Text extends string> {
  readonly #rows: readonly Row[]
  readonly #makeBlock: (rows: readonly Row[], start: number) => Block<Text>
  readonly #blocks: Block<Text>[] = []
  #last: Search<Row> | undefined

  /** @param makeBlock makes the block of texts for the rows from a given start */
  constructor(rows: readonly Row[], makeBlock: (rows: readonly Row[], start: number) => Block<Text>) {
    this.#rows = rows
    this.#makeBlock = makeBlock
  }

  /**
   * The rows that contain all wanted words, ordered by rank and within a rank as before. If no row does, those that
   * contain them with a typo in longer words. Without wanted words it returns all rows.
   */
  find(wanted: readonly Wanted<Text>[], ranking?: Ranking<Text>): readonly Row[] {
    if (wanted.length === 0) return this.#rows
    const search = this.#searchFor(wanted, ranking)
    while (!search.found) search.steps.next()
    return search.found
  }

  /**
   * Starts a search that will soon be needed, in slices, so that the page stays responsive.
   * @returns ends it
   */
  ahead(wanted: readonly Wanted<Text>[], ranking?: Ranking<Text>): () => void {
    return inSlices(wanted.length === 0 ? [].values() : this.#searchFor(wanted, ranking).steps)
  }

  /**
   * Prepares the texts for the first keystroke, in slices, once the rows have stopped changing.
   * @returns ends it
   */
  prepare(): () => void {
    return inSlices(this.#allBlocks(), SETTLED_MS)
  }

  #searchFor(wanted: readonly Wanted<Text>[], ranking: Ranking<Text> | undefined): Search<Row> {
    const asked = JSON.stringify([wanted, ranking])
    if (this.#last?.asked === asked) return this.#last
    const search: Search<Row> = {
      asked,
      steps: this.#look(wanted, ranking, (found) => {
        search.found = found
      }),
      found: undefined,
    }
    this.#last = search
    return search
  }

  *#look(
    wanted: readonly Wanted<Text>[],
    ranking: Ranking<Text> | undefined,
    tell: (found: readonly Row[]) => void,
  ) {
    const found = yield* this.#pass(wanted, ranking, false)
    const mayForgive = found.length === 0 && wanted.some(({ word }) => isForgiven(word))
    tell(mayForgive ? yield* this.#pass(wanted, ranking, true) : found)
  }

  /** Looks through all blocks once. @param forgiving whether longer words may have a typo */
  *#pass(
    wanted: readonly Wanted<Text>[],
    ranking: Ranking<Text> | undefined,
    forgiving: boolean,
  ): Generator<undefined, readonly Row[]> {
    const ranks: [Row[], Row[], Row[]] = [[], [], []]
    let start = 0
    for (const block of this.#allBlocks()) {
      const had = new Uint8Array(BLOCK)
      if (markAll(block, wanted, had, forgiving) > 0) {
        const rankOf = forgiving ? rankNear(block, wanted, ranking) : rankAll(block, ranking)
        for (let at = 0; at < BLOCK; at++) {
          const row = this.#rows[start + at]
          if (had[at] === wanted.length && row !== undefined) ranks[rankOf[at] ?? 0]?.push(row)
        }
      }
      start += BLOCK
      yield
    }
    const [first, ...others] = ranks.filter((rank) => rank.length > 0)
    return first && others.length > 0 ? first.concat(...others) : (first ?? [])
  }

  *#allBlocks() {
    for (let start = 0; start < this.#rows.length; start += BLOCK) {
      const nth = start / BLOCK
      const block = this.#blocks[nth] ?? this.#makeBlock(this.#rows.slice(start, start + BLOCK), start)
      this.#blocks[nth] = block
      yield block
    }
  }
}

/** Does work in slices, so that the page stays responsive. @returns ends it */
function inSlices(steps: Iterator<unknown>, afterMs = 0): () => void {
  const goOn = () => {
    const began = performance.now()
    while (!steps.next().done) {
      if (performance.now() - began < TURN_MS) continue
      timer = setTimeout(goOn)
      return
    }
  }
  let timer = setTimeout(goOn, afterMs)
  return () => clearTimeout(timer)
}

/**
 * Counts for each row of a block how many of the words it contains, up to the first missing one.
 * @returns how many rows contain all words
 */
function markAll<Text extends string>(
  block: Block<Text>,
  wanted: readonly Wanted<Text>[],
  had: Uint8Array,
  forgiving: boolean,
): number {
  let left = BLOCK
  for (const [nth, { word, textKinds }] of wanted.entries()) {
    const before = left
    left = 0
    const forgives = forgiving && isForgiven(word)
    for (const textKind of textKinds) {
      for (const spelling of word) {
        // Most single letters occur in every name, so that there is nothing left to search for in other
        // texts.
        if (left < before) left += block[textKind].mark(spelling, had, nth, forgives)
      }
    }
  }
  return left
}

/** Whether a word may have a typo, in each of its spellings: "øaø" is too short for one, though "oeaoe" is not. */
const isForgiven = (spellings: readonly string[]): boolean => spellings.every(mayHaveTypo)

/** @returns the rank of each row of a block */
function rankAll<Text extends string>(block: Block<Text>, ranking: Ranking<Text> | undefined): Uint8Array {
  const ranks = new Uint8Array(BLOCK)
  if (!ranking) return ranks
  ranks.fill(ranking.lacks)
  for (const textKind of ranking.textKinds) block[textKind].rank(ranking, ranks)
  return ranks
}

/** The same for words with a typo: rows with all of them in the texts that rank come first. */
function rankNear<Text extends string>(
  block: Block<Text>,
  wanted: readonly Wanted<Text>[],
  ranking: Ranking<Text> | undefined,
): Uint8Array {
  const had = new Uint8Array(BLOCK)
  if (!ranking) return had
  const { textKinds, has, lacks } = ranking
  markAll(
    block,
    wanted.map(({ word }) => ({ word, textKinds })),
    had,
    true,
  )
  return had.map((words) => (words === wanted.length ? has : lacks))
}

/**
 * The texts of many rows joined into one string, which is many times faster to search than separate strings.
 */
export class JoinedTexts {
  readonly #text: string
  /** The end of each row's text. */
  readonly #ends: Uint32Array

  /** @param texts of the rows, as people wrote them */
  constructor(texts: readonly string[]) {
    const { text, ends } = searchableInOne(texts)
    this.#text = text
    this.#ends = ends
  }

  /**
   * Increments the count of each row that has `words` words and also contains this one.
   * @param forgives whether it may have a typo
   * @returns the number of these rows
   */
  mark(word: string, had: Uint8Array, words: number, forgives: boolean): number {
    let marked = 0
    const count = (row: number) => {
      if (had[row] !== words) return
      had[row] = words + 1
      marked++
    }
    if (forgives) this.#eachNear(word, count)
    else this.#eachWith(word, count)
    return marked
  }

  /** Ranks the rows that contain the search text, unless they already have a better rank. */
  rank({ typed, begins, has }: Omit<Ranking<string>, 'textKinds'>, ranks: Uint8Array): void {
    this.#eachWith(typed, (row, at, start) => {
      ranks[row] = Math.min(ranks[row] ?? has, at === start ? begins : has)
    })
  }

  /** @param tell called for each row that contains a word with one typo at most, once or several times */
  #eachNear(word: string, tell: (row: number) => void): void {
    for (const { part, before } of partsOf(word)) {
      this.#eachWith(part, (row, at, start, end) => {
        const isNear = before.some((letters) => beginsAt(this.#text, start, end, at - letters, word))
        if (isNear) tell(row)
        return isNear
      })
    }
  }

  /**
   * @param sought must not be empty
   * @param tell called for each row that contains it, in order, with the place and with where the row's text begins
   * and ends; if it returns false, also for the next place in the row
   */
  #eachWith(sought: string, tell: (row: number, at: number, start: number, end: number) => unknown): void {
    let row = 0
    let start = 0
    let at = this.#text.indexOf(sought)
    while (at >= 0) {
      let end = this.#ends[row] ?? Number.POSITIVE_INFINITY
      while (end <= at) {
        start = end
        end = this.#ends[++row] ?? Number.POSITIVE_INFINITY
      }
      const isDone = at + sought.length <= end && tell(row, at, start, end) !== false
      at = this.#text.indexOf(sought, isDone ? end : at + 1)
    }
  }
}
