import { ServiceError } from './errors.ts'

interface Manners {
  service: string
  /** How long an answer is remembered. */
  cachedMs: number
  mostCached: number
  /** How long nothing is asked after it said that it is too much, where it does not say itself. */
  restMs: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** What became of a question: its answer, or a failure, with what Retry-After said, in milliseconds. */
export type Outcome<T> = { answer: T } | { failure: ServiceError; retryAfter: number | undefined }

/** Asks a service that is everybody's as its rules say. */
export interface Polite<T> {
  /**
   * One question after the other, the same one not again while its answer is remembered, and none at all as long as the
   * service asked to wait.
   * @param question by which its answer is known again
   * @throws ServiceError; the signal's reason
   */
  ask(question: string, fetch: () => Promise<Outcome<T>>, signal: AbortSignal): Promise<T>
}

export function politely<T>({ service, cachedMs, mostCached, restMs, now = Date.now }: Manners): Polite<T> {
  const cache = new Map<string, { until: number; answer: T }>()
  let lastTurn: Promise<unknown> = Promise.resolve()
  let restsUntil = 0

  function remembered(question: string): { answer: T } | undefined {
    const known = cache.get(question)
    return known && known.until > now() ? known : undefined
  }

  function remember(question: string, answer: T) {
    cache.delete(question)
    cache.set(question, { until: now() + cachedMs, answer })
    for (const oldest of cache.keys()) {
      if (cache.size <= mostCached) break
      cache.delete(oldest)
    }
  }

  async function answerTo(question: string, fetch: () => Promise<Outcome<T>>): Promise<T> {
    const known = remembered(question)
    if (known) return known.answer
    if (restsUntil > now()) throw new ServiceError(service, 'rate-limited', `${service} asked us to wait.`)
    const outcome = await fetch()
    if ('answer' in outcome) {
      remember(question, outcome.answer)
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
      // Whatever became of this turn, the next one follows; who asked hears of it.
      lastTurn = turn.catch(() => undefined)
      return unlessAborted(signal, turn)
    },
  }
}

/** Lets go of a turn that is still to come when its caller does. */
function unlessAborted<T>(signal: AbortSignal, turn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(signal.reason)
    signal.addEventListener('abort', letGo, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo))
  })
}
