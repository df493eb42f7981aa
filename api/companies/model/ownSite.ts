import { type Eyes, frontPageOf } from '#api/contacts/frontPage.ts'
import { registrable } from '#api/contacts/html/domain.ts'
import { readMarkup } from '#api/contacts/html/markup.ts'
import { fold } from '#api/text/tokens.ts'
import { withoutLegalForm } from '#db/composer/names.ts'

/** Whether a domain exists. */
export type DomainState = (
  domain: string,
  signal: AbortSignal,
) => Promise<'verified' | 'unverified' | 'missing'>

/** What a company's own site says of it: 'missing' where its domain does not exist. Never rejects but by the signal. */
export type OwnSite = (
  domain: string,
  name: string,
  signal: AbortSignal,
) => Promise<'names it' | 'does not name it' | 'does not answer' | 'missing'>

const WITHIN_MS = 15_000
const TITLE = /<title[^>]{0,200}>([^<]{0,300})/i
/** What stands at a name that nobody uses. */
const FOR_SALE =
  /\b(?:domain|website) (?:name )?(?:is|may be) (?:for sale|parked|available)\b|\bbuy this domain\b/i
/** Shorter names stand in too many words by chance. */
const LEAST_LETTERS = 5

/**
 * Whether the front page of a company's site names it. Never rejects but by the signal.
 * @param website with or without protocol
 */
export async function siteNames(
  eyes: Eyes,
  { website, name, signal }: { website: string; name: string; signal: AbortSignal },
): Promise<'names it' | 'does not name it' | 'does not answer'> {
  const page = await frontPageOf(eyes, website, { signal, withinMs: WITHIN_MS })
  if (!page) return 'does not answer'
  return isNamed(page.html, name, page.host) ? 'names it' : 'does not name it'
}

/** Whether a page says a name, be it parted otherwise; its own address does not count. */
function isNamed(html: string, name: string, host: string): boolean {
  const [, title = ''] = TITLE.exec(html) ?? []
  const shown = `${title}\n${readMarkup(html).text}`
  if (FOR_SALE.test(shown)) return false
  const text = fold(shown.toLowerCase().replaceAll(registrable(host), ' '))
  const wanted = fold(withoutLegalForm(name)) || fold(name)
  if (!wanted) return false
  const joined = wanted.replaceAll(' ', '')
  const isThereInOne = joined.length >= LEAST_LETTERS && text.replaceAll(' ', '').includes(joined)
  return isThereInOne || ` ${text} `.includes(` ${wanted} `)
}
