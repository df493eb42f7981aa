import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backUp } from '#api/backup/backup.ts'
import { connect, openPostgres } from '#db/server/postgres/open.ts'
import { openAuthority } from '#tests/certificate.ts'
import { databaseOf, dropDatabaseOf } from '#tests/database.ts'
import { asked } from '#tests/postgres.ts'

const authority = openAuthority('Rove tests')
const dataDir = mkdtempSync(join(tmpdir(), 'rove-tls-'))
const cluster = process.env.ROVE_TEST_POSTGRES ?? ''
let plain: string

beforeAll(async () => {
  plain = (await databaseOf(dataDir)).databaseUrl
  writeFileSync(join(dataDir, 'ca.pem'), authority.certificate)
  writeFileSync(join(dataDir, 'other.pem'), openAuthority('Somebody else').certificate)
})
afterAll(async () => {
  await asked(cluster, ...FILES.map((name) => `ALTER SYSTEM RESET ${name}`), 'ALTER SYSTEM RESET ssl', RELOAD)
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true })
})

const FILES = ['ssl_cert_file', 'ssl_key_file'] as const
const RELOAD = 'SELECT pg_reload_conf()'

/**
 * Gives the server a certificate, as its operator would: on a signal it reads the files again, without a
 * restart.
 */
async function speakTls() {
  const { key, certificate } = authority.certify('localhost')
  await asked(
    cluster,
    written(certificate, 'rove-tls.crt'),
    written(key, 'rove-tls.key'),
    "ALTER SYSTEM SET ssl_cert_file = 'rove-tls.crt'",
    "ALTER SYSTEM SET ssl_key_file = 'rove-tls.key'",
    'ALTER SYSTEM SET ssl = on',
    RELOAD,
  )
  await vi.waitFor(async () => (await connect(byTls())).end(), { timeout: 10_000 })
}

/** Writes a file into the server's folder that only the server's account can read. */
const written = (text: string, file: string) =>
  `COPY (SELECT unnest(string_to_array('${text.trim()}', E'\\n'))) TO PROGRAM 'umask 077; cat > ${file}'`

/** @param changes of the address: another host, another authority */
function byTls({ host = 'localhost', ca = 'ca.pem' } = {}): string {
  const url = new URL(plain)
  url.hostname = host
  url.searchParams.set('sslmode', 'verify-full')
  url.searchParams.set('sslrootcert', join(dataDir, ca))
  return url.href
}

test('a database that speaks no TLS is not talked to in plain text instead', async () => {
  await expect(connect(byTls())).rejects.toThrow('DATABASE_URL: the database can not be reached')
})

test('all connections of a server to its database are encrypted, and the tools’ ones', async () => {
  await speakTls()
  const store = await openPostgres(byTls(), (error) => {
    throw error
  })
  await store.tx(async () => {})
  const client = await connect(byTls())
  const { rows } = await client.query(
    'SELECT count(*)::int AS many, bool_and(ssl) AS ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = current_database()',
  )
  await client.end()
  await store.close()
  expect(rows).toEqual([{ many: expect.any(Number), ssl: true }])
  expect(rows[0].many).toBeGreaterThan(1)
  const backup = await backUp({ dataDir, databaseUrl: byTls() }, join(dataDir, 'a.rove'), { withKey: false })
  expect(backup.people).toBe(0)
})

test('a certificate of another authority, or for another name, is refused, by the tools too', async () => {
  const refused = 'DATABASE_URL: the database can not be reached'
  await expect(connect(byTls({ ca: 'other.pem' }))).rejects.toThrow(refused)
  await expect(connect(byTls({ host: '127.0.0.1' }))).rejects.toThrow(/127\.0\.0\.1/)
  await expect(openPostgres(byTls({ ca: 'other.pem' }), () => {})).rejects.toThrow(refused)
  const wrong = { dataDir, databaseUrl: byTls({ ca: 'other.pem' }) }
  await expect(backUp(wrong, join(dataDir, 'b.rove'), { withKey: false })).rejects.toThrow(refused)
})
