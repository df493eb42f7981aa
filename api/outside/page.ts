import { emailsInLink, emailsInText } from './emails.ts'
import { type Facts, readJsonLd } from './jsonld.ts'
import { linkedInPage } from './linkedin.ts'
import { type Link, readMarkup } from './markup.ts'
import { phoneNumber } from './phones.ts'

/** A page's contact data in the order of how plainly it was published: links, structured data, text. */
export interface Page extends Facts {
  url: string
  /** Absolute addresses on the web, without fragments, and what one reads on the links to them. */
  links: { url: URL; text: string }[]
}

/**
 * @param html the page
 * @param url where it came from
 */
export function readPage(html: string, url: string): Page {
  const markup = readMarkup(html)
  const base = URL.canParse(markup.base, url) ? new URL(markup.base, url).href : url
  const links = markup.links.flatMap((link) => webLink(link, base) ?? [])
  const facts = markup.jsonLd.map(readJsonLd)
  const mails = markup.links.filter(({ href }) => /^\s*mailto:/i.test(href))
  return {
    url,
    links,
    emails: [
      ...mails.flatMap(({ href }) => emailsInLink(href)),
      ...facts.flatMap(({ emails }) => emails),
      ...emailsInText(markup.text),
    ],
    phones: [
      ...markup.links.flatMap((link) => dialled(link) ?? []),
      ...facts.flatMap(({ phones }) => phones),
    ],
    people: facts.flatMap(({ people }) => people),
    linkedIn: [
      ...facts.flatMap(({ linkedIn }) => linkedIn),
      ...links.flatMap(({ url }) => companyOn(url) ?? []),
    ],
  }
}

function webLink({ href, text }: Link, base: string): { url: URL; text: string } | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? { url, text: text.replace(/\s+/g, ' ').trim() } : null
}

/** The number of a tel: link, unless it is said to be a fax's. */
function dialled({ href, text, before }: Link): string | null {
  if (!/^\s*tel:/i.test(href)) return null
  const isFax = /\bfax\b|telefax/i.test(text) || /fax[\s:.]*$/i.test(before)
  return isFax ? null : phoneNumber(href)
}

function companyOn(url: URL): string | null {
  const page = linkedInPage(url.href)
  return page?.of === 'company' ? page.url : null
}
