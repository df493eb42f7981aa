import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'

const HOUR_MS = 60 * 60 * 1000

/** Rate limits that are shared with the other servers. @param points the maximum in `duration` seconds */
export type Limiters = (name: string, rule: { points: number; duration: number }) => RateLimiterAbstract

export const openLimiters =
  (pool: pg.Pool): Limiters =>
  (name, rule) =>
    new RateLimiterPostgres({
      ...rule,
      keyPrefix: name,
      storeClient: pool,
      storeType: 'pool',
      // By itself the library would do so once for each rule, and crash the server if the database is
      // unavailable.
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })

/** Deletes expired counts, now and every hour. @returns ends it */
export function forgetCounts(pool: pg.Pool, onTrouble: (error: unknown) => void): () => void {
  const forget = () =>
    pool.query('DELETE FROM limits WHERE expire <= $1', [Date.now()]).then(() => {}, onTrouble)
  void forget()
  const timer = setInterval(forget, HOUR_MS).unref()
  return () => clearInterval(timer)
}
