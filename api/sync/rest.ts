import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, notFound, refused } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { AnyRow, MutationName, Rows, Table } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { rowById } from '#db/server/rows.ts'
import type { Commit } from './commit.ts'

/** The writes of the REST routes, which use the same mutations as the phones. */
export interface Rest {
  /** Creates a row from `fields`. A repeated Idempotency-Key returns the same row. */
  create<T extends Table>(c: Context<Guarded>, table: T, name: MutationName, args: object): Promise<Rows[T]>
  /** Sets the given fields, whatever their current values are. @throws ApiError 404 */
  edit<T extends Table>(
    c: Context<Guarded>,
    table: T,
    name: MutationName,
    id: number,
    wanted: object,
  ): Promise<Rows[T]>
  /** Runs a mutation whose only argument is the row. @throws ApiError 404 */
  act<T extends Table>(c: Context<Guarded>, table: T, name: MutationName, id: number): Promise<Rows[T]>
}

/** Creates the writes of the REST routes. */
export function createRest({ store, now }: Deps, commit: Commit): Rest {
  async function run<T extends Table>(
    c: Context<Guarded>,
    table: T,
    name: MutationName,
    args: { id: number },
    argsFor: (row: AnyRow | undefined) => object,
  ): Promise<Rows[T]> {
    const sender = { userId: c.get('user').id, deviceId: notDevices.api }
    const mid = idempotencyKey(c) ?? uuidv7()
    const sent = { mid, teamId: c.get('teamId'), name, args, at: now().toISOString() }
    const outcome = await commit(sender, sent, argsFor)
    if (outcome.outcome === 'rejected') throw refused(outcome.code, outcome.message)
    const row = await rowById(store.read, table, args.id)
    if (!row) throw notFound()
    return row
  }

  return {
    create(c, table, name, args) {
      const key = idempotencyKey(c)
      const made = { ...args, id: key ? idOf(c.get('user').id, key) : newId() }
      return run(c, table, name, made, () => made)
    },
    edit: (c, table, name, id, wanted) =>
      run(c, table, name, { id, ...wanted }, (row) => ({ id, changes: changesTo(alive(row), wanted) })),
    act: (c, table, name, id) => run(c, table, name, { id }, (row) => ({ id: alive(row).id })),
  }
}

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined || v.is(v.pipe(v.string(), v.uuid()), key)) return key
  throw new ApiError(400, 'The Idempotency-Key must be a UUID.')
}

/** Derives the row's id from the key, so that a repeated POST creates only one row. */
const idOf = (userId: number, key: string) =>
  createHash('sha256').update(`${userId} ${key}`).digest().readUIntBE(0, 6) + 1

function alive(row: AnyRow | undefined): AnyRow {
  if (!row || row.deletedAt) throw Refused.missing()
  return row
}

function changesTo(row: AnyRow, wanted: object): Record<string, [unknown, unknown]> {
  const stored: Record<string, unknown> = { ...row }
  return Object.fromEntries(Object.entries(wanted).map(([name, to]) => [name, [stored[name], to]]))
}
