import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer, Person } from '#tests/world.ts'
import { openServed, type Served } from './served.ts'

const INVITE =
  'New accounts on this server need an invitation. Please ask someone of your team for a link, and open it.'
const CLOSED = 'This server takes no new accounts. Please ask whoever runs it.'
const TWO_MONTHS_MS = 60 * 24 * 60 * 60 * 1000

let server: Served
let people = 0
const opening = async (registration: 'open' | 'invite' | 'closed') => {
  server = await openServed({ config: { registration } })
}
afterEach(() => server[Symbol.asyncDispose]())

const register = (invitation?: string): Promise<Answer> => {
  const username = `person-${++people}`
  const account = {
    username,
    email: `${username}@rove.example`,
    fullName: username,
    password: 'long-enough-1',
  }
  return server.ask('POST', '/api/auth/register', { ...account, ...(invitation && { invitation }) })
}
const state = async (invitation = '') =>
  (await server.ask('GET', `/api/auth/registration?${new URLSearchParams({ invitation })}`)).body.state

/** The first person, with a team for invitations. */
async function first(): Promise<Person> {
  const answer = await register()
  expect(answer.status).toBe(201)
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const owner = { user: answer.body, cookie, teamId: 0 }
  const team = await server.ask('POST', '/api/teams', { name: 'North' }, owner)
  return { ...owner, teamId: team.body.id }
}

describe('by invitation', () => {
  let owner: Person
  beforeEach(async () => {
    await opening('invite')
    expect(await state()).toBe('first')
    owner = await first()
  })
  const invitation = async (): Promise<{ id: number; token: string }> => {
    const wanted = { email: 'mia@berg.example', role: 'member' }
    return (await server.ask('POST', `/api/teams/${owner.teamId}/invitations`, wanted, owner)).body
  }

  test('the first account can be made, and no other without an invitation', async () => {
    for (const token of ['', 'guessed']) {
      expect(await state(token)).toBe('invite')
      expect(await register(token)).toMatchObject({ status: 403, body: { message: INVITE } })
    }
  })

  test('a link says who invites to which team before anybody signs in, and one that does not work says nothing', async () => {
    const shown = async (token: string) => {
      const query = new URLSearchParams({ invitation: token })
      return (await server.ask('GET', `/api/auth/registration?${query}`)).body.invited
    }
    const { token } = await invitation()
    expect(await shown(token)).toEqual({
      teamName: 'North',
      inviter: owner.user.fullName,
      role: 'member',
    })
    for (const wrong of ['', 'guessed']) expect(await shown(wrong)).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_MONTHS_MS })
    expect(await shown(token)).toBeNull()
    vi.useRealTimers()
  })

  test('who is not invited is not told whether a name is taken', async () => {
    const again = { ...owner.user, password: 'long-enough-1' }
    const answer = await server.ask('POST', '/api/auth/register', again)
    expect(answer).toMatchObject({ status: 403, body: { message: INVITE } })
  })

  test('an invitation lets a person make an account, whichever address is on it', async () => {
    const { token } = await invitation()
    expect(await state(token)).toBe('invited')
    expect((await register(token)).status).toBe(201)
  })

  test('so does the team’s link', async () => {
    const { token } = (await server.ask('GET', `/api/teams/${owner.teamId}/link`, undefined, owner)).body
    expect(await state(token)).toBe('invited')
    expect((await register(token)).status).toBe(201)
  })

  test('an invitation that was taken back or has expired lets nobody in', async () => {
    const { id, token } = await invitation()
    await server.ask('DELETE', `/api/teams/${owner.teamId}/invitations/${id}`, undefined, owner)
    expect((await register(token)).status).toBe(403)
    const next = await invitation()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_MONTHS_MS })
    expect(await state(next.token)).toBe('invite')
    expect((await register(next.token)).status).toBe(403)
    vi.useRealTimers()
  })
})

test('closed, the first account can be made, one of those who try at once, and then none by invitation either', async () => {
  await opening('closed')
  const answers = await Promise.all([1, 2, 3].map(() => register()))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  const owner = answers.find(({ status }) => status === 201)
  const cookie = owner?.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const person = { user: owner?.body, cookie, teamId: 0 }
  const team = (await server.ask('POST', '/api/teams', { name: 'North' }, person)).body
  const { token } = (await server.ask('GET', `/api/teams/${team.id}/link`, undefined, person)).body
  expect(await state(token)).toBe('closed')
  expect(await register(token)).toMatchObject({ status: 403, body: { message: CLOSED } })
})

test('open, everybody can make one', async () => {
  await opening('open')
  await first()
  expect(await state()).toBe('open')
  expect((await register()).status).toBe(201)
})
