import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { HUGE, noObjects } from './samples.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
})
afterAll(() => world.close())

const registration = {
  username: 'ben',
  email: 'Ben@Rove.example',
  password: 'ben-secret',
  fullName: 'Ben Tester',
}
const cookieOf = (headers: Headers) => headers.get('Set-Cookie') ?? ''
const signedIn = (person: Person) => world.ask('GET', '/api/auth/user', undefined, person)

describe('registering', () => {
  test('answers 201 with the person, without the password, and signs them in', async () => {
    const { status, body, headers } = await world.ask('POST', '/api/auth/register', registration)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'ben',
      email: 'ben@rove.example',
      fullName: 'Ben Tester',
      position: '',
      company: '',
      profileImageUrl: '',
      avatarUrl: '',
      defaultTeamId: null,
      deletedAt: null,
    })
    const cookie = cookieOf(headers)
    expect(cookie).toMatch(/^rove_session=\w+;.*HttpOnly/)
    expect((await signedIn({ ...ana, cookie })).body).toEqual(body)
  })

  test.each([
    ['username', { username: 'ANA' }, 'This username is already taken.'],
    ['email', { email: 'ANA@rove.example' }, 'This email is already registered.'],
  ])('a %s of somebody else, in whatever case, is refused', async (path, other, message) => {
    const body = { ...registration, username: 'someone', email: 'someone@rove.example', ...other }
    const answer = await world.ask('POST', '/api/auth/register', body)
    expect(answer).toMatchObject({ status: 409, body: { message, issues: [{ path, message }] } })
    expect(cookieOf(answer.headers)).toBe('')
  })

  test('the same name asked for twice at once makes one person', async () => {
    const twin = { ...registration, username: 'twin', email: 'twin@rove.example' }
    const answers = await Promise.all([1, 2, 3].map(() => world.ask('POST', '/api/auth/register', twin)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['email', 'ben', 'Please enter a valid email address'],
    ['email', 'ben@', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(101), 'Password must be less than 100 characters'],
    ['fullName', 'B', 'Full name is required'],
    ['fullName', undefined, 'Full name is required'],
  ])('with %s %j is refused by name', async (path, value, message) => {
    const body = { ...registration, username: 'new-one', email: 'new@rove.example', [path]: value }
    const answer = await world.ask('POST', '/api/auth/register', body)
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test.each([
    ['username', 'Please use at most 100 characters'],
    ['fullName', 'Please use at most 200 characters'],
  ])('with a huge %s is refused', async (path, message) => {
    const body = { ...registration, username: 'new-one', email: 'new@rove.example', [path]: HUGE }
    const answer = await world.ask('POST', '/api/auth/register', body)
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test('every fault is named at once', async () => {
    const { body } = await world.ask('POST', '/api/auth/register', {})
    const paths = body.issues.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['username', 'email', 'password', 'fullName'])
  })

  test('a password of exactly 6 or 100 characters is taken', async () => {
    for (const length of [6, 100]) {
      const name = `long${length}`
      const body = {
        ...registration,
        username: name,
        email: `${name}@rove.example`,
        password: 'p'.repeat(length),
      }
      expect((await world.ask('POST', '/api/auth/register', body)).status).toBe(201)
      const login = { username: name, password: body.password }
      expect((await world.ask('POST', '/api/auth/login', login)).status).toBe(200)
    }
  })
})

describe('signing in', () => {
  test('answers the person and a session of its own', async () => {
    const credentials = { username: 'ana', password: 'ana-secret' }
    const { status, body, headers } = await world.ask('POST', '/api/auth/login', credentials)
    expect(status).toBe(200)
    expect(body).toEqual(ana.user)
    expect(cookieOf(headers).split(';')[0]).not.toBe(ana.cookie)
  })

  test('the case of the username does not matter, that of the password does', async () => {
    const login = (username: string, password: string) =>
      world.ask('POST', '/api/auth/login', { username, password })
    expect((await login('ANA', 'ana-secret')).status).toBe(200)
    expect((await login('ana', 'ANA-SECRET')).status).toBe(401)
  })

  test.each([
    ['ana', 'wrong'],
    ['nobody', 'ana-secret'],
  ])('as %s with %s is refused in the same words', async (username, password) => {
    const answer = await world.ask('POST', '/api/auth/login', { username, password })
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Invalid credentials. Please try again.' },
    })
    expect(cookieOf(answer.headers)).toBe('')
  })

  test.each([
    ['username', { password: 'x' }, 'Username is required'],
    ['username', { username: ' ', password: 'x' }, 'Username is required'],
    ['password', { username: 'ana' }, 'Password is required'],
    ['password', { username: 'ana', password: '' }, 'Password is required'],
  ])('without a %s is refused: %j', async (path, body, message) => {
    const answer = await world.ask('POST', '/api/auth/login', body)
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } })
  })

  test.each(noObjects)('with the body %j is refused', async (body) => {
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const answer = await world.ask('POST', path, body)
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    }
  })

  test('another site’s page can not sign a person in or act with their cookie', async () => {
    const credentials = { username: 'ana', password: 'ana-secret' }
    const form = { 'Content-Type': 'text/plain', Origin: 'https://elsewhere.example' }
    expect((await world.ask('POST', '/api/auth/login', credentials, undefined, form)).status).toBe(403)
    expect((await world.ask('DELETE', '/api/leads/1', undefined, ana, form)).status).toBe(403)
  })
})

describe('the session', () => {
  test('names the person', async () => {
    expect(await signedIn(ana)).toMatchObject({ status: 200, body: ana.user })
  })

  test.each(['', 'rove_session=', 'rove_session=abc', 'other=1'])('cookie %j is nobody’s', async (cookie) => {
    expect(await signedIn({ ...ana, cookie })).toMatchObject({
      status: 401,
      body: { message: 'Please sign in.' },
    })
  })

  test('just logged out is nobody, whatever the cookie says', async () => {
    const answer = await world.ask('GET', '/api/auth/user?justLoggedOut=true', undefined, ana)
    expect(answer.status).toBe(401)
  })

  test('logging out ends this session on the server and no other', async () => {
    const credentials = { username: 'ana', password: 'ana-secret' }
    const { headers } = await world.ask('POST', '/api/auth/login', credentials)
    const tablet = { ...ana, cookie: cookieOf(headers).split(';')[0] ?? '' }
    const answer = await world.ask('GET', '/api/auth/logout', undefined, tablet)
    expect(answer.status).toBe(204)
    expect(cookieOf(answer.headers)).toMatch(/^rove_session=;.*Max-Age=0/)
    expect((await signedIn(tablet)).status).toBe(401)
    expect((await signedIn(ana)).status).toBe(200)
  })

  test('logging out as nobody is no error', async () => {
    expect((await world.ask('GET', '/api/auth/logout')).status).toBe(204)
  })
})

describe('the profile', () => {
  const proof = { currentPassword: 'ana-secret' }
  const save = (changes: unknown) => world.ask('PATCH', '/api/users/me', changes, ana)

  test('is changed field by field and answered whole', async () => {
    const profile = {
      fullName: 'Ana Neu',
      username: 'Ana',
      email: 'ANA@rove.example',
      profileImageUrl: '/api/uploads/17',
      position: 'Rep',
      company: 'Rove',
    }
    const wanted = { ...ana.user, ...profile, email: 'ana@rove.example' }
    expect(await save({ ...profile, ...proof })).toMatchObject({ status: 200, body: wanted })
    expect((await save({ position: '' })).body).toEqual({ ...wanted, position: '' })
    expect((await save({})).body).toEqual({ ...wanted, position: '' })
    expect((await signedIn(ana)).body).toEqual({ ...wanted, position: '' })
  })

  test('never takes a name or address of somebody else', async () => {
    await world.person('carl')
    for (const taken of [{ username: 'Carl' }, { email: 'carl@rove.example' }]) {
      expect(await save({ ...taken, ...proof })).toMatchObject({
        status: 409,
        body: { message: 'This username or email is already taken.' },
      })
    }
  })

  test('can not set what is not the person’s to set', async () => {
    const { body } = await save({ id: 1, defaultTeamId: 1, passwordHash: 'x', avatarUrl: 'x' })
    expect(body).toMatchObject({ id: ana.user.id, defaultTeamId: null, avatarUrl: '' })
  })

  test.each([
    ['email', 'ana', 'Please enter a valid email address'],
    ['username', 'a', 'Username must be at least 3 characters'],
    ['profileImageUrl', 'https://pictures.example/ana.png', 'Please upload a picture.'],
    ['position', 5, 'Invalid type: Expected string but received 5'],
    ['company', null, 'Invalid type: Expected string but received null'],
  ])('%s %j is refused', async (path, value, message) => {
    expect(await save({ [path]: value })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    })
  })
})
