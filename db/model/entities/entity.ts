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

/** The schema of a row; a field's label is its title, else its name in words. */
type RowSchema = v.GenericSchema<unknown, Row> & { readonly entries: v.ObjectEntries }
type Mutations<R extends Row = Row> = Readonly<Record<string, Mutation<R>>>

/** A kind of row. Whatever handles rows takes what it must know of them from here. */
export interface Entity<S extends RowSchema = RowSchema, M extends Mutations = Mutations> {
  name: string
  row: S
  /** Rows as a pull answers them; a server of before such rows answers none. */
  rows: v.OptionalSchema<v.ArraySchema<S, undefined>, readonly []>
  fields: v.ObjectEntries
  called(row: object): string | undefined
  parent?: { entity: Entity; field: string }
  erased: object
  since: number
  grown: Readonly<Record<number, object>>
  mutations: M
}

/** An entity as its own file says it; `R` is its row. */
interface Definition<S extends RowSchema, M, R = v.InferOutput<S>> {
  /** In a sentence: "lead". */
  name: string
  row: S
  /** What may be edited: long texts merge where two edits lie apart, of all others the later one wins. */
  fields?: v.ObjectEntries
  /** What a row is called; of what is being written not every field is there yet. */
  called(row: Partial<R>): string | undefined
  /** What it belongs to: who is erased goes with the rows that belong to them. */
  parent?: { entity: Entity; field: keyof R & string }
  /** What is left of a row that tells of a person whose data was erased; of what says nothing, all is left. */
  erased?: Partial<R>
  /** Since which version of the device's store there are such rows (db/device/store.ts). */
  since: number
  /** Fields that rows of before that version of the device's store lack, with what they had then. */
  grown?: Readonly<Record<number, Partial<R>>>
  /** All ways such a row may change, by their names on the wire. A shipped name stays: phones may hold old edits. */
  mutations: M
}

export const defineEntity = <S extends RowSchema, M extends Mutations<v.InferOutput<S>>>(
  definition: Definition<S, M>,
): Entity<S, M> => ({
  rows: v.optional(v.array(definition.row), []),
  fields: {},
  erased: {},
  grown: {},
  ...definition,
})

/** What stands where the data of a person was erased. */
export const ERASED = 'Erased'

/** The changes of an edit as the screens write them: `{ field: [from, to] }`. */
type Changes<R> = { [K in keyof R]?: [from: R[K], to: R[K]] }

/**
 * The changes between what a person saw and what they want.
 * @returns undefined when nothing differs
 */
export function changesBetween<R extends Row>(seen: R, wanted: Partial<R>): Changes<R> | undefined {
  const changes: Changes<R> = {}
  for (const key in wanted) {
    const to = wanted[key]
    if (to !== undefined && to !== seen[key]) changes[key] = [seen[key], to]
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** The mutation that makes a row from what a person wrote. */
export function createOf<F extends object, Given extends object, Made extends object>(
  schema: v.GenericSchema<Given, F> & { readonly entries: v.ObjectEntries },
  make: (fields: F) => Made,
) {
  return defineMutation({
    kind: 'create',
    args: v.object({ id: Id, fields: schema }),
    fields: schema.entries,
    apply(row: (Made & Row) | undefined, args, ctx) {
      if (row) throw Refused.taken()
      return { ...make(args.fields), ...newRow(args.id, ctx) }
    },
  })
}

/** The mutation that changes a row in a way of its own. */
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

/** Deleting is soft: the row can be restored for 30 days. `seen` is the version that the person saw. */
export const deleteOf = <R extends Row>() =>
  actOf(
    'delete',
    v.object({ id: Id, seen: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
    (row: R, _args, { at }) => (row.deletedAt ? row : { ...row, deletedAt: at }),
  )

export const restoreOf = <R extends Row>() =>
  actOf('restore', v.object({ id: Id }), (row: R) => ({ ...row, deletedAt: null }))

/**
 * The mutation that changes some fields. Only what changes is checked, so that an old row never blocks an edit.
 * Where the stored value is not the one that the author saw, the arriving one wins; long texts merge.
 */
export function editOf<R extends Row>(fields: v.ObjectEntries) {
  return defineMutation({
    kind: 'edit',
    args: v.object({ id: Id, changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) }),
    apply(row: R | undefined, { changes }, _ctx, meet) {
      if (!row) throw Refused.missing()
      const edits = editsOf(row, changes, fields)
      for (const edit of edits) if (edit.collides) meet(edit)
      return { ...row, ...Object.fromEntries(edits.map(({ field, winner }) => [field, winner])) }
    },
  })
}

function editsOf(
  row: object,
  changes: Record<string, [unknown, unknown]>,
  fields: v.ObjectEntries,
): (Collision & { collides: boolean })[] {
  const values: Record<string, unknown> = { ...row }
  return Object.entries(changes).map(([field, [base, wanted]]) => {
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!schema) throw new Refused('invalid', `There is no field "${field}".`)
    const checked = v.safeParse(schema, wanted)
    if (!checked.success) throw new Refused('invalid', checked.issues[0].message)
    const loser = values[field]
    if (!same(loser, base) && !mayHaveBeen(base, schema)) throw new Refused('invalid', NEVER_THERE)
    const collides = !same(loser, base) && !same(loser, checked.output)
    const merged = collides && isMultiline(schema) ? merge(checked.output, base, loser, schema) : undefined
    return {
      field,
      base,
      winner: merged ?? checked.output,
      loser,
      collides,
      overwrites: collides && merged === undefined,
    }
  })
}

const NEVER_THERE = 'This change starts from something that never stood there.'
/** Of what a choice was, before it was one. */
const MOST_CHOICE = 100

/**
 * Whether a field may have had a value once. What was good before a rule came is no reason to refuse an edit, but its
 * kind and its length are bounded as those of what comes: in a conflict it is kept, and sent to every device.
 */
function mayHaveBeen(value: unknown, schema: v.GenericSchema): boolean {
  if (typeof value === 'string') return value.length <= (longestOf(schema) ?? MOST_CHOICE)
  return value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean'
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function merge(to: unknown, base: unknown, stored: unknown, schema: v.GenericSchema): string | undefined {
  if (typeof to !== 'string' || typeof base !== 'string' || typeof stored !== 'string') return undefined
  const merged = mergeTexts(to, base, stored)
  return merged !== undefined && v.is(schema, merged) ? merged : undefined
}
