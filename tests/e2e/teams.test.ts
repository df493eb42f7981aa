import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { alter } from '#tests/database.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, seeNotice, visit } from './browser.ts'
import { axeFinds } from './look.ts'
import { borrowPhone } from './phones.ts'
import { addLead } from './rep.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

/** The owner of a team, North, and its members; the people who leave each belong to one test. */
const OWNERS = { ana: '', cleo: 'carl', dora: 'dan', emil: 'eva' }
type Owner = keyof typeof OWNERS

async function openTown() {
  const world = await openWorld()
  const teams = new Map<string, { owner: Person; teamId: number }>()
  for (const [name, mate] of Object.entries(OWNERS)) {
    const owner = await world.person(name)
    const teamId = await makeTeam(world, owner, 'North')
    teams.set(name, { owner, teamId })
    if (mate) await admit(world, await world.person(mate), teamId)
  }
  await world.person('ida')
  const teamOf = (name: Owner) => teams.get(name)!
  return { world, teamOf, close: world.close }
}

const phone = shared(openTown)

/** The owner and the team's other member, each on a phone. */
async function bothAt(owner: Owner, path = '/team-settings') {
  return [await phone(path, owner), await phone(path, OWNERS[owner], 'second')] as const
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const members = (page: Page) => page.getByRole('list', { name: 'Team members' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
/** On a phone it is below Today's list. */
const dashboard = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

async function ask(page: Page, of: string, what: string) {
  await press(page, `Actions for ${of} Tester`)
  await page.getByRole('menuitem', { name: what }).click()
}

test('someone invited by a link registers, lands on the invitation, and works in the team', async () => {
  const owners = await phone('/team-settings', 'ana')
  await owners.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await owners.page.getByText('No team members yet').waitFor()
  await press(owners.page, 'Invite Member')
  const form = owners.page.getByRole('dialog', { name: 'Invite Team Member' })
  await form.getByRole('button', { name: 'Create Invitation' }).click()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByLabel('Email Address').fill('bob@rove.example')
  await expectThumbFriendly(owners.page)
  await form.getByRole('button', { name: 'Create Invitation' }).click()
  const ready = owners.page.getByRole('dialog', { name: 'Invitation link ready' })
  await ready.getByText(/^Works once, for whoever opens it first, until/).waitFor()
  await expectThumbFriendly(owners.page)
  expect(await axeFinds(owners.page, 'dark')).toEqual([])
  await ready.getByRole('button', { name: 'Copy Link' }).click()
  await ready.getByText('Copied!').waitFor()
  const first = await owners.page.evaluate(() => navigator.clipboard.readText())
  await ready.getByRole('button', { name: 'Done' }).click()
  const invited = owners.page.getByRole('list', { name: 'Invitations' })
  await invited.getByText('bob@rove.example', { exact: true }).waitFor()
  await expectThumbFriendly(owners.page)
  await invited.getByRole('button', { name: 'New Link for bob@rove.example' }).click()
  const link = await ready.getByRole('textbox', { name: 'Secret Link' }).inputValue()
  await ready.getByRole('button', { name: 'Done' }).click()
  expect(link).not.toBe(first)

  const { page, complaints } = await visit(owners.world)
  await page.goto(link)
  await page.waitForURL(/\/login\?back=/)
  const note = page.getByText('ana Tester invites you to join North as a member.')
  await note.waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await note.waitFor()
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

  await members(owners.page).getByText('bob@rove.example').waitFor()
  await invited.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

describe('the invitation page', () => {
  test('says what is wrong with a link, and leads on', async () => {
    const { page } = await phone('/join-team?id=4711')
    await title(page, 'This link does not work')
    await expectThumbFriendly(page)
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await dashboard(page, 'North Dashboard')
  })

  test('waits for a connection, and knows who is in the team already', async () => {
    const { page, world, teamOf } = await phone('/')
    const { owner, teamId } = teamOf('ana')
    const { body } = await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
    await page.route('**/api/invitations/**', (route) => route.abort())
    await open(page, `/join-team?id=${body.token}`)
    await title(page, 'You are offline')
    await page.unroute('**/api/invitations/**')
    await press(page, 'Try again')
    await title(page, 'You are already in North')
    await press(page, 'Go to North')
    await dashboard(page, 'North Dashboard')
  })

  test('leads into the team at the second try where the first one’s answer got lost', async () => {
    const { page, world, teamOf } = await phone('/', 'ida')
    const { owner, teamId } = teamOf('cleo')
    const invite = { email: 'ida@rove.example' }
    const { body } = await world.ask('POST', `/api/teams/${teamId}/invitations`, invite, owner)
    await open(page, `/join-team?id=${body.token}`)
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
  })
})

test('a role that is changed shows at once on the other’s screen, with what it allows', async () => {
  const [owners, mates] = await bothAt('cleo')
  const invite = mates.page.getByRole('button', { name: 'Invite Member' })
  await members(mates.page).getByText('carl@rove.example').waitFor()
  expect(await invite.count()).toBe(0)
  expect(await mates.page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
  await ask(owners.page, 'carl', 'Promote to Admin')
  await seeNotice(owners.page, 'Role updated')
  await members(mates.page).getByText('Admin', { exact: true }).waitFor()
  await invite.waitFor()
  await ask(owners.page, 'carl', 'Demote to Member')
  await invite.waitFor({ state: 'detached' })
  await members(mates.page).getByText('Admin', { exact: true }).waitFor({ state: 'detached' })
})

test('the owner edits the team, hands its link on, renews it and switches it off; everybody else reads and copies', async () => {
  const [owners, mates] = await bothAt('cleo', '/team-settings?tab=settings')
  const link = (page: Page) => page.getByRole('textbox', { name: 'Invitation Link' })
  const shown = (page: Page) => link(page).inputValue()
  await expect.poll(() => shown(mates.page)).toMatch(/\/join-team\?id=[\w-]{43}$/)
  const before = await shown(mates.page)
  expect(await shown(owners.page)).toBe(before)
  expect(await mates.page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)

  await owners.page.getByLabel('Team Name').fill('')
  await press(owners.page, 'Save Changes')
  await owners.page.getByText('Team name is required').waitFor()
  await owners.page.getByLabel('Team Name').fill('Elsewhere')
  await press(owners.page, 'Cancel')
  await expect.poll(() => owners.page.getByLabel('Team Name').inputValue()).toBe('North')
  await owners.page.getByLabel('Team Description').fill('Sells in the harbour')
  await owners.page.getByLabel('Team Name').fill('Harbour')
  await press(owners.page, 'Save Changes')
  await seeNotice(owners.page, 'Team updated')
  await expect.poll(() => mates.page.getByLabel('Team Name').inputValue()).toBe('Harbour')
  await expectThumbFriendly(owners.page)
  for (const { page } of [owners, mates]) expect(await axeFinds(page, 'dark')).toEqual([])

  await press(owners.page, 'Renew Link')
  await owners.page.getByRole('alertdialog').getByRole('button', { name: 'Renew Link' }).click()
  await seeNotice(owners.page, 'Invitation link renewed')
  await expect.poll(() => shown(mates.page)).not.toBe(before)
  await press(owners.page, 'Switch Off')
  await owners.page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click()
  await seeNotice(owners.page, 'Invitation link switched off')
  await expect.poll(() => shown(mates.page)).toBe('')
  expect(await mates.page.getByRole('button', { name: 'Switch On' }).count()).toBe(0)
  await press(owners.page, 'Switch On')
  await expect.poll(() => shown(mates.page)).toMatch(/\/join-team\?id=[\w-]{43}$/)

  await owners.page.getByLabel('Team Name').fill('North')
  await press(owners.page, 'Save Changes')
  await expect.poll(() => mates.page.getByLabel('Team Name').inputValue()).toBe('North')
})

test('a deleted team leaves everybody’s screen, and its owner brings it back', async () => {
  const owners = await phone('/team-settings?tab=settings', 'cleo')
  await owners.world.ask('POST', '/api/leads', aLead, owners.teamOf('cleo').owner)
  const mates = await phone('/lead-management', OWNERS.cleo, 'second')
  await mates.page.getByText(aLead.fullName).first().waitFor()
  await press(owners.page, 'Delete Team')
  const question = owners.page.getByRole('alertdialog', { name: 'Delete North?' })
  const confirm = question.getByRole('button', { name: 'Delete Team' })
  expect(await confirm.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill('North')
  await expectThumbFriendly(owners.page)
  await confirm.click()
  await seeNotice(owners.page, 'Team deleted')
  await mates.page.getByText(/^You are no longer in North/).waitFor()
  await mates.page.getByText(aLead.fullName).first().waitFor({ state: 'detached' })

  await press(owners.page, 'Restore North')
  await seeNotice(owners.page, 'Team restored')
  await owners.page.getByRole('button', { name: 'Team: North' }).waitFor()
  await mates.page.getByText(aLead.fullName).first().waitFor()
})

test('who is removed while offline loses the team’s rows when back, and keeps what they typed', async () => {
  const owners = await phone('/team-settings', 'dora')
  await owners.world.ask('POST', '/api/leads', aLead, owners.teamOf('dora').owner)
  const mates = await borrowPhone(owners.world)
  await openAs(mates.page, OWNERS.dora, '/lead-management')
  await mates.page.getByText(aLead.fullName).first().waitFor()
  await readyForOffline(mates.page)
  await mates.context.setOffline(true)
  await open(mates.page, '/manual-lead-entry')
  await addLead(mates.page, { name: 'Nils Dahl', email: 'nils@alta.example', company: 'Alta Bakery' })
  await ask(owners.page, 'dan', 'Remove from Team')
  const question = owners.page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to remove this team member?').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await seeNotice(owners.page, 'Member removed')
  await owners.page.getByText('No team members yet').waitFor()

  await mates.context.setOffline(false)
  await mates.page.getByText(/^You are no longer in North, and now work in My Team/).waitFor()
  await open(mates.page, '/lead-management')
  await mates.page.getByText('No leads').first().waitFor()
  expect(await mates.page.getByText(aLead.fullName).count()).toBe(0)
  await open(mates.page, '/attention')
  await mates.page.getByText('nils@alta.example').waitFor()
  expect(mates.complaints).toEqual([])
})

test('a team says how full it is and by what; once it is full, what is typed waits on the phone until there is room', async () => {
  const { page, world, teamOf } = await phone('/team-settings', 'emil')
  const take = (bytes: number) =>
    alter(world, 'UPDATE teams SET uploadBytes = ? WHERE id = ?', bytes, teamOf('emil').teamId)
  await take(820 * 1024 * 1024)
  await page.getByRole('tab', { name: 'Team Settings' }).click()
  await page.getByText('Your team has used 820 MB of 1 GB').waitFor()
  await page.getByText('Photos and files').waitFor()
  await expectThumbFriendly(page)

  await take(1024 * 1024 * 1024)
  await open(page, '/manual-lead-entry')
  await addLead(page, { name: 'Nils Dahl', email: 'nils@alta.example', company: 'Alta Bakery' })
  const full = page.getByText(/^This team has used all of its storage/)
  await full.waitFor()
  expect((await world.ask('GET', '/api/leads', undefined, teamOf('emil').owner)).body).toEqual([])
  await take(0)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await full.waitFor({ state: 'detached' })
  await page.getByText('All saved').waitFor()
  expect((await world.ask('GET', '/api/leads', undefined, teamOf('emil').owner)).body).toHaveLength(1)
})

test('the owner hands the team over, and may leave it then', async () => {
  const [owners, mates] = await bothAt('emil')
  expect(await owners.page.getByRole('button', { name: 'Leave Team' }).count()).toBe(0)
  await ask(owners.page, 'eva', 'Make Owner')
  await owners.page.getByRole('alertdialog').getByRole('button', { name: 'Make Owner' }).click()
  await seeNotice(owners.page, 'Ownership handed over')
  await mates.page.getByRole('button', { name: 'Actions for emil Tester' }).waitFor()
  await press(owners.page, 'Leave Team')
  await owners.page.getByRole('alertdialog').getByRole('button', { name: 'Leave Team' }).click()
  await owners.page.getByText('This is your personal space.', { exact: false }).waitFor()
  await members(mates.page).getByText('emil@rove.example').waitFor({ state: 'detached' })
})
