import { useEffect, useRef } from 'react'

/*
 * The phone's Back button closes what lies over the page. For each open layer the browser's history has one
 * extra entry with the same address and state, marked with the number of open layers. The router does not
 * know these entries.
 */

interface Layer {
  close: () => void
  isOpen: boolean
}

/** The open layers, the topmost last. */
const layers: Layer[] = []
/** Set while a history navigation that this module started is under way. */
let travelling: ReturnType<typeof setTimeout> | undefined
/** Set while the page is about to be left for another one. */
let leaving: ReturnType<typeof setTimeout> | undefined
/** Calls that arrived during a navigation, to be run when it ends. */
let late: (() => void)[] = []
/** The address that the router set in place of the page's own while a layer lay over it. */
let moved: { state: unknown; url: string } | undefined
/** The router's entry that is shown. */
let shown: unknown

const browser = {
  push: (state: unknown, url?: string | URL | null) =>
    History.prototype.pushState.call(history, state, '', url),
  replace: (state: unknown, url?: string | URL | null) =>
    History.prototype.replaceState.call(history, state, '', url),
}

const field = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
const depthOf = (state: unknown) => Number(field(state, 'over') ?? 0)
/**
 * The key of the entry that is shown now: the router's index, or the address if the entry was not made by the
 * router.
 */
const entryNow = () => field(history.state, '__TSR_index') ?? location.href
const withDepth = (state: unknown, over: number) => ({ ...Object(state), over })

/**
 * A navigation that never ends must not block the router for ever. The limit is long enough for a slow phone,
 * because a navigation that is repeated and then arrives twice would leave the screen.
 */
const ARRIVED_WITHIN_MS = 3_000
/** If the page is not left within this time, the entries of the open layers are put in order. */
const LEFT_WITHIN_MS = 3_000
/** A layer that asks before it closes, or that stays open, can be closed by the next Back after this time. */
const CLOSED_WITHIN_MS = 300

/** Makes the phone's Back button close open layers. Called once, before the router is created. */
export function letBackClose(): void {
  isWired = true
  shown = entryNow()
  history.pushState = pushOverNothing
  history.replaceState = replaceBelow
  history.back = backPastAll
  addEventListener('popstate', arrive, { capture: true })
  addEventListener('beforeunload', leave)
  settleSoon()
}

/**
 * Makes Back close a layer over the page. When the layer closes in another way, its history entry is removed.
 * @param close is called on Back
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open || !hasBackButton()) return
    const layer: Layer = { close: () => latest.current(), isOpen: true }
    layers.push(layer)
    settleSoon()
    return () => {
      layer.isOpen = false
      remove(layer)
      settleSoon()
    }
  }, [open])
}

/** With a mouse, Back only changes pages. */
const hasBackButton = () => matchMedia('(pointer: coarse), not all and (min-width: 51.25rem)').matches

function remove(layer: Layer) {
  const at = layers.indexOf(layer)
  if (at >= 0) layers.splice(at, 1)
}

let isWired = false
let settling = false

/** Deferred, so that a layer that closes while another opens passes its entry on. */
function settleSoon() {
  if (settling) return
  settling = true
  setTimeout(() => {
    settling = false
    settle()
  })
}

/** Makes the number of history entries match the number of open layers. */
function settle() {
  if (travelling || leaving || !isWired) return
  const depth = depthOf(history.state)
  if (depth > layers.length) return travel(layers.length - depth)
  for (let over = depth + 1; over <= layers.length; over++) browser.push(withDepth(history.state, over))
}

/** Delayed, because a history navigation would cancel a navigation that leaves the app. */
function leave() {
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    leaving = undefined
    settleSoon()
  }, LEFT_WITHIN_MS)
}

function travel(steps: number) {
  travelling = setTimeout(arrived, ARRIVED_WITHIN_MS)
  history.go(steps)
}

function arrived() {
  clearTimeout(travelling)
  travelling = undefined
  const waiting = late
  late = []
  for (const act of waiting) act()
  settleSoon()
}

/** When a link in a layer leads to another page, the entries of the layers are removed first. */
function pushOverNothing(state: unknown, unused: string, url?: string | URL | null): void {
  const again = () => pushOverNothing(state, unused, url)
  const depth = depthOf(history.state)
  if (travelling) {
    late.push(again)
    return
  }
  if (depth > 1) {
    late.push(again)
    travel(1 - depth)
    return
  }
  if (depth === 1) browser.replace(state, url)
  else browser.push(state, url)
  moved = undefined
  shown = entryNow()
  settleSoon()
}

function replaceBelow(state: unknown, unused: string, url?: string | URL | null): void {
  if (travelling) {
    late.push(() => replaceBelow(state, unused, url))
    return
  }
  const depth = depthOf(history.state)
  browser.replace(depth > 0 ? withDepth(state, depth) : state, url)
  if (depth > 0) moved = { state, url: location.href }
  shown = entryNow()
}

/** The page's own "back" control, not the phone's button: it leaves the page and all layers over it. */
function backPastAll(): void {
  if (travelling) late.push(backPastAll)
  else travel(-1 - depthOf(history.state))
}

function arrive(event: PopStateEvent) {
  const { state } = event
  const isOwn = travelling !== undefined
  const depth = depthOf(state)
  if (entryNow() === shown) {
    // The router already shows this entry.
    event.stopImmediatePropagation()
    if (moved) browser.replace(depth > 0 ? withDepth(moved.state, depth) : moved.state, moved.url)
    if (depth === 0) moved = undefined
    if (!isOwn) closeAbove(depth)
  } else {
    shown = entryNow()
    moved = undefined
    closeAbove(0)
  }
  arrived()
}

function closeAbove(depth: number) {
  for (const layer of layers.splice(depth).toReversed()) {
    layer.close()
    setTimeout(() => {
      if (!layer.isOpen || layers.includes(layer)) return
      layers.push(layer)
      settleSoon()
    }, CLOSED_WITHIN_MS)
  }
}
