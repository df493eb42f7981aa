import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openTown, ovenProduct } from '#tests/site.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, MAP_WITHIN_MS, openAs, PHONE, visit } from './browser.ts'
import { axeFinds, cutTexts, showIn, themes } from './look.ts'

const WITHOUT_GRAPHICS = `{
  const get = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest)
  }
}`

/** A person for whom two bakeries in Bergen are suggested. */
async function openBergen() {
  const town = await openTown('Bergen', {
    'Anna Bakery': '<a href="mailto:anna@annabakery.test">Write</a>',
    'Bert Bakery': '<p>We bake.</p>',
  })
  const world = await openWorld(town)
  onTestFinished(async () => {
    await world.close()
    await town.close()
  })
  const ana = await world.person('ana')
  const { body } = await world.ask('POST', '/api/products', ovenProduct, ana)
  const asked = { productId: body.id, count: 2, location: 'Bergen' }
  await world.ask('POST', '/api/generate-company-suggestions', asked, ana)
  return world
}

const mapOf = (page: Page, counted: string) =>
  page.locator(`section[aria-label="Map of ${counted}"][aria-busy=false]`)

/** Taps the middle of the map, where all pins are, until that has shown something. */
async function tapMiddle(page: Page, shown: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      const canvas = page.locator('canvas.maplibregl-canvas')
      await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const box = await canvas.boundingBox()
      if (!box) throw new Error('There is no map.')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      return await shown()
    })
    .toBe(true)
}

test('suggested companies are on a map, where a tap on a pin opens the row of its company or selects it', async () => {
  const world = await openBergen()
  const { page, complaints } = await visit(world, { viewport: PHONE })
  await openAs(page, 'ana', '/lead-generation')
  const review = page.getByRole('region', { name: /^Company Suggestions/ })
  await review.getByRole('button', { name: 'Show as: List' }).click()
  await page.getByRole('menuitemradio', { name: 'Map' }).click()
  await mapOf(page, '2 companies').waitFor({ timeout: MAP_WITHIN_MS })
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
  await review.getByText('2 companies, by distance from the middle of the map').waitFor()
  await expect.poll(() => review.getByText('Town only', { exact: true }).count()).toBe(2)
  await expectThumbFriendly(page)
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    await mapOf(page, '2 companies').waitFor({ timeout: MAP_WITHIN_MS })
    expect(await cutTexts(page)).toEqual([])
    expect(await axeFinds(page, theme)).toEqual([])
  }

  const group = review.getByText('2 companies at one place')
  await tapMiddle(page, () => group.isVisible())
  await review.getByRole('button', { name: 'Show all' }).click()

  await review.getByRole('button', { name: 'Delete Bert Bakery' }).click()
  await mapOf(page, '1 company').waitFor({ timeout: MAP_WITHIN_MS })
  const anna = review.getByRole('button', { name: 'Anna Bakery', exact: true })
  await tapMiddle(page, async () => (await anna.getAttribute('aria-expanded')) === 'true')

  await review.getByRole('button', { name: 'Select', exact: true }).click()
  const box = review.getByRole('checkbox', { name: 'Select Anna Bakery' })
  await tapMiddle(page, () => box.isChecked())
  await page.reload()
  await mapOf(page, '1 company').waitFor({ timeout: MAP_WITHIN_MS })
  expect(complaints).toEqual([])
})

test('a device that cannot draw the map shows the same companies as a list', async () => {
  const world = await openBergen()
  const { page, complaints } = await visit(world, { viewport: DESK, script: WITHOUT_GRAPHICS })
  await openAs(page, 'ana', '/lead-generation')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByText('This device cannot draw the map.', { exact: false }).waitFor()
  await expect.poll(() => page.getByText('Town only', { exact: true }).count()).toBe(2)
  await page.getByRole('checkbox', { name: 'Select Anna Bakery' }).check()
  expect(complaints).toEqual([])
})
