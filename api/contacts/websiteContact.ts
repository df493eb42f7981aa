import { CrawlDenied, EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import type { GetOptions, HttpClient, HttpResponse } from '#api/net/httpClient.ts'
import { createRobots, type Robots } from '#api/net/robots.ts'
import type { Mark } from '#db/model/entities/source.ts'
import { type Contact, chooseContact } from './choice.ts'
import { frontPages, overHttp, sameName, sameSite } from './html/domain.ts'
import { SECURITY_PATH } from './html/extract.ts'
import {
  isThin,
  type Page,
  readCard,
  readPage,
  readPdfPage,
  readScriptPage,
  readSecurityPage,
} from './html/page.ts'
import { cards, contactPages, entries, keyOf, namedPages, otherPages, pdfs } from './html/pages.ts'
import { createMailCheck, type MailCheck, marksOf } from './mailCheck.ts'
import { pdfText } from './pdfText.ts'
import type { Asked } from './read/roles.ts'
import { readSite, type Site } from './read/site.ts'
import { isTelling } from './read/sitePeople.ts'
import { isVacant } from './read/vacant.ts'

/**
 * The result of reading a company's website: a contact; none, although it was read or does not allow robots;
 * or that it could not be read now.
 */
export type ContactAnswer =
  | { state: 'found'; contact: Contact }
  | { state: 'none' }
  | { state: 'unreachable' }

export interface LookUp {
  robots?: Robots
  mail?: MailCheck
  /** The time to record with the findings. */
  now?: Date
  /** The department to ask for. */
  asked?: Asked
}

interface Reader {
  http: HttpClient
  robots: Robots
  /** After this time no further page is started, by performance.now(). */
  deadline: number
  /** The hosts that answer over http alone. */
  withoutTls: Set<string>
}

/** In total, including frames and scripts. */
const MAX_PAGES = 9
const MAX_FRAMES = 4
const MAX_SCRIPTS = 2
const MAX_CARDS = 1
const MAX_PDFS = 2
const MAX_REFRESHES = 2
const BUDGET_MS = 45_000
/** Of a page that is too long, this much of its end is read, because imprints are there. */
const END_BYTES = 256 * 1024
/** A longer PDF is not read. */
const PDF_BYTES = 4 * 1024 * 1024
/** The maximum number of addresses for DNS checks. */
const MAX_CHECKED = 40

/**
 * Looks up a company's public contact on its own pages: the front page, its frames, the few pages called
 * contact, imprint, team, about or directions, and a vCard; only if these contain nothing, its security.txt.
 * It returns only what is published there, and never guesses. However a page is found, robots.txt is obeyed.
 * @param website with or without protocol
 */
export async function findContact(
  http: HttpClient,
  website: string,
  { robots = createRobots(http), mail = createMailCheck(), now = new Date(), asked = 'owner' }: LookUp = {},
): Promise<ContactAnswer> {
  const addresses = frontPages(website)
  const [first] = addresses
  if (!first) return { state: 'none' }
  const reader = { http, robots, deadline: performance.now() + BUDGET_MS, withoutTls: new Set<string>() }
  const front = await readFront(reader, addresses)
  if (typeof front === 'string') return { state: front }
  const hosts = [first.hostname, new URL(front.url).hostname]
  const siteOf = readOnce(hosts)
  const choose = async (pages: readonly Page[]) => {
    const found = { hosts, asked, foundAt: now.toISOString(), marks: await marksOn(pages, mail) }
    return chooseContact(pages, found, siteOf(pages))
  }
  const unmarked = (pages: readonly Page[]) =>
    chooseContact(pages, { hosts, asked, foundAt: '', marks: new Map() }, siteOf(pages))

  const contact =
    (await choose(await readOthers(reader, front, unmarked))) ??
    (await choose(await readSecurity(reader, front)))
  return contact ? { state: 'found', contact } : { state: 'none' }
}

/** The first address that is the company's; behind another of them may be what its server shows by default. */
async function readFront(reader: Reader, addresses: URL[]): Promise<Page | 'none' | 'unreachable'> {
  let answer: 'none' | 'unreachable' = 'unreachable'
  for (const address of addresses) {
    if (performance.now() > reader.deadline) break
    const isOurs = (host: string) => sameName(host, address.hostname)
    const page = await readOr(reader, address.href, isOurs, asPage)
    if (page instanceof CrawlDenied) return 'none'
    if (page instanceof Error) {
      if (address.protocol === 'https:' && page.cause) reader.withoutTls.add(address.hostname)
      continue
    }
    const front = await refreshed(reader, page, isOurs)
    const { protocol, hostname } = new URL(front.url)
    if (protocol === 'http:' && reader.withoutTls.size > 0) reader.withoutTls.add(hostname)
    if (!isVacant(front)) return front
    answer = 'none'
  }
  return answer
}

/** Follows the page's meta refresh, as long as the target is the company's own. */
async function refreshed(reader: Reader, page: Page, isOurs: (host: string) => boolean): Promise<Page> {
  let shown = page
  for (let times = 0; times < MAX_REFRESHES && shown.refresh; times++) {
    const next = await readOr(reader, shown.refresh, isOurs, asPage)
    if (next instanceof Error || next.url === shown.url) break
    shown = next
  }
  return shown
}

/**
 * Extracts the data of pages, with a cache of the last result, because a site that lacks nothing is not
 * extended by further pages.
 */
function readOnce(hosts: readonly string[]): (pages: readonly Page[]) => Promise<Site> {
  let last: { pages: readonly Page[]; site: Promise<Site> } | undefined
  return (pages) => {
    const isSame = last?.pages.length === pages.length && last.pages.every((page, at) => page === pages[at])
    if (!last || !isSame) last = { pages: [...pages], site: readSite(pages, hosts) }
    return last.site
  }
}

/** How many further pages of the menu are worth reading for data that is still missing. */
function lackingIn(contact: Contact | null): number {
  if (!contact?.email || !contact.phoneNumber) return 4
  return contact.fullName && isTelling(contact.position) ? 0 : 2
}

/** The front page and the pages read after it, within the limits of pages and time. */
async function readOthers(
  reader: Reader,
  front: Page,
  contactOn: (pages: readonly Page[]) => Promise<Contact | null>,
): Promise<Page[]> {
  const own = new URL(front.url).hostname
  const isOurs = (host: string) => sameSite(host, own)
  const pages = [front]
  const asked = new Set([keyOf(new URL(front.url))])
  async function readAll(addresses: readonly string[], reading: Reading) {
    for (const linked of addresses) {
      const key = keyOf(new URL(linked))
      if (asked.has(key)) continue
      if (asked.size >= MAX_PAGES || performance.now() > reader.deadline) return
      asked.add(key)
      const { hostname } = new URL(linked)
      const address = reader.withoutTls.has(hostname) ? overHttp(new URL(linked)).href : linked
      const page = await readOr(reader, address, isOurs, reading)
      if (page instanceof Error || pages.some(({ url }) => url === page.url) || isVacant(page)) continue
      pages.push(page)
    }
  }
  const ofSite = (addresses: readonly string[]) =>
    addresses.filter((address) => isOurs(new URL(address).hostname))

  if (isThin(front)) {
    await readAll(ofSite(front.frames).slice(0, MAX_FRAMES), asPage)
    for (const frame of pages.slice(1)) await readAll(ofSite(frame.frames).slice(0, MAX_FRAMES), asPage)
  }
  if (pages.every(isThin) && namedPages(pages).length === 0) await readAll(entries(front), asPage)
  if (pages.every(isThin)) await readAll(ofSite(front.scripts).slice(-MAX_SCRIPTS), asScript)
  await readAll(contactPages(pages), asPage)
  // Pages that the pages which were read link to, such as a team below an about page.
  await readAll(contactPages(pages), asPage)
  await readAll(otherPages(pages, lackingIn(await contactOn(pages))), asPage)
  for (const address of cards(pages, MAX_CARDS)) {
    if (performance.now() > reader.deadline) break
    const card = await readOr(reader, address, isOurs, asCard)
    if (!(card instanceof Error)) pages.push(card)
  }
  const named = pdfs(pages, 'of contact')
  const linked = named.length > 0 || (await contactOn(pages)) ? named : pdfs(pages, 'all')
  for (const address of linked.slice(0, MAX_PDFS)) {
    if (performance.now() > reader.deadline) break
    const pdf = await readOr(reader, address, isOurs, asPdf)
    if (!(pdf instanceof Error)) pages.push(pdf)
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
type Reading = (answer: HttpResponse) => Page | Promise<Page>

/** A page, or the reason why it can't be read; any other error is thrown. */
async function readOr(
  reader: Reader,
  url: string,
  isOurs: (host: string) => boolean,
  reading: Reading,
): Promise<Page | Failure> {
  try {
    const bounds = reading === asPdf ? { maxBytes: PDF_BYTES } : { endBytes: END_BYTES }
    return await reading(await read(reader, url, isOurs, bounds))
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
  bounds: Pick<GetOptions, 'endBytes' | 'maxBytes'>,
): Promise<HttpResponse> {
  const answer = await http.get(address, {
    ...bounds,
    async beforeRequest(next) {
      if (!isOurs(next.hostname)) throw new CrawlDenied(`${address} leads to ${next.host}.`)
      if (!(await robots.mayRead(next))) throw new CrawlDenied(`${next.host} asks robots to stay out.`)
    },
  })
  const { url, status } = answer
  if (status < 200 || status > 299) throw new HostUnavailable(`${url} answered ${status}.`)
  return answer
}

const asPage: Reading = ({ url, contentType, text, end }) => {
  if (isHtml(contentType, text)) return readPage(text, url, end)
  throw new HostUnavailable(`${url} is not a page: ${contentType}`)
}

const asScript: Reading = ({ url, contentType, text, end }) => {
  if (/javascript/i.test(contentType)) return readScriptPage(`${text}\n${end}`, url)
  throw new HostUnavailable(`${url} is no script: ${contentType}`)
}

const asPdf: Reading = async ({ url, bytes, truncated }) => {
  const text = truncated ? '' : await pdfText(bytes)
  if (!text.trim()) throw new HostUnavailable(`${url} is no PDF that can be read.`)
  return readPdfPage(text, url)
}

const asCard: Reading = ({ url, text }) => readCard(text, url)

const asSecurityTxt: Reading = ({ url, text }) => readSecurityPage(text, url)

const isHtml = (contentType: string, text: string) =>
  contentType ? /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType) : /^\s*</.test(text)
