import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { openAs, seeNotice, switchOn, type Visitor } from './browser.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const BODY = 'Dear Mia,\n\nshall we talk about vans?\n\nKind regards'

/** Ana with a tablet, on which the page syncs; her phone is the shared device, on which the worker syncs. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  const newLead = async (): Promise<number> =>
    (await world.ask('POST', '/api/leads', { ...aLead, productId: product.id }, ana)).body.id
  const tablet = await switchOn(world)
  await openAs(tablet.page, 'ana')
  const close = async () => {
    await tablet.context.close()
    await world.close()
  }
  return { world, ana, newLead, tablet, close }
}

const atPhone = shared(openOffice, { worker: true })

/** Both devices, online, with a lead for this test. */
async function bothDevices() {
  const at = await atPhone('/')
  await at.tablet.context.setOffline(false)
  onTestFinished(() => expect(at.tablet.complaints).toEqual([]))
  const leadId = await at.newLead()
  for (const { page } of [at, at.tablet]) {
    await open(page, `/lead-management?lead=${leadId}`)
    await page.getByRole('dialog', { name: 'Mia Berg' }).getByText('Berg Logistics').first().waitFor()
    await saved(page)
  }
  return { ...at, phone: at, leadId }
}

const saved = (page: Page) => page.getByText('All saved').waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const emailPage = (page: Page) => page.getByRole('dialog', { name: 'Email to Mia Berg' })

type Both = Awaited<ReturnType<typeof bothDevices>>

/** An email to the lead on both devices, which are then offline. */
async function emailOnBoth({ world, ana, leadId, phone, tablet }: Both): Promise<void> {
  const fields = { subject: 'Vans', body: BODY, leadId }
  const { body } = await world.ask('POST', '/api/email-templates', fields, ana)
  for (const { page, context } of [phone, tablet]) {
    await open(page, `/email-campaigns?email=${body.id}`)
    await emailPage(page).getByText('shall we talk').waitFor()
    await context.setOffline(true)
  }
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

/** How many entries on the lead's page say that the email was sent. */
async function sentNotes({ page }: Visitor, leadId: number): Promise<number> {
  await open(page, `/lead-management?lead=${leadId}`)
  const lead = page.getByRole('dialog', { name: 'Mia Berg' })
  await lead
    .getByText(/^Email sent: /)
    .first()
    .waitFor()
  return lead.getByText(/^Email sent: /).count()
}

test('an email drafted, changed, added, kept as a template and sent with no signal is on the other device, once', async () => {
  const { phone, tablet, leadId } = await bothDevices()
  const { page, context } = phone
  await open(page, `/create-email?forLead=${leadId}`)
  await page.getByRole('heading', { name: 'Mia Berg' }).waitFor()
  await context.setOffline(true)
  await page.getByText('Written without AI').waitFor()
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
  const cards = tablet.page
    .getByRole('list', { name: 'Emails' })
    .getByRole('article')
    .filter({ hasText: 'Vans for ' })
  await expect.poll(() => cards.count()).toBe(2)
  const sent = cards.filter({ hasText: 'Vans for Mia' })
  await sent.getByText('Sent', { exact: true }).waitFor()
  await cards.filter({ hasText: 'Vans for {firstName}' }).getByText('Template', { exact: true }).waitFor()
  await sent.getByRole('button', { name: 'Vans for Mia', exact: true }).click()
  await seeBody(tablet, 'vans at Berg Logistics.')
  expect(await sentNotes(tablet, leadId)).toBe(1)
})

test('what two devices do to an email with no signal: changes apart are both in, it is sent once, and of two for the same words the other is in sight', async () => {
  const both = await bothDevices()
  const { phone, tablet, leadId } = both
  await emailOnBoth(both)
  await edit(phone, BODY.replace('Dear Mia', 'Hello Mia'))
  await edit(tablet, BODY.replace('vans?', 'vans on Monday?'))
  await backOnline(phone, tablet)
  for (const device of [phone, tablet]) {
    await seeBody(device, 'Hello Mia')
    await seeBody(device, 'shall we talk about vans on Monday?')
  }

  await emailOnBoth(both)
  for (const { page } of [phone, tablet]) {
    await emailPage(page).getByRole('button', { name: 'Send' }).click()
    await emailPage(page).getByRole('button', { name: 'It was sent' }).click()
    await seeNotice(page, 'Marked as sent')
  }
  await backOnline(phone, tablet)
  expect(await sentNotes(phone, leadId)).toBe(1)
  expect(await sentNotes(tablet, leadId)).toBe(1)
  for (const { page } of [phone, tablet]) {
    await saved(page)
    expect(await page.getByText('need your attention').count()).toBe(0)
  }

  await emailOnBoth(both)
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
