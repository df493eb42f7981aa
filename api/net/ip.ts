import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The global unicast space. ipaddr.js also calls unknown addresses outside it "unicast", for example
 * ::7f00:1.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** A public number, but answered by the cloud's own host to the machines that it runs. */
const CLOUD_HOSTS = new Set(['168.63.129.16'])

/**
 * Whether an IP address belongs to the public internet.
 * @param address IPv4 or IPv6 as text; an IPv4-mapped one counts as the IPv4 address inside it
 * @returns false also for text that is not an address
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
 * @param hostname as `URL` gives it, where every spelling of an IPv4 address is normalised to dotted decimal
 */
export const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether a bare host is an address rather than a name. */
export const isLiteral = (host: string) => isIP(host) !== 0
