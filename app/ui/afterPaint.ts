/** A window that nobody sees is not painted. */
const PAINTED_WITHIN_MS = 200

/** Does something once what was drawn last is painted. @returns keeps it from being done */
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
