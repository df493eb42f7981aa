import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'

/** What every synced row carries. `version` is its team's counter at the last write; 0 = never on the server. */
export const rowEntries = {
  id: Id,
  teamId: Id,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  createdAt: IsoDate,
  createdBy: Id,
  deletedAt: v.nullable(IsoDate),
}
const Row = v.object(rowEntries)
/** A synced row, of whatever entity. */
export type Row = v.InferOutput<typeof Row>

/** What a new row starts with. */
export function newRow(id: number, { at, userId, teamId }: Context): Row {
  return { id, teamId, version: 0, createdAt: at, createdBy: userId, deletedAt: null }
}

/** Who changes what, when: `at` is ISO 8601 in UTC, never later than the server's own clock. */
export interface Context {
  at: string
  userId: number
  teamId: number
  /** The fields in which a later edit stands already. A phone knows of none: until the server tells, it shows its own. */
  newerFields?: ReadonlySet<string>
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

/**
 * What a mutation does to its row, whatever the entity:
 * - `create` makes it, from `fields`; `add` makes it unless it is there
 * - `edit` changes fields, each from what its author saw
 * - `set` writes what only its author ever writes
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

/** One named change of one row: synchronous, pure, the same on the phone and on the server. */
export interface Mutation<R extends Row = Row, Given = unknown> {
  kind: Kind
  /** What a person writes into a new row, where they do. */
  fields: v.ObjectEntries
  /** What a caller writes; defaults are filled in. Of the type alone. */
  readonly given?: Given
  /** @throws Refused 'invalid' when the arguments are not of this mutation's form */
  parse(args: unknown): { id: number }
  /** The fields that somebody else may have edited too. @throws Refused as `parse` does */
  edits(args: unknown): readonly string[]
  /**
   * The row after the change.
   * @param onCollision told where the change meets values that its author had not seen
   * @throws Refused
   */
  run(row: R | undefined, args: unknown, ctx: Context, onCollision?: (collision: Collision) => void): R
}

/** An edit that meets another: its author saw `base`; `winner` stands from now on, and `loser` is set aside. */
export interface Collision {
  field: string
  base: unknown
  winner: unknown
  loser: unknown
  /** Whose the winner is: the edit's that arrives, the one's that stands there already, or the two merged. */
  wins: 'arriving' | 'stored' | 'merged'
}

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
