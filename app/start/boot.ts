// Runs in the page before the app is loaded (vite.page.ts puts it into index.html), so it imports as little
// as possible: it shows plain HTML, which the app replaces (takeOver.ts).

import { afterPaint } from '#app/ui/afterPaint.ts'
import { applyTheme } from '#app/ui/theme.ts'
import { after } from '#db/model/after.ts'
import type { SentFirst } from '#db/model/entities/first.ts'
import { LEADS } from '#db/model/firstScreens.ts'
import { KNOWN, SIGNED_OUT } from './keys.ts'
import { dropOutdated, isEnded } from './outdated.ts'
import { appScript, isGuest, isNarrowed, keptScreen } from './screen.ts'

/** What the page has started before the app runs. */
export interface Boot {
  /**
   * The response of GET /api/sync/first, if nobody is known on this device; undefined if it was not requested
   * or failed.
   */
  first: Promise<unknown>
  /** The elements that were tapped and wait for the app, in order, each at most once. */
  tapped: readonly Element[]
}

declare global {
  interface Window {
    boot?: Boot
  }
}

const PAINTED_WITHIN_MS = 1_000
/**
 * How long the app waits for that first response and its display. On a device that knows nobody, it waits for
 * nothing else.
 */
const FIRST_WITHIN_MS = 150
const MOST_TAPS = 20
/** How long the head of a lead's page is shown if the page itself does not load. */
const SHEET_AT_MOST_MS = 8_000

const boot = document.getElementById('boot')
if (boot) {
  applyTheme()
  const shown = painted()
  const first = begin(boot, shown)
  window.boot = { first, tapped: [] }
  void shown.then(() => Promise.race([first, after(FIRST_WITHIN_MS)])).finally(startApp)
}

/** Resolves when something was painted, or when the page is not visible. */
function painted(): Promise<unknown> {
  const isUnseen = document.visibilityState === 'hidden' || isGuest(location.pathname)
  if (isUnseen) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', resolve)
    setTimeout(resolve, PAINTED_WITHIN_MS)
  })
}

/** Called after the first paint, because fetching, parsing and running the app's script would delay it. */
function startApp() {
  const src = appScript()
  if (!src) return
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = src
  document.head.append(script)
}

/**
 * The script files of each screen by its path, and those of a lead's page; vite.page.ts inserts them here.
 */
declare const __PRELOADS__: Partial<Record<string, string[]>>

/** The app would discover one after another which files its screen needs; the page knows them in advance. */
function preload(name: string) {
  for (const file of __PRELOADS__[name] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}

async function begin(boot: HTMLElement, shown: Promise<unknown>): Promise<unknown> {
  const { pathname } = location
  const known = localStorage.getItem(KNOWN)
  if (isGuest(pathname)) return undefined
  keepTaps(boot)
  openTapped(boot)
  sayWhatFailed(boot)
  if (localStorage.getItem(SIGNED_OUT)) return undefined
  if (known) {
    if (isEnded()) return undefined
    dropOutdated()
    show(boot, keptScreen(known))
    wakeStores()
    await shown
    return preload(pathname)
  }
  const showBars = showUnknown(boot)
  const first = await askFirst()
  if (first && showBars() && pathname === LEADS) {
    showLeadsShell(boot)
    if (first.leads?.length && !isNarrowed()) showLeads(boot, first)
  }
  await new Promise<void>((resolve) => void afterPaint(resolve))
  preload(pathname)
  return first
}

async function askFirst(): Promise<SentFirst | undefined> {
  const answer = await fetch('/api/sync/first', { credentials: 'same-origin' }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}

/**
 * The visitor may be a stranger, for whom the app's bars are meaningless.
 * @returns a function that shows the bars, unless the page already shows something else
 */
function showUnknown(boot: HTMLElement) {
  boot.replaceChildren(templateOf('boot-unknown'))
  const unknown = boot.firstElementChild
  return (): boolean => {
    const isStill = unknown?.isConnected ?? false
    if (isStill) showShell(boot)
    return isStill
  }
}

function show(boot: HTMLElement, screen: string | undefined) {
  if (!screen) return showShell(boot)
  boot.innerHTML = screen
  boot.dataset.rows = ''
}

function showShell(boot: HTMLElement) {
  boot.replaceChildren(templateOf('boot-shell'))
}

function templateOf(id: string): DocumentFragment {
  const template = document.getElementById(id)
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : new DocumentFragment()
}

function fill(part: ParentNode, name: string, text: string) {
  for (const place of part.querySelectorAll(`[data-boot="${name}"]`)) place.textContent = text
}

function showLeadsShell(boot: HTMLElement) {
  boot.querySelector('main')?.replaceChildren(templateOf('boot-leads'))
}

function showLeads(boot: HTMLElement, { leads, total }: SentFirst) {
  fill(boot, 'count', `${total} ${total === 1 ? 'lead' : 'leads'}`)
  const rows = (leads ?? []).map((lead) => {
    const row = templateOf('boot-lead')
    const { fullName, email, phoneNumber, company, position, suggestionId } = lead
    const name = fullName || (suggestionId && company) || email || phoneNumber || company
    fill(row, 'name', name)
    fill(
      row,
      'role',
      name === company ? position || email || phoneNumber : [position, company].filter(Boolean).join(' at '),
    )
    row.querySelector('button')?.setAttribute('data-opens', String(lead.id))
    return row
  })
  boot.querySelector('[data-boot="rows"]')?.replaceChildren(...rows)
  boot.dataset.rows = ''
}

/**
 * Taps on elements that the app has not taken over yet are repeated once it has. Of several taps that
 * navigate, only the last is repeated.
 */
function keepTaps(boot: HTMLElement) {
  boot.addEventListener('click', (event) => {
    event.preventDefault()
    const { target } = event
    const tapped = target instanceof Element ? target.closest('a, button, input') : null
    if (!tapped || !window.boot) return
    const others = window.boot.tapped.filter(
      (other) => other !== tapped && !(isLink(other) && isLink(tapped)),
    )
    window.boot.tapped = [...others, tapped].slice(-MOST_TAPS)
  })
}

/**
 * On a phone, a tap on a row opens the lead at once: it sets the address, from which the app opens the lead,
 * and shows the head of the lead's page.
 */
function openTapped(boot: HTMLElement) {
  boot.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const row = target instanceof Element && target.closest<HTMLElement>('article [data-opens]')
      if (!row) return
      event.stopPropagation()
      event.preventDefault()
      preload('lead')
      goTo(row.dataset.opens ?? '')
      showSheet(row)
    },
    { capture: true },
  )
}

/**
 * Sets the same history state as the app's router, which tells it that there is a way back
 * (@tanstack/history).
 */
function goTo(lead: string) {
  const at = Number(history.state?.__TSR_index ?? 0)
  const stateAt = (index: number) => {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('')
    return { key, __TSR_key: key, __TSR_index: index }
  }
  if (!history.state?.__TSR_key) history.replaceState(stateAt(at), '')
  const search = new URLSearchParams(location.search)
  search.set('lead', lead)
  history.pushState(stateAt(at + 1), '', `?${search}`)
}

/** Shown until the app shows its own page; Close and Back leave it. */
function showSheet(row: HTMLElement) {
  document.body.append(templateOf('boot-sheet'))
  const sheet = document.querySelector('[data-boot="sheet"]')
  if (!sheet) return
  fill(sheet, 'name', row.textContent ?? '')
  fill(sheet, 'role', row.closest('article')?.querySelector('[data-detail]')?.textContent ?? '')
  const end = () => {
    sheet.remove()
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('popstate', end)
  }
  const isShown = () => [...document.querySelectorAll('[data-sheet]')].some((each) => !sheet.contains(each))
  const observer = new MutationObserver(() => isShown() && end())
  observer.observe(document.body, { childList: true })
  const timer = setTimeout(end, SHEET_AT_MOST_MS)
  addEventListener('popstate', end)
  sheet.querySelector('button')?.addEventListener('click', () => history.back())
}

/**
 * A browser that has just started takes time to open its databases, so this begins before the app needs them.
 */
function wakeStores() {
  // Called only for this effect: the app reports errors of the storage.
  indexedDB.databases?.().catch(() => undefined)
}

const isLink = (element: Element) => element instanceof HTMLAnchorElement

/** If the app's script fails to load, the page says so and offers to try again. */
function sayWhatFailed(boot: HTMLElement) {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      boot.replaceChildren(templateOf('boot-failed'))
      boot.querySelector('button')?.addEventListener('click', () => location.reload())
    },
    { capture: true },
  )
}
