import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, openAs, PHONE, readyForOffline, seeNotice } from './browser.ts'
import { productsOnServer } from './kept.ts'
import { axeFinds, cutTexts, showIn, themes } from './look.ts'
import { borrowPhone } from './phones.ts'

async function openForm() {
  const world = await openWorld()
  await world.person('ana')
  const visitor = await borrowPhone(world)
  await openAs(visitor.page, 'ana', '/products')
  await readyForOffline(visitor.page)
  const addProduct = visitor.page.getByRole('button', { name: 'Add Product' }).first()
  await addProduct.tap()
  return { world, ...visitor }
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add Product' })
const chip = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })

test('the form of a product proposes who buys it and where they are, a tap chooses, and offline a word in any language finds more', async () => {
  const { world, page, context } = await openForm()
  await sheet(page).getByLabel('Product Name').fill('Oven planner')
  await sheet(page).getByLabel('Description').fill('Plans the baking night for small bakeries in Bayern.')
  await chip(page, 'Bakery').tap()
  await sheet(page).getByRole('button', { name: 'Remove Bakery' }).waitFor()

  await context.setOffline(true)
  await sheet(page).getByLabel('Find a trade').fill('Hotels')
  await chip(page, 'Hotel').tap()
  await chip(page, 'Bayern').tap()
  await sheet(page).getByRole('button', { name: 'Remove Bayern' }).waitFor()
  await sheet(page).getByLabel('Find a place').fill('Niemcy')
  await chip(page, 'Germany').tap()
  await chip(page, 'Small').tap()
  expect(await sheet(page).getByLabel('Ideal Company Size').inputValue()).toBe('Small')
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  expect(await cutTexts(page)).toEqual([])
  await expectThumbFriendly(page)
  await sheet(page).getByLabel('Find a trade').fill('qqqq')
  await sheet(page).getByText('No trade is called “qqqq”.').waitFor()
  await sheet(page).getByRole('button', { name: 'Add Product' }).tap()
  await seeNotice(page, 'Product added')

  await context.setOffline(false)
  await expect
    .poll(() =>
      productsOnServer(world).map(({ buyers, places, company_size }) => [buyers, places, company_size]),
    )
    .toEqual([['bakery hotel', 'Bayern; Germany', 'Small']])
  await page.getByRole('link', { name: 'Find' }).tap()
  await page.getByText('Who buys it: Bakery, Hotel').waitFor()
  await page.getByText('Where are they: Bayern, Germany').waitFor()
  await world.close()
})
