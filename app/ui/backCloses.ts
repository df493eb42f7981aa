import { useEffect, useRef } from 'react'

/*
 * The phone's Back closes what lies over the page. For each of those one entry more stands in the browser's history,
 * with the same address and the same state, marked by how many lie over the page: the router is told of none of them.
 */

interface Layer {
  close: () => void
  isOpen: boolean
}

/** What is open, the topmost last. */
const layers: Layer[] = []
/** Whether a step through the history that was asked for here is under way. */
let travelling: ReturnType<typeof setTimeout> | undefined
/** Whether the page is about to be left for another. */
let leaving: ReturnType<typeof setTimeout> | undefined
/** What came meanwhile, to be done on arrival. */
let late: (() => void)[] = []
/** The address that the router put in the place of the page's own while something lay over it. */
let moved: { state: unknown; url: string } | undefined
/** Which entry of the router is shown. */
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
/** Of the entry that is shown now; who came past the router has none but the address. */
const entryNow = () => field(history.state, '__TSR_index') ?? location.href
const withDepth = (state: unknown, over: number) => ({ ...Object(state), over })

/**
 * A journey that never ends must not keep the router from going on. One that is asked for anew and arrives after all
 * leads out of the screen, so that a slow phone has its time.
 */
const ARRIVED_WITHIN_MS = 3_000
/** Who stays after all has what lay over the page put in order then. */
const LEFT_WITHIN_MS = 3_000
/** What asks before it closes, or does not, can be closed by the next Back. */
const CLOSED_WITHIN_MS = 300

/** Has the phone's Back close what is open. Called once, before there is a router. */
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
 * Has Back close what is open over the page. Closed in another way it takes its entry of the history with it.
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

/** With a mouse Back is for pages alone. */
const hasBackButton = () => matchMedia('(pointer: coarse), not all and (min-width: 51.25rem)').matches

function remove(layer: Layer) {
  const at = layers.indexOf(layer)
  if (at >= 0) layers.splice(at, 1)
}

let isWired = false
let settling = false

/** One thing that closes as another opens hands its entry on. */
function settleSoon() {
  if (settling) return
  settling = true
  setTimeout(() => {
    settling = false
    settle()
  })
}

/** Makes the entries as many as what is open. */
function settle() {
  if (travelling || leaving || !isWired) return
  const depth = depthOf(history.state)
  if (depth > layers.length) return travel(layers.length - depth)
  for (let over = depth + 1; over <= layers.length; over++) browser.push(withDepth(history.state, over))
}

/** A step through the history would break off what leads out of the app. */
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

/** Who leads elsewhere from what lies over a page leaves nothing of it behind. */
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

/** The page's own way back, not a person's: it leaves the page with all that lies over it. */
function backPastAll(): void {
  if (travelling) late.push(backPastAll)
  else travel(-1 - depthOf(history.state))
}

function arrive(event: PopStateEvent) {
  const { state } = event
  const isOwn = travelling !== undefined
  const depth = depthOf(state)
  if (entryNow() === shown) {
    // The router shows this already.
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
