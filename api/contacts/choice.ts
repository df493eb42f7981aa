import type { Found, Mark } from '#db/model/entities/source.ts'
import { sameSite } from './html/domain.ts'
import type { How } from './html/extract.ts'
import { domainOf, localOf } from './html/normalise.ts'
import type { Page } from './html/page.ts'
import { firstNames } from './read/firstNames.ts'
import { firstNameIn } from './read/names.ts'
import { noCallsOn } from './read/noCalls.ts'
import type { Whose } from './read/owners.ts'
import { FRONT_ROLES, isRoleAddress, LEGAL_ROLES, MATTER_ROLES, SIDE_ROLES } from './read/roleAddresses.ts'
import { type Asked, distanceFrom, isMailboxOf } from './read/roles.ts'
import { readSite, type Site, sureness } from './read/site.ts'
import type { SiteEmail } from './read/siteEmails.ts'
import type { SitePerson } from './read/sitePeople.ts'
import { statementsOn } from './read/statements.ts'

/**
 * The published contact data of a company; '' for what is not published. It has an email or a phone number.
 */
export interface Contact {
  email: string
  phoneNumber: string
  /**
   * The person to ask for: the owner of the address, otherwise the person who decides; '' if nobody is named.
   */
  fullName: string
  position: string
  /** The person's page, otherwise the company's. */
  linkedInUrl: string
  /** Postal, in one line. */
  address: string
  /** The page on which the email, or otherwise the phone number, is published. */
  sourceUrl: string
  /** The other published addresses, best first. */
  others: string[]
  /**
   * The source of each value: the email or otherwise the phone number first, then what belongs to it, the
   * other addresses, the company's statements, and its request not to be called by sellers.
   */
  found: Found[]
}

interface Circumstances {
  /** The company's own hosts. */
  hosts: readonly string[]
  /** ISO 8601 in UTC. */
  foundAt: string
  /** By address. */
  marks: ReadonlyMap<string, Mark[]>
  /** The department to ask for. */
  asked: Asked
}

interface Placed {
  value: string
  sourceUrl: string
  confidence: number
}

interface Candidate extends SiteEmail {
  marks: Mark[]
}

const BELONGINGS = ['phoneNumber', 'fullName', 'position', 'linkedInUrl', 'address'] as const
type Belonging = (typeof BELONGINGS)[number]

const MAX_OTHERS = 20
/** For a page or an address that the company marks as its own. */
const MARKED = 90

/**
 * Chooses the person to ask for and the address that is best for a first letter, with the data that belongs
 * to them.
 * @param pages in the order of reading
 * @param reading the content of the pages, if it has already been extracted
 * @returns null if neither an email nor a phone number is published
 */
export async function chooseContact(
  pages: readonly Page[],
  { hosts, foundAt, marks, asked }: Circumstances,
  reading = readSite(pages, hosts),
): Promise<Contact | null> {
  const site = await reading
  const candidates = site.emails.map((email) => ({ ...email, marks: marks.get(email.email) ?? [] }))
  const general = ranked(candidates, { hosts, asked })
  const { email: first, person } = chosenOf(general, site.people, { asked, hosts })
  const others = general
    .filter((candidate) => candidate !== first && !isLegal(candidate) && !isForOneMatter(candidate))
    .slice(0, MAX_OTHERS)
  const belongings = belongingTo(person, site, pages)
  if (!first && !belongings.phoneNumber) return null

  const website = { source: 'website' as const, foundAt }
  const foundEmail = (candidate: Candidate): Found => {
    const { email, sourceUrl } = candidate
    const confidence = confidenceIn(candidate)
    return { field: 'email', value: email, sourceUrl, confidence, marks: candidate.marks, ...website }
  }
  const foundOther = (field: Belonging): Found[] => {
    const placed = belongings[field]
    return placed?.value ? [{ field, ...placed, marks: [], ...website }] : []
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
      ...statementsOn(pages, foundAt),
      ...noCallsOn(pages, foundAt),
    ],
  }
}

/** A person this close to the wanted role is better than a department's mailbox: an owner, for example. */
const NEARLY = 1

interface Chosen {
  email: Candidate | undefined
  person: SitePerson | undefined
}

/**
 * The person who decides, with their own address; if they publish none, the department's or the company's
 * address with their name. A name is never combined with another person's address.
 * @param general the addresses, best first for a letter to nobody in particular
 */
function chosenOf(
  general: readonly Candidate[],
  people: readonly SitePerson[],
  { asked, hosts }: { asked: Asked; hosts: readonly string[] },
): Chosen {
  const reached = general.filter((candidate) => !isLost(candidate) && !isLegal(candidate))
  const ownerOf = ({ email }: Candidate) => people.filter(({ emails }) => emails.includes(email))
  const ownOf = (person: SitePerson) =>
    reached.find((candidate) => person.emails.includes(candidate.email) && ownerOf(candidate).length === 1)
  const named = people
    .filter(({ fullName, position }) => fullName && position)
    .map((person) => ({ person, distance: distanceFrom(asked, person.position), own: ownOf(person) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance || Number(!a.own) - Number(!b.own))

  const [best] = named
  const department = reached.find(({ email, whose }) => whose === 'own' && isMailboxOf(asked, localOf(email)))
  if (best?.own && (best.distance <= NEARLY || !department)) return { email: best.own, person: best.person }
  const [desk, other] = department ? ownerOf(department) : []
  if (department && desk && !other && named.some(({ person }) => person === desk))
    return { email: department, person: desk }
  const shared = department ?? reached.find((candidate) => ownerOf(candidate).length === 0)
  if (shared) {
    const isTheirs = department
      ? best?.distance === 0 && !best.own
      : !(shared.whose === 'own'
          ? mayBeSomebodys(localOf(shared.email), hosts)
          : firstNameIn(localOf(shared.email)) !== '')
    return { email: shared, person: isTheirs ? best?.person : undefined }
  }
  const reachable = named.find(({ own }) => own)
  if (reachable) return { email: reachable.own, person: reachable.person }
  const [any] = general
  const owners = any ? ownerOf(any) : []
  return {
    email: any,
    person: owners.length === 1 ? owners[0] : any && owners.length > 1 ? undefined : best?.person,
  }
}

function belongingTo(
  person: SitePerson | undefined,
  site: Site,
  pages: readonly Page[],
): Record<Belonging, Placed | undefined> {
  const ofPerson = (field: 'fullName' | 'position' | 'linkedInUrl') =>
    person && { value: person[field], sourceUrl: person.sourceUrl, confidence: sureness(person.isMarked) }
  const profile = ofPerson('linkedInUrl')
  return {
    phoneNumber: choosePhone(site, person),
    fullName: ofPerson('fullName'),
    position: ofPerson('position'),
    linkedInUrl: profile?.value ? profile : firstOf(pages, ({ linkedIn }) => linkedIn),
    address: firstOf(pages, ({ addresses }) => addresses),
  }
}

/**
 * The person's own number, otherwise the company's. Another person's number is used only if no person is
 * chosen and there is no other.
 */
function choosePhone({ phones }: Site, person: SitePerson | undefined): Placed | undefined {
  const [own] = person?.phones ?? []
  if (person && own) {
    const known = phones.find(({ value }) => value === own)
    return {
      value: own,
      sourceUrl: known?.sourceUrl ?? person.sourceUrl,
      confidence: sureness(person.isMarked),
    }
  }
  const shared = phones.find(({ isPersonal }) => !isPersonal) ?? phones[0]
  return shared && { value: shared.value, sourceUrl: shared.sourceUrl, confidence: MARKED }
}

function firstOf(pages: readonly Page[], valuesOf: (page: Page) => string[]): Placed | undefined {
  return pages.flatMap((page) =>
    valuesOf(page).map((value) => ({ value, sourceUrl: page.url, confidence: MARKED })),
  )[0]
}

const isLost = ({ marks }: Candidate) => marks.includes('no-mail-server') || marks.includes('disposable')
const isLegal = ({ email, how }: Candidate) => how === 'security' || LEGAL_ROLES.test(localOf(email))

const isForOneMatter = ({ email }: Candidate) => MATTER_ROLES.test(localOf(email))

/** Sorts addresses by how well they suit a first letter to the company; equal ones keep their order. */
function ranked(
  candidates: readonly Candidate[],
  to: { hosts: readonly string[]; asked: Asked },
): Candidate[] {
  const graded = candidates.map((candidate) => ({ candidate, grade: gradeOf(candidate, to) }))
  return graded.sort((a, b) => a.grade - b.grade).map(({ candidate }) => candidate)
}

/**
 * Lower is better. Addresses that reach nobody come last, before them legal roles; the others are ordered by
 * the owner of the domain, then by the role.
 */
function gradeOf(candidate: Candidate, { hosts }: { hosts: readonly string[] }): number {
  const lost = isLost(candidate) ? 10_000 : 0
  const legal = isLegal(candidate) ? 1000 : 0
  const isAtHome = hosts.some((host) => sameSite(domainOf(candidate.email), host))
  const abroad = candidate.whose === 'own' && !isAtHome ? ABROAD : 0
  return lost + legal + abroad + STRANGENESS[candidate.whose] + roleRank(localOf(candidate.email), hosts)
}

const STRANGENESS: Record<Whose, number> = { own: 0, related: 75, free: 200, other: 300 }
/** The same name with another ending is a sister company: info@acme.it of acme.fr. */
const ABROAD = 10

/** Whether a mailbox may be one person's of whom no more is known: le@ may be that of Lars-Erik. */
const mayBeSomebodys = (local: string, hosts: readonly string[]) =>
  roleRank(local, hosts) > CALLED_SO &&
  !isRoleAddress(local) &&
  (/^(?:[a-z]{1,3}|[a-z]+[._][a-z]+)$/.test(local) || firstNames.has(local))

const BRANCH = 0.5
const CALLED_SO = 60
const NOBODYS = 70
const ASIDE = 80

function roleRank(local: string, hosts: readonly string[]): number {
  const [, role = local] = /^([a-z]+)(?:[-_.]?\d{1,2}|[-_.][a-z]{2,12})$/.exec(local) ?? []
  const front = FRONT_ROLES.indexOf(role)
  // "info-berlin" belongs to a branch.
  if (front >= 0) return role === local ? front : front + BRANCH
  const name = local.replace(/[^a-z\d]/g, '')
  if (name.length > 3 && hosts.some((host) => host.replace(/[^a-z\d.]/g, '').includes(name))) return CALLED_SO
  return SIDE_ROLES.test(local) || MATTER_ROLES.test(local) ? ASIDE : NOBODYS
}

/**
 * The owner of the domain matters most. An address of a free mail service may be anybody's, one of another
 * domain an agency's.
 */
const BY_OWNER: Record<Whose, number> = { own: 95, related: 80, free: 70, other: 50 }
const LESS_BY_HOW: Record<How, number> = { marked: 0, text: 5, disguised: 10, security: 40 }
/** No server accepts mail for it, or the mailbox is disposable. */
const HARDLY = 5

/**
 * The confidence that an address reaches the company, 0 to 100: 95 on its own domain, 80 on a domain with a
 * similar name, 70 at a free mail service, 50 on another domain. 5 less if it was only in the text, 10 less
 * if it was disguised against robots, 40 less if it is for security reports; 5 in total if mail cannot be
 * delivered.
 */
function confidenceIn(candidate: Candidate): number {
  return isLost(candidate) ? HARDLY : BY_OWNER[candidate.whose] - LESS_BY_HOW[candidate.how]
}
