import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Store } from '#db/server/database/handle.ts'
import { reach } from '#db/server/reachable.ts'
import { Later } from './errors.ts'

/** A balancer that waits longer would send people here meanwhile. */
const ANSWERED_WITHIN_MS = 1_000
const RETRY_S = 2

/** Whether calls should be sent to this server, for a balancer. */
export type Readiness = ReturnType<typeof createReadiness>

/** @param log gets one message when the database becomes unreachable, and one when it is back */
export function createReadiness({ store, log }: { store: Pick<Store, 'read'>; log: Logger }) {
  let isDraining = false
  let wasReached = true
  let asking: Promise<boolean> | undefined

  const isReached = async () => {
    const reached = reach(store.read).then(
      () => true,
      (err: unknown) => {
        if (wasReached) log.error({ err }, 'the database can not be reached')
        return false
      },
    )
    const late = new AbortController()
    const answer = await Promise.race([
      reached,
      setTimeout(ANSWERED_WITHIN_MS, false, { signal: late.signal }).catch(() => false),
    ])
    late.abort()
    if (answer && !wasReached) log.info('the database is reached again')
    wasReached = answer
    return answer
  }

  return {
    /** Concurrent checks share one query. @throws Later (503) if calls should go elsewhere */
    async check(): Promise<void> {
      if (isDraining) throw new Later(503, 'This server is about to stop.', RETRY_S)
      asking ??= isReached().finally(() => {
        asking = undefined
      })
      if (!(await asking)) throw new Later(503, 'The database can not be reached.', RETRY_S)
    },
    /**
     * From now on no calls should arrive, and each response closes its connection, so that the next call goes
     * elsewhere.
     */
    drain() {
      isDraining = true
    },
    leaving: createMiddleware(async (c, next) => {
      if (isDraining) c.header('Connection', 'close')
      await next()
    }),
  }
}
