import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The global unicast space; ipaddr.js calls everything unknown outside it "unicast" too, ::7f00:1 among it. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Public by its number, yet answered by the cloud's own host to the machines that it runs. */
const CLOUD_HOSTS = new Set(['168.63.129.16'])

/**
 * Whether an IP address belongs to the public internet.
 * @param address IPv4 or IPv6 as text; an IPv4-mapped one counts as the IPv4 address inside it
 * @returns false also for what is no address
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6') return parsed.match(GLOBAL_V6)
  return !CLOUD_HOSTS.has(parsed.toString())
}

/**
 * A URL's host without the brackets of IPv6.
 * @param hostname as `URL` gives it: every spelling of an IPv4 address is dotted decimal there
 */
export const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether a bare host is an address rather than a name. */
export const isLiteral = (host: string) => isIP(host) !== 0
