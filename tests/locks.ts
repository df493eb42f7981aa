type Work = (lock: object | null) => unknown
interface Options {
  ifAvailable?: boolean
  steal?: boolean
  signal?: AbortSignal
}
interface Ask {
  run(lock: object | null): void
  lose(): void
}

/** The Web Locks API, which Node does not have: https://www.w3.org/TR/web-locks/ */
export function locksOf() {
  const held = new Map<string, Ask>()
  const queues = new Map<string, Ask[]>()

  function next(name: string) {
    held.delete(name)
    const ask = queues.get(name)?.shift()
    if (ask) grant(name, ask)
  }

  function grant(name: string, ask: Ask) {
    held.set(name, ask)
    ask.run({ name })
  }

  return {
    request(name: string, ...given: [Work] | [Options, Work]): Promise<unknown> {
      const [options, work] = given.length === 1 ? [{}, given[0]] : given
      const { ifAvailable = false, steal = false, signal } = options
      return new Promise((resolve, reject) => {
        const ask: Ask = {
          run: (lock) =>
            void Promise.resolve()
              .then(() => work(lock))
              .then(resolve, reject)
              .finally(() => held.get(name) === ask && next(name)),
          lose: () => reject(new DOMException('The lock was taken over', 'AbortError')),
        }
        const holder = held.get(name)
        if (steal) {
          grant(name, ask)
          holder?.lose()
        } else if (!holder) grant(name, ask)
        else if (ifAvailable) ask.run(null)
        else {
          const queue = queues.get(name) ?? []
          queues.set(name, queue)
          queue.push(ask)
          signal?.addEventListener('abort', () => {
            const at = queue.indexOf(ask)
            if (at < 0) return
            queue.splice(at, 1)
            reject(signal.reason)
          })
        }
      })
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  }
}
