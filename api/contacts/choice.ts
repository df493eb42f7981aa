import type { Found, Mark } from '#db/model/entities/source.ts'
import { sameName } from './domain.ts'
import type { How } from './extract.ts'
import type { Page } from './page.ts'
import { FRONT_ROLES, LEGAL_ROLES, SIDE_ROLES } from './roleAddresses.ts'
import type { Person } from './structuredData.ts'

/** How to reach a company, as published; '' where nothing is. It has an email or a phone number. */
export interface Contact {
  email: string
  phoneNumber: string
  /** Whose address it is, where the page says so; a role address has no name. */
  fullName: string
  position: string
  /** The person's page, else the company's. */
  linkedInUrl: string
  /** Postal, in one line. */
  address: string
  /** The page on which the email, or else the phone number, is published. */
  sourceUrl: string
  /** The other published addresses, best first. */
  others: string[]
  /** Where each of these stands: the email or else the phone number first, the other addresses last. */
  found: Found[]
}

interface Circumstances {
  /** The company's own hosts. */
  hosts: readonly string[]
  /** ISO 8601 in UTC. */
  foundAt: string
  /** By address. */
  marks: ReadonlyMap<string, Mark[]>
}

interface Placed {
  value: string
  sourceUrl: string
}

interface PlacedEmail extends Candidate {
  sourceUrl: string
}

const BELONGINGS = ['phoneNumber', 'fullName', 'position', 'linkedInUrl', 'address'] as const
type Belonging = (typeof BELONGINGS)[number]

const MAX_OTHERS = 20
/** For what the company marks as its own number, person or address. */
const MARKED = 90

/**
 * Chooses the address that suits a first letter best, and what belongs to it.
 * @param pages what was read, in the order of reading
 * @returns null when neither an email nor a phone number is published
 */
export function chooseContact(pages: readonly Page[], circumstances: Circumstances): Contact | null {
  const { hosts, foundAt, marks } = circumstances
  const [first, ...others] = ranked(emailsOn(pages, marks), hosts).slice(0, 1 + MAX_OTHERS)
  const belongings = belongingTo(first, pages)
  if (!first && !belongings.phoneNumber) return null

  const website = { source: 'website' as const, foundAt }
  const foundEmail = (candidate: PlacedEmail): Found => {
    const { email, sourceUrl } = candidate
    const confidence = confidenceIn(candidate, hosts)
    return { field: 'email', value: email, sourceUrl, confidence, marks: candidate.marks, ...website }
  }
  const foundOther = (field: Belonging): Found[] => {
    const placed = belongings[field]
    return placed?.value ? [{ field, ...placed, confidence: MARKED, marks: [], ...website }] : []
  }
  const textOf = (field: Belonging) => belongings[field]?.value ?? ''
  return {
    email: first?.email ?? '',
    phoneNumber: textOf('phoneNumber'),
    fullName: textOf('fullName'),
    position: textOf('position'),
    linkedInUrl: textOf('linkedInUrl'),
    address: textOf('address'),
    sourceUrl: (first ?? belongings.phoneNumber)?.sourceUrl ?? '',
    others: others.map(({ email }) => email),
    found: [
      ...(first ? [foundEmail(first)] : []),
      ...BELONGINGS.flatMap(foundOther),
      ...others.map(foundEmail),
    ],
  }
}

/** Each published address once, as it stands on the first page that has it. */
function emailsOn(pages: readonly Page[], marks: Circumstances['marks']): PlacedEmail[] {
  const placed = new Map<string, PlacedEmail>()
  for (const { url, emails } of pages) {
    for (const { email, how } of emails) {
      if (!placed.has(email)) placed.set(email, { email, how, marks: marks.get(email) ?? [], sourceUrl: url })
    }
  }
  return [...placed.values()]
}

function belongingTo(
  email: PlacedEmail | undefined,
  pages: readonly Page[],
): Record<Belonging, Placed | undefined> {
  const owner = email && ownerOf(email.email, pages)
  const ofOwner = (field: 'fullName' | 'position' | 'linkedInUrl') =>
    owner && { value: owner.person[field], sourceUrl: owner.sourceUrl }
  const profile = ofOwner('linkedInUrl')
  return {
    phoneNumber: choosePhone(pages, email?.sourceUrl, owner),
    fullName: ofOwner('fullName'),
    position: ofOwner('position'),
    linkedInUrl: profile?.value ? profile : firstOf(pages, ({ linkedIn }) => linkedIn),
    address: firstOf(pages, ({ addresses }) => addresses),
  }
}

interface Owner {
  person: Person
  sourceUrl: string
}

/** The one person whose address this is; an address that several share is nobody's own. */
function ownerOf(email: string, pages: readonly Page[]): Owner | undefined {
  const owners = pages
    .flatMap(({ people, url }) => people.map((person) => ({ person, sourceUrl: url })))
    .filter(({ person }) => person.emails.includes(email))
  return new Set(owners.map(({ person }) => person.fullName)).size === 1 ? owners[0] : undefined
}

function choosePhone(
  pages: readonly Page[],
  emailPage: string | undefined,
  owner?: Owner,
): Placed | undefined {
  const [own] = owner?.person.phones ?? []
  if (owner && own) return { value: own, sourceUrl: owner.sourceUrl }
  const nearest = [...pages.filter(({ url }) => url === emailPage), ...pages]
  // Another person's number is not the way to reach this one.
  const anyone = owner ? undefined : firstOf(pages, ({ people }) => people.flatMap(({ phones }) => phones))
  return firstOf(nearest, ({ phones }) => phones) ?? anyone
}

function firstOf(pages: readonly Page[], valuesOf: (page: Page) => string[]): Placed | undefined {
  return pages.flatMap((page) => valuesOf(page).map((value) => ({ value, sourceUrl: page.url })))[0]
}

/** An address, how it is published and what else is known of it. */
export interface Candidate {
  email: string
  how: How
  marks: Mark[]
}

const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|t-online|freenet|orange|wanadoo|libero|protonmail|proton)\.[a-z.]{2,6}$/

/**
 * Sorts addresses by how well they suit a first letter to the company; equals stay in the order they came in.
 * @param hosts the company's own hosts
 */
export function ranked<C extends Candidate>(candidates: readonly C[], hosts: readonly string[]): C[] {
  const graded = candidates.map((candidate) => ({ candidate, grade: gradeOf(candidate, hosts) }))
  return graded.sort((a, b) => a.grade - b.grade).map(({ candidate }) => candidate)
}

/** Lower is better: what reaches nobody last, before it legal roles, then whose domain it is, then which role. */
function gradeOf({ email, how, marks }: Candidate, hosts: readonly string[]): number {
  const [local = '', domain = ''] = email.split('@')
  const lost = marks.includes('no-mail-server') || marks.includes('disposable') ? 10_000 : 0
  const legal = LEGAL_ROLES.test(local) || how === 'security' ? 1000 : 0
  return lost + legal + STRANGENESS[domainOwnerOf(domain, hosts)] * 100 + roleRank(local)
}

const STRANGENESS = { own: 0, free: 1, other: 2 }

function domainOwnerOf(domain: string, hosts: readonly string[]): keyof typeof STRANGENESS {
  if (hosts.some((host) => sameName(domain, host))) return 'own'
  return FREE_MAIL.test(domain) ? 'free' : 'other'
}

function roleRank(local: string): number {
  const front = FRONT_ROLES.indexOf(local)
  if (front >= 0) return front
  return SIDE_ROLES.test(local) ? 60 : 50
}

/** Whose domain it is says most; a free mail service's may be anybody's, another's domain an agency's. */
const BY_OWNER = { own: 95, free: 70, other: 50 }
const LESS_BY_HOW: Record<How, number> = { marked: 0, text: 5, disguised: 10, security: 40 }
/** Where no server takes mail, or the mailbox is one to throw away. */
const HARDLY = 5

/**
 * How sure it is that an address reaches the company, 0 to 100: 95 on its own domain, 70 at a free mail service, 50
 * on another's domain; 5 less for what only stood in the text, 10 less for what was disguised against robots, 40
 * less for an address for security holes; 5 in all where mail arrives nowhere.
 */
export function confidenceIn({ email, how, marks }: Candidate, hosts: readonly string[]): number {
  if (marks.includes('no-mail-server') || marks.includes('disposable')) return HARDLY
  return BY_OWNER[domainOwnerOf(email.slice(email.indexOf('@') + 1), hosts)] - LESS_BY_HOW[how]
}
