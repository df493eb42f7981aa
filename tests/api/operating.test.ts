import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { configFrom } from '#api/config/config.ts'
import { type Bundle, bundleServer } from '#tests/bundle.ts'
import { alter, onPostgres, SECRET_OF_TESTS } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { pdf } from '#tests/pictures.ts'
import { openWorld } from '#tests/world.ts'

const root = join(import.meta.dirname, '../..')
const STARTS_WITHIN_MS = 60_000

let bundle: Bundle
beforeAll(async () => {
  bundle = await bundleServer()
})
afterAll(() => bundle.remove())

let dataDir: string
let children: ChildProcess[]
beforeEach(async () => {
  dataDir = await newDataDir('rove-operating-')
  children = []
})
afterEach(async () => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(running.map((child) => once(child, 'exit')))
  rmSync(dataDir, { recursive: true, force: true })
})

/** The program of `npm start`, which starts several times slower than the bundle. */
const SOURCES = ['--import', 'tsx', 'api/index.ts']

/** The server as a process. */
function run(environment: Record<string, string> = {}, server = [bundle.file]) {
  const child = spawn(process.execPath, server, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      OVERPASS_URL: '',
      WIKIDATA_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const said = { stderr: '' }
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk
  })
  const ended = once(child, 'exit').then(([code]) => ({ code, ...said }))
  const listens = async () => {
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const [, url] = /Rove is at (\S+?)"/.exec(line) ?? []
        if (url) return url
      }
      throw new Error(`It did not start: ${said.stderr}`)
    } finally {
      child.stdout.resume()
    }
  }
  return { child, ended, listens }
}

function register(url: string): Promise<Response> {
  const account = { username: 'ana', email: 'ana@rove.example', password: 'long-enough-1', fullName: 'Ana' }
  return fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
}

/** A folder in which a server ran. */
async function usedFolder() {
  const world = await openWorld({ dataDir })
  await world.person('ana')
  await world.close()
}

describe('the process', { timeout: STARTS_WITHIN_MS }, () => {
  test('told to stop sends calls elsewhere while it answers those that still come, then ends event streams, leaves one whole database file and ends with 0', async () => {
    // As when Rove is started for the first time ever.
    for (const file of readdirSync(dataDir)) rmSync(join(dataDir, file))
    const server = run({ DRAIN_SECONDS: '2' }, SOURCES)
    const url = await server.listens()
    const ready = () => fetch(`${url}/api/ready`)
    expect((await ready()).status).toBe(200)
    const registered = await register(url)
    expect(registered.status).toBe(201)
    const headers = { Cookie: registered.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
    const events = await fetch(`${url}/api/sync/poke`, { headers })
    expect(events.headers.get('Content-Type')).toContain('text/event-stream')

    server.child.kill('SIGTERM')
    await expect.poll(async () => (await ready()).status).toBe(503)
    const late = await fetch(`${url}/api/health`)
    expect([late.status, late.headers.get('Connection')]).toEqual([200, 'close'])
    await expect(events.text()).rejects.toThrow()
    expect(await server.ended).toEqual({ code: 0, stderr: '' })
    const wal = join(dataDir, 'rove.db-wal')
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0)
    const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
    expect(db.prepare('SELECT username FROM users').pluck().all()).toEqual(['ana'])
    db.close()
  })

  test('keeps a password by Argon2id, with as much memory and as many passes as OWASP asks for', async () => {
    const url = await run().listens()
    expect((await register(url)).status).toBe(201)
    const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
    const kept = db.prepare('SELECT passwordHash FROM users').pluck().all()
    db.close()
    expect(kept).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)])
  })

  test('does not share its folder with a second one', async () => {
    const first = run()
    await first.listens()
    expect(await run().ended).toEqual({
      code: 1,
      stderr: `The folder ${dataDir} is in use: a server runs on it. Stop it first.\n`,
    })
    first.child.kill('SIGKILL')
    await first.ended
    // Nothing is left that would prevent the next server from starting.
    await run().listens()
  })

  test.skipIf(onPostgres)(
    'keeps all that is Rove’s for its own account, what was open to everybody before too',
    async () => {
      await usedFolder()
      chmodSync(dataDir, 0o755)
      for (const name of ['rove.db', 'secret.key']) chmodSync(join(dataDir, name), 0o644)
      writeFileSync(join(dataDir, 'notes.txt'), 'not of Rove', { mode: 0o644 })
      const open = () =>
        readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
          (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
        )
      expect(open()).toEqual(expect.arrayContaining(['rove.db', 'secret.key', 'uploads']))
      const url = await run().listens()
      const signedIn = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'ana', password: 'ana-secret' }),
      })
      const form = new FormData()
      form.set('file', new Blob([pdf]))
      const headers = { Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
      const uploaded = await fetch(`${url}/api/uploads`, { method: 'POST', body: form, headers })
      expect(uploaded.status).toBe(201)
      expect(existsSync(join(dataDir, 'rove.db-wal'))).toBe(true)
      expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(1)
      expect(open()).toEqual(['notes.txt'])
    },
  )

  test.each([
    ['with a variable that does not fit', { PORT: '99999' }, /^PORT: .+\n$/],
    [
      'whose database is away',
      { DATABASE_URL: 'postgres://rove@127.0.0.1:1/rove', SECRET_KEY: SECRET_OF_TESTS },
      /^DATABASE_URL: the database can not be reached: .*ECONNREFUSED 127\.0\.0\.1:1\n$/,
    ],
  ])('%s says so in one line and ends with 1', async (_, settings, line) => {
    const { code, stderr } = await run(settings).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(line)
  })
})

test('a server that can not read its tables is alive and not ready, until it can', async () => {
  const world = await openWorld({ dataDir })
  const asked = async (path: string) => {
    const { status, headers } = await world.ask('GET', path)
    return [status, headers.get('Retry-After')]
  }
  expect(await asked('/api/ready')).toEqual([200, null])
  await alter(world, 'ALTER TABLE teams RENAME TO gone')
  expect(await asked('/api/ready')).toEqual([503, '2'])
  expect(await asked('/api/health')).toEqual([200, null])
  await alter(world, 'ALTER TABLE gone RENAME TO teams')
  expect(await asked('/api/ready')).toEqual([200, null])
  await world.close()
})

test.each([
  ['TRUST_PROXY', 'yes'],
  ['DRAIN_SECONDS', '301'],
  ['METRICS_PORT', 'some'],
  ['METRICS_TOKEN', 'too-short'],
  ['METRICS_TOKEN', 'with blanks in between'],
  ['OPENAI_BASE_URL', 'nowhere'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'rove.example.com'],
  ['PUBLIC_URL', 'https://rove.example.com/app'],
  ['REGISTRATION', 'yes'],
  ['OPENAI_TEAM_BUDGET', 'many'],
  ['HUNTER_SERVER_BUDGET', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`))
})

describe('who may register, where REGISTRATION says nothing,', () => {
  const byDefault = (environment: Record<string, string>) => configFrom(environment).registration

  test.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:4000' }])(
    'is everybody on one’s own machine: %j',
    (environment) => expect(byDefault(environment)).toBe('open'),
  )

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'rove.example.com' },
    { HOST: '127.0.0.1', TRUST_PROXY: '1' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'https://rove.example.com' },
  ])('is who is invited where others reach the server: %j', (environment) =>
    expect(byDefault(environment)).toBe('invite'),
  )

  test('it says so in any case', () => {
    expect(configFrom({ HOST: '0.0.0.0', REGISTRATION: 'open' }).registration).toBe('open')
    expect(configFrom({ REGISTRATION: 'closed' }).registration).toBe('closed')
  })
})

describe('SECRET_KEY', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, n) => (n * 37 + 11) % 256))

  test.each(['hex', 'base64', 'base64url'] as const)('of 32 random bytes is taken in %s', (encoding) => {
    const SECRET_KEY = bytes.toString(encoding)
    expect(configFrom({ SECRET_KEY }).secretKey).toBe(SECRET_KEY)
  })

  test.each([
    ['a word', 'hunter2'],
    ['a sentence', 'correct horse battery staple, and then some more words'],
    ['31 bytes', bytes.subarray(1).toString('hex')],
    ['16 bytes', bytes.subarray(16).toString('base64')],
    ['always the same byte', '0'.repeat(64)],
  ])('of %s is refused, with a way to make a good one', (_what, SECRET_KEY) => {
    const refused = () => configFrom({ SECRET_KEY })
    expect(refused).toThrow(
      'SECRET_KEY: needs 32 random bytes or more, in hex or base64. `openssl rand -base64 32` makes some.',
    )
    expect(refused).not.toThrow(SECRET_KEY)
  })
})

describe.skipIf(onPostgres)('a damaged database', () => {
  const file = () => join(dataDir, 'rove.db')
  const overwrite = (position: number, bytes: number) => {
    const descriptor = openSync(file(), 'r+')
    writeSync(descriptor, Buffer.alloc(bytes, 0x5a), 0, bytes, position)
    closeSync(descriptor)
  }
  const damages: [string, () => void][] = [
    ['overwritten at its beginning', () => overwrite(0, 4096)],
    ['overwritten in its middle', () => overwrite(20 * 4096, 40 * 4096)],
    ['cut off', () => truncateSync(file(), statSync(file()).size / 2)],
    ['emptied', () => truncateSync(file(), 0)],
    ['another file', () => writeFileSync(file(), 'Dear diary, today I sold three ovens. '.repeat(500))],
  ]
  test.each(damages)('%s is noticed at the start, with the way back', async (_how, damage) => {
    await usedFolder()
    damage()
    const size = statSync(file()).size
    await expect(openWorld({ dataDir })).rejects.toThrow(
      `The database ${file()} is damaged. Bring a backup back with: npm run restore -- BACKUP --replace (docs/backup.md)`,
    )
    expect(statSync(file()).size).toBe(size)
  })

  test('ends the process with 1 and that one line', { timeout: STARTS_WITHIN_MS }, async () => {
    await usedFolder()
    truncateSync(file(), 40_000)
    const { code, stderr } = await run().ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database .+ is damaged\. .+\n$/)
  })

  test('of companies is made anew from its sources', async () => {
    await usedFolder()
    writeFileSync(join(dataDir, 'directory.db'), 'not a database at all'.repeat(1000))
    const world = await openWorld({ dataDir })
    expect((await world.ask('GET', '/api/health')).status).toBe(200)
    await world.close()
  })
})

describe('the image that the Dockerfile builds', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const { scripts, dependencies } = v.parse(
    v.object({ scripts: v.object({ start: v.string() }), dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const commandAfter = (what: string) =>
    v.parse(v.tupleWithRest([v.string()], v.string()), JSON.parse(what.slice(what.indexOf('['))))
  const [healthCheck = '', start = ''] = dockerfile.split('\n').filter((line) => /\bCMD \[/.test(line))

  test('runs what npm start runs', () => {
    expect(commandAfter(start).join(' ')).toBe(scripts.start)
  })

  test('has every package that the server is made with', () => {
    const sources = ['api', 'db'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    const isServers = (path: string) =>
      /(?<!\.test)\.ts$/.test(path) && !/^(?:db\/device|api\/dev\.ts)/.test(path)
    const imported = sources.filter(isServers).flatMap((path) => {
      const imports = readFileSync(join(root, path), 'utf8').matchAll(
        /^(?:im|ex)port(?! type\b)[^'=;]* from '([^'.#][^']*)'/gm,
      )
      return [...imports].flatMap(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [])
    })
    const packages = new Set(imported.filter((name) => !name.startsWith('node:')))
    expect(packages.size).toBeGreaterThan(15)
    expect([...packages].filter((name) => dependencies[name] === undefined)).toEqual([])
  })

  test('is healthy while the server answers, and only then', async () => {
    const world = await openWorld({ dataDir })
    const { port } = new URL(world.url)
    const [program, ...args] = commandAfter(healthCheck)
    const check = async () => {
      const child = spawn(program, args, { env: { PATH: process.env.PATH, PORT: port } })
      const [code] = await once(child, 'exit')
      return code
    }
    expect(await check()).toBe(0)
    await world.close()
    expect(await check()).toBe(1)
  })
})
