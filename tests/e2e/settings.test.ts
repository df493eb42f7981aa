import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeReset } from '#api/auth/reset.ts'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { storeIn } from '#tests/database.ts'
import { photo, png } from '#tests/pictures.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { expectThumbFriendly, openAs, openMore, seeNotice, signIn, visit } from './browser.ts'
import { axeFinds, cutTexts } from './look.ts'
import { addLead } from './rep.ts'
import { shared } from './shared.ts'
import { hold, open, refuse, see } from './texts.ts'

/** Cleo, Dora and Emil each belong to one test. Ana has a lead whose status Gus, of the same team, set. */
async function openTown() {
  const world = await openWorld()
  const people = new Map<string, Person>()
  for (const name of ['ana', 'cleo', 'dora', 'emil', 'gus']) {
    people.set(name, await world.person(name))
  }
  const person = (name: string) => people.get(name)!
  await admit(world, person('gus'), await makeTeam(world, person('ana'), 'North'))
  const { body: lead } = await world.ask('POST', '/api/leads', { ...aLead, matchScore: '70' }, person('ana'))
  await world.ask('PATCH', `/api/leads/${lead.id}`, { status: 'contacted' }, person('gus'))
  return { world, person, close: world.close }
}

const phone = shared(openTown, { worker: true })
const atTab = (tab: string, username: string) => phone(`/settings?tab=${tab}`, username)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function looksRight(page: Page) {
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
}

test('the profile is saved, with a picture that is checked, uploaded, removed and replaced before', async () => {
  const { page, context, world, person } = await atTab('', 'ana')
  const widget = page.getByRole('group', { name: 'Drag & drop your picture here' })
  const file = widget.locator('input[type=file]').first()
  const named = (name: string, mimeType: string, buffer: Uint8Array) => ({
    name,
    mimeType,
    buffer: Buffer.from(buffer),
  })
  await looksRight(page)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('ana Tester')

  await file.setInputFiles(named('face.pdf', 'application/pdf', Buffer.from('%PDF-1.7')))
  await seeNotice(page, 'Please upload one of the following: jpeg, png, gif')
  await file.setInputFiles(named('huge.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1)))
  await seeNotice(page, 'Max file size is 2MB')
  await file.setInputFiles(named('broken.png', 'image/png', (await png()).slice(0, 30)))
  await seeNotice(page, 'Upload failed')
  await seeNotice(page, 'This picture can not be read. Please choose another one.')

  const answer = await hold(context, '**/api/uploads')
  await file.setInputFiles(named('face.jpg', 'image/jpeg', await photo()))
  await widget.getByRole('progressbar').waitFor()
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
  answer()
  await widget.locator('img[src^="/api/uploads/"]').waitFor()
  await widget.getByRole('button', { name: 'Remove' }).click()
  const chooser = page.waitForEvent('filechooser')
  await widget.getByRole('button', { name: 'Take a photo' }).click()
  await (await chooser).setFiles(named('taken.png', 'image/png', await png(3000, 2000)))
  await widget.getByText('taken.png').waitFor()

  await page.getByLabel('Position').fill('Rep')
  expect(await page.getByLabel('Current Password').count()).toBe(0)
  await page.getByLabel('Email').fill('ana')
  await press(page, 'Save Changes')
  await seeNotice(page, 'Update failed')
  await see(page, 'Please enter a valid email address')
  await page.getByLabel('Email').fill('ana.neu@rove.example')
  await press(page, 'Save Changes')
  await see(page, 'Please enter your current password to change your username or email address.')
  await page.getByLabel('Current Password').fill('ana-secret')
  await page.getByLabel('Position').fill('Sales Rep')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ana-secret')
  await refuse(page, '**/api/users/me')
  await press(page, 'Save Changes')
  await seeNotice(page, 'Failed to update profile')
  await press(page, 'Save Changes')
  await seeNotice(page, 'Profile updated')
  await openMore(page)
  await page
    .getByRole('button', { name: /^Account of/ })
    .locator('img[src^="/api/uploads/"]')
    .waitFor()
  const { body } = await world.ask('GET', '/api/auth/user', undefined, person('ana'))
  expect(body).toMatchObject({ position: 'Sales Rep', email: 'ana.neu@rove.example', fullName: 'ana Tester' })
})

test('what is typed into the profile with no signal stays, and says what it waits for', async () => {
  const { page, context } = await atTab('profile', 'ana')
  await context.setOffline(true)
  await see(page, 'Uploading a picture needs a connection.')
  await page.getByLabel('Company').fill('Harbour')
  await press(page, 'Save Changes')
  await seeNotice(page, 'The server is out of reach. Saving your profile needs a connection.')
  await page.reload()
  await see(page, 'What you typed earlier is still here. It is not saved yet.')
  expect(await page.getByLabel('Company').inputValue()).toBe('Harbour')
  await context.setOffline(false)
  await press(page, 'Save Changes')
  await seeNotice(page, 'Profile updated')
})

test('thresholds are the person’s on every device, set with no signal too; what does not work yet has no switch', async () => {
  const { page, context } = await atTab('preferences', 'ana')
  await looksRight(page)
  await context.setOffline(true)
  await see(page, 'Email Notifications')
  expect(await page.getByRole('switch').allTextContents()).toHaveLength(2)
  await see(page, 'High from 80, medium from 60, low from 40')
  await press(page, 'Configure the lead score thresholds')
  const dialog = page.getByRole('dialog', { name: 'Lead Score Thresholds' })
  await looksRight(page)
  await dialog.getByLabel('High').fill('50')
  await press(page, 'Save Changes')
  await see(dialog, 'High must be above medium, and medium above low.')
  await dialog.getByLabel('Medium').fill('many')
  await press(page, 'Save Changes')
  await see(dialog, 'Please enter a whole number from 1 to 100')
  await dialog.getByLabel('High').fill('70')
  await dialog.getByLabel('Medium').fill('50')
  await dialog.getByLabel('Low').fill('30')
  await press(page, 'Save Changes')
  await seeNotice(page, 'Lead score thresholds saved')
  await open(page, '/')
  await page.getByText('100% high match leads').waitFor()
  await context.setOffline(false)

  const other = await phone('/', 'ana', 'other')
  await other.page.getByText('100% high match leads').waitFor()
  await open(other.page, '/settings?tab=preferences')
  await see(other.page, 'High from 70, medium from 50, low from 30')
})

test('the bell tells what team mates did to my leads, and what was read on one device is read on the other', async () => {
  const anas = await phone('/')
  const other = await phone('/', 'ana', 'other')
  // The first notice is then her sign-in on the other device, whether that was now or before.
  await anas.page.reload()
  await anas.page.getByRole('button', { name: 'Notifications, 2 new' }).click()
  await anas.page.getByText(`gus Tester set ${aLead.fullName} to Contacted`).waitFor()
  const others = anas.page.getByRole('dialog').getByRole('listitem').filter({ hasNotText: 'You signed in' })
  expect(await others.count()).toBe(1)
  await looksRight(anas.page)
  await anas.page.keyboard.press('Escape')
  await anas.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  await other.page.getByText('All saved').waitFor()
  await other.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
})

test('a link for a forgotten password sets a new one, once, and signs in', async () => {
  const { world, person } = await phone('/')
  const store = await storeIn(world.dataDir)
  const token = await store.tx((handle) => makeReset(handle, person('emil').user.id, new Date()))
  await store.close()
  const { page, complaints } = await visit(world)
  await page.goto(`/reset-password?token=${token}`)
  await looksRight(page)
  await page.getByLabel('New Password').fill('new-secret')
  await page.getByLabel('Confirm Password').fill('new-secret')
  await press(page, 'Set Password')
  await seeNotice(page, 'Your new password is set. You are signed in.')
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()

  await open(page, `/reset-password?token=${token}`)
  await page.getByLabel('New Password').fill('other-secret')
  await page.getByLabel('Confirm Password').fill('other-secret')
  await press(page, 'Set Password')
  await see(page, 'This link is not known or was used already. Please ask for a new one.')
  expect(complaints).toEqual([])
})

test('a password can be seen while it is typed, and hidden again', async () => {
  const { world } = await phone('/')
  const { page } = await visit(world)
  await page.goto('/login')
  const password = page.getByLabel('Password')
  const show = page.getByRole('button', { name: 'Show what is typed' })
  const type = () => password.getAttribute('type')
  await password.fill('ana-secret')
  expect(await type()).toBe('password')
  const { width = 0, height = 0 } = (await show.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await show.and(page.locator('[aria-pressed=false]')).click()
  expect(await type()).toBe('text')
  expect(await password.inputValue()).toBe('ana-secret')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  await show.and(page.locator('[aria-pressed=true]')).click()
  expect(await type()).toBe('password')
  await page.goto('/register')
  await password.fill('ana-secret')
  await show.click()
  expect([await type(), await password.getAttribute('autocomplete')]).toEqual(['text', 'new-password'])
  expect(new URL(page.url()).pathname).toBe('/register')
  await page.getByRole('heading', { level: 1 }).waitFor()

  const { page: mine } = await atTab('account', 'ana')
  const buttons = mine.getByRole('button', { name: 'Show what is typed' })
  await expect.poll(() => buttons.count()).toBe(3)
  await buttons.first().click()
  expect(await mine.getByLabel('Current Password').getAttribute('type')).toBe('text')
  expect(await mine.getByLabel('New Password').getAttribute('type')).toBe('password')
})

const SIGNED_OUT_ELSEWHERE =
  'This device was signed out from elsewhere. What you had not sent is still on it, and is sent once you sign in.'

test('a new password needs the current one, and signs other devices out, which show nothing any more', async () => {
  const { page, world } = await atTab('account', 'cleo')
  const other = await visit(world)
  await openAs(other.page, 'cleo')
  await open(page, '/settings?tab=account')
  await looksRight(page)
  const type = async (current: string, password: string, confirm: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(confirm)
    await press(page, 'Update Password')
  }
  await type('cleo-secret', '12345', '12345')
  await see(page, 'Password must be at least 6 characters')
  await type('cleo-secret', 'new-secret', 'other-secret')
  await see(page, 'The passwords do not match')
  await type('wrong', 'new-secret', 'new-secret')
  await see(page, 'The current password is not right.')
  await type('cleo-secret', 'new-secret', 'new-secret')
  await seeNotice(page, 'Password updated')
  await page.getByText('Sign out there').first().waitFor({ state: 'detached' })
  await other.page.waitForURL('**/login')
  await see(other.page, SIGNED_OUT_ELSEWHERE)
  expect(await page.evaluate(() => localStorage.getItem('rove-known'))).not.toBeNull()
})

test('a device is signed out from another, asks to sign in, and sends then what was typed there', async () => {
  const lost = await phone('/manual-lead-entry', 'dora', 'other')
  await lost.context.setOffline(true)
  await addLead(lost.page, { name: aLead.fullName, email: aLead.email, company: aLead.company })
  const { page, world, person } = await atTab('account', 'dora')
  const entry = page.getByRole('listitem').filter({ hasText: 'Sign out there' }).first()
  await page.getByText('This device').waitFor()
  await entry.getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click()
  await seeNotice(page, 'Signed out there')

  await lost.context.setOffline(false)
  await lost.page.waitForURL('**/login')
  await see(lost.page, SIGNED_OUT_ELSEWHERE)
  expect(await lost.page.getByText(aLead.fullName).count()).toBe(0)
  await signIn(lost.page, 'dora')
  await expect
    .poll(async () => (await world.ask('GET', '/api/leads', undefined, person('dora'))).body.length)
    .toBe(1)
})
