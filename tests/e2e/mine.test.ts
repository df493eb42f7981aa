import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { unzip } from '#tests/unzip.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { axeFinds, cutTexts } from './look.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const anotherLead = { ...aLead, fullName: 'Per Lie', email: 'per@lie.example' }

/** Ana with a team that includes Ben and has a lead of hers; Ben has a lead, too. */
async function openOffice() {
  const world = await openWorld()
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const teamId = await makeTeam(world, ana, 'North')
  await admit(world, ben, teamId)
  await world.ask('POST', '/api/leads', aLead, ana)
  const { body: bensLead } = await world.ask('POST', '/api/leads', anotherLead, ben)
  return { world, ana, ben, teamId, bensLead, close: world.close }
}

const phone = shared(openOffice)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const withPassword = async (page: Page, button: string, password: string) => {
  await page.getByRole('dialog').getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

async function looksRight(page: Page) {
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
}

test('all that is kept of a person is saved as a file, complete, by password', async () => {
  const { page, ben, teamId, bensLead } = await phone('/settings?tab=account', 'ben', 'second')
  await press(page, 'Download all my data')
  await withPassword(page, 'Download', 'wrong')
  await page.getByText('The password is not right.').waitFor()
  await looksRight(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    withPassword(page, 'Download', 'ben-secret'),
  ])
  const zip = unzip(readFileSync(await saved.path()))
  const rowsIn = (table: string) => JSON.parse(zip.get(`tables/${table}.json`) ?? '')
  expect(rowsIn('leads')).toMatchObject([{ id: bensLead.id, ...anotherLead }])
  expect(rowsIn('users')).toMatchObject([{ id: ben.user.id, username: 'ben' }])
  expect(rowsIn('teams')).toContainEqual(expect.objectContaining({ id: teamId, name: 'North' }))
  expect([...zip.values()].join()).not.toContain('$argon2')
})

test('an account is deleted, handed over first, and taken back as it was; the audit log tells of it', async () => {
  const { page, world, ana, ben, teamId } = await phone('/settings?tab=account', 'ana')
  await press(page, 'Delete my account')
  await page.getByText('Hand each of them over first').waitFor()
  await looksRight(page)
  await press(page, 'Close')
  const { body: members } = await world.ask('GET', `/api/teams/${teamId}/members`, undefined, ana)
  const memberId = members.find(({ userId }: { userId: number }) => userId === ben.user.id).id
  await world.ask('PUT', `/api/teams/${teamId}/owner`, { memberId }, ana)

  await press(page, 'Delete my account')
  await withPassword(page, 'Delete my account', 'ana-secret')
  await page.waitForURL('**/login')
  expect((await world.ask('GET', '/api/auth/user', undefined, ana)).status).toBe(401)

  const bens = await phone('/team-settings?tab=members', 'ben', 'second')
  await bens.page.getByText('Former member').first().waitFor()
  await open(bens.page, '/audit-log')
  await bens.page.getByText('handed the team over to you').waitFor()
  await looksRight(bens.page)
  await bens.page.getByLabel('Kind').selectOption('Sign-ins')
  await bens.page.getByText('handed the team over to you').waitFor({ state: 'detached' })

  const account = { username: 'ana', password: 'ana-secret' }
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password').fill(account.password)
  await press(page, 'Sign In')
  await page.getByRole('heading', { name: 'Your account is being deleted' }).waitFor()
  await looksRight(page)
  await press(page, 'Take my account back')
  await seeNotice(page, 'Your account is back')
  await open(page, '/lead-management')
  await page.getByText(aLead.fullName).first().waitFor()

  await world.ask('POST', '/api/auth/login', account)
  await open(page, '/settings?tab=account')
  await page
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .waitFor()
  await press(page, 'Sign out everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await seeNotice(page, 'Signed out everywhere else')
  await expect.poll(() => page.getByRole('button', { name: /^Sign out there/ }).count()).toBe(0)

  await open(bens.page, '/lead-management')
  await bens.page.getByText(aLead.fullName).first().click()
  await bens.page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
  await bens.page.getByRole('menuitem', { name: 'Erase this person’s data' }).click()
  await bens.page.getByLabel('Type "erase" to confirm').fill('erase')
  await looksRight(bens.page)
  await press(bens.page, 'Erase')
  await bens.page.getByText('This person’s data was erased').first().waitFor()
})
