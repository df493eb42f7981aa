import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admit, aProduct, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, openAs, PHONE, seeNotice, visit } from './browser.ts'
import { holdStore, unsent } from './kept.ts'
import { TYPING } from './look.ts'
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

/** What was said and done, as displayed, from the top. */
const activity = (page: Page) =>
  leadPage(page).getByRole('region', { name: 'Activity' }).getByRole('listitem')

const status = (page: Page, name: string) => leadPage(page).getByRole('button', { name: `Status: ${name}` })

async function setStatus(page: Page, from: string, to: string) {
  await status(page, from).click()
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: to }).click()
}

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
  await status(page, 'New').waitFor()
  await leadPage(page).getByText('Likes rye.').waitFor()
  await release()
})

test('each number, address and page is a link; what is missing says so in its place, and the rest is under More', async () => {
  const { page, world, ana, leadId } = await phone('/')
  await open(page, address(leadId))
  await leadPage(page).getByRole('link', { name: 'Call' }).waitFor()
  const links = leadPage(page).getByRole('list', { name: 'Ways to reach this lead' }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(Object.fromEntries(found)).toEqual({
    [LEAD.phoneNumber]: 'tel:+4722334455,5',
    [LEAD.email]: 'mailto:mia.berg%2Bsales@fjord.example',
    [LEAD.address]:
      'https://www.google.com/maps/dir/?api=1&destination=Torget%201%20%26%202%2C%20%233%2C%205014%20Bergen',
    [LEAD.companyUrl]: 'https://fjord.example/om%20oss',
    [LEAD.linkedInUrl]: 'https://linkedin.com/in/mia-berg',
  })
  const places = await barPlaces(page)
  await leadPage(page).getByRole('button', { name: 'More' }).click()
  const items = page.getByRole('menuitem')
  await expect
    .poll(() => items.allInnerTexts())
    .toEqual(['Message', 'Directions', 'Edit', 'Merge with…', 'Erase this person’s data', 'Delete'])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0)

  const { body } = await world.ask(
    'POST',
    '/api/leads',
    { fullName: 'Tor Berg', company: 'Fjord Foods', phoneNumber: '12' },
    ana,
  )
  await open(page, address(body.id))
  await leadPage(page).getByRole('button', { name: 'Call: No number' }).waitFor()
  expect(await links.count()).toBe(0)
  expect(await barPlaces(page)).toEqual(places)
  await leadPage(page).getByRole('button', { name: 'Write: No email' }).click({ force: true })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('dialog', { name: 'Edit Lead' }).getByLabel('Email', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
})

/** Where the entries of the bar stand, from the left. */
const barPlaces = (page: Page) =>
  leadPage(page)
    .locator('[data-bar] > *')
    .evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().left)))

test('the page begins with whom to reach, then what is next and what happened, then the facts that are known', async () => {
  const { page } = await atNewLead('Una Berg')
  const tops = await Promise.all(
    [
      status(page, 'New'),
      leadPage(page).getByRole('list', { name: 'Ways to reach this lead' }),
      leadPage(page).getByRole('heading', { name: 'Activity' }),
      leadPage(page).getByRole('heading', { name: 'Details' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(await leadPage(page).getByText('Industry').count()).toBe(0)
  const box = await leadPage(page).getByLabel('Add a note').boundingBox()
  expect(box?.y).toBeGreaterThan(PHONE.height / 2)
  await page.setViewportSize(TYPING)
  await leadPage(page).getByLabel('Add a note').focus()
  const typed = await leadPage(page).getByLabel('Add a note').boundingBox()
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(TYPING.height)
  await page.setViewportSize(PHONE)
})

test('a lead’s product can be changed', async () => {
  const { page, world, ana } = await atNewLead('Vera Berg')
  await world.ask('POST', '/api/products', { ...aProduct, name: 'Peels of beech' }, ana)
  await leadPage(page).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Lead' })
  await editor.getByLabel('Product').selectOption({ label: 'Peels of beech' })
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await leadPage(page)
    .getByText(/^Peels of beech/)
    .waitFor()
})

test('notes and a status set with no signal outlive a reload, and are at a mate’s with author and in order', async () => {
  const { page, context, world, leadId } = await atNewLead('Nora Berg')
  await context.setOffline(true)
  await addNote(page, 'Wants a quote')
  await leadPage(page).getByLabel('Add a note').fill('Call\non Monday')
  await page.keyboard.press('Control+Enter')
  await activity(page).nth(1).waitFor()
  expect(await leadPage(page).getByLabel('Add a note').inputValue()).toBe('')
  await setStatus(page, 'New', 'Contacted')
  await seeNotice(page, 'Lead updated')
  await leadPage(page).getByLabel('Add a note').fill('Half a thou')

  await page.reload()
  await status(page, 'Contacted').waitFor()
  await expect.poll(() => activity(page).count()).toBe(3)
  expect(await leadPage(page).getByLabel('Add a note').inputValue()).toBe('Half a thou')
  expect(await activity(page).first().innerText()).toMatch(/^You [\s\S]+\n+Status:\s+Contacted$/)
  expect(await activity(page).nth(1).innerText()).toMatch(/^You [\s\S]+\n+Call\non Monday$/)

  const desk = await visit(world, { viewport: DESK })
  await openAs(desk.page, 'bob', address(leadId))
  await leadPage(desk.page).getByText('Likes rye.').waitFor()
  await context.setOffline(false)
  await expect.poll(() => activity(desk.page).count()).toBe(3)
  const read = await activity(desk.page).allInnerTexts()
  expect(read[0]).toMatch(/^ana Tester [\s\S]+\n+Status:\s+Contacted$/)
  expect(read[1]).toMatch(
    /^ana Tester (just now|\d+ min ago)\s*, \w{3} \d+, \d{4} at \d+:\d\d [AP]M\n+Call\non Monday$/,
  )
  expect(read[2]).toMatch(/^ana Tester [\s\S]+\n+Wants a quote$/)
  await status(desk.page, 'Contacted').waitFor()
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
    await expect.poll(() => activity(page).count()).toBe(2)
    await expect.poll(() => unsent(page)).toBe(0)
  }
  expect(await activity(anas.page).filter({ hasText: 'bob Tester' }).innerText()).toContain('Asked for spelt')
  expect(await activity(bobs.page).filter({ hasText: 'ana Tester' }).innerText()).toContain('Asked for rye')
  expect(bobs.complaints).toEqual([])
})

test('a status and a deleted note come back by Undo', async () => {
  const { page } = await atNewLead('Pia Berg')
  await status(page, 'New').waitFor()
  await setStatus(page, 'New', 'Qualified')
  await status(page, 'Qualified').waitFor()
  await activity(page).filter({ hasText: 'Status: Qualified' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await status(page, 'New').waitFor()

  await leadPage(page).getByRole('button', { name: 'Add note' }).click()
  await leadPage(page).getByText('Please write a note').waitFor()
  await addNote(page, 'Wants a quote')
  await expectThumbFriendly(page)
  await leadPage(page).getByRole('button', { name: 'Delete note' }).click()
  await expect.poll(() => activity(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => activity(page).count()).toBe(1)
})

test('an edit leads back to the page', async () => {
  const { page } = await atNewLead('Rita Berg')
  await leadPage(page).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Lead' })
  await editor.getByLabel('Position').fill('Buyer')
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await leadPage(page).getByText('Buyer at Fjord Foods').waitFor()
})

test('who edits a lead that somebody deletes meanwhile is told by whom, and goes on where they were once it is restored', async () => {
  const { page, world, bob, leadId } = await atNewLead('Tove Berg')
  await leadPage(page).getByRole('button', { name: 'Edit' }).click()
  const position = page.getByRole('dialog', { name: 'Edit Lead' }).getByLabel('Position')
  await position.fill('Head buyer')
  await world.ask('DELETE', `/api/leads/${leadId}`, undefined, bob)
  await leadPage(page)
    .getByText(/^bob Tester deleted it, \d{1,2}:\d\d [AP]M\. .* What you typed is kept/i)
    .waitFor()
  await expectThumbFriendly(page)
  await leadPage(page).getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => position.inputValue()).toBe('Head buyer')
  await expect.poll(() => unsent(page)).toBe(0)
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
