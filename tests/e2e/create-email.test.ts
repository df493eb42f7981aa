import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordCount } from '#db/composer/words.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { closeNotices, expectThumbFriendly, seeNotice } from './browser.ts'
import { shared } from './shared.ts'
import { FILLABLE, fill, open, seeNoticed } from './texts.ts'

const PRODUCT = {
  name: 'Deck ovens',
  description: 'Ovens made to last, easy to install, and quiet enough for a shop in which people sit.',
  brand: 'premium',
  value: '4,900',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '4,000 to 6,000',
}

/** Mia and Nils are shared; each test that writes uses one of the other leads. */
const companies = {
  'Mia Berg': 'Fjord Foods',
  'Nils Dahl': 'Alta Bakery',
  'Olga Strand': 'Bryn Hotel',
  'Pia Vik': 'Vik Inn',
  'Siv Aas': 'Aas Bakery',
  'Tor Moe': 'Moe & Co',
}

/** Ana with a product and leads, and Nora without data. */
async function openOffice() {
  const world = await openWorld()
  const [ana, nora] = [await world.person('ana'), await world.person('nora')]
  const { body: product } = await world.ask('POST', '/api/products', PRODUCT, ana)
  const leads = new Map<string, number>()
  for (const [fullName, company] of Object.entries(companies)) {
    const email = `${fullName.split(' ')[0]}@x.example`.toLowerCase()
    const fields = { fullName, company, email, productId: product.id }
    leads.set(fullName, (await world.ask('POST', '/api/leads', fields, ana)).body.id)
  }
  return { world, ana, nora, leads, close: world.close }
}

const phone = shared(openOffice, { worker: true, script: FILLABLE })

/** A phone that was online once and is now offline. */
async function offlineAt(path: string, username?: string) {
  const at = await phone('/', username)
  await at.page.getByText('All saved').waitFor()
  await at.context.setOffline(true)
  await open(at.page, path)
  return at
}

/** Ana's phone, offline, at the email to a lead. */
async function writingTo(name: keyof typeof companies) {
  const at = await offlineAt('/create-email')
  await open(at.page, `/create-email?forLead=${at.leads.get(name)}`)
  await at.page.getByRole('heading', { name }).waitFor()
  return at
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const email = (page: Page) => page.getByRole('article', { name: 'Email' })
/** Opens the options of the email, which are one line on a phone. */
const openOptions = (page: Page) => page.getByRole('main').locator('summary').click()
const subject = (page: Page) => page.getByLabel('Subject')
const body = (page: Page) => page.getByLabel('Body')

/** The emails to a lead that Ana's other device receives. */
async function emailsElsewhere({ world, ana }: { world: World; ana: Person }, to: number | undefined) {
  const device = world.device(ana)
  await device.sync()
  const emails = await device.store.emails.toArray()
  return emails.filter(({ leadId }) => leadId === to)
}

test('with no signal a lead is picked, drafts are written, changed, kept over a reload, added and copied', async () => {
  const at = await offlineAt('/create-email')
  const { page, context } = at
  const leadId = at.leads.get('Mia Berg')
  await page.getByText('Nils Dahl').first().waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('searchbox').fill('fjord')
  await page.getByText('Nils Dahl').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mia Berg' }).click()
  await page.waitForURL(`**/create-email?forLead=${leadId}`)
  await page.getByText('Written without AI').waitFor()
  await expectThumbFriendly(page)

  const professional = await body(page).inputValue()
  expect(professional).toContain('Mia')
  await openOptions(page)
  await page.getByLabel('Language').selectOption('German')
  await press(page, 'Generate Email')
  await expect.poll(() => body(page).inputValue()).toMatch(/^Sehr geehrte Frau Berg,/)
  await openOptions(page)
  await page.getByLabel('Language').selectOption('The lead’s (English)')
  await page.getByLabel('Tone').selectOption('Friendly')
  await page.getByLabel('Length').selectOption('Short (150-200 words)')
  await expectThumbFriendly(page)
  await press(page, 'Generate Email')
  await page.getByText('Friendly · Short').waitFor()
  const friendly = await body(page).inputValue()
  expect(friendly).not.toBe(professional)
  await press(page, 'Try another')
  await expect.poll(() => body(page).inputValue()).not.toBe(friendly)
  await press(page, 'View')
  await email(page).getByText('Mia').first().waitFor()
  await expectThumbFriendly(page)

  await press(page, 'Edit')
  const count = wordCount(await body(page).inputValue())
  expect(count).toBeLessThanOrEqual(200)
  await subject(page).fill('Ovens for Mia')
  await body(page).fill('Dear Mia, half a thou')
  await page.getByText('5 words, shorter than 150-200 words').waitFor()
  await expectThumbFriendly(page)
  await page.reload()
  await page.getByText('Friendly · Short').waitFor()
  expect(await subject(page).inputValue()).toBe('Ovens for Mia')
  expect(await body(page).inputValue()).toBe('Dear Mia, half a thou')
  await body(page).fill('Dear Mia,\n\nhalf a thought more')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy')
  await page.getByRole('button', { name: 'Copied!' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Ovens for Mia\n\nDear Mia,\n\nhalf a thought more',
  )
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await press(page, 'Save template')
  const dialog = page.getByRole('dialog', { name: 'Save template' })
  await dialog.getByText('Mia → {firstName}').waitFor()
  await dialog.getByText('Ovens for {firstName}').waitFor()
  await expectThumbFriendly(page)
  await dialog.getByLabel('Replace names by variables').click()
  await dialog.getByText('Ovens for Mia').waitFor()
  await dialog.getByLabel('Replace names by variables').click()
  await dialog.getByRole('button', { name: 'Save Template' }).click()
  await seeNotice(page, 'Template saved')
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Add to My Emails')
  await seeNotice(page, 'Email added')
  await expectThumbFriendly(page)
  await page.getByRole('link', { name: 'In My Emails' }).click()
  await page.waitForURL(/email-campaigns\?email=\d+$/)
  await page.getByRole('dialog').getByText('half a thought more').waitFor()

  await context.setOffline(false)
  await expect.poll(async () => (await emailsElsewhere(at, leadId)).length).toBe(2)
  const kept = await emailsElsewhere(at, leadId)
  expect(kept.map(({ template }) => template).sort()).toEqual([false, true])
  for (const row of kept) {
    const name = row.template ? '{firstName}' : 'Mia'
    expect(row).toMatchObject({
      subject: `Ovens for ${name}`,
      body: `Dear ${name},\n\nhalf a thought more`,
      tone: 'friendly',
      length: 'short',
      focus: 'benefits',
      leadId,
      status: 'draft',
      writtenBy: 'parts',
    })
  }
})

test('what a person changed is replaced only when they say so', async () => {
  const { page } = await writingTo('Olga Strand')
  await body(page).fill('My own words')
  await openOptions(page)
  await page.getByLabel('Focus').selectOption('Case Study')
  await press(page, 'Generate Email')
  await page.getByRole('alertdialog', { name: 'Replace your text?' }).waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Keep Mine')
  expect(await body(page).inputValue()).toBe('My own words')
  await press(page, 'Generate Email')
  await press(page, 'Replace')
  await expect.poll(() => body(page).inputValue()).toContain('Olga')
})

test('what only the sender can know is marked, said, and selected to be typed over', async () => {
  const { page } = await writingTo('Pia Vik')
  await openOptions(page)
  await page.getByLabel('Focus').selectOption('Discount')
  await press(page, 'Generate Email')
  await page.getByText('Still to fill in: [your offer]').waitFor()
  await press(page, 'View')
  await email(page).locator('mark').first().waitFor()
  await press(page, 'Fill in')
  await page.keyboard.type('10% off until May')
  expect(await body(page).inputValue()).toContain('10% off until May')
  await page.getByText('Still to fill in: [your offer]').waitFor({ state: 'detached' })
})

test('a lead’s page and its menu lead to its email; the page keeps the mail app', async () => {
  const { page, leads } = await offlineAt('/lead-management')
  await open(page, `/lead-management?lead=${leads.get('Mia Berg')}`)
  const lead = page.getByRole('dialog', { name: 'Mia Berg' })
  expect(await lead.getByRole('link', { name: 'mia@x.example' }).getAttribute('href')).toBe(
    'mailto:mia@x.example',
  )
  await lead.getByRole('link', { name: 'Write' }).click()
  await page.getByRole('heading', { name: 'Mia Berg' }).waitFor()
  await open(page, '/lead-management')
  await press(page, 'Actions for Nils Dahl')
  await page.getByRole('menuitem', { name: 'Email' }).click()
  await page.getByRole('heading', { name: 'Nils Dahl' }).waitFor()
  await page.getByRole('button', { name: 'Change lead' }).click()
  await page.getByRole('button', { name: 'Mia Berg' }).waitFor()

  await open(page, '/create-email?forLead=4711')
  await page.getByText('No lead selected', { exact: true }).waitFor()
  await page.getByText('Please select a lead first', { exact: true }).waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Choose a Lead')
  await page.getByRole('button', { name: 'Mia Berg' }).waitFor()
})

test('with no leads the way leads to the generation of leads, with no products to a product', async () => {
  const { page, context, world, nora } = await offlineAt('/create-email', 'nora')
  await page.getByText('No leads yet').waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('main').getByRole('link', { name: 'Generate Leads' }).click()
  await page.waitForURL('**/lead-generation')

  await world.ask('POST', '/api/leads', { fullName: 'Mia Berg', email: 'mia@x.example', company: 'F' }, nora)
  await context.setOffline(false)
  await open(page, '/create-email')
  await page.getByRole('button', { name: 'Mia Berg' }).click()
  await page.getByText('No product · ').waitFor()
  await body(page).fill('Dear Mia, without a product.')
  await openOptions(page)
  await page.getByText('No Products Available').waitFor()
  await expectThumbFriendly(page)
  await world.ask('POST', '/api/products', PRODUCT, nora)
  await world.ask('POST', '/api/products', { ...PRODUCT, name: 'Peels' }, nora)
  await open(page, '/products')
  await page.getByText('Peels').first().waitFor()
  await page.goBack()
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia, without a product.')
  await openOptions(page)
  await press(page, 'Generate Email')
  await page.getByText('Please select a product first').waitFor()
  await page.getByLabel('Product').selectOption('Peels')
  await press(page, 'Generate Email')
  await expect.poll(() => body(page).inputValue()).toContain('Peels')
})

test('an email that was added is gone on with when its page is closed, and on a new visit, until it is deleted', async () => {
  const { page, leads } = await writingTo('Siv Aas')
  await openOptions(page)
  await page.getByLabel('Tone').selectOption('Friendly')
  await press(page, 'Generate Email')
  await page.getByText('Friendly · Brief').waitFor()
  await subject(page).fill('Ovens for Siv')
  await press(page, 'Add to My Emails')
  await page.getByRole('link', { name: 'In My Emails' }).click()
  const dialog = page.getByRole('dialog', { name: /^Email/ })
  await dialog.getByText('Ovens for Siv').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`/email-campaigns?tab=create&forLead=${leads.get('Siv Aas')}`)
  await page.getByText('Friendly · Brief').waitFor()
  expect(await subject(page).inputValue()).toBe('Ovens for Siv')

  await page.getByRole('link', { name: 'In My Emails' }).click()
  await dialog.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.waitFor({ state: 'detached' })
  await open(page, `/create-email?forLead=${leads.get('Siv Aas')}`)
  await expect.poll(() => subject(page).inputValue()).not.toBe('')
  expect(await subject(page).inputValue()).not.toBe('Ovens for Siv')
})

test('a device that is full, and a clipboard that is closed, say so and lose nothing', async () => {
  const at = await phone('/create-email')
  const { page } = at
  const leadId = at.leads.get('Tor Moe')
  await open(page, `/create-email?forLead=${leadId}`)
  await subject(page).fill('Ovens')
  await fill(page, true)
  await press(page, 'Add to My Emails')
  await seeNoticed(page, 'Error Adding Email', 'Please try again.')
  await closeNotices(page)
  await press(page, 'Save template')
  await press(page, 'Save Template')
  await seeNoticed(page, 'Error Saving Template', 'Please try again.')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    }),
  )
  await closeNotices(page)
  await press(page, 'Copy')
  await seeNoticed(page, 'Failed to copy')
  await fill(page, false)
  await page.reload()
  expect(await subject(page).inputValue()).toBe('Ovens')
  await press(page, 'Add to My Emails')
  await seeNoticed(page, 'Email added', 'The email to Tor Moe is in My Emails, as a draft.')
  await expect
    .poll(async () => (await emailsElsewhere(at, leadId)).map(({ subject }) => subject))
    .toEqual(['Ovens'])
})
