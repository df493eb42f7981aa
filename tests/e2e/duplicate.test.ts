import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aLead } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { kept } from './kept.ts'
import { axeFinds, cutTexts } from './look.ts'
import { shared } from './shared.ts'

const NAME = 'Mia Bergström'
const here = {
  ...aLead,
  fullName: NAME,
  company: 'Fjord Foods',
  email: 'mia@fjord.example',
  phoneNumber: '+49 (0) 30 1234567',
}

async function openSpace() {
  const world = await openWorld()
  await world.ask('POST', '/api/leads', here, await world.person('ana'))
  return { world, close: world.close }
}

const phone = shared(openSpace, { worker: true })

const said = (page: Page) => page.getByRole('status').filter({ hasText: `${NAME} is here already` })
const leadsHere = async (page: Page) => (await kept(page, 'leads')).length

test('while a lead is typed quickly the form says that it is here already, with no signal too, and opens it', async () => {
  const { page } = await phone('/lead-management?newLead=')
  const sheet = page.getByRole('dialog', { name: 'Add Lead' })
  await page.context().setOffline(true)
  await sheet.getByLabel('Phone Number').fill('0049 30 12345')
  await sheet.getByLabel('Email').fill('another@fjord.example')
  expect(await said(page).count()).toBe(0)
  await sheet.getByLabel('Phone Number').fill('0049 30 1234567')
  await said(page).waitFor()
  await sheet.getByText('Same phone number').waitFor()
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
  await sheet.getByRole('button', { name: 'Open lead' }).click()
  await page.getByRole('dialog', { name: NAME }).waitFor()
  await page.context().setOffline(false)
})

test('the same in the whole form, by name and company in any letters; it is added all the same if the person says so', async () => {
  const { page } = await phone('/manual-lead-entry')
  await page.getByLabel('Phone Number').fill('030 / 123 45 67')
  await said(page).waitFor()
  // A draft says so at once; a discarded one no longer does.
  await page.reload()
  await said(page).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await said(page).waitFor({ state: 'detached' })
  await page.getByLabel('Full Name').fill('mia BERGSTROM')
  await page.getByLabel('Company', { exact: true }).fill('Fjord  foods')
  await said(page).waitFor()
  await page.getByLabel('Company', { exact: true }).fill('Alta Bakeri')
  await said(page).waitFor({ state: 'detached' })
  await page.getByLabel('Company', { exact: true }).fill('fjord foods')
  await said(page).waitFor()
  await page.getByLabel('Email').fill('mia@private.example')
  const before = await leadsHere(page)
  await page.getByRole('button', { name: 'Add all the same' }).click()
  await seeNotice(page, 'Lead added')
  await expect.poll(() => leadsHere(page)).toBe(before + 1)
  expect(await said(page).count()).toBe(0)
})
