import { FIRST_SCREENS, LEADS } from '#db/model/firstScreens.ts'
import { FIRST_ROWS } from './keys.ts'

const PREFIX = 'rove-screen'
const LARGEST = 200_000

const GUEST = /^\/(?:login|register|reset-password|join-team|logout)/

/** Whether an address is also for people who are not signed in. */
export const isGuest = (pathname: string): boolean => GUEST.test(pathname)

/**
 * The conditions under which a stored screen is valid: the person, the build of the app, and the window's
 * width. The outer width, because reading the inner one forces a layout of the page.
 */
const fitOf = (userId: string) => [userId, outerWidth, appScript()].join(' ')

/** The address of the app's script, which differs for each build; undefined in development. */
export const appScript = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href

/** Whether the page shows rows before the app runs, and not only placeholders. */
export const showsFirstRows = (): boolean => document.getElementById('boot')?.dataset.rows !== undefined

/** Whether the address filters the screen's rows: the stored screen shows all rows, or another filter. */
export const isNarrowed = (): boolean =>
  location.pathname === LEADS &&
  [...new URLSearchParams(location.search).keys()].some((key) => key !== 'lead')

const keyOf = (pathname: string) => `${PREFIX}-${pathname}`

/** The screen at this address as HTML, as the person last saw it; undefined if there is no valid one. */
export function keptScreen(userId: string): string | undefined {
  const kept = (!isNarrowed() && localStorage.getItem(keyOf(location.pathname))) || ''
  const fit = `${fitOf(userId)}\n`
  return kept.startsWith(fit) ? kept.slice(fit.length) : undefined
}

/**
 * Stores the screen at this address for the next start.
 * @param root the element that holds the app
 */
export function keepScreen(userId: string, root: Element): void {
  const { pathname } = location
  if (!FIRST_SCREENS.includes(pathname) || isNarrowed()) return
  const html = htmlOf(root)
  if (html.length > LARGEST) localStorage.removeItem(keyOf(pathname))
  else localStorage.setItem(keyOf(pathname), `${fitOf(userId)}\n${html}`)
}

/**
 * Drops stored screens: when somebody else signs in, a team was left, a person was erased or a session was
 * ended.
 * @param except a person whose screens are kept
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
 * The screen as HTML, without content below the window, typed text, and pictures whose address is only valid
 * in this page.
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
  // Removes the temporary state of swiped rows.
  for (const passing of copy.querySelectorAll('[data-passing]')) passing.remove()
  for (const row of copy.querySelectorAll('[data-swiped]')) row.removeAttribute('style')
  for (const input of copy.querySelectorAll('input, textarea')) input.removeAttribute('value')
  for (const picture of copy.querySelectorAll('img[src^="blob:"]')) picture.remove()
  for (const scripted of copy.querySelectorAll('script, style, iframe')) scripted.remove()
  return copy.innerHTML
}
