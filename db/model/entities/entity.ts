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

/** The schema of a row; a field's label is its title, else its name in words. */
type RowSchema = v.GenericSchema<unknown, Row> & { readonly entries: v.ObjectEntries }
type Mutations<R extends Row = Row> = Readonly<Record<string, Mutation<R>>>

/** A kind of row. Whatever handles rows takes what it must know of them from here. */
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
  addedFields: Readonly<Record<number, object>>
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
  titleOf(row: Partial<R>): string | undefined
  /** What it belongs to: who is erased goes with the rows that belong to them. */
  parent?: { entity: Entity; field: keyof R & string }
  /** What is left of each field of a row that tells of a person whose data is erased; `KEPT` where no field does. */
  erased: Left<R> | typeof KEPT
  /** Whose rows they are: the team's, unless they are in the stream that one person alone reads. */
  stream?: 'own'
  /** Whether a row asks the server for work: it is begun once all of the push has come that may take it back. */
  asksForWork?: true
  /** Since which version of the device's store there are such rows (db/device/store.ts). */
  since: number
  /** Fields that rows of before that version of the device's store lack, with what they had then. */
  addedFields?: Readonly<Record<number, Partial<R>>>
  /** All ways such a row may change, by their names on the wire. A shipped name stays: phones may hold old edits. */
  mutations: M & MutationsOf<M, R>
}

/** What is left of each field, or `KEPT`. */
type Left<R> = { [F in Exclude<keyof R, keyof Row>]: R[F] | typeof KEPT }

/** Mutations of rows `R`; of another, the compiler says what its rows lack. */
type MutationsOf<M, R> = {
  [N in keyof M]: M[N] extends Mutation<R & Row> ? unknown : Fault<N & string, M[N], R>
}
type Fault<N extends string, M, R> =
  M extends Mutation<infer Made>
    ? `The row that ${N} makes has no ${LackingIn<Made, R> & string}`
    : `${N} is no mutation of this entity's rows`
type LackingIn<Made, R> = Exclude<keyof R, keyof Made>

/** Makes an entity of what its file says of it. */
export const defineEntity = <S extends RowSchema, M extends Mutations>({
  erased,
  ...definition
}: Definition<S, M>): Entity<S, M> => ({
  fields: {},
  stream: 'team',
  asksForWork: false,
  addedFields: {},
  ...definition,
  erased: erased === KEPT ? {} : withoutKept(erased),
})

const withoutKept = (erased: object) =>
  Object.fromEntries(Object.entries(erased).filter(([, left]) => left !== KEPT))

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
    if (to !== undefined && !same(to, seen[key])) changes[key] = [seen[key], to]
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
 * Where somebody else has changed a field meanwhile, the later edit wins (`newerFields`); long texts merge.
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

/** What an edit writes into a field, as its schema has it. @throws Refused 'invalid' */
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
  /** Whether what stands there is of a later edit. */
  isLate: boolean
}

/** @returns undefined where the edit meets nobody, or somebody who wants the same */
function collisionOf(meeting: Meeting): Pick<Collision, 'winner' | 'loser' | 'wins'> | undefined {
  const { base, to, stored, schema, isLate } = meeting
  if (same(stored, to)) return undefined
  const isAsSeen = same(stored, base)
  // A value may have been changed and set back by a later edit; of a text, what was set back leaves nothing to lose.
  if (isAsSeen && (!isLate || isMultiline(schema))) return undefined
  const merged = isMultiline(schema) ? merge(to, base, stored, schema) : undefined
  if (merged !== undefined) return { winner: merged, loser: stored, wins: 'merged' }
  return isLate
    ? { winner: stored, loser: to, wins: 'stored' }
    : { winner: to, loser: stored, wins: 'arriving' }
}

const NEVER_THERE = 'This change starts from something that never stood there.'
/** Of what a choice was, before it was one. */
const MOST_CHOICE = 100

/**
 * Whether a field may have had a value once. What was good before a rule came is no reason to refuse an edit, but its
 * kind and its length are bounded as those of what comes: in a conflict it is kept, and sent to every device.
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
