import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePainted } from './usePainted.ts'

/**
 * How far rows are drawn beyond each edge of the window, in CSS pixels: the distance that a thumb scrolls
 * while a few rows are drawn.
 */
const BEYOND = 360

/**
 * The height of what is fixed at the top of the window above a list, in CSS pixels: the header and the list's
 * actions.
 */
const HEADS = 120

const none: readonly { id: number }[] = []

/** How to draw a row of a long list. */
interface Place {
  key: number
  /** For the row's element, which is measured. */
  ref: RefCallback<Element>
}

/**
 * The rows of a long list that are near the window, and the space to leave for the rows before and after
 * them.
 * @param list the rows in order; must be the same array until they change
 * @param estimate a row's height in CSS pixels, until it is measured
 * @param stateless whether everything that a row shows and does comes from its data. Then the elements of
 * rows that disappear are reused for new rows: creating new elements takes a slow phone longer than a person
 * waits for a search
 */
export function useWindowRows<Container extends HTMLElement>(
  list: readonly { id: number }[],
  estimate: number,
  stateless = false,
) {
  const container = useRef<Container>(null)
  const top = useTopOf(container)
  const isPainted = usePainted()
  const heights = heightsFor(estimate)
  const heightOf = (index: number) => otherHeight(heights, list[index]) ?? heights.usual ?? estimate
  // Each keystroke of a search brings another list of many thousand rows. If no row has an unusual height,
  // the list is not searched for such rows. Rows with an unusual height are known by their ids; with another
  // function, the library would ask for all heights again.
  const standingOut = heights.others.size > 0 ? list : none
  const getItemKey = useCallback(
    (index: number) => {
      const row = standingOut[index]
      return row && otherHeight(heights, row) !== undefined ? row.id : index
    },
    [standingOut, heights],
  )
  const virtualizer = useWindowVirtualizer({
    count: list.length,
    estimateSize: heightOf,
    getItemKey,
    // What is beyond the window is drawn after what is in it.
    overscan: isPainted ? Math.ceil(BEYOND / estimate) : 0,
    // Without it, the rows are drawn once more right after an empty list, and not in slices.
    initialRect: { width: innerWidth, height: innerHeight },
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
  const drawn = useDrawn((index, height) => {
    const row = list[index]
    if (!row) return
    keepHeight(heights, row.id, height)
    virtualizer.resizeItem(index, height)
  })
  const rows = virtualizer.getVirtualItems()
  const last = useRef<ReadonlyMap<number, Place>>(new Map())
  const hasFocus = () => [...drawn.elements].some((row) => row.contains(document.activeElement))
  const places = placesOf(
    rows.map(({ index }) => list[index]?.id ?? index),
    last.current,
    // Keeps the focus on its row.
    stateless && !hasFocus(),
    drawn.refOf,
  )
  useLayoutEffect(() => {
    last.current = places
  })
  return {
    container,
    /** Scrolls only as far as needed to make the row with this id visible. */
    showRow,
    rows: [...places.values()].map((place, at) => ({ ...place, index: rows[at]?.index ?? 0 })),
    before: (rows[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
  }
}

/** Makes a row visible once it is opened beside its list. A change of the list does not scroll it. */
export function useShownRow(showRow: (id: number) => void, current: number | undefined): void {
  const show = useRef(showRow)
  useEffect(() => {
    show.current = showRow
  })
  useEffect(() => {
    if (current !== undefined) show.current(current)
  }, [current])
}

/** The heights of rows as measured in a window of this width. */
interface Heights {
  width: number
  /** The height that most rows have; these need no further measuring. */
  usual: number | undefined
  /** Rows with another height, by id. */
  others: Map<number, number>
}

const measuredHeights = new Map<number, Heights>()

/**
 * Heights that were measured before, so that a person who returns to a list finds it unchanged.
 * @param estimate identifies the list
 */
function heightsFor(estimate: number): Heights {
  const measured = measuredHeights.get(estimate)
  if (measured?.width === innerWidth) return measured
  const fresh: Heights = { width: innerWidth, usual: undefined, others: new Map() }
  measuredHeights.set(estimate, fresh)
  return fresh
}

function keepHeight(heights: Heights, id: number, height: number) {
  heights.usual ??= height
  if (height === heights.usual) heights.others.delete(id)
  else heights.others.set(id, height)
}

/** @returns undefined for a row of the usual height; most lists have only such rows */
const otherHeight = ({ others }: Heights, row: { id: number } | undefined): number | undefined =>
  others.size === 0 || !row ? undefined : others.get(row.id)

type TellHeight = (index: number, height: number) => void

/**
 * The elements of the rows that are drawn.
 * @param onHeight receives the height of each as soon as it is laid out
 */
function useDrawn(onHeight: TellHeight): DrawnRows {
  const latest = useRef(onHeight)
  useLayoutEffect(() => {
    latest.current = onHeight
  })
  const [drawn] = useState(() => new DrawnRows((index, height) => latest.current(index, height)))
  return drawn
}

/**
 * Reports heights after the browser has laid out the rows. Measuring each one directly would force a layout
 * of the page for each.
 */
class DrawnRows {
  readonly #elements = new Set<Element>()
  readonly #observer: ResizeObserver
  #isTelling = false

  constructor(onHeight: TellHeight) {
    this.#observer = new ResizeObserver((laidOut) => {
      this.#isTelling = true
      for (const { target, borderBoxSize } of laidOut) {
        const height = Math.round(borderBoxSize[0]?.blockSize ?? 0)
        if (height > 0) onHeight(Number(target.getAttribute('data-index')), height)
      }
      this.#isTelling = false
    })
  }

  get elements(): ReadonlySet<Element> {
    return this.#elements
  }

  /** A new function for each row, so that an element that is reused for another row is observed again. */
  readonly refOf = (): Place['ref'] => (element) => {
    if (!element) return
    this.#elements.add(element)
    // While heights are being reported, a new row is observed only in the next frame: browsers would treat it
    // as a loop.
    if (this.#isTelling) requestAnimationFrame(() => this.#watch(element))
    else this.#watch(element)
    return () => {
      this.#elements.delete(element)
      this.#observer.unobserve(element)
    }
  }

  #watch(element: Element) {
    if (this.#elements.has(element)) this.#observer.observe(element, { box: 'border-box' })
  }
}

/**
 * Assigns elements to rows: rows that were drawn before keep their elements.
 * @param ids of the rows, in order
 * @param reuses whether new rows get the elements of rows that disappeared
 */
function placesOf(
  ids: readonly number[],
  last: ReadonlyMap<number, Place>,
  reuses: boolean,
  refOf: () => Place['ref'],
): ReadonlyMap<number, Place> {
  const near = new Set(ids)
  const left = [...last].filter(([id]) => !near.has(id)).map(([, { key }]) => key)
  const free = reuses ? left : []
  let unused = Math.max(-1, ...[...last.values()].map(({ key }) => key)) + 1
  const placeOf = () => ({ key: free.shift() ?? unused++, ref: refOf() })
  return new Map(ids.map((id) => [id, last.get(id) ?? placeOf()]))
}

/** The distance of an element from the page's top; updates when content above it grows or shrinks. */
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
