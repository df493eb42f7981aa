import { type Contact, chooseContact } from './choice.ts'
import { Forbidden, Unreachable, Unwelcome } from './failures.ts'
import type { Door } from './guard.ts'
import { contactPages } from './links.ts'
import { type Page, readPage } from './page.ts'
import { createRobots, type Robots } from './robots.ts'
import { sameName, sameSite } from './site.ts'
import { frontPages } from './website.ts'

/**
 * What a company's own website says: a contact; none, though it was read or asks robots to stay out; or that it
 * could not be had now.
 */
export type ContactAnswer =
  | { state: 'found'; contact: Contact }
  | { state: 'none' }
  | { state: 'unreachable' }

interface Reader {
  door: Door
  robots: Robots
}

const PAGES_AFTER_FRONT = 5
const BUDGET_MS = 45_000

/**
 * Looks for a company's public contact on its own pages: the front page and the few that name themselves contact,
 * imprint, about or team. Only what is published there is answered, nothing is guessed.
 * @param website with or without protocol
 */
export async function findContact(
  door: Door,
  website: string,
  robots: Robots = createRobots(door),
): Promise<ContactAnswer> {
  const addresses = frontPages(website)
  const [first] = addresses
  if (!first) return { state: 'none' }
  const reader = { door, robots }
  const front = await readFront(reader, addresses)
  if (typeof front === 'string') return { state: front }
  const pages = [front, ...(await readOthers(reader, front))]
  const contact = chooseContact(pages, [first.hostname, new URL(front.url).hostname])
  return contact ? { state: 'found', contact } : { state: 'none' }
}

async function readFront(reader: Reader, addresses: URL[]): Promise<Page | 'none' | 'unreachable'> {
  for (const address of addresses) {
    const page = await readOr(reader, address.href, (host) => sameName(host, address.hostname))
    if (page instanceof Unwelcome) return 'none'
    if (!(page instanceof Error)) return page
  }
  return 'unreachable'
}

async function readOthers(reader: Reader, front: Page): Promise<Page[]> {
  const deadline = performance.now() + BUDGET_MS
  const own = new URL(front.url).hostname
  const pages: Page[] = []
  for (const address of contactPages(front, PAGES_AFTER_FRONT)) {
    if (performance.now() > deadline) break
    const page = await readOr(reader, address, (host) => sameSite(host, own))
    if (!(page instanceof Error) && page.url !== front.url) pages.push(page)
  }
  return pages
}

type Failure = Forbidden | Unreachable | Unwelcome

/** A page, or why it can't be read; any other error is thrown. */
async function readOr(
  reader: Reader,
  url: string,
  isOurs: (host: string) => boolean,
): Promise<Page | Failure> {
  try {
    return await read(reader, url, isOurs)
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unreachable || error instanceof Unwelcome) return error
    throw error
  }
}

async function read(
  { door, robots }: Reader,
  address: string,
  isOurs: (host: string) => boolean,
): Promise<Page> {
  const { url, status, contentType, text } = await door.get(address, {
    async before(next) {
      if (!isOurs(next.hostname)) throw new Unwelcome(`${address} leads to ${next.host}.`)
      if (!(await robots.mayRead(next))) throw new Unwelcome(`${next.host} asks robots to stay out.`)
    },
  })
  if (status < 200 || status > 299) throw new Unreachable(`${url} answered ${status}.`)
  if (!isHtml(contentType, text)) throw new Unreachable(`${url} is not a page: ${contentType}`)
  return readPage(text, url)
}

const isHtml = (contentType: string, text: string) =>
  contentType ? /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType) : /^\s*</.test(text)
