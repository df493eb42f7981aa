import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isTooDeep, storable } from '#api/http/body.ts'
import { openServed } from '#tests/api/served.ts'
import { type Made, openSurroundings, openTable, type Row, requestOf } from '#tests/api/table.ts'
import { type Malformed, malformed, malformedId, noise } from './malformed.ts'

/** For each call; npm run check -- fuzz asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
/** Of which this many travel over the network. */
const OVER_HTTP = Math.ceil(RUNS / 20)
const TIMEOUT_MS = 20_000 + RUNS * 500
const REFUSALS = [400, 404, 409, 413, 415, 422]

const surroundings = await openSurroundings()
const server = await openServed({ config: surroundings.config })
const { table, home, close } = await openTable(server, surroundings.city)
/** Sees whether anything was written. */
const eye = new Database(join(server.dataDir, 'rove.db'), { readonly: true })
afterAll(async () => {
  eye.close()
  await close()
  await server[Symbol.asyncDispose]()
  await surroundings.close()
})

/** Another number after every write of anybody. */
const written = () => eye.pragma('data_version', { simple: true })

let before: unknown
beforeEach(() => {
  before = undefined
  // What a good call left for later would be written in the middle of a test.
  const db = new Database(join(server.dataDir, 'rove.db'))
  db.exec('DELETE FROM retries')
  db.close()
})
afterEach(async () => {
  // It is still there, and so is everybody's session.
  expect((await server.ask('GET', '/api/auth/user', undefined, home.owner)).status).toBe(200)
})

const writes = Object.entries(table).filter(([call]) => !call.startsWith('GET '))
const withId = writes.filter(([call]) => call.includes(':'))
const withBody = writes.filter(([call]) => server.bodies.has(call))
/** Those that take bytes as they are. */
const withBytes = writes.filter(
  ([call]) => /directories(?:\/preview)?$|uploads/.test(call) && !/^DELETE/.test(call),
)

const send = (
  call: string,
  row: Row,
  made: Made,
  sent: { body?: BodyInit; type?: string },
  network: boolean,
) => {
  const [path, init] = requestOf(call, made)
  const headers = {
    ...(row.who !== 'everybody' && { Cookie: home.owner.cookie }),
    ...(sent.type !== undefined && { 'Content-Type': sent.type }),
  }
  const request = { ...init, headers, ...(sent.body !== undefined && { body: sent.body }) }
  return network ? fetch(server.url + path, request) : server.within(path, request)
}

/** A sentence in an answer that is none of the server's fault, and nothing written. */
async function expectRefused(answer: Response) {
  const text = await answer.text()
  if (!REFUSALS.includes(answer.status)) throw new Error(`${answer.status} ${text.slice(0, 300)}`)
  const said = { message: expect.stringMatching(/./), code: expect.stringMatching(/^[a-z-]+$/) }
  expect(JSON.parse(text)).toMatchObject(said)
  expect(written()).toBe(before)
}

async function prepared(row: Row): Promise<Made> {
  const made = await row.make(home.owner)
  before = written()
  return made
}

let sentSoFar = 0
const overNetwork = () => sentSoFar++ % Math.round(RUNS / OVER_HTTP) === 0

test('every call that takes JSON is in the table', () => {
  expect([...server.bodies.keys()].filter((call) => !table[call])).toEqual([])
})

/** Those that take what an authenticator alone knows, or end the account: factors.test and account-deletion.test. */
const SHOWN_ELSEWHERE = [
  'POST /api/auth/second-step',
  'POST /api/auth/passkey',
  'POST /api/users/me/deletion',
  'POST /api/users/me/factors/totp/confirm',
  'POST /api/users/me/factors/passkeys',
]

describe('a good call is answered 2xx', { timeout: TIMEOUT_MS }, () => {
  const shown = writes.map(([call]) => call).filter((call) => !SHOWN_ELSEWHERE.includes(call))
  test.each(shown)('%s', async (call) => {
    const row = table[call]!
    // The owner is in every team already.
    const caller = call.endsWith('/accept') ? home.stranger : home.owner
    const [path, init] = requestOf(call, await row.make(caller))
    const headers = { ...init.headers, ...(row.who !== 'everybody' && { Cookie: caller.cookie }) }
    const answer = await fetch(server.url + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  })
})

describe('a body that does not fit is refused in a sentence, and changes nothing', {
  timeout: TIMEOUT_MS,
}, () => {
  test.each(withBody.map(([call]) => call))('%s', async (call) => {
    const row = table[call]!
    const schema = server.bodies.get(call)!
    const made = await prepared(row)
    const fits = (text: string) =>
      v.is(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text) &&
      !isTooDeep(JSON.parse(text)) &&
      v.is(schema, storable(JSON.parse(text)))
    const bodies: fc.Arbitrary<Malformed> = malformed(made.body).filter(({ text }) => !fits(text))
    await fc.assert(
      fc.asyncProperty(bodies, async ({ text }) => {
        await expectRefused(
          await send(call, row, made, { body: text, type: 'application/json' }, overNetwork()),
        )
      }),
      { numRuns: RUNS },
    )
  })
})

describe('an id that is none is not found, and changes nothing', { timeout: TIMEOUT_MS }, () => {
  test.each(withId.map(([call]) => call))('%s', async (call) => {
    const row = table[call]!
    const made = await prepared(row)
    const names = Object.keys(made.path ?? {})
    const paths = fc
      .tuple(fc.constantFrom(...names), malformedId)
      .map(([name, id]) => ({ ...made.path, [name]: id }))
    const good = requestOf(call, made)[1]
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const sent = typeof good.body === 'string' ? { body: good.body, type: 'application/json' } : {}
        await expectRefused(await send(call, row, { ...made, path }, sent, overNetwork()))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('bytes that are no file are refused in a sentence, and change nothing', {
  timeout: TIMEOUT_MS,
}, () => {
  const types = fc.constantFrom(
    '',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/csv',
    'a/b/c',
    '\u00ff',
  )
  test.each(withBytes.map(([call]) => call))('%s', async (call) => {
    const row = table[call]!
    const made = await prepared(row)
    const bodies = fc.tuple(noise, types).filter(([bytes]) => isNoFile(bytes))
    await fc.assert(
      fc.asyncProperty(bodies, async ([body, type]) => {
        const answer = await send(call, row, made, { body, type }, overNetwork())
        // The beginning of any text can be looked at.
        if (call.endsWith('/preview') && answer.ok) expect(written()).toBe(before)
        else await expectRefused(answer)
      }),
      { numRuns: RUNS },
    )
  })

  test.each(withBytes.filter(([, { make }]) => make).map(([call]) => call))(
    '%s with a query that does not fit',
    async (call) => {
      const row = table[call]!
      const made = await prepared(row)
      const names = [...new URLSearchParams(made.query).keys()]
      if (names.length === 0) return
      const queries = fc
        .tuple(fc.constantFrom(...names), fc.oneof(malformedId, fc.constant(undefined)))
        .map(([name, value]) => {
          const query = new URLSearchParams(made.query)
          query.delete(name)
          return `?${query}${value === undefined ? '' : `&${name}=${value}`}`
        })
      // Any text can be a name.
      const misfits = queries.filter((query) => call !== 'POST /api/directories' || !query.includes('&name='))
      await fc.assert(
        fc.asyncProperty(misfits, async (query) => {
          await expectRefused(await send(call, row, { ...made, query }, { body: 'x' }, overNetwork()))
        }),
        { numRuns: RUNS },
      )
    },
  )
})

/** Noise that happens to begin like a picture is left to the tests of uploads. */
const isNoFile = (bytes: Uint8Array) => ![0xff, 0x89, 0x47, 0x25].includes(bytes[0] ?? 0)
