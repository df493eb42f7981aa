import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { audited } from './fixtures.ts'
import { admit, aLead, aProduct, HUGE, makeTeam, NOWHERE, noObjects, someone } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const teamsOf = async (person: Person) => (await world.ask('GET', '/api/teams', undefined, person)).body
const choose = (person: Person, teamId: unknown) =>
  world.ask('PATCH', '/api/teams/default-team', { teamId }, person)
const leadsOf = async (person: Person) => (await world.ask('GET', '/api/leads', undefined, person)).body

test('a person owns 50 teams at most, deleted ones that can be restored among them', async () => {
  const person = await someone(world)
  const name = 'One more'
  const make = () => world.ask('POST', '/api/teams', { name }, person)
  const [first] = await Promise.all(Array.from({ length: 50 }, make))
  expect(first?.status).toBe(201)
  const message = 'You own 50 teams, which is the most; deleted ones count until they are gone for good.'
  expect(await make()).toMatchObject({ status: 409, body: { message } })
  await world.ask('DELETE', `/api/teams/${first?.body.id}`, undefined, person)
  expect((await make()).status).toBe(409)
})

describe('the first team', () => {
  test('is the personal space itself: same id, and what was in it stays', async () => {
    const ana = await world.person('ana')
    const { body: lead } = await world.ask('POST', '/api/leads', aLead, ana)
    expect(await teamsOf(ana)).toEqual([])
    const wanted = { name: 'North', description: 'Up there', avatarUrl: '/api/uploads/17' }
    const { status, body } = await world.ask('POST', '/api/teams', wanted, ana)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...wanted,
      id: ana.teamId,
      ownerId: ana.user.id,
      personal: false,
      createdAt: expect.stringMatching(/Z$/),
      role: 'owner',
    })
    expect(await teamsOf(ana)).toEqual([body])
    expect(await leadsOf(ana)).toEqual([lead])
  })

  test('takes in an edit that a phone made before it heard of the team', async () => {
    const ben = await world.person('ben')
    const phone = world.device(ben)
    await phone.change({ name: 'product.create', args: { id: 77, fields: aProduct } })
    await makeTeam(world, ben, 'South')
    expect(await phone.sync()).toBe('synced')
    const { body } = await world.ask('GET', '/api/products', undefined, ben)
    expect(body).toMatchObject([{ id: 77, teamId: ben.teamId }])
    expect(await phone.store.teams.toArray()).toMatchObject([{ name: 'South', personal: false }])
  })

  test('does not show its members the views that its owner made in the space', async () => {
    const [owner, mate] = [await someone(world), await someone(world)]
    const phone = world.device(owner)
    const fields = { name: 'Before lunch', search: '?status=new' }
    await phone.change({ name: 'view.create', args: { id: 78, fields } })
    await phone.sync()
    const teamId = await makeTeam(world, owner, 'North-west')
    await admit(world, mate, teamId)
    expect(await phone.sync()).toBe('synced')
    const ownViews = [{ ...fields, id: 78, teamId }]
    expect(await phone.store.settings.toArray()).toMatchObject([{ ownViews }])
    expect(await phone.store.views.toArray()).toMatchObject([{ name: 'View', search: '' }])
    const mates = world.device(mate)
    expect(await mates.sync()).toBe('synced')
    expect(await mates.store.views.toArray()).toMatchObject([{ name: 'View', search: '' }])
  })

  test('asked for twice at once still leaves one space and one more team', async () => {
    const carl = await world.person('carl')
    const ids = await Promise.all(['One', 'Two'].map((name) => makeTeam(world, carl, name)))
    expect(new Set(ids).size).toBe(2)
    expect(ids).toContain(carl.teamId)
    expect(await teamsOf(carl)).toHaveLength(2)
  })
})

describe('the default team', () => {
  test('decides which team the calls mean; without one it is the first', async () => {
    const dora = await world.person('dora')
    const first = await makeTeam(world, dora, 'First')
    const second = await makeTeam(world, dora, 'Second')
    const { body: inFirst } = await world.ask('POST', '/api/leads', aLead, dora)
    expect(inFirst.teamId).toBe(first)

    expect((await choose(dora, second)).status).toBe(200)
    const { body: user } = await world.ask('GET', '/api/auth/user', undefined, dora)
    expect(user.defaultTeamId).toBe(second)
    expect(await leadsOf(dora)).toEqual([])
    const { body: inSecond } = await world.ask('POST', '/api/leads', aLead, dora)
    expect(inSecond.teamId).toBe(second)
    const elsewhere = await world.ask('DELETE', `/api/leads/${inFirst.id}`, undefined, dora)
    expect(elsewhere.status).toBe(404)

    await choose(dora, first)
    expect(await leadsOf(dora)).toEqual([inFirst])
  })

  test('someone who joined a team works there, with the personal space kept', async () => {
    const emil = await world.person('emil')
    const fay = await world.person('fay')
    await world.ask('POST', '/api/leads', aLead, fay)
    const team = await makeTeam(world, emil, 'East')
    await admit(world, fay, team)
    expect(await leadsOf(fay)).toEqual([])
    expect(await teamsOf(fay)).toMatchObject([{ id: team, role: 'member' }])
    await choose(fay, fay.teamId)
    expect(await leadsOf(fay)).toHaveLength(1)
  })

  test.each([NOWHERE, 'x', null, 1.5, undefined])('can not be %j', async (teamId) => {
    const gus = await someone(world)
    expect((await choose(gus, teamId)).status).toBe(teamId === NOWHERE ? 404 : 400)
    const { body: user } = await world.ask('GET', '/api/auth/user', undefined, gus)
    expect(user.defaultTeamId).toBeNull()
  })

  test('can not be a team that the person is not in', async () => {
    const hal = await world.person('hal')
    const ida = await world.person('ida')
    expect((await choose(hal, await makeTeam(world, ida, 'West'))).status).toBe(404)
  })
})

describe('a team’s settings', () => {
  test('are changed by the owner and answered whole', async () => {
    const jo = await world.person('joe')
    const id = await makeTeam(world, jo, 'Before')
    const save = (changes: unknown) => world.ask('PATCH', `/api/teams/${id}`, changes, jo)
    expect(await save({ name: 'After', description: 'New' })).toMatchObject({
      status: 200,
      body: { id, name: 'After', description: 'New', ownerId: jo.user.id },
    })
    expect((await save({ description: '' })).body).toMatchObject({ name: 'After', description: '' })
    expect((await save({})).body).toMatchObject({ name: 'After', description: '' })
    expect((await save({ ownerId: 1, personal: true, version: 0 })).body).toMatchObject({
      ownerId: jo.user.id,
      personal: false,
    })
    expect(await save({ name: '' })).toMatchObject({
      status: 400,
      body: { message: 'Team name is required', issues: [{ path: 'name' }] },
    })
  })

  test('are not a member’s to change: 403', async () => {
    const [kim, lee] = [await world.person('kim'), await world.person('lee')]
    const id = await makeTeam(world, kim, 'Kims')
    await admit(world, lee, id)
    const answer = await world.ask('PATCH', `/api/teams/${id}`, { name: 'Lees' }, lee)
    expect(answer).toMatchObject({ status: 403, body: { message: 'Only the owner can edit the team.' } })
    expect(await teamsOf(lee)).toMatchObject([{ name: 'Kims' }])
  })
})

test('making and editing a team are kept in the audit log, without what was written', async () => {
  const pia = await world.person('pia')
  const id = await makeTeam(world, pia, 'Secret plans')
  await world.ask('PATCH', `/api/teams/${id}`, { description: 'Nobody knows' }, pia)
  const told = await audited(world, id)
  expect(told.map(({ event, userId }) => [event, userId])).toEqual([
    ['team.created', pia.user.id],
    ['team.edited', pia.user.id],
  ])
  expect(JSON.stringify(told)).not.toMatch(/Secret|Nobody/)
})

test('the members are listed with their users, the owner first, without passwords', async () => {
  const [mo, nan] = [await world.person('moe'), await world.person('nan')]
  const id = await makeTeam(world, mo, 'Members')
  await admit(world, nan, id)
  const { status, body } = await world.ask('GET', `/api/teams/${id}/members`, undefined, nan)
  expect(status).toBe(200)
  const userOf = ({ user: { username, fullName, email, avatarUrl } }: Person) => ({
    username,
    fullName,
    email,
    avatarUrl,
  })
  expect(body).toEqual([
    { id: expect.any(Number), userId: mo.user.id, role: 'admin', user: userOf(mo) },
    { id: expect.any(Number), userId: nan.user.id, role: 'member', user: userOf(nan) },
  ])
})

describe('a new team is refused', () => {
  let ora: Person
  beforeAll(async () => {
    ora = await world.person('ora')
  })
  const add = (body: unknown) => world.ask('POST', '/api/teams', body, ora)

  test.each([
    ['name', { name: '' }, 'Team name is required'],
    ['name', { name: ' ' }, 'Team name is required'],
    ['name', {}, 'Team name is required'],
    ['name', { name: 'x'.repeat(101) }, 'Please use at most 100 characters'],
    ['description', { name: 'Good', description: 5 }, 'Invalid type: Expected string but received 5'],
  ])('for its %s: %j', async (path, body, message) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
    expect(await teamsOf(ora)).toEqual([])
  })

  test('for a huge description', async () => {
    expect((await add({ name: 'Good', description: HUGE })).status).toBe(400)
  })

  test.each(noObjects)('for the body %j', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })
})

test.each(['', '/members'])('a team that does not exist is 404: /api/teams/{id}%s', async (rest) => {
  const person = await someone(world)
  const method = rest ? 'GET' : 'PATCH'
  const body = rest ? undefined : { name: 'X' }
  for (const id of [NOWHERE, 'abc']) {
    expect((await world.ask(method, `/api/teams/${id}${rest}`, body, person)).status).toBe(404)
  }
})
