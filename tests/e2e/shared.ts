import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFailed, onTestFinished } from 'vitest'
import type { World } from '#tests/world.ts'
import {
  closeNotices,
  type Device,
  openAs,
  PHONE,
  readyForOffline,
  shownOn,
  switchOn,
  type Visitor,
} from './browser.ts'
import { LAYER } from './look.ts'
import { open } from './texts.ts'

/** A world with what tests find in it, and what ends it. */
interface Place {
  world: World
  close(): Promise<void>
}

/** A device of the file's, and who is signed in on it; '' for a device that is new. */
interface Shared extends Visitor {
  signedIn: string
}

/**
 * One device, or a few, for those tests of a file that leave all as they found it: most of what a browser test costs is a
 * device that opens Rove for the first time. They are opened with their world when a test first asks, and closed after the
 * file. A test that fails leaves all in nobody knows which state: the next one that asks gets new ones.
 * @param openPlace makes the world with the people who sign in
 * @param device what each is; one with a worker is ready to be offline
 * @returns takes a device to a path, for one of the people: who changes what others look at is better somebody else. A
 * test that needs two of them names the second. Nothing is left there of an earlier test but what the device and the
 * server keep. The test that takes a device fails when its pages complain.
 */
export function shared<Found extends Place>(
  openPlace: () => Promise<Found>,
  device: Device = {},
): (path: string, username?: string, name?: string) => Promise<Found & Visitor> {
  let place: Found | undefined
  const devices = new Map<string, Shared>()

  afterAll(leave)
  async function leave() {
    const left = place
    place = undefined
    const all = [...devices.values()]
    devices.clear()
    for (const { context } of all) await context.close()
    await left?.close()
  }

  async function arrive({ world }: Place, name: string): Promise<Shared> {
    const arrived = { ...(await switchOn(world, device)), signedIn: '' }
    devices.set(name, arrived)
    return arrived
  }

  async function comeBack(taken: Shared) {
    const { context } = taken
    // A test may have opened tabs, and lost the one that it got.
    const [page = await context.newPage(), ...others] = context.pages()
    for (const other of others) await other.close()
    taken.page = page
    await context.setOffline(false)
    await page.setViewportSize(device.viewport ?? PHONE)
    await clear(page)
    // What came of a call is asked in the test that makes it.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^rove-call-/.test(key)) localStorage.removeItem(key)
    })
  }

  async function enter(taken: Shared, username: string, path: string) {
    // A page that finds somebody else signed in is loaded anew, a moment after it has shown itself.
    if (taken.signedIn) await signOut(taken.page)
    taken.signedIn = username
    await openAs(taken.page, username, path)
    if (device.worker) await readyForOffline(taken.page)
  }

  return async (path, username = 'ana', name = '') => {
    onTestFailed(async () => {
      for (const [name, { page }] of devices) console.log(`${name || 'the device'} ${await shownOn(page)}`)
      await leave()
    })
    place ??= await openPlace()
    const taken = devices.get(name) ?? (await arrive(place, name))
    onTestFinished(() => expect(taken.complaints).toEqual([]))
    if (taken.signedIn) await comeBack(taken)
    if (taken.signedIn === username) await open(taken.page, path)
    else await enter(taken, username, path)
    return { ...place, ...taken }
  }
}

/** Signs out; what was not sent stays on the device. */
async function signOut(page: Page) {
  await page.goto('/logout')
  const keep = page.getByRole('button', { name: 'Sign out and keep it on this device' })
  await keep
    .or(page.getByRole('textbox', { name: 'Username' }))
    .first()
    .waitFor()
  if (await keep.isVisible()) await keep.click()
  await page.waitForURL('**/login')
}

/** Leaves whatever is shown, and what lies over it, for a screen at which no test begins. */
export async function clear(page: Page): Promise<void> {
  // What lies over a screen may stay over the next one.
  const isBare = () => page.evaluate((layer) => !document.querySelector(layer) && !history.state?.over, LAYER)
  const closed = async () => {
    if (!(await isBare())) await page.keyboard.press('Escape')
    return isBare()
  }
  await expect.poll(closed).toBe(true)
  await open(page, '/analytics')
  // What was called for before, such as a question that a start of the app asks, may come late.
  const heading = page.getByRole('heading', { name: 'Data Analytics' })
  await expect.poll(async () => (await closed()) && heading.isVisible()).toBe(true)
  await closeNotices(page)
}
