import { Parser } from 'htmlparser2'
import { factChars } from '#api/ai/limits.ts'
import { type Eyes, frontPageOf } from '#api/contacts/frontPage.ts'
import { readMarkup } from '#api/contacts/html/markup.ts'

/**
 * The text of the front page of a company's own site; '' if it cannot be read. Rejects only when the signal
 * is aborted.
 */
export type SiteText = (website: string, signal: AbortSignal) => Promise<string>

/** A person who waits for an email waits for this first. */
const WITHIN_MS = 4_000
const KEPT_MS = 60 * 60_000
const MOST_KEPT = 200
const TITLE_AND_DESCRIPTION = new Set(['description', 'og:description', 'og:title'])

/**
 * Reads front pages, each at most once an hour.
 * @param now the time in ms
 */
export function createSiteText(eyes: Eyes, now: () => number = Date.now): SiteText {
  const kept = new Map<string, { until: number; text: string }>()
  return async (website, signal) => {
    if (!website) return ''
    const known = kept.get(website)
    if (known && known.until > now()) return known.text
    const page = await frontPageOf(eyes, website, { signal, withinMs: WITHIN_MS })
    const text = page ? textOf(page.html) : ''
    kept.delete(website)
    kept.set(website, { until: now() + KEPT_MS, text })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return text
  }
}

/** The page's description of itself, then its visible text, up to the length that is useful for a letter. */
function textOf(html: string): string {
  const said = new Set<string>()
  const parser = new Parser({
    onopentag(tag, { name, property, content }) {
      if (tag === 'meta' && content && TITLE_AND_DESCRIPTION.has((name ?? property ?? '').toLowerCase())) {
        said.add(content)
      }
    },
  })
  parser.end(html)
  const shown = readMarkup(html).text
  return [...said, shown]
    .join('\n')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, factChars.text)
}
