import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'

/**
 * Whether the headers from an address can be trusted.
 * @param hop 0 for the other end of the connection, 1 for the one behind it, and so on
 */
export type Trusts = (address: string, hop: number) => boolean

/** TRUST_PROXY: how many proxies are in front of the server, or their addresses; '' = none. */
export const TrustedProxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Trusts => {
    const trusts = trustsIn(value.trim())
    if (trusts) return trusts
    addIssue({ message: 'neither a number of proxies nor a list of addresses' })
    return NEVER
  }),
)

function trustsIn(text: string): Trusts | undefined {
  if (text === '') return () => false
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  const ranges = text.split(',').map((entry) => rangeOf(entry.trim()))
  const known = ranges.filter((range) => range !== undefined)
  if (known.length < ranges.length) return undefined
  return (address) => {
    const ip = ipaddr.process(address)
    return known.some((range) => range[0].kind() === ip.kind() && ip.match(range))
  }
}

function rangeOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [address = '', prefix] = entry.split('/')
  if (!isIP(address)) return undefined
  if (prefix !== undefined) return ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : undefined
  const ip = ipaddr.process(address)
  return [ip, ip.kind() === 'ipv4' ? 32 : 128]
}

/** What a call says about its origin. */
interface Call {
  /** The other end of the connection. */
  peer: string
  /** X-Forwarded-For and X-Forwarded-Proto; '' if they are missing. */
  forwardedFor: string
  forwardedProto: string
}

/** The client of a call. */
export interface Client {
  /** The IP address; '' if the call did not come over a network. */
  address: string
  /** Whether the call came over TLS. */
  secure: boolean
}

/** The client of a call: as reported by trusted proxies, otherwise the other end of the connection. */
export function clientOf({ peer, forwardedFor, forwardedProto }: Call, trusts: Trusts): Client {
  if (!isIP(peer)) return { address: '', secure: false }
  const behind = forwardedFor.split(',').map((entry) => entry.trim())
  const chain = [peer, ...behind.reverse()]
  // A proxy names only what connected to it, so the first untrusted address is the client.
  let hop = 0
  while (trusts(chain[hop] ?? '', hop) && isIP(chain[hop + 1] ?? '')) hop++
  const [proto = ''] = forwardedProto.split(',')
  return {
    address: ipaddr.process(chain[hop] ?? peer).toString(),
    secure: trusts(peer, 0) && proto.trim().toLowerCase() === 'https',
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    client: Client
  }
}

/**
 * Determines the client of each call, as far as `trusts` allows. If the public address is https, every call
 * counts as secure.
 */
export const knowClient = ({ trusts, publicUrl }: { trusts: Trusts; publicUrl: string }) =>
  createMiddleware(async (c, next) => {
    // Tests pass calls to the routes without a connection.
    const peer = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
    const said = {
      peer: peer ?? '',
      forwardedFor: c.req.header('X-Forwarded-For') ?? '',
      forwardedProto: c.req.header('X-Forwarded-Proto') ?? '',
    }
    const client = clientOf(said, trusts)
    c.set('client', { ...client, secure: client.secure || publicUrl.startsWith('https:') })
    await next()
  })
