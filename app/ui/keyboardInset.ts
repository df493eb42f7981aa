import { useEffect } from 'react'

/**
 * Keeps the CSS length --keyboard: what an on-screen keyboard covers of the page, 0px where the browser
 * makes the page smaller instead. Brings the field that is typed in back into view.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
