import { CrawlDenied, EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import type { HttpClient, HttpResponse } from '#api/net/httpClient.ts'
import { createRobots, type Robots } from '#api/net/robots.ts'
import type { Mark } from '#db/model/entities/source.ts'
import { type Contact, chooseContact } from './choice.ts'
import { frontPages, sameName, sameSite } from './domain.ts'
import { SECURITY_PATH } from './extract.ts'
import { createMailCheck, type MailCheck, marksOf } from './mailCheck.ts'
import { type Page, readCard, readPage, readSecurityPage } from './page.ts'

/**
 * What a company's own website says: a contact; none, though it was read or asks robots to stay out; or that it
 * could not be had now.
 */
export type ContactAnswer =
  | { state: 'found'; contact: Contact }
  | { state: 'none' }
  | { state: 'unreachable' }

export interface LookUp {
  robots?: Robots
  mail?: MailCheck
  /** When what is found was found. */
  now?: Date
}

interface Reader {
  http: HttpClient
  robots: Robots
}

const PAGES_AFTER_FRONT = 5
const MAX_CARDS = 1
const BUDGET_MS = 45_000
/** The addresses of which DNS is asked. */
const MAX_CHECKED = 40

/**
 * Looks for a company's public contact on its own pages: the front page, the few that name themselves contact,
 * imprint, about or team, and a vCard; only where these say nothing its security.txt. Only what is published there
 * is answered, nothing is guessed.
 * @param website with or without protocol
 */
export async function findContact(
  http: HttpClient,
  website: string,
  { robots = createRobots(http), mail = createMailCheck(), now = new Date() }: LookUp = {},
): Promise<ContactAnswer> {
  const addresses = frontPages(website)
  const [first] = addresses
  if (!first) return { state: 'none' }
  const reader = { http, robots }
  const front = await readFront(reader, addresses)
  if (typeof front === 'string') return { state: front }
  const hosts = [first.hostname, new URL(front.url).hostname]
  const choose = async (pages: readonly Page[]) =>
    chooseContact(pages, { hosts, foundAt: now.toISOString(), marks: await marksOn(pages, mail) })

  const contact =
    (await choose([front, ...(await readOthers(reader, front))])) ??
    (await choose(await readSecurity(reader, front)))
  return contact ? { state: 'found', contact } : { state: 'none' }
}

async function readFront(reader: Reader, addresses: URL[]): Promise<Page | 'none' | 'unreachable'> {
  for (const address of addresses) {
    const page = await readOr(reader, address.href, (host) => sameName(host, address.hostname), asPage)
    if (page instanceof CrawlDenied) return 'none'
    if (!(page instanceof Error)) return page
  }
  return 'unreachable'
}

async function readOthers(reader: Reader, front: Page): Promise<Page[]> {
  const deadline = performance.now() + BUDGET_MS
  const own = new URL(front.url).hostname
  const isOurs = (host: string) => sameSite(host, own)
  const pages: Page[] = []
  for (const address of contactPages(front, PAGES_AFTER_FRONT)) {
    if (performance.now() > deadline) return pages
    const page = await readOr(reader, address, isOurs, asPage)
    if (!(page instanceof Error) && page.url !== front.url) pages.push(page)
  }
  for (const address of cards([front, ...pages], MAX_CARDS)) {
    if (performance.now() > deadline) return pages
    const card = await readOr(reader, address, isOurs, asCard)
    if (!(card instanceof Error)) pages.push(card)
  }
  return pages
}

async function readSecurity(reader: Reader, front: Page): Promise<Page[]> {
  const address = new URL(SECURITY_PATH, front.url)
  const isOurs = (host: string) => sameSite(host, address.hostname)
  const page = await readOr(reader, address.href, isOurs, asSecurityTxt)
  return page instanceof Error ? [] : [page]
}

async function marksOn(pages: readonly Page[], mail: MailCheck): Promise<Map<string, Mark[]>> {
  const emails = new Set(pages.flatMap((page) => page.emails.map(({ email }) => email)))
  const unasked = async () => 'unknown' as const
  const marked = [...emails].map(async (email, at) => {
    return [email, await marksOf(email, at < MAX_CHECKED ? mail.receives : unasked)] as const
  })
  return new Map(await Promise.all(marked))
}

type Failure = EgressDenied | HostUnavailable | CrawlDenied
type Reading = (answer: HttpResponse) => Page

/** A page, or why it can't be read; any other error is thrown. */
async function readOr(
  reader: Reader,
  url: string,
  isOurs: (host: string) => boolean,
  reading: Reading,
): Promise<Page | Failure> {
  try {
    return reading(await read(reader, url, isOurs))
  } catch (error) {
    if (error instanceof EgressDenied || error instanceof HostUnavailable || error instanceof CrawlDenied)
      return error
    throw error
  }
}

async function read(
  { http, robots }: Reader,
  address: string,
  isOurs: (host: string) => boolean,
): Promise<HttpResponse> {
  const answer = await http.get(address, {
    async beforeRequest(next) {
      if (!isOurs(next.hostname)) throw new CrawlDenied(`${address} leads to ${next.host}.`)
      if (!(await robots.mayRead(next))) throw new CrawlDenied(`${next.host} asks robots to stay out.`)
    },
  })
  const { url, status } = answer
  if (status < 200 || status > 299) throw new HostUnavailable(`${url} answered ${status}.`)
  return answer
}

const asPage: Reading = ({ url, contentType, text }) => {
  if (isHtml(contentType, text)) return readPage(text, url)
  throw new HostUnavailable(`${url} is not a page: ${contentType}`)
}

const asCard: Reading = ({ url, text }) => readCard(text, url)

const asSecurityTxt: Reading = ({ url, text }) => readSecurityPage(text, url)

const isHtml = (contentType: string, text: string) =>
  contentType ? /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType) : /^\s*</.test(text)

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
