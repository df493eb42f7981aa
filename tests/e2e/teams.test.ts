import type { Page, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, seeNotice, type Visitor, visit } from './browser.ts'
import { axeFinds } from './look.ts'
import { addLead } from './rep.ts'
import { open } from './texts.ts'

let world: World
let ana: Person
let teamId: number
beforeEach(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  teamId = await makeTeam(world, ana, 'North')
})
afterEach(async () => {
  await world.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const members = (page: Page) => page.getByRole('list', { name: 'Team members' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
/** On a phone it stands below the day. */
const dashboard = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

/** Someone at a phone, on a screen. */
async function atPhone(name: string, path = '/team-settings', worker = false): Promise<Visitor> {
  const phone = await visit(world, { worker })
  await openAs(phone.page, name, path)
  return phone
}

async function bobJoins(): Promise<void> {
  await admit(world, await world.person('bob'), teamId)
}

async function ask(page: Page, of: string, what: string) {
  await press(page, `Actions for ${of} Tester`)
  await page.getByRole('menuitem', { name: what }).click()
}

test('someone invited by a link registers, lands on the invitation, and works in the team', async () => {
  const anas = await atPhone('ana')
  await anas.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await anas.page.getByText('No team members yet').waitFor()
  await press(anas.page, 'Invite Member')
  const form = anas.page.getByRole('dialog', { name: 'Invite Team Member' })
  await form.getByRole('button', { name: 'Create Invitation' }).click()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByLabel('Email Address').fill('bob@rove.example')
  await expectThumbFriendly(anas.page)
  await form.getByRole('button', { name: 'Create Invitation' }).click()
  const ready = anas.page.getByRole('dialog', { name: 'Invitation link ready' })
  await ready.getByText(/^Works once, for whoever opens it first, until/).waitFor()
  await expectThumbFriendly(anas.page)
  expect(await axeFinds(anas.page, 'dark')).toEqual([])
  await ready.getByRole('button', { name: 'Copy Link' }).click()
  await ready.getByText('Copied!').waitFor()
  const first = await anas.page.evaluate(() => navigator.clipboard.readText())
  await ready.getByRole('button', { name: 'Done' }).click()
  const invited = anas.page.getByRole('list', { name: 'Invitations' })
  await invited.getByText('bob@rove.example', { exact: true }).waitFor()
  await expectThumbFriendly(anas.page)
  await invited.getByRole('button', { name: 'New Link for bob@rove.example' }).click()
  const link = await ready.getByRole('textbox', { name: 'Secret Link' }).inputValue()
  await ready.getByRole('button', { name: 'Done' }).click()
  expect(link).not.toBe(first)

  const { page, complaints } = await visit(world)
  await page.goto(link)
  await page.waitForURL(/\/login\?back=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Full Name').fill('Bob Tester')
  await page.getByLabel('Username').fill('bob')
  await page.getByLabel('Email').fill('bob@rove.example')
  await page.getByLabel('Password').fill('bob-secret')
  await press(page, 'Create Account')
  await title(page, 'Join North')
  await page.getByText('ana Tester invites you to join as a member.').waitFor()
  await expectThumbFriendly(page)
  expect(await axeFinds(page, 'dark')).toEqual([])
  await press(page, 'Join team')
  await seeNotice(page, 'You joined North')
  await dashboard(page, 'North Dashboard')

  await members(anas.page).getByText('bob@rove.example').waitFor()
  await invited.waitFor({ state: 'detached' })
  expect([...anas.complaints, ...complaints]).toEqual([])
})

describe('the invitation page', () => {
  test('says what is wrong with a link, and leads on', async () => {
    await world.person('bob')
    const { page, complaints } = await atPhone('bob', '/join-team?id=4711')
    await title(page, 'This link does not work')
    await expectThumbFriendly(page)
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await dashboard(page, 'Welcome')
    expect(complaints).toEqual([])
  })

  test('leads into the team at the second try where the first one’s answer got lost', async () => {
    await world.person('bob')
    const invite = { email: 'bob@rove.example' }
    const { body } = await world.ask('POST', `/api/teams/${teamId}/invitations`, invite, ana)
    const { page, complaints } = await atPhone('bob', `/join-team?id=${body.token}`)
    const loseAnswer = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/accept', loseAnswer, { times: 1 })
    await press(page, 'Join team')
    await title(page, 'You are offline')
    await press(page, 'Try again')
    await seeNotice(page, 'You joined North')
    await dashboard(page, 'North Dashboard')
    expect(complaints).toEqual([])
  })

  test('waits for a connection, and knows who is in the team already', async () => {
    const { body } = await world.ask('GET', `/api/teams/${teamId}/link`, undefined, ana)
    const { page, complaints } = await atPhone('ana', '/')
    await page.route('**/api/invitations/**', (route) => route.abort())
    await page.goto(`/join-team?id=${body.token}`)
    await title(page, 'You are offline')
    await page.unroute('**/api/invitations/**')
    await press(page, 'Try again')
    await title(page, 'You are already in North')
    await press(page, 'Go to North')
    await dashboard(page, 'North Dashboard')
    expect(complaints).toEqual([])
  })
})

test('a role that is changed shows at once on the other’s screen, with what it allows', async () => {
  await bobJoins()
  const [anas, bobs] = [await atPhone('ana'), await atPhone('bob')]
  const invite = bobs.page.getByRole('button', { name: 'Invite Member' })
  await members(bobs.page).getByText('bob@rove.example').waitFor()
  expect(await invite.count()).toBe(0)
  expect(await bobs.page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
  await ask(anas.page, 'bob', 'Promote to Admin')
  await seeNotice(anas.page, 'Role updated')
  await members(bobs.page).getByText('Admin', { exact: true }).waitFor()
  await invite.waitFor()
  await ask(anas.page, 'bob', 'Demote to Member')
  await invite.waitFor({ state: 'detached' })
  await members(bobs.page).getByText('Admin', { exact: true }).waitFor({ state: 'detached' })
  expect([...anas.complaints, ...bobs.complaints]).toEqual([])
})

test('who is removed while offline loses the team’s rows when back, and keeps what they typed', async () => {
  await bobJoins()
  await world.ask('POST', '/api/leads', aLead, ana)
  const [anas, bobs] = [await atPhone('ana'), await atPhone('bob', '/lead-management', true)]
  await bobs.page.getByText(aLead.fullName).first().waitFor()
  await readyForOffline(bobs.page)
  await bobs.context.setOffline(true)
  await open(bobs.page, '/manual-lead-entry')
  await addLead(bobs.page, { name: 'Nils Dahl', email: 'nils@alta.example', company: 'Alta Bakery' })
  await ask(anas.page, 'bob', 'Remove from Team')
  const question = anas.page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to remove this team member?').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await seeNotice(anas.page, 'Member removed')
  await anas.page.getByText('No team members yet').waitFor()

  await bobs.context.setOffline(false)
  await bobs.page.getByText(/^You are no longer in North, and now work in My Team/).waitFor()
  await open(bobs.page, '/lead-management')
  await bobs.page.getByText('No leads').first().waitFor()
  expect(await bobs.page.getByText(aLead.fullName).count()).toBe(0)
  await open(bobs.page, '/attention')
  await bobs.page.getByText('nils@alta.example').waitFor()
  expect([...anas.complaints, ...bobs.complaints]).toEqual([])
})

test('the owner hands the team over, and may leave it then', async () => {
  await bobJoins()
  const [anas, bobs] = [await atPhone('ana'), await atPhone('bob')]
  expect(await anas.page.getByRole('button', { name: 'Leave Team' }).count()).toBe(0)
  await ask(anas.page, 'bob', 'Make Owner')
  await anas.page.getByRole('alertdialog').getByRole('button', { name: 'Make Owner' }).click()
  await seeNotice(anas.page, 'Ownership handed over')
  await bobs.page.getByRole('button', { name: 'Actions for ana Tester' }).waitFor()
  await press(anas.page, 'Leave Team')
  await anas.page.getByRole('alertdialog').getByRole('button', { name: 'Leave Team' }).click()
  await anas.page.getByText('This is your personal space.', { exact: false }).waitFor()
  await members(bobs.page).getByText('ana@rove.example').waitFor({ state: 'detached' })
  expect([...anas.complaints, ...bobs.complaints]).toEqual([])
})

test('the owner edits the team, hands its link on, renews it and switches it off; everybody else reads and copies', async () => {
  await bobJoins()
  const [anas, bobs] = [
    await atPhone('ana', '/team-settings?tab=settings'),
    await atPhone('bob', '/team-settings?tab=settings'),
  ]
  const link = (page: Page) => page.getByRole('textbox', { name: 'Invitation Link' })
  const shown = (page: Page) => link(page).inputValue()
  await expect.poll(() => shown(bobs.page)).toMatch(/\/join-team\?id=[\w-]{43}$/)
  const before = await shown(bobs.page)
  expect(await shown(anas.page)).toBe(before)
  expect(await bobs.page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)

  await anas.page.getByLabel('Team Name').fill('')
  await press(anas.page, 'Save Changes')
  await anas.page.getByText('Team name is required').waitFor()
  await anas.page.getByLabel('Team Name').fill('Elsewhere')
  await press(anas.page, 'Cancel')
  await expect.poll(() => anas.page.getByLabel('Team Name').inputValue()).toBe('North')
  await anas.page.getByLabel('Team Description').fill('Sells in the harbour')
  await anas.page.getByLabel('Team Name').fill('Harbour')
  await press(anas.page, 'Save Changes')
  await seeNotice(anas.page, 'Team updated')
  await expect.poll(() => bobs.page.getByLabel('Team Name').inputValue()).toBe('Harbour')
  await expectThumbFriendly(anas.page)
  for (const { page } of [anas, bobs]) expect(await axeFinds(page, 'dark')).toEqual([])

  await press(anas.page, 'Renew Link')
  await anas.page.getByRole('alertdialog').getByRole('button', { name: 'Renew Link' }).click()
  await seeNotice(anas.page, 'Invitation link renewed')
  await expect.poll(() => shown(bobs.page)).not.toBe(before)
  await press(anas.page, 'Switch Off')
  await anas.page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click()
  await seeNotice(anas.page, 'Invitation link switched off')
  await expect.poll(() => shown(bobs.page)).toBe('')
  expect(await bobs.page.getByRole('button', { name: 'Switch On' }).count()).toBe(0)
  await press(anas.page, 'Switch On')
  await expect.poll(() => shown(bobs.page)).toMatch(/\/join-team\?id=[\w-]{43}$/)
  expect([...anas.complaints, ...bobs.complaints]).toEqual([])
})

test('a deleted team leaves everybody’s screen, and its owner brings it back', async () => {
  await bobJoins()
  await world.ask('POST', '/api/leads', aLead, ana)
  const [anas, bobs] = [
    await atPhone('ana', '/team-settings?tab=settings'),
    await atPhone('bob', '/lead-management'),
  ]
  await bobs.page.getByText(aLead.fullName).first().waitFor()
  await press(anas.page, 'Delete Team')
  const question = anas.page.getByRole('alertdialog', { name: 'Delete North?' })
  const confirm = question.getByRole('button', { name: 'Delete Team' })
  expect(await confirm.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill('North')
  await expectThumbFriendly(anas.page)
  await confirm.click()
  await seeNotice(anas.page, 'Team deleted')
  await bobs.page.getByText(/^You are no longer in North/).waitFor()
  await bobs.page.getByText(aLead.fullName).first().waitFor({ state: 'detached' })

  await press(anas.page, 'Restore North')
  await seeNotice(anas.page, 'Team restored')
  await anas.page.getByRole('button', { name: 'Team: North' }).waitFor()
  await bobs.page.getByText(aLead.fullName).first().waitFor()
  expect([...anas.complaints, ...bobs.complaints]).toEqual([])
})
