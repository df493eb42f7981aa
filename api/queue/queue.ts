import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { endLease, heldOf, renewLeases, takeLease } from '#db/server/leases.ts'
import {
  beginAgainAt,
  dropEntry,
  type Entry,
  endEntry,
  enqueue,
  freeLaneIn,
  giveBack,
  keysInQueue,
  nextDue,
  nextFreeLaneMs,
  startedEntries,
  takeNext,
} from '#db/server/queue.ts'
import type { Handler } from './handler.ts'

/** A server that has not renewed its leases for this long is considered dead, and its entries interrupted. */
const LEASE_MS = 30_000
const RENEWED_EVERY_MS = 10_000
/** The pause before a failed entry is retried; it doubles each time. */
const AFTER_FAILURE_MS = 5_000
const MOST_TRIES = 8
const AFTER_TROUBLE_MS = 5_000
/** Upper bound, because a team may be restored, or another server's entry may end without a notification. */
const LONGEST_SLEEP_MS = 60_000
/** Lower bound, so that a wrong clock does not cause a busy loop. */
const SHORTEST_SLEEP_MS = 50

/** Processes due queue entries, one at a time for each lane, over all servers. */
export interface Queue {
  /** Looks for due entries. */
  wake(): void
  /**
   * Starts no entry of this team until the returned function is called.
   * @returns ends the hold, and looks for due entries
   */
  hold(teamId: number): () => void
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>
}

export interface Services {
  store: Store
  log: Logger
  now(): Date
  /** Tells the other servers to look at the queue. */
  tellOthers(): void
}

/** @param handlers by the kind of entry that they process */
export async function openQueue(
  services: Services,
  handlers: Readonly<Record<string, Handler>>,
): Promise<Queue> {
  const { store, log, now, tellOthers } = services
  const leases = leasesOf(store)
  const running = new Map<string, { entry: Entry; end: AbortController; over: Promise<void> }>()
  const held = new Map<number, number>()
  /** When each handler was asked for the entries that it wants, in ms since 1970. */
  const askedAt = new Map<Handler, number>()
  let stopped = false
  let sleeping: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined
  let askedAgain = false

  await recover()
  // The same timer looks for entries of servers that died.
  const renewing = store.alone ? undefined : setInterval(() => void renew(), RENEWED_EVERY_MS)
  wake()

  async function renew() {
    await leases.renew().catch((err: unknown) => log.error({ err }, 'leases could not be renewed'))
    wake()
  }

  function wake() {
    if (stopped) return
    if (looking) {
      askedAgain = true
      return
    }
    looking = look()
      .catch((err: unknown) => {
        log.error({ err }, 'the queue could not be read')
        sleep(AFTER_TROUBLE_MS)
      })
      .finally(() => {
        looking = undefined
        if (!askedAgain) return
        askedAgain = false
        wake()
      })
  }

  async function look() {
    await addWanted()
    await recover()
    for (const { entry, end } of running.values()) {
      if ((await handlers[entry.kind]?.isWanted?.(entry)) === false) end.abort()
    }
    while (!stopped) {
      const entry = await take()
      if (!entry) break
      begin(entry)
    }
    sleep(await untilNext())
  }

  /** The time in ms until the next entry may start. */
  async function untilNext(): Promise<number> {
    const at = now()
    const due = await nextDue(store.read, at.toISOString())
    const dueMs = due ? Date.parse(due) - at.getTime() : LONGEST_SLEEP_MS
    return Math.min(dueMs, (await nextFreeLaneMs(store.read)) ?? LONGEST_SLEEP_MS)
  }

  async function addWanted() {
    const at = now().getTime()
    for (const handler of Object.values(handlers)) {
      const { wantedEveryMs = 0 } = handler
      // The clock may have been set back.
      if (Math.abs(at - (askedAt.get(handler) ?? Number.NEGATIVE_INFINITY)) < wantedEveryMs) continue
      askedAt.set(handler, at)
      const wanted = (await handler.wanted?.(store.read)) ?? []
      const known = await keysInQueue(
        store.read,
        wanted.map(({ key }) => key),
      )
      for (const entry of wanted)
        if (!known.has(entry.key)) await store.tx((handle) => enqueue(handle, entry))
    }
  }

  /**
   * Retries entries of dead servers, or reports them as interrupted if they may have had an effect outside.
   */
  async function recover() {
    const started = (await startedEntries(store.read)).filter(({ key }) => !running.has(key))
    const isElsewhere = await leases.held(started.map(({ key }) => key))
    for (const entry of started) {
      if (isElsewhere.has(entry.key)) continue
      const handler = handlers[entry.kind]
      // The entry was added by a server of a later version.
      if (!handler) continue
      if (!handler.interrupted) await again(entry)
      else {
        await handler.interrupted(entry)
        await store.tx((handle) => endEntry(handle, entry))
        tellOthers()
      }
    }
  }

  /** The kinds that this server can start, because it processes fewer of them than its maximum. */
  function ready() {
    const kinds = Object.keys(handlers).filter((kind) => {
      const count = [...running.values()].filter(({ entry }) => entry.kind === kind).length
      return count < (handlers[kind]?.atOnce ?? 0)
    })
    return { kinds, heldTeams: [...held.keys()] }
  }

  async function take() {
    return store.tx(async (handle) => {
      const entry = await takeNext(handle, now().toISOString(), ready())
      if (entry && stopped) {
        // `stop` waits for what runs, and the end of that may have freed this entry's lane.
        await giveBack(handle, entry)
        return undefined
      }
      if (!entry || !(await leases.take(handle, entry.key))) return undefined
      const { apartMs } = handlers[entry.kind] ?? {}
      if (apartMs) await freeLaneIn(handle, entry.lane, apartMs)
      return entry
    })
  }

  function begin(entry: Entry) {
    const end = new AbortController()
    const over = done(entry, end.signal)
      .catch((err: unknown) => log.error({ err, key: entry.key }, 'an entry of the queue could not be ended'))
      .then(async () => {
        running.delete(entry.key)
        await leases.end(entry.key).catch((err: unknown) => log.error({ err }, 'a lease could not be ended'))
        tellOthers()
        wake()
      })
    running.set(entry.key, { entry, end, over })
  }

  async function done(entry: Entry, signal: AbortSignal) {
    try {
      await handlers[entry.kind]?.run(entry, signal)
    } catch (err) {
      log.error({ err, key: entry.key }, 'an entry of the queue failed')
      return again(entry)
    }
    await store.tx((handle) => endEntry(handle, entry))
  }

  async function again(entry: Entry) {
    if (entry.tries >= MOST_TRIES) {
      log.error({ key: entry.key }, 'an entry of the queue is given up')
      return store.tx((handle) => dropEntry(handle, entry.key))
    }
    const waitMs = AFTER_FAILURE_MS * 2 ** (entry.tries - 1)
    const dueAt = new Date(now().getTime() + waitMs).toISOString()
    await store.tx((handle) => beginAgainAt(handle, entry.key, dueAt))
  }

  function sleep(ms: number) {
    clearTimeout(sleeping)
    const bounded = Math.min(Math.max(ms, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS)
    sleeping = setTimeout(wake, bounded).unref()
  }

  return {
    wake,
    hold(teamId) {
      held.set(teamId, (held.get(teamId) ?? 0) + 1)
      return () => {
        const left = (held.get(teamId) ?? 0) - 1
        if (left > 0) held.set(teamId, left)
        else held.delete(teamId)
        wake()
      }
    },
    async stop() {
      stopped = true
      clearInterval(renewing)
      clearTimeout(sleeping)
      await looking
      await Promise.all([...running.values()].map(({ over }) => over))
    },
  }
}

/**
 * The leases of this server's entries, renewed as long as it lives. If no other server can use the store,
 * leases are not needed.
 */
function leasesOf(store: Store) {
  const holder = randomUUID()
  return {
    /** @returns false if another server has it */
    take: async (handle: Handle, name: string) =>
      store.alone || takeLease(handle, { name, holder }, LEASE_MS),
    end: async (name: string) => {
      if (!store.alone) await store.tx((handle) => endLease(handle, { name, holder }))
    },
    held: async (names: string[]) => (store.alone ? new Set<string>() : heldOf(store.read, names)),
    renew: () => store.tx((handle) => renewLeases(handle, holder, LEASE_MS)),
  }
}
