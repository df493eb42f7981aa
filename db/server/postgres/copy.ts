import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import * as v from 'valibot'
import { OperatorError } from '#db/model/operatorError.ts'
import { copiedTables, type Row, type Source, type Target } from '#db/server/database/copy.ts'
import { connect, lockAndMigrate, migrationsFolder } from './open.ts'
import { tables } from './tables.ts'

/** The number of rows in memory at a time. */
const AT_ONCE = 250
/** Connections of a server that has just stopped may stay in PostgreSQL's list a little longer. */
const LOOKS = 20
const LOOK_EVERY_S = 0.1

const Cells = v.array(v.union([v.string(), v.number(), v.boolean(), v.instance(Buffer), v.null()]))
const Answer = v.object({ answer: v.union([v.boolean(), v.number(), v.string(), v.null()]) })
const Numbered = v.object({ id: v.number() })
const FileRow = v.object({ bytes: v.instance(Buffer), sha256: v.string() })

/** The bytes of uploads in a database. */
interface Files {
  /** The ids of all uploads whose bytes exist. */
  ids(): Promise<number[]>
  /** @throws OperatorError if they arrive damaged */
  get(id: number): Promise<Buffer>
}

/** The bytes of uploads in a database that is being filled. */
interface NewFiles extends Files {
  /** The ids of all uploads. */
  wanted(): Promise<number[]>
  add(id: number, bytes: Buffer): Promise<void>
}

/**
 * Reads a snapshot of a database, whether servers use it or not.
 * @param alone refuses if servers use it, and keeps others from starting meanwhile
 * @throws OperatorError if it can't be reached, or if its tables are of another version
 */
export function readingFrom<T>(
  url: string,
  { alone }: { alone: boolean },
  work: (source: Source & { files: Files }) => Promise<T>,
): Promise<T> {
  return connected(url, async (client) => {
    if (alone) {
      await lockAndMigrate(client)
      await refuseOthers(client)
    } else await refuseOtherVersion(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await work({ ...rowsOf(client), files: filesOf(client) })
    await client.query('COMMIT')
    return result
  })
}

/**
 * Fills an empty database in one transaction: if it is interrupted, the database is empty again.
 * @param replace deletes its content in the same transaction
 * @throws OperatorError if it can't be reached, is not empty, or servers use it
 */
export function filling<T>(
  url: string,
  { replace }: { replace: boolean },
  work: (target: Target & { files: NewFiles }) => Promise<T>,
): Promise<T> {
  return connected(url, async (client) => {
    await lockAndMigrate(client)
    await refuseOthers(client)
    await client.query('BEGIN')
    if (replace) await client.query(`TRUNCATE ${Object.keys(tables).map(quoted).join()}`)
    else await refuseRows(client)
    const files: NewFiles = {
      ...filesOf(client),
      wanted: () => idsIn(client, 'SELECT "id" FROM "uploads" ORDER BY 1'),
      async add(id, bytes) {
        await client.query('INSERT INTO "files" VALUES ($1, $2)', [id, bytes])
      },
    }
    const result = await work({ ...rowsOf(client), ...rowsInto(client), files })
    // Until PostgreSQL has analysed the tables, its estimates of their sizes would be wrong.
    await client.query('ANALYZE')
    await client.query('COMMIT')
    return result
  })
}

/** Whether it contains any stored data. @throws OperatorError if it can't be reached */
export const isEmpty = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    await lockAndMigrate(client)
    return (await fullTable(client)) === undefined
  })

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
  client.on('error', () => {})
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ask(client: pg.Client, sql: string, values: unknown[] = []) {
  const { rows } = await client.query(`SELECT (${sql}) AS answer`, values)
  return v.parse(Answer, rows[0]).answer
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const others = `SELECT string_agg(DISTINCT coalesce(nullif(application_name, ''), 'a program'), ', ')
    FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
    AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
  for (let looks = 1; ; looks++) {
    const names = await ask(client, others)
    if (names === null) return
    if (looks === LOOKS) {
      throw new OperatorError(`The database is in use (${names}): stop all servers on it first.`)
    }
    await client.query('SELECT pg_sleep($1)', [LOOK_EVERY_S])
  }
}

async function refuseOtherVersion(client: pg.Client): Promise<void> {
  const latest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis
  const made = await ask(client, `to_regclass('public.__drizzle_migrations') IS NOT NULL`)
  const last = made ? await ask(client, 'SELECT max(created_at) FROM "__drizzle_migrations"') : null
  if (last === null) throw new OperatorError('The database holds nothing of Rove. Look at DATABASE_URL.')
  if (Number(last) === latest) return
  throw new OperatorError(
    'The database is of another version of Rove. Use that version, or start this one on it first.',
  )
}

async function refuseRows(client: pg.Client): Promise<void> {
  const full = await fullTable(client)
  if (full === undefined) return
  throw new OperatorError(
    `The database is not empty: there are rows in ${full}. Name one that is, or add --replace, which makes a backup of it first.`,
  )
}

async function fullTable(client: pg.Client): Promise<string | undefined> {
  for (const { name } of copiedTables) {
    if (await ask(client, `SELECT EXISTS (SELECT 1 FROM ${quoted(name)})`)) return name
  }
  return undefined
}

function rowsOf(client: pg.Client): Source {
  return {
    async *rows({ name, columns, key }) {
      const [values, order] = [columns.map((column) => quoted(column.name)).join(), key.map(quoted).join()]
      await client.query(`DECLARE copied CURSOR FOR SELECT ${values} FROM ${quoted(name)} ORDER BY ${order}`)
      for (;;) {
        const { rows } = await client.query({ text: `FETCH ${AT_ONCE} FROM copied`, rowMode: 'array' })
        if (rows.length > 0) yield rows.map((row): Row => v.parse(Cells, row))
        if (rows.length < AT_ONCE) break
      }
      await client.query('CLOSE copied')
    },
    async lastNumber({ name, counted }) {
      const sequence = v.parse(
        v.string(),
        await ask(client, 'pg_get_serial_sequence($1, $2)', [quoted(name), counted]),
      )
      return Number(
        await ask(client, `SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ${sequence}`),
      )
    },
  }
}

const rowsInto = (client: pg.Client): Pick<Target, 'add' | 'countFrom'> => ({
  async add({ name, columns }, rows) {
    // One list for each column: a single statement for any number of rows, prepared once.
    const lists = columns.map((_, n) => rows.map((row) => row[n]))
    const given = columns.map((column, n) => `$${n + 1}::${typeOf(name, column.name)}[]`)
    const into = columns.map((column) => quoted(column.name)).join()
    await client.query({
      name: `copy ${name}`,
      text: `INSERT INTO ${quoted(name)} (${into}) SELECT * FROM unnest(${given.join()})`,
      values: lists,
    })
  },
  async countFrom({ name, counted }, last) {
    if (last > 0)
      await ask(client, 'setval(pg_get_serial_sequence($1, $2), $3)', [quoted(name), counted, last])
  },
})

const filesOf = (client: pg.Client): Files => ({
  ids: () => idsIn(client, 'SELECT f."id" FROM "files" f JOIN "uploads" u ON u."id" = f."id" ORDER BY 1'),
  async get(id) {
    const sql = `SELECT "bytes", encode(sha256("bytes"), 'hex') AS sha256 FROM "files" WHERE "id" = $1`
    const { bytes, sha256 } = v.parse(FileRow, (await client.query(sql, [id])).rows[0])
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    throw new OperatorError(`The file ${id} did not arrive as it is stored. Nothing was changed.`)
  },
})

async function idsIn(client: pg.Client, sql: string): Promise<number[]> {
  const { rows } = await client.query(sql)
  return rows.map((row) => v.parse(Numbered, row).id)
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** The SQL type of a column's values. */
function typeOf(table: string, column: string): string {
  const mirrored = tables[table]
  const type = mirrored && getTableColumns(mirrored)[column]?.getSQLType()
  if (!type) throw new Error(`There is no ${table}.${column}`)
  return type.replace(/ COLLATE .*/, '').replace('bigserial', 'bigint')
}
