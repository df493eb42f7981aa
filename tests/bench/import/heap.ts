import type { CDPSession } from 'playwright-core'
import * as v from 'valibot'

const Usage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
})
const Answer = v.pipe(v.string(), v.parseJson(), v.object({ id: v.number(), result: v.unknown() }))
const MEGABYTE = 1024 * 1024
const EVERY_MS = 200

/** The memory of a page and of its workers. */
export interface Heap {
  /** The most that was seen in use at once since the last call, in MB, with what no longer is needed. */
  peak(): number
  /** What is in use once nothing is kept that is not needed, in MB. */
  needed(): Promise<number>
  end(): void
}

/** Watches the memory of a page and of the workers that it starts from now on. */
export async function watchHeap(devtools: CDPSession): Promise<Heap> {
  const used = new Map<string, number>()
  const workers = new Set<string>()
  const asked = new Map<number, () => void>()
  let next = 1
  let most = 0
  const note = (
    target: string,
    { usedSize, embedderHeapUsedSize, backingStorageSize }: v.InferOutput<typeof Usage>,
  ) => {
    used.set(target, (usedSize + embedderHeapUsedSize + backingStorageSize) / MEGABYTE)
    most = Math.max(most, sum())
  }
  const sum = () => [...used.values()].reduce((all, one) => all + one, 0)
  devtools.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId)
    used.delete(sessionId)
    for (const answered of asked.values()) answered()
  })
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const answer = v.safeParse(Answer, message)
    if (!answer.success) return
    const { id, result } = answer.output
    if (v.is(Usage, result)) note(sessionId, v.parse(Usage, result))
    asked.get(id)?.()
    asked.delete(id)
  })
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false })

  /** A worker that is busy answers later. */
  const ask = async (sessionId: string, method: string) => {
    const id = next++
    const answered = new Promise<void>((resolve) => asked.set(id, resolve))
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    await answered
  }
  const look = async () => {
    const page = devtools.send('Runtime.getHeapUsage').then((usage) => note('page', usage))
    await Promise.all([page, ...[...workers].map((worker) => ask(worker, 'Runtime.getHeapUsage'))])
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      // A worker may end while it is asked.
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
  }, EVERY_MS)

  return {
    peak() {
      const seen = most
      most = 0
      return seen
    },
    async needed() {
      await looking
      await devtools.send('HeapProfiler.collectGarbage')
      for (const worker of workers) await ask(worker, 'HeapProfiler.collectGarbage')
      await look()
      return sum()
    },
    end: () => clearInterval(timer),
  }
}
