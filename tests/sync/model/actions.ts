import fc from 'fast-check'
import { mutationOf, type Table, tables } from '#db/model/entities/registry.ts'
import { DAY_MS, MINUTE_MS } from './clock.ts'
import { type DiskFault, diskFaults } from './disk.ts'
import { type LineFault, lineFaults } from './line.ts'

export const DEVICES = 4

const others = tables.filter(
  (table) =>
    table !== 'leads' &&
    table !== 'suggestions' &&
    mutationOf(table, 'create') &&
    mutationOf(table, 'delete'),
)
/** What people create, edit and delete; suggestions are created by the server. */
export const made: readonly Table[] = ['leads', ...others]

/** A person's change on a device; `pick`, `field` and `how` choose among what exists. */
export type Edit =
  | { do: 'create'; on: number; table: Table; team: number }
  | { do: 'create taken'; on: number; pick: number; team: number }
  | { do: 'edit'; on: number; pick: number; field: number; how: number }
  | { do: 'edit two'; on: number; pick: number; field: number; how: number }
  | { do: 'merge'; on: number; pick: number; how: number }
  | { do: 'delete' | 'restore' | 'undo merge' | 'approve' | 'use theirs'; on: number; pick: number }
  | Batch
  | ListStep

/** How an import is interrupted, if it is. */
const cuts = ['no', 'in the leads', 'before the completions'] as const
/** What is set for many leads at once. */
const settable = ['status', 'owner', 'product', 'tag', 'follow-up'] as const

/** What people do with many leads at once: import a list, set something for them, erase a person. */
export type ListStep = { on: number } & (
  | { do: 'import'; team: number; count: number; completed: number; cut: (typeof cuts)[number] }
  | { do: 'undo import'; pick: number; offline: boolean }
  | {
      do: 'set for many'
      pick: number
      count: number
      what: (typeof settable)[number]
      how: number
      isBatch: boolean
    }
  | { do: 'go on with import' | 'undo set' | 'erase'; pick: number }
)

/**
 * A change of several rows of one table as one mutation. If it is mixed, not all of its rows fit: the id of a
 * new row is taken; existing rows are of all teams, and one of them is deleted.
 */
type Batch = { on: number; count: number; mixed: boolean } & (
  | { do: 'create many'; table: Table; team: number }
  | { do: 'edit many'; pick: number; field: number; how: number }
  | { do: 'delete many' | 'restore many'; pick: number }
)

/** One step of a run, as a value, so that a run is a list that can be stored. */
export type Action =
  | Edit
  | {
      do: 'sync'
      on: number
      faults: LineFault[]
      pageRows: number
      during?: Edit | undefined
      twice: boolean
    }
  | { do: 'deliver'; n: number }
  | { do: 'wait'; ms: number }
  | { do: 'purge' }
  | { do: 'poison'; on: number; pick: number; how: number }
  | { do: 'clock'; on: number; years: number }
  | { do: 'disk'; on: number; fault: DiskFault }
  | { do: 'kill' | 'copy device' | 'restore device'; on: number }
  | { do: 'back up server' | 'restore server' }
  | { do: 'remove' | 'add' | 'change role'; user: number; team: number }
  | { do: 'found team'; user: number }
  | { do: 'locate'; pick: number }

const on = fc.nat(DEVICES - 1)
const pick = fc.nat(9)
const small = fc.nat(3)

const count = fc.integer({ min: 2, max: 8 })
const many = { on, count, mixed: fc.nat(2).map((n) => n === 0) }

const batch: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create many' as const),
      ...many,
      table: fc.constantFrom<Table>('leads', 'leads', ...made),
      team: small,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('edit many' as const), ...many, pick, field: small, how: small }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('delete many' as const, 'delete many' as const, 'restore many' as const),
      ...many,
      pick,
    }),
  },
)

const importing = fc.record({
  do: fc.constant('import' as const),
  on,
  team: small,
  count: fc.integer({ min: 1, max: 6 }),
  completed: fc.nat(3),
  cut: fc.constantFrom('no' as const, 'no' as const, ...cuts),
})
const undoing = fc.record({
  do: fc.constant('undo import' as const),
  on,
  pick: fc.nat(2),
  offline: fc.nat(4).map((n) => n === 0),
})
const setting = fc.record({
  do: fc.constant('set for many' as const),
  on,
  pick,
  count,
  what: fc.constantFrom(...settable),
  how: small,
  isBatch: fc.boolean(),
})

const listStep: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: importing },
  { weight: 3, arbitrary: undoing },
  { weight: 5, arbitrary: setting },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'go on with import' as const,
        'undo set' as const,
        'undo set' as const,
        'erase' as const,
      ),
      on,
      pick,
    }),
  },
)

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: listStep },
  { weight: 4, arbitrary: batch },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      on,
      table: fc.constantFrom<Table>('leads', 'leads', ...made),
      team: small,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('create taken' as const), on, pick, team: small }) },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constantFrom('edit' as const), on, pick, field: small, how: small }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit two' as const), on, pick, field: small, how: small }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), on, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge' as const), on, pick, how: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo merge' as const), on, pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('restore' as const, 'approve' as const, 'use theirs' as const),
      on,
      pick,
    }),
  },
)

const lineFault: fc.Arbitrary<LineFault> = fc.record({
  at: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  kind: fc.constantFrom(...lineFaults, 'server died' as const),
  n: fc.nat(9),
})

const sync: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('sync' as const),
  on,
  faults: fc.oneof(
    { weight: 1, arbitrary: fc.constant<LineFault[]>([]) },
    { weight: 5, arbitrary: fc.array(lineFault, { minLength: 1, maxLength: 3 }) },
  ),
  pageRows: fc.constantFrom(2, 4, 1000, 1000),
  during: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: edit }),
  twice: fc.nat(19).map((n) => n === 0),
})

const rest: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), n: small }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE_MS, DAY_MS, 10 * DAY_MS, 31 * DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('poison' as const), on, pick, how: small }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('clock' as const), on, years: fc.constantFrom(-1, 0, 1, 1, -1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('disk' as const),
      on,
      fault: fc.record({
        kind: fc.constantFrom(...diskFaults),
        after: fc.nat(12),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'kill' as const,
        'kill' as const,
        'copy device' as const,
        'restore device' as const,
      ),
      on,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('back up server' as const, 'restore server' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'add' as const, 'change role' as const, 'change role' as const),
      user: fc.nat(2),
      team: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('found team' as const), user: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('locate' as const), pick }) },
)

const clean = (on: number): Action => ({ do: 'sync', on, faults: [], pageRows: 1000, twice: false })
const two = fc.uniqueArray(on, { minLength: 2, maxLength: 2 }).map(([a = 0, b = 1]) => ({ a, b }))

/** Situations that need several steps, and would be rare among independently drawn steps. */
const scene: fc.Arbitrary<Action[]> = fc.oneof(
  // Two people change one field of one row.
  fc
    .record({ devices: two, pick, field: small, a: small, b: small })
    .map(({ devices: { a, b }, pick, field, ...how }): Action[] => [
      clean(a),
      clean(b),
      { do: 'edit', on: a, pick, field, how: how.a },
      { do: 'edit', on: b, pick, field, how: how.b },
      clean(b),
      clean(a),
      { do: 'use theirs', on: a, pick },
    ]),
  // Two people change one field, one person's clock is set before or after it, and the first change arrives
  // last.
  fc
    .record({
      devices: two,
      pick,
      field: small,
      how: small,
      years: fc.constantFrom(-2, 1),
      before: fc.boolean(),
    })
    .map(({ devices: { a, b }, pick, field, how, years, before }): Action[] => {
      const clock: Action = { do: 'clock', on: a, years }
      const edit: Action = { do: 'edit', on: a, pick, field, how }
      return [
        ...[clean(a), clean(b), ...(before ? [clock, edit] : [edit, clock])],
        { do: 'wait', ms: MINUTE_MS },
        { do: 'edit', on: b, pick, field, how: how + 1 },
        ...[clean(b), clean(a)],
      ]
    }),
  // A row that another person changed arrives while it is being changed here, and then the connection breaks.
  fc
    .record({ devices: two, pick, theirs: small, mine: small, how: small })
    .map(({ devices: { a, b }, pick, theirs, mine, how }): Action[] => [
      clean(a),
      clean(b),
      { do: 'edit', on: b, pick, field: theirs, how },
      clean(b),
      {
        do: 'sync',
        on: a,
        faults: [
          { at: 0, kind: 'reply held', n: 0 },
          { at: 1, kind: 'request lost', n: 0 },
        ],
        pageRows: 1000,
        twice: false,
      },
      { do: 'edit', on: a, pick, field: mine, how: 1 },
      { do: 'deliver', n: 0 },
    ]),
  // One person deletes a row that another edits, and it is purged before the other is back.
  fc
    .record({ devices: two, pick, edited: fc.boolean(), pageRows: fc.constantFrom(2, 1000) })
    .map(({ devices: { a, b }, pick, edited, pageRows }): Action[] => [
      clean(a),
      clean(b),
      { do: 'delete', on: a, pick },
      ...(edited ? [{ do: 'edit' as const, on: b, pick, field: 0, how: 0 }] : []),
      clean(a),
      { do: 'wait', ms: 31 * DAY_MS },
      { do: 'purge' },
      { do: 'sync', on: b, faults: [], pageRows, twice: false },
    ]),
  // A person is removed from a team while they have unsent changes, and comes back.
  fc
    .record({ on: fc.constantFrom(2, 3), pick, team: small, back: fc.boolean() })
    .map(({ on, pick, team, back }): Action[] => [
      clean(on),
      { do: 'edit', on, pick, field: 1, how: 1 },
      { do: 'create', on, table: 'leads', team },
      { do: 'remove', user: on - 1, team: on === 2 ? 0 : 1 },
      clean(on),
      ...(back ? [{ do: 'add' as const, user: on - 1, team: on === 2 ? 0 : 1 }] : []),
    ]),
  fc
    .record({ devices: two, first: edit, second: edit, mid: fc.boolean() })
    .map(({ devices: { a, b }, first, second, mid }): Action[] => [
      { do: 'back up server' },
      { ...first, on: a },
      clean(a),
      { ...second, on: b },
      ...(mid ? [clean(b)] : []),
      { do: 'restore server' },
      clean(b),
    ]),
  fc
    .record({ on, first: edit, second: edit })
    .map(({ on, first, second }): Action[] => [
      { ...first, on },
      { do: 'copy device', on },
      clean(on),
      { ...second, on },
      { do: 'restore device', on },
    ]),
  // An id that two devices generated, and an entry that another version of the app left.
  fc
    .record({ devices: two, team: small, how: small })
    .map(({ devices: { a, b }, team, how }): Action[] => [
      clean(a),
      clean(b),
      { do: 'create', on: a, table: 'leads', team },
      { do: 'create taken', on: b, pick: 0, team },
      clean(a),
      clean(b),
      { do: 'create', on: b, table: 'leads', team },
      { do: 'poison', on: b, pick: 0, how },
      clean(b),
      { do: 'edit', on: b, pick: 0, field: 1, how: 1 },
      { do: 'poison', on: b, pick: 0, how: 3 - how },
      clean(b),
    ]),
  // Two people write into one long text, far apart.
  fc
    .record({ devices: two, pick })
    .map(({ devices: { a, b }, pick }): Action[] => [
      clean(a),
      clean(b),
      { do: 'edit', on: a, pick, field: 1, how: 0 },
      { do: 'edit', on: b, pick, field: 1, how: 1 },
      clean(a),
      clean(b),
    ]),
  // The server dies between two commits of a push; the phone dies before it has read the response.
  fc
    .record({ on, at: fc.nat(1), first: edit, n: fc.nat(2), killed: fc.boolean() })
    .map(({ on, at, first, n, killed }): Action[] => [
      clean(on),
      { ...first, on },
      { do: 'create', on, table: 'leads', team: n },
      { do: 'sync', on, faults: [{ at, kind: 'server died', n }], pageRows: 1000, twice: false },
      { do: 'edit', on, pick: n, field: 1, how: 1 },
      {
        do: 'sync',
        on,
        faults: [{ at, kind: killed ? 'reply held' : 'request held', n }],
        pageRows: 2,
        twice: false,
      },
      ...(killed ? [{ do: 'kill' as const, on }] : []),
      { do: 'deliver', n: 0 },
    ]),
  // A batch that the server refuses is sent row by row, and then changed further, on a device that is restored
  // to the state before.
  fc
    .record({ devices: two, team: small, count, how: small, restored: fc.boolean() })
    .map(({ devices: { a, b }, team, count, how, restored }): Action[] => [
      clean(a),
      clean(b),
      { do: 'create', on: a, table: 'leads', team },
      clean(a),
      { do: 'create many', on: b, count, mixed: true, table: 'leads', team },
      { do: 'edit many', on: b, count, mixed: true, pick: 1, field: 1, how },
      { do: 'edit', on: b, pick: 5, field: how, how },
      { do: 'copy device', on: b },
      { do: 'sync', on: b, faults: [{ at: how, kind: 'reply lost', n: 0 }], pageRows: 2, twice: false },
      clean(b),
      ...(restored ? [{ do: 'restore device' as const, on: b }] : []),
    ]),
  // Two people merge the same leads in opposite directions, one writes about a lead that is not shown any more, and
  // one of the merges is undone.
  fc
    .record({ devices: two, pick, how: small, undone: fc.boolean() })
    .map(({ devices: { a, b }, pick, how, undone }): Action[] => [
      clean(a),
      clean(b),
      { do: 'merge', on: a, pick, how },
      { do: 'merge', on: b, pick: pick + 1, how: how + 1 },
      { do: 'create', on: b, table: 'notes', team: 0 },
      clean(b),
      clean(a),
      ...(undone ? [{ do: 'undo merge' as const, on: a, pick }] : []),
    ]),
  // A list is imported; another person works with its leads; one of them undoes it, perhaps again.
  fc
    .record({
      devices: two,
      list: importing,
      first: edit,
      second: edit,
      theirs: fc.boolean(),
      again: fc.boolean(),
    })
    .map(({ devices: { a, b }, list, first, second, theirs, again }): Action[] => [
      clean(a),
      { ...list, on: a },
      clean(a),
      ...(again ? [{ do: 'locate' as const, pick: list.count }] : []),
      clean(b),
      { ...first, on: b },
      { ...second, on: theirs ? a : b },
      clean(b),
      { do: 'undo import', on: theirs ? b : a, pick: 0, offline: false },
      { do: 'go on with import', on: a, pick: 0 },
      clean(a),
      clean(b),
      ...(again ? [{ do: 'undo import' as const, on: b, pick: 0, offline: false }] : []),
    ]),
  // An import whose end was not sent when it is undone.
  fc
    .record({ devices: two, list: importing, theirs: fc.boolean(), fault: lineFault, merged: small })
    .map(({ devices: { a, b }, list, theirs, fault, merged }): Action[] => [
      clean(a),
      { ...list, on: a, completed: 2, cut: 'before the completions' },
      {
        do: 'sync',
        on: a,
        faults: [
          { ...fault, at: 1 },
          { ...fault, at: 2 },
        ],
        pageRows: 1000,
        twice: false,
      },
      { do: 'go on with import', on: a, pick: 0 },
      clean(b),
      { do: 'merge', on: b, pick: merged + 1, how: merged },
      clean(b),
      { do: 'undo import', on: theirs ? b : a, pick: 0, offline: false },
      clean(a),
    ]),
  // Something is set for many leads while another person works with them, and undone.
  fc
    .record({ devices: two, set: setting, second: setting, other: edit, mid: fc.boolean() })
    .map(({ devices: { a, b }, set, second, other, mid }): Action[] => [
      clean(a),
      clean(b),
      { ...set, on: a },
      ...(mid ? [clean(a), clean(b)] : []),
      { ...other, on: b },
      { ...second, on: b },
      clean(b),
      { do: 'undo set', on: a, pick: 0 },
      clean(a),
      { do: 'undo set', on: b, pick: 0 },
    ]),
  // A person's data are erased while another device has changes about that person.
  fc
    .record({ devices: two, list: importing, other: edit, second: edit, pick })
    .map(({ devices: { a, b }, list, other, second, pick }): Action[] => [
      clean(a),
      { ...list, on: a, team: 0 },
      clean(a),
      clean(b),
      { ...other, on: b },
      { do: 'erase', on: a, pick },
      clean(b),
      { ...second, on: b },
      clean(a),
      clean(b),
    ]),
  // Two people change the same rows, one of them all at once.
  fc
    .record({ devices: two, count, pick, field: small, a: small, b: small, deleted: fc.boolean() })
    .map(({ devices: { a, b }, count, pick, field, deleted, ...how }): Action[] => [
      clean(a),
      clean(b),
      { do: 'edit many', on: a, count, mixed: false, pick, field, how: how.a },
      deleted ? { do: 'delete', on: b, pick } : { do: 'edit', on: b, pick, field, how: how.b },
      clean(b),
      clean(a),
    ]),
  // A row of a batch arrives as it was before the batch, when the batch is confirmed and not read back.
  fc
    .record({ devices: two, count, pick, field: small, how: small })
    .map(({ devices: { a, b }, count, pick, field, how }): Action[] => [
      clean(a),
      clean(b),
      { do: 'edit', on: b, pick, field: field + 1, how },
      clean(b),
      { do: 'sync', on: a, faults: [{ at: 0, kind: 'reply held', n: 0 }], pageRows: 1000, twice: false },
      { do: 'edit many', on: a, count, mixed: false, pick, field, how: 1 },
      { do: 'sync', on: a, faults: [{ at: 1, kind: 'request lost', n: 0 }], pageRows: 1000, twice: false },
      { do: 'deliver', n: 0 },
    ]),
  // A server that is restored to the state before a batch.
  fc
    .record({ on, first: batch, second: batch, mid: fc.boolean() })
    .map(({ on, first, second, mid }): Action[] => [
      clean(on),
      ...(mid ? [{ ...first, on }, clean(on)] : []),
      { do: 'back up server' },
      ...(mid ? [] : [{ ...first, on }, clean(on)]),
      { ...second, on },
      clean(on),
      { do: 'restore server' },
      clean(on),
    ]),
)

const step = fc.oneof(
  { weight: 7, arbitrary: edit },
  { weight: 8, arbitrary: sync },
  { weight: 5, arbitrary: rest },
)

/** A run: at most 60 actions. */
export const run: fc.Arbitrary<Action[]> = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: step.map((action) => [action]) }, { weight: 1, arbitrary: scene }),
    { minLength: 8, maxLength: 30, size: 'max' },
  )
  .map((parts) => parts.flat().slice(0, 60))
