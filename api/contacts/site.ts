import { bareHost, isLiteral } from '#api/net/ip.ts'

/** Under these a name of three parts is what one registers: acme.co.uk. */
const SECOND_LEVEL = new Set('ac co com edu gob gouv gov govt gv go ltd ne net nom or org plc sch'.split(' '))

/** Under these every name is somebody else's site. */
const PLATFORMS = new Set(
  `github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com
  wordpress.com blogspot.com wixsite.com weebly.com squarespace.com myshopify.com jimdofree.com jimdosite.com
  webflow.io business.site godaddysites.com carrd.co tumblr.com azurewebsites.net cloudfront.net`.split(
    /\s+/,
  ),
)

/**
 * The part of a host name that its owner registered: shop.acme.co.uk → acme.co.uk. It knows the common suffixes
 * only; where it knows none it takes the last two parts.
 */
export function registrable(hostname: string): string {
  const host = bareHost(hostname.toLowerCase()).replace(/\.$/, '')
  if (isLiteral(host)) return host
  const parts = host.split('.')
  const [second = '', top = ''] = parts.slice(-2)
  const isSuffix = PLATFORMS.has(`${second}.${top}`) || (top.length === 2 && SECOND_LEVEL.has(second))
  return parts.slice(isSuffix ? -3 : -2).join('.')
}

/** Whether two hosts are the same owner's registered name. */
export const sameSite = (a: string, b: string) => registrable(a) === registrable(b)

/** Whether two hosts go by the same name, be it under another ending: acme.de and www.acme.com. */
export function sameName(a: string, b: string): boolean {
  const [one, other] = [registrable(a), registrable(b)]
  if (one === other) return true
  if (isLiteral(one) || isLiteral(other)) return false
  return one.split('.')[0] === other.split('.')[0]
}
