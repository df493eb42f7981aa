import pg from 'pg'
import { ConnectionError } from './errors.ts'

/** Runs a query. @throws errors of the store, also if there is no connection */
export const ask = (client: pg.Pool | pg.PoolClient, sql: string, values?: unknown[]): Promise<unknown[]> =>
  client.query(sql, values).then(({ rows }) => rows, ofStore)

/** A connection for exclusive use. @throws ConnectionError */
export const connectionOf = (pool: pg.Pool): Promise<pg.PoolClient> => pool.connect().catch(ofStore)

function ofStore(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error
  throw new ConnectionError('The database could not be asked', { cause: error })
}
