/** How long to wait for the page's content. */
const AT_MOST_MS = 3_000
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let current: AbortController | undefined

/**
 * Scrolls the page to the position at which somebody left it, as soon as the page is long enough: rows appear
 * a little after their screen. Stops when the person touches the page meanwhile.
 * @param top in CSS pixels from the page's top
 */
export function reachScroll(top: number): void {
  leaveScroll()
  const reaching = new AbortController()
  current = reaching
  const { signal } = reaching
  const end = () => reaching.abort()
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) < 1) end()
  })
  const timer = setTimeout(end, AT_MOST_MS)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true, signal })
  observer.observe(document.body)
}

/** Stops the pending scroll. */
export const leaveScroll = (): void => current?.abort()
