import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { openAs, readyForOffline, seeNotice, type Visitor, visit } from './browser.ts'
import { open } from './texts.ts'

const BODY = 'Dear Mia,\n\nshall we talk about vans?\n\nKind regards'

let world: World
let ana: Person
let leadId: number
let phone: Visitor
let tablet: Visitor

beforeEach(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  const { body: lead } = await world.ask('POST', '/api/leads', { ...aLead, productId: product.id }, ana)
  leadId = lead.id
  ;[phone, tablet] = [await arrived(true), await arrived(false)]
})
afterEach(async () => {
  for (const { complaints } of [phone, tablet]) expect(complaints).toEqual([])
  await world.close()
})

/** A device of Ana's that has all there is; its worker syncs where it has one, else its page. */
async function arrived(worker: boolean): Promise<Visitor> {
  const device = await visit(world, { worker })
  await openAs(device.page, 'ana')
  if (worker) await readyForOffline(device.page)
  await saved(device.page)
  return device
}

const saved = (page: Page) => page.getByText('All saved').waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const emailPage = (page: Page) => page.getByRole('dialog', { name: 'Email to Mia Berg' })

/** Ana's email on both devices, each now without a signal. */
async function emailOnBoth(): Promise<number> {
  const fields = { subject: 'Vans', body: BODY, leadId }
  const { body } = await world.ask('POST', '/api/email-templates', fields, ana)
  for (const { page, context } of [phone, tablet]) {
    await open(page, `/email-campaigns?email=${body.id}`)
    await emailPage(page).getByText('shall we talk').waitFor()
    await context.setOffline(true)
  }
  return body.id
}

async function backOnline(...devices: Visitor[]) {
  for (const { page, context } of devices) {
    await context.setOffline(false)
    await saved(page)
  }
}

async function edit({ page }: Visitor, body: string) {
  await emailPage(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Email' }).getByLabel('Body').fill(body)
  await press(page, 'Save Changes')
  await seeNotice(page, 'Email updated')
}

async function seeBody({ page }: Visitor, text: string) {
  await emailPage(page).getByText(text).waitFor()
}

/** How often the lead's page tells that the email was sent. */
async function sentNotes({ page }: Visitor): Promise<number> {
  await open(page, `/lead-management?lead=${leadId}`)
  const lead = page.getByRole('dialog', { name: 'Mia Berg' })
  await lead
    .getByText(/^Email sent: /)
    .first()
    .waitFor()
  return lead.getByText(/^Email sent: /).count()
}

test('an email drafted, changed, added, kept as a template and sent with no signal is on the other device, once', async () => {
  const { page, context } = phone
  await open(page, `/create-email?forLead=${leadId}`)
  await page.getByRole('heading', { name: 'Mia Berg' }).waitFor()
  await context.setOffline(true)
  await press(page, 'Generate Email')
  await page.getByText('Written without AI').waitFor()
  await press(page, 'Edit')
  await page.getByLabel('Subject').fill('Vans for Mia')
  await page.getByLabel('Body').fill('Dear Mia,\n\nvans at Berg Logistics.')
  await press(page, 'Save template')
  await press(page, 'Save Template')
  await seeNotice(page, 'Template saved')
  await press(page, 'Add to My Emails')
  await seeNotice(page, 'Email added')
  await press(page, 'View email')
  await emailPage(page).getByRole('button', { name: 'Send' }).click()
  await emailPage(page).getByRole('button', { name: 'It was sent' }).click()
  await seeNotice(page, 'Marked as sent')
  await page.getByText(/Offline, \d waiting/).waitFor()

  await backOnline(phone)
  await open(tablet.page, '/email-campaigns')
  const cards = tablet.page.getByRole('list', { name: 'Emails' }).getByRole('article')
  await expect.poll(() => cards.count()).toBe(2)
  const sent = cards.filter({ hasText: 'Vans for Mia' })
  await sent.getByText('Sent', { exact: true }).waitFor()
  await cards.filter({ hasText: 'Vans for {firstName}' }).getByText('Template', { exact: true }).waitFor()
  await sent.getByRole('button', { name: 'Vans for Mia', exact: true }).click()
  await seeBody(tablet, 'vans at Berg Logistics.')
  expect(await sentNotes(tablet)).toBe(1)
})

test('what two devices do to an email with no signal: changes apart are both in, it is sent once, and of two for the same words the other is in sight', async () => {
  await emailOnBoth()
  await edit(phone, BODY.replace('Dear Mia', 'Hello Mia'))
  await edit(tablet, BODY.replace('vans?', 'vans on Monday?'))
  await backOnline(phone, tablet)
  for (const device of [phone, tablet]) {
    await seeBody(device, 'Hello Mia')
    await seeBody(device, 'shall we talk about vans on Monday?')
  }

  await emailOnBoth()
  for (const { page } of [phone, tablet]) {
    await emailPage(page).getByRole('button', { name: 'Send' }).click()
    await emailPage(page).getByRole('button', { name: 'It was sent' }).click()
    await seeNotice(page, 'Marked as sent')
  }
  await backOnline(phone, tablet)
  expect(await sentNotes(phone)).toBe(1)
  expect(await sentNotes(tablet)).toBe(1)
  for (const { page } of [phone, tablet]) {
    await saved(page)
    expect(await page.getByText('need your attention').count()).toBe(0)
  }

  await emailOnBoth()
  await edit(phone, BODY.replace('talk about vans?', 'meet on Tuesday?'))
  await edit(tablet, BODY.replace('talk about vans?', 'speak on Friday?'))
  await backOnline(phone, tablet)
  for (const device of [phone, tablet]) await seeBody(device, 'shall we speak on Friday?')
  for (const { page } of [phone, tablet]) {
    await open(page, '/attention')
    await page.getByRole('paragraph').filter({ hasText: 'shall we meet on Tuesday?' }).waitFor()
    await page.getByRole('paragraph').filter({ hasText: 'shall we speak on Friday?' }).waitFor()
    await page.getByRole('button', { name: /^Use “Dear Mia, shall we meet on Tuesday/ }).waitFor()
    await page.getByRole('button', { name: /^Keep “Dear Mia, shall we speak on Friday/ }).waitFor()
  }
})
