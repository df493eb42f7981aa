import * as v from 'valibot'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

/** The synced tables and their rows. */
export interface Rows {
  products: Product
  suggestions: Suggestion
  leads: Lead
  notes: Note
  emails: Email
  requests: Request
  conflicts: Conflict
  settings: Settings
}
export type Table = keyof Rows
export const tables = [
  'products',
  'suggestions',
  'leads',
  'notes',
  'emails',
  'requests',
  'conflicts',
  'settings',
] as const satisfies readonly Table[]
export type AnyRow = Rows[Table]

/** Who changes what, when: `at` is ISO 8601 in UTC, never later than the server's own clock. */
export interface Context {
  at: string
  userId: number
  teamId: number
}

export type RefusalCode = 'invalid' | 'missing' | 'taken' | 'forbidden' | 'reused' | 'unknown' | 'failed'

const MOST_MESSAGE = 300

/** A mutation that cannot take effect, with a sentence for the person. It never blocks the others. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    // A check's message may repeat what was sent, however long, and every refusal is kept.
    super(message.slice(0, MOST_MESSAGE))
    this.code = code
  }
  static missing = () => new Refused('missing', 'This item no longer exists.')
  static taken = () => new Refused('taken', 'This item already exists. Please save again.')
}

/** One named change of one row: synchronous, pure, the same on the phone and on the server. */
export interface Mutation<T extends Table = Table, Args = unknown, Given = unknown> {
  table: T
  /** What a caller writes; defaults are filled in. Of the type alone. */
  readonly given?: Given
  /** @throws Refused 'invalid' when the arguments are not of this mutation's form */
  parse(args: unknown): Args & { id: number }
  /**
   * The row after the change.
   * @param meet told where the change meets values that its author had not seen
   * @throws Refused
   */
  run(row: AnyRow | undefined, args: unknown, ctx: Context, meet?: (collision: Collision) => void): Rows[T]
}

/** An edit that meets another: its author saw `base`, `loser` stands there, `winner` comes. */
export interface Collision {
  field: string
  base: unknown
  winner: unknown
  loser: unknown
  /** False where the two merged. */
  overwrites: boolean
}

export function defineMutation<T extends Table, A extends { id: number }, Given>(spec: {
  table: T
  args: v.GenericSchema<Given, A>
  apply(row: Rows[T] | undefined, args: A, ctx: Context, meet: (collision: Collision) => void): Rows[T]
}): Mutation<T, A, Given> {
  const parse = (args: unknown): A => {
    const result = v.safeParse(spec.args, args)
    if (result.success) return result.output
    throw new Refused('invalid', result.issues[0].message)
  }
  return {
    table: spec.table,
    parse,
    run: (row, args, ctx, meet = () => {}) => spec.apply(rowOf(spec.table, row), parse(args), ctx, meet),
  }
}

/** The one named cast: what was read from, or made for, table `T` is a row of table `T`. */
export function rowOf<T extends Table, R extends object | undefined>(
  _table: T,
  row: R,
): Rows[T] | Extract<R, undefined> {
  return row as unknown as Rows[T] | Extract<R, undefined>
}

/** What a new row starts with. */
export function newRow(id: number, { at, userId, teamId }: Context) {
  return { id, teamId, version: 0, createdAt: at, createdBy: userId, deletedAt: null }
}
