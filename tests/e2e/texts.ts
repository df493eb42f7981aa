import type { BrowserContext, Page } from 'playwright-core'
import type { Person, World } from '#tests/world.ts'
import { takenOver } from './browser.ts'

/** What the tests of the screens' texts share: how a text is produced, and where it is displayed. */

/** A script for a device: while `fill` says so, writes fail as in Chromium on a full disk. */
export const FILLABLE = `
  const write = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (...args) {
    const request = write.apply(this, args)
    if (localStorage.getItem('full')) {
      const error = new DOMException('There is no room left.', 'QuotaExceededError')
      Object.defineProperty(this.transaction, 'error', { value: error })
      this.transaction.abort()
    }
    return request
  }`

/** From the next start of the app, the device's user is signed in as the person. */
export async function beSignedIn(context: BrowserContext, world: World, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie.split('=')
  await context.addCookies([{ name, value, url: world.url }])
}

/**
 * Opens a screen: by the router if the app runs, as a tap on its link does, otherwise by starting the app.
 */
export async function open(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) return void (await page.goto(path))
  // With a key and a number, like the router's own entries. Otherwise Back cannot tell entries apart, and
  // closes layers that were opened while the page went back. Without a router there is no state.
  await page.evaluate((path) => {
    const state = { __TSR_key: `${Math.random()}`, __TSR_index: (history.state?.__TSR_index ?? 0) + 1 }
    history.pushState(state, '', path)
  }, path)
}

/** Sets whether the device's disk is full. */
export const fill = (page: Page, full: boolean) =>
  page.evaluate((full) => {
    if (full) localStorage.setItem('full', '1')
    else localStorage.removeItem('full')
  }, full)

/** The visible notice. */
export const notice = (page: Page) => page.locator('li[data-swipe-direction][data-state=open]')

/** Waits for a notice with exactly these texts. */
export const seeNoticed = (page: Page, ...texts: string[]) =>
  texts
    .reduce((found, text) => found.filter({ has: page.getByText(text, { exact: true }) }), notice(page))
    .waitFor()

/** Waits until exactly these texts are visible. */
export async function see(place: Pick<Page, 'getByText'>, ...texts: string[]): Promise<void> {
  for (const text of texts) await place.getByText(text, { exact: true }).first().waitFor()
}

/**
 * Holds calls to a path.
 * @returns a function that releases them; the route stays, because Chromium loses calls that arrive while
 * Playwright removes a route
 */
export async function hold(context: BrowserContext, path: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(path, async (route) => {
    await released
    await route.fallback()
  })
  return letGo
}

/** Answers the next call to a path instead of the server: with a message for the person, or without one. */
export async function refuse(page: Page, path: string, message?: string): Promise<void> {
  let refused = false
  await page.route(path, (route) => {
    if (refused) return route.fallback()
    refused = true
    return route.fulfill(message === undefined ? { status: 500 } : { status: 400, json: { message } })
  })
}

/** Stops an installed clock: from now on only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await takenOver(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** This device's data, opened without the app; the app must have run here before. */
export const deviceStore = (page: Page) =>
  page.evaluateHandle(async () => {
    const stores = await indexedDB.databases()
    const name = stores.map(({ name = '' }) => name).find((name) => /^rove-\d+$/.test(name)) ?? ''
    return new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
  })
