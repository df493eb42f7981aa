import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, openAs, seeNotice, visit } from './browser.ts'
import { holdStore, unsent } from './kept.ts'
import { openLead } from './rep.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const NAME = 'Mia Berg'
const LEAD = {
  fullName: NAME,
  email: 'mia.berg+sales@fjord.example',
  phoneNumber: '+47 (0) 22 33 44 55 ext. 5',
  company: 'Fjord Foods',
  companyUrl: 'fjord.example/om oss',
  linkedInUrl: 'linkedin.com/in/mia-berg',
  address: 'Torget 1 & 2, #3, 5014 Bergen',
  notes: 'Met at the fair.\nLikes rye.',
}

/** Ana and Bob in a team, with a lead that tests only read; tests that change one use another. */
async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const teamId = await makeTeam(world, ana, 'North')
  const bob = { ...(await world.person('bob')), teamId }
  await admit(world, bob, teamId)
  const { body } = await world.ask('POST', '/api/leads', LEAD, ana)
  return { world, ana, bob, leadId: Number(body.id), close: world.close }
}

const phone = shared(openOffice, { worker: true })

const address = (leadId: number) => `/lead-management?lead=${leadId}`

const leadPage = (page: Page) => page.getByRole('dialog', { name: /^\w+ Berg$/ })

/** Ana's phone at the page of a lead for this test. */
async function atNewLead(fullName: `${string} Berg`) {
  const at = await phone('/')
  const { body } = await at.world.ask('POST', '/api/leads', { ...LEAD, fullName }, at.ana)
  await open(at.page, address(body.id))
  await leadPage(at.page).getByText('Likes rye.').waitFor()
  return { ...at, leadId: Number(body.id) }
}

async function addNote(page: Page, text: string) {
  await leadPage(page).getByLabel('Add a note').fill(text)
  await leadPage(page).getByRole('button', { name: 'Add note' }).click()
  await leadPage(page).getByRole('listitem').filter({ hasText: text }).waitFor()
}

/** The notes as displayed, from the top. */
const notes = (page: Page) => leadPage(page).getByRole('region', { name: 'Notes' }).getByRole('listitem')

const status = (page: Page, name: string, pressed: boolean) =>
  leadPage(page).getByRole('group', { name: 'Status' }).getByRole('button', { name, pressed })

test('a lead’s page has an address: the back button closes it, a reload keeps it, a link opens it', async () => {
  const { page, leadId } = await phone('/lead-management')
  await openLead(page, NAME)
  await expect.poll(() => page.url()).toContain(address(leadId))
  await page.reload()
  await leadPage(page).waitFor()
  await expectThumbFriendly(page)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.goForward()
  await leadPage(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goForward()
  await leadPage(page).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openLead(page, NAME)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await open(page, '/')
  await page.getByRole('link', { name: NAME, exact: true }).click()
  await leadPage(page).waitFor()
  await page.goBack()
  await page.getByText('Recent Activity').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const linked = await page.context().newPage()
  await linked.goto(address(leadId))
  await leadPage(linked).getByRole('button', { name: 'Close' }).click()
  await linked.getByRole('dialog').waitFor({ state: 'detached' })
  await linked.getByText(NAME).first().waitFor()
  await linked.close()
})

test('the keyboard stays on a lead’s page and in what it opens, reaches its notices, and returns to the list', async () => {
  const { page } = await phone('/lead-management')
  await openLead(page, NAME)
  await page.locator('[role=dialog]:focus').waitFor()
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull()
  }
  await leadPage(page).getByRole('button', { name: 'Follow up' }).click()
  await page.getByRole('dialog', { name: /^Follow up/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: /^Follow up/ }).waitFor({ state: 'detached' })
  await leadPage(page).waitFor()

  await addNote(page, 'Wants rye in May')
  await leadPage(page).getByRole('button', { name: 'Delete note' }).click()
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await leadPage(page).getByText('Wants rye in May').waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const name = page.getByRole('button', { name: NAME, exact: true })
  await name.and(page.locator(':focus')).waitFor()
  await name.click()
  await leadPage(page).waitFor()
})

test('a lead opens from its list and can be called while the phone’s store is busy', async () => {
  const { page } = await phone('/lead-management')
  await page.getByRole('button', { name: NAME, exact: true }).waitFor()
  const release = await holdStore(page, 'leads')
  await openLead(page, NAME)
  await leadPage(page).getByRole('link', { name: 'Call' }).waitFor()
  await status(page, 'New', true).waitFor()
  await leadPage(page).getByText('Likes rye.').waitFor()
  await release()
})

test('one tap calls, messages, writes, finds the way or reads on, whatever the number and the address look like', async () => {
  const { page, leadId } = await phone('/')
  await open(page, address(leadId))
  await leadPage(page).getByRole('link', { name: 'Call' }).waitFor()
  const links = leadPage(page).getByRole('list', { name: 'Ways to reach this lead' }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(Object.fromEntries(found)).toEqual({
    Call: 'tel:+4722334455,5',
    Message: 'sms:+4722334455',
    Write: `/create-email?forLead=${leadId}`,
    Directions:
      'https://www.google.com/maps/dir/?api=1&destination=Torget%201%20%26%202%2C%20%233%2C%205014%20Bergen',
    Website: 'https://fjord.example/om%20oss',
    LinkedIn: 'https://linkedin.com/in/mia-berg',
  })
  const mail = leadPage(page).getByRole('link', { name: LEAD.email })
  expect(await mail.getAttribute('href')).toBe('mailto:mia.berg%2Bsales@fjord.example')
})

test('notes and a status set with no signal outlive a reload, and are at a mate’s with author and in order', async () => {
  const { page, context, world, leadId } = await atNewLead('Nora Berg')
  await context.setOffline(true)
  await addNote(page, 'Wants a quote')
  await leadPage(page).getByLabel('Add a note').fill('Call\non Monday')
  await page.keyboard.press('Control+Enter')
  await notes(page).nth(1).waitFor()
  expect(await leadPage(page).getByLabel('Add a note').inputValue()).toBe('')
  await status(page, 'Contacted', false).click()
  await seeNotice(page, 'Lead updated')
  await leadPage(page).getByLabel('Add a note').fill('Half a thou')

  await page.reload()
  await status(page, 'Contacted', true).waitFor()
  await expect.poll(() => notes(page).count()).toBe(2)
  expect(await leadPage(page).getByLabel('Add a note').inputValue()).toBe('Half a thou')
  expect(await notes(page).first().innerText()).toMatch(/^You .+\n+Call\non Monday$/)

  const desk = await visit(world, { viewport: DESK })
  await openAs(desk.page, 'bob', address(leadId))
  await leadPage(desk.page).getByText('Likes rye.').waitFor()
  await context.setOffline(false)
  await expect.poll(() => notes(desk.page).count()).toBe(2)
  const read = await notes(desk.page).allInnerTexts()
  expect(read[0]).toMatch(/^ana Tester \w{3} \d+, \d{4} at \d+:\d\d [AP]M\n+Call\non Monday$/)
  expect(read[1]).toMatch(/^ana Tester .+\n+Wants a quote$/)
  await status(desk.page, 'Contacted', true).waitFor()
  expect(await desk.page.getByRole('button', { name: 'Delete note' }).count()).toBe(0)

  await desk.page.keyboard.press('Escape')
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.page.keyboard.press('Control+k')
  await desk.page.getByRole('combobox', { name: /^Search/ }).fill('monday')
  await desk.page.getByRole('option', { name: 'Nora Berg' }).waitFor()
  expect(desk.complaints).toEqual([])
})

test('two people who note something about the same lead with no signal both have it said', async () => {
  const anas = await atNewLead('Olga Berg')
  const bobs = await visit(anas.world)
  await openAs(bobs.page, 'bob', address(anas.leadId))
  await leadPage(bobs.page).waitFor()
  for (const { context } of [anas, bobs]) await context.setOffline(true)
  await addNote(anas.page, 'Asked for rye')
  await addNote(bobs.page, 'Asked for spelt')
  for (const { context } of [anas, bobs]) await context.setOffline(false)
  for (const { page } of [anas, bobs]) {
    await expect.poll(() => notes(page).count()).toBe(2)
    await expect.poll(() => unsent(page)).toBe(0)
  }
  expect(await notes(anas.page).filter({ hasText: 'bob Tester' }).innerText()).toContain('Asked for spelt')
  expect(await notes(bobs.page).filter({ hasText: 'ana Tester' }).innerText()).toContain('Asked for rye')
  expect(bobs.complaints).toEqual([])
})

test('a status and a deleted note come back by Undo', async () => {
  const { page } = await atNewLead('Pia Berg')
  await status(page, 'New', true).waitFor()
  await status(page, 'Qualified', false).click()
  await status(page, 'Qualified', true).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await status(page, 'New', true).waitFor()

  await leadPage(page).getByRole('button', { name: 'Add note' }).click()
  await leadPage(page).getByText('Please write a note').waitFor()
  await addNote(page, 'Wants a quote')
  await expectThumbFriendly(page)
  await leadPage(page).getByRole('button', { name: 'Delete note' }).click()
  await expect.poll(() => notes(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => notes(page).count()).toBe(1)
})

test('an edit and a look at the deletion lead back to the page', async () => {
  const { page } = await atNewLead('Rita Berg')
  await leadPage(page).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Lead' })
  await editor.getByLabel('Position').fill('Buyer')
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await leadPage(page).getByText('Buyer at Fjord Foods').waitFor()
  await leadPage(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await leadPage(page).waitFor()
})

test('the address of a lead that was deleted offers to restore it, one that never was leads back', async () => {
  const { page, world, bob, leadId } = await atNewLead('Siri Berg')
  await world.ask('DELETE', `/api/leads/${leadId}`, undefined, bob)
  await leadPage(page).getByText('This lead was deleted').waitFor()
  await expectThumbFriendly(page)
  await leadPage(page).getByRole('button', { name: 'Restore' }).click()
  await leadPage(page).getByText('Fjord Foods').first().waitFor()
  await expect.poll(() => unsent(page)).toBe(0)

  // After a link from elsewhere, Back leads to the list, because the history contains no other page of Rove.
  await page.goto('/lead-management?lead=4711')
  await page.getByText('This lead is not here').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(NAME).first().waitFor()
})
