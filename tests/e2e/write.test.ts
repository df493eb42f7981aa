import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Config } from '#api/config.ts'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { letterOf, type Scribe, startScribe } from '#tests/fakes/letters.ts'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, seeNotice, type Visitor, visit } from './browser.ts'
import { holdStore } from './kept.ts'

const NEEDS_KEY = 'OpenAI API key required. Please add a valid API key in settings.'
const NO_SERVICE = 'Failed to connect to the AI service. Please try again later.'

let scribe: Scribe
let ai: FakeModel
let world: World
let ana: Person
let leadId: number
let visitors: Visitor[]

beforeAll(async () => {
  scribe = await startScribe()
  ai = await startModel()
})
afterAll(async () => {
  for (const one of [scribe, ai]) await one[Symbol.asyncDispose]()
})
beforeEach(() => {
  visitors = []
})
afterEach(async () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
  await world.close()
})

/** Ana at a phone, about to write to a lead; the server has this key. */
async function aboutToWrite(openai: Config['openai'], worker = false): Promise<Visitor> {
  world = await openWorld({ openai, outboundAllow: `${scribe.allow},${ai.allow}` })
  ana = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  const { body: lead } = await world.ask('POST', '/api/leads', { ...aLead, productId: product.id }, ana)
  leadId = lead.id
  const phone = await visit(world, { worker })
  visitors.push(phone)
  const { page } = phone
  await openAs(page, 'ana')
  if (worker) await readyForOffline(page)
  await page.getByText('All saved').waitFor()
  await page.goto(`/create-email?forLead=${leadId}`)
  await page.getByText('Written by your AI service.').waitFor()
  await page.getByLabel('Length').selectOption('medium')
  return phone
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const email = (page: Page) => page.getByRole('article', { name: 'Email' })

async function emailsOnServer() {
  const { body } = await world.ask('GET', '/api/email-templates', undefined, ana)
  return body
}

test('words come as they are written; stopped half-way, what came is kept, changed and added', async () => {
  const { page } = await aboutToWrite(scribe.access)
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
  await press(page, 'Edit')
  await page.getByLabel('Body').fill('Dear Mia,\n\nthe first half, and mine')
  await press(page, 'Add to My Emails')
  await seeNotice(page, 'Email added')
  await expect
    .poll(emailsOnServer)
    .toMatchObject([
      { subject: 'Vans for you', body: 'Dear Mia,\n\nthe first half, and mine', writtenBy: 'model' },
    ])
})

test('a letter that is too short is brought to length, and a figure that nobody gave is pointed out', async () => {
  const { page } = await aboutToWrite(scribe.access)
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
  await email(page).getByText('It saves [check: 35%]').waitFor()
  await page.getByText('240 words', { exact: true }).waitFor()
  await page.getByText('Still to fill in: [check: 35%]').waitFor()
  await expectThumbFriendly(page)
})

test('what came before a break is kept, and can be tried again or written without AI', async () => {
  const { page } = await aboutToWrite(scribe.access)
  let arrived = scribe.asked()
  await press(page, 'Generate Email')
  const torn = await arrived
  torn.say('Subject: Vans\n\nDear Mia,\n\nhalf')
  await email(page).getByText('half').waitFor()
  torn.tear()
  await page.getByText(NO_SERVICE).waitFor()
  await page.getByText('Broken off').waitFor()
  await email(page).getByText('half').waitFor()
  await expectThumbFriendly(page)
  arrived = scribe.asked()
  await press(page, 'Try again')
  const whole = await arrived
  whole.say(letterOf(220, 'Whole now'))
  whole.finish()
  await email(page).getByText('Whole now').waitFor()
  await page.getByText('Broken off').waitFor({ state: 'detached' })
  expect(await page.getByText(NO_SERVICE).count()).toBe(0)
})

test('where nothing came, a greeting stands in, with the ways on beside it', async () => {
  const { page } = await aboutToWrite(scribe.access)
  const arrived = scribe.asked()
  await press(page, 'Generate Email')
  const torn = await arrived
  torn.tear()
  await page.getByText(NO_SERVICE).waitFor()
  await email(page).getByText('Your Sales Team').waitFor()
  await page.getByText('Written without AI').waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Write without AI')
  await email(page).getByText('ana Tester').waitFor()
  expect(await page.getByText(NO_SERVICE).count()).toBe(0)
})

test('a wrong key is said, with the way to the keys', async () => {
  const { baseUrl, model } = ai.access('letter')
  const { page } = await aboutToWrite({ apiKey: 'sk-wrong', baseUrl, model })
  await press(page, 'Generate Email')
  await page.getByText(NEEDS_KEY).waitFor()
  await email(page).getByText('Your Sales Team').waitFor()
  await page.getByRole('link', { name: 'API Keys' }).click()
  await page.waitForURL('**/settings?tab=api-keys')
})

test('with no signal a draft from parts is there at once, and is improved when the signal is back', async () => {
  const { page, context } = await aboutToWrite(scribe.access, true)
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
  expect(await emailsOnServer()).toMatchObject([
    { subject: 'Better vans', writtenBy: 'model', status: 'draft' },
  ])

  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').getByText('Email by AI: The email was improved.').waitFor()
})

test('an email that was changed meanwhile stays, and the better text is a draft beside it', async () => {
  const { page, context } = await aboutToWrite(scribe.access, true)
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
  await expect.poll(emailsOnServer).toMatchObject([{ body: 'Dear Mia, my own words.' }])
  sheet.say(letterOf(250, 'Better vans'))
  sheet.finish()
  await dialog.getByText('This email had changed meanwhile').waitFor()
  await dialog.getByText('Dear Mia, my own words.').waitFor()
  await expectThumbFriendly(page)
  await dialog.getByRole('button', { name: 'Open' }).click()
  await dialog.getByText('Better vans').waitFor()
})
