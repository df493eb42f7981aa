import { type BinTable, KEPT_DAYS } from '#db/model/deletion.ts'
import { isErased } from '#db/model/entities/erased.ts'
import { entities, nameOf, type Rows } from '#db/model/entities/registry.ts'
import { capitalised } from '#db/model/text.ts'

/** A deleted row that can be restored. */
export interface Deleted {
  id: number
  table: BinTable
  name: string
  /** The entity in words: "Lead". */
  kind: string
  /** ISO 8601 in UTC. */
  at: string
  /** Who deleted it; '' if this device does not know. */
  by: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The rows that can be restored, the newest first. A person whose data was erased is not included.
 * @param rows the deleted rows
 * @param nameBy who deleted the row with an id; '' for unknown
 */
export function deletedFrom(
  rows: { [T in BinTable]: readonly Rows[T][] },
  nameBy: (id: number) => string,
  now: Date,
): Deleted[] {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const of = <T extends BinTable>(table: T) =>
    rows[table]
      .filter((row) => (row.deletedAt ?? '') > since && !isErased(table, row))
      .map((row) => ({
        id: row.id,
        table,
        name: nameOf(table, row) || 'Without a name',
        kind: capitalised(entities[table].name),
        at: row.deletedAt ?? '',
        by: nameBy(row.id),
      }))
  return [...of('leads'), ...of('products'), ...of('emails'), ...of('views')].sort((a, b) =>
    a.at < b.at ? 1 : -1,
  )
}
