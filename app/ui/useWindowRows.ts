import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Drawn beyond each edge of the window, in CSS pixels: what a thumb moves while a few rows are drawn. */
const BEYOND = 500

/**
 * Of a long list, the rows near the window, and the room to leave for those before and after them.
 * @param list the rows in order, the same array until they change
 * @param estimate a row's height in CSS pixels, until it was measured
 */
export function useWindowRows<Container extends HTMLElement>(
  list: readonly { id: number }[],
  estimate: number,
) {
  const container = useRef<Container>(null)
  const top = useTopOf(container)
  // Another function would make it measure all rows anew.
  const getItemKey = useCallback((index: number) => list[index]?.id ?? index, [list])
  // Most rows are as high as the first one: those need no second look.
  const usual = useRef<number>(undefined)
  const virtualizer = useWindowVirtualizer({
    count: list.length,
    estimateSize: () => usual.current ?? estimate,
    getItemKey,
    overscan: Math.ceil(BEYOND / estimate),
    measureElement: (...measured: Parameters<typeof heightOf>) => {
      const height = heightOf(...measured)
      if (measured[1]) usual.current ??= height
      return height
    },
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

/** A row's height once the browser has laid it out: to ask for it at once would make it lay out the page for each. */
function heightOf(
  element: Element,
  laidOut: ResizeObserverEntry | undefined,
  { options, itemSizeCache, indexFromElement }: Virtualizer<Window, Element>,
): number {
  const box = laidOut?.borderBoxSize[0]
  if (box) return Math.round(box.blockSize)
  const index = indexFromElement(element)
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
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
