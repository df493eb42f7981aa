import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { alter } from '#tests/database.ts'
import { type Device, openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { unsent } from './kept.ts'
import { beginSelecting, chooseFor } from './rep.ts'
import { shared } from './shared.ts'
import { open as openScreen } from './texts.ts'

const OVENS = 'Ovens for Fjord Foods'
const PEELS = 'Peels of beech'
const TEMPLATE = 'A word to {company}'

/** Tests that only read use Ana's emails; each of the others uses a person of its own. */
const people = ['ana', 'cora', 'dina', 'eva', 'fia', 'gro', 'hal', 'ivy'] as const
type Name = (typeof people)[number]

/** Everybody's emails, written on another device. */
async function openMail() {
  const world = await openWorld()
  const mail = new Map<string, { desk: Device; ids: Ids }>()
  for (const name of people) {
    const desk = world.device(await world.person(name))
    const ids = newIds()
    await desk.change(...seeds(ids))
    await desk.sync()
    mail.set(name, { desk, ids })
  }
  return { world, mail, close: world.close }
}

const newIds = () => ({ mia: newId(), nils: newId(), ovens: newId(), peels: newId(), template: newId() })
type Ids = ReturnType<typeof newIds>

function seeds(ids: Ids): Parameters<Device['change']> {
  const mia = { fullName: 'Mia Berg', email: 'mia.berg+sales@fjord.example', company: 'Fjord Foods' }
  const nils = {
    fullName: 'Nils Dahl',
    email: 'nils@alta.example',
    company: 'Alta Bakery',
    industry: 'Bread',
  }
  const ovens = { subject: OVENS, body: 'Dear Mia,\n\nshall we talk?', leadId: ids.mia }
  const peels = { subject: PEELS, body: 'Hello,\n\nthey last.', tone: 'friendly' as const }
  const template = {
    subject: TEMPLATE,
    body: 'Dear {firstName},\n\nyou know {industry}.\n{senderName}',
    template: true,
  }
  return [
    { name: 'lead.create', args: { id: ids.mia, fields: mia } },
    { name: 'lead.create', args: { id: ids.nils, fields: nils } },
    { name: 'email.create', args: { id: ids.ovens, fields: ovens } },
    { name: 'email.create', args: { id: ids.peels, fields: peels } },
    { name: 'email.create', args: { id: ids.template, fields: template } },
  ]
}

const subjects = () =>
  page.getByRole('list', { name: 'Emails' }).getByRole('button', { name: /^(?!Actions)/ })
const card = (subject: string) => page.getByRole('article').filter({ hasText: subject })
const open = (subject: string) => page.getByRole('button', { name: subject, exact: true }).click()
const emailPage = () => page.getByRole('dialog', { name: /^(Email|Template)/ })
const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' })

const phone = shared(openMail, { worker: true })
let page: Page
/** The person's other device. */
let desk: Device
let ids: Ids

/** A person's phone, at a tab of their emails. */
async function atEmails(search = '', name: Name = 'ana') {
  const at = await phone(`/email-campaigns${search}`, name)
  page = at.page
  const found = at.mail.get(name)
  if (!found) throw new Error(`${name} has no emails`)
  ;({ desk, ids } = found)
  await seeTitle()
  return at
}

/** The same, offline. */
async function offlineAtEmails(name: Name) {
  const at = await atEmails('', name)
  await page.getByText('All saved').waitFor()
  await at.context.setOffline(true)
  return at
}

const seeTitle = () => page.getByRole('heading', { name: 'My Emails', level: 1 }).waitFor()

const choose = (subject: string, item: string) => chooseFor(page, subject, item)

/** The data of the other device after a sync. */
async function onDesk() {
  await expect.poll(() => unsent(page)).toBe(0)
  await desk.sync()
  const emails = await desk.store.emails.toArray()
  return { emails, notes: await desk.store.notes.toArray(), mia: await desk.store.leads.get(ids.mia) }
}

/** Makes a choice in a phone's sheet for order and filters. */
async function inSheet(field: string, choice: string) {
  await page.getByRole('button', { name: 'Sort and filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' })
  await sheet.getByLabel(field).selectOption(choice)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await closed()
}

test('emails sent more than a year ago are on the server, and a tap brings them into the list', async () => {
  const { world, mail } = await phone('/email-campaigns', 'ana')
  const hal = mail.get('hal')?.desk
  const old = newId()
  await hal?.change(
    {
      name: 'email.create',
      args: { id: old, fields: { subject: 'Ovens of the year before last', body: 'They baked.' } },
    },
    { name: 'email.send', args: { id: old } },
  )
  await hal?.sync()
  const lastButOne = new Date(Date.now() - 500 * 24 * 60 * 60 * 1000).toISOString()
  await alter(world, 'UPDATE emails SET createdAt = ? WHERE id = ?', lastButOne, old)
  await atEmails('', 'hal')
  await expect.poll(() => subjects().count()).toBe(3)

  await page.getByRole('button', { name: 'Show Older Emails' }).click()
  await expect.poll(() => subjects().count()).toBe(4)
  await page.getByRole('button', { name: 'Show Older Emails' }).waitFor({ state: 'detached' })
  await open('Ovens of the year before last')
  await emailPage().getByText('They baked.').waitFor()
})

test('an email sent more than a year ago is found by its words in the search of everything, and by its address', async () => {
  const { world, mail } = await phone('/email-campaigns', 'ana')
  const ivy = mail.get('ivy')?.desk
  const [found, opened] = [newId(), newId()]
  for (const [id, subject] of [
    [found, 'Dough sheeters'],
    [opened, 'Provers'],
  ] as const)
    await ivy?.change(
      { name: 'email.create', args: { id, fields: { subject, body: 'As we discussed.' } } },
      { name: 'email.send', args: { id } },
    )
  await ivy?.sync()
  const lastButOne = new Date(Date.now() - 500 * 24 * 60 * 60 * 1000).toISOString()
  await alter(world, 'UPDATE emails SET createdAt = ? WHERE id = ?', lastButOne, found)
  await alter(world, 'UPDATE emails SET createdAt = ? WHERE id = ?', lastButOne, opened)
  await atEmails(`?email=${opened}`, 'ivy')
  await page.getByRole('dialog').getByText('As we discussed.').waitFor()
  await page.goto('/')

  await page.getByRole('button', { name: 'Search' }).first().click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('sheeters discussed')
  await search.getByText('Nothing found for').waitFor()
  await search.getByRole('button', { name: 'Search Older Emails' }).click()
  await search.getByRole('option', { name: /Dough sheeters/ }).waitFor()
  await search.getByRole('combobox').fill('unheard of')
  await search.getByRole('button', { name: 'Search Older Emails' }).click()
  await seeNotice(page, 'No further email found for "unheard of"')
  await search.getByRole('combobox').fill('sheeters discussed')
  await search.getByRole('option', { name: /Dough sheeters/ }).click()
  await page.getByRole('dialog').getByText('As we discussed.').waitFor()
})

test('emails and templates are found by their words, their tone and their lead', async () => {
  await atEmails()
  await expect.poll(() => subjects().count()).toBe(3)
  await card(TEMPLATE).getByText('Template', { exact: true }).waitFor()
  await card(OVENS)
    .getByTitle(/^\w{3} \d+, \d{4} at \d+:\d\d [AP]M$/)
    .getByText(/^(just now|\d+ min ago)/)
    .waitFor()
  await expectThumbFriendly(page)

  await page.getByLabel('Search by subject, text or lead').fill('mia be')
  await expect.poll(() => subjects().allTextContents()).toEqual([OVENS])
  await page.getByLabel('Search by subject, text or lead').fill('')
  await inSheet('Tone', 'friendly')
  await expect.poll(() => subjects().allTextContents()).toEqual([PEELS])
  await inSheet('Tone', 'formal')
  await page.getByText('No matching emails found').waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await inSheet('Sort by', 'subject')
  await expect.poll(() => subjects().allTextContents()).toEqual([TEMPLATE, OVENS, PEELS])

  await openScreen(page, '/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: /^Search/ }).fill('beech')
  await page.getByRole('option', { name: PEELS }).click()
  await emailPage().getByText('they last.').waitFor()
  await expect.poll(() => page.url()).toContain(`/email-campaigns?email=${ids.peels}`)
})

test('an email’s page has an address: the back button closes it, a reload keeps it, a link opens it', async () => {
  await atEmails()
  await open(OVENS)
  await emailPage().getByText('shall we talk?').waitFor()
  await expectThumbFriendly(page)
  await expect.poll(() => page.url()).toContain(`?email=${ids.ovens}`)
  await page.reload()
  await emailPage().getByRole('link', { name: 'Mia Berg' }).click()
  await page.getByRole('dialog', { name: 'Mia Berg', exact: true }).waitFor()
  await page.goBack()
  await emailPage().getByText('shall we talk?').waitFor()
  await page.goBack()
  await closed()

  await page.goto(`/email-campaigns?email=${ids.ovens}`)
  await emailPage().getByRole('button', { name: 'Close' }).click()
  await closed()
  await card(OVENS).waitFor()
  await openScreen(page, '/email-campaigns?email=4711')
  await page.getByText('This email is not here').waitFor()
})

test('the tabs have addresses; what is to come is one line, and no tab', async () => {
  await atEmails('?tab=campaigns')
  await page.getByText('Campaigns and Analytics: Coming Soon').waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Create', 'Emails'])
  await page.getByRole('tab', { name: 'Create' }).click()
  await page.getByRole('button', { name: /Nils Dahl/ }).click()
  await page.getByRole('heading', { name: 'Nils Dahl' }).waitFor()
  await expectThumbFriendly(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Nils Dahl' }).waitFor()
  await openScreen(page, '/email-campaigns?tab=nowhere')
  await seeTitle()
  await card(OVENS).waitFor()
  await page.getByRole('link', { name: 'Create New Email' }).click()
  await page.getByRole('heading', { name: 'Create New Email', level: 1 }).waitFor()
})

test('with no signal an email is edited, duplicated, deleted and put back, and the desk has it all later', async () => {
  await offlineAtEmails('cora')
  await choose(OVENS, 'Edit')
  const editor = page.getByRole('dialog', { name: 'Edit Email' })
  await editor.getByLabel('Body').fill('Dear Mia,\n\nshall we talk on Monday?')
  await page.reload()
  await choose(OVENS, 'Edit')
  await editor.getByText('What you typed earlier is still here.').waitFor()
  await expectThumbFriendly(page)
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(page, 'Email updated')
  await closed()

  await choose(OVENS, 'Duplicate')
  await seeNotice(page, 'Email duplicated')
  await expect.poll(() => subjects().count()).toBe(4)

  await beginSelecting(page, 'emails')
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await seeNotice(page, 'No emails selected')
  await page.getByLabel(`Select ${PEELS}`).check()
  await page.getByLabel(`Select ${TEMPLATE}`).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await seeNotice(page, '2 email(s) successfully deleted.')
  await expect.poll(() => subjects().count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, '2 emails are back.')
  await expect.poll(() => subjects().count()).toBe(4)

  await open(PEELS)
  await emailPage().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await closed()
  await expect.poll(() => subjects().count()).toBe(3)
  await page.reload()
  await expect.poll(() => subjects().count()).toBe(3)

  await page.context().setOffline(false)
  const { emails } = await onDesk()
  const there = emails.filter(({ deletedAt }) => !deletedAt)
  expect(there.map(({ subject }) => subject).sort()).toEqual([TEMPLATE, OVENS, OVENS].sort())
  const talks = there.filter(({ leadId }) => leadId === ids.mia)
  expect(talks.map(({ body }) => body)).toEqual(Array(2).fill('Dear Mia,\n\nshall we talk on Monday?'))
})

/** The events of a page that is shown again after another app. */
const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('an email is handed to the mail app with no signal, recorded once, taken back by Undo, and its lead may be set to contacted', async () => {
  const { handedOver } = await offlineAtEmails('dina')
  await choose(OVENS, 'Send')
  await emailPage().getByText('Handed over. It counts as sent when you say so.').waitFor()
  await emailPage().getByText('Draft', { exact: true }).waitFor()
  await expectThumbFriendly(page)
  await page.reload()
  await emailPage().getByText('Handed over. It counts as sent when you say so.').waitFor()
  const question = page.getByRole('alertdialog', { name: 'Was it sent?' })
  await comeBack()
  await question.getByText(`“${OVENS}” to Mia Berg`).waitFor()
  await expectThumbFriendly(page)
  await question.getByRole('button', { name: 'Later' }).click()
  await question.waitFor({ state: 'detached' })
  await page.goto('/email-campaigns')
  await question.getByRole('button', { name: 'It was sent' }).click()
  await seeNotice(page, 'Marked as sent')
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, 'Not sent')
  await open(OVENS)
  await emailPage().getByText('Draft', { exact: true }).waitFor()
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await emailPage().getByRole('button', { name: 'It was sent' }).click()
  await seeNotice(page, 'Marked as sent')
  await emailPage().getByText('Sent', { exact: true }).waitFor()
  const link =
    'mailto:mia.berg%2Bsales@fjord.example?subject=Ovens%20for%20Fjord%20Foods' +
    '&body=Dear%20Mia%2C%0D%0A%0D%0Ashall%20we%20talk%3F'
  await expect.poll(() => handedOver).toEqual([link, link])
  await emailPage().getByText('Mia Berg still has the status New.').waitFor()
  await expectThumbFriendly(page)
  await emailPage().getByRole('button', { name: 'Set to Contacted' }).click()
  await seeNotice(page, 'Status: Contacted')
  await emailPage().getByText('Mia Berg still has the status New.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await emailPage().getByRole('button', { name: 'Set to Contacted' }).click()
  await emailPage().getByRole('button', { name: 'Set to Contacted' }).waitFor({ state: 'detached' })

  await emailPage().getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => handedOver.length).toBe(3)
  await page.context().setOffline(false)
  const { emails, notes, mia } = await onDesk()
  expect(emails.find(({ id }) => id === ids.ovens)?.status).toBe('sent')
  expect(notes.map(({ leadId, text }) => ({ leadId, text }))).toEqual([
    { leadId: ids.mia, text: `Email sent: ${OVENS}` },
  ])
  expect(mia?.status).toBe('contacted')
})

test('a text that is too long for a link goes by the clipboard; one with gaps asks first', async () => {
  const long = `Dear Mia,\n\n${'shall we talk? '.repeat(120)}`
  const gap = 'We help [a customer of yours].'
  const { handedOver } = await atEmails('', 'eva')
  await desk.change(
    { name: 'email.edit', args: { id: ids.ovens, changes: { body: ['Dear Mia,\n\nshall we talk?', long] } } },
    { name: 'email.edit', args: { id: ids.peels, changes: { body: ['Hello,\n\nthey last.', gap] } } },
  )
  await desk.sync()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(OVENS)
  await emailPage().getByText('talk? shall we').waitFor()
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await seeNotice(page, 'Copied!')
  await expect.poll(() => handedOver).toHaveLength(1)
  expect(handedOver[0]).toMatch(/\?subject=Ovens%20for%20Fjord%20Foods$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long)
  await page.goBack()
  await closed()

  await choose(PEELS, 'Send')
  await emailPage().getByText('Only you know this: [a customer of yours]').waitFor()
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(handedOver).toHaveLength(1)
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' }).click()
  await expect.poll(() => handedOver).toHaveLength(2)
  await comeBack()
  for (const subject of [OVENS, PEELS]) {
    await page.getByRole('alertdialog', { name: 'Was it sent?' }).getByText(subject).waitFor()
    await page.getByRole('button', { name: 'Not sent, keep it as a draft' }).click()
  }
  await page.getByRole('alertdialog', { name: 'Was it sent?' }).waitFor({ state: 'detached' })
  await emailPage().getByText('Draft', { exact: true }).waitFor()
})

test('where the phone has a sheet for that, an email goes by it, with the address to paste; who turns back sent nothing', async () => {
  await offlineAtEmails('fia')
  await page.evaluate(() => {
    let isWanted = false
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data })
        const turnedBack = new DOMException('', 'AbortError')
        const answer = isWanted ? Promise.resolve() : Promise.reject(turnedBack)
        isWanted = true
        return answer
      },
    })
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(OVENS)
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatchObject({
      title: OVENS,
      text: 'Dear Mia,\n\nshall we talk?',
    })
  expect(await emailPage().getByText('Handed over. It counts as sent when you say so.').count()).toBe(0)
  await emailPage().getByRole('button', { name: 'Send' }).click()
  await seeNotice(page, 'Paste mia.berg+sales@fjord.example as the recipient.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mia.berg+sales@fjord.example')
  const question = page.getByRole('alertdialog', { name: 'Was it sent?' })
  await question.getByRole('button', { name: 'It was sent' }).click()
  await emailPage().getByText('Sent', { exact: true }).waitFor()
})

test('a template reads as it would for a lead, says what is not known, and becomes a draft', async () => {
  await offlineAtEmails('gro')
  await open(TEMPLATE)
  await emailPage().getByText('{firstName}').waitFor()
  await emailPage().getByRole('button', { name: 'Choose a lead' }).click()
  await page.getByRole('combobox', { name: /^Search/ }).fill('fjord')
  await page.getByRole('option', { name: 'Mia Berg' }).click()
  await emailPage().getByText('A word to Fjord Foods').waitFor()
  await emailPage().getByText('Not known here, so left for you to fill in: industry').waitFor()
  await expectThumbFriendly(page)
  await emailPage().getByRole('button', { name: 'Change lead' }).click()
  await page.getByRole('option', { name: 'Nils Dahl' }).click()
  await emailPage().getByText('Dear Nils,').waitFor()
  expect(await emailPage().getByText('Not known here').count()).toBe(0)
  await emailPage().getByRole('button', { name: 'Use for this lead' }).click()
  const made = page.getByRole('dialog', { name: 'Email to Nils Dahl' })
  await made.getByText('you know Bread.').waitFor()
  await made.getByText('Draft', { exact: true }).waitFor()

  await page.goBack()
  await page.getByRole('dialog', { name: 'Template' }).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Template' })
  await editor.getByLabel('Subject').fill('To ')
  await editor.getByRole('button', { name: 'Insert a variable' }).click()
  await page.getByRole('menuitem', { name: 'Full name' }).click()
  await expect.poll(() => editor.getByLabel('Subject').inputValue()).toBe('To {fullName}')
  await expectThumbFriendly(page)
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(page, 'Template updated')

  await page.context().setOffline(false)
  const { emails } = await onDesk()
  expect(emails.find(({ leadId }) => leadId === ids.nils)).toMatchObject({
    subject: 'A word to Alta Bakery',
    body: 'Dear Nils,\n\nyou know Bread.\ngro Tester',
    template: false,
    status: 'draft',
  })
  expect(emails.find(({ id }) => id === ids.template)?.subject).toBe('To {fullName}')
})
