import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleUsernames, userNamed } from '#db/server/usernames.ts'
import { alter, read, storing } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

let world: World
let people = 0
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const PASSWORD = 'opens-an-account'
const register = (username: string) =>
  world.ask('POST', '/api/auth/register', {
    username,
    email: `person-${++people}@rove.example`,
    password: `${PASSWORD}-of-${username}`.slice(0, 100),
    fullName: 'Somebody',
  })
/**
 * Signs in by a name with the password of the person registered as `whose`.
 * @returns their username; '' if refused
 */
async function signedInAs(username: string, whose = username): Promise<string> {
  const password = `${PASSWORD}-of-${whose}`.slice(0, 100)
  const { status, body } = await world.ask('POST', '/api/auth/login', { username, password })
  expect([200, 401]).toContain(status)
  return status === 200 ? body.username : ''
}

/** Writes a username like a server of the previous version, which does not know keys. */
const renamedByOlder = (from: string, to: string) =>
  alter(world, 'UPDATE users SET username = ? WHERE username = ?', to, from)
/** Registers as on a server of the previous version. */
async function registeredAtOlder(name: string) {
  const made = `older-${++people}`
  await register(made)
  await alter(world, 'UPDATE users SET username = ?, usernameKey = NULL WHERE username = ?', name, made)
  return made
}
const restarted = () => storing(world, (handle) => settleUsernames(handle))
const keyOf = async (username: string) =>
  (
    await read<{ usernameKey: string }>(world, 'SELECT usernameKey FROM users WHERE username = ?', username)
  )[0]?.usernameKey

describe('a name with letters beyond ASCII', () => {
  test('signs in however it is written, is taken for everybody else, and its link is its own', async () => {
    expect((await register('Åsa')).status).toBe(201)
    for (const name of ['Åsa', 'åsa', 'ÅSA', 'A\u030asa']) expect(await signedInAs(name, 'Åsa')).toBe('Åsa')
    for (const name of ['Åsa', 'åsa', 'a\u030asa']) {
      expect(await register(name)).toMatchObject({ status: 409, body: { issues: [{ path: 'username' }] } })
    }
    expect((await storing(world, (handle) => userNamed(handle, 'åsa')))?.username).toBe('Åsa')
  })

  test('can be taken by renaming, and the name before is free again', async () => {
    const before = await register('Björn')
    const cookie = before.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const person: Person = { user: before.body, cookie, teamId: 0 }
    const change = { username: 'Jürgen', currentPassword: `${PASSWORD}-of-Björn` }
    expect((await world.ask('PATCH', '/api/users/me', change, person)).status).toBe(200)
    expect(await signedInAs('JÜRGEN', 'Björn')).toBe('Jürgen')
    expect((await register('björn')).status).toBe(201)
    expect(await world.ask('PATCH', '/api/users/me', { ...change, username: 'BJÖRN' }, person)).toMatchObject(
      {
        status: 409,
      },
    )
  })
})

test.each(['an\u200bna', 'аnna', 'an\u0007na'])(
  'a name that looks like another one is refused, and who has one goes on: %j',
  async (name) => {
    const issues = [{ path: 'username', message: expect.stringMatching(/^Please use /) }]
    expect(await register(name)).toMatchObject({ status: 400, body: { issues } })

    const made = `person-${people}-of-before`
    const { body, headers } = await register(made)
    const person = { user: body, cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '', teamId: 0 }
    const change = { username: name, currentPassword: `${PASSWORD}-of-${made}` }
    expect(await world.ask('PATCH', '/api/users/me', change, person)).toMatchObject({
      status: 400,
      body: { issues },
    })

    await renamedByOlder(made, name)
    expect(await signedInAs(name, made)).toBe(name)
    const saved = await world.ask('PATCH', '/api/users/me', { username: name, fullName: 'Anna' }, person)
    expect(saved).toMatchObject({ status: 200, body: { username: name, fullName: 'Anna' } })
  },
)

test('a name that no database takes is nobody’s', async () => {
  const { status } = await world.ask('POST', '/api/auth/login', { username: 'an\0na', password: PASSWORD })
  expect(status).toBe(401)
})

test('an address in letters that are taken for others in ASCII is no address', async () => {
  const person = { username: 'kelvin', password: PASSWORD, fullName: 'Kelvin' }
  for (const email of ['\u212aelvin@rove.example', 'mia@ro\u017fe.example']) {
    expect((await world.ask('POST', '/api/auth/register', { ...person, email })).status).toBe(400)
  }
})

describe('accounts from before there were keys', () => {
  test('all sign in by their exact name, those too whose names are one; the one that could until then by any', async () => {
    const [capital, small] = [await registeredAtOlder('Ödön'), await registeredAtOlder('ödön')]
    const plain = await registeredAtOlder('Plain')
    // The state that the migration leaves.
    await alter(world, 'UPDATE users SET usernameKey = NULL')
    for (const isSettled of [false, true]) {
      if (isSettled) await restarted()
      expect(await signedInAs('Ödön', capital)).toBe('Ödön')
      expect(await signedInAs('ödön', small)).toBe('ödön')
      expect(await signedInAs('PLAIN', plain)).toBe('Plain')
    }
    expect(await signedInAs('ÖDÖN', small)).toBe('ödön')
    expect([await keyOf('Ödön'), await keyOf('ödön'), await keyOf('Plain')]).toEqual([null, 'ödön', 'plain'])
    expect((await register('ÖDÖN')).status).toBe(409)
    await restarted()
    expect(await signedInAs('Ödön', capital)).toBe('Ödön')
  })

  test('are found when a server of the version before made them beside this one', async () => {
    const made = await registeredAtOlder('Çelik')
    expect(await signedInAs('çelik', made)).toBe('Çelik')
    expect((await register('ÇELIK')).status).toBe(409)
    await restarted()
    expect(await keyOf('Çelik')).toBe('çelik')
  })

  test('that a server of the version before renamed sign in by the new name, and leave the old one to others', async () => {
    await register('Dörte')
    await renamedByOlder('Dörte', 'Dörte Berg')
    expect(await signedInAs('Dörte', 'Dörte')).toBe('')
    expect(await signedInAs('Dörte Berg', 'Dörte')).toBe('Dörte Berg')
    expect((await register('DÖRTE')).status).toBe(201)
    expect(await signedInAs('dörte', 'DÖRTE')).toBe('DÖRTE')
    expect(await signedInAs('dörte berg', 'Dörte')).toBe('Dörte Berg')
  })
})
