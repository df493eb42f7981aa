import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFailed, onTestFinished } from 'vitest'
import type { World } from '#tests/world.ts'
import { type Device, openAs, PHONE, readyForOffline, switchOn, type Visitor } from './browser.ts'
import { open } from './texts.ts'

/** A world with what tests find in it, and what ends it. */
interface Place {
  world: World
  close(): Promise<void>
}

/**
 * One device for those tests of a file that leave all as they found it: most of what a browser test costs is a device
 * that opens Rove for the first time. It is opened with its world when a test first asks, and closed after the file. A
 * test that fails leaves both in nobody knows which state: the next one that asks gets new ones.
 * @param openPlace makes the world, in which the person of the device is registered
 * @param device what it is, and whose; one with a worker is ready to be offline
 * @returns takes the device to a path, where nothing is left of an earlier test but what the device and the server keep;
 * the test that takes it fails when its pages complain
 */
export function shared<Found extends Place>(
  openPlace: () => Promise<Found>,
  { username = 'ana', ...device }: Device & { username?: string } = {},
): (path: string) => Promise<Found & Visitor> {
  let place: (Found & Visitor) | undefined

  afterAll(leave)
  async function leave() {
    const left = place
    place = undefined
    await left?.context.close()
    await left?.close()
  }

  async function arrive(path: string): Promise<Found & Visitor> {
    const found = await openPlace()
    place = { ...found, ...(await switchOn(found.world, device)) }
    await openAs(place.page, username, path)
    if (device.worker) await readyForOffline(place.page)
    return place
  }

  async function comeBack(to: Found & Visitor, path: string) {
    await to.context.setOffline(false)
    await to.page.setViewportSize(device.viewport ?? PHONE)
    await clear(to.page)
    await open(to.page, path)
    return to
  }

  return async (path) => {
    onTestFailed(leave)
    const taken = place ? await comeBack(place, path) : await arrive(path)
    onTestFinished(() => expect(taken.complaints).toEqual([]))
    return taken
  }
}

/** Leaves whatever is shown, and what lies over it, for a screen at which no test begins. */
async function clear(page: Page): Promise<void> {
  await open(page, '/analytics')
  await page.getByRole('heading', { name: 'Data Analytics' }).waitFor()
  const notice = page.locator('[data-notice]')
  await notice.getByRole('button', { name: 'Close' }).evaluateAll((all) => {
    for (const button of all) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await notice.waitFor({ state: 'detached' })
}
