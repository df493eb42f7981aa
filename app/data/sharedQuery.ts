import { liveQuery, type Subscription } from 'dexie'
import { useSyncExternalStore } from 'react'
import type { DeviceStore } from '#db/device/store.ts'
import { useWorkspace } from './workspace.tsx'

/**
 * A live query of the device's store that is shared by many parts of the screen: each change of the store
 * runs it once for all of them. Separate queries would delay the response to taps on a slow phone.
 * @returns a hook that returns what `select` takes from the result, which is undefined until it has been
 * read. A component renders again only when its selection differs. The hook throws the error that made the
 * query fail
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

/** Runs as long as it has subscribers. */
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

  /** @throws the error that made the query fail */
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

  /** Without subscribers the result may become outdated, so it is discarded. */
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
