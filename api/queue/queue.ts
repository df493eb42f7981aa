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
  keysInQueue,
  nextDue,
  nextFreeLaneMs,
  startedEntries,
  takeNext,
} from '#db/server/queue.ts'
import type { Handler } from './handler.ts'

/** A server that did not renew its leases for so long is taken for dead, and what it did for interrupted. */
const LEASE_MS = 30_000
const RENEWED_EVERY_MS = 10_000
/** How long until something that threw is begun again: twice as long each time. */
const AFTER_FAILURE_MS = 5_000
const MOST_TRIES = 8
const AFTER_TROUBLE_MS = 5_000
/** A team may be restored, and another server's entry end unheard of. */
const LONGEST_SLEEP_MS = 60_000
/** So that a clock that is off wakes nobody all the time. */
const SHORTEST_SLEEP_MS = 50

/** Does what is in the queue once it is due, one of a lane at a time, on whichever server. */
export interface Queue {
  /** Looks for what is due. */
  wake(): void
  /**
   * Begins nothing of this team until what it returns is called.
   * @returns ends it, and looks for what is due
   */
  hold(teamId: number): () => void
  /** Begins nothing more and waits for what runs. */
  stop(): Promise<void>
}

export interface Services {
  store: Store
  log: Logger
  now(): Date
  /** Tells the other servers to look at the queue. */
  tellOthers(): void
}

/** @param handlers by the kind of entry that they do */
export async function openQueue(
  services: Services,
  handlers: Readonly<Record<string, Handler>>,
): Promise<Queue> {
  const { store, log, now, tellOthers } = services
  const leases = leasesOf(store)
  const running = new Map<string, { entry: Entry; end: AbortController; over: Promise<void> }>()
  const held = new Map<number, number>()
  let stopped = false
  let sleeping: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined
  let askedAgain = false

  await recover()
  // What other servers left when they died is looked for at the same time.
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

  /** In how many ms something may begin that may not yet. */
  async function untilNext(): Promise<number> {
    const at = now()
    const due = await nextDue(store.read, at.toISOString())
    const dueMs = due ? Date.parse(due) - at.getTime() : LONGEST_SLEEP_MS
    return Math.min(dueMs, (await nextFreeLaneMs(store.read)) ?? LONGEST_SLEEP_MS)
  }

  async function addWanted() {
    for (const handler of Object.values(handlers)) {
      const wanted = (await handler.wanted?.(store.read)) ?? []
      const known = await keysInQueue(
        store.read,
        wanted.map(({ key }) => key),
      )
      for (const entry of wanted)
        if (!known.has(entry.key)) await store.tx((handle) => enqueue(handle, entry))
    }
  }

  /** What a server was at when it died is begun again, or told where it may have had its effect outside. */
  async function recover() {
    const started = (await startedEntries(store.read)).filter(({ key }) => !running.has(key))
    const isElsewhere = await leases.held(started.map(({ key }) => key))
    for (const entry of started) {
      if (isElsewhere.has(entry.key)) continue
      const handler = handlers[entry.kind]
      // A server of a later version has put it there.
      if (!handler) continue
      if (!handler.interrupted) await again(entry)
      else {
        await handler.interrupted(entry)
        await store.tx((handle) => endEntry(handle, entry))
        tellOthers()
      }
    }
  }

  /** What this server can begin: kinds of which it does not do as many as it may. */
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

/** What this server is at, as long as it lives; where no other can be on the store, nobody has to be told. */
function leasesOf(store: Store) {
  const holder = randomUUID()
  return {
    /** @returns false where another server has it */
    take: async (handle: Handle, name: string) =>
      store.alone || takeLease(handle, { name, holder }, LEASE_MS),
    end: async (name: string) => {
      if (!store.alone) await store.tx((handle) => endLease(handle, { name, holder }))
    },
    held: async (names: string[]) => (store.alone ? new Set<string>() : heldOf(store.read, names)),
    renew: () => store.tx((handle) => renewLeases(handle, holder, LEASE_MS)),
  }
}
