interface Waiting {
  /** The maximum wait. */
  withinMs?: number
  /** The wait in Safari, which has no requestIdleCallback. */
  otherwiseMs?: number
}

/** @returns resolves when the browser is idle */
export const idle = ({ withinMs, otherwiseMs = 500 }: Waiting = {}) =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, withinMs ? { timeout: withinMs } : {})
    else setTimeout(resolve, otherwiseMs)
  })
