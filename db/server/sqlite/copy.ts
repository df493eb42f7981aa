import * as v from 'valibot'
import type { CopiedTable, Row, Source, Target, Value } from '#db/server/database/copy.ts'
import { connect, openStore } from './open.ts'

/** The number of rows in memory at a time. */
const AT_ONCE = 250

const Cell = v.union([v.string(), v.number(), v.instance(Uint8Array), v.null()])
const Cells = v.array(Cell)
const Sequence = v.object({ seq: v.number() })

/** The rows of a store's file that no server uses; a file of an older Rove is migrated first. */
export async function openSource(file: string): Promise<Source & { close(): void }> {
  await openStore(file).close()
  const connection = connect(file, { readonly: true })
  return { ...rowsOf(connection), close: () => connection.close() }
}

/** A new file for a store, which receives rows in one transaction. */
export async function createTarget(file: string): Promise<Target & { finish(): void; close(): void }> {
  await openStore(file).close()
  const connection = connect(file)
  connection.exec('BEGIN IMMEDIATE')
  return {
    ...rowsOf(connection),
    async add({ name, columns }, rows) {
      const places = columns.map(() => '?').join()
      const insert = connection.prepare(`INSERT INTO "${name}" (${named(columns)}) VALUES (${places})`)
      for (const row of rows) insert.run(row.map(stored))
    },
    async countFrom({ name }, last) {
      const counted = connection.prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?')
      if (counted.run(last, name).changes > 0) return
      connection.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last)
    },
    finish() {
      connection.exec('COMMIT')
      // Everything is in one file, so that it can be moved.
      connection.pragma('wal_checkpoint(TRUNCATE)')
    },
    close: () => connection.close(),
  }
}

function rowsOf(connection: ReturnType<typeof connect>): Source {
  return {
    async *rows(table) {
      const { name, columns, key } = table
      const order = key.map((column) => `"${column}"`).join()
      const all = connection.prepare(`SELECT ${named(columns)} FROM "${name}" ORDER BY ${order}`).raw()
      let batch: Row[] = []
      for (const cells of all.iterate()) {
        batch.push(given(table, v.parse(Cells, cells)))
        if (batch.length < AT_ONCE) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async lastNumber({ name }) {
      const row = connection.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)
      return row === undefined ? 0 : v.parse(Sequence, row).seq
    },
  }
}

const named = (columns: CopiedTable['columns']) => columns.map(({ name }) => `"${name}"`).join()

const stored = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)

/** Converts values so that PostgreSQL can store them, too: booleans, whole numbers, and texts without NUL. */
const given = ({ columns }: CopiedTable, cells: v.InferOutput<typeof Cells>): Row =>
  cells.map((cell, n) => {
    const type = columns[n]?.type
    if (typeof cell === 'string') return cell.replaceAll('\0', '\uFFFD')
    if (typeof cell !== 'number') return cell
    if (type === 'SQLiteBoolean') return cell !== 0
    return type === 'SQLiteInteger' ? Math.trunc(cell) : cell
  })
