import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '#tests/api/samples.ts'
import { openOverpass } from '#tests/fakes/overpass.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, openAs, PHONE, readyForOffline, seeNotice, visit } from './browser.ts'
import { kept, leadsOnServer } from './kept.ts'
import { axeFinds, coveredControls, cutTexts, doubleText, hiddenFields, showIn, themes } from './look.ts'
import { shared } from './shared.ts'
import { open, see } from './texts.ts'

/** A phone of 390x844 while its keyboard is open. */
const ABOVE_KEYBOARD = { width: 390, height: 508 }

/** Ana, who sells one product. */
async function openShop() {
  const world = await openWorld()
  const { body: product } = await world.ask('POST', '/api/products', aProduct, await world.person('ana'))
  return { world, product, close: world.close }
}

const anasPhone = shared(openShop, { worker: true })

/** Ana's phone, which was online once and is now offline. */
async function offlineAt(path: string) {
  const phone = await anasPhone('/')
  await phone.page.getByText('All saved').waitFor()
  await phone.context.setOffline(true)
  await open(phone.page, path)
  return phone
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add Lead' })

/** Opens the sheet by a tap. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Add Lead', exact: true }).tap()
  await sheet(page).waitFor()
}

const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).tap()

test('with no signal somebody met in a shop is a lead after their name, their number and one more tap', async () => {
  const { page, context, world, product } = await offlineAt('/lead-management')
  await openSheet(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName')
  await page.keyboard.type('Søren Dahl')
  await sheet(page).getByLabel('Phone Number').fill('+45 31 22 33 44')
  await sheet(page).getByLabel('Note').fill('Wants to see the small one')
  await press(page, 'Add Lead')
  await seeNotice(page, 'Søren Dahl is in Leads.')
  await sheet(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Søren Dahl', exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await context.setOffline(false)
  await expect
    .poll(() => leadsOnServer(world).filter(({ fullName }) => fullName === 'Søren Dahl'))
    .toMatchObject([
      {
        email: '',
        company: '',
        phoneNumber: '+45 31 22 33 44',
        notes: 'Wants to see the small one',
        status: 'approved',
        saved: 1,
        productId: product.id,
      },
    ])
})

test('a company and an address to write to will do; what lacks is said at its field', async () => {
  const { page } = await offlineAt('/lead-management')
  await openSheet(page)
  await press(page, 'Add Lead')
  await see(sheet(page), 'Please enter a name or a company', 'Please enter a phone number or an email')
  await sheet(page).getByLabel('Company').fill('Alta Bakery')
  await sheet(page).getByLabel('Email').fill('orders@alta')
  await press(page, 'Add Lead')
  await see(sheet(page), 'Please enter a valid email address')
  await sheet(page).getByLabel('Email').fill('orders@alta.example')
  await press(page, 'Add Lead')
  await seeNotice(page, 'Alta Bakery is in Leads.')
  await sheet(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Alta Bakery' }).waitFor()
})

test('"More" goes on in the whole form, where a phone number is enough; no word is lost on the way there and back', async () => {
  const { page } = await offlineAt('/lead-management')
  await open(page, '/lead-management?newLead=Mia')
  expect(await sheet(page).getByLabel('Name').inputValue()).toBe('Mia')
  await sheet(page).getByLabel('Name').fill('Mia Berg')
  await sheet(page).getByLabel('Phone Number').fill('22 11 33 44')
  await page.reload()
  await see(sheet(page), 'What you typed earlier is still here. It is not saved yet.')
  await press(page, 'More')
  await page.getByRole('heading', { name: 'Add New Lead' }).waitFor()
  await sheet(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Mia Berg')
  await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe('22 11 33 44')
  await page.getByLabel('Position').fill('Buyer')

  await open(page, '/lead-management?newLead=Mia')
  await sheet(page).getByLabel('Note').fill('Back on Monday')
  await press(page, 'More')
  await expect.poll(() => page.getByLabel('Position').inputValue()).toBe('Buyer')
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Back on Monday')
  await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
  await page.getByRole('button', { name: 'Add Lead' }).tap()
  await seeNotice(page, 'Lead added')
  const mia = { fullName: 'Mia Berg', email: '', phoneNumber: '22 11 33 44', position: 'Buyer' }
  await expect.poll(() => kept(page, 'leads')).toContainEqual(expect.objectContaining(mia))
})

test('who stands before the door need not type the address; with no signal the place itself leads back there', async () => {
  const map = await openOverpass([
    {
      id: 1,
      lat: 60.3901,
      lon: 5.32,
      tags: { 'addr:street': 'Torget', 'addr:housenumber': '1', 'addr:city': 'Bergen' },
    },
  ])
  const town = await openWorld({ overpassUrl: map.url, outboundAllow: map.allow })
  onTestFinished(async () => {
    await town.close()
    await map[Symbol.asyncDispose]()
  })
  await town.person('bodil')
  const { page, context, complaints } = await visit(town, { worker: true })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 60.39, longitude: 5.32, accuracy: 12 })
  await openAs(page, 'bodil')
  await readyForOffline(page)
  await open(page, '/manual-lead-entry')
  const locate = () => page.getByRole('button', { name: 'Use my location' }).tap()
  await locate()
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('Torget 1, Bergen')
  await see(page, 'Place kept, to 12 m. The address is OpenStreetMap’s. Please check the number.')
  await page.getByLabel('Address').fill('')
  await expectThumbFriendly(page)
  await page.getByLabel('Full Name').fill('Mia Berg')
  await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
  await page.getByLabel('Phone Number').fill('22 11 33 44')
  await page.reload()
  await see(page, 'Place kept, to 12 m.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Lead' }).tap()
  await seeNotice(page, 'Lead added')
  await page.waitForURL('**/lead-management')
  await page.getByRole('button', { name: 'Mia Berg', exact: true }).tap()
  const lead = page.getByRole('dialog', { name: 'Mia Berg' })
  await lead.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitem', { name: 'Directions' }).waitFor()
  await page.keyboard.press('Escape')
  const place = lead.getByRole('link', { name: '60.39000, 5.32000' }).first()
  expect(await place.getAttribute('href')).toMatch(/destination=60\.39%2C5\.32$/)
  expect(complaints).toEqual([])
})

test('the sheet can be read, reached and left, in both themes, above a keyboard, and in letters twice as large', async () => {
  const { page } = await offlineAt('/')
  await open(page, '/lead-management?newLead=')
  await sheet(page).waitFor()
  await press(page, 'Add Lead')
  await see(sheet(page), 'Please enter a name or a company')
  for (const theme of themes) {
    await showIn(page, theme, PHONE)
    expect(await axeFinds(page, theme)).toEqual([])
    await expectThumbFriendly(page)
    expect(await cutTexts(page)).toEqual([])
  }
  await showIn(page, 'dark', ABOVE_KEYBOARD)
  expect(await hiddenFields(page)).toEqual([])
  await doubleText(page, true)
  await showIn(page, 'dark', PHONE)
  expect([...(await cutTexts(page)), ...(await coveredControls(page))]).toEqual([])
  await doubleText(page, false)
  await page.goBack()
  await sheet(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})
