import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeReset } from '#api/auth/reset.ts'
import { createLimits } from '#api/http/limits.ts'
import { TrustedProxies } from '#api/http/proxies.ts'
import { authenticator } from '#tests/authenticator.ts'
import { alter, environmentOf, read, storing } from '#tests/database.ts'
import type { Answer, Person } from '#tests/world.ts'
import { aLead } from './samples.ts'
import { openServed, SELLERS_PASSWORD, type Served, seller } from './served.ts'

const PASSWORD = SELLERS_PASSWORD
const MINUTE_MS = 60_000
/** Checking passwords and recovery codes is slow on purpose. */
const slow = { timeout: 60_000 }

let server: Served
let ana: Person
let username: string
let network = 0
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await openServed({
    config: { trusts: v.parse(TrustedProxies, '1') },
    change: () => ({ limits: createLimits() }),
  })
})
beforeEach(async () => {
  network++
  ana = (await seller(server)).person
  username = ana.user.username
})
afterAll(async () => {
  vi.useRealTimers()
  await server[Symbol.asyncDispose]()
})

const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

const home = () => `10.77.${network}.1`
const cookieIn = ({ headers }: Answer, name: string) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`) && cookie.length > name.length + 1)

/** A browser, which stores its cookies. */
function browser(from = home(), as?: Person) {
  const cookies = new Map<string, string>()
  if (as) cookies.set('rove_session', as.cookie)
  return {
    cookies,
    async ask(method: string, path: string, body?: unknown): Promise<Answer> {
      const Cookie = [...cookies.values()].join('; ')
      const answer = await server.ask(method, path, body, undefined, { Cookie, 'X-Forwarded-For': from })
      for (const name of ['rove_session', 'rove_step']) {
        const cookie = cookieIn(answer, name)
        if (cookie) cookies.set(name, cookie)
      }
      return answer
    },
  }
}
type Browser = ReturnType<typeof browser>

const FACTORS = '/api/users/me/factors'
const prove = (at: Browser) => at.ask('POST', `${FACTORS}/proof`, { by: 'password', password: PASSWORD })
const login = (at: Browser, password = PASSWORD) => at.ask('POST', '/api/auth/login', { username, password })
const step = (at: Browser, body: object) => at.ask('POST', '/api/auth/second-step', body)
const whoIs = async (at: Browser) => (await at.ask('GET', '/api/auth/user')).status
const codeOf = (secret: string, offsetS = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offsetS * 1000 })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Ana sets up an authenticator app. A minute later the code that confirmed it has expired. */
async function withApp() {
  const phone = browser(home(), ana)
  await prove(phone)
  const { body: setUp } = await phone.ask('POST', `${FACTORS}/totp`)
  const confirmed = await phone.ask('POST', `${FACTORS}/totp/confirm`, { code: codeOf(setUp.secret) })
  expect(confirmed.status).toBe(200)
  pass(1)
  return { phone, secret: setUp.secret as string, codes: confirmed.body.recoveryCodes as string[] }
}

/** Ana adds a passkey, on a phone where she may already have proven that it is she. */
async function withPasskey(proven?: Browser, options: Parameters<typeof authenticator>[0] = {}) {
  const phone = proven ?? browser(home(), ana)
  if (!proven) await prove(phone)
  const passkey = authenticator({ origin: server.url, ...options })
  const asked = await phone.ask('POST', `${FACTORS}/passkey-options`)
  const response = passkey.make(asked.body)
  const added = await phone.ask('POST', `${FACTORS}/passkeys`, { name: 'Phone', response })
  return { phone, passkey, added, response }
}

const audited = async () =>
  (
    await read<{ event: string }>(
      server,
      'SELECT event FROM audit WHERE userId = ? OR subject = ? ORDER BY id',
      ana.user.id,
      String(ana.user.id),
    )
  ).map(({ event }) => event)

describe('changing how one signs in', slow, () => {
  test('needs the password first where there is no factor, in the very browser that asks, for ten minutes', async () => {
    const phone = browser(home(), ana)
    const refused = { status: 403, body: { code: 'prove', message: 'Please confirm first that it is you.' } }
    for (const [method, path] of [
      ['POST', '/totp'],
      ['DELETE', '/totp'],
      ['POST', '/passkey-options'],
      ['POST', '/recovery-codes'],
    ] as const) {
      expect(await phone.ask(method, FACTORS + path)).toMatchObject(refused)
    }
    expect((await phone.ask('POST', `${FACTORS}/proof`, { by: 'password', password: 'guess' })).status).toBe(
      400,
    )
    expect((await prove(phone)).status).toBe(204)
    expect((await phone.ask('POST', `${FACTORS}/totp`)).status).toBe(200)
    expect(await browser(home(), ana).ask('POST', `${FACTORS}/totp`)).toMatchObject(refused)
    pass(11)
    expect(await phone.ask('POST', `${FACTORS}/totp`)).toMatchObject(refused)
  })

  test('needs a factor where there is one: the password alone neither takes it away nor adds another', async () => {
    const { phone, secret } = await withApp()
    pass(11)
    expect((await prove(phone)).status).toBe(204)
    for (const [method, path] of [
      ['DELETE', '/totp'],
      ['POST', '/totp'],
      ['POST', '/passkey-options'],
      ['POST', '/recovery-codes'],
    ] as const) {
      expect(await phone.ask(method, FACTORS + path)).toMatchObject({
        status: 403,
        body: { code: 'prove-factor' },
      })
    }
    await phone.ask('POST', `${FACTORS}/proof`, { by: 'code', code: codeOf(secret) })
    expect((await phone.ask('DELETE', `${FACTORS}/totp`)).status).toBe(204)
  })

  test('the proof of one person is none for another, in the same browser too', async () => {
    const phone = browser(home(), ana)
    await prove(phone)
    const ben = browser(home(), (await seller(server)).person)
    ben.cookies.set('rove_step', phone.cookies.get('rove_step')!)
    expect((await ben.ask('POST', `${FACTORS}/totp`)).status).toBe(403)
  })

  test('a code of the app is a proof too, and wrong ones are counted', async () => {
    const { secret } = await withApp()
    const tablet = browser(home(), ana)
    const by = (code: string) => tablet.ask('POST', `${FACTORS}/proof`, { by: 'code', code })
    expect((await by(wrong(codeOf(secret)))).status).toBe(401)
    expect((await by(codeOf(secret))).status).toBe(204)
    expect((await tablet.ask('DELETE', `${FACTORS}/totp`)).status).toBe(204)
    expect((await login(browser())).status).toBe(200)
  })

  test('is told in the audit log', async () => {
    const { phone, codes, secret } = await withApp()
    await login(phone)
    await step(phone, { by: 'recovery', code: codes[0] })
    await phone.ask('POST', `${FACTORS}/proof`, { by: 'code', code: codeOf(secret) })
    await phone.ask('POST', `${FACTORS}/recovery-codes`)
    await phone.ask('DELETE', `${FACTORS}/totp`)
    expect((await audited()).filter((event) => /factor|recovery/.test(event))).toEqual([
      'account.factorAdded',
      'account.recoveryCodeUsed',
      'account.recoveryCodesMade',
      'account.factorRemoved',
    ])
  })
})

describe('what can not be undone', slow, () => {
  const asked = { status: 403, body: { code: 'prove-factor' } }
  const remove = (at: Browser) => at.ask('POST', '/api/users/me/deletion', { password: PASSWORD })
  const proof = (at: Browser, given: object) => at.ask('POST', `${FACTORS}/proof`, given)

  test('asks for a second factor where there is one, not older than ten minutes, and the password is none', async () => {
    const { phone, secret, codes } = await withApp()
    const { body: lead } = await phone.ask('POST', '/api/leads', aLead)
    const erase = (at: Browser) => at.ask('POST', `/api/teams/${ana.teamId}/leads/${lead.id}/erase`, {})
    const laptop = browser(home(), ana)
    for (const work of [remove, erase]) {
      await prove(phone)
      expect(await work(phone)).toMatchObject(asked)
      expect((await proof(phone, { by: 'code', code: codeOf(secret) })).status).toBe(204)
      expect(await work(laptop)).toMatchObject(asked)
      pass(11)
      expect(await work(phone)).toMatchObject(asked)
    }
    expect((await proof(phone, { by: 'code', code: codeOf(secret) })).status).toBe(204)
    expect((await erase(phone)).status).toBe(200)
    expect((await proof(laptop, { by: 'recovery', code: codes[0] })).status).toBe(204)
    expect((await remove(laptop)).status).toBe(200)
  })

  test('is done by a passkey as well', async () => {
    const { phone, passkey } = await withPasskey()
    pass(11)
    expect(await remove(phone)).toMatchObject(asked)
    const { body } = await phone.ask('POST', `${FACTORS}/proof-options`)
    expect((await proof(phone, { by: 'passkey', response: passkey.sign(body) })).status).toBe(204)
    expect((await remove(phone)).status).toBe(200)
  })

  test('asks for nothing more where there is none', async () => {
    expect((await remove(browser(home(), ana))).status).toBe(200)
  })
})

describe('an authenticator app', slow, () => {
  test('is asked for after the password, and its code signs in', async () => {
    const { secret } = await withApp()
    const laptop = browser()
    const asked = await login(laptop)
    expect(asked).toMatchObject({ status: 401, body: { code: 'second-step', ways: ['code', 'recovery'] } })
    expect(await whoIs(laptop)).toBe(401)
    const answer = await step(laptop, { by: 'code', code: codeOf(secret) })
    expect(answer).toMatchObject({ status: 200, body: { username } })
    expect(await whoIs(laptop)).toBe(200)
  })

  test('is set up only once a code of it was right', async () => {
    const phone = browser(home(), ana)
    await prove(phone)
    const { body } = await phone.ask('POST', `${FACTORS}/totp`)
    expect(body.uri).toMatch(`otpauth://totp/Rove:${username}?issuer=Rove&secret=${body.secret}`)
    const code = wrong(codeOf(body.secret))
    expect((await phone.ask('POST', `${FACTORS}/totp/confirm`, { code })).status).toBe(400)
    expect((await phone.ask('GET', FACTORS)).body).toEqual({
      totpSince: null,
      passkeys: [],
      recoveryCodes: 0,
    })
    expect((await login(browser())).status).toBe(200)
  })

  test('its code is taken once, whoever sends it again, and those before it no longer', async () => {
    const { secret } = await withApp()
    const [laptop, thief] = [browser(), browser()]
    await login(laptop)
    await login(thief)
    const code = codeOf(secret)
    expect((await step(laptop, { by: 'code', code })).status).toBe(200)
    const message = 'This code was used already. Please wait for the next one.'
    expect(await step(thief, { by: 'code', code })).toMatchObject({ status: 401, body: { message } })
    const before = await step(thief, { by: 'code', code: codeOf(secret, -30) })
    expect(before).toMatchObject({ status: 401, body: { message } })
  })

  test('the code that confirmed it does not sign in', async () => {
    const phone = browser(home(), ana)
    await prove(phone)
    const { body } = await phone.ask('POST', `${FACTORS}/totp`)
    const code = codeOf(body.secret)
    await phone.ask('POST', `${FACTORS}/totp/confirm`, { code })
    const laptop = browser()
    await login(laptop)
    expect((await step(laptop, { by: 'code', code })).status).toBe(401)
  })

  test('two who send one code at once: one is let in', async () => {
    const { secret } = await withApp()
    const both = [browser(), browser()]
    for (const each of both) await login(each)
    const code = codeOf(secret)
    const answers = await Promise.all(both.map((each) => step(each, { by: 'code', code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test.each([
    ['half a minute slow', -30, 200],
    ['half a minute fast', 30, 200],
    ['two minutes off', -120, 401],
  ])('on a phone whose clock is %s', async (_, offsetS, status) => {
    const { secret } = await withApp()
    const laptop = browser()
    await login(laptop)
    expect((await step(laptop, { by: 'code', code: codeOf(secret, offsetS) })).status).toBe(status)
  })

  test('its secret is nowhere to be read on the server', async () => {
    const { secret, codes } = await withApp()
    const [stored] = await read<{ sealed: string }>(
      server,
      'SELECT sealed FROM totp WHERE userId = ?',
      ana.user.id,
    )
    expect(Buffer.from(stored!.sealed, 'base64').toString('latin1')).not.toContain(secret)
    const hashes = await read<{ hash: string }>(
      server,
      'SELECT hash FROM recovery_codes WHERE userId = ?',
      ana.user.id,
    )
    expect(hashes).toHaveLength(10)
    for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$/)
    const laptop = browser()
    await login(laptop)
    const token = laptop.cookies.get('rove_step')!.split('=')[1]!
    const everything = JSON.stringify(await read(server, 'SELECT * FROM steps')) + JSON.stringify(hashes)
    for (const open of [token, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(everything).not.toContain(open)
    }
  })
})

test('an owner whose team asks for a factor keeps the last one', slow, async () => {
  const { phone } = await withApp()
  const { body: team } = await phone.ask('POST', '/api/teams', { name: 'North' })
  await phone.ask('PUT', `/api/teams/${team.id}/second-factor`, { required: true })
  const message = 'North asks for two-step sign-in. Please turn that off in its settings first.'
  const answer = await phone.ask('DELETE', `${FACTORS}/totp`)
  expect(answer).toMatchObject({ status: 409, body: { message } })
  expect((await phone.ask('GET', FACTORS)).body.totpSince).not.toBeNull()
  await phone.ask('PUT', `/api/teams/${team.id}/second-factor`, { required: false })
  expect((await phone.ask('DELETE', `${FACTORS}/totp`)).status).toBe(204)
})

describe('a second step that was begun', slow, () => {
  test('ends after ten minutes', async () => {
    const { secret } = await withApp()
    const laptop = browser()
    await login(laptop)
    pass(10.1)
    expect((await step(laptop, { by: 'code', code: codeOf(secret) })).status).toBe(410)
    expect(await whoIs(laptop)).toBe(401)
  })

  test('is finished once', async () => {
    const { secret, codes } = await withApp()
    const laptop = browser()
    await login(laptop)
    const token = laptop.cookies.get('rove_step')!
    expect((await step(laptop, { by: 'code', code: codeOf(secret) })).status).toBe(200)
    const thief = browser()
    thief.cookies.set('rove_step', token)
    expect((await step(thief, { by: 'recovery', code: codes[0] })).status).toBe(410)
  })

  test('is the person’s own: another one’s code or recovery code does not finish it', async () => {
    const { secret, codes } = await withApp()
    ana = (await seller(server)).person
    username = ana.user.username
    await withApp()
    const laptop = browser()
    await login(laptop)
    expect((await step(laptop, { by: 'code', code: codeOf(secret) })).status).toBe(401)
    expect((await step(laptop, { by: 'recovery', code: codes[0] })).status).toBe(401)
  })

  test('is nothing that a proof or a passkey’s options could stand for', async () => {
    const { phone, secret } = await withApp()
    await prove(phone)
    expect((await step(phone, { by: 'code', code: codeOf(secret) })).status).toBe(410)
    const stranger = browser()
    await stranger.ask('POST', '/api/auth/passkey-options')
    expect((await step(stranger, { by: 'code', code: codeOf(secret) })).status).toBe(410)
  })

  test('takes six codes, and an address six in ten minutes however often it begins anew', async () => {
    const { secret } = await withApp()
    const thief = browser('10.99.0.1')
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      await login(thief)
      statuses.push((await step(thief, { by: 'code', code: wrong(codeOf(secret)) })).status)
    }
    expect(statuses).toEqual(Array(6).fill(401))
    await login(thief)
    expect((await step(thief, { by: 'code', code: codeOf(secret) })).status).toBe(429)
    // The person stays signed in where they already are.
    const laptop = browser()
    await login(laptop)
    expect((await step(laptop, { by: 'code', code: codeOf(secret) })).status).toBe(200)
  })

  test('ends with a new password, however that was set', async () => {
    const { phone, secret } = await withApp()
    const thief = browser('10.78.0.1')
    const change = (currentPassword: string, password: string) =>
      phone.ask('POST', '/api/auth/password', { currentPassword, password })
    expect((await login(thief)).body.code).toBe('second-step')
    expect((await change(PASSWORD, 'a-new-password')).status).toBe(204)
    expect((await step(thief, { by: 'code', code: codeOf(secret) })).status).toBe(410)

    expect((await login(thief, 'a-new-password')).body.code).toBe('second-step')
    const token = await storing(server, (handle) => makeReset(handle, ana.user.id, new Date()))
    const reset = await browser().ask('POST', '/api/auth/reset-password', { token, password: 'the-next-one' })
    expect(reset.body.code).toBe('second-step')
    expect((await step(thief, { by: 'code', code: codeOf(secret) })).status).toBe(410)
  })

  test('is no failed sign-in: the right password may be given again and again', async () => {
    await withApp()
    const laptop = browser()
    for (let n = 0; n < 12; n++) expect((await login(laptop)).status).toBe(401)
    expect((await login(laptop)).body.code).toBe('second-step')
  })
})

describe('a recovery code', slow, () => {
  test('signs in once, however it is typed', async () => {
    const { codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    const laptop = browser()
    await login(laptop)
    const code = ` ${codes[3]!.toLowerCase().replace('-', ' ')} `
    expect((await step(laptop, { by: 'recovery', code })).status).toBe(200)
    expect((await laptop.ask('GET', FACTORS)).body.recoveryCodes).toBe(9)
    const again = browser()
    await login(again)
    const message = 'This recovery code is not right, or was used already.'
    expect(await step(again, { by: 'recovery', code })).toMatchObject({ status: 401, body: { message } })
  })

  test('sent twice at once signs in once', async () => {
    const { codes } = await withApp()
    const both = [browser(), browser()]
    for (const each of both) await login(each)
    const answers = await Promise.all(both.map((each) => step(each, { by: 'recovery', code: codes[0] })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('of before works no longer once there are new ones', async () => {
    const { phone, codes } = await withApp()
    const { body } = await phone.ask('POST', `${FACTORS}/recovery-codes`)
    const laptop = browser()
    await login(laptop)
    expect((await step(laptop, { by: 'recovery', code: codes[0] })).status).toBe(401)
    expect((await step(laptop, { by: 'recovery', code: body.recoveryCodes[0] })).status).toBe(200)
  })
})

describe('a passkey', slow, () => {
  const options = async (at: Browser) => (await at.ask('POST', '/api/auth/passkey-options')).body
  const signIn = (at: Browser, response: object) => at.ask('POST', '/api/auth/passkey', { response })

  test('signs in alone, and is listed with when it was used', async () => {
    const { added, passkey } = await withPasskey()
    expect(added).toMatchObject({ status: 201 })
    expect(added.body.recoveryCodes).toHaveLength(10)
    const laptop = browser()
    const answer = await signIn(laptop, passkey.sign(await options(laptop)))
    expect(answer).toMatchObject({ status: 200, body: { username } })
    const { passkeys } = (await laptop.ask('GET', FACTORS)).body
    expect(passkeys).toEqual([
      { id: passkey.id, name: 'Phone', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ])
  })

  test('is the second step of a password', async () => {
    const { passkey } = await withPasskey()
    const laptop = browser()
    const { body } = await login(laptop)
    expect(body.ways).toEqual(['passkey', 'recovery'])
    expect(body.passkey.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: [] }])
    const response = passkey.sign(body.passkey)
    expect((await step(laptop, { by: 'passkey', response })).status).toBe(200)
  })

  test('whose device did not ask for a finger or a PIN is a second step, but no password', async () => {
    const { passkey } = await withPasskey(undefined, { verifies: false })
    const laptop = browser()
    expect((await signIn(laptop, passkey.sign(await options(laptop)))).status).toBe(401)
    const { body } = await login(laptop)
    expect((await step(laptop, { by: 'passkey', response: passkey.sign(body.passkey) })).status).toBe(200)
  })

  test('what it signed is taken once, where it was asked for, and not later', async () => {
    const { passkey } = await withPasskey()
    const laptop = browser()
    const asked = await options(laptop)
    const response = passkey.sign(asked)
    const thief = browser()
    await options(thief)
    expect((await signIn(thief, response)).status).toBe(401)
    const token = laptop.cookies.get('rove_step')!
    expect((await signIn(laptop, response)).status).toBe(200)
    thief.cookies.set('rove_step', token)
    expect((await signIn(thief, response)).status).toBe(410)
    const late = browser()
    const signed = passkey.sign(await options(late))
    pass(10.1)
    expect((await signIn(late, signed)).status).toBe(410)
  })

  test('for another website, of another person, or one whose counter went back is refused', async () => {
    const { passkey, response: made } = await withPasskey()
    const laptop = browser()
    const asked = await options(laptop)
    expect((await signIn(laptop, passkey.sign({ ...asked, rpId: 'rove.evil.example' }))).status).toBe(401)
    expect((await signIn(laptop, passkey.sign({ ...asked, challenge: 'bXkgb3du' }))).status).toBe(401)
    expect((await signIn(laptop, passkey.sign(asked))).status).toBe(200)
    passkey.turnBack()
    expect((await signIn(laptop, passkey.sign(await options(laptop)))).status).toBe(401)

    const ben = browser(home(), (await seller(server)).person)
    await prove(ben)
    await ben.ask('POST', `${FACTORS}/passkey-options`)
    const stolen = await ben.ask('POST', `${FACTORS}/passkeys`, { name: 'Mine now', response: made })
    expect(stolen.status).toBe(400)
    const { body } = await login(browser())
    const foreign = authenticator({ origin: server.url })
    foreign.make({ challenge: '', rp: { id: '127.0.0.1' }, user: { id: '' } })
    const thief = browser()
    await login(thief)
    const response = { ...foreign.sign(body.passkey), id: passkey.id, rawId: passkey.id }
    expect((await step(thief, { by: 'passkey', response })).status).toBe(401)
  })

  test('that signed no challenge is refused, where none was asked of it', async () => {
    const { phone } = await withApp()
    const laptop = browser()
    expect((await login(laptop)).body.ways).toEqual(['code', 'recovery'])
    const { passkey } = await withPasskey(phone)
    const nothing = { challenge: '', rpId: '127.0.0.1' }
    expect((await step(laptop, { by: 'passkey', response: passkey.sign(nothing) })).status).toBe(401)
    expect(await whoIs(laptop)).toBe(401)

    const another = authenticator({ origin: server.url })
    const response = another.make({
      challenge: '',
      rp: { id: '127.0.0.1' },
      user: { id: Buffer.from(String(ana.user.id)).toString('base64url') },
    })
    const added = await phone.ask('POST', `${FACTORS}/passkeys`, { name: 'Another', response })
    expect(added.status).toBe(400)
  })

  test('is named anew and removed; with the last factor the second step and the recovery codes go', async () => {
    const { phone, passkey } = await withPasskey()
    const path = `${FACTORS}/passkeys/${passkey.id}`
    expect((await phone.ask('PATCH', path, { name: 'Old phone' })).status).toBe(204)
    expect((await phone.ask('GET', FACTORS)).body.passkeys).toMatchObject([{ name: 'Old phone' }])
    expect((await phone.ask('DELETE', path)).status).toBe(204)
    expect((await phone.ask('GET', FACTORS)).body).toEqual({
      totpSince: null,
      passkeys: [],
      recoveryCodes: 0,
    })
    expect((await login(browser())).status).toBe(200)
    const laptop = browser()
    expect((await signIn(laptop, passkey.sign(await options(laptop)))).status).toBe(401)
  })

  test('proves that it is still the person', async () => {
    const { passkey } = await withPasskey()
    const tablet = browser(home(), ana)
    const { body } = await tablet.ask('POST', `${FACTORS}/proof-options`)
    const response = passkey.sign(body)
    expect((await tablet.ask('POST', `${FACTORS}/proof`, { by: 'passkey', response })).status).toBe(204)
    expect((await tablet.ask('POST', `${FACTORS}/totp`)).status).toBe(200)
  })
})

describe('a forgotten password', slow, () => {
  const command = async (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/reset-password-cli.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, ...(await environmentOf(server.dataDir)) },
    })
  const tokenIn = (printed: string) => /token=([\w-]+)/.exec(printed)![1]
  const reset = (at: Browser, token: string | undefined) =>
    at.ask('POST', '/api/auth/reset-password', { token, password: 'another-password' })

  test('the link sets a new one, and the second step stays; the operator can take that away', async () => {
    // The command does not use the fake clock.
    vi.setSystemTime(vi.getRealSystemTime())
    const { secret } = await withApp()
    const laptop = browser()
    const { stdout } = await command(username)
    expect(await reset(laptop, tokenIn(stdout))).toMatchObject({
      status: 401,
      body: { code: 'second-step', ways: ['code', 'recovery'] },
    })
    expect(await whoIs(laptop)).toBe(401)
    expect((await step(laptop, { by: 'code', code: codeOf(secret) })).status).toBe(200)

    const removed = await command('--remove-second-factor', username)
    expect(removed.stdout).toMatch('signs in with the password alone from now on')
    const lost = browser()
    expect((await reset(lost, tokenIn(removed.stdout))).status).toBe(200)
    expect((await login(browser(), 'another-password')).status).toBe(200)
    expect(await audited()).toContain('account.factorRemoved')
  })
})

test('a server that lost its key says so, and recovery codes still sign in', slow, async () => {
  const { secret, codes } = await withApp()
  await alter(server, "UPDATE totp SET sealed = 'c2VhbGVk' WHERE userId = ?", ana.user.id)
  const laptop = browser()
  await login(laptop)
  const answer = await step(laptop, { by: 'code', code: codeOf(secret) })
  expect(answer.body.message).toMatch('no longer check codes')
  expect((await step(laptop, { by: 'recovery', code: codes[0] })).status).toBe(200)
})
