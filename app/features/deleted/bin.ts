import { type BinTable, KEPT_DAYS } from '#db/model/deletion.ts'
import { isErased } from '#db/model/entities/erased.ts'
import { entities, nameOf, type Rows } from '#db/model/entities/registry.ts'
import { capitalised } from '#db/model/text.ts'

/** Something that was deleted and can be restored. */
export interface Deleted {
  id: number
  table: BinTable
  name: string
  /** "Lead": what it is. */
  kind: string
  /** ISO 8601 in UTC. */
  at: string
  /** Who deleted it; '' where that is not known here. */
  by: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What can be restored, the newest first. A person whose data was erased is not among it.
 * @param rows those that were deleted
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
