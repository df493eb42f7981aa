import { join } from 'node:path'
import Database from 'better-sqlite3'
import { getTableColumns } from 'drizzle-orm'
import { personalData } from '#db/server/personalData.ts'
import type { World } from '#tests/world.ts'

/** A column of a table, as SQLite tells it. */
interface Column {
  name: string
  type: string
}
type Row = Record<string, unknown>

/** The tables of the store with their columns; not what migrations keep. */
export function tablesOf(world: Pick<World, 'dataDir'>): Map<string, Column[]> {
  const db = new Database(join(world.dataDir, 'rove.db'), { readonly: true })
  const names = db
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    )
    .all()
  const columns = names.map(({ name }) => [name, db.pragma(`table_info(${name})`) as Column[]] as const)
  db.close()
  return new Map(columns)
}

let drawn = 1_000_000

/**
 * Puts a row into every table that has the named columns, whichever tables there are: a table that is new is filled
 * as well.
 */
export function fill(world: Pick<World, 'dataDir'>, given: Record<string, number>): void {
  const db = new Database(join(world.dataDir, 'rove.db'))
  db.pragma('foreign_keys = OFF')
  for (const [table, columns] of tablesOf(world)) {
    const names = new Set(columns.map(({ name }) => name))
    if (!Object.keys(given).some((name) => names.has(name))) continue
    const values = columns.map(({ name, type }) => given[name] ?? valueFor(name, type))
    db.prepare(
      `INSERT OR IGNORE INTO ${table} (${columns.map(({ name }) => `"${name}"`)}) VALUES (${values.map(() => '?')})`,
    ).run(...values)
  }
  db.close()
}

/** The columns that are true or false. */
const switches = new Set(
  Object.values(personalData).flatMap(({ table }) =>
    Object.values(getTableColumns(table))
      .filter(({ dataType }) => dataType === 'boolean')
      .map(({ name }) => name),
  ),
)

function valueFor(name: string, type: string): number | string | null {
  if (name === 'deletedAt') return null
  if (switches.has(name)) return 1
  if (name === 'type') return 'image/png'
  if (type !== 'TEXT') return ++drawn
  // An object for a column of JSON, and a text for any other.
  return `{"drawn":${++drawn}}`
}

/** All rows of a table that fit. */
export function rowsWhere(world: Pick<World, 'dataDir'>, table: string, where: string): Row[] {
  const db = new Database(join(world.dataDir, 'rove.db'), { readonly: true })
  const rows = db.prepare<[], Row>(`SELECT * FROM ${table} WHERE ${where} ORDER BY rowid`).all()
  db.close()
  return rows
}
