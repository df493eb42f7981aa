import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#api/config/config.ts'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { letterOf, type Scribe, startScribe } from '#tests/fakes/letters.ts'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { holdStore } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const NEEDS_KEY = 'OpenAI API key required. Please add a valid API key in settings.'
const NO_SERVICE = 'Failed to connect to the AI service. Please try again later.'

let scribe: Scribe
let ai: FakeModel
beforeAll(async () => {
  scribe = await startScribe()
  ai = await startModel()
})
afterAll(async () => {
  for (const one of [scribe, ai]) await one[Symbol.asyncDispose]()
})

/** Ana, who sells one product; the server has this key. */
async function openOffice(openai: Config['openai']) {
  const world = await openWorld({ openai, outboundAllow: `${scribe.allow},${ai.allow}` })
  const ana = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  return { world, ana, product, close: world.close }
}

const phone = shared(() => openOffice(scribe.access))
const withWorker = shared(() => openOffice(scribe.access), { worker: true })
const withWrongKey = shared(() => {
  const { baseUrl, model } = ai.access('letter')
  return openOffice({ apiKey: 'sk-wrong', baseUrl, model })
})

/** Ana's phone, at an email to a lead to whom nobody has written. */
async function aboutToWrite(take = phone) {
  const at = await take('/')
  const fields = { ...aLead, productId: at.product.id }
  const { body: lead } = await at.world.ask('POST', '/api/leads', fields, at.ana)
  await open(at.page, `/create-email?forLead=${lead.id}`)
  await at.page.getByRole('heading', { name: aLead.fullName }).waitFor()
  await at.page.getByText('Written without AI').waitFor()
  await at.page.getByRole('main').locator('summary').click()
  await at.page.getByText('Written by your AI service.').waitFor()
  await at.page.getByLabel('Length').selectOption('medium')
  const emails = async () => {
    const { body } = await at.world.ask('GET', '/api/email-templates', undefined, at.ana)
    return body.filter(({ leadId }: { leadId: number }) => leadId === lead.id)
  }
  return { ...at, emails }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const email = (page: Page) => page.getByRole('article', { name: 'Email' })

test('words come as they are written; stopped half-way, what came is kept, changed and added', async () => {
  const { page, emails } = await aboutToWrite()
  await expectThumbFriendly(page)
  const arrived = scribe.asked()
  await press(page, 'Generate Email')
  const sheet = await arrived
  await page.getByText('Asking the AI service, scribe-1…').waitFor()
  sheet.say('Subject: Vans for you\n\nDear Mia,\n\nthe first')
  await email(page).getByText('Dear Mia,').waitFor()
  await page.getByText('scribe-1 is writing…').waitFor()
  sheet.say(' half')
  await email(page).getByText('the first half').waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Stop')
  await sheet.left
  await page.getByText('Stopped early').waitFor()
  await page.getByText('Written with AI').waitFor()
  await page.getByText('scribe-1', { exact: true }).waitFor()
  await page.getByText(/^\d words, shorter than 200-300 words$/).waitFor()
  await expectThumbFriendly(page)

  await page.reload()
  await page.getByText('Stopped early').waitFor()
  await page.getByLabel('Body').fill('Dear Mia,\n\nthe first half, and mine')
  await press(page, 'Add to My Emails')
  await seeNotice(page, 'Email added')
  await expect
    .poll(emails)
    .toMatchObject([
      { subject: 'Vans for you', body: 'Dear Mia,\n\nthe first half, and mine', writtenBy: 'model' },
    ])
})

test('a letter that is too short is brought to length, and a figure that nobody gave is pointed out', async () => {
  const { page } = await aboutToWrite()
  let arrived = scribe.asked()
  await press(page, 'Generate Email')
  const first = await arrived
  arrived = scribe.asked()
  first.say(letterOf(40, 'Too short'))
  first.finish()
  const second = await arrived
  await page.getByText('Written with 40 words; being brought to length.').waitFor()
  await email(page).getByText('Too short').waitFor()
  second.say(letterOf(240, 'It saves 35%'))
  second.finish()
  await press(page, 'View')
  await email(page).getByText('It saves [check: 35%]').waitFor()
  await page.getByText('240 words', { exact: true }).waitFor()
  await page.getByText('Still to fill in: [check: 35%]').waitFor()
  await expectThumbFriendly(page)
})

test('what came before a break is kept, and can be tried again or written without AI', async () => {
  const { page } = await aboutToWrite()
  let arrived = scribe.asked()
  await press(page, 'Generate Email')
  const torn = await arrived
  torn.say('Subject: Vans\n\nDear Mia,\n\nhalf')
  await email(page).getByText('half').waitFor()
  torn.tear()
  await page.getByText(NO_SERVICE).waitFor()
  await page.getByText('Broken off').waitFor()
  expect(await page.getByLabel('Body').inputValue()).toContain('half')
  await expectThumbFriendly(page)
  arrived = scribe.asked()
  await press(page, 'Try again')
  const whole = await arrived
  whole.say(letterOf(220, 'Whole now'))
  whole.finish()
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Whole now')
  await page.getByText('Broken off').waitFor({ state: 'detached' })
  expect(await page.getByText(NO_SERVICE).count()).toBe(0)
})

test('where nothing came, the letter of this device is written, and one sentence says so', async () => {
  const { page } = await aboutToWrite()
  await page.getByLabel('Tone').selectOption('friendly')
  const arrived = scribe.asked()
  await press(page, 'Generate Email')
  const torn = await arrived
  torn.tear()
  await page.getByText(`${NO_SERVICE} This letter was written on this device instead.`).waitFor()
  await page.getByText('Friendly · Medium').waitFor()
  await page.getByText('Written without AI').waitFor()
  expect(await page.getByLabel('Body').inputValue()).toMatch(/Mia.*ana Tester/s)
  await expectThumbFriendly(page)
})

test('a wrong key is said, with the way to the keys', async () => {
  const { page } = await aboutToWrite(withWrongKey)
  await press(page, 'Generate Email')
  await page.getByText(NEEDS_KEY).waitFor()
  expect(await page.getByLabel('Body').inputValue()).toContain('ana Tester')
  await page.getByRole('link', { name: 'API Keys' }).click()
  await page.waitForURL('**/settings?tab=api-keys')
})

test('with no signal a draft from parts is there at once, and is improved when the signal is back', async () => {
  const { page, context, emails } = await aboutToWrite(withWorker)
  await context.setOffline(true)
  await page.getByText('No connection: written on this device, without AI.').waitFor()
  await press(page, 'Generate Email')
  await page.getByText('Written without AI').waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Improve with AI when back')
  await seeNotice(page, 'Waiting for AI')
  await press(page, 'View email')
  const dialog = page.getByRole('dialog', { name: 'Email to Mia Berg' })
  await dialog.getByText('Waiting for AI. Waiting for a connection.').waitFor()
  await expectThumbFriendly(page)

  const arrived = scribe.asked()
  await context.setOffline(false)
  const sheet = await arrived
  sheet.say(letterOf(250, 'Better vans'))
  sheet.finish()
  await dialog.getByText('Better vans').waitFor()
  await dialog.getByText('Improved with AI').waitFor()
  await dialog.getByText('With AI', { exact: true }).waitFor()
  expect(await emails()).toMatchObject([{ subject: 'Better vans', writtenBy: 'model', status: 'draft' }])

  await open(page, '/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').getByText('Email by AI: The email was improved.').waitFor()
})

test('an email that was changed meanwhile stays, and the better text is a draft beside it', async () => {
  const { page, context, emails } = await aboutToWrite(withWorker)
  await context.setOffline(true)
  await page.getByText('No connection: written on this device, without AI.').waitFor()
  await press(page, 'Generate Email')
  const letGo = await holdStore(page)
  await press(page, 'Improve with AI when back')
  const view = page.getByRole('button', { name: 'View email', exact: true })
  expect(await view.count()).toBe(0)
  await letGo()
  await view.click()
  const arrived = scribe.asked()
  await context.setOffline(false)
  const sheet = await arrived
  const dialog = page.getByRole('dialog', { name: 'Email to Mia Berg' })
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Email' }).getByLabel('Body').fill('Dear Mia, my own words.')
  await press(page, 'Save Changes')
  await seeNotice(page, 'Email updated')
  await expect.poll(emails).toMatchObject([{ body: 'Dear Mia, my own words.' }])
  sheet.say(letterOf(250, 'Better vans'))
  sheet.finish()
  await dialog.getByText('This email had changed meanwhile').waitFor()
  await dialog.getByText('Dear Mia, my own words.').waitFor()
  await expectThumbFriendly(page)
  await dialog.getByRole('button', { name: 'Open' }).click()
  await dialog.getByText('Better vans').waitFor()
})
