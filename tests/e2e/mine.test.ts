import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { unzip } from '#tests/unzip.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, seeNotice, signIn, visit } from './browser.ts'
import { axeFinds, cutTexts } from './look.ts'
import { open } from './texts.ts'

let world: World
let ana: Person
let ben: Person
let teamId: number
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  ben = await world.person('ben')
  teamId = await makeTeam(world, ana, 'North')
  await admit(world, ben, teamId)
})
afterAll(() => world.close())

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
  await world.ask('POST', '/api/leads', aLead, ana)
  const { page, complaints } = await visit(world)
  await openAs(page, 'ana', '/settings?tab=account')
  await press(page, 'Download all my data')
  await withPassword(page, 'Download', 'wrong')
  await page.getByText('The password is not right.').waitFor()
  await looksRight(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    withPassword(page, 'Download', 'ana-secret'),
  ])
  const zip = unzip(readFileSync(await saved.path()))
  const rowsIn = (table: string) => JSON.parse(zip.get(`tables/${table}.json`) ?? '')
  const { body: leads } = await world.ask('GET', '/api/leads', undefined, ana)
  expect(rowsIn('leads')).toMatchObject([{ id: leads[0].id, fullName: aLead.fullName, email: aLead.email }])
  expect(rowsIn('users')).toMatchObject([{ id: ana.user.id, username: 'ana' }])
  expect(rowsIn('teams')).toContainEqual(expect.objectContaining({ id: teamId, name: 'North' }))
  expect([...zip.values()].join()).not.toContain('$argon2')
  expect(complaints).toEqual([])
})

test('an account is deleted, handed over first, and taken back as it was; the audit log tells of it', async () => {
  const { page, complaints } = await visit(world)
  await openAs(page, 'ana', '/settings?tab=account')
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

  const desk = await visit(world)
  await openAs(desk.page, 'ben', '/team-settings?tab=members')
  await desk.page.getByText('Former member').first().waitFor()
  await open(desk.page, '/audit-log')
  await desk.page.getByText('handed the team over to you').waitFor()
  await looksRight(desk.page)
  await desk.page.getByLabel('Kind').selectOption('Sign-ins')
  await desk.page.getByText('handed the team over to you').waitFor({ state: 'detached' })

  await page.getByLabel('Username').fill('ana')
  await page.getByLabel('Password').fill('ana-secret')
  await press(page, 'Sign In')
  await page.getByRole('heading', { name: 'Your account is being deleted' }).waitFor()
  await looksRight(page)
  await press(page, 'Take my account back')
  await seeNotice(page, 'Your account is back')
  await open(page, '/lead-management')
  await page.getByText(aLead.fullName).first().waitFor()

  await open(page, '/settings?tab=account')
  await signIn((await visit(world)).page, 'ana')
  await press(page, 'Sign out everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await seeNotice(page, 'Signed out everywhere else')
  await expect.poll(() => page.getByRole('button', { name: /^Sign out there/ }).count()).toBe(0)

  await open(desk.page, '/lead-management')
  await desk.page.getByText(aLead.fullName).first().click()
  await desk.page.getByRole('button', { name: 'Erase this person’s data' }).click()
  await desk.page.getByLabel('Type "erase" to confirm').fill('erase')
  await looksRight(desk.page)
  await press(desk.page, 'Erase')
  await desk.page.getByText('This person’s data was erased').first().waitFor()
  expect([...complaints, ...desk.complaints]).toEqual([])
})
