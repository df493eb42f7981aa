import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'

/**
 * The fields of every synced row. `version` is the team's counter at the last write; 0 = never on the server.
 */
export const rowEntries = {
  id: Id,
  teamId: Id,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  createdAt: IsoDate,
  createdBy: Id,
  deletedAt: v.nullable(IsoDate),
}
const Row = v.object(rowEntries)
/** A synced row of any entity. */
export type Row = v.InferOutput<typeof Row>

/** The common fields of a new row. */
export function newRow(id: number, { at, userId, teamId }: Context): Row {
  return { id, teamId, version: 0, createdAt: at, createdBy: userId, deletedAt: null }
}

/**
 * Who makes a change, when and in which team. `at` is ISO 8601 in UTC; on the server it is never later than
 * the server's clock.
 */
export interface Context {
  at: string
  userId: number
  teamId: number
  /**
   * The fields that already hold a later edit. Only the server knows them; a phone shows its own edit until
   * it pulls.
   */
  newerFields?: ReadonlySet<string>
}

/** Why a mutation was refused. */
export type RefusalCode = 'invalid' | 'missing' | 'taken' | 'forbidden' | 'reused' | 'unknown' | 'failed'

const MOST_MESSAGE = 300

/** A mutation cannot take effect; the message tells the person why. Other mutations are not affected. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    // A validation message may repeat the input, which can be long, and every refusal is stored.
    super(message.slice(0, MOST_MESSAGE))
    this.code = code
  }
  static missing = () => new Refused('missing', 'This item no longer exists.')
  static taken = () => new Refused('taken', 'This item already exists. Please save again.')
}

/**
 * What a mutation does to its row, in any entity:
 * - `create` creates it from `fields`; `add` creates it if it does not exist
 * - `edit` changes fields, each from the value that its author saw
 * - `set` writes values that only its author ever writes
 */
export type Kind =
  | 'create'
  | 'add'
  | 'edit'
  | 'set'
  | 'delete'
  | 'restore'
  | 'approve'
  | 'send'
  | 'cancel'
  | 'resolve'

/** A named change of one row. It is synchronous and pure, and the same on the phone and on the server. */
export interface Mutation<R extends Row = Row, Given = unknown> {
  kind: Kind
  /** The fields that a person fills in for a new row; empty if there are none. */
  fields: v.ObjectEntries
  /** The type of the arguments before defaults are filled in. It exists only in the type. */
  readonly given?: Given
  /** @throws Refused 'invalid' if the arguments do not match this mutation's schema */
  parse(args: unknown): { id: number }
  /** The fields that it edits, which somebody else may have edited, too. @throws Refused as `parse` does */
  edits(args: unknown): readonly string[]
  /**
   * Returns the row after the change.
   * @param onCollision called for each field whose current value the author had not seen
   * @throws Refused if the change cannot be made
   */
  run(row: R | undefined, args: unknown, ctx: Context, onCollision?: (collision: Collision) => void): R
}

/**
 * Two edits of one field: the author saw `base`; the field now holds `winner`, and `loser` is kept in a
 * conflict.
 */
export interface Collision {
  field: string
  base: unknown
  winner: unknown
  loser: unknown
  /** Which edit won: the one that arrives, the stored one, or both, merged into one text. */
  wins: 'arriving' | 'stored' | 'merged'
}

/** Builds a mutation from its schema and its effect on the row. */
export function defineMutation<R extends Row, A extends { id: number }, Given>(spec: {
  kind: Kind
  args: v.GenericSchema<Given, A>
  fields?: v.ObjectEntries
  edits?(args: A): readonly string[]
  apply(row: R | undefined, args: A, ctx: Context, onCollision: (collision: Collision) => void): R
}): Mutation<R, Given> {
  const parse = (args: unknown): A => {
    const result = v.safeParse(spec.args, args)
    if (result.success) return result.output
    throw new Refused('invalid', result.issues[0].message)
  }
  return {
    kind: spec.kind,
    fields: spec.fields ?? {},
    parse,
    edits: (args) => spec.edits?.(parse(args)) ?? [],
    run: (row, args, ctx, onCollision = () => {}) => spec.apply(row, parse(args), ctx, onCollision),
  }
}
