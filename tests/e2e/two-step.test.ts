import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#tests/api/fixtures.ts'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, seeNotice, visit } from './browser.ts'
import { axeFinds } from './look.ts'
import { addLead } from './rep.ts'
import { open } from './texts.ts'

let world: World
let ana: Person
let teamId: number
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  teamId = await makeTeam(world, ana, 'North')
  await world.ask('POST', '/api/leads', { ...aLead, fullName: 'Mia Berg' }, ana)
  await admit(world, await world.person('bob'), teamId)
})
afterAll(() => world.close())

/** A passkey belongs to a host name, so 127.0.0.1 cannot be used. */
const phone = (more: { worker?: boolean; script?: string } = {}) =>
  visit({ url: world.url.replace('127.0.0.1', 'localhost') }, more)

/** A virtual authenticator signs in by itself when the browser offers passkeys with the username. */
const NOT_WITH_USERNAMES = 'PublicKeyCredential.isConditionalMediationAvailable = async () => false'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The code of the next half minute, which is already accepted; the current one may have been used. */
const codeOf = (secret: string, offsetS = 30) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offsetS * 1000 })

async function confirmIt(page: Page, username: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(`${username}-secret`)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** Sets up an authenticator app on the screen that offers it. @returns its secret and the recovery codes */
async function setUpApp(page: Page, username: string) {
  await press(page, 'Set up')
  await confirmIt(page, username)
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByAltText(/QR code/).waitFor()
  await expectThumbFriendly(page)
  expect(await axeFinds(page, 'dark')).toEqual([])
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  expect(await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toMatch(
    `otpauth://totp/Rove:${username}?issuer=Rove&secret=${secret}`,
  )
  await dialog.getByLabel(/Type the code/).fill('000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('Please enter the six digits that the app shows').waitFor()
  await dialog.getByLabel(/Type the code/).fill(codeOf(secret, 0))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await codes.waitFor()
  const shown = await codes.getByRole('listitem').allInnerTexts()
  expect(shown).toHaveLength(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes: shown }
}

async function givePassword(page: Page, username: string) {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(`${username}-secret`)
  await press(page, 'Sign In')
  await page.getByRole('heading', { name: 'Second step' }).waitFor()
}

const welcomed = (page: Page) => seeNotice(page, "You've been logged in successfully!")

/** Ana sets up an app and a passkey, and signs in with each of them and with a recovery code. */
async function anaSignsInEachWay(): Promise<Page> {
  const { context, page } = await phone({ script: NOT_WITH_USERNAMES })
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openAs(page, 'ana', '/settings?tab=account')
  const { secret, codes } = await setUpApp(page, 'ana')
  await press(page, 'Add a passkey')
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('My phone')
  await naming.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('list', { name: 'Passkeys' }).getByText('My phone').waitFor()
  await expectThumbFriendly(page)
  expect(await axeFinds(page, 'dark')).toEqual([])

  await givePassword(page, 'ana')
  await expectThumbFriendly(page)
  expect(await axeFinds(page, 'dark')).toEqual([])
  await press(page, 'Continue with your passkey')
  await welcomed(page)

  await givePassword(page, 'ana')
  await press(page, 'Use your authenticator app')
  await page.getByLabel('Code', { exact: true }).fill('123 456')
  await press(page, 'Sign In')
  await page.getByRole('alert').getByText('This code is not right.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await press(page, 'Sign In')
  await welcomed(page)

  await context.clearCookies()
  await page.goto('/login')
  await press(page, 'Sign in with a passkey')
  await welcomed(page)

  await givePassword(page, 'ana')
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase())
  await press(page, 'Sign In')
  await welcomed(page)
  await open(page, '/settings?tab=account')
  await page.getByText('9 left').waitFor()
  await page.getByText(/last used/).waitFor()
  return page
}

test('an app, a passkey and recovery codes sign in; where a team asks for one, who has none goes on working offline, sets it up, and loses nothing', async () => {
  const anas = await anaSignsInEachWay()
  const { context, page } = await phone({ worker: true })
  await openAs(page, 'bob', '/lead-management')
  await page.getByText('Mia Berg').first().waitFor()
  await readyForOffline(page)
  await context.setOffline(true)

  await open(anas, '/team-settings')
  await anas.getByText('No second step').waitFor()
  await anas.getByRole('tab', { name: 'Team Settings' }).click()
  await anas.getByRole('switch', { name: 'Ask everybody for it' }).click()
  await anas.getByText(/^One person has none yet/).waitFor()
  await press(anas, 'Ask everybody')
  await seeNotice(anas, 'The team asks for two-step sign-in')

  await open(page, '/manual-lead-entry')
  await addLead(page, { name: 'Ole Sund', email: 'ole@sund.example', company: 'Sund' })
  await page.getByText('Ole Sund').first().waitFor()
  await context.setOffline(false)
  await page.getByText(/This team asks for two-step sign-in: set it up/).waitFor()
  await page.getByText('Mia Berg').first().waitFor()
  await page.getByText('Ole Sund').first().waitFor()
  await expectThumbFriendly(page)
  const leads = async () => (await world.ask('GET', '/api/leads', undefined, ana)).body
  expect(await leads()).toHaveLength(1)

  await press(page, 'Set it up')
  await setUpApp(page, 'bob')
  await page.getByText(/This team asks for two-step sign-in: set it up/).waitFor({ state: 'detached' })
  await expect.poll(async () => (await leads()).length).toBe(2)

  // A new member of the team is led there first.
  const carol = await newcomer(world, teamId, 'member')
  const first = await phone()
  const [name = '', value = ''] = carol.cookie.split('=')
  await first.context.addCookies([{ name, value, domain: 'localhost', path: '/' }])
  await world.ask('PATCH', '/api/teams/default-team', { teamId }, carol)
  await first.page.goto('/lead-management')
  await first.page.getByRole('heading', { name: 'Welcome to North' }).waitFor()
  await first.page.getByRole('button', { name: 'Set up', exact: true }).waitFor()
  expect(await axeFinds(first.page, 'dark')).toEqual([])

  await sheetOfNews(anas)
  await eraseWithPasskey(anas)
})

/** The bell shows sign-ins on other devices, and leads to the page where their sessions are ended. */
async function sheetOfNews(page: Page) {
  await open(page, '/lead-management')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await news.getByText('You signed in with a new device: Chrome on').first().waitFor()
  await news.getByText('A second factor was added to your account: Chrome on').first().waitFor()
  expect(await axeFinds(page, 'dark')).toEqual([])
  await news.getByRole('link', { name: 'If this was not you, end that session' }).first().click()
  await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor()
}

/** Actions that cannot be undone ask for the second factor again. */
async function eraseWithPasskey(page: Page) {
  // Without earlier notices, which would cover the controls.
  await page.goto('/lead-management')
  await page.getByText('Mia Berg').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Erase this person’s data' }).click()
  await page.getByLabel('Type "erase" to confirm').fill('erase')
  await press(page, 'Erase')
  const asking = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asking.getByText('This can not be undone').waitFor()
  await asking.getByRole('button', { name: 'Use a passkey instead' }).click()
  await seeNotice(page, 'Data erased')
}
