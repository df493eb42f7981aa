import { ServiceError } from './errors.ts'

interface Manners {
  service: string
  /** How long an answer is cached. */
  cachedMs: number
  mostCached: number
  /**
   * How long no request is sent after the service said that there are too many, if it gave no time itself.
   */
  restMs: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The result of a request: its answer, or a failure with the value of Retry-After in milliseconds. */
export type Outcome<T> = { answer: T } | { failure: ServiceError; retryAfter: number | undefined }

/** Calls a public service according to its rules. */
export interface Polite<T> {
  /**
   * Sends one request after another, none that is still cached, and none at all as long as the service asked
   * to wait.
   * @param question the cache key
   * @throws ServiceError; the signal's reason
   */
  ask(question: string, fetch: () => Promise<Outcome<T>>, signal: AbortSignal): Promise<T>
}

export function politely<T>({ service, cachedMs, mostCached, restMs, now = Date.now }: Manners): Polite<T> {
  const cache = new Map<string, { until: number; answer: T }>()
  let lastTurn: Promise<unknown> = Promise.resolve()
  let restsUntil = 0

  function fromCache(question: string): { answer: T } | undefined {
    const cached = cache.get(question)
    return cached && cached.until > now() ? cached : undefined
  }

  function addToCache(question: string, answer: T) {
    cache.delete(question)
    cache.set(question, { until: now() + cachedMs, answer })
    for (const oldest of cache.keys()) {
      if (cache.size <= mostCached) break
      cache.delete(oldest)
    }
  }

  async function answerTo(question: string, fetch: () => Promise<Outcome<T>>): Promise<T> {
    const cached = fromCache(question)
    if (cached) return cached.answer
    if (restsUntil > now()) throw new ServiceError(service, 'rate-limited', `${service} asked us to wait.`)
    const outcome = await fetch()
    if ('answer' in outcome) {
      addToCache(question, outcome.answer)
      return outcome.answer
    }
    const { failure, retryAfter } = outcome
    if (retryAfter !== undefined || failure.code === 'rate-limited')
      restsUntil = now() + (retryAfter ?? restMs)
    throw failure
  }

  return {
    ask(question, fetch, signal) {
      signal.throwIfAborted()
      const turn = lastTurn.then(() => {
        signal.throwIfAborted()
        return answerTo(question, fetch)
      })
      // The next request follows whatever the result of this one; its own caller gets the error.
      lastTurn = turn.catch(() => undefined)
      return unlessAborted(signal, turn)
    },
  }
}

/** Drops a request that has not started when its caller aborts. */
function unlessAborted<T>(signal: AbortSignal, turn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(signal.reason)
    signal.addEventListener('abort', letGo, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo))
  })
}
