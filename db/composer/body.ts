import { wordCount } from './words.ts'
import type { Writer } from './writer.ts'

/** The place of a sentence or a passage in an email. Parts are in the order of `paragraph`, then of `at`. */
export type Place = readonly [paragraph: Paragraph, at: number]
export type Paragraph =
  | 'greeting'
  | 'opening'
  | 'before'
  | 'what'
  | 'point'
  | 'trial'
  | 'questions'
  | 'rivals'
  | 'ask'
  | 'after'
  | 'close'
  | 'end'

/** A pool of optional sentences, with their place. */
export interface Extra {
  pool: readonly string[]
  place: Place
}

/** Collects the parts of an email's body in any order, and returns the text in reading order. */
export class Body {
  private readonly parts: { text: string; place: Place }[] = []
  private readonly writer: Writer
  words = 0

  constructor(writer: Writer) {
    this.writer = writer
  }

  add(pool: readonly string[], place: Place) {
    this.put(this.writer.write(pool), place)
  }

  /**
   * Adds a sentence from the first pool that has one for which there is room.
   * @returns whether a pool had one
   */
  addFirst(pools: readonly (readonly string[])[], place: Place, most: number): boolean {
    return pools.some((pool) => {
      const text = this.writer.write(pool, most - this.words)
      this.put(text, place)
      return text !== ''
    })
  }

  put(text: string, place: Place) {
    if (!text) return
    this.parts.push({ text, place })
    this.words += wordCount(text)
  }

  addIfRoom({ pool, place }: Extra, most: number) {
    this.put(this.writer.write(pool, most - this.words), place)
  }

  read(paragraphs: readonly Paragraph[]): string {
    return paragraphs
      .map((name) => this.parts.filter(({ place }) => place[0] === name))
      .filter((parts) => parts.length > 0)
      .map((parts) =>
        parts
          .toSorted((a, b) => a.place[1] - b.place[1])
          .map(({ text }) => text)
          .join(' '),
      )
      .join('\n\n')
  }
}
