import { expect, test } from 'vitest'
import { aProduct } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { closeNotices, expectThumbFriendly, openAs, PHONE, readyForOffline, seeNotice } from './browser.ts'
import { productsOnServer } from './kept.ts'
import { axeFinds, cutTexts, showIn, themes } from './look.ts'
import { borrowPhone } from './phones.ts'
import { open } from './texts.ts'

const DOES = 'You see the spots where the plague begins.'

test('offline a product takes what it does for a customer from its description, and a letter says it', async () => {
  const world = await openWorld()
  const ana = await world.person('ana')
  const lead = { fullName: 'Mia Berg', company: 'Fjord Roses', email: 'mia@x.example' }
  const { body: mia } = await world.ask('POST', '/api/leads', lead, ana)
  const { page, context } = await borrowPhone(world)
  await openAs(page, 'ana', '/products')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Product' }).first().tap()
  const sheet = page.getByRole('dialog', { name: 'Add Product' })
  await sheet.getByLabel('Product Name').fill('PestEye')
  await sheet.getByLabel('Description').fill(`Cameras that count insects. ${DOES} Made in Bergen.`)
  await sheet.getByRole('button', { name: 'Take it from the description' }).tap()
  const does = sheet.getByLabel('What does it do for a customer?')
  expect(await does.inputValue()).toBe(DOES)
  await sheet.getByRole('button', { name: 'Take it from the description' }).waitFor({ state: 'detached' })
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  expect(await cutTexts(page)).toEqual([])
  await expectThumbFriendly(page)
  await sheet.getByRole('button', { name: 'Add Product' }).tap()
  await seeNotice(page, 'Product added')
  await closeNotices(page)

  await open(page, `/create-email?forLead=${mia.id}`)
  await page.getByRole('main').locator('summary').click()
  await page.getByLabel('Product').selectOption('PestEye')
  await page.getByLabel('Length').selectOption('Long (300-500 words)')
  await page.getByRole('button', { name: 'Generate Email', exact: true }).tap()
  // Within a sentence it begins with a small letter.
  await expect.poll(() => page.getByLabel('Body').inputValue()).toMatch(new RegExp(DOES, 'i'))
  await page
    .getByText(/^\d+ words: there is not enough about the product and the company for 300-500 words\.$/)
    .waitFor()
  await expectThumbFriendly(page)

  await context.setOffline(false)
  await expect.poll(() => productsOnServer(world).map(({ benefit }) => benefit)).toEqual([DOES])
  await world.close()
})

test('a letter in a language in which nothing is known of the product asks what it is, and uses the answer from then on', async () => {
  const world = await openWorld()
  const ana = await world.person('ana')
  const address = 'Kerkstraat 4, 9000 Gent, Belgium'
  const { body: mia } = await world.ask(
    'POST',
    '/api/leads',
    { fullName: 'Mia Claes', company: 'Uitvaart Claes', email: 'mia@x.example', address },
    ana,
  )
  const panels = {
    ...aProduct,
    name: 'StillSound',
    description: 'Acoustic panels that calm a hall without drilling. They hang from the rail that is there.',
  }
  expect(await world.ask('POST', '/api/products', panels, ana)).toMatchObject({ status: 201 })
  const { page } = await borrowPhone(world)
  await openAs(page, 'ana', `/create-email?forLead=${mia.id}`)
  await page.getByRole('main').locator('summary').click()
  await page.getByLabel('Product').selectOption('StillSound')
  await page.getByRole('button', { name: 'Generate Email', exact: true }).tap()
  const answer = page.getByLabel('What is StillSound, in Dutch?')
  await answer.fill('akoestische panelen die de galm uit een aula halen')
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  expect(await cutTexts(page)).toEqual([])
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Use it' }).tap()
  await expect.poll(() => page.getByLabel('Body').inputValue()).toContain('de galm uit een aula')
  await answer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try another' }).tap()
  await expect.poll(() => page.getByLabel('Body').inputValue()).toContain('de galm uit een aula')
  await expect
    .poll(() => productsOnServer(world).map(({ benefit }) => benefit))
    .toEqual(['nl: akoestische panelen die de galm uit een aula halen'])
  await world.close()
})
