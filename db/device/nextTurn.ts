/** Lets the page answer, and paint, before what comes next. */
export function nextTurn(): Promise<void> {
  // https://wicg.github.io/scheduling-apis/: Safari has none.
  if ('scheduler' in globalThis) return scheduler.yield()
  return new Promise((resolve) => {
    // A timer of a page waits for 4 ms at least.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
