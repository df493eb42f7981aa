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
import { type Phone, takePhone } from './phones.ts'
import { open } from './texts.ts'

/** A world with the data of a file's tests, and a function that closes it. */
interface Place {
  world: World
  close(): Promise<void>
}

/** A device of the file, and who is signed in on it; '' for a new device. */
interface Shared extends Visitor {
  signedIn: string
  /** Leaves it to other files, if it is one that may be used again. */
  putBack?: Phone['putBack']
}

/**
 * One device, or a few, for the tests of a file that leave everything as they found it: most of a browser
 * test's time is a device that opens Rove for the first time. The devices are opened with their world when a
 * test first needs them, and closed after the file. After a failed test their state is unknown, so the next
 * test gets new ones. A device with a worker is left to the next file, unless the app on it is changed.
 * @param openPlace creates the world with the people who sign in
 * @param device the properties of each device; one with a worker is ready to be offline
 * @returns a function that opens a path on a device as one of the people. Tests that change data which others
 * read should use another person. A test that needs two devices names the second. Of an earlier test, only
 * what the device and the server store is left. The test that takes a device fails if its pages log errors.
 */
export function shared<Found extends Place>(
  openPlace: () => Promise<Found>,
  device: Device = {},
): (path: string, username?: string, name?: string) => Promise<Found & Visitor> {
  let place: Found | undefined
  const devices = new Map<string, Shared>()

  afterAll(async () => {
    for (const [name, { putBack }] of devices) {
      if (!putBack) continue
      await putBack()
      devices.delete(name)
    }
    await leave()
  })
  async function leave() {
    const left = place
    place = undefined
    const all = [...devices.values()]
    devices.clear()
    for (const { context } of all) await context.close()
    await left?.close()
  }

  async function arrive({ world }: Place, name: string): Promise<Shared> {
    const lasts = device.worker && !device.changed
    const arrived = { ...(await (lasts ? takePhone : switchOn)(world, device)), signedIn: '' }
    devices.set(name, arrived)
    return arrived
  }

  async function comeBack(taken: Shared) {
    const { context } = taken
    taken.handedOver.length = 0
    // A test may have opened tabs, and closed the one that it got.
    const [page = await context.newPage(), ...others] = context.pages()
    for (const other of others) await other.close()
    taken.page = page
    await context.setOffline(false)
    await page.setViewportSize(device.viewport ?? PHONE)
    await clear(page)
    // The test that makes a call checks its result.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^rove-call-/.test(key)) localStorage.removeItem(key)
    })
  }

  async function enter(taken: Shared, username: string, path: string) {
    // A page that finds another person signed in reloads a moment after it was shown.
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

/** Signs out; unsent changes stay on the device. */
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

/** Leaves the current page and its layers, for a screen at which no test begins. */
export async function clear(page: Page): Promise<void> {
  // A layer over one screen may stay over the next one.
  const isBare = () => page.evaluate((layer) => !document.querySelector(layer) && !history.state?.over, LAYER)
  const closed = async () => {
    if (!(await isBare())) await page.keyboard.press('Escape')
    return isBare()
  }
  await expect.poll(closed).toBe(true)
  await open(page, '/analytics')
  // Something that was requested before, such as a question at the start of the app, may appear late.
  const heading = page.getByRole('heading', { name: 'Data Analytics' })
  await expect.poll(async () => (await closed()) && heading.isVisible()).toBe(true)
  await closeNotices(page)
}
