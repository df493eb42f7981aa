import { lookup } from 'node:dns/promises'
import { addressOf } from '#db/model/address.ts'
import { EgressDenied, HostUnavailable } from './errors.ts'
import { bareHost, isLiteral, isPublic } from './ip.ts'

/** Resolves a host name to all of its addresses; rejects if there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

/** Decides which addresses may be called. */
export interface EgressPolicy {
  /** Throws EgressDenied if the URL alone is enough to refuse it. */
  check(url: URL): void
  /** The addresses to connect to, each of them checked. Rejects with EgressDenied or HostUnavailable. */
  addresses(host: string, port: number): Promise<string[]>
}

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
/** RFC 1035: DNS names are not longer. */
const MAX_HOST = 253
const OPEN_PORTS = new Set(Object.values(PORTS))

/** The port of a URL, explicit or implied by its protocol; 0 for a protocol other than http and https. */
export const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>) =>
  Number(port) || (PORTS[protocol] ?? 0)

/**
 * @param allow "host:port,host:port": exactly these may be called whatever their address; '' = none
 * @param resolve how to look up names; by default as the machine does, including its hosts file
 * @throws Error if `allow` is malformed
 */
export function createEgressPolicy(allow: string, resolve: Resolve = systemResolve): EgressPolicy {
  const named = parseAllow(allow)
  const isNamed = (host: string, port: number) => named.has(`${host}:${port}`)

  function check(url: URL): void {
    if (!(url.protocol in PORTS))
      throw new EgressDenied(`Only http and https are called, not ${url.protocol}`)
    if (url.username || url.password)
      throw new EgressDenied('A URL with a user name or password is not called.')
    const host = bareHost(url.hostname)
    const port = portOf(url)
    if (host.length > MAX_HOST)
      throw new EgressDenied('A host name of more than 253 characters is not called.')
    if (isNamed(host, port)) return
    if (!OPEN_PORTS.has(port)) throw new EgressDenied(`Port ${port} is not called.`)
    if (isLiteral(host) && !isPublic(host)) throw new EgressDenied(`${host} is not a public address.`)
  }

  async function addresses(host: string, port: number): Promise<string[]> {
    const found = isLiteral(host) ? [host] : await namesOf(host)
    if (isNamed(host, port)) return found
    const inner = found.find((address) => !isPublic(address))
    if (inner !== undefined)
      throw new EgressDenied(`${host} leads to ${inner}, which is not a public address.`)
    return found
  }

  async function namesOf(host: string): Promise<string[]> {
    const found = await resolve(host).catch((cause: unknown) => {
      throw new HostUnavailable(`${host} was not found.`, { cause })
    })
    if (found.length === 0) throw new HostUnavailable(`${host} has no address.`)
    return found
  }

  return { check, addresses }
}

async function systemResolve(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

function parseAllow(allow: string): Set<string> {
  const entries = allow.split(',').map((entry) => entry.trim())
  return new Set(entries.filter(Boolean).map(parseEntry))
}

function parseEntry(entry: string): string {
  const form = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+):(\d{1,5})$/i.exec(entry)
  const url = form ? addressOf(`http://${entry}`) : undefined
  if (!url) {
    throw new Error(`OUTBOUND_ALLOW takes "host:port,host:port", not "${entry}".`)
  }
  return `${bareHost(url.hostname)}:${portOf(url)}`
}
