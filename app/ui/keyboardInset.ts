import { useEffect } from 'react'

/**
 * Sets the CSS length --keyboard to the height that an on-screen keyboard covers; 0px where the browser
 * shrinks the page instead. Also scrolls the focused field back into view.
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
