import { isLiteral } from '#api/outside/addresses.ts'
import { registrable } from '#api/outside/site.ts'
import { frontPages } from '#api/outside/website.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'

/** RFC 2606 and 6761: names that are nobody's. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|onion|arpa)$/

/** Where others write about companies. */
const PAGES_ABOUT = new Set(
  `linkedin.com facebook.com instagram.com x.com twitter.com youtube.com tiktok.com xing.com wikipedia.org
  wikidata.org crunchbase.com google.com bloomberg.com glassdoor.com yelp.com trustpilot.com`.split(/\s+/),
)

/**
 * The domain that a website may be a company's own by; what follows it in an address is left out.
 * @returns undefined for addresses, reserved names, names that nobody can register, and pages about companies
 */
export function ownDomain(website: string): string | undefined {
  const [page] = frontPages(website)
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return undefined
  const domain = bareDomain(page.hostname).replace(/\.$/, '')
  const isName = !isLiteral(domain) && /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(domain)
  if (!isName || RESERVED.test(domain) || PAGES_ABOUT.has(registrable(domain))) return undefined
  return domain
}
