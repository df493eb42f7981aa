import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alter, bytesOf, onPostgres, read, storesFiles } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { audited, membersOf, newcomer, seatOf, teamOfFour } from './fixtures.ts'
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
const switchOff = (teamId: number, as: Person) =>
  world.ask('DELETE', `/api/teams/${teamId}/link`, undefined, as)
const renew = (teamId: number, as: Person) => world.ask('POST', `/api/teams/${teamId}/link`, undefined, as)
const remake = (teamId: number, id: number, as: Person) =>
  world.ask('POST', `/api/teams/${teamId}/invitations/${id}/link`, undefined, as)
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
  test('by the owner and admins, who alone see and revoke it; its secret is told once', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    const { status, body } = await invite(teamId, admin, 'Mia@Fjord.example')
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'mia@fjord.example', role: 'member' })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(7 * DAY_MS)
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
    const { token: _, ...shown } = body
    expect((await listed(teamId, owner)).body).toEqual([shown])
  })

  test('once: again it is refused, as is someone in the team', async () => {
    const { teamId, owner, member } = await teamOfFour(world)
    expect((await invite(teamId, owner, 'mia@fjord.example')).status).toBe(201)
    expect(await invite(teamId, owner, 'mia@fjord.example')).toMatchObject({
      status: 409,
      body: {
        message:
          'This address is invited already. You can make a new link for it in the list of invitations.',
      },
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
    // The content of the personal space stays reachable, listed last.
    expect(await phone.store.teams.orderBy('position').toArray()).toMatchObject([
      { id: teamId, personal: false },
      { id: guest.teamId, personal: true },
    ])
    expect(await phone.store.settings.get(guest.user.id)).toMatchObject({ defaultTeamId: teamId })
    expect(await audited(world, teamId)).toMatchObject([
      { event: 'member.invited', userId: owner.user.id, subject: String(invitation.id) },
      { event: 'member.joined', userId: guest.user.id },
    ])
    expect(JSON.stringify(await audited(world, teamId))).not.toContain(guest.user.email)
  })

  test('works once, for whoever opens it: the address on it is a label', async () => {
    const { teamId, owner, invitation } = await invited('admin')
    const [other, late] = [await someone(world), await someone(world)]
    expect((await look(invitation.token, other)).status).toBe(200)
    expect((await accept(invitation.token, other)).body).toMatchObject({ id: teamId, role: 'admin' })
    for (const answer of [await look(invitation.token, late), await accept(invitation.token, late)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: GONE } })
    }
    expect((await listed(teamId, owner)).body).toEqual([])
    expect(await membersOf(world, teamId, owner)).toHaveLength(4)
  })

  test('ends after seven days; a new link gives it seven more, and ends the one before', async () => {
    const { teamId, owner, admin, member, guest, invitation } = await invited('admin')
    const expire = (at: string) =>
      alter(world, 'UPDATE invitations SET expiresAt = ? WHERE id = ?', at, invitation.id)
    expect(Date.parse(invitation.expiresAt) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS)
    expect((await look(invitation.token, guest)).status).toBe(200)
    await expire(daysAgo(0))
    for (const answer of [await look(invitation.token, guest), await accept(invitation.token, guest)]) {
      expect(answer).toMatchObject({
        status: 410,
        body: { message: 'This invitation has expired. Please ask for a new one.' },
      })
    }
    expect((await remake(teamId, invitation.id, member)).status).toBe(403)
    const { status, body } = await remake(teamId, invitation.id, admin)
    expect(status).toBe(200)
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    const { token, ...shown } = body
    expect((await listed(teamId, owner)).body).toEqual([shown])
    expect((await look(invitation.token, guest)).status).toBe(404)
    expect((await audited(world, teamId)).at(-1)).toMatchObject({ event: 'member.invitationRenewed' })
    expect((await accept(token, guest)).body).toMatchObject({ role: 'admin' })
  })

  test('that was revoked works no longer', async () => {
    const { teamId, owner, admin, guest, invitation } = await invited()
    expect((await revoke(teamId, invitation.id, admin)).status).toBe(204)
    expect((await revoke(teamId, invitation.id, admin)).status).toBe(404)
    expect(await accept(invitation.token, guest)).toMatchObject({ status: 404, body: { message: GONE } })
    expect((await listed(teamId, owner)).body).toEqual([])
    expect((await audited(world, teamId)).at(-1)).toMatchObject({ event: 'member.invitationRevoked' })
  })

  test('of another team is not there to be revoked', async () => {
    const [{ teamId, owner, invitation }, other] = [await invited(), await teamOfFour(world)]
    expect((await revoke(other.teamId, invitation.id, other.owner)).status).toBe(404)
    expect((await listed(teamId, owner)).body).toHaveLength(1)
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

  test('lets anybody in as a member, any number of them, and takes the invitation to their address along', async () => {
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

  test('is renewed by the owner and admins; the one before ends', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    for (const [person, answer] of [
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await renew(teamId, person)).status).toBe(answer)
      expect((await switchOff(teamId, person)).status).toBe(answer)
    }
    for (const person of [owner, admin]) {
      const { body: before } = await link(teamId, owner)
      const { status, body } = await renew(teamId, person)
      expect(status).toBe(200)
      expect(body.token).not.toBe(before.token)
      expect((await link(teamId, member)).body).toEqual(body)
      expect(await look(before.token, stranger)).toMatchObject({ status: 404, body: { message: GONE } })
      expect((await look(body.token, stranger)).status).toBe(200)
      expect((await audited(world, teamId)).at(-1)).toMatchObject({ event: 'team.linkRenewed' })
    }
  })

  test('ends after 30 days; who looks for it then sees a new one', async () => {
    const { teamId, member, stranger } = await teamOfFour(world)
    const { body } = await link(teamId, member)
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / DAY_MS)).toBe(30)
    await alter(world, 'UPDATE team_links SET expiresAt = ? WHERE teamId = ?', daysAgo(0), teamId)
    for (const answer of [await look(body.token, stranger), await accept(body.token, stranger)]) {
      expect(answer.status).toBe(410)
    }
    const { body: next } = await link(teamId, member)
    expect(next.token).not.toBe(body.token)
    expect((await accept(next.token, stranger)).status).toBe(200)
  })

  test('is switched off by the owner and admins: no link leads in until one of them makes a new one', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    const { body: before } = await link(teamId, member)
    expect((await switchOff(teamId, admin)).status).toBe(204)
    expect((await audited(world, teamId)).at(-1)).toMatchObject({ event: 'team.linkSwitchedOff' })
    for (const person of [owner, member]) {
      expect((await link(teamId, person)).body).toEqual({ token: '', expiresAt: '' })
    }
    expect((await look(before.token, stranger)).status).toBe(404)
    const { body } = await renew(teamId, admin)
    expect((await link(teamId, member)).body).toEqual(body)
    expect((await accept(body.token, stranger)).status).toBe(200)
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

describe('whoever is trusted no more', () => {
  /** An admin who has seen the link, has invited others, and is invited. */
  async function prepared() {
    const office = await teamOfFour(world)
    const { teamId, owner, admin } = office
    const made = await invite(teamId, admin, 'friend@fjord.example', 'admin')
    const kept = await invite(teamId, owner, 'mia@fjord.example')
    const own = await invite(teamId, owner, 'second@admin.example')
    await alter(world, 'UPDATE invitations SET email = ? WHERE id = ?', admin.user.email, own.body.id)
    const known = await link(teamId, admin)
    const tokens = [made, own, known].map(({ body }) => body.token)
    const seat = `/api/teams/${teamId}/members/${await seatOf(world, teamId, admin, owner)}`
    return { ...office, tokens, kept: kept.body, seat }
  }

  const ways: [string, (office: Awaited<ReturnType<typeof prepared>>) => Promise<unknown>][] = [
    ['is removed', ({ seat, owner }) => world.ask('DELETE', seat, undefined, owner)],
    ['leaves', ({ seat, admin }) => world.ask('DELETE', seat, undefined, admin)],
    ['is made a member', ({ seat, owner }) => world.ask('PATCH', seat, { role: 'member' }, owner)],
  ]
  test.each(ways)(
    'and %s has no way back: not the link, no invitation of theirs or to them',
    async (_, go) => {
      const office = await prepared()
      const { teamId, owner, stranger, kept, tokens } = office
      await go(office)
      for (const token of tokens) {
        expect(await accept(token, stranger)).toMatchObject({ status: 404, body: { message: GONE } })
      }
      expect((await listed(teamId, owner)).body).toMatchObject([{ id: kept.id }])
      expect((await accept(kept.token, stranger)).status).toBe(200)
      const { body: fresh } = await link(teamId, owner)
      expect((await look(fresh.token, office.member)).status).toBe(200)
      expect(tokens).not.toContain(fresh.token)
    },
  )

  test('finds a link that was switched off still off', async () => {
    const { teamId, owner, seat } = await prepared()
    await switchOff(teamId, owner)
    await world.ask('DELETE', seat, undefined, owner)
    expect((await link(teamId, owner)).body.token).toBe('')
  })
})

test('a copy of the store opens no team', async () => {
  const { teamId, owner, invitation } = await invited()
  const { body } = await link(teamId, owner)
  const places = await bytesOf(world.dataDir)
  const stored = storesFiles.map((name) => places.get(name)?.toString('latin1')).join()
  expect(stored).toContain(invitation.email)
  for (const token of [invitation.token, body.token]) expect(stored).not.toContain(token)
})

describe.skipIf(onPostgres)('links of before an update', () => {
  const LINK = 'the-link-of-an-older-rove-that-people-know'
  const INVITED = 'the-invitation-of-an-older-rove-on-its-way'

  /** A store from before links were hashed, with a team, its link and an invitation. */
  function olderStore(): string {
    const dataDir = mkdtempSync(join(tmpdir(), 'rove-older-'))
    const older = join(dataDir, 'migrations')
    cpSync(join(import.meta.dirname, '../../db/server/sqlite/migrations'), older, { recursive: true })
    const journal = join(older, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 6) }))
    const db = new Database(join(dataDir, 'rove.db'))
    migrate(drizzle(db), { migrationsFolder: older })
    const at = daysAgo(10)
    db.prepare(
      `INSERT INTO users (id, username, email, passwordHash, fullName, createdAt) VALUES (1, 'ana', 'a@b.example', '', 'Ana', ?)`,
    ).run(at)
    db.prepare(
      `INSERT INTO teams (id, name, ownerId, personal, inviteToken, createdAt) VALUES (2, 'North', 1, 0, ?, ?)`,
    ).run(LINK, at)
    db.prepare(`INSERT INTO members (id, teamId, userId, role, createdAt) VALUES (3, 2, 1, 'admin', ?)`).run(
      at,
    )
    db.prepare(
      `INSERT INTO invitations (id, teamId, email, role, token, createdBy, createdAt) VALUES (4, 2, 'mia@fjord.example', 'member', ?, 1, ?)`,
    ).run(INVITED, at)
    db.close()
    rmSync(older, { recursive: true })
    return dataDir
  }

  test('keep working as long as was said, are stored hashed, and stand beside the link that is shown', async () => {
    const dataDir = olderStore()
    const updated = await openWorld({ dataDir })
    try {
      const ask = (method: string, path: string, as: Person) => updated.ask(method, path, undefined, as)
      const [mate, mia, bob] = [
        await newcomer(updated, 2, 'member'),
        await someone(updated),
        await someone(updated),
      ]
      const { body: shown } = await ask('GET', '/api/teams/2/link', mate)
      expect(shown.token).not.toBe(LINK)
      expect((await ask('POST', `/api/invitations/${INVITED}/accept`, mia)).status).toBe(200)
      expect((await ask('POST', `/api/invitations/${LINK}/accept`, bob)).status).toBe(200)
      expect((await ask('GET', `/api/invitations/${shown.token}`, bob)).status).toBe(200)
      const ends = await read<{ expiresAt: string }>(
        updated,
        `SELECT expiresAt FROM team_links WHERE nonce = ''`,
      )
      expect(Math.round((Date.parse(ends[0]!.expiresAt) - Date.now()) / DAY_MS)).toBe(30)
      for (const name of ['rove.db', 'rove.db-wal']) {
        const stored = readFileSync(join(dataDir, name), 'latin1')
        for (const token of [LINK, INVITED]) expect(stored).not.toContain(token)
      }
    } finally {
      await updated.close()
      rmSync(dataDir, { recursive: true })
    }
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
