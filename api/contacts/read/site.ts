import { setImmediate as turn } from 'node:timers/promises'
import { localOf } from '#api/contacts/html/normalise.ts'
import type { Page } from '#api/contacts/html/page.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { plainText, squash } from '#api/contacts/html/plainText.ts'
import { homeOf, type Whereabouts, whereaboutsOf } from './country.ts'
import { housePhones, type PageRead, type SitePhone } from './housePhones.ts'
import { isMailboxOfName } from './names.ts'
import { linesOn, type PageLines } from './pageLines.ts'
import { peopleIn } from './people.ts'
import { type Phone, phonesIn, registersIn } from './phones.ts'
import { isNobody, isOfDemo } from './placeholders.ts'
import { emailsOf, type SiteEmail } from './siteEmails.ts'
import { callsAnother, namesOf } from './siteNames.ts'
import { formerMarked, isCompanys, mergedPeople, type SitePerson } from './sitePeople.ts'
import { bodiesBeside } from './strangers.ts'

const MAX_NAMES = 3000

/** The contact data that a company's pages publish, each value with the first page on which it occurs. */
export interface Site {
  emails: SiteEmail[]
  /** Telephone numbers without faxes, those that belong to no person first. */
  phones: SitePhone[]
  people: SitePerson[]
}

/**
 * Extracts the data that pages publish about the company and nobody else. A long page takes a while, so other
 * work gets a turn in between.
 * @param pages in the order of reading
 * @param hosts the company's own
 */
export async function readSite(pages: readonly Page[], hosts: readonly string[]): Promise<Site> {
  const names = [...namesOf(pages), ...hosts]
  const title = names.join('\n').slice(0, MAX_NAMES)
  const ownNames = squash(title)
  const ofBody = bodiesBeside(title)
  const isOther = callsAnother(names)
  const lined = await inTurn(pages, (page) => linesOn(page, { title, ownNames, ofBody, isOther }))
  const finished = lined.flatMap(({ page, isUnfinished }) => (isUnfinished ? [] : page))
  const whereabouts = whereaboutsOf(finished.length > 0 ? finished : pages, hosts)
  const emails = emailsOf(lined, hosts, names)
  const known = new Set(emails.map(({ email }) => email))
  const registers = new Set(pages.flatMap(({ lines }) => registersIn(lines)))
  const isRegister = ({ e164 }: Phone) => [...registers].some((figures) => e164.endsWith(figures))
  const reads = withoutDemos(
    await inTurn(lined, (page) => readLines(page, known, whereabouts, { isOther, ofBody, isRegister })),
    pages,
    whereabouts,
  )
  const people = new Set(reads.flatMap(({ people }) => people.map(({ fullName }) => fullName)))
  const phones = housePhones(reads, whereabouts, {
    names: ownNames,
    hosts,
    people,
  })
  const told = new Set(phones.map(({ e164 }) => e164))
  const doubted = new Set(
    reads.flatMap(({ phones }) => phones.flatMap(({ written, e164 }) => (told.has(e164) ? [] : written))),
  )
  const former = formerMarked(reads)
  const current = emails.filter(
    ({ email }) => !former.some((fullName) => isMailboxOfName(localOf(email), fullName)),
  )
  const reached = mergedPeople(reads, known, former).flatMap((person) => {
    const own = person.phones.filter((phone) => !doubted.has(phone))
    // A person whose number belongs to another company works there.
    const isStranger = !person.isMarked && person.emails.length === 0 && own.length < person.phones.length
    return isStranger || isCompanys(person, hosts) ? [] : { ...person, phones: own }
  })
  return { emails: current, people: reached, phones }
}

/** Processes each page, and gives other work a turn after each. */
async function inTurn<One, Read>(pages: readonly One[], readOne: (page: One) => Read): Promise<Read[]> {
  const reads: Read[] = []
  for (const page of pages) {
    reads.push(readOne(page))
    await turn()
  }
  return reads
}

function readLines(
  { page, lines, emails, borders: said, isUnfinished }: PageLines,
  known: ReadonlySet<string>,
  whereabouts: Whereabouts,
  {
    isOther,
    ofBody,
    isRegister,
  }: { isOther(text: string): boolean; ofBody(before: string): boolean; isRegister(phone: Phone): boolean },
): PageRead & Pick<PageLines, 'isUnfinished'> {
  // Data beside an address that is not the company's is not the company's either, unless the text says whose
  // it is.
  const strangers = new Set(
    [...emails].flatMap(([line, all]) =>
      said[line] !== Number.POSITIVE_INFINITY || all.some((email) => known.has(email))
        ? []
        : (lines[line]?.block ?? []),
    ),
  )
  const others = new Set(
    [...emails].flatMap(([line, all]) =>
      all.some((email) => known.has(email)) ? (lines[line]?.block ?? []) : [],
    ),
  )
  const borders = said.map((border, index) => {
    const line = lines[index]
    if (!line || !strangers.has(line.block) || others.has(line.block)) return border
    return Math.min(border, sentenceWith(emails.get(index) ?? [], plainText(line)))
  })
  const phones = phonesIn(lines, whereabouts).filter(
    (phone) =>
      phone.at < (borders[phone.line] ?? 0) &&
      !ofBody(plainText(lines[phone.line]).slice(0, phone.at)) &&
      !isRegister(phone),
  )
  const own = new Map([...emails].map(([line, all]) => [line, all.filter((email) => known.has(email))]))
  const kind = kindOfPage(page)
  const about = { isTeam: kind === 'team', isAbout: ABOUT.includes(kind) }
  return {
    page,
    lines,
    emails: own,
    phones,
    people: peopleIn({ lines, borders, phones, emails: own, isOther, ...about }),
    isUnfinished,
  }
}

/**
 * Removes sample contacts of themes: on pages with filler text, numbers of another country, and a team with
 * placeholder names.
 */
function withoutDemos(
  reads: readonly (PageRead & { isUnfinished: boolean })[],
  pages: readonly Page[],
  whereabouts: Whereabouts,
): PageRead[] {
  const isAtHome = homeOf(pages, whereabouts)
  const away = new Set(
    reads.flatMap(({ phones, isUnfinished }) =>
      isUnfinished ? phones.flatMap(({ e164 }) => (isAtHome(e164) ? [] : e164)) : [],
    ),
  )
  return reads.map(({ isUnfinished, ...read }) => {
    const isDemo = isUnfinished && read.people.some(({ fullName }) => isOfDemo(fullName))
    const people = read.people.filter(
      ({ fullName, emails }) => !isNobody(fullName) && !(isDemo && emails.length === 0),
    )
    return { ...read, people, phones: read.phones.filter(({ e164 }) => !away.has(e164)) }
  })
}

/** The start of the sentence that contains one of the addresses; the start of the line if that is unclear. */
function sentenceWith(emails: readonly string[], text: string): number {
  const at = Math.min(...emails.map((email) => text.toLowerCase().indexOf(email)))
  if (emails.length === 0 || at < 0) return 0
  return [...text.slice(0, at).matchAll(/\p{L}{3}[.!?]\s+(?=\p{Lu})/gu)].reduce(
    (_last, { 0: end, index }) => index + end.length,
    0,
  )
}

const ABOUT: readonly PageKind[] = ['contact', 'imprint', 'team', 'about', 'place']
/** The confidence that a value is the company's: marked as such, or read from the text. */
export const sureness = (isMarked: boolean) => (isMarked ? 90 : 80)
