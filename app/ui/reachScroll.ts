/** For how long what the page shows may take to come. */
const AT_MOST_MS = 3_000
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let current: AbortController | undefined

/**
 * Scrolls the page to where somebody left it, as soon as it is long enough again: rows come a little after their
 * screen. Who touches it meanwhile is not pulled back.
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

/** Leaves the page where it is. */
export const leaveScroll = (): void => current?.abort()
