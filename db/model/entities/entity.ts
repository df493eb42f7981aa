import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { longestOf } from '#db/model/schema.ts'
import {
  type Collision,
  type Context,
  defineMutation,
  newRow,
  Refused,
  type Rows,
  rowOf,
  type Table,
} from '#db/model/sync/mutation.ts'
import { mergeTexts } from '#db/model/sync/text.ts'

/** The changes of an edit as the screens write them: `{ field: [from, to] }`. */
export type Changes<T extends Table> = { [K in keyof Rows[T]]?: [from: Rows[T][K], to: Rows[T][K]] }

/**
 * The changes between what a person saw and what they want.
 * @returns undefined when nothing differs
 */
export function changesBetween<T extends Table>(
  seen: Rows[T],
  wanted: Partial<Rows[T]>,
): Changes<T> | undefined {
  const changes: Changes<T> = {}
  for (const key in wanted) {
    const to = wanted[key]
    if (to !== undefined && to !== seen[key]) changes[key] = [seen[key], to]
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** The mutation that makes a row of a noun from what a person wrote. */
export function createOf<T extends Table, F extends object, Given extends object>(
  table: T,
  fields: v.GenericSchema<Given, F>,
  make: (fields: F, ctx: Context) => Omit<Rows[T], keyof ReturnType<typeof newRow>>,
) {
  return defineMutation({
    table,
    args: v.object({ id: Id, fields }),
    apply(row, args, ctx) {
      if (row) throw Refused.taken()
      return rowOf(table, { ...make(args.fields, ctx), ...newRow(args.id, ctx) })
    },
  })
}

/** How the fields of a noun may be edited. */
interface Editable {
  fields: Record<string, v.GenericSchema>
  /** Long texts: two edits of one merge where they lie apart. */
  texts?: readonly string[]
}

/**
 * The mutation that changes some fields. Only what changes is checked, so that an old row never blocks an edit.
 * Where the stored value is not the one that the author saw, the arriving one wins; long texts merge.
 */
export function editOf<T extends Table>(table: T, editable: Editable) {
  return defineMutation({
    table,
    args: v.object({ id: Id, changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) }),
    apply(row, { changes }, _ctx, meet) {
      if (!row) throw Refused.missing()
      const edits = editsOf(row, changes, editable)
      for (const edit of edits) if (edit.collides) meet(edit)
      return { ...row, ...Object.fromEntries(edits.map(({ field, winner }) => [field, winner])) }
    },
  })
}

function editsOf(
  row: object,
  changes: Record<string, [unknown, unknown]>,
  { fields, texts = [] }: Editable,
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
    const merged = collides && texts.includes(field) ? merge(checked.output, base, loser, schema) : undefined
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

/** Deleting is soft: the row can be restored for 30 days. `seen` is the version that the person saw. */
export function deleteOf<T extends Table>(table: T) {
  return defineMutation({
    table,
    args: v.object({ id: Id, seen: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
    apply(row, _args, ctx) {
      if (!row) throw Refused.missing()
      return row.deletedAt ? row : { ...row, deletedAt: ctx.at }
    },
  })
}

export function restoreOf<T extends Table>(table: T) {
  return defineMutation({
    table,
    args: v.object({ id: Id }),
    apply(row) {
      if (!row) throw Refused.missing()
      return { ...row, deletedAt: null }
    },
  })
}
