import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTown, ovenProduct } from '#tests/site.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, PHONE } from './browser.ts'
import { axeFinds, coveredControls, cutTexts, doubleText, showIn, themes } from './look.ts'
import { shared } from './shared.ts'
import { open, see } from './texts.ts'

const companies = {
  'Anna Bakery': '<a href="mailto:anna@annabakery.test">Write</a>',
  'Bert Bakery': '<p>We bake.</p>',
  'Carl Bakery': '<a href="mailto:carl@carlbakery.test">Write</a>',
  'Dora Bakery': '<a href="mailto:dora@dorabakery.test">Write</a>',
  'Emil Bakery': '<p>We bake.</p>',
  'Frida Bakery': '<p>We bake.</p>',
  'Gustav Bakery': '<p>We bake.</p>',
  'Hanna Bakery': '<p>We bake.</p>',
}

/** Everybody has a product, and suggestions for it; only Nora has no suggestions, and searches. */
async function openOffice() {
  const town = await openTown('Bergen', companies)
  const world = await openWorld(town)
  for (const name of ['ana', 'gro', 'olga', 'nora']) {
    const person = await world.person(name)
    const { body } = await world.ask('POST', '/api/products', ovenProduct, person)
    const asked = { productId: body.id, count: 8, location: 'Bergen' }
    if (name !== 'nora') await world.ask('POST', '/api/generate-company-suggestions', asked, person)
  }
  const close = async () => {
    await world.close()
    await town.close()
  }
  return { world, close }
}

const phone = shared(openOffice, { worker: true })

/** A person's phone at the screen for finding companies. */
const atFinding = (username: string) => phone('/lead-generation', username)

const rows = (page: Page) => page.getByRole('list', { name: 'Company suggestions' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const approve = (page: Page, name: string) => page.getByRole('button', { name: `Approve ${name}` }).tap()

test('five suggestions are approved in five taps, where one is; each row says what came of it', async () => {
  const { page } = await atFinding('ana')
  await expect.poll(() => rows(page).count()).toBe(8)
  await see(page, ovenProduct.name, 'Bergen · 8 companies')
  expect(await cutTexts(page)).toEqual([])

  const order = () => rows(page).getByRole('heading').allInnerTexts()
  const before = await order()
  const scrolled = () => page.evaluate(() => scrollY)
  for (const name of ['Anna', 'Bert', 'Carl', 'Dora', 'Emil']) await approve(page, `${name} Bakery`)
  await row(page, 'Anna').getByText('Approved. Contact found: anna@annabakery.test').waitFor()
  await row(page, 'Carl').getByText('Approved. Contact found: carl@carlbakery.test').waitFor()
  await row(page, 'Dora').getByText('Approved. Contact found: dora@dorabakery.test').waitFor()
  await row(page, 'Bert').getByText('Approved. No public contact was found').waitFor()
  await row(page, 'Emil').getByText('Approved. No public contact was found').waitFor()
  expect(await order()).toEqual(before)
  expect(await scrolled()).toBe(0)
  await page.getByRole('heading', { name: 'Company Suggestions (3)' }).waitFor()

  await page.getByRole('button', { name: 'View Anna Bakery' }).first().tap()
  await page.getByRole('dialog', { name: 'Anna Bakery' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'View Bert Bakery' }).tap()
  const bert = page.getByRole('dialog', { name: 'Bert Bakery' })
  await see(bert, 'No public contact was found.')
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  await bert.getByRole('button', { name: 'Enter the contact yourself' }).tap()
  await page.getByLabel('Email', { exact: true }).fill('bert@bertbakery.test')
  await page.getByRole('button', { name: 'Save Changes' }).tap()
  await bert.getByRole('link', { name: 'bert@bertbakery.test' }).waitFor()
  expect(await bert.getByText('No public contact was found.').count()).toBe(0)
})

test('with no signal an approved company is a lead at once; its contact waits, over a reload, and it can be taken back', async () => {
  const { page, context } = await atFinding('gro')
  await expect.poll(() => rows(page).count()).toBe(8)
  await context.setOffline(true)
  await approve(page, 'Dora Bakery')
  const waits = (name: string) =>
    row(page, name).getByText('Its contact is looked up when you are back online')
  await waits('Dora').waitFor()
  await page.reload()
  await waits('Dora').waitFor()
  await approve(page, 'Anna Bakery')
  await approve(page, 'Carl Bakery')
  await waits('Anna').waitFor()
  await waits('Carl').waitFor()
  await page.getByRole('button', { name: 'Do not approve Carl Bakery' }).tap()
  await waits('Carl').waitFor({ state: 'detached' })
  await open(page, '/lead-management')
  await page.getByRole('listitem').filter({ hasText: 'Dora Bakery' }).getByText('Contact pending').waitFor()
  expect(await page.getByText('Carl Bakery').count()).toBe(0)
  await open(page, '/lead-generation')
  await waits('Anna').waitFor()
  await context.setOffline(false)
  await row(page, 'Anna').getByText('Approved. Contact found: anna@annabakery.test').waitFor()
  const generated = page.getByRole('region', { name: /^Generated Leads/ })
  await generated.getByText('dora@dorabakery.test').waitFor()
  await page.getByRole('button', { name: 'Approve Carl Bakery' }).waitFor()
})

test('a search that finds nothing names the condition, and one tap searches without it', async () => {
  const { page } = await atFinding('nora')
  await page.getByLabel('Location').fill('Nowhereville')
  await page.getByLabel('Target Company Size').selectOption('Small')
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).tap()
  await see(page, 'Nowhereville · Small (1-50 employees) · 3 companies')
  await page.getByText(/^The place was the reason: without it .* companies fit\.$/).waitFor()
  expect(await page.getByLabel('Location').count()).toBe(0)
  await page.getByRole('button', { name: 'Search anywhere' }).tap()
  await see(page, 'anywhere · Small (1-50 employees) · 3 companies')
  await expect.poll(() => rows(page).count()).toBe(3)

  await page.getByRole('button', { name: 'Change' }).tap()
  expect(await page.getByLabel('Target Company Size').inputValue()).toBe('Small')
  expect(await page.getByLabel('Number of Companies').inputValue()).toBe('3')
})

test('rows open for their reasons, and several are chosen; all of it can be read and reached', async () => {
  const { page } = await atFinding('olga')
  await page.getByRole('button', { name: 'Anna Bakery', exact: true }).tap()
  await row(page, 'Anna').getByText('Why this fits your product').waitFor()
  await row(page, 'Anna').getByRole('list', { name: 'How the score came about' }).waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('checkbox', { name: 'Select Bert Bakery' }).check()
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Delete Selected' }).first().tap()
  await row(page, 'Bert').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Carl Bakery' }).tap()
  await row(page, 'Carl').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await row(page, 'Carl').waitFor()
  await doubleText(page, true)
  expect([...(await cutTexts(page)), ...(await coveredControls(page))]).toEqual([])
  await doubleText(page, false)
  await open(page, '/')
})
