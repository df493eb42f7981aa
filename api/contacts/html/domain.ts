import { isIP } from 'node:net'
import { parse } from 'tldts'
import { absenceIn, createDns, type Dns, until } from '#api/net/dns.ts'
import { addressOf } from '#db/model/address.ts'

/**
 * Under these domains, too, every name is a different owner's site, although the Public Suffix List does not
 * contain them.
 */
const PLATFORMS = new Set(
  `wordpress.com weebly.com squarespace.com jimdofree.com jimdosite.com business.site godaddysites.com
  tumblr.com`.split(/\s+/),
)

/**
 * The part of a host name that its owner registered, according to the Public Suffix List (publicsuffix.org):
 * shop.acme.co.uk → acme.co.uk, www.acme.github.io → acme.github.io.
 * @returns the host itself if there is no such part: an IP address, without the brackets of IPv6, or
 * localhost
 */
export function registrable(hostname: string): string {
  const { domain, hostname: host, subdomain } = parse(hostname, { allowPrivateDomains: true })
  const site = domain ?? host ?? hostname
  if (!subdomain || !PLATFORMS.has(site)) return site
  return `${subdomain.split('.').at(-1)}.${site}`
}

/** Whether two hosts belong to the same registered name. */
export const sameSite = (a: string, b: string) => registrable(a) === registrable(b)

/** Whether two hosts have the same name, possibly with different endings: acme.de and www.acme.com. */
export const sameName = (a: string, b: string) => nameOf(a) === nameOf(b)

/** The first part of a registered name: "acme" of www.acme.co.uk; an IP address is returned unchanged. */
export function nameOf(hostname: string): string | undefined {
  const site = registrable(hostname)
  return isIP(site) ? site : site.split('.')[0]
}

/**
 * The possible addresses of a company's front page, in the order to try them: http follows https.
 * @param website as people write it; without a protocol https is tried first, and www if it may be missing
 * @returns none if it is not an address
 */
export function frontPages(website: string): URL[] {
  const given = website.trim().replace(/^\/\//, '')
  if (!given || /\s/.test(given)) return []
  const first = addressOf(hasProtocol(given) ? given : `https://${given}`)
  if (!first) return []
  const pages = [first, ...(first.protocol === 'https:' ? [overHttp(first)] : [])]
  return hasProtocol(given) ? pages : [...pages, ...withWww(first)]
}

/** The same address without TLS. */
export function overHttp(address: URL): URL {
  const url = new URL(address)
  url.protocol = 'http:'
  return url
}

const hasProtocol = (address: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(address)

function withWww(page: URL | undefined): URL[] {
  if (!page || page.port || isIP(page.hostname)) return []
  if (page.hostname !== registrable(page.hostname)) return []
  const url = new URL(page)
  url.hostname = `www.${page.hostname}`
  return [url]
}

const TOOL =
  /(?:^|\.)(?:mailchimp|brevo|sendinblue|cleverreach|hubspot|zendesk|google|facebook|meta|fb|instagram|linkedin|ionos|1und1|strato|hetzner|all-inkl|ovh|ovhcloud|wix|jimdo|squarespace|shopify|wordpress|automattic|godaddy|webflow|booking|tripadvisor|airbnb|trustpilot|usercentrics|cookiebot|cloudflare|amazon|microsoft|apple|adobe|paypal|stripe|klarna|dhl|ups|dpd)\.[a-z.]{2,6}$/

/** Whether a domain belongs to a provider of tools, shops or hosted pages for companies. */
export const isTool = (domain: string) => TOOL.test(domain)

const TIMEOUT_MS = 5000

/**
 * Whether a company's domain exists: verified if DNS has an address for it, missing if DNS says that the name
 * does not exist, unverified if that could not be determined. Never rejects.
 * @param website or domain, as people write it
 * @param signal aborts the look-up, which is then unverified; it also times out after 5 s
 */
export async function domainState(
  website: string,
  signal: AbortSignal,
  { resolve }: Pick<Dns, 'resolve'> = createDns(),
): Promise<'verified' | 'unverified' | 'missing'> {
  const [page] = frontPages(website)
  if (!page) return 'missing'
  const { hostname: host, isIp } = parse(page.hostname)
  if (!host || isIp) return 'unverified'
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    return (await until(ending, resolve(host))).length > 0 ? 'verified' : 'unverified'
  } catch (error) {
    return absenceIn(error) === 'name' ? 'missing' : 'unverified'
  }
}
