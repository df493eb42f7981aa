import type { BrowserContext, Page } from 'playwright-core'
import type { Person, World } from '#tests/world.ts'
import { takenOver } from './browser.ts'

/** What the tests of the screens' texts have in common: how a text is brought about, and where it is seen. */

/** A script for a device: while `fill` told so, a write ends as Chromium ends it when the disk is full. */
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

/** Whoever uses the device is signed in as the person from the next start of the app on. */
export async function beSignedIn(context: BrowserContext, world: World, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie.split('=')
  await context.addCookies([{ name, value, url: world.url }])
}

/** Opens a screen: by the router where the app runs, as a tap on its link does, else by a start of the app. */
export async function open(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) return void (await page.goto(path))
  // With a key and a number, as the router's own entries: without them Back knows no entry from another, and closes what
  // was opened while the page stepped back. Before there is a router there is no state.
  await page.evaluate((path) => {
    const state = { __TSR_key: `${Math.random()}`, __TSR_index: (history.state?.__TSR_index ?? 0) + 1 }
    history.pushState(state, '', path)
  }, path)
}

/** Whether the device takes no more from now on. */
export const fill = (page: Page, full: boolean) =>
  page.evaluate((full) => {
    if (full) localStorage.setItem('full', '1')
    else localStorage.removeItem('full')
  }, full)

/** The notice on screen. */
export const notice = (page: Page) => page.locator('li[data-swipe-direction][data-state=open]')

/** Waits for a notice with these texts, each of them whole. */
export const seeNoticed = (page: Page, ...texts: string[]) =>
  texts
    .reduce((found, text) => found.filter({ has: page.getByText(text, { exact: true }) }), notice(page))
    .waitFor()

/** Waits until each of these stands on screen, whole. */
export async function see(place: Pick<Page, 'getByText'>, ...texts: string[]): Promise<void> {
  for (const text of texts) await place.getByText(text, { exact: true }).first().waitFor()
}

/**
 * Holds calls to a path back.
 * @returns lets them go on; the route stays, as Chromium forgets calls that come while Playwright takes one away
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

/** Answers the next call to a path in the server's place: with its message for the person, or without any. */
export async function refuse(page: Page, path: string, message?: string): Promise<void> {
  let refused = false
  await page.route(path, (route) => {
    if (refused) return route.fallback()
    refused = true
    return route.fulfill(message === undefined ? { status: 500 } : { status: 400, json: { message } })
  })
}

/** Stops a clock that was installed: from now on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await takenOver(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** What this device holds, opened past the app, which was here before. */
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
