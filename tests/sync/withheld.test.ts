import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { audited, membersOf, seatOf, teamOfFour } from '#tests/api/fixtures.ts'
import { pull, push, sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { alter } from '#tests/database.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
let office: Awaited<ReturnType<typeof teamOfFour>>
let rep: Person
let phone: Device
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await teamOfFour(world)
  rep = office.member
  phone = world.device(rep)
  await giveFactor(office.owner)
  await write('Read before')
  await phone.sync()
})

const at = '2026-01-01T00:00:00.000Z'
/** Gives a person an authenticator app, directly in the store. */
const giveFactor = ({ user }: Person) =>
  alter(world, 'INSERT INTO totp (userId, sealed, lastStep, createdAt) VALUES (?, ?, 0, ?)', user.id, '', at)
const takeFactor = ({ user }: Person) => alter(world, 'DELETE FROM totp WHERE userId = ?', user.id)

const ask = (required: boolean, as = office.owner, of?: 'leaders') =>
  world.ask('PUT', `/api/teams/${office.teamId}/second-factor`, { required, of }, as)

/** A lead from the owner's computer. */
const write = async (company: string) => {
  const args = { id: newId(), fields: { ...aLead, company } }
  const change = sent(office.owner, 'lead.create', args, { teamId: office.teamId })
  await push(world, office.owner, [change])
}
/** A lead from the rep's phone. */
const type = (company: string, teamId = office.teamId) =>
  mutate(phone.store, teamId, [{ name: 'lead.create', args: { id: newId(), fields: { ...aLead, company } } }])

const companies = async (device = phone) => (await device.store.leads.toArray()).map((lead) => lead.company)
const states = async () => (await phone.store.outbox.toArray()).map(({ state }) => state)
const teamHere = () => phone.store.teams.get(office.teamId)
const onServer = async () =>
  (await pull(world, office.owner)).body.pages
    .flatMap((page: { leads: { company: string }[] }) => page.leads)
    .map((lead: { company: string }) => lead.company)

describe('a team that asks for a second factor', () => {
  test('keeps nothing from a phone that it had, loses nothing that waits there, and takes it all once there is one', async () => {
    await ask(true)
    await type('Typed in the field')
    await write('Written meanwhile')
    expect(await phone.sync()).toBe('synced')
    expect(await teamHere()).toMatchObject({ secondFactor: 'missing' })
    expect((await companies()).sort()).toEqual(['Read before', 'Typed in the field'])
    expect(await states()).toEqual(['waiting'])
    expect(await onServer()).not.toContain('Typed in the field')

    await giveFactor(rep)
    expect(await phone.sync()).toBe('synced')
    expect(await teamHere()).toMatchObject({ secondFactor: 'asked' })
    expect((await companies()).sort()).toEqual(['Read before', 'Typed in the field', 'Written meanwhile'])
    expect(await states()).toEqual([])
    expect(await onServer()).toContain('Typed in the field')
  })

  test('holds up none of the person’s other teams, whatever waits before it', async () => {
    await ask(true)
    for (let n = 0; n < 120; n++) await type(`Waits ${n}`)
    await type('Of my own', rep.teamId)
    expect(await phone.sync()).toBe('synced')
    expect(await states()).toEqual(Array(120).fill('waiting'))
    const own = (await pull(world, rep)).body.pages.flatMap((page: { leads: object[] }) => page.leads)
    expect(own).toMatchObject([{ company: 'Of my own' }])
  })

  test('asked for no longer, goes on as before', async () => {
    await ask(true)
    await type('Typed in the field')
    await phone.sync()
    await ask(false)
    await phone.sync()
    expect((await teamHere())?.secondFactor).toBeUndefined()
    expect(await states()).toEqual([])
    expect(await onServer()).toContain('Typed in the field')
  })

  test('that is to be read anew meanwhile keeps its old rows here, and is read once there is a factor', async () => {
    await ask(true)
    await phone.store.cursors.update(office.teamId, { reset: 'horizon' })
    expect(await phone.sync()).toBe('synced')
    expect(await companies()).toEqual(['Read before'])
    await write('Written meanwhile')
    await giveFactor(rep)
    expect(await phone.sync()).toBe('synced')
    expect((await companies()).sort()).toEqual(['Read before', 'Written meanwhile'])
    expect((await phone.store.cursors.get(office.teamId))?.reset).toBeUndefined()
  })

  test('a picture for it waits too', async () => {
    await ask(true)
    const [row, file] = [newId(), newId()]
    await phone.store.files.put({
      id: file,
      teamId: office.teamId,
      type: 'image/png',
      bytes: new ArrayBuffer(8),
      state: 'waiting',
    })
    await type('With a picture')
    const entry = (await phone.store.outbox.toArray())[0]!
    await phone.store.outbox.update(entry.seq, { files: [file], rowId: row })
    expect(await phone.sync()).toBe('synced')
    expect(await states()).toEqual(['waiting'])
    expect((await phone.store.files.get(file))?.state).toBe('waiting')
  })
})

describe('an app from before the rule', () => {
  /** An older app that does not know second factors: it ignores what the server says about them. */
  function makeOld(device: Device) {
    const { fetch } = device.wire
    const asked = { times: 0 }
    device.wire.fetch = async (path, init) => {
      // Otherwise an endless loop would block the test.
      if (++asked.times > 20) throw new Error('Asked again and again')
      const response = await fetch(path, init)
      const body = JSON.parse(await response.text(), (key, value) =>
        ['secondFactor', 'withheld', 'code'].includes(key) ? undefined : value,
      )
      return new Response(JSON.stringify(body), response)
    }
    return asked
  }

  test('keeps its rows and everything that waits', async () => {
    makeOld(phone)
    await ask(true)
    await type('Typed in the field')
    expect(await phone.sync()).toBe('offline')
    expect((await companies()).sort()).toEqual(['Read before', 'Typed in the field'])
    expect(await states()).toEqual(['waiting'])
    await giveFactor(rep)
    expect(await phone.sync()).toBe('synced')
    expect(await states()).toEqual([])
  })

  test('still hears of its other teams where nothing waits', async () => {
    makeOld(phone)
    await ask(true)
    await write('Written meanwhile')
    expect(await phone.sync()).toBe('synced')
    expect(await companies()).toEqual(['Read before'])
  })

  test('that is to read the team anew keeps the old rows and does not ask without end', async () => {
    const asked = makeOld(phone)
    await ask(true)
    await phone.store.cursors.update(office.teamId, { reset: 'horizon' })
    expect(await phone.sync()).toBe('offline')
    expect(asked.times).toBe(1)
    expect(await companies()).toEqual(['Read before'])
  })
})

describe('the rule', () => {
  test('is the owner’s, who must have a factor; who joins without one is told', async () => {
    await takeFactor(office.owner)
    const message = 'Please set up two-step sign-in for yourself first.'
    expect(await ask(true)).toMatchObject({ status: 409, body: { message } })
    await giveFactor(office.owner)
    expect((await ask(true, office.admin)).status).toBe(403)
    expect((await ask(true)).body).toMatchObject({ secondFactor: 'asked' })
    expect((await audited(world, office.teamId)).map(({ event }) => event)).toContain('team.factorRequired')

    const { token } = (await world.ask('GET', `/api/teams/${office.teamId}/link`, undefined, office.owner))
      .body
    const joined = await world.ask('POST', `/api/invitations/${token}/accept`, undefined, office.stranger)
    expect(joined).toMatchObject({ status: 200, body: { id: office.teamId, secondFactor: 'missing' } })
  })

  test('holds for every way to the team’s data, and leaves a way out of the team', async () => {
    await ask(true)
    const { teamId } = office
    const refused = {
      status: 403,
      body: { code: 'second-factor', message: 'This team asks for two-step sign-in: set it up.' },
    }
    const choose = { teamId }
    expect((await world.ask('PATCH', '/api/teams/default-team', choose, rep)).status).toBe(200)
    const [lead] = await phone.store.leads.toArray()
    for (const [method, path, body] of [
      ['GET', '/api/leads'],
      ['POST', '/api/leads', aLead],
      ['GET', '/api/products'],
      ['GET', `/api/leads/${lead!.id}/history`],
      ['GET', `/api/teams/${teamId}/members`],
      ['GET', `/api/teams/${teamId}/link`],
      ['GET', `/api/teams/${teamId}/deeds`],
      ['GET', `/api/teams/${teamId}/deleted`],
      ['GET', `/api/teams/${teamId}/usage`],
      ['GET', `/api/teams/${teamId}/suppressions`],
      ['PUT', `/api/uploads/${newId()}?userId=${rep.user.id}&teamId=${teamId}`, 'x'],
    ] as const) {
      expect(await world.ask(method, path, body, rep), path).toMatchObject(refused)
    }
    const { body } = await pull(world, rep)
    expect(body.pages.map((page: { teamId: number }) => page.teamId)).not.toContain(teamId)
    expect(body.teams).toContainEqual(expect.objectContaining({ id: teamId, secondFactor: 'missing' }))
    const seat = await seatOf(world, teamId, rep, office.owner)
    expect((await world.ask('DELETE', `/api/teams/${teamId}/members/${seat}`, undefined, rep)).status).toBe(
      204,
    )
  })

  test('who has one is told to the owner and admins alone', async () => {
    const told = async (as: Person) =>
      (await membersOf(world, office.teamId, as)).map(({ userId, secondFactor }) => [userId, secondFactor])
    expect(await told(office.owner)).toContainEqual([office.owner.user.id, true])
    expect(await told(office.admin)).toContainEqual([rep.user.id, false])
    expect((await told(rep)).map(([, has]) => has)).toEqual([undefined, undefined, undefined])
  })

  test('the team is handed over to nobody without one', async () => {
    await ask(true)
    await giveFactor(rep)
    const seat = async (person: Person) => seatOf(world, office.teamId, person, office.owner)
    const hand = async (person: Person) =>
      world.ask('PUT', `/api/teams/${office.teamId}/owner`, { memberId: await seat(person) }, office.owner)
    expect((await hand(office.admin)).status).toBe(409)
    expect((await hand(rep)).status).toBe(200)
  })
})

describe('a team that asks its owner and admins for a second factor', () => {
  const seen = async (as: Person) => {
    const { teams } = (await pull(world, as)).body
    const { secondFactor, secondFactorOf } = teams.find(({ id }: { id: number }) => id === office.teamId)
    return [secondFactorOf, secondFactor]
  }
  const makeA = async (role: 'admin' | 'member', person: Person) => {
    const seat = await seatOf(world, office.teamId, person, office.owner)
    const path = `/api/teams/${office.teamId}/members/${seat}`
    expect((await world.ask('PATCH', path, { role }, office.owner)).status).toBe(200)
  }
  const members = async (as: Person) =>
    (await world.ask('GET', `/api/teams/${office.teamId}/members`, undefined, as)).status

  test('lets nobody lead it without one, and leaves its members as they are', async () => {
    expect(await seen(office.owner)).toEqual([undefined, undefined])
    expect((await ask(true, office.admin, 'leaders')).status).toBe(403)
    expect((await ask(true, office.owner, 'leaders')).status).toBe(200)
    expect(await seen(office.owner)).toEqual(['leaders', 'asked'])
    expect(await seen(office.admin)).toEqual(['leaders', 'missing'])
    expect(await seen(rep)).toEqual(['leaders', undefined])
    expect([await members(office.admin), await members(rep)]).toEqual([403, 200])

    await makeA('admin', rep)
    expect(await seen(rep)).toEqual(['leaders', 'missing'])
    await type('Typed in the field')
    expect(await phone.sync()).toBe('synced')
    expect([await states(), await onServer()]).toEqual([['waiting'], ['Read before']])
    await giveFactor(rep)
    expect(await phone.sync()).toBe('synced')
    expect((await onServer()).sort()).toEqual(['Read before', 'Typed in the field'])

    await makeA('member', office.admin)
    expect([await seen(office.admin), await members(office.admin)]).toEqual([['leaders', undefined], 200])
  })

  test('goes to nobody without one, and lets go of it when its owner says so', async () => {
    await ask(true, office.owner, 'leaders')
    const seat = await seatOf(world, office.teamId, rep, office.owner)
    const hand = () => world.ask('PUT', `/api/teams/${office.teamId}/owner`, { memberId: seat }, office.owner)
    expect((await hand()).status).toBe(409)
    await ask(true)
    expect(await seen(rep)).toEqual(['everybody', 'missing'])
    await ask(false)
    expect(await seen(office.admin)).toEqual(['leaders', 'missing'])
    await ask(false, office.owner, 'leaders')
    expect(await seen(office.admin)).toEqual([undefined, undefined])
    expect((await hand()).status).toBe(200)
  })
})
