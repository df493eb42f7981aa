import { searchableInOne, type Words } from './searched.ts'

/** The texts of some rows, of each sort. */
export type Block<Text extends string> = Record<Text, JoinedTexts>

/** A word in its spellings, and the texts of a row in which it may stand. */
export interface Wanted<Text extends string> {
  word: Words[number]
  places: readonly Text[]
}

/** What is found first, second and third, by where a text as it was typed stands in these texts of a row. */
export interface Ranking<Text extends string> {
  typed: string
  places: readonly Text[]
  /** Each from 0 to 2. */
  begins: number
  has: number
  lacks: number
}

/** First what has a name that begins so, then what has it within its name. */
export const nameFirst = { places: ['name'], begins: 0, has: 1, lacks: 2 } as const

/** A search block by block; what was looked through is not looked through again. */
interface Search<Row> {
  asked: string
  steps: Iterator<unknown>
  found: readonly Row[] | undefined
}

/** Rows whose texts are looked through at once, and made ready at once. */
const BLOCK = 2_000
/** Work after which the page may answer, in ms. */
const TURN_MS = 6
/** While rows arrive, each page of them would make all ready anew. */
const SETTLED_MS = 1_000

/** Finds rows by their texts, which are made ready block by block: as they are needed, or ahead. */
export class TextIndex<Row, Text extends string> {
  readonly #rows: readonly Row[]
  readonly #makeBlock: (rows: readonly Row[], start: number) => Block<Text>
  readonly #blocks: Block<Text>[] = []
  #last: Search<Row> | undefined

  /** @param makeBlock the texts of those of the rows that begin at a place among them */
  constructor(rows: readonly Row[], makeBlock: (rows: readonly Row[], start: number) => Block<Text>) {
    this.#rows = rows
    this.#makeBlock = makeBlock
  }

  /** The rows that have all that is wanted, in their order within each rank: all of them where nothing is. */
  find(wanted: readonly Wanted<Text>[], ranking?: Ranking<Text>): readonly Row[] {
    if (wanted.length === 0) return this.#rows
    const search = this.#searchFor(wanted, ranking)
    while (!search.found) search.steps.next()
    return search.found
  }

  /** Begins to find what is about to be asked for, in slices, so that the page answers in between. @returns ends it */
  ahead(wanted: readonly Wanted<Text>[], ranking?: Ranking<Text>): () => void {
    return inSlices(wanted.length === 0 ? [].values() : this.#searchFor(wanted, ranking).steps)
  }

  /** Gets ready for the first letter, in slices, once the rows stay as they are. @returns ends it */
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
    const ranks: [Row[], Row[], Row[]] = [[], [], []]
    let start = 0
    for (const block of this.#allBlocks()) {
      const had = new Uint8Array(BLOCK)
      if (markAll(block, wanted, had) > 0) {
        const rankOf = rankAll(block, ranking)
        for (let at = 0; at < BLOCK; at++) {
          const row = this.#rows[start + at]
          if (had[at] === wanted.length && row !== undefined) ranks[rankOf[at] ?? 0]?.push(row)
        }
      }
      start += BLOCK
      yield
    }
    const [first, ...others] = ranks.filter((rank) => rank.length > 0)
    tell(first && others.length > 0 ? first.concat(...others) : (first ?? []))
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

/** Does work in slices, so that the page answers in between. @returns ends it */
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
 * Notes for each row of a block how many of the words it has, up to the first that it lacks.
 * @returns how many rows have all
 */
function markAll<Text extends string>(
  block: Block<Text>,
  wanted: readonly Wanted<Text>[],
  had: Uint8Array,
): number {
  let left = BLOCK
  for (const [nth, { word, places }] of wanted.entries()) {
    const before = left
    left = 0
    for (const place of places) {
      for (const spelling of word) {
        // Most letters stand in every name: there is nothing left to look for elsewhere then.
        if (left < before) left += block[place].mark(spelling, had, nth)
      }
    }
  }
  return left
}

/** @returns the rank of each row of a block */
function rankAll<Text extends string>(block: Block<Text>, ranking: Ranking<Text> | undefined): Uint8Array {
  const ranks = new Uint8Array(BLOCK)
  if (!ranking) return ranks
  ranks.fill(ranking.lacks)
  for (const place of ranking.places) block[place].rank(ranking, ranks)
  return ranks
}

/** The texts of many rows in one string, which is looked through many times as fast as they are one by one. */
export class JoinedTexts {
  readonly #text: string
  /** Where each row's text ends. */
  readonly #ends: Uint32Array

  /** @param texts of the rows, as people wrote them */
  constructor(texts: readonly string[]) {
    const { text, ends } = searchableInOne(texts)
    this.#text = text
    this.#ends = ends
  }

  /** Those rows that have so many words, and this one, have one more. @returns how many these are */
  mark(word: string, had: Uint8Array, words: number): number {
    let marked = 0
    this.#eachWith(word, (row) => {
      if (had[row] !== words) return
      had[row] = words + 1
      marked++
    })
    return marked
  }

  /** Ranks the rows that have what was typed, unless they stand higher. */
  rank({ typed, begins, has }: Omit<Ranking<string>, 'places'>, ranks: Uint8Array): void {
    this.#eachWith(typed, (row, isAtStart) => {
      ranks[row] = Math.min(ranks[row] ?? has, isAtStart ? begins : has)
    })
  }

  /** @param sought not empty. @param tell told of the rows in which it stands, in order */
  #eachWith(sought: string, tell: (row: number, isAtStart: boolean) => void): void {
    let row = 0
    let start = 0
    let at = this.#text.indexOf(sought)
    while (at >= 0) {
      let end = this.#ends[row] ?? Number.POSITIVE_INFINITY
      while (end <= at) {
        start = end
        end = this.#ends[++row] ?? Number.POSITIVE_INFINITY
      }
      const isWithin = at + sought.length <= end
      if (isWithin) tell(row, at === start)
      at = this.#text.indexOf(sought, isWithin ? end : at + 1)
    }
  }
}
