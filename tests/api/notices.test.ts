import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alter } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { aLead, makeTeam } from './samples.ts'

const MONTH_MS = 31 * 24 * 60 * 60 * 1000

let world: World
let ana: Person
let people = 0
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  ana = await world.person(`ana-${++people}`)
})
afterAll(() => world.close())

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

/** A browser on another device, which stores its cookies. */
function browser() {
  const cookies = new Map<string, string>()
  const ask: World['ask'] = async (method, path, body) => {
    const headers = { Cookie: [...cookies.values()].join('; '), 'User-Agent': ANDROID }
    const answer = await world.ask(method, path, body, undefined, headers)
    for (const line of answer.headers.getSetCookie()) {
      const [cookie = ''] = line.split(';')
      cookies.set(cookie.split('=')[0]!, cookie)
    }
    return answer
  }
  const { username } = ana.user
  const password = `${username}-secret`
  return {
    ask,
    password,
    signIn: async () => (await ask('POST', '/api/auth/login', { username, password })).status,
    notices: async () => told((await ask('GET', '/api/users/me/notices')).body),
  }
}

const told = (notices: { event: string; device: string }[]) =>
  notices.map(({ event, device }) => `${event}, ${device}`)
const noticesOf = async (person: Person) =>
  told((await world.ask('GET', '/api/users/me/notices', undefined, person)).body)
const SIGNED_IN = 'session.started, Chrome on Android'

test('a sign-in with a new device is told on the others, once, and not on itself; registering is not', async () => {
  expect(await noticesOf(ana)).toEqual([])
  const phone = browser()
  expect(await phone.signIn()).toBe(200)
  expect(await noticesOf(ana)).toEqual([SIGNED_IN])
  expect(await phone.notices()).toEqual([])
  // The browser is known already, but the session is new.
  await phone.ask('GET', '/api/auth/logout')
  await phone.signIn()
  expect(await noticesOf(ana)).toEqual([SIGNED_IN])
  await browser().signIn()
  expect(await noticesOf(ana)).toEqual([SIGNED_IN, SIGNED_IN])
})

test('what a browser keeps of one person makes it known to no other', async () => {
  const phone = browser()
  await phone.signIn()
  const ben = await world.person(`ben-${people}`)
  const credentials = { username: ben.user.username, password: `${ben.user.username}-secret` }
  expect((await phone.ask('POST', '/api/auth/login', credentials)).status).toBe(200)
  expect(await noticesOf(ben)).toEqual([SIGNED_IN])
  await phone.signIn()
  expect(await noticesOf(ana)).toEqual([SIGNED_IN])
})

test('a factor, an export and an erasing are told on the other devices, for a month, and to nobody else', async () => {
  const teamId = await makeTeam(world, ana, 'North')
  const phone = browser()
  await phone.signIn()
  const { body: lead } = await phone.ask('POST', '/api/leads', aLead)
  await phone.ask('POST', '/api/users/me/factors/proof', { by: 'password', password: phone.password })
  await alter(world, "UPDATE steps SET purpose = 'factor-proven' WHERE userId = ?", ana.user.id)
  await alter(
    world,
    "INSERT INTO totp (userId, sealed, lastStep, createdAt) VALUES (?, '', 0, '')",
    ana.user.id,
  )
  expect((await phone.ask('POST', '/api/users/me/factors/recovery-codes')).status).toBe(200)
  expect((await phone.ask('DELETE', '/api/users/me/factors/totp')).status).toBe(204)
  for (const path of ['/api/users/me/download', `/api/teams/${teamId}/download`]) {
    const { body } = await phone.ask('POST', path, { password: phone.password })
    await phone.ask('GET', body.url)
  }
  await phone.ask('GET', `/api/teams/${teamId}/audit/export`)
  expect((await phone.ask('POST', `/api/teams/${teamId}/leads/${lead.id}/erase`, {})).status).toBe(200)

  const all = [
    ...['lead.erased', 'team.auditExported', 'team.downloaded', 'account.downloaded'],
    ...['account.factorRemoved', 'account.recoveryCodesMade', 'session.started'],
  ]
  expect(await noticesOf(ana)).toEqual(all.map((event) => `${event}, Chrome on Android`))
  expect(await phone.notices()).toEqual([])
  expect(await noticesOf(await world.person(`carl-${people}`))).toEqual([])
  world.pass(MONTH_MS)
  const tablet = browser()
  await tablet.signIn()
  expect(await tablet.notices()).toEqual([])
})

test('a changed address or username is told on the other devices', async () => {
  const phone = browser()
  await phone.signIn()
  const changes = { email: `else-${people}@rove.example`, username: `else-${people}` }
  const edit = { ...changes, currentPassword: phone.password }
  expect((await phone.ask('PATCH', '/api/users/me', edit)).status).toBe(200)
  const events = ['account.emailChanged', 'account.usernameChanged']
  const all = (await noticesOf(ana)).filter((told) => told !== SIGNED_IN)
  expect(all.sort()).toEqual(events.map((event) => `${event}, Chrome on Android`))
  expect(await phone.notices()).toEqual([])
})

test('another device hears at once that there is something to be told', { timeout: 20_000 }, async () => {
  const stream = await fetch(`${world.url}/api/sync/poke`, { headers: { Cookie: ana.cookie } })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const heard = async (event: RegExp) => {
    for (let text = ''; !event.test(text); ) text += (await reader.read()).value ?? ''
  }
  await heard(/./)
  await browser().signIn()
  await heard(new RegExp(`event: members\\s+data: ${ana.user.id}|data: ${ana.user.id}\\s+event: members`))
  await reader.cancel()
})
