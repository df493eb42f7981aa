import Database from 'better-sqlite3'
import * as v from 'valibot'
import type { Counts } from './archive.ts'
import { readThrough } from './errors.ts'

const Name = v.object({ name: v.string() })
const Numbered = v.object({ id: v.number() })
const Count = v.object({ rows: v.number() })

/** Copies a database as of one moment, while others write to it, into a single file. */
export function snapshot(file: string, copy: string): void {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    db.prepare('VACUUM INTO ?').run(copy)
  } finally {
    db.close()
  }
}

/** The tables whose rows each have a file. */
export type WithFiles = 'uploads' | 'directories'

/** The ids of the rows of a table in a database that nobody writes to. */
export function idsIn(file: string, table: WithFiles): number[] {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return numbered(db, table)
  } finally {
    db.close()
  }
}

const numbered = (db: Database.Database, table: WithFiles) =>
  v.parse(v.array(Numbered), db.prepare(`SELECT id FROM ${table}`).all()).map(({ id }) => id)

/** Removes rows from a snapshot whose files were removed meanwhile. @returns the remaining ids */
export function keepWithFile(copy: string, table: WithFiles, isThere: (id: number) => boolean): number[] {
  const db = new Database(copy)
  try {
    const ids = numbered(db, table)
    const gone = ids.filter((id) => !isThere(id))
    for (const id of gone) db.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id)
    return ids.filter((id) => !gone.includes(id))
  } finally {
    db.close()
  }
}

/**
 * Checks a whole database that nobody writes to.
 * @returns its rows by table
 * @throws SqliteError if it is damaged
 */
export function countsOf(file: string): Counts {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    readThrough(db, 'integrity_check')
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
    const names = v.parse(v.array(Name), tables).map(({ name }) => name)
    return Object.fromEntries(names.map((name) => [name, rowsOf(db, name)]))
  } finally {
    db.close()
  }
}

const rowsOf = (db: Database.Database, table: string) =>
  v.parse(Count, db.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()).rows
