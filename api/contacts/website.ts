import { bareHost, isLiteral } from '#api/net/ip.ts'
import { addressOf } from '#db/model/address.ts'
import { registrable } from './site.ts'

/**
 * The addresses under which a company's front page may be found, in the order to try them.
 * @param website as people write it; without a protocol https is tried before http, and www where a name may lack it
 * @returns none for what is no address
 */
export function frontPages(website: string): URL[] {
  const given = website.trim().replace(/^\/\//, '')
  if (!given || /\s/.test(given)) return []
  const candidates = hasProtocol(given) ? [given] : [`https://${given}`, `http://${given}`]
  const pages = candidates.flatMap((address) => addressOf(address) ?? [])
  return hasProtocol(given) ? pages : [...pages, ...withWww(pages[0])]
}

const hasProtocol = (address: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(address)

function withWww(page: URL | undefined): URL[] {
  if (!page || page.port || isLiteral(bareHost(page.hostname))) return []
  if (page.hostname !== registrable(page.hostname)) return []
  const url = new URL(page)
  url.hostname = `www.${page.hostname}`
  return [url]
}
