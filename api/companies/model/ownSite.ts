import { type Eyes, frontPageOf } from '#api/contacts/frontPage.ts'
import { registrable } from '#api/contacts/html/domain.ts'
import { readMarkup } from '#api/contacts/html/markup.ts'
import { fold } from '#api/text/tokens.ts'
import { withoutLegalForm } from '#db/composer/names.ts'

/** Checks whether a domain exists; 'unverified' if that could not be determined. */
export type DomainState = (
  domain: string,
  signal: AbortSignal,
) => Promise<'verified' | 'unverified' | 'missing'>

/**
 * Checks whether a company's own site names it; 'missing' if the domain does not exist. Rejects only when aborted.
 */
export type OwnSite = (
  domain: string,
  name: string,
  signal: AbortSignal,
) => Promise<'names it' | 'does not name it' | 'does not answer' | 'missing'>

const WITHIN_MS = 15_000
const TITLE = /<title[^>]{0,200}>([^<]{0,300})/i
/** The texts of parked domains. */
const FOR_SALE =
  /\b(?:domain|website) (?:name )?(?:is|may be) (?:for sale|parked|available)\b|\bbuy this domain\b/i
/** Shorter names occur by chance in too many words. */
const LEAST_LETTERS = 5

/**
 * Whether the front page of a company's site names the company. Rejects only when aborted.
 * @param website an address, with or without protocol
 */
export async function siteNames(
  eyes: Eyes,
  { website, name, signal }: { website: string; name: string; signal: AbortSignal },
): Promise<'names it' | 'does not name it' | 'does not answer'> {
  const page = await frontPageOf(eyes, website, { signal, withinMs: WITHIN_MS })
  if (!page) return 'does not answer'
  return isNamed(page.html, name, page.host) ? 'names it' : 'does not name it'
}

/** Whether a page contains a name, even with other spaces. The page's own address does not count. */
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
