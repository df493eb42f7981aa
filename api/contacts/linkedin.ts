import { addressOf } from '#db/model/address.ts'

/**
 * A LinkedIn profile's or company's page, without what a link's tracking added.
 * @returns null for any other address, the "share this page" links among them
 */
export function linkedInPage(href: string): { url: string; of: 'person' | 'company' } | null {
  const address = addressOf(href)
  if (!address) return null
  const { protocol, hostname, pathname } = address
  if (!protocol.startsWith('http') || !/^(?:[a-z]{2,3}\.)?linkedin\.com$/.test(hostname)) return null
  const [, kind, name] = /^\/(in|company|school|showcase)\/([^/]+)/.exec(pathname) ?? []
  if (!kind || !name) return null
  const url = `https://www.linkedin.com/${kind}/${name}`
  return url.length > 500 ? null : { url, of: kind === 'in' ? 'person' : 'company' }
}
