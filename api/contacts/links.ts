import type { Page } from './page.ts'
import { sameSite } from './site.ts'

/** What the pages are called on which companies publish how to reach them, most telling first. */
const KINDS = [
  /contact|kontakt|contato|contatti|contatt|get in touch|reach us|anfahrt/,
  /impressum|imprint|legal[-_ ]?notice|mentions[-_ ]?legales|mentions légales|aviso[-_ ]?legal|note[-_ ]?legali|colofon/,
  /about|ueber-?_?uns|über uns|uber-uns|a-propos|à propos|qui-sommes|chi-siamo|chi siamo|over-ons|over ons|om-oss|om os|quienes-somos|unternehmen/,
  /\bteam\b|our-people|staff|ansprechpartner|mitarbeiter/,
]
const EACH_KIND = 2
const USUAL_PATHS = ['/contact', '/about', '/impressum']
const NO_PAGE = /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|mp4|vcf|ics|css|js|xml|rss)$/i
const MAX_LENGTH = 300

/**
 * The pages to read after the front page, on the same site, best first; the usual addresses where it links to none.
 * @param max how many
 */
export function contactPages(front: Page, max: number): string[] {
  const own = new URL(front.url)
  const chosen = new Map([[keyOf(own), '']])
  for (const kind of KINDS) {
    const matching = front.links.filter(
      ({ url, text }) => isOwnPage(url, own) && kind.test(wordsOf(url, text)),
    )
    let taken = 0
    for (const { url } of matching) {
      if (taken === EACH_KIND) break
      if (chosen.has(keyOf(url))) continue
      chosen.set(keyOf(url), url.href)
      taken++
    }
  }
  const linked = [...chosen.values()].filter(Boolean)
  const pages = linked.length > 0 ? linked : USUAL_PATHS.map((path) => new URL(path, own).href)
  return pages.slice(0, max)
}

/** The vCards that pages link to on their own site. */
export function cards(pages: readonly Page[], max: number): string[] {
  const own = pages.flatMap((page) =>
    page.links.filter(({ url }) => sameSite(url.hostname, new URL(page.url).hostname)),
  )
  const found = own.filter(({ url }) => /\.vcf$/i.test(url.pathname) && url.href.length <= MAX_LENGTH)
  return [...new Set(found.map(({ url }) => url.href))].slice(0, max)
}

const isOwnPage = (url: URL, own: URL) =>
  sameSite(url.hostname, own.hostname) && url.href.length <= MAX_LENGTH && !NO_PAGE.test(url.pathname)

/** Long texts are teasers of articles, not the names of pages. */
const wordsOf = (url: URL, text: string) =>
  `${url.pathname}${url.search} ${text.length <= 40 ? text : ''}`.toLowerCase()

const keyOf = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`
