import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFailed, onTestFinished } from 'vitest'
import type { World } from '#tests/world.ts'
import {
  closeNotices,
  type Device,
  openAs,
  PHONE,
  readyForOffline,
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

/**
 * One device for those tests of a file that leave all as they found it: most of what a browser test costs is a device
 * that opens Rove for the first time. It is opened with its world when a test first asks, and closed after the file. A
 * test that fails leaves both in nobody knows which state: the next one that asks gets new ones.
 * @param openPlace makes the world with the people who sign in
 * @param device what it is; one with a worker is ready to be offline
 * @returns takes the device to a path, for one of the people: who changes what others look at is better somebody else.
 * Nothing is left there of an earlier test but what the device and the server keep. The test that takes the device fails
 * when its pages complain.
 */
export function shared<Found extends Place>(
  openPlace: () => Promise<Found>,
  device: Device = {},
): (path: string, username?: string) => Promise<Found & Visitor> {
  let place: (Found & Visitor) | undefined
  let signedIn = ''

  afterAll(leave)
  async function leave() {
    const left = place
    place = undefined
    signedIn = ''
    await left?.context.close()
    await left?.close()
  }

  async function arrive(): Promise<Found & Visitor> {
    const found = await openPlace()
    place = { ...found, ...(await switchOn(found.world, device)) }
    return place
  }

  async function comeBack({ page, context }: Visitor) {
    await context.setOffline(false)
    await page.setViewportSize(device.viewport ?? PHONE)
    await clear(page)
  }

  async function enter({ page }: Visitor, username: string, path: string) {
    signedIn = username
    await openAs(page, username, path)
    if (device.worker) await readyForOffline(page)
  }

  return async (path, username = 'ana') => {
    onTestFailed(leave)
    const taken = place ?? (await arrive())
    onTestFinished(() => expect(taken.complaints).toEqual([]))
    if (signedIn) await comeBack(taken)
    if (signedIn === username) await open(taken.page, path)
    else await enter(taken, username, path)
    return taken
  }
}

/** Leaves whatever is shown, and what lies over it, for a screen at which no test begins. */
export async function clear(page: Page): Promise<void> {
  // What lies over a screen may stay over the next one.
  const isBare = () => page.evaluate((layer) => !document.querySelector(layer) && !history.state?.over, LAYER)
  await expect
    .poll(async () => {
      if (!(await isBare())) await page.keyboard.press('Escape')
      return isBare()
    })
    .toBe(true)
  await open(page, '/analytics')
  await page.getByRole('heading', { name: 'Data Analytics' }).waitFor()
  await closeNotices(page)
}
