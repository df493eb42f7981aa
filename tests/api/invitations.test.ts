import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { alter, audited, membersOf, teamOfFour } from './crew.ts'
import { aLead, someone } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const invite = (teamId: number, as: Person, email: string, role?: string) =>
  world.ask('POST', `/api/teams/${teamId}/invitations`, { email, ...(role && { role }) }, as)
const listed = (teamId: number, as: Person) =>
  world.ask('GET', `/api/teams/${teamId}/invitations`, undefined, as)
const revoke = (teamId: number, id: number, as: Person) =>
  world.ask('DELETE', `/api/teams/${teamId}/invitations/${id}`, undefined, as)
const link = (teamId: number, as: Person) => world.ask('GET', `/api/teams/${teamId}/link`, undefined, as)
const renew = (teamId: number, as: Person) => world.ask('POST', `/api/teams/${teamId}/link`, undefined, as)
const look = (token: string, as?: Person) => world.ask('GET', `/api/invitations/${token}`, undefined, as)
const accept = (token: string, as?: Person) =>
  world.ask('POST', `/api/invitations/${token}/accept`, undefined, as)

const GONE = 'This invitation link does not work, or no longer does. Please ask for a new one.'

/** A team, someone outside it, and an invitation to their address. */
async function invited(role = 'member') {
  const office = await teamOfFour(world)
  const { body } = await invite(office.teamId, office.owner, office.stranger.user.email, role)
  return { ...office, guest: office.stranger, invitation: body }
}

describe('an address is invited', () => {
  test('by the owner and admins, who alone see, share and revoke its link', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    const { status, body } = await invite(teamId, admin, 'Mia@Fjord.example')
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'mia@fjord.example', role: 'member' })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(14 * DAY_MS)
    for (const [person, answer] of [
      [owner, 200],
      [admin, 200],
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await listed(teamId, person)).status).toBe(answer)
    }
    for (const [person, answer] of [
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await invite(teamId, person, 'other@fjord.example')).status).toBe(answer)
      expect((await revoke(teamId, body.id, person)).status).toBe(answer)
    }
    expect((await listed(teamId, owner)).body).toEqual([body])
  })

  test('once: again it is refused, as is someone in the team', async () => {
    const { teamId, owner, member } = await teamOfFour(world)
    expect((await invite(teamId, owner, 'mia@fjord.example')).status).toBe(201)
    expect(await invite(teamId, owner, 'mia@fjord.example')).toMatchObject({
      status: 409,
      body: { message: 'This address is invited already. Its link is in the list of invitations.' },
    })
    expect(await invite(teamId, owner, member.user.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { message: 'This person is in the team already.' },
    })
  })

  test.each([
    ['email', { email: 'mia' }, 'Please enter a valid email address'],
    ['email', {}, 'Please enter a valid email address'],
    ['role', { email: 'mia@fjord.example', role: 'owner' }, 'Please select a role'],
  ])('not with this %s: %j', async (path, body, message) => {
    const { teamId, owner } = await teamOfFour(world)
    expect(await world.ask('POST', `/api/teams/${teamId}/invitations`, body, owner)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    })
  })

  test('not into a personal space', async () => {
    const person = await someone(world)
    const message = 'This is your personal space. Please create a team to invite people.'
    for (const answer of [
      await invite(person.teamId, person, 'mia@fjord.example'),
      await listed(person.teamId, person),
      await link(person.teamId, person),
      await renew(person.teamId, person),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { message } })
    }
  })
})

describe('an invitation', () => {
  test('says where to, by whom and as what, and joins its person to the team, which they work in from then on', async () => {
    const { teamId, owner, guest, invitation } = await invited('admin')
    await world.ask('POST', '/api/leads', aLead, guest)
    expect(await look(invitation.token, guest)).toMatchObject({
      status: 200,
      body: { teamId, teamName: 'North', inviter: owner.user.fullName, role: 'admin', member: false },
    })
    const phone = world.device(guest)
    await phone.sync()
    expect(await accept(invitation.token, guest)).toMatchObject({
      status: 200,
      body: { id: teamId, role: 'admin' },
    })
    expect((await world.ask('GET', '/api/auth/user', undefined, guest)).body.defaultTeamId).toBe(teamId)
    expect((await listed(teamId, owner)).body).toEqual([])
    await phone.sync()
    // What was in the personal space stays within reach, listed last.
    expect(await phone.store.teams.orderBy('position').toArray()).toMatchObject([
      { id: teamId, personal: false },
      { id: guest.teamId, personal: true },
    ])
    expect(await phone.store.settings.get(guest.user.id)).toMatchObject({ defaultTeamId: teamId })
    expect(audited(world, teamId)).toMatchObject([
      { event: 'member.invited', userId: owner.user.id, subject: String(invitation.id) },
      { event: 'member.joined', userId: guest.user.id },
    ])
    expect(JSON.stringify(audited(world, teamId))).not.toContain(guest.user.email)
  })

  test('is for its address alone, and the refusal does not say which that is', async () => {
    const { teamId, owner, guest, invitation } = await invited()
    const other = await someone(world)
    for (const answer of [await look(invitation.token, other), await accept(invitation.token, other)]) {
      expect(answer.status).toBe(403)
      expect(answer.body.message).toMatch(/^This invitation is for another email address than yours/)
      expect(JSON.stringify(answer.body)).not.toContain(guest.user.email)
    }
    expect(await membersOf(world, teamId, owner)).toHaveLength(3)
  })

  test('ends after 14 days, and the address can be invited anew', async () => {
    const { teamId, owner, guest, invitation } = await invited()
    const age = (days: number) =>
      alter(world, 'UPDATE invitations SET createdAt = ? WHERE id = ?', daysAgo(days), invitation.id)
    age(13.9)
    expect((await look(invitation.token, guest)).status).toBe(200)
    age(14)
    for (const answer of [await look(invitation.token, guest), await accept(invitation.token, guest)]) {
      expect(answer).toMatchObject({
        status: 410,
        body: { message: 'This invitation has expired. Please ask for a new one.' },
      })
    }
    const { status, body } = await invite(teamId, owner, guest.user.email, 'admin')
    expect(status).toBe(201)
    expect((await listed(teamId, owner)).body).toEqual([body])
    expect((await look(invitation.token, guest)).status).toBe(404)
    expect((await accept(body.token, guest)).body).toMatchObject({ role: 'admin' })
  })

  test('that was revoked works no longer', async () => {
    const { teamId, owner, admin, guest, invitation } = await invited()
    expect((await revoke(teamId, invitation.id, admin)).status).toBe(204)
    expect((await revoke(teamId, invitation.id, admin)).status).toBe(404)
    expect(await accept(invitation.token, guest)).toMatchObject({ status: 404, body: { message: GONE } })
    expect((await listed(teamId, owner)).body).toEqual([])
    expect(audited(world, teamId).at(-1)).toMatchObject({ event: 'member.invitationRevoked' })
  })

  test('of another team is not there to be revoked', async () => {
    const [{ owner, invitation }, other] = [await invited(), await teamOfFour(world)]
    expect((await revoke(other.teamId, invitation.id, other.owner)).status).toBe(404)
    expect((await listed(invitation.teamId, owner)).body).toHaveLength(1)
  })

  test('lets nobody in twice, not even at once', async () => {
    const { teamId, owner, guest, invitation } = await invited()
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await accept(invitation.token, guest)).status),
    )
    expect(statuses.sort()).toEqual([200, 404, 404])
    expect(await membersOf(world, teamId, owner)).toHaveLength(4)
  })
})

describe('the team’s own link', () => {
  test('is made when first asked for, the same for everybody in the team', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    const answers = await Promise.all([owner, admin, member].map((person) => link(teamId, person)))
    const [token, ...others] = answers.map(({ body }) => body.token)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(others).toEqual([token, token])
    expect((await link(teamId, stranger)).status).toBe(404)
  })

  test('lets anybody in as a member, without end, and takes the invitation to their address along', async () => {
    const { teamId, owner, guest } = await invited()
    const { body } = await link(teamId, owner)
    const other = await someone(world)
    expect((await look(body.token, guest)).body).toMatchObject({
      teamName: 'North',
      role: 'member',
      member: false,
    })
    for (const person of [guest, other]) {
      expect((await accept(body.token, person)).body).toMatchObject({ id: teamId, role: 'member' })
    }
    expect((await listed(teamId, owner)).body).toEqual([])
  })

  test('tells someone in the team that they are', async () => {
    const { teamId, member } = await teamOfFour(world)
    const { body } = await link(teamId, member)
    expect((await look(body.token, member)).body).toMatchObject({ member: true })
    expect(await accept(body.token, member)).toMatchObject({
      status: 409,
      body: { message: 'You are already in North.' },
    })
  })

  test('is renewed by the owner alone; the one before ends', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    const { body: before } = await link(teamId, owner)
    for (const [person, answer] of [
      [admin, 403],
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await renew(teamId, person)).status).toBe(answer)
    }
    const { status, body } = await renew(teamId, owner)
    expect(status).toBe(200)
    expect(body.token).not.toBe(before.token)
    expect((await link(teamId, member)).body).toEqual(body)
    expect(await look(before.token, stranger)).toMatchObject({ status: 404, body: { message: GONE } })
    expect((await look(body.token, stranger)).status).toBe(200)
    expect(audited(world, teamId).at(-1)).toMatchObject({ event: 'team.linkRenewed' })
  })

  test('is not the team’s id, and no list of teams gives it away', async () => {
    const { teamId, owner, stranger } = await teamOfFour(world)
    const { body } = await link(teamId, owner)
    expect(await look(String(teamId), stranger)).toMatchObject({ status: 404, body: { message: GONE } })
    const phone = world.device(owner)
    await phone.sync()
    const { body: teams } = await world.ask('GET', '/api/teams', undefined, owner)
    expect(JSON.stringify([teams, await phone.store.teams.toArray()])).not.toContain(body.token)
  })
})

test.each(['x', 'x'.repeat(43), '%20', "' OR 1=1"])(
  'a token that was never given out is 404: %s',
  async (token) => {
    const person = await someone(world)
    for (const ask of [look, accept]) {
      expect(await ask(encodeURIComponent(token), person)).toMatchObject({
        status: 404,
        body: { message: GONE },
      })
      expect((await ask(encodeURIComponent(token))).status).toBe(401)
    }
  },
)
