import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { closeNotices, expectThumbFriendly, seeNotice } from './browser.ts'
import { unsent } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

/** The number of taps from a lead's page to an email that counts as sent. */
const TAPS = 3
const TEMPLATE = { subject: 'A word to {company}', body: 'Dear {firstName},\n\nyou know {industry}.' }

/** Ana with a product and a template. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  await world.ask('POST', '/api/save-template', TEMPLATE, ana)
  const newLead = async (): Promise<number> =>
    (await world.ask('POST', '/api/leads', { ...aLead, productId: product.id }, ana)).body.id
  const emailsTo = async (leadId: number) => {
    const { body } = await world.ask('GET', '/api/email-templates', undefined, ana)
    return body.filter((email: { leadId: number | null }) => email.leadId === leadId)
  }
  return { world, ana, newLead, emailsTo, close: world.close }
}

const phone = shared(openOffice, { worker: true })

/** Ana's phone, offline, at the page of a lead to whom nobody has written. */
async function atLead() {
  const at = await phone('/')
  const leadId = await at.newLead()
  await open(at.page, `/lead-management?lead=${leadId}`)
  await leadPage(at.page).getByRole('link', { name: 'Write' }).waitFor()
  await at.page.getByText('All saved').waitFor()
  await at.context.setOffline(true)
  return { ...at, leadId }
}

/** The same, with the email begun. */
async function writing() {
  const at = await atLead()
  await leadPage(at.page).getByRole('link', { name: 'Write' }).tap()
  await expect.poll(() => body(at.page).inputValue()).toContain('Mia')
  return at
}

const leadPage = (page: Page) => page.getByRole('dialog', { name: 'Mia Berg' })
const subject = (page: Page) => page.getByLabel('Subject')
const body = (page: Page) => page.getByLabel('Body')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('with no signal three taps lead from a lead to an email that was sent, and Undo takes it back', async () => {
  const { page, context, leadId, emailsTo } = await atLead()
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const begun = performance.now()
  await tap(leadPage(page).getByRole('link', { name: 'Write' }))
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await tap(page.getByRole('button', { name: 'It was sent' }))
  await seeNotice(page, 'Marked as sent')
  console.log(`from the lead to the email sent: ${taps} taps, ${Math.round(performance.now() - begun)} ms`)
  expect(taps).toBe(TAPS)
  await page.getByText('Mia Berg still has the status New.').waitFor()
  await expectThumbFriendly(page)

  await press(page, 'Undo')
  await seeNotice(page, 'Not sent')
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await body(page).inputValue()).toContain('Mia')
  await press(page, 'Send')
  await press(page, 'It was sent')
  await seeNotice(page, 'Marked as sent')
  await page.getByRole('link', { name: 'Back to the lead' }).click()
  await leadPage(page)
    .getByText(/^Email sent: /)
    .waitFor()
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  expect(await emailsTo(leadId)).toMatchObject([{ status: 'sent', writtenBy: 'parts' }])
})

test('Send is the only filled button where one writes, and says what happens with no signal', async () => {
  const { page } = await writing()
  await page.getByText('No signal: your mail app sends it later.').waitFor()
  const filled = page.getByRole('main').locator('button.bg-accent, a.bg-accent')
  expect(await filled.allTextContents()).toEqual(['Send'])
  await expectThumbFriendly(page)
})

test('what was typed is in My Emails once the screen is left, and is gone on with from the lead', async () => {
  const { page, context, leadId, emailsTo } = await writing()
  await subject(page).fill('Vans on Monday')
  await body(page).fill('Dear Mia, half a thou')
  await page.reload()
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia, half a thou')
  await body(page).fill('Dear Mia, half a thought')
  await page.goBack()
  await leadPage(page).getByRole('link', { name: 'Write' }).tap()
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia, half a thought')
  await page.getByRole('link', { name: 'In My Emails' }).waitFor()
  await body(page).fill('Dear Mia, a thought')
  await page.getByRole('button', { name: 'Add to My Emails' }).waitFor()
  await page.goBack()
  await context.setOffline(false)
  await expect
    .poll(() => emailsTo(leadId))
    .toMatchObject([{ subject: 'Vans on Monday', body: 'Dear Mia, a thought', status: 'draft' }])
})

test('an email is written without generating, or begun with a template', async () => {
  const { page, context, leadId, emailsTo } = await writing()
  await press(page, 'Start blank')
  await expect.poll(() => body(page).inputValue()).toBe('')
  await subject(page).fill('By hand')
  await body(page).fill('Dear Mia, by hand.')
  await press(page, 'Use a template')
  await page.getByRole('option', { name: 'A word to' }).click()
  await press(page, 'Keep Mine')
  expect(await body(page).inputValue()).toBe('Dear Mia, by hand.')
  await press(page, 'Add to My Emails')
  await seeNotice(page, 'Email added')
  await closeNotices(page)
  await press(page, 'Use a template')
  await page.getByRole('option', { name: 'A word to' }).click()
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia,\n\nyou know [industry].')
  await page.getByText('Still to fill in: [industry]').waitFor()
  await press(page, 'Send')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await expect
    .poll(() => emailsTo(leadId))
    .toMatchObject([{ subject: 'By hand', body: 'Dear Mia, by hand.', writtenBy: 'person' }])
})

test('a template that is saved shows the names that are still in it, and makes variables of them by a tap', async () => {
  const { page, context, world, ana } = await writing()
  await subject(page).fill('For Berg Logistics')
  await body(page).fill('Dear Ms Berg,\n\nas Brio Ltd in Bergen knows.\n\nKind regards,\nana Tester')
  await press(page, 'Save template')
  const dialog = page.getByRole('dialog', { name: 'Save template' })
  await dialog.getByText(/Dear Ms Berg → \{greeting\}/).waitFor()
  await dialog.getByLabel('Brio Ltd').selectOption('Company')
  await dialog.getByText('as {company} in Bergen knows.').waitFor()
  await expectThumbFriendly(page)
  await press(page, 'Save Template')
  await seeNotice(page, 'Template saved')
  await context.setOffline(false)
  const templates = async () => {
    const { body } = await world.ask('GET', '/api/email-templates', undefined, ana)
    return body.filter((email: { subject: string }) => email.subject === 'For {company}')
  }
  await expect
    .poll(templates)
    .toMatchObject([
      { body: '{greeting},\n\nas {company} in Bergen knows.\n\nKind regards,\n{senderName}', template: true },
    ])
})

test('two tabs show the same words, and one email comes of them', async () => {
  const { page, context, leadId, emailsTo } = await writing()
  const other = await context.newPage()
  await other.goto(`/create-email?forLead=${leadId}`)
  await expect.poll(() => body(other).inputValue()).toContain('Mia')
  await body(page).fill('Dear Mia, from the first tab.')
  await expect.poll(() => body(other).inputValue()).toBe('Dear Mia, from the first tab.')
  await body(other).fill('Dear Mia, from both tabs.')
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia, from both tabs.')
  await press(page, 'Add to My Emails')
  await other.getByRole('link', { name: 'In My Emails' }).waitFor()
  await body(other).fill('Dear Mia, from both tabs, later.')
  await press(other, 'Add to My Emails')
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia, from both tabs, later.')
  // What is typed is in the other tab at once, and in My Emails a moment later.
  await other.getByRole('link', { name: 'In My Emails' }).waitFor()
  await other.close()
  await context.setOffline(false)
  await expect.poll(() => emailsTo(leadId)).toMatchObject([{ body: 'Dear Mia, from both tabs, later.' }])
})

test('of an app that is killed while somebody types, the text is there when it is opened again', async () => {
  const { page, context, leadId } = await writing()
  await subject(page).fill('Vans')
  await body(page).pressSequentially('Half a thou')
  const typed = await body(page).inputValue()
  await page.close()
  const again = await context.newPage()
  await again.goto(`/create-email?forLead=${leadId}`)
  await expect.poll(() => body(again).inputValue()).toBe(typed)
  expect(await subject(again).inputValue()).toBe('Vans')
})

test('an email whose lead is deleted meanwhile stays, and can still be kept and sent', async () => {
  const { page, context, world, ana, leadId, emailsTo } = await writing()
  await body(page).fill('Dear Mia, all the same.')
  await world.ask('DELETE', `/api/leads/${leadId}`, undefined, ana)
  await context.setOffline(false)
  await page.getByText('This lead was deleted. What you wrote is still here.').waitFor()
  expect(await body(page).inputValue()).toBe('Dear Mia, all the same.')
  await press(page, 'Send')
  await press(page, 'It was sent')
  await seeNotice(page, 'Marked as sent')
  await expect.poll(() => unsent(page)).toBe(0)
  expect(await emailsTo(leadId)).toMatchObject([{ body: 'Dear Mia, all the same.', status: 'sent' }])
})

test('what another device changes in the draft appears, and changes apart are both kept', async () => {
  const { page, context, world, ana, leadId, emailsTo } = await writing()
  await body(page).fill('Dear Mia,\n\nshall we talk?\n\nBest')
  await press(page, 'Add to My Emails')
  await context.setOffline(false)
  await expect.poll(async () => (await emailsTo(leadId)).length).toBe(1)
  const [{ id }] = await emailsTo(leadId)
  const edit = (text: string) => world.ask('PATCH', `/api/email-templates/${id}`, { body: text }, ana)
  await edit('Dear Mia,\n\nshall we talk?\n\nBest wishes')
  await expect.poll(() => body(page).inputValue()).toBe('Dear Mia,\n\nshall we talk?\n\nBest wishes')

  await context.setOffline(true)
  await body(page).fill('Hello Mia,\n\nshall we talk?\n\nBest wishes')
  await edit('Dear Mia,\n\nshall we talk?\n\nBest wishes from Bergen')
  await press(page, 'Add to My Emails')
  await context.setOffline(false)
  const both = 'Hello Mia,\n\nshall we talk?\n\nBest wishes from Bergen'
  await expect.poll(() => body(page).inputValue()).toBe(both)
  await expect.poll(() => emailsTo(leadId)).toMatchObject([{ body: both, status: 'draft' }])
})
