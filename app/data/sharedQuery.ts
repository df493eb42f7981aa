import { liveQuery, type Subscription } from 'dexie'
import { useSyncExternalStore } from 'react'
import type { DeviceStore } from '#db/device/store.ts'
import { useWorkspace } from './workspace.tsx'

/**
 * A live query of the device's store that many parts of the screen look at: each change of the store has it asked once
 * for all of them, where a query of their own each would hold up a slow phone's taps.
 * @returns a hook: what `select` takes of the answer, which is undefined while it is read; a part is drawn anew only
 * when that differs. It throws what made the query fail
 */
export function sharedQuery<T>(query: (store: DeviceStore) => Promise<T>) {
  const living = new WeakMap<DeviceStore, SharedQuery<T>>()
  return function useShared<R>(select: (answer: T | undefined) => R): R {
    const { store } = useWorkspace()
    const live = living.get(store) ?? new SharedQuery(() => query(store))
    living.set(store, live)
    return useSyncExternalStore(live.subscribe, () => select(live.answer()))
  }
}

/** Asked as long as anybody looks at it. */
class SharedQuery<T> {
  #answer: T | undefined
  #failure: { cause: unknown } | undefined
  #subscription: Subscription | undefined
  readonly #listeners = new Set<() => void>()
  readonly #query: () => Promise<T>

  constructor(query: () => Promise<T>) {
    this.#query = query
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#subscription ??= this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#end()
    }
  }

  /** @throws what made the query fail */
  answer(): T | undefined {
    if (this.#failure) throw this.#failure.cause
    return this.#answer
  }

  #follow(): Subscription {
    return liveQuery(this.#query).subscribe(
      (answer) => {
        this.#answer = answer
        this.#failure = undefined
        this.#tell()
      },
      (cause: unknown) => {
        this.#failure = { cause }
        this.#tell()
      },
    )
  }

  /** What is not followed any more may be otherwise by the time that somebody looks again. */
  #end() {
    this.#subscription?.unsubscribe()
    this.#subscription = undefined
    this.#answer = undefined
    this.#failure = undefined
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
