/** How often a waiting tab or worker asks whether the holder of the turn responds. */
const ASKED_EVERY_MS = 3_000
/**
 * A holder that has not responded for this long is gone: the browser suspended its page or stopped its
 * worker.
 */
export const GONE_AFTER_MS = 15_000

type Question = 'there?' | 'here'

/**
 * Runs work while no other tab or worker runs work under the same name. A holder that is gone loses the turn
 * to the next one. If it returns, its work may continue, so work must be safe to run twice.
 * @param work receives whether the turn was taken from a holder that is gone
 * @throws what work throws; DOMException 'AbortError' if the turn was taken from this caller
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

/**
 * Runs work if the turn is free, without waiting.
 * @returns undefined if another tab or worker has the turn
 */
export function inTurnIfFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? answering(name, work) : undefined,
  )
}

/**
 * Responds to waiting tabs as long as work runs. A suspended page does not respond, even if its lock is still
 * held.
 */
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

/** @param onGone called once, when the holder has not responded for {@link GONE_AFTER_MS} */
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
