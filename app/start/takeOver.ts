import { idle } from '#app/ui/idle.ts'
import { after } from '#db/model/after.ts'
import { KNOWN, SIGNED_OUT } from './keys.ts'
import { isGuest, keepScreen, showsFirstRows } from './screen.ts'

/** How long what was kept, or came first, may stand for an app that does not get ready. */
const AT_MOST_MS = 8000
/** The same for a page that shows only where things will be. */
const BARE_AT_MOST_MS = 3000
/** How long a finger may rest on what is to be replaced. */
const PRESSED_AT_MOST_MS = 2000
const FRAME_MS = 16

let stands: () => void = () => {}
/** Resolves once the app stands in the page: what it says before, nobody sees. */
export const inPage: Promise<void> = new Promise((resolve) => {
  stands = resolve
})

/**
 * Puts the app in the place of what the page showed before it, once the app shows as much: at once, without a frame
 * between, with the taps that were made meanwhile.
 * @param root what the app draws into, not in the page yet
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const boot = document.getElementById('boot')
  if (boot && !isGuest(location.pathname)) {
    await drawn(root, !showsFirstRows())
    // To lay it out is a task of its own, or whoever taps meanwhile waits for both.
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

/** Resolves when no finger is down on it: taken from under one, what it presses would not be tapped. */
async function lifted(boot: HTMLElement): Promise<void> {
  const end = Date.now() + PRESSED_AT_MOST_MS
  while (boot.querySelector(':active') && Date.now() < end) await after(FRAME_MS)
}

/** Resolves when nothing on the screen is still to come, or the time is over. */
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

/** A dialog is over the page, and what is under it may come later. */
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

/** How to find what stands for an element elsewhere: the same kind, of the same name, at the same place among those. */
function twinOf(element: Element, boot: Element): (root: Element) => Element | undefined {
  const alike = (within: Element) =>
    [...within.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === nameOf(element))
  const place = alike(boot).indexOf(element)
  return (root) => alike(root)[place]
}

/** What the app draws a little later than the rest is waited for. */
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

/** Without what it counts, which may be more by now: "Notifications, 2 new". */
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent?.trim())?.replace(/, \d+ .*$/, '')

function goOnTyping(from: HTMLInputElement, to: HTMLInputElement) {
  to.focus()
  if (!from.value) return
  // By the element's own setter, as React hears of nothing else.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was chosen in lists since the screen was kept. */
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

/** Says whose screens the app shows from now on: nobody else's are kept, or shown to anybody else. */
export function showsFor(userId: number): void {
  shown = userId
}

/** How soon after a change the screen is kept, at the earliest. */
const KEPT_AFTER_MS = 1_000
/** No more of the time than this goes into it: one part in so many. */
const REST = 100

/**
 * A page that is killed in sight is not told: what it shows is kept while it is in use, too, once it has changed and
 * there is nothing else to do.
 */
function keepInUse(root: Element) {
  let tookMs = 0
  const observer = new MutationObserver(async () => {
    // Until it is kept, no further change needs to be heard of.
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

/** A screen is kept as it is when the person leaves it, at its top, with nothing over it. */
function keep(root: Element) {
  const known = localStorage.getItem(KNOWN)
  if (!root.isConnected || known !== String(shown) || localStorage.getItem(SIGNED_OUT) || scrollY > 0) return
  if (!isDrawn(root) || document.querySelector('[role="dialog"], [role="menu"]')) return
  keepScreen(known, root)
}
