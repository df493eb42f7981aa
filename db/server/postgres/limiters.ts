import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'

const HOUR_MS = 60 * 60 * 1000

/** Counts how often somebody did something, with the other servers. @param points at most so often in `duration` seconds */
export type Limiters = (name: string, rule: { points: number; duration: number }) => RateLimiterAbstract

export const openLimiters =
  (pool: pg.Pool): Limiters =>
  (name, rule) =>
    new RateLimiterPostgres({
      ...rule,
      keyPrefix: name,
      storeClient: pool,
      storeType: 'pool',
      // By itself it would do so once for each rule, and end the server where the database is away.
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })

/** Forgets, now and every hour, the counts whose time is over. @returns the end of it */
export function forgetCounts(pool: pg.Pool, onTrouble: (error: unknown) => void): () => void {
  const forget = () =>
    pool.query('DELETE FROM limits WHERE expire <= $1', [Date.now()]).then(() => {}, onTrouble)
  void forget()
  const timer = setInterval(forget, HOUR_MS).unref()
  return () => clearInterval(timer)
}
