const DELAY_MS = 300

/** Scrolls to a section shortly after it appeared, when what it shows had time to be drawn. */
export function reveal(section: { readonly current: HTMLElement | null }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = () => section.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  setTimeout(show, DELAY_MS)
}
