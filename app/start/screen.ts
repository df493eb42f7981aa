import { FIRST_SCREENS, LEADS } from '#db/model/firstScreens.ts'
import { FIRST_ROWS } from './keys.ts'

const PREFIX = 'rove-screen'
const LARGEST = 200_000

const GUEST = /^\/(?:login|register|reset-password|join-team|logout)/

/** Whether an address is for people who are not signed in too. */
export const isGuest = (pathname: string): boolean => GUEST.test(pathname)

/**
 * What a kept screen fits: the person, the build of the app, and the window's width. The outer one, as the browser lays
 * out the page to know the inner.
 */
const fitOf = (userId: string) => [userId, outerWidth, appScript()].join(' ')

/** The address of the app's script, another one with each build; undefined while developing. */
export const appScript = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href

/** Whether what the page shows before the app has rows, and not only their places. */
export const showsFirstRows = (): boolean => document.getElementById('boot')?.dataset.rows !== undefined

/** Whether the address asks for a choice of the screen's rows: what was kept shows all of them, or another choice. */
export const isNarrowed = (): boolean =>
  location.pathname === LEADS &&
  [...new URLSearchParams(location.search).keys()].some((key) => key !== 'lead')

const keyOf = (pathname: string) => `${PREFIX}-${pathname}`

/** The screen at this address as the person saw it last, as HTML; undefined where there is none that fits. */
export function keptScreen(userId: string): string | undefined {
  const kept = (!isNarrowed() && localStorage.getItem(keyOf(location.pathname))) || ''
  const fit = `${fitOf(userId)}\n`
  return kept.startsWith(fit) ? kept.slice(fit.length) : undefined
}

/**
 * Keeps the screen at this address for the next start.
 * @param root what holds the app
 */
export function keepScreen(userId: string, root: Element): void {
  const { pathname } = location
  if (!FIRST_SCREENS.includes(pathname) || isNarrowed()) return
  const html = htmlOf(root)
  if (html.length > LARGEST) localStorage.removeItem(keyOf(pathname))
  else localStorage.setItem(keyOf(pathname), `${fitOf(userId)}\n${html}`)
}

/**
 * Drops what is kept of screens for the next start: when somebody else signs in, a team was left, a person was erased
 * or a session was ended.
 * @param except a person whose screens stay
 */
export function dropKeptScreens(except?: string): void {
  for (const key of Object.keys(localStorage)) {
    const isRows = except === undefined && key.startsWith(FIRST_ROWS)
    const isScreen = key.startsWith(`${PREFIX}-`)
    if (
      isRows ||
      (isScreen && (except === undefined || !localStorage.getItem(key)?.startsWith(`${except} `)))
    )
      localStorage.removeItem(key)
  }
}

/**
 * What it shows as HTML, without what stands below the window, what was typed, and pictures that live no longer than
 * the page.
 */
function htmlOf(root: Element): string {
  const copy = root.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  const copies = [...copy.querySelectorAll('*')]
  const unseen = [...root.querySelectorAll('*')].map(
    (element) => element.getBoundingClientRect().top > innerHeight,
  )
  const chosen = [...root.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex)
  for (const [at, select] of copy.querySelectorAll('select').entries()) {
    select.options[chosen[at] ?? 0]?.setAttribute('selected', '')
  }
  for (const [at, element] of copies.entries()) if (unseen[at]) element.remove()
  // What a finger had pushed aside, and what came for it, is over by then.
  for (const passing of copy.querySelectorAll('[data-passing]')) passing.remove()
  for (const row of copy.querySelectorAll('[data-swiped]')) row.removeAttribute('style')
  for (const input of copy.querySelectorAll('input, textarea')) input.removeAttribute('value')
  for (const picture of copy.querySelectorAll('img[src^="blob:"]')) picture.remove()
  for (const scripted of copy.querySelectorAll('script, style, iframe')) scripted.remove()
  return copy.innerHTML
}
