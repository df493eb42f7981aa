import pg from 'pg'
import type { Bundle } from './bundle.ts'
import { SECRET_OF_TESTS } from './database.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** The environment of servers that share a PostgreSQL database. @param dataDir each server's own folder */
export const besideOn = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SECRET_KEY: SECRET_OF_TESTS,
})

/** Several server processes. @param environmentOf the environment of each, by its number */
export async function startBeside(
  bundle: Pick<Bundle, 'file'>,
  count: number,
  environmentOf: (at: number) => Record<string, string>,
): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = []
  for (let at = 0; at < count; at++) servers.push(await startProcess(bundle, environmentOf(at)))
  return servers
}

/**
 * Distributes calls like a balancer without sticky sessions.
 * @returns a function that gives the next server's address
 */
export function balanced(urls: () => readonly string[]): () => string {
  let calls = 0
  return () => {
    const all = urls()
    const next = all[calls++ % all.length]
    if (next === undefined) throw new Error('There is no server')
    return next
  }
}

/** The ids of PostgreSQL's processes that serve a database, one for each connection. */
export async function backendsOf(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    .finally(() => client.end())
  return rows.map(({ pid }) => pid)
}
