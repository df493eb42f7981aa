import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { alter, read, uploadsIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { photo } from '#tests/pictures.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { tablesOf } from './filled.ts'
import { audited } from './fixtures.ts'
import { admit, aLead, makeTeam } from './samples.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let dataDir: string
let world: World
let ana: Person
let ben: Person

beforeEach(async () => {
  dataDir = await newDataDir()
  world = await openWorld({ dataDir })
  ana = await world.person('ana')
  ben = await world.person('ben')
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true })
})

const remove = (person: Person, password = `${person.user.username}-secret`) =>
  world.ask('POST', '/api/users/me/deletion', { password }, person)
async function signIn({ user }: Person): Promise<Person> {
  const credentials = { username: user.username, password: `${user.username}-secret` }
  const answer = await world.ask('POST', '/api/auth/login', credentials)
  return { user: answer.body, cookie: answer.headers.get('Set-Cookie')!.split(';')[0]!, teamId: 0 }
}
const namesIn = async (teamId: number, as: Person) => {
  const { body } = await world.ask('GET', `/api/teams/${teamId}/members`, undefined, as)
  return body.map(({ user }: { user: { fullName: string } }) => user.fullName)
}
/** Moves the deletion a number of days into the past. */
async function age(person: Person, days: number) {
  const at = new Date(Date.now() - days * DAY_MS).toISOString()
  const [{ deletedAt } = { deletedAt: '' }] = await read<{ deletedAt: string }>(
    world,
    'SELECT deletedAt FROM users WHERE id = ?',
    person.user.id,
  )
  await alter(world, 'UPDATE teams SET deletedAt = ? WHERE deletedAt = ?', at, deletedAt)
  await alter(world, 'UPDATE users SET deletedAt = ? WHERE id = ?', at, person.user.id)
}

describe('deleting an account', () => {
  test('needs the password, ends every session at once, and is in the audit log', async () => {
    const phone = await signIn(ana)
    expect((await remove(ana, 'wrong')).status).toBe(400)
    expect((await remove(ana)).status).toBe(200)
    for (const session of [ana, phone]) {
      expect((await world.ask('GET', '/api/auth/user', undefined, session)).status).toBe(401)
    }
    const events = await read<{ event: string }>(
      world,
      'SELECT event FROM audit WHERE userId = ?',
      ana.user.id,
    )
    expect(events.map(({ event }) => event)).toContain('account.deleted')
  })

  test('waits for teams with other people in them to be handed over', async () => {
    const teamId = await makeTeam(world, ana, 'North')
    await admit(world, ben, teamId)
    const shared = [{ id: teamId, name: 'North' }]
    expect((await world.ask('GET', '/api/users/me/deletion', undefined, ana)).body).toMatchObject({ shared })
    expect((await remove(ana)).status).toBe(409)
    const { body: members } = await world.ask('GET', `/api/teams/${teamId}/members`, undefined, ana)
    const [, second] = members
    await world.ask('PUT', `/api/teams/${teamId}/owner`, { memberId: second.id }, ana)
    expect((await remove(ana)).status).toBe(200)
    expect(await namesIn(teamId, ben)).toEqual(['ben Tester', 'Former member'])
    const again = await world.ask('PUT', `/api/teams/${teamId}/owner`, { memberId: members[0].id }, ben)
    expect(again.status).toBe(409)
  })

  test('takes teams with nobody else along, and is taken back with all of it', async () => {
    const teamId = await makeTeam(world, ana, 'Alone')
    await world.ask('POST', '/api/leads', aLead, ana)
    const me = { ...ana, teamId }
    const device = world.device(me)
    await device.sync()
    expect((await remove(ana)).status).toBe(200)
    await device.change({
      name: 'lead.create',
      args: { id: 77, fields: { fullName: 'Offline', email: 'o@f.example' } },
    })
    expect(await device.sync()).toBe('signed-out')

    const back = await signIn(ana)
    expect(back.user.deletedAt).toBeTruthy()
    for (const path of [
      '/api/teams',
      '/api/leads',
      `/api/sync/pull?protocol=1&userId=${ana.user.id}&cursors=[]`,
    ]) {
      expect((await world.ask('GET', path, undefined, back)).status).toBe(401)
    }
    const taken = await world.ask('DELETE', '/api/users/me/deletion', undefined, back)
    expect(taken).toMatchObject({ status: 200, body: { deletedAt: null } })
    expect((await world.ask('GET', '/api/leads', undefined, back)).body).toHaveLength(1)
    expect((await audited(world, teamId)).map(({ event }) => event)).not.toContain('team.deleted')

    me.cookie = back.cookie
    expect(await device.sync()).toBe('synced')
    expect((await world.ask('GET', '/api/leads', undefined, back)).body).toHaveLength(2)
  })
})

test('once the 30 days are over nobody takes an account back of which a part may be gone', async () => {
  await remove(ana)
  await age(ana, 31)
  const late = await signIn(ana)
  expect((await world.ask('DELETE', '/api/users/me/deletion', undefined, late)).status).toBe(410)
  expect((await world.ask('GET', '/api/teams', undefined, late)).status).toBe(401)
  await age(ana, 29)
  expect((await world.ask('DELETE', '/api/users/me/deletion', undefined, late)).status).toBe(200)
})

test('after 30 days the bytes of a person’s own files are gone too', async () => {
  const id = newId()
  const answer = await fetch(`${world.url}/api/uploads/${id}?userId=${ana.user.id}&teamId=${ana.user.id}`, {
    method: 'PUT',
    headers: { Cookie: ana.cookie },
    body: await photo(4, 4),
  })
  expect(answer.status).toBeLessThan(300)
  expect(await uploadsIn(dataDir)).toContain(String(id))
  await remove(ana)
  await age(ana, 31)
  await world.close()
  world = await openWorld({ dataDir })
  await expect.poll(() => uploadsIn(dataDir)).not.toContain(String(id))
  await expect.poll(() => read(world, 'SELECT id FROM users WHERE id = ?', ana.user.id)).toEqual([])
})

test('after 30 days an account is gone for good, and what it made for others stays without its name', async () => {
  const teamId = await makeTeam(world, ben, 'North')
  await admit(world, ana, teamId)
  await world.ask('PATCH', '/api/teams/default-team', { teamId }, ana)
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, ana)
  const alone = await makeTeam(world, ana, 'Alone')
  await world.ask('PUT', '/api/keys/hunter', { key: 'x' }, ana)
  await remove(ana)
  const restart = async () => {
    await world.close()
    world = await openWorld({ dataDir })
  }
  await age(ana, 29)
  await restart()
  expect(await read(world, 'SELECT id FROM users WHERE id = ?', ana.user.id)).toHaveLength(1)
  await age(ana, 31)
  await restart()
  const kept: string[] = []
  for (const [table, columns] of tablesOf()) {
    const whose = table === 'users' || table === 'teams' ? 'id' : 'userId'
    if (!columns.some(({ name }) => name === whose)) continue
    const left = await read(world, `SELECT 1 FROM ${table} WHERE ${whose} = ?`, ana.user.id)
    if (left.length > 0) kept.push(table)
  }
  expect(kept.sort()).toEqual(['audit', 'history'])
  expect(await read(world, 'SELECT id FROM teams WHERE id = ?', alone)).toEqual([])
  expect(
    (await world.ask('POST', '/api/auth/login', { username: 'ana', password: 'ana-secret' })).status,
  ).toBe(401)

  expect(await namesIn(teamId, ben)).toEqual(['ben Tester'])
  const { body: history } = await world.ask('GET', `/api/leads/${lead.id}/history`, undefined, ben)
  // Rove itself took the lead from them, so that it has no owner now.
  expect(history.map(({ fullName }: { fullName: string }) => fullName)).toEqual([null, 'Former member'])
})
