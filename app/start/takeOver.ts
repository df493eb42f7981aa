import { idle } from '#app/ui/idle.ts'
import { after } from '#db/model/after.ts'
import { KNOWN, SIGNED_OUT } from './keys.ts'
import { isGuest, keepScreen, showsFirstRows } from './screen.ts'
import { twinOf } from './twin.ts'

/** How long a stored screen or the first rows are shown while the app is not ready. */
const AT_MOST_MS = 8000
/** The same for a page that shows only placeholders. */
const BARE_AT_MOST_MS = 3000
/** How long to wait while a finger is down on the content that will be replaced. */
const PRESSED_AT_MOST_MS = 2000
const FRAME_MS = 16

let stands: () => void = () => {}
/** Resolves once the app is in the page: notices before that would not be seen. */
export const inPage: Promise<void> = new Promise((resolve) => {
  stands = resolve
})

/**
 * Replaces the page's first content with the app once the app shows as much: in one step, without a frame in
 * between, and with the taps that were made meanwhile.
 * @param root the element that the app renders into, not in the page yet
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const boot = document.getElementById('boot')
  if (boot && !isGuest(location.pathname)) {
    await drawn(root, !showsFirstRows())
    // The layout happens in a separate task; otherwise a tap meanwhile would wait for both.
    await after(0)
    await lifted(boot)
  }
  if (!boot) document.body.append(root)
  else replace(boot, root)
  stands()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep(root)
  })
  keepInUse(root)
}

/**
 * Resolves when no finger is down on the content: if it were replaced under a finger, the tap would be lost.
 */
async function lifted(boot: HTMLElement): Promise<void> {
  const end = Date.now() + PRESSED_AT_MOST_MS
  while (boot.querySelector(':active') && Date.now() < end) await after(FRAME_MS)
}

/** Resolves when the screen has no placeholders left, or when the time is over. */
function drawn(root: HTMLElement, isBare: boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => isDrawn(root) && end())
    observer.observe(root, { childList: true, subtree: true })
    const timer = setTimeout(end, isBare ? BARE_AT_MOST_MS : AT_MOST_MS)
  })
}

/** A dialog covers the page, so the content below it may be drawn later. */
const isDrawn = (root: Element) =>
  document.querySelector('[role="dialog"]') !== null ||
  (root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null)

function replace(boot: HTMLElement, root: HTMLElement) {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLInputElement && boot.contains(activeElement) ? activeElement : undefined
  const field = typing && twinOf(typing, boot)
  const targets = (window.boot?.tapped ?? []).map((tapped) => twinOf(tapped, boot))
  const choices = choicesIn(boot)
  boot.replaceWith(root)
  for (const { value, list } of choices)
    void appearing(list, root).then((twin) => twin instanceof HTMLSelectElement && choose(twin, value))
  if (typing && field)
    void appearing(field, root).then((box) => box instanceof HTMLInputElement && goOnTyping(typing, box))
  for (const target of targets)
    void appearing(target, root).then((element) => element instanceof HTMLElement && element.click())
}

/** Waits for elements that the app draws a little later than the rest. */
function appearing(
  find: (root: Element) => Element | undefined,
  root: Element,
): Promise<Element | undefined> {
  const found = find(root)
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = (found?: Element) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(() => {
      const found = find(root)
      if (found) end(found)
    })
    observer.observe(root, { childList: true, subtree: true })
    const timer = setTimeout(() => end(), BARE_AT_MOST_MS)
  })
}

function goOnTyping(from: HTMLInputElement, to: HTMLInputElement) {
  to.focus()
  if (!from.value) return
  // Uses the native setter, because React does not notice a change otherwise.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The select boxes that were changed since the screen was stored. */
function choicesIn(boot: HTMLElement) {
  const changed = [...boot.querySelectorAll('select')].filter(
    ({ selectedOptions: [option] }) => option && !option.defaultSelected,
  )
  return changed.map((select) => ({ value: select.value, list: twinOf(select, boot) }))
}

function choose(list: HTMLSelectElement, value: string) {
  if (list.value === value || ![...list.options].some((option) => option.value === value)) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

let shown: number | undefined

/**
 * Call it with the person whose screens the app shows: only their screens are stored, and nobody else's are
 * shown.
 */
export function showsFor(userId: number): void {
  shown = userId
}

/** The minimum delay between a change and storing the screen. */
const KEPT_AFTER_MS = 1_000
/** Storing takes at most one part in this many of the time. */
const REST = 100

/**
 * A page that is killed while visible gets no event. So it is also stored during use, after a change and when
 * the browser is idle.
 */
function keepInUse(root: Element) {
  let tookMs = 0
  const observer = new MutationObserver(async () => {
    // Until it is stored, further changes make no difference.
    observer.disconnect()
    await after(Math.max(KEPT_AFTER_MS, tookMs * REST))
    await idle()
    const began = performance.now()
    if (document.visibilityState === 'visible' && !root.querySelector(':active')) keep(root)
    tookMs = performance.now() - began
    follow()
  })
  const follow = () => observer.observe(root, { childList: true, characterData: true, subtree: true })
  follow()
}

/** The screen is stored only if it is scrolled to the top and has nothing open over it. */
function keep(root: Element) {
  const known = localStorage.getItem(KNOWN)
  if (!root.isConnected || known !== String(shown) || localStorage.getItem(SIGNED_OUT) || scrollY > 0) return
  if (!isDrawn(root) || document.querySelector('[role="dialog"], [role="menu"]')) return
  keepScreen(known, root)
}
