import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeReset } from '#api/auth/reset.ts'
import type { Store } from '#db/server/database/handle.ts'
import { storeIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

const COMMON = 'This password is one of the 10,000 most common. Please choose another.'
const OWN = 'Please choose a password other than your username or email address.'

let world: World
let store: Store
let people = 0
let person: Person
beforeAll(async () => {
  world = await openWorld()
  store = await storeIn(world.dataDir)
})
afterAll(async () => {
  await store.close()
  await world.close()
})
beforeEach(async () => {
  person = await world.person(`guessed-${++people}`)
})

/** Every call that sets a password. */
const ways: Record<string, (password: string) => Promise<{ status: number; body: unknown }>> = {
  register: (password) => {
    const username = `new-${++people}`
    const email = `post-${people}@rove.example`
    const own = password.replace(person.user.username, username).replace(/^GUESSED-\d+/, username)
    return world.ask('POST', '/api/auth/register', { username, email, password: own, fullName: username })
  },
  change: (password) => {
    const currentPassword = `${person.user.username}-secret`
    return world.ask('POST', '/api/auth/password', { currentPassword, password }, person)
  },
  reset: async (password) => {
    const token = await store.tx((handle) => makeReset(handle, person.user.id, new Date()))
    return world.ask('POST', '/api/auth/reset-password', { token, password })
  },
}

describe.each(Object.entries(ways))('by %s', (_name, set) => {
  test.each(['123456', 'password', 'Password', 'QWERTYUIOP', 'iloveyou', 'trustno1'])(
    '%s is refused, since it is tried before all others',
    async (password) => {
      const issues = [{ path: 'password', message: COMMON }]
      expect(await set(password)).toMatchObject({ status: 400, body: { message: COMMON, issues } })
    },
  )

  test('the username is refused, and a password that holds it is not', async () => {
    const { username } = person.user
    const issues = [{ path: 'password', message: OWN }]
    expect(await set(username)).toMatchObject({ status: 400, body: { message: OWN, issues } })
    expect(await set(username.toUpperCase())).toMatchObject({ status: 400, body: { message: OWN } })
    expect((await set(`${username}-secret`)).status).toBeLessThan(300)
  })
})

test('the email address and what stands before its @ are refused', async () => {
  const account = { username: 'mia', email: 'Mia.Berg@rove.example', fullName: 'Mia Berg' }
  for (const password of ['mia.berg@rove.example', 'MIA.BERG', 'Mia.Berg@Rove.example']) {
    const answer = await world.ask('POST', '/api/auth/register', { ...account, password })
    expect(answer).toMatchObject({ status: 400, body: { message: OWN } })
  }
})

test('a link for a forgotten password still works after one that was refused', async () => {
  const token = await store.tx((handle) => makeReset(handle, person.user.id, new Date()))
  const reset = (password: string) => world.ask('POST', '/api/auth/reset-password', { token, password })
  expect((await reset('password')).status).toBe(400)
  expect((await reset('long-enough-1')).status).toBe(200)
})
