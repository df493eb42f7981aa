/** How often whoever waits for a turn asks whether its holder is there. */
const ASKED_EVERY_MS = 3_000
/** A holder that has not answered for so long is gone: a page that the browser put away, or a worker that it stopped. */
export const GONE_AFTER_MS = 15_000

type Question = 'there?' | 'here'

/**
 * Does work as the only one in all tabs and the worker, one after the other, as long as each holder is there. From one
 * that is not the turn is taken, and what it was at may go on once it is back: work must be safe to do twice.
 * @param work is told whether the turn was taken from a holder that is gone
 * @throws what work throws; DOMException 'AbortError' when the turn was taken from this one
 */
export async function inTurn<T>(name: string, work: (isTaken: boolean) => Promise<T> | T): Promise<T> {
  const wait = new AbortController()
  const watch = watchHolder(name, () => wait.abort())
  let began = false
  const begin = (isTaken: boolean) => {
    began = true
    watch.end()
    return answering(name, () => work(isTaken))
  }
  try {
    return await navigator.locks.request(name, { signal: wait.signal }, () => begin(false))
  } catch (error) {
    if (began || !wait.signal.aborted) throw error
    return await navigator.locks.request(name, { steal: true }, () => begin(true))
  } finally {
    watch.end()
  }
}

/** The same at once, or not at all. @returns undefined where another has the turn */
export function inTurnIfFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? answering(name, work) : undefined,
  )
}

/** Answers as long as work goes on. A page that is put away answers nobody, whatever its timers would say. */
async function answering<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const channel = new BroadcastChannel(name)
  const here: Question = 'here'
  channel.addEventListener('message', ({ data }) => {
    if (data === 'there?') channel.postMessage(here)
  })
  try {
    return await work()
  } finally {
    channel.close()
  }
}

/** @param onGone called once when the holder has not answered for long */
function watchHolder(name: string, onGone: () => void): { end(): void } {
  const channel = new BroadcastChannel(name)
  let silentMs = 0
  channel.addEventListener('message', ({ data }) => {
    if (data === 'here') silentMs = 0
  })
  const ask = () => {
    silentMs += ASKED_EVERY_MS
    if (silentMs > GONE_AFTER_MS) {
      end()
      return onGone()
    }
    const question: Question = 'there?'
    channel.postMessage(question)
  }
  const timer = setInterval(ask, ASKED_EVERY_MS)
  const end = () => {
    clearInterval(timer)
    channel.close()
  }
  return { end }
}
