import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, PHONE, seeNotice } from './browser.ts'
import { beginSelecting, chooseFor } from './rep.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const product = (name: string, brand: string, value: string) => ({
  name,
  description: `${name}, made to last`,
  brand,
  value,
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '40 to 6,000',
})

/** Ana has products; Nora and Olga open Rove for the first time. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  for (const name of ['nora', 'olga']) await world.person(name)
  for (const each of [
    product('Deck ovens', 'Premium', '4,900'),
    product('Bread knives', 'premium', '40-80'),
    product('Peels', 'Harbour Steel', '60'),
  ]) {
    expect(await world.ask('POST', '/api/products', each, ana)).toMatchObject({ status: 201 })
  }
  return { world, ana, close: world.close }
}

const phone = shared(openOffice, { worker: true })

/** A person's phone that was online once and is now offline. */
async function offlineAt(path: string, username?: string) {
  const at = await phone(path, username)
  await at.page.getByText('All saved').waitFor()
  await at.context.setOffline(true)
  return at
}

const guide = (page: Page) => page.getByRole('region', { name: 'How to Use' })
const steps = (page: Page) => guide(page).getByRole('list')
const names = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^(?!Actions)/ })

test('the guide stays closed on this device until help is asked for, and leads to its screens', async () => {
  const { page } = await offlineAt('/', 'nora')
  await steps(page).waitFor()
  await guide(page).getByText('How to Use').click()
  await steps(page).waitFor({ state: 'hidden' })
  // The browser fires the event a task after it is visible.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rove-guide'))).toBe('closed')
  await page.reload()
  await guide(page).waitFor()
  await steps(page).waitFor({ state: 'hidden' })

  await open(page, '/products')
  await page.getByText('No products yet').waitFor()
  await page.goto('/#guide')
  await steps(page).waitFor()
  const top = () => guide(page).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(PHONE.height / 2)
  await expectThumbFriendly(page)
  await guide(page).getByRole('link', { name: 'Generate leads' }).click()
  await page.getByText('No Products Available').waitFor()
})

test('an empty dashboard leads to the first product, of which two fields are typed, then to companies for it, and counts it', async () => {
  const { page } = await offlineAt('/', 'olga')
  await page.getByText('Start with your first product').waitFor()
  await expectThumbFriendly(page)
  const filled = page.getByRole('main').locator('button.bg-accent, a.bg-accent')
  expect(await filled.allTextContents()).toEqual(['Create a Product'])
  expect(await page.getByText('Nothing is due today').count()).toBe(0)
  const create = page.getByRole('link', { name: 'Create a Product', exact: true })
  await create.click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await dialog.getByLabel('Product Name').fill('Deck ovens')
  await dialog.getByLabel('Description').fill('Ovens made to last')
  expect(await dialog.getByLabel('Brand').inputValue()).toBe('olga Tester')
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await page.waitForURL('**/lead-generation?productId=*')
  await page.getByText('olga Tester - On request').waitFor()
  expect(
    await page.getByLabel('Product', { exact: true }).getByRole('option', { selected: true }).innerText(),
  ).toBe('Deck ovens')
  await open(page, '/')
  await page.getByRole('link', { name: 'Products 1 Active products in the system' }).waitFor()
  await create.waitFor({ state: 'detached' })
})

test('products are narrowed by brand and value, on a desk as cards or as a list that stays', async () => {
  const { page } = await offlineAt('/products')
  await names(page).nth(2).waitFor()
  await inSheet(page, 'Brand', 'Premium')
  await expect.poll(() => names(page).allTextContents()).toEqual(['Bread knives', 'Deck ovens'])
  await inSheet(page, 'Value range', '$51-100')
  await expect.poll(() => names(page).allTextContents()).toEqual(['Bread knives'])
  await inSheet(page, 'Value range', '$101-250')
  await page.getByText('No matching products found').waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(() => names(page).count()).toBe(3)

  await page.setViewportSize(DESK)
  const headings = page.getByRole('list', { name: 'Products' }).getByRole('heading')
  await expect.poll(() => headings.count()).toBe(3)
  await page.getByRole('button', { name: 'List view' }).click()
  await page.reload()
  await headings.nth(2).waitFor()
  await page.getByRole('button', { name: 'List view', pressed: true }).waitFor()
})

/** Makes a choice in a phone's sheet for filters. */
async function inSheet(page: Page, field: string, choice: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expectThumbFriendly(page)
  await sheet.getByLabel(field).selectOption(choice)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'detached' })
}

test('deleted products, one or several, come back by Undo, and only what was shown is deleted', async () => {
  const { page, context, world, ana } = await offlineAt('/products')
  await chooseFor(page, 'Peels', 'Delete')
  await seeNotice(page, 'Product deleted')
  await expect.poll(() => names(page).allTextContents()).toEqual(['Bread knives', 'Deck ovens'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, 'Product restored')
  await expect.poll(() => names(page).count()).toBe(3)

  await inSheet(page, 'Brand', 'Premium')
  await beginSelecting(page, 'products')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await expectThumbFriendly(page)
  await seeNotice(page, 'Products deleted')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(() => names(page).allTextContents()).toEqual(['Peels'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, 'Products restored')
  await expect.poll(() => names(page).count()).toBe(3)

  await context.setOffline(false)
  await page.getByText('All saved').waitFor()
  const kept = (await world.ask('GET', '/api/products', undefined, ana)).body as { name: string }[]
  expect(kept.map(({ name }) => name).sort()).toEqual(['Bread knives', 'Deck ovens', 'Peels'])
})
