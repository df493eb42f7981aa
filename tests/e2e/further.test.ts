import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly } from './browser.ts'
import { unsent } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const LEAD = {
  fullName: 'Mia Berg',
  phoneNumber: '+47 22 33 44 55',
  email: 'mia@fjord.example',
  company: 'Fjord Foods',
  ways: [
    { kind: 'phone', value: '+47 99 88 77 66', label: 'Mobile', source: '' },
    { kind: 'fax', value: '+47 22 33 44 56', label: '', source: '' },
  ],
  extra: [{ name: 'Shoe size', value: '42 wide' }],
  tags: ['fair'],
  optOuts: ['email'],
  dealValue: 12_000,
  dealCurrency: 'EUR',
  dealMonth: '2027-03',
}

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const { body } = await world.ask('POST', '/api/leads', LEAD, ana)
  for (const name of ['Ola Nord', 'Per Vik']) {
    await world.ask(
      'POST',
      '/api/leads',
      { fullName: name, company: 'FJORD foods', email: `${name[0]}@fjord.example` },
      ana,
    )
  }
  return { world, ana, leadId: Number(body.id), close: world.close }
}

const phone = shared(openOffice, { worker: true })
const leadPage = (page: Page) => page.getByRole('dialog', { name: 'Mia Berg' })

async function atLead() {
  const at = await phone('/')
  await open(at.page, `/lead-management?lead=${at.leadId}`)
  await leadPage(at.page).getByText('Shoe size').waitFor()
  return at
}

test('a lead shows each further number as a link, its file’s columns, its deal, and what the person asked not to get', async () => {
  const { page } = await atLead()
  const lead = leadPage(page)
  const mobile = lead.getByRole('link', { name: '+47 99 88 77 66' })
  expect(await mobile.getAttribute('href')).toBe('tel:+4799887766')
  await expect.poll(() => mobile.textContent()).toContain('Mobile')
  for (const text of ['+47 22 33 44 56', '42 wide', 'fair', 'No emails', 'EUR 12,000 in March 2027']) {
    await lead.getByText(text, { exact: true }).waitFor()
  }
  await lead.getByText('Asked for no emails').first().waitFor()
  await expectThumbFriendly(page)
})

test('the people of one company are shown together, and a tap opens each', async () => {
  const { page } = await atLead()
  await leadPage(page).getByText('3 at Fjord Foods').click()
  await leadPage(page).getByRole('button', { name: 'Ola Nord' }).click()
  await page.getByRole('dialog', { name: 'Ola Nord' }).waitFor()
})

test('a rep finds a lead by a further number, a tag or a column of its file, and adds and removes such facts offline', async () => {
  const { page, context } = await atLead()
  await context.setOffline(true)
  await leadPage(page).getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Lead' })
  await form.getByLabel('Deal value').fill('15.500,50')
  await form.getByLabel('Tags').fill('fair, oven')
  await form.getByLabel('Shoe size').fill('43')
  await form.getByLabel('Visit every … weeks').fill('6')
  await form.getByText('No calls').click()
  await form.getByRole('button', { name: 'Remove further contact 2' }).click()
  await form.getByRole('button', { name: 'Add contact data' }).click()
  await form.getByLabel('Kind of further contact 2').selectOption('Website')
  await form.getByLabel('Further contact 2', { exact: true }).fill('shop.fjord.example')
  await expectThumbFriendly(page)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  const lead = leadPage(page)
  await lead.getByText('EUR 15,500.50 in March 2027').waitFor()
  for (const text of ['fair, oven', '43', 'No emails, No calls', 'Every 6 weeks']) {
    await lead.getByText(text, { exact: true }).waitFor()
  }
  await lead.getByRole('link', { name: 'shop.fjord.example' }).waitFor()
  expect(await lead.getByText('+47 22 33 44 56').count()).toBe(0)
  await lead.getByText('Asked not to be called').first().waitFor()
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  for (const words of ['99887766', 'oven', '43', 'shop.fjord']) {
    await open(page, `/lead-management?q=${words}`)
    await page.getByText('Mia Berg').first().waitFor()
  }
})
