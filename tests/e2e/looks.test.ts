import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectThumbFriendly } from './browser.ts'
import { openLayers, openScreen, openViewers, overlays, publicScreens, screens } from './everyScreen.ts'
import {
  axeFinds,
  coveredControls,
  cutTexts,
  DESK,
  doubleText,
  hiddenFields,
  oddSizes,
  PHONE,
  ringless,
  showIn,
  TABLET,
  TYPING,
  themes,
} from './look.ts'
import { clear } from './shared.ts'

let viewers: Awaited<ReturnType<typeof openViewers>>

beforeAll(async () => {
  viewers = await openViewers()
})
afterAll(() => viewers.close())

/**
 * Problems of the displayed page, at every size and in both themes.
 * @throws if a thumb cannot hit a control
 */
async function faultsOf(page: Page, sizes = [PHONE, TABLET, DESK]): Promise<string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    for (const theme of size === TABLET ? [] : themes) {
      await showIn(page, theme, size)
      const found = await axeFinds(page, theme)
      faults.push(...found.map((fault) => `${size.width} ${theme} ${fault}`))
    }
    if (size === TABLET) await showIn(page, 'dark', size)
    faults.push(...(await cutTexts(page)).map((fault) => `${size.width} ${fault}`))
    if (size !== PHONE) continue
    faults.push(...(await oddSizes(page)))
    await expectThumbFriendly(page)
  }
  return faults
}

/** The same with the text twice as large. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const faults: string[] = []
  await doubleText(page, true)
  for (const size of [PHONE, TABLET]) {
    await showIn(page, 'dark', size)
    const found = [...(await cutTexts(page)), ...(await coveredControls(page))]
    faults.push(...found.map((fault) => `${size.width} ${fault}`))
  }
  await doubleText(page, false)
  return faults
}

async function faultsWhileTyping(page: Page): Promise<string[]> {
  await showIn(page, 'dark', TYPING)
  return hiddenFields(page)
}

async function expectGoodLook(page: Page) {
  const faults = [
    ...(await faultsOf(page)),
    ...(await faultsOfLargeText(page)),
    ...(await faultsWhileTyping(page)),
  ]
  await page.setViewportSize(DESK)
  faults.push(...(await ringless(page)))
  expect(faults).toEqual([])
}

test.each(screens)('%s looks right: any size, theme, text size', async (path, title) => {
  const { page, complaints } = viewers.ana
  await openScreen(page, path, title)
  await expectGoodLook(page)
  expect(complaints).toEqual([])
})

test.each(publicScreens)('%s looks right to a stranger: any size, theme, text size', async (path, title) => {
  const { page } = viewers.stranger
  await openScreen(page, path, title)
  await expectGoodLook(page)
})

/** Layers that a larger screen shows differently, so that widening the window closes them. */
const onPhonesOnly = new Set(['what is under More', 'the menu of a lead'])

test.each(overlays)('%s looks right: any size, theme, text size', async (name, path, title, ...steps) => {
  const { page } = viewers.ana
  await page.setViewportSize(PHONE)
  await clear(page)
  await openScreen(page, path, title)
  await openLayers(page, steps)
  const faults = await faultsOf(page, onPhonesOnly.has(name) ? [PHONE] : undefined)
  faults.push(
    ...(await faultsOfLargeText(page)),
    ...(await faultsWhileTyping(page)),
    ...(await ringless(page)),
  )
  expect(faults).toEqual([])
})
