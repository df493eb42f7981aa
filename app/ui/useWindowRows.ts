import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Drawn beyond each edge of the window, in CSS pixels: what a thumb moves while a few rows are drawn. */
const BEYOND = 360

/** What stays at the window's top over a list, in CSS pixels: the header, and what can be done with the list. */
const HEADS = 120

/** How a row of a long list is drawn. */
interface Place {
  key: number
  /** For its element, which is measured. */
  ref: RefCallback<Element>
}

/**
 * Of a long list, the rows near the window, and the room to leave for those before and after them.
 * @param list the rows in order, the same array until they change
 * @param estimate a row's height in CSS pixels, until it was measured
 * @param stateless whether all that a row shows and does comes from its data. Rows that come are then drawn with the
 *   elements of those that went: to make them anew takes a slow phone longer than a person waits for a search
 */
export function useWindowRows<Container extends HTMLElement>(
  list: readonly { id: number }[],
  estimate: number,
  stateless = false,
) {
  const container = useRef<Container>(null)
  const top = useTopOf(container)
  // Another function would make it measure all rows anew.
  const getItemKey = useCallback((index: number) => list[index]?.id ?? index, [list])
  const known = knownHeights(estimate)
  const virtualizer = useWindowVirtualizer({
    count: list.length,
    estimateSize: (index) => known.rows.get(getItemKey(index)) ?? known.usual ?? estimate,
    getItemKey,
    overscan: Math.ceil(BEYOND / estimate),
    measureElement: (...measured: Parameters<typeof heightOf>) => {
      const height = heightOf(...measured)
      if (measured[1]) {
        // Most rows are as high as the first one: those need no second look.
        known.usual ??= height
        const id = list[Number(measured[0].getAttribute('data-index'))]?.id
        if (id !== undefined) known.rows.set(id, height)
      }
      return height
    },
    scrollMargin: top,
    scrollPaddingStart: HEADS,
  })
  const showRow = useCallback(
    (id: number) => {
      const index = list.findIndex((row) => row.id === id)
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    [list, virtualizer],
  )
  const rows = virtualizer.getVirtualItems()
  const last = useRef<ReadonlyMap<number, Place>>(new Map())
  const hasFocus = () =>
    [...virtualizer.elementsCache.values()].some((row) => row.contains(document.activeElement))
  const places = placesOf(
    rows.map(({ index }) => getItemKey(index)),
    last.current,
    // The focus stays with its row.
    stateless && !hasFocus(),
    (id) => (element) => {
      virtualizer.measureElement(element)
      return () => void virtualizer.elementsCache.delete(id)
    },
  )
  useLayoutEffect(() => {
    last.current = places
  })
  return {
    container,
    /** Scrolls no further than it takes to have the row with this id in sight. */
    showRow,
    rows: [...places.values()].map((place, at) => ({ ...place, index: rows[at]?.index ?? 0 })),
    before: (rows[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
  }
}

/** How high rows are, as they were measured in a window of this width. */
interface Heights {
  width: number
  usual: number | undefined
  rows: Map<number, number>
}

const measuredHeights = new Map<number, Heights>()

/** What was measured before, so that who comes back to a list finds it as it was. @param estimate tells lists apart */
function knownHeights(estimate: number): Heights {
  const known = measuredHeights.get(estimate)
  if (known?.width === innerWidth) return known
  const heights: Heights = { width: innerWidth, usual: undefined, rows: new Map() }
  measuredHeights.set(estimate, heights)
  return heights
}

/**
 * Where rows are drawn: those that were there stay in their elements.
 * @param ids of the rows, in order
 * @param reuses whether those that come get the elements of those that went
 */
function placesOf(
  ids: readonly number[],
  last: ReadonlyMap<number, Place>,
  reuses: boolean,
  refOf: (id: number) => Place['ref'],
): ReadonlyMap<number, Place> {
  const near = new Set(ids)
  const left = [...last].filter(([id]) => !near.has(id)).map(([, { key }]) => key)
  const free = reuses ? left : []
  let unused = Math.max(-1, ...[...last.values()].map(({ key }) => key)) + 1
  const placeOf = (id: number) => ({ key: free.shift() ?? unused++, ref: refOf(id) })
  return new Map(ids.map((id) => [id, last.get(id) ?? placeOf(id)]))
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
