import { nameOf } from '#api/contacts/html/domain.ts'
import { emailsInText } from '#api/contacts/html/extract.ts'
import type { Line } from '#api/contacts/html/flow.ts'
import { domainOf, localOf } from '#api/contacts/html/normalise.ts'
import type { Page } from '#api/contacts/html/page.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { MAX_OF_LINE, placeIn, plainText, squash } from '#api/contacts/html/plainText.ts'
import { isProse, lastSentence } from './evidence.ts'
import { isToldForOneMatter } from './matters.ts'
import { isFormer } from './othersLines.ts'
import { isUnfinished } from './placeholders.ts'
import { type Border, bordersIn, isOnClub } from './strangers.ts'

/** This much at the start and at the end of a page is read line by line. */
const MAX_LINES = 1500
const MAX_LETTERS = 100_000

/** The lines of a page, and what they tell of the addresses on them. */
export interface PageLines {
  page: Page
  lines: readonly Line[]
  /** The addresses on each line. */
  emails: ReadonlyMap<number, readonly string[]>
  borders: Border[]
  /** Addresses in text about the company, and in text about others. */
  own: Set<string>
  foreign: Set<string>
  /** Addresses at the end of a long sentence, which says whose they are, and for what. */
  told: Set<string>
  /** Addresses of which the text says that nobody reads them any more. */
  former: Set<string>
  /** Addresses that the text tells for one matter, such as applications, and those that it tells for all. */
  forMatters: Set<string>
  forAll: Set<string>
  /** Whether it still contains its theme's sample content. */
  isUnfinished: boolean
}

interface Called {
  /** The site's names, and the same squashed. */
  title: string
  ownNames: string
  ofBody(before: string): boolean
  isOther(text: string): boolean
}

/** Pages on which a heading with a legal form is the company's own name, even if its site is called otherwise. */
const NAMES_COMPANY: readonly PageKind[] = ['imprint', 'contact', 'front']

/** Reads the lines of a page: up to where each is about the company, and what it tells of its addresses. */
export function linesOn(page: Page, { title, ownNames, ofBody, isOther }: Called): PageLines {
  const lines = startAndEnd(page.lines)
  const mayBeOwn = NAMES_COMPANY.includes(kindOfPage(page))
  const borders = bordersIn(
    lines,
    title,
    (heading) => isOnClub(heading, title) || (!mayBeOwn && isOther(heading)),
  )
  const emails = new Map<number, string[]>()
  const [own, foreign] = [new Set<string>(), new Set<string>()]
  const [told, former] = [new Set<string>(), new Set<string>()]
  const [forMatters, forAll] = [new Set<string>(), new Set<string>()]
  lines.forEach((line, index) => {
    const placed = placedIn(line)
    if (placed.length > 0)
      emails.set(
        index,
        placed.map(({ email }) => email),
      )
    const text = plainText(line)
    for (const { email, at } of placed) {
      const before = text.slice(0, at)
      const isOthers =
        isCertified(email, before) ||
        ofBody(before) ||
        OF_THEIRS.test(before) ||
        isNamedBefore(email, before, ownNames)
      const isOwn = at < (borders[index] ?? 0) && !isOthers
      ;(isOwn ? own : foreign).add(email)
      if (isProse(lastSentence(before))) told.add(email)
      const isForMatter = isToldForOneMatter(before, lines, index)
      ;(isForMatter ? forMatters : forAll).add(email)
      if (isFormer(before, text.slice(at + email.length))) former.add(email)
    }
  })
  const sorts = { own, foreign, told, former, forMatters, forAll }
  return { page, lines, emails, borders, ...sorts, isUnfinished: isUnfinished(lines) }
}

function startAndEnd(lines: readonly Line[]): readonly Line[] {
  const start = manyAtStart(lines)
  const end = manyAtStart(lines.slice(start).toReversed())
  return start + end < lines.length ? [...lines.slice(0, start), ...lines.slice(-end)] : lines
}

/** The number of lines to read at the start. */
function manyAtStart(lines: readonly Line[]): number {
  let letters = 0
  const past = lines.slice(0, MAX_LINES).findIndex(({ text }) => {
    letters += Math.min(text.length, MAX_OF_LINE)
    return letters > MAX_LETTERS
  })
  return past < 0 ? Math.min(lines.length, MAX_LINES) : past
}

/** "Inscripciones directamente con ella: …" */
const OF_THEIRS =
  /(?<!\p{L})(?:con (?:ella|él|lei|lui)|(?:with|from) (?:her|him|them)|bei (?:ihr|ihm)|(?:auprès d[’']|avec )elle|bij (?:haar|hem)|u (?:niej|niego)|hos (?:henne|honom))(?!\p{L})\W*$/iu

/** Certified mail, which is only for legal documents, has these labels. */
const CERTIFIED = /(?<![\p{L}])(?:pec|posta certificata|de-?mail)(?:\s?:[^:@]{0,150}|\W{0,4})$/iu
const CERTIFYING = /(?:^|[.-])pec[.-]|legalmail|postecert|pecmail|de-mail/

const isCertified = (email: string, before: string) =>
  CERTIFYING.test(domainOf(email)) || CERTIFIED.test(before)

/**
 * "Region Väst, patientnamnd@regionvast.se": a name before the address matches its domain, and is not the
 * company's.
 */
function isNamedBefore(email: string, before: string, own: string): boolean {
  const name = nameOf(domainOf(email)) ?? ''
  const label = squash(name)
  if (label.length < 4 || own.includes(label)) return false
  const parts = name.split('-').map(squash)
  const said = squash(lastSentence(before))
  if (parts.some((part) => part.length >= LEAST_OF_WORD && said.includes(part) && !own.includes(part)))
    return true
  const words = before
    .split(/[\s,:;()|–—-]+/)
    .filter(Boolean)
    .slice(-MOST_NAMED)
  return words.some((_word, from) =>
    [1, 2, 3, 4].some((many) => label === squash(words.slice(from, from + many).join(''))),
  )
}

const MOST_NAMED = 8
const LEAST_OF_WORD = 5

const MAY_HOLD = /@|[[({<]|\b(?:at|ät|AT)\b/

function placedIn(line: Line): { email: string; at: number }[] {
  const placed = line.items.flatMap(({ kind, value, at }) =>
    kind === 'email' ? { email: value, at: placeIn(line, at) } : [],
  )
  if (!MAY_HOLD.test(line.text)) return placed
  const text = plainText(line).toLowerCase()
  const written = emailsInText(line.text.slice(0, MAX_OF_LINE)).map(({ email }) => ({
    email,
    at: placeOf(email, text),
  }))
  return [...placed, ...written]
}

/** The position of an address; if it is written differently, that of its last part as a whole word. */
function placeOf(email: string, text: string): number {
  const whole = text.indexOf(email)
  if (whole >= 0) return whole
  return Math.max(0, text.lastIndexOf(localOf(email), Math.max(text.lastIndexOf('@'), 0) || text.length))
}

/** A page with fewer letters is drawn by a script. */
const LEAST_OF_TEXT = 250

/** Whether a page has next to no text, because a script draws it. */
export const isShell = (lines: readonly Line[]): boolean =>
  lines.reduce((sum, { text }) => sum + text.length, 0) < LEAST_OF_TEXT
