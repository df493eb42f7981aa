import Dexie, { type ObservabilitySet, RangeSet } from 'dexie'
import { nextTurn } from '#db/device/nextTurn.ts'
import { dissolveBlock, foldInIdleTime, isLoose, readPacks } from '#db/device/packs.ts'
import type { DeviceStore } from '#db/device/store.ts'
import { AFTER_CUT, wasCutOff } from '#db/device/underWay.ts'
import { type AnyRow, type Rows, rowOf, type Table } from '#db/model/entities/registry.ts'
import { noStandIns, notMerged, type Pointer, pointerOf, standInsOf } from '#db/model/merged.ts'

/** Changed rows by id; undefined if the row is gone. */
export type RowChanges<Row> = ReadonlyMap<number, Row | undefined>

/** The number of rows read at once, so that the page stays responsive in between. */
const SLICE = 500
/** More rows that change at once than this are read from their pack, which is one record. */
const SINGLY = 20

/**
 * A team's rows of one entity in memory, without the deleted ones and without leads that were merged into others. They
 * are read once, in slices, on first use; after that only rows that change in this tab, in other tabs or in the worker.
 */
export class LiveRows<T extends Table> {
  readonly rows = new Map<number, Rows[T]>()
  /** Deleted rows, which can be restored for a while. */
  readonly #deleted = new Map<number, Rows[T]>()
  /** Rows that point at another row, also deleted ones. They are few. */
  readonly #pointing = new Map<number, Rows[T]>()
  #standIns = noStandIns
  #through:
    | { of: readonly Rows[T][]; standIns: ReadonlyMap<number, number>; rows: readonly Rows[T][] }
    | undefined
  /** Whether all rows have been read. */
  complete = false
  /** Rises with each change. */
  revision = 0
  readonly #store: DeviceStore
  readonly #table: T
  readonly #teamId: number
  readonly #listeners = new Set<(changes: RowChanges<Rows[T]>) => void>()
  /** Single rows that are read before anything else. */
  readonly #wanted = new Set<number>()
  /** Those of them that are being read now. */
  #underWay: ReadonlySet<number> = new Set()
  /** While all rows are being read: the ids that this read or a later one has already reported. */
  #told: Set<number> | undefined
  /** The newest pack that was read. A later read only needs the packs after it. */
  #readTo = 0
  #started = false
  #readsAll = true
  #reading = false
  #pauseUntil = 0
  #list: readonly Rows[T][] | undefined
  #deletedList: readonly Rows[T][] | undefined
  /** How many consecutive reads were interrupted from outside. */
  #cutOff = 0
  #failure: { cause: unknown } | undefined
  /** Resolve functions that are called when everything has been read. */
  #settling: (() => void)[] = []

  constructor(store: DeviceStore, table: T, teamId: number) {
    this.#store = store
    this.#table = table
    this.#teamId = teamId
  }

  /** Reports every change from now on. @returns ends it */
  readonly subscribe = (listener: (changes: RowChanges<Rows[T]>) => void): (() => void) => {
    this.#start()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * All rows; the same array until one changes; undefined until all have been read.
   * @throws the error that made the reading fail
   */
  readonly list = (): readonly Rows[T][] | undefined => {
    this.#start()
    if (this.#failure) throw this.#failure.cause
    if (this.complete) this.#list ??= [...this.rows.values()]
    return this.#list
  }

  /** The same for deleted rows. */
  readonly deleted = (): readonly Rows[T][] | undefined => {
    this.#start()
    if (this.#failure) throw this.#failure.cause
    if (this.complete) this.#deletedList ??= [...this.#deleted.values()]
    return this.#deletedList
  }

  /**
   * The leads that were merged into others, with the lead that stands for each; the same map until one changes.
   * @throws the error that made the reading fail
   */
  readonly standIns = (): ReadonlyMap<number, number> => {
    this.#start()
    if (this.#failure) throw this.#failure.cause
    return this.#standIns
  }

  /**
   * The rows of `list` that belong to leads, each with the lead that stands for its own; the same array as long as rows
   * and stand-ins are the same.
   */
  through(rows: readonly Rows[T][], standIns: ReadonlyMap<number, number>): readonly Rows[T][] {
    if (standIns.size === 0) return rows
    if (this.#through?.of === rows && this.#through.standIns === standIns) return this.#through.rows
    const moved = rows.map((row) => {
      const winner = 'leadId' in row && row.leadId !== null ? standIns.get(row.leadId) : undefined
      return winner === undefined ? row : (rowOf(this.#table, { ...row, leadId: winner }) ?? row)
    })
    this.#through = { of: rows, standIns, rows: moved }
    return moved
  }

  /** A row that another one stands for. */
  merged(id: number): Rows[T] | undefined {
    return this.#pointing.get(id)
  }

  /** Reads these rows before the others. */
  first(ids: readonly number[]): void {
    for (const id of ids) this.#wanted.add(id)
  }

  /** Whether a row is unknown because it is still to be read by `first`. */
  awaits(id: number): boolean {
    return !this.rows.has(id) && (this.#wanted.has(id) || this.#underWay.has(id))
  }

  #start() {
    if (this.#started) return
    this.#started = true
    Dexie.on.storagemutated.subscribe(this.#onMutated)
    this.#read()
  }

  /**
   * Resolves when everything that is known to be in the store has been read, or could not be. Resolves at
   * once if nobody has asked for these rows.
   */
  settled(): Promise<void> {
    if (!this.#started || this.#failure || !(this.#reading || this.#isBehind)) return Promise.resolve()
    return new Promise((resolve) => this.#settling.push(resolve))
  }

  get #isBehind(): boolean {
    return this.#readsAll || this.#wanted.size > 0
  }

  isOf<U extends Table>(table: U): this is LiveRows<U> {
    const mine: Table = this.#table
    return mine === table
  }

  get isUsed(): boolean {
    return this.#listeners.size > 0
  }

  end(): void {
    Dexie.on.storagemutated.unsubscribe(this.#onMutated)
  }

  readonly #onMutated = (parts: ObservabilitySet) => {
    const changed = parts[`idb://${this.#store.name}/${this.#table}/`]
    if (!changed && !parts.all) return
    if (parts.all) this.#readsAll = true
    // A change that comes from another tab is the plain tree of the range set.
    const ids: number[] = []
    for (const { from, to } of changed ? RangeSet(changed) : []) {
      if (typeof from === 'number' && from === to) ids.push(from)
      else this.#readsAll = true
    }
    if (ids.length > SINGLY) this.#readsAll = true
    else for (const id of ids) this.#wanted.add(id)
    this.#read()
  }

  #read() {
    if (this.#reading) return
    this.#reading = true
    // In a separate task, because the caller may be in the middle of a transaction.
    setTimeout(() =>
      this.#readOn().catch((cause: unknown) => {
        if (wasCutOff(cause) && this.#cutOff++ < AFTER_CUT.most) {
          this.#readsAll = true
          setTimeout(() => this.#read(), AFTER_CUT.againAfterMs)
          return
        }
        this.#failure = { cause }
        this.#emit(new Map())
        this.#tellSettled()
      }),
    )
  }

  async #readOn() {
    try {
      for (;;) {
        const pause = this.#pauseUntil - performance.now()
        if (this.#wanted.size > 0) await this.#readWanted()
        else if (!this.#readsAll) break
        else if (pause > 0) return void setTimeout(() => this.#read(), pause)
        else await this.#readAll()
      }
      this.#cutOff = 0
    } finally {
      this.#reading = false
      if (!this.#isBehind) this.#tellSettled()
    }
  }

  #tellSettled() {
    for (const tell of this.#settling.splice(0)) tell()
  }

  async #readWanted() {
    const ids = [...this.#wanted]
    this.#wanted.clear()
    this.#underWay = new Set(ids)
    const rows = await this.#store
      .rows(this.#table)
      .bulkGet(ids)
      .finally(() => {
        this.#underWay = new Set()
      })
    for (const id of ids) this.#told?.add(id)
    this.#land(ids.map((id, at) => [id, rows[at]]))
    // Nothing lands of a row that is not there, and somebody may have awaited it.
    if (rows.includes(undefined)) this.#emit(new Map())
  }

  async #readAll() {
    const began = performance.now()
    this.#readsAll = false
    const told = new Set<number>()
    this.#told = told
    const read = await readPacks(this.#store, this.#table, this.#readTo, (rows, gone) =>
      this.#take(rows, gone),
    )
    if (!read) await this.#readEach()
    this.#told = undefined
    if (!read || read.whole) this.#finish(told)
    this.#readTo = read?.upTo ?? 0
    if (!read || isLoose(read, read.whole ? told.size : this.rows.size)) {
      void foldInIdleTime(this.#store, this.#table)
    }
    // A pull of many pages triggers one read after another; half of the time is left to the page.
    const ended = performance.now()
    this.#pauseUntil = ended + (ended - began)
  }

  /** Reads row by row, for rows that are not all in packs. */
  async #readEach() {
    // Each slice would read all blocks.
    while (await dissolveBlock(this.#store, this.#table)) await nextTurn()
    let last = 0
    for (;;) {
      const rows = await this.#store.rows(this.#table).where('id').above(last).limit(SLICE).toArray()
      await this.#take(rows, [])
      last = rows.at(-1)?.id ?? last
      if (rows.length < SLICE) return
    }
  }

  /** What was reported before is newer, so it is not overwritten. */
  async #take(rows: readonly AnyRow[], gone: readonly number[]) {
    if (this.#wanted.size > 0) await this.#readWanted()
    const read = [...rows.map((row) => [row.id, row] as const), ...gone.map((id) => [id, undefined] as const)]
    const fresh = read.filter(([id]) => !this.#told?.has(id))
    for (const [id] of fresh) this.#told?.add(id)
    this.#land(fresh)
  }

  #land(read: readonly (readonly [number, AnyRow | undefined])[]) {
    const changes = new Map<number, Rows[T] | undefined>()
    let others = false
    /** Whether a row came, went or points, so that another lead may stand for some. */
    let isMoved = false
    for (const [id, stored] of read) {
      const row = rowOf(this.#table, stored)
      const own = row?.teamId === this.#teamId ? row : undefined
      others = this.#landDeleted(id, own?.deletedAt ? own : undefined) || others
      const points = own !== undefined && pointerOf(own).mergedInto !== null
      const isPlain = own && !own.deletedAt && !points && !this.#pointing.has(id) && this.rows.has(id)
      isMoved ||= !isPlain
      if (points) this.#pointing.set(id, own)
      else this.#pointing.delete(id)
      // Which lead stands for it is known once the others have landed.
      if (!points || own.deletedAt) this.#put(id, own?.deletedAt ? undefined : own, changes)
    }
    if (isMoved) others = this.#landPointing(changes) || others
    if (changes.size > 0 || others) this.#emit(changes)
  }

  #put(id: number, row: Rows[T] | undefined, changes: Map<number, Rows[T] | undefined>) {
    const before = this.rows.get(id)
    if (before === row || (before && row && same(before, row))) return
    if (row) this.rows.set(id, row)
    else this.rows.delete(id)
    changes.set(id, row)
  }

  /** Shows those rows with a pointer that stand for themselves. @returns whether a row has another stand-in */
  #landPointing(changes: Map<number, Rows[T] | undefined>): boolean {
    if (this.#pointing.size + this.#standIns.size === 0) return false
    const found = standInsOf(this.#pointing.keys(), { get: (id) => this.#pointerAt(id) })
    for (const [id, row] of this.#pointing) {
      if (!row.deletedAt) this.#put(id, found.has(id) ? undefined : row, changes)
    }
    const isSame =
      found.size === this.#standIns.size &&
      [...found].every(([id, winner]) => this.#standIns.get(id) === winner)
    if (!isSame) this.#standIns = found
    return !isSame
  }

  #pointerAt(id: number): Pointer | undefined {
    const row = this.#pointing.get(id)
    if (row) return pointerOf(row)
    // Before all rows have been read, a row that is pointed at is still to come.
    return this.rows.has(id) || this.#deleted.has(id) || !this.complete ? notMerged : undefined
  }

  /** @returns whether something changed among the deleted rows */
  #landDeleted(id: number, row: Rows[T] | undefined): boolean {
    const before = this.#deleted.get(id)
    if (before === row || (before && row && same(before, row))) return false
    if (row) this.#deleted.set(id, row)
    else this.#deleted.delete(id)
    this.#deletedList = undefined
    return true
  }

  #finish(told: ReadonlySet<number>) {
    const isGone = (id: number) => !told.has(id)
    const purged = [...this.#deleted.keys()].filter(isGone)
    for (const id of purged) this.#landDeleted(id, undefined)
    const gone = [...this.rows.keys()].filter(isGone)
    for (const id of gone) this.rows.delete(id)
    for (const id of [...this.#pointing.keys()].filter(isGone)) this.#pointing.delete(id)
    const wasComplete = this.complete
    this.complete = true
    const changes = new Map<number, Rows[T] | undefined>(gone.map((id) => [id, undefined]))
    const others = this.#landPointing(changes)
    if (wasComplete && changes.size + purged.length === 0 && !others) return
    this.#emit(changes)
  }

  #emit(changes: RowChanges<Rows[T]>) {
    if (changes.size > 0) this.#list = undefined
    this.revision++
    for (const listener of this.#listeners) listener(changes)
  }
}

/** Compares field by field; lists and objects by their JSON. */
function same(a: object, b: object): boolean {
  return Object.entries(a).every(([field, value]) => {
    const other: unknown = Reflect.get(b, field)
    return value === other || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(other))
  })
}

type AnyLive = Pick<LiveRows<Table>, 'isUsed' | 'end' | 'isOf' | 'settled'>
type Lives = Map<Table, AnyLive>
const living = new WeakMap<DeviceStore, Map<number, Lives>>()

/**
 * The team's rows of one entity: one copy for all users of the rows, kept as long as the person works in that
 * team.
 */
export function liveRows<T extends Table>(store: DeviceStore, table: T, teamId: number): LiveRows<T> {
  const teams = living.get(store) ?? new Map<number, Lives>()
  living.set(store, teams)
  if (!teams.has(teamId)) endOthers(teams)
  const lives = teams.get(teamId) ?? new Map<Table, AnyLive>()
  teams.set(teamId, lives)
  const existing = lives.get(table)
  if (existing?.isOf(table)) return existing
  const live = new LiveRows(store, table, teamId)
  lives.set(table, live)
  return live
}

/** Resolves when the team's rows that are in use match the store. */
export async function rowsSettled(store: DeviceStore, teamId: number): Promise<void> {
  const lives = [...(living.get(store)?.get(teamId)?.values() ?? [])]
  await Promise.all(lives.map((live) => live.settled()))
}

/** Releases teams whose rows nobody uses. */
function endOthers(teams: Map<number, Lives>) {
  for (const [teamId, lives] of teams) {
    const all = [...lives.values()]
    if (all.some(({ isUsed }) => isUsed)) continue
    for (const live of all) live.end()
    teams.delete(teamId)
  }
}
