import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { turnsOfAccounts } from './turn.ts'

/** What happened, in order. */
let events: string[]
/** Functions that end waiting calls, by the call's name. */
let endings: Map<string, () => void>
let app: Hono<Guarded>
beforeEach(() => {
  events = []
  endings = new Map()
  const { admitted, inTurn } = turnsOfAccounts()
  const signedIn = createMiddleware<Guarded>(async (c, next) => {
    c.set('user', { ...someone, id: Number(c.req.param('user')) })
    await next()
  })
  app = new Hono<Guarded>()
  app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500))
  app.get('/:user/:name', signedIn, admitted, inTurn, async (c) => {
    const name = c.req.param('name') ?? ''
    events.push(`${name} begins`)
    if (name.startsWith('broken')) throw new Error('broken')
    if (name.startsWith('slow')) await new Promise<void>((resolve) => endings.set(name, resolve))
    events.push(`${name} ends`)
    return c.text(name)
  })
})

const someone = {
  id: 0,
  username: '',
  email: '',
  passwordHash: '',
  fullName: '',
  position: '',
  company: '',
  profileImageUrl: '',
  avatarUrl: '',
  createdAt: '',
  usernameKey: null,
  deletedAt: null,
}
const call = async (user: number, name: string) => (await app.request(`/${user}/${name}`)).status
const end = async (name: string) => {
  await expect.poll(() => endings.has(name)).toBe(true)
  endings.get(name)?.()
}

test('an account’s calls run one after another, and others’ are answered meanwhile', async () => {
  const calls = [call(1, 'slow-a'), call(1, 'b'), call(1, 'c')]
  expect(await call(2, 'other')).toBe(200)
  await end('slow-a')
  expect(await Promise.all(calls)).toEqual([200, 200, 200])
  expect(events.filter((event) => !event.startsWith('other'))).toEqual([
    ...['slow-a begins', 'slow-a ends', 'b begins', 'b ends', 'c begins', 'c ends'],
  ])
})

test('one that fails holds up none that comes after it', async () => {
  expect(await Promise.all([call(1, 'broken'), call(1, 'b')])).toEqual([500, 200])
  expect(await call(1, 'c')).toBe(200)
})

test('of one account 64 may wait, more are asked to come again; others are let in', async () => {
  const waiting = [call(1, 'slow'), ...Array.from({ length: 63 }, (_, n) => call(1, `n${n}`))]
  await expect.poll(() => endings.size).toBe(1)
  expect(await call(1, 'one-more')).toBe(429)
  expect(await call(2, 'other')).toBe(200)
  await end('slow')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
  expect(await call(1, 'later')).toBe(200)
})
