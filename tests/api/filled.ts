import { getTableColumns, getTableName } from 'drizzle-orm'
import { keyOf } from '#db/server/database/functions.ts'
import { personalData } from '#db/server/personalData.ts'
import { read, withoutReferences } from '#tests/database.ts'
import type { World } from '#tests/world.ts'

/** A column of a table. */
type Column = ReturnType<typeof getTableColumns>[string]
type Row = Record<string, unknown>

/** The tables of the store with their columns. */
export const tablesOf = (): Map<string, Column[]> =>
  new Map(
    Object.values(personalData).map(({ table }) => [
      getTableName(table),
      Object.values(getTableColumns(table)),
    ]),
  )

let drawn = 1_000_000

/** Adds a row to every table that has the named columns. New tables are included automatically. */
export async function fill(world: Pick<World, 'dataDir'>, given: Record<string, number>): Promise<void> {
  await withoutReferences(world, async (insert) => {
    for (const [table, columns] of tablesOf()) {
      if (!columns.some(({ name }) => name in given)) continue
      const values = columns.map((column) => given[column.name] ?? valueFor(column))
      const names = columns.map(({ name }) => `"${name}"`)
      const places = values.map(() => '?')
      await insert(`INSERT INTO ${table} (${names}) VALUES (${places}) ON CONFLICT DO NOTHING`, values)
    }
  })
}

function valueFor({ name, dataType, columnType }: Column): number | string | Buffer | null {
  if (name === 'deletedAt') return null
  if (dataType === 'boolean') return 1
  if (name === 'type') return 'image/png'
  const n = ++drawn
  if (dataType === 'number') return n
  // An object for a JSON column, and a text for any other.
  const text = `{"drawn":${n}}`
  return columnType === 'SQLiteBlobBuffer' ? Buffer.from(text) : text
}

/** All matching rows of a table. */
export function rowsWhere(world: Pick<World, 'dataDir'>, table: string, where: string): Promise<Row[]> {
  const found = Object.values(personalData).find((one) => getTableName(one.table) === table)
  const key = Object.keys(found ? keyOf(found.table) : {}).map((name) => `"${name}"`)
  return read(world, `SELECT * FROM ${table} WHERE ${where} ORDER BY ${key}`)
}
