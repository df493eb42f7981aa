interface Waiting {
  /** How long to wait at most. */
  withinMs?: number
  /** How long to wait in Safari, which does not tell when it has nothing to do. */
  otherwiseMs?: number
}

/** @returns resolves when the browser has nothing else to do */
export const idle = ({ withinMs, otherwiseMs = 500 }: Waiting = {}) =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, withinMs ? { timeout: withinMs } : {})
    else setTimeout(resolve, otherwiseMs)
  })
