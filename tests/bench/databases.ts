import { statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import * as v from 'valibot'
import { type Kept, openKept } from '#api/store.ts'
import { asked, startCluster } from '#tests/postgres.ts'

/** As PostgreSQL comes, but for its memory. */
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '2GB', listen_addresses: '127.0.0.1' }
const NAME = 'rove_bench'
const Size = v.tuple([v.object({ size: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })])

/** What a server keeps, on one database or the other. */
export interface Place extends Kept {
  /** How many bytes the index of a directory takes. */
  sizeOf(id: number): Promise<number>
  close(): Promise<void>
}

/** @param database sqlite, in a folder, or postgres, a server of this process's own */
export async function openPlace(database: string, dataDir: string): Promise<Place> {
  const log = pino({ level: 'warn' })
  if (database === 'sqlite') {
    const kept = await openKept({ dataDir, databaseUrl: '' }, log)
    const sizeOf = async (id: number) => statSync(join(dataDir, 'directories', `${id}.db`)).size
    return { ...kept, sizeOf, close: () => closed(kept) }
  }
  if (database !== 'postgres') throw new Error(`There is no database “${database}”: sqlite or postgres`)
  const cluster = await startCluster(SETTINGS)
  await asked(cluster.url, `CREATE DATABASE ${NAME}`)
  const databaseUrl = `${cluster.url}/${NAME}`
  const kept = await openKept({ dataDir, databaseUrl }, log)
  return {
    ...kept,
    async sizeOf(id) {
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const sql = `SELECT pg_total_relation_size('companies_${id}') + pg_total_relation_size('companies_${id}_words') AS size`
      const { rows } = await client.query(sql).finally(() => client.end())
      return v.parse(Size, rows)[0].size
    },
    async close() {
      await closed(kept)
      await cluster.stop()
    },
  }
}

async function closed({ companyIndexes, store }: Kept) {
  companyIndexes.close()
  await store.close()
}
