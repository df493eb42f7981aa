/** Waits until the page has handled pending input and may have painted. */
export function nextTurn(): Promise<void> {
  // https://wicg.github.io/scheduling-apis/, which Safari does not support.
  if ('scheduler' in globalThis) return scheduler.yield()
  return new Promise((resolve) => {
    // A message, because nested timers wait for at least 4 ms.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
