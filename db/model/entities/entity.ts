import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { isMultiline, longestOf } from '#db/model/schema.ts'
import {
  type Collision,
  type Context,
  defineMutation,
  type Kind,
  type Mutation,
  newRow,
  Refused,
  type Row,
} from '#db/model/sync/mutation.ts'
import { mergeTexts } from '#db/model/sync/text.ts'
import { KEPT } from './field.ts'

/** The schema of a row. A field's label is the title of its schema, or else its name in words. */
type RowSchema = v.GenericSchema<unknown, Row> & { readonly entries: v.ObjectEntries }
type Mutations<R extends Row = Row> = Readonly<Record<string, Mutation<R>>>

/** A kind of row. Code that handles rows of any kind reads what it needs from here. */
export interface Entity<S extends RowSchema = RowSchema, M extends Mutations = Mutations> {
  name: string
  row: S
  fields: v.ObjectEntries
  titleOf(row: object): string | undefined
  parent?: { entity: Entity; field: string }
  erased: object
  since: number
  stream: 'team' | 'own'
  asksForWork: boolean
  inBulk: boolean
  keptDays: number
  keptBytes: number
  keptAlways: object
  searched: readonly string[]
  addedFields: Readonly<Record<number, object>>
  mutations: M
}

/** The definition of an entity in its own file; `R` is its row. */
interface Definition<S extends RowSchema, M, R = v.InferOutput<S>> {
  /** The name in a sentence: "lead". */
  name: string
  row: S
  /**
   * The editable fields. Two edits to different parts of a long text are merged; in any other field the later one
   * wins.
   */
  fields?: v.ObjectEntries
  /** The row's name. Some fields may be missing while somebody is still writing the row. */
  titleOf(row: Partial<R>): string | undefined
  /**
   * The row that this row belongs to. When a person's data is erased, so are the rows that belong to that person's
   * row.
   */
  parent?: { entity: Entity; field: keyof R & string }
  /** The value of each field after a person's data was erased from the row; `KEPT` if no field is about a person. */
  erased: Left<R> | typeof KEPT
  /** Whose stream the rows are in: the team's, or the own stream that only one person reads. */
  stream?: 'own'
  /**
   * Whether a row asks the server for work. The server begins only after the whole push, which may cancel the work.
   */
  asksForWork?: true
  /** Whether thousands of rows may be created at once, which a device stores in blocks (db/device/blocks.ts). */
  inBulk?: true
  /**
   * For how many days after their creation devices keep the rows, so that a phone does not fill with them over the years.
   * The server keeps them on, and a list asks it for older ones (GET /api/teams/:id/older/:table). Without it, devices keep all rows.
   */
  keptDays?: number
  /**
   * How many bytes of a team's rows devices keep, the newest first, as JSON. Without it, there is no limit. A table with
   * `keptDays` should have it, because a large team writes much in that time.
   */
  keptBytes?: number
  /** Values of rows that devices keep whatever their age: a draft, for example. */
  keptAlways?: Partial<R>
  /** The fields in which the server looks for words, if a list asks for older rows with them. */
  searched?: readonly (keyof R & string)[]
  /** The version of the device's store that added these rows (db/device/store.ts). */
  since: number
  /** The fields that each version of the device's store added, with the values that older rows get. */
  addedFields?: Readonly<Record<number, Partial<R>>>
  /**
   * All mutations of the row, by their names on the wire. A released name never changes, because phones may hold old
   * edits.
   */
  mutations: M & MutationsOf<M, R>
}

/** The value of each field after an erasure, or `KEPT`. */
type Left<R> = { [F in Exclude<keyof R, keyof Row>]: R[F] | typeof KEPT }

/** Mutations of rows `R`. For a mutation of other rows, the compiler's error says which fields its rows lack. */
type MutationsOf<M, R> = {
  [N in keyof M]: M[N] extends Mutation<R & Row> ? unknown : Fault<N & string, M[N], R>
}
type Fault<N extends string, M, R> =
  M extends Mutation<infer Made>
    ? `The row that ${N} makes has no ${LackingIn<Made, R> & string}`
    : `${N} is no mutation of this entity's rows`
type LackingIn<Made, R> = Exclude<keyof R, keyof Made>

/** Makes an entity from its definition. */
export const defineEntity = <S extends RowSchema, M extends Mutations>({
  erased,
  ...definition
}: Definition<S, M>): Entity<S, M> => ({
  fields: {},
  stream: 'team',
  asksForWork: false,
  inBulk: false,
  keptDays: Number.POSITIVE_INFINITY,
  keptBytes: Number.POSITIVE_INFINITY,
  keptAlways: {},
  searched: [],
  addedFields: {},
  ...definition,
  erased: erased === KEPT ? {} : withoutKept(erased),
})

const withoutKept = (erased: object) =>
  Object.fromEntries(Object.entries(erased).filter(([, left]) => left !== KEPT))

/** The text that replaces erased personal data. */
export const ERASED = 'Erased'

/** The changes of an edit: `{ field: [from, to] }`. */
type Changes<R> = { [K in keyof R]?: [from: R[K], to: R[K]] }

/**
 * The changes between the row that a person saw and the values that they want.
 * @returns undefined if nothing differs
 */
export function changesBetween<R extends Row>(seen: R, wanted: Partial<R>): Changes<R> | undefined {
  const changes: Changes<R> = {}
  for (const key in wanted) {
    const to = wanted[key]
    if (to !== undefined && !same(to, seen[key])) changes[key] = [seen[key], to]
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/**
 * The changes that take an edit back, for the fields that still have its values.
 * @param made the changes of the edit
 * @returns undefined if no field has
 */
export function changesBack(
  row: object,
  made: Readonly<Record<string, [from: unknown, to: unknown]>>,
): Record<string, [from: unknown, to: unknown]> | undefined {
  const standing = Object.entries(made).filter(([field, [, to]]) => same(Reflect.get(row, field), to))
  const back = standing.map(([field, [from, to]]): [string, [unknown, unknown]] => [field, [to, from]])
  return back.length > 0 ? Object.fromEntries(back) : undefined
}

/** The mutation that creates a row from given fields. */
export function createOf<F extends object, Given extends object, Made extends object>(
  schema: v.GenericSchema<Given, F> & { readonly entries: v.ObjectEntries },
  make: (fields: F, ctx: Context) => Made,
) {
  return defineMutation({
    kind: 'create',
    args: v.object({ id: Id, fields: schema }),
    fields: schema.entries,
    apply(row: (Made & Row) | undefined, args, ctx) {
      if (row) throw Refused.taken()
      // Of a row with many fields, V8 takes several times as long for a spread. An import creates thousands of rows.
      return Object.assign({}, make(args.fields, ctx), newRow(args.id, ctx))
    },
  })
}

/** A mutation that changes an existing row by calling `act`. */
export function actOf<R extends Row, A extends { id: number }, Given>(
  kind: Kind,
  args: v.GenericSchema<Given, A>,
  act: (row: R, args: A, ctx: Context) => R,
) {
  return defineMutation({
    kind,
    args,
    apply(row: R | undefined, given, ctx) {
      if (!row) throw Refused.missing()
      return act(row, given, ctx)
    },
  })
}

/**
 * The mutation that marks a row as deleted. It can be restored for 30 days. `seen` is the version that the person saw.
 */
export const deleteOf = <R extends Row>() =>
  actOf(
    'delete',
    v.object({ id: Id, seen: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
    (row: R, _args, { at }) => (row.deletedAt ? row : { ...row, deletedAt: at }),
  )

/** The mutation that restores a deleted row. */
export const restoreOf = <R extends Row>() =>
  actOf('restore', v.object({ id: Id }), (row: R) => ({ ...row, deletedAt: null }))

/**
 * The mutation that changes some fields. It validates only the fields that change, so that an invalid value in an old
 * row never blocks an edit. If somebody else has changed a field meanwhile, the later edit wins (`newerFields`); long
 * texts are merged.
 */
export function editOf<R extends Row>(fields: v.ObjectEntries) {
  return defineMutation({
    kind: 'edit',
    args: v.object({ id: Id, changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) }),
    edits: ({ changes }) => Object.keys(changes),
    apply(row: R | undefined, { changes }, { newerFields }, onCollision) {
      if (!row) throw Refused.missing()
      const values: Record<string, unknown> = { ...row }
      const written = Object.entries(changes).map(([field, [base, wanted]]) => {
        const stored = values[field]
        const { schema, to } = checked(fields, { field, base, wanted, stored })
        const met = collisionOf({ base, to, stored, schema, isLate: newerFields?.has(field) ?? false })
        if (met) onCollision({ field, base, ...met })
        return [field, met ? met.winner : to]
      })
      return { ...row, ...Object.fromEntries(written) }
    },
  })
}

/** One field of an edit. */
interface Edit {
  field: string
  base: unknown
  wanted: unknown
  stored: unknown
}

/** Validates one field of an edit and returns the parsed value. @throws Refused 'invalid' */
function checked(fields: v.ObjectEntries, { field, base, wanted, stored }: Edit) {
  const schema = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!schema) throw new Refused('invalid', `There is no field "${field}".`)
  const parsed = v.safeParse(schema, wanted)
  if (!parsed.success) throw new Refused('invalid', parsed.issues[0].message)
  if (!same(stored, base) && !mayHaveBeen(base, schema)) throw new Refused('invalid', NEVER_THERE)
  return { schema, to: parsed.output }
}

interface Meeting {
  base: unknown
  to: unknown
  stored: unknown
  schema: v.GenericSchema
  /** Whether the stored value comes from a later edit than this one. */
  isLate: boolean
}

/** @returns undefined if nobody else changed the field, or if both edits want the same value */
function collisionOf(meeting: Meeting): Pick<Collision, 'winner' | 'loser' | 'wins'> | undefined {
  const { base, to, stored, schema, isLate } = meeting
  if (same(stored, to)) return undefined
  const isAsSeen = same(stored, base)
  // A later edit may have changed the value and set it back. A long text that was set back has nothing to lose.
  if (isAsSeen && (!isLate || isMultiline(schema))) return undefined
  const merged = isMultiline(schema) ? merge(to, base, stored, schema) : undefined
  if (merged !== undefined) return { winner: merged, loser: stored, wins: 'merged' }
  return isLate
    ? { winner: stored, loser: to, wins: 'stored' }
    : { winner: to, loser: stored, wins: 'arriving' }
}

const NEVER_THERE = 'This change starts from something that never stood there.'
/** The longest value that a choice field may have had as a free text, before it became a choice. */
const MOST_CHOICE = 100

/**
 * Whether a field may have had this value at some time. A value from before a rule was added does not make an edit
 * invalid. Its type and length are still limited like those of a new value, because a conflict stores it and sends it
 * to every device.
 */
function mayHaveBeen(value: unknown, schema: v.GenericSchema): boolean {
  if (v.safeParse(schema, value).success) return true
  if (typeof value === 'string') return value.length <= (longestOf(schema) ?? MOST_CHOICE)
  return value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean'
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function merge(to: unknown, base: unknown, stored: unknown, schema: v.GenericSchema): string | undefined {
  if (typeof to !== 'string' || typeof base !== 'string' || typeof stored !== 'string') return undefined
  const merged = mergeTexts(to, base, stored)
  return merged !== undefined && v.is(schema, merged) ? merged : undefined
}
