/** A window that is not visible is never painted, so a timer runs as well. */
const PAINTED_WITHIN_MS = 200

/** Runs the callback after the latest changes are painted. @returns cancels it */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, PAINTED_WITHIN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
