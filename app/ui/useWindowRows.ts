import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Drawn beyond each edge of the window, in CSS pixels: what a thumb moves while a few rows are drawn. */
const BEYOND = 360

/** What stays at the window's top over a list, in CSS pixels: the header, and what can be done with the list. */
const HEADS = 120

const none: readonly { id: number }[] = []

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
  const known = knownHeights(estimate)
  const heightOf = (index: number) => otherHeight(known, list[index]) ?? known.usual ?? estimate
  // A letter of a search brings another list of many thousand rows: where none stands out, none is looked at. Those
  // that do are known by their ids; another function has all heights asked for anew.
  const standingOut = known.others.size > 0 ? list : none
  const getItemKey = useCallback(
    (index: number) => {
      const row = standingOut[index]
      return row && otherHeight(known, row) !== undefined ? row.id : index
    },
    [standingOut, known],
  )
  const virtualizer = useWindowVirtualizer({
    count: list.length,
    estimateSize: heightOf,
    getItemKey,
    overscan: Math.ceil(BEYOND / estimate),
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
    keepHeight(known, row.id, height)
    virtualizer.resizeItem(index, height)
  })
  const rows = virtualizer.getVirtualItems()
  const last = useRef<ReadonlyMap<number, Place>>(new Map())
  const hasFocus = () => [...drawn.elements].some((row) => row.contains(document.activeElement))
  const places = placesOf(
    rows.map(({ index }) => list[index]?.id ?? index),
    last.current,
    // The focus stays with its row.
    stateless && !hasFocus(),
    drawn.refOf,
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
  /** As high as the first one are most: those need no second look. */
  usual: number | undefined
  /** Those that are not, by id. */
  others: Map<number, number>
}

const measuredHeights = new Map<number, Heights>()

/** What was measured before, so that who comes back to a list finds it as it was. @param estimate tells lists apart */
function knownHeights(estimate: number): Heights {
  const known = measuredHeights.get(estimate)
  if (known?.width === innerWidth) return known
  const heights: Heights = { width: innerWidth, usual: undefined, others: new Map() }
  measuredHeights.set(estimate, heights)
  return heights
}

function keepHeight(known: Heights, id: number, height: number) {
  known.usual ??= height
  if (height === known.usual) known.others.delete(id)
  else known.others.set(id, height)
}

/** @returns undefined for a row that does not stand out; most lists have none that does */
const otherHeight = ({ others }: Heights, row: { id: number } | undefined): number | undefined =>
  others.size === 0 || !row ? undefined : others.get(row.id)

type TellHeight = (index: number, height: number) => void

/** The elements of the rows that are drawn. @param onHeight told how high one is, as soon as it is laid out */
function useDrawn(onHeight: TellHeight): DrawnRows {
  const latest = useRef(onHeight)
  useLayoutEffect(() => {
    latest.current = onHeight
  })
  const [drawn] = useState(() => new DrawnRows((index, height) => latest.current(index, height)))
  return drawn
}

/** Told of heights once the browser has laid them out: to ask for one at once would make it lay out the page for each. */
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

  /** For each row another one, so that an element that passes to it is looked at anew. */
  readonly refOf = (): Place['ref'] => (element) => {
    if (!element) return
    this.#elements.add(element)
    // A row that comes while heights are told waits for the next frame: browsers take it for a circle.
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
 * Where rows are drawn: those that were there stay in their elements.
 * @param ids of the rows, in order
 * @param reuses whether those that come get the elements of those that went
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
