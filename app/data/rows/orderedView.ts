import { useMemo, useSyncExternalStore } from 'react'
import type { Rows, Table } from '#db/model/entities/registry.ts'
import type { LiveRows, RowChanges } from './liveRows.ts'
import { type Order, Ordered } from './ordered.ts'

/** The number of rows that are ordered at once, so that the page stays responsive in between. */
const SLICE = 5_000
/**
 * Up to this many changes of a long list are applied at once; the many changes of a sync are applied in
 * slices.
 */
const FEW = 100
/** After this much work, in ms, the page gets a turn. */
const TURN_MS = 6
/** By then the first rows are painted even on a slow phone. */
const PAINTED_MS = 100

/** The rows of a list, in its order. */
export interface OrderedRows<Row> {
  rows: readonly Row[]
  /**
   * False until all rows have been read and ordered. Until then `rows` are the rows that the list began with
   * the last time.
   */
  complete: boolean
}

/** Live rows in a list's order: ordered once, in slices, and then updated with each change. */
export class OrderedView<T extends Table, Key> {
  readonly #live: LiveRows<T>
  readonly #order: Order<Rows[T], Key>
  readonly #first: readonly number[]
  #ordered: Ordered<Rows[T], Key>
  /** For a long list, the rows that still have to be ordered. */
  #rest: Iterator<Rows[T]> | undefined
  /** Rows that arrived or changed meanwhile. */
  #waiting = new Map<number, Rows[T] | undefined>()
  /** The step-by-step ordering that is in progress. */
  #landing: Iterator<undefined> | undefined
  #upTo = 0
  #current: OrderedRows<Rows[T]> = { rows: [], complete: false }

  /**
   * @param first the ids of the rows that the list began with the last time; they are read and shown before
   * all others
   */
  constructor(live: LiveRows<T>, order: Order<Rows[T], Key>, first: readonly number[] = []) {
    this.#live = live
    this.#order = order
    this.#first = first
    if (!live.complete) live.first(first)
    this.#ordered = this.#startAnew()
    this.#current = this.#look()
  }

  readonly current = (): OrderedRows<Rows[T]> => this.#current

  /** @param onChange called with each new `current`. @returns ends it */
  readonly subscribe = (onChange: () => void): (() => void) => {
    if (this.#upTo !== this.#live.revision) this.#ordered = this.#startAnew()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = PAINTED_MS
    const goOn = () => {
      timer = undefined
      const began = performance.now()
      do this.#orderOn()
      while (this.#isBehind && performance.now() - began < TURN_MS)
      show()
    }
    const show = () => {
      const before = this.#current
      this.#current = this.#look()
      if (this.#current !== before) onChange()
      if (this.#isBehind && timer === undefined) timer = setTimeout(goOn, pause)
      pause = 0
    }
    const end = this.#live.subscribe((changes) => {
      this.#follow(changes)
      show()
    })
    show()
    return () => {
      clearTimeout(timer)
      end()
    }
  }

  /** While rows are being read, only full slices are ordered. */
  get #isBehind(): boolean {
    if (this.#landing || this.#rest) return true
    return this.#waiting.size >= (this.#live.complete ? 1 : SLICE)
  }

  #startAnew(): Ordered<Rows[T], Key> {
    const { rows, revision } = this.#live
    const isShort = rows.size <= SLICE
    this.#rest = isShort ? undefined : rows.values()
    this.#waiting = new Map()
    this.#landing = undefined
    this.#current = { ...this.#current, complete: false }
    this.#upTo = revision
    return new Ordered(this.#order, isShort ? rows.values() : [])
  }

  #follow(changes: RowChanges<Rows[T]>) {
    this.#upTo = this.#live.revision
    const isLittle = changes.size <= FEW || this.#live.rows.size <= SLICE
    if (this.#current.complete && isLittle && !this.#isBehind) this.#ordered.follow(changes)
    else for (const [id, row] of changes) this.#waiting.set(id, row)
  }

  /** Does one step of the ordering. */
  #orderOn() {
    this.#landing ??= this.#ordered.landing(this.#nextSlice())
    if (this.#landing.next().done) this.#landing = undefined
  }

  #nextSlice(): Map<number, Rows[T] | undefined> {
    const slice = new Map<number, Rows[T] | undefined>()
    while (this.#rest && slice.size < SLICE) {
      const { value: row, done } = this.#rest.next()
      if (done) this.#rest = undefined
      else slice.set(row.id, row)
    }
    for (const [id, row] of this.#rest ? [] : this.#waiting) {
      slice.set(id, row)
      this.#waiting.delete(id)
      if (slice.size >= SLICE) break
    }
    return slice
  }

  #look(): OrderedRows<Rows[T]> {
    const before = this.#current
    if (this.#live.complete && !this.#isBehind) {
      const rows = this.#ordered.list
      return before.complete && before.rows === rows ? before : { rows, complete: true }
    }
    // Rows from a sync are shown once they are in their place.
    if (before.complete) return before
    // A part of the first rows would move as soon as the others come.
    if (this.#first.some((id) => this.#live.awaits(id))) return before
    const rows = this.#first.flatMap((id) => this.#live.rows.get(id) ?? []).filter(this.#isListed)
    const isSame = rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at])
    return isSame && !before.complete ? before : { rows, complete: false }
  }

  readonly #isListed = (row: Rows[T]) => this.#order.keyOf(row) !== undefined
}

/**
 * Rows in a list's order, as a React hook.
 * @param order the same object until the order changes
 * @param first the ids of the rows that the list began with the last time, shown until all are ordered; the
 * same array until it changes
 */
export function useOrdered<T extends Table, Key>(
  live: LiveRows<T>,
  order: Order<Rows[T], Key>,
  first?: readonly number[],
): OrderedRows<Rows[T]> {
  const view = useMemo(() => new OrderedView(live, order, first), [live, order, first])
  return useSyncExternalStore(view.subscribe, view.current)
}
