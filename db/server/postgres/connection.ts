import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type pg from 'pg'
import { OperatorError } from '#db/model/operatorError.ts'

type Connection = Required<Pick<pg.ClientConfig, 'connectionString' | 'ssl'>>

/**
 * The parameters for TLS, which are parsed here and not by pg, because pg treats some of them less strictly
 * than they say.
 */
const OF_TLS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl', 'uselibpqcompat', 'sslnegotiation']
const KNOWN = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']

/**
 * How to connect to a database: over TLS with certificate and host name checked (`sslmode=verify-full`), or
 * in plain text on this machine, or where that is requested (`sslmode=disable`).
 * @param url postgres://user:password@host:port/database?sslmode=verify-full&sslrootcert=FILE
 * @throws OperatorError if it says neither, or names a file that can't be read
 */
export function connectionTo(url: string): Connection {
  const address = new URL(url)
  const { searchParams } = address
  const mode = searchParams.get('sslmode') ?? ''
  const host = hostOf(address)
  const unknown = OF_TLS.filter((name) => searchParams.has(name) && !KNOWN.includes(name))
  if (unknown.length > 0) throw refused(`has ${unknown.join(' and ')}`)
  const ssl = mode === 'verify-full' && {
    ...({ rejectUnauthorized: true, minVersion: 'TLSv1.2', host } as const),
    ...(isIP(host) === 0 && { servername: host }),
    ...fileOf(searchParams, 'sslrootcert', 'ca'),
    ...fileOf(searchParams, 'sslcert', 'cert'),
    ...fileOf(searchParams, 'sslkey', 'key'),
  }
  if (!ssl && mode !== 'disable' && mode !== '') throw refused(`has sslmode=${mode}`)
  if (mode === '' && !isOfThisMachine(host)) throw refused(`would go to ${host} in plain text`)
  for (const name of OF_TLS) searchParams.delete(name)
  return { connectionString: address.href, ssl }
}

const refused = (why: string) =>
  new OperatorError(
    `DATABASE_URL ${why}. Add ?sslmode=verify-full, and &sslrootcert=FILE for an authority of your own; or ?sslmode=disable where nobody can listen in between.`,
  )

/** The host that pg connects to. */
function hostOf({ hostname, searchParams }: URL): string {
  const host = searchParams.get('host') || decodeURIComponent(hostname) || process.env.PGHOST || 'localhost'
  return host.replace(/^\[|\]$/g, '')
}

/** Includes Unix sockets. */
const isOfThisMachine = (host: string): boolean =>
  host.startsWith('/') ||
  host === 'localhost' ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'))

function fileOf<Name extends string>(params: URLSearchParams, param: string, name: Name) {
  const file = params.get(param)
  if (!file) return {}
  try {
    return { [name]: readFileSync(file, 'utf8') }
  } catch (error) {
    throw new OperatorError(
      `DATABASE_URL: ${param} can not be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}
