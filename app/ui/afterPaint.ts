/** A window that is not visible is never painted, so a timer runs as well. */
const PAINTED_WITHIN_MS = 200

const waiting = new Set<() => void>()

/**
 * Runs the callback after the latest changes are painted. Callbacks that wait for the same frame run in one task, so
 * that what they change is rendered once.
 * @returns cancels it
 */
export function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) awaitPaint()
  // Of its own, because the same function may be passed twice.
  const once = () => work()
  waiting.add(once)
  return () => void waiting.delete(once)
}

function awaitPaint() {
  let timer = setTimeout(runWaiting, PAINTED_WITHIN_MS)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(runWaiting)
  })
}

function runWaiting() {
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}
