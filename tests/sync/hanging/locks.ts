import { locksOf } from '#tests/locks.ts'
import type { FaultOn, Faults } from './faults.ts'
import type { Time } from './time.ts'

type Work = (lock: object | null) => unknown
type Options = Exclude<Parameters<ReturnType<typeof locksOf>['request']>[1], Work>

/** A browser's locks, with the faults of a history. */
export function openLocks(faults: Faults, time: Time) {
  const { request, query } = locksOf()

  return {
    query,
    async request(name: string, ...given: [Work] | [Options, Work]): Promise<unknown> {
      time.moved()
      const [options, work] = given.length === 1 ? [{}, given[0]] : given
      const drawn = faults.next('locks')
      if (drawn) {
        const ended = faults.begin(drawn.fault)
        if (drawn.fault.how === 'late') await late(drawn.ms)
        ended()
        if (drawn.fault.how === 'fail') throw new DOMException('The page is not active', 'InvalidStateError')
        options.signal?.throwIfAborted()
      }
      return request(name, options, work)
    },
    /** A suspended page requests a lock. Once it has the lock, it keeps it until another takes it. */
    keep(name: string, fault: FaultOn<'locks'>) {
      const ended = faults.begin(fault)
      request(name, () => new Promise(() => undefined)).catch(ended)
    },
  }
}

const late = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Channels between the parts of the app on one device, which transmit nothing while they are deaf. */
export function openChannels(time: Time) {
  const open = new Map<string, Set<EventTarget>>()
  let deaf = 0

  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      const others = open.get(name) ?? new Set()
      open.set(name, others.add(this))
    }
    postMessage(data: unknown) {
      time.moved()
      if (deaf > 0) return
      const others = [...(open.get(this.name) ?? [])].filter((other) => other !== this)
      setImmediate(() => {
        for (const other of others) {
          if (open.get(this.name)?.has(other)) other.dispatchEvent(new MessageEvent('message', { data }))
        }
        time.moved()
      })
    }
    close() {
      open.get(this.name)?.delete(this)
    }
  }

  return {
    Channel,
    /** Sends a message to all others on a channel. */
    tell(name: string, data: unknown) {
      const channel = new Channel(name)
      channel.postMessage(data)
      channel.close()
    },
    deafen(ms: number, onHeard: () => void) {
      deaf++
      setTimeout(() => {
        deaf--
        onHeard()
      }, ms)
    },
  }
}
