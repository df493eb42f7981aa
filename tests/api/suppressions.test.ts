import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#db/server/database/handle.ts'
import { addSuppression, suppressedIn } from '#db/server/suppressions.ts'
import { storeIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { admit, makeTeam, NOWHERE, noObjects, someone } from './samples.ts'

const AT = '2026-11-05T10:00:00.000Z'
let world: World
let store: Store
beforeAll(async () => {
  world = await openWorld()
  store = await storeIn(world.dataDir)
})
afterAll(async () => {
  await store.close()
  await world.close()
})

async function openTeam(name: string) {
  const owner = await someone(world)
  const teamId = await makeTeam(world, owner, name)
  const member = await someone(world)
  await admit(world, member, teamId)
  const path = `/api/teams/${teamId}/suppressions`
  return {
    owner,
    member,
    teamId,
    list: async (person = member) => (await world.ask('GET', path, undefined, person)).body,
    add: (body: unknown, person = member) => world.ask('POST', path, body, person),
    remove: (id: number, person: Person = owner) => world.ask('DELETE', `${path}/${id}`, undefined, person),
    isSuppressed: async (text: string) => (await suppressedIn(store.read, teamId))(text),
    addForGood: (value: string) =>
      store.tx((handle) =>
        addSuppression(handle, {
          teamId,
          value,
          reason: 'Hunter: asked not to be processed',
          forGood: true,
          createdBy: null,
          createdAt: AT,
        }),
      ),
  }
}
type TeamList = Awaited<ReturnType<typeof openTeam>>

describe('the list', () => {
  let team: TeamList
  beforeAll(async () => {
    team = await openTeam('Listers')
  })

  test('takes what a member adds, in one spelling, once', async () => {
    const { status, body } = await team.add({ value: ' Mia@Acme.Example ', reason: 'Asked us to stop' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ value: 'mia@acme.example', reason: 'Asked us to stop', forGood: false })
    expect(body.createdBy).toBe(team.member.user.id)
    const again = await team.add({ value: 'mia@ACME.example', reason: 'Again' }, team.owner)
    expect([again.status, again.body]).toEqual([201, body])
    expect(await team.list()).toEqual([body])
  })

  test.each([
    ['https://www.Widgets.example/team?x=1', 'widgets.example'],
    ['@sprockets.example', 'sprockets.example'],
    ['gears.example.', 'gears.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('reads %s as %s', async (value, stored) => {
    expect((await team.add({ value })).body).toMatchObject({ value: stored, reason: '' })
  })

  test.each(['', 'acme', '@', 'mia@', 'mia@acme', 'two words', 'a b@acme.example', '127.0.0.1', 'com'])(
    'refuses %j, which is neither an address nor a domain',
    async (value) => {
      const message = 'Please enter an email address or a domain'
      const { status, body } = await team.add({ value })
      expect([status, body]).toEqual([
        400,
        { message, code: 'invalid', issues: [{ path: 'value', message }] },
      ])
    },
  )

  test.each(noObjects)('refuses the body %s', async (body) => {
    expect((await team.add(body)).status).toBe(400)
  })

  test('loses an entry to its owner or an admin only', async () => {
    const { body } = await team.add({ value: 'once@away.example' })
    expect((await team.remove(body.id, team.member)).status).toBe(403)
    expect(await team.isSuppressed('once@away.example')).toBe(true)
    expect((await team.remove(body.id)).status).toBe(204)
    expect(await team.isSuppressed('once@away.example')).toBe(false)
    expect((await team.remove(body.id)).status).toBe(404)
    expect((await team.remove(NOWHERE)).status).toBe(404)
  })

  test('is another team’s neither to see nor to change, by its path or by an entry’s id', async () => {
    const others = await openTeam('Others')
    const { body } = await team.add({ value: 'ours.example' })
    expect((await others.remove(body.id)).status).toBe(404)
    for (const outsider of [others.owner, others.member]) {
      expect((await team.add({ value: 'theirs.example' }, outsider)).status).toBe(404)
      expect((await team.remove(body.id, outsider)).status).toBe(404)
    }
    expect(await others.list()).toEqual([])
    expect(await others.isSuppressed('ours.example')).toBe(false)
    expect(await team.isSuppressed('ours.example')).toBe(true)
  })
})

describe('someone who asked never to be processed', () => {
  test('stays on the list whoever wants to remove them, and whatever is added later', async () => {
    const team = await openTeam('Forgetters')
    const { id } = await team.addForGood('noa@acme.example')
    await team.add({ value: 'noa@acme.example', reason: 'By hand' })
    expect(await team.list()).toMatchObject([
      { id, forGood: true, reason: 'Hunter: asked not to be processed' },
    ])
    const { status, body } = await team.remove(id)
    expect([status, body.message]).toEqual([409, 'They asked never to be processed, so this entry stays.'])
    expect(await team.isSuppressed('noa@acme.example')).toBe(true)
  })

  test('is for good from then on where a member had added them before', async () => {
    const team = await openTeam('Changers')
    const { body } = await team.add({ value: 'olu@acme.example', reason: 'By hand' })
    await team.addForGood('Olu@acme.example')
    expect(await team.list()).toMatchObject([{ id: body.id, forGood: true }])
    expect((await team.remove(body.id)).status).toBe(409)
  })
})

describe('an address or a domain is suppressed', () => {
  let team: TeamList
  beforeAll(async () => {
    team = await openTeam('Askers')
    await team.add({ value: 'acme.example' })
    await team.add({ value: 'sales.widgets.example' })
    await team.add({ value: 'mia@gears.example' })
  })

  test.each([
    'info@acme.example',
    'INFO@ACME.EXAMPLE',
    'info@mail.acme.example',
    'a.b.acme.example',
    'https://www.acme.example/contact',
    'someone@sales.widgets.example',
    'mia@gears.example',
  ])('%s: by itself, by its domain or by one above', async (text) => {
    expect(await team.isSuppressed(text)).toBe(true)
  })

  test.each([
    'info@notacme.example',
    'acme.example.evil.example',
    'acme.example@elsewhere.example',
    'info@widgets.example',
    'max@gears.example',
    'gears.example',
    'example',
    '',
  ])('%s is not', async (text) => {
    expect(await team.isSuppressed(text)).toBe(false)
  })
})
