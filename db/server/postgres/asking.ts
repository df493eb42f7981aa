import pg from 'pg'
import { ConnectionError } from './errors.ts'

/** Asks for rows. @throws what the store knows as its own, also where there is no connection */
export const ask = (client: pg.Pool | pg.PoolClient, sql: string, values?: unknown[]): Promise<unknown[]> =>
  client.query(sql, values).then(({ rows }) => rows, ofStore)

/** A connection for oneself. @throws ConnectionError */
export const connectionOf = (pool: pg.Pool): Promise<pg.PoolClient> => pool.connect().catch(ofStore)

function ofStore(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error
  throw new ConnectionError('The database could not be asked', { cause: error })
}
