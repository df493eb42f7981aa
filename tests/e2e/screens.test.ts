import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectThumbFriendly } from './browser.ts'
import {
  LONG_NAME,
  openLayers,
  openScreen,
  openViewers,
  overlays,
  publicScreens,
  screens,
  startAt,
  titleOnPhone,
} from './everyScreen.ts'
import { axeFinds, cutTexts, DESK, oddSizes, PHONE, showIn } from './look.ts'
import { clear } from './shared.ts'

// looks.test.ts looks at the same screens at every size, in both themes and with larger text.

let viewers: Awaited<ReturnType<typeof openViewers>>

beforeAll(async () => {
  viewers = await openViewers()
  for (const { page } of [viewers.ana, viewers.stranger]) await page.setViewportSize(PHONE)
})
afterAll(() => viewers.close())

async function expectGoodLook(page: Page) {
  await showIn(page, 'dark', PHONE)
  const faults = [...(await axeFinds(page, 'dark')), ...(await cutTexts(page)), ...(await oddSizes(page))]
  expect(faults).toEqual([])
  await expectThumbFriendly(page)
}

test.each(screens)('%s opens offline and looks right on a phone', async (path, title) => {
  const { page, complaints } = viewers.ana
  await openScreen(page, path, titleOnPhone(path, title))
  await expectGoodLook(page)
  expect(complaints).toEqual([])
})

test('/profile leads to the tab of the profile, offline too', async () => {
  const { page } = viewers.ana
  await startAt(page, '/profile', 'User Settings')
  await page.getByRole('tab', { name: 'Profile', selected: true }).waitFor()
})

test.each(publicScreens)('%s looks right to a stranger on a phone', async (path, title) => {
  await openScreen(viewers.stranger.page, path, title)
  await expectGoodLook(viewers.stranger.page)
})

test.each(overlays)('%s looks right on a phone', async (_, path, title, ...steps) => {
  const { page } = viewers.ana
  await clear(page)
  await openScreen(page, path, title)
  await openLayers(page, steps)
  await expectGoodLook(page)
})

describe('the keyboard alone', () => {
  const STEPS_AT_MOST = 60
  const hasFocus = (element: Element) => element === document.activeElement

  async function tabTo(page: Page, control: Locator) {
    for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
      await page.keyboard.press('Tab')
      if (await control.evaluate(hasFocus)) return
    }
    throw new Error(`The keyboard does not reach ${control}`)
  }

  test('reaches the search and a lead, opens it, and comes back to it', async () => {
    const { page } = viewers.ana
    await page.setViewportSize(DESK)
    // Layers that close when the window is widened go back in the history, which would cancel a navigation.
    await clear(page)
    await startAt(page, '/lead-management', 'Lead Management')
    await tabTo(page, page.getByRole('searchbox').first())
    const name = page.getByRole('button', { name: LONG_NAME })
    await tabTo(page, name.first())
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: LONG_NAME }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => name.first().evaluate(hasFocus)).toBe(true)
  })
})
