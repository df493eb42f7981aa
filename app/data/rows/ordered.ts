import type { RowChanges } from './liveRows.ts'

/** The order of the rows in a list. */
export interface Order<Row, Key> {
  /** The sort key of a row; undefined if the row is not in the list. */
  keyOf(row: Row): Key | undefined
  compare(a: Key, b: Key): number
}

interface Entry<Row, Key> {
  row: Row
  key: Key
}

/** The number of entries that are processed in one step. */
const STEP = 1_000

/**
 * The rows of a list in order, updated with each change: changed rows are taken out and merged in again,
 * without comparing the others again.
 */
export class Ordered<Row extends { id: number }, Key> {
  #entries: readonly Entry<Row, Key>[] = []
  #list: readonly Row[] | undefined
  readonly #order: Order<Row, Key>

  constructor(order: Order<Row, Key>, rows: Iterable<Row>) {
    this.#order = order
    this.#set(this.#sorted(rows))
  }

  /** The same array until the list changes. */
  get list(): readonly Row[] {
    this.#list ??= this.#entries.map(({ row }) => row)
    return this.#list
  }

  /** Applies changes. */
  follow(changes: RowChanges<Row>): void {
    const steps = this.landing(changes)
    let { done } = steps.next()
    while (!done) ({ done } = steps.next())
  }

  /**
   * Applies changes step by step, so that the page stays responsive in between. The list stays unchanged
   * until the last step.
   */
  *landing(changes: RowChanges<Row>): Generator<undefined, void> {
    const others: Entry<Row, Key>[] = []
    for (let start = 0; start < this.#entries.length; start += STEP) {
      for (const entry of this.#entries.slice(start, start + STEP)) {
        if (!changes.has(entry.row.id)) others.push(entry)
      }
      yield
    }
    const come = this.#sorted([...changes.values()].filter((row) => row !== undefined))
    if (come.length === 0 && others.length === this.#entries.length) return
    yield
    this.#set(come.length === 0 ? others : yield* this.#merging(others, come))
  }

  #set(entries: readonly Entry<Row, Key>[]) {
    this.#entries = entries
    this.#list = undefined
  }

  #sorted(rows: Iterable<Row>): Entry<Row, Key>[] {
    const entries: Entry<Row, Key>[] = []
    for (const row of rows) {
      const key = this.#order.keyOf(row)
      if (key !== undefined) entries.push({ row, key })
    }
    return entries.sort((a, b) => this.#order.compare(a.key, b.key))
  }

  *#merging(others: readonly Entry<Row, Key>[], come: readonly Entry<Row, Key>[]) {
    const merged: Entry<Row, Key>[] = []
    let at = 0
    let left = STEP
    for (const entry of come) {
      for (let next = others[at]; next && this.#order.compare(next.key, entry.key) <= 0; next = others[at]) {
        merged.push(next)
        at++
      }
      merged.push(entry)
      if (merged.length < left) continue
      left = merged.length + STEP
      yield
    }
    return merged.concat(others.slice(at))
  }
}
