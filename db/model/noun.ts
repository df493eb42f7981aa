import * as v from 'valibot'
import { Id } from './id.ts'
import { type Context, defineMutation, newRow, Refused, type Rows, rowOf, type Table } from './mutation.ts'

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

/** The mutation that changes some fields; only what changes is checked, so an old row never blocks an edit. */
export function editOf<T extends Table>(table: T, fields: Record<string, v.GenericSchema>) {
  return defineMutation({
    table,
    args: v.object({ id: Id, changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) }),
    apply(row, { changes }) {
      if (!row) throw Refused.missing()
      return { ...row, ...wantedBy(changes, fields) }
    },
  })
}

function wantedBy(changes: Record<string, [unknown, unknown]>, fields: Record<string, v.GenericSchema>) {
  const wanted: Record<string, unknown> = {}
  for (const [name, [, to]] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) throw new Refused('invalid', `There is no field "${name}".`)
    const checked = v.safeParse(field, to)
    if (!checked.success) throw new Refused('invalid', checked.issues[0].message)
    wanted[name] = checked.output
  }
  return wanted
}

/** Deleting is soft: the row can be restored for 30 days. */
export function deleteOf<T extends Table>(table: T) {
  return defineMutation({
    table,
    args: v.object({ id: Id }),
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
