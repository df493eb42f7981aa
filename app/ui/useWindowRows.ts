import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

const OVERSCAN = 8

/**
 * Of a long list, the rows near the window, and the room to leave for those before and after them.
 * @param ids the rows' ids, in order
 * @param estimate a row's height in CSS pixels, until it was measured
 */
export function useWindowRows<Container extends HTMLElement>(ids: readonly number[], estimate: number) {
  const container = useRef<Container>(null)
  const top = useTopOf(container)
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => estimate,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  return {
    container,
    rows,
    before: (rows[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  }
}

/** How far from the page's top an element begins, also when what stands above it grows or shrinks. */
function useTopOf(container: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (container.current) setTop(container.current.getBoundingClientRect().top + scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [container])
  return top
}
