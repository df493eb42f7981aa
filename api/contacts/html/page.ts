import { addressOf } from '#db/model/address.ts'
import { addressIn } from './attributes.ts'
import { textsInData, textsInScript } from './data.ts'
import { readScript } from './deobfuscate.ts'
import { sameName } from './domain.ts'
import {
  emailsInLink,
  emailsInText,
  isMailLink,
  type Published,
  published,
  readSecurityTxt,
} from './extract.ts'
import type { Line } from './flow.ts'
import { type Link, type Markup, readMarkup } from './markup.ts'
import { domainOf, linkedInPage, percentDecoded } from './normalise.ts'
import { squash } from './plainText.ts'
import { type Facts, noFacts, readJsonLd, readVCard } from './structuredData.ts'

/** A page's contact data, the most clearly published first: links, structured data, text, disguises. */
export interface Page extends Omit<Facts, 'emails'> {
  url: string
  /** Absolute web addresses without fragments, with the text of their links. */
  links: { url: URL; text: string }[]
  emails: Published[]
  /** Its lines, in order. */
  lines: Line[]
  /** Its title and the names of its site. */
  titles: string[]
  /** Its descriptions. */
  descriptions: string[]
  /** The languages that it declares. */
  languages: string[]
  /** On the site itself: the target of its meta refresh, and its frames. */
  refresh: string
  frames: string[]
  scripts: string[]
}

/** The data of a page without text. */
const BARE = {
  links: [],
  lines: [],
  titles: [],
  descriptions: [],
  languages: [],
  frames: [],
  scripts: [],
  refresh: '',
}

/**
 * @param html the page
 * @param url its address
 * @param end the end of a page that is longer than what was read
 */
export function readPage(html: string, url: string, end = ''): Page {
  const page = readPart(html, url)
  return end ? both(page, readPart(withoutStart(end), url)) : page
}

/** From the first element that begins there; if it starts within a script, from the end of the script. */
function withoutStart(html: string): string {
  const script = html.search(/<\/script\s*>/i)
  const inScript = script >= 0 && !/<script[\s>]/i.test(html.slice(0, script))
  return html.slice(inScript ? script : Math.max(0, html.indexOf('<')))
}

function readPart(html: string, url: string): Page {
  const markup = readMarkup(html)
  const page = pageOf(markup, url)
  if (!isThin(page)) return page
  const states = markup.scripts.filter((script) => STATE.test(script.slice(0, 300)))
  const texts = textsInData(markup.data) + states.map(textsInScript).join('\n')
  return texts ? both(page, pageOfTexts(texts, url)) : page
}

/** Data that frameworks write into a page for their scripts. */
const STATE = /\b(?:window\.__\w+__|self\.__next_f|__(?:NUXT|APOLLO_STATE|INITIAL_STATE|PRELOADED_STATE)__)/

function pageOf(markup: Markup, url: string): Page {
  const base = addressOf(markup.base, url)?.href ?? url
  const links = markup.links.flatMap((link) => webLink(link, base) ?? [])
  const isOwnName = callsIt([...markup.titles, new URL(url).hostname])
  const facts = [
    ...markup.jsonLd.map((source) => readJsonLd(source, isOwnName)),
    ...markup.links.flatMap((link) => cardIn(link) ?? []),
  ]
  const address = addressIn(markup.properties)
  const absolute = (addresses: readonly string[]) =>
    addresses.slice(0, MAX_ADDRESSES).flatMap((written) => addressOf(written, base)?.href ?? [])
  return {
    url,
    links,
    emails: emailsIn(markup, facts),
    phones: facts.flatMap(({ phones }) => phones),
    people: facts.flatMap(({ people }) => people),
    linkedIn: [
      ...facts.flatMap(({ linkedIn }) => linkedIn),
      ...links.flatMap(({ url }) => companyOn(url) ?? []),
    ],
    addresses: [...facts.flatMap(({ addresses }) => addresses), ...(address ? [address] : [])],
    countries: facts.flatMap(({ countries }) => countries),
    names: facts.flatMap(({ names }) => names),
    lines: markup.lines,
    titles: markup.titles.slice(0, 5).map((title) => title.slice(0, 200)),
    descriptions: markup.descriptions.slice(0, 2).map((text) => text.slice(0, 500)),
    languages: markup.languages,
    refresh: markup.refresh && (addressOf(markup.refresh, base)?.href ?? ''),
    frames: absolute(markup.frames),
    scripts: absolute(markup.sources),
  }
}

const LEAST_OF_NAME = 4

/** Whether a word of a name occurs in the page's titles. */
function callsIt(names: readonly string[]): (name: string) => boolean {
  const squashed = squash(names.join(' ').slice(0, 1000))
  return (name) =>
    name.split(/[\s.,&/-]+/).some((word) => word.length >= LEAST_OF_NAME && squashed.includes(squash(word)))
}

const MAX_ADDRESSES = 50

/** The combined data of two parts of one page. */
const both = (one: Page, other: Page): Page => ({
  ...one,
  links: [...one.links, ...other.links],
  emails: [...one.emails, ...other.emails],
  phones: [...one.phones, ...other.phones],
  people: [...one.people, ...other.people],
  linkedIn: [...one.linkedIn, ...other.linkedIn],
  addresses: [...one.addresses, ...other.addresses],
  countries: [...one.countries, ...other.countries],
  names: [...one.names, ...other.names],
  lines: [...one.lines, ...other.lines],
})

const THIN = 120

/** Whether a page has almost no text before its scripts have run. */
export const isThin = ({ lines }: Page) =>
  lines.length < 40 && lines.reduce((sum, { text }) => sum + text.trim().length, 0) < THIN

/**
 * The page that a script would draw from its own texts, as far as these are literals. Only the company's own
 * addresses are kept, because scripts also contain those of others.
 */
export function readScriptPage(script: string, url: string): Page {
  return pageOfTexts(textsInScript(script), url)
}

function pageOfTexts(html: string, url: string): Page {
  const { hostname } = new URL(url)
  const page = pageOf(readMarkup(html), url)
  const isOwn = (email: string) => sameName(domainOf(email), hostname)
  return { ...page, emails: page.emails.filter(({ email }) => isOwn(email)) }
}

/** The text of a PDF, with its line breaks: an empty line begins a paragraph. */
export function readPdfPage(text: string, url: string): Page {
  const paragraphs = text.split(/\n\s*\n/).map((part) => {
    const lines = part.split('\n').map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    return `<p>${lines.join('<br>')}</p>`
  })
  return pageOf(readMarkup(paragraphs.join('\n')), url)
}

/** A separate vCard: its fields count as marked. */
export function readCard(text: string, url: string): Page {
  const facts = readVCard(text)
  return { ...BARE, ...facts, url, emails: published(facts.emails, 'marked') }
}

/** A security.txt: its mailboxes are for security reports. */
export function readSecurityPage(text: string, url: string): Page {
  const emails = readSecurityTxt(text)
  return { ...BARE, ...noFacts(), url, emails }
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

const mailed = ({ href }: { href: string }) => (isMailLink(href) ? emailsInLink(href) : [])

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

/** The vCard that a link contains. */
function cardIn({ href }: Link): Facts | null {
  const [, encoding, text = ''] = /^\s*data:text\/(?:x-)?vcard[^,]{0,100}?(;base64)?,(.*)$/is.exec(href) ?? []
  if (!text) return null
  return readVCard(encoding ? Buffer.from(text, 'base64').toString('utf8') : percentDecoded(text))
}

function companyOn(url: URL): string | null {
  const page = linkedInPage(url.href)
  return page?.of === 'company' ? page.url : null
}
