import { addressOf } from '#db/model/address.ts'
import { addressIn } from './attributes.ts'
import { readScript } from './deobfuscate.ts'
import { emailsInLink, emailsInText, type Published, published, readSecurityTxt } from './extract.ts'
import { type Link, type Markup, readMarkup } from './markup.ts'
import { linkedInPage, percentDecoded, phoneNumber } from './normalise.ts'
import { type Facts, readJsonLd, readVCard } from './structuredData.ts'

/** A page's contact data in the order of how plainly it was published: links, structured data, text, disguises. */
export interface Page extends Omit<Facts, 'emails'> {
  url: string
  /** Absolute addresses on the web, without fragments, and what one reads on the links to them. */
  links: { url: URL; text: string }[]
  emails: Published[]
}

/**
 * @param html the page
 * @param url where it came from
 */
export function readPage(html: string, url: string): Page {
  const markup = readMarkup(html)
  const base = addressOf(markup.base, url)?.href ?? url
  const links = markup.links.flatMap((link) => webLink(link, base) ?? [])
  const facts = [...markup.jsonLd.map(readJsonLd), ...markup.links.flatMap((link) => cardIn(link) ?? [])]
  const address = addressIn(markup.properties)
  return {
    url,
    links,
    emails: emailsIn(markup, facts),
    phones: [
      ...markup.links.flatMap((link) => dialled(link) ?? []),
      ...facts.flatMap(({ phones }) => phones),
    ],
    people: facts.flatMap(({ people }) => people),
    linkedIn: [
      ...facts.flatMap(({ linkedIn }) => linkedIn),
      ...links.flatMap(({ url }) => companyOn(url) ?? []),
    ],
    addresses: [...facts.flatMap(({ addresses }) => addresses), ...(address ? [address] : [])],
  }
}

/** A card of its own: what it says is marked as what it is. */
export function readCard(text: string, url: string): Page {
  const facts = readVCard(text)
  return { ...facts, url, links: [], emails: published(facts.emails, 'marked') }
}

/** A security.txt: its mailboxes are for reports of security holes. */
export function readSecurityPage(text: string, url: string): Page {
  const emails = readSecurityTxt(text)
  return { url, links: [], emails, phones: [], people: [], linkedIn: [], addresses: [] }
}

function emailsIn(markup: Markup, facts: readonly Facts[]): Published[] {
  const marked = [
    ...markup.links.flatMap(mailed),
    ...facts.flatMap(({ emails }) => emails),
    ...markup.properties.flatMap(({ name, text }) => (name === 'email' ? plainIn(text) : [])),
  ]
  return [
    ...published(marked, 'marked'),
    ...markup.published,
    ...emailsInText(markup.text),
    ...published(emailsInScripts(markup.scripts), 'disguised'),
  ]
}

const mailed = ({ href }: { href: string }) => (/^\s*mailto:/i.test(href) ? emailsInLink(href) : [])

const plainIn = (text: string) =>
  emailsInText(text).flatMap(({ email, how }) => (how === 'text' ? email : []))

function emailsInScripts(scripts: readonly string[]): string[] {
  const written = scripts.map(readScript)
  const markup = readMarkup(written.map(({ html }) => html).join('\n'))
  const hrefs = [...markup.links, ...written.flatMap(({ hrefs }) => hrefs.map((href) => ({ href })))]
  return [...hrefs.flatMap(mailed), ...emailsInText(markup.text).map(({ email }) => email)]
}

function webLink({ href, text }: Link, base: string): { url: URL; text: string } | null {
  const url = addressOf(href, base)
  if (!url) return null
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? { url, text: text.replace(/\s+/g, ' ').trim() } : null
}

/** The card that a link carries in itself. */
function cardIn({ href }: Link): Facts | null {
  const [, encoding, text = ''] = /^\s*data:text\/(?:x-)?vcard[^,]{0,100}?(;base64)?,(.*)$/is.exec(href) ?? []
  if (!text) return null
  return readVCard(encoding ? Buffer.from(text, 'base64').toString('utf8') : percentDecoded(text))
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
