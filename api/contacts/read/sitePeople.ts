import { localOf } from '#api/contacts/html/normalise.ts'
import { kindOfPage } from '#api/contacts/html/pages.ts'
import { plainText, squash } from '#api/contacts/html/plainText.ts'
import type { Person } from '#api/contacts/html/structuredData.ts'
import { capitalised } from '#db/model/text.ts'
import { isFormerPerson } from './formerPeople.ts'
import type { PageRead } from './housePhones.ts'
import { firstNameIn, isMailboxOfName, isPersonal, isUsualName } from './names.ts'
import { isShell } from './pageLines.ts'

/** A person whom a site names, with the first page on which they occur. */
export interface SitePerson extends Person {
  sourceUrl: string
  /** From structured data rather than from the text. */
  isMarked: boolean
}

/**
 * Whether a name is the company's, as in "Ebanistería Ribalta, titular de este sitio": its words are in the name of the
 * site. A person's own business may be called so as well: their name is usual, or a mailbox has its first word.
 */
export const isCompanys = ({ fullName, emails }: SitePerson, hosts: readonly string[]): boolean =>
  fullName !== '' &&
  !isUsualName(fullName) &&
  !emails.some((email) => localOf(email) === squash(fullName.split(' ')[0] ?? '')) &&
  hosts.some((host) => squash(host).includes(squash(fullName.split(' ').slice(-2).join(' '))))

/**
 * The maximum numbers of people to distinguish, and of addresses to assign to them, because each is compared
 * with each.
 */
const MOST_PEOPLE = 300
const MOST_EMAILS = 200

/** The people in structured data of whom a page says that they had their role earlier. */
export function formerMarked(reads: readonly PageRead[]): string[] {
  const marked = new Set(reads.flatMap(({ page }) => page.people.map(({ fullName }) => fullName)))
  const names = [...marked].filter(Boolean).slice(0, MOST_DOUBTED)
  if (names.length === 0) return []
  const texts = reads.flatMap(({ lines }) => lines.map(plainText))
  return names.filter((fullName) =>
    texts.some((text) => text.includes(fullName) && isFormerPerson(fullName, text)),
  )
}

/**
 * Each person once, with the data of all pages, and the addresses made of their names.
 * @param former names that structured data still has
 */
export function mergedPeople(
  reads: readonly PageRead[],
  known: ReadonlySet<string>,
  former: readonly string[],
): SitePerson[] {
  const people = new Map<string, SitePerson>()
  const isKnownHere = knowingFrom(reads, known)
  const all = reads.flatMap(({ page, lines, people }) => {
    // Structured data beside a text may still contain its theme's samples, or former people.
    const isDrawn = isShell(lines)
    // A front page names guests and customers rather than people of the company, unless there is no other page.
    const isOfGuests = reads.length > 1 && kindOfPage(page) === 'front'
    return [
      ...page.people
        .filter((person) => !former.includes(person.fullName))
        .filter((person) => isDrawn || isKnownHere({ ...person, emails: [] }, 1))
        .map((person) => ({ ...person, sourceUrl: page.url, isMarked: true, isShared: false })),
      ...people
        .filter((person) => !(person.isInPassing || isOfGuests) || isKnownHere(person, 2))
        .map(({ isInPassing: _isInPassing, ...person }) => ({
          ...person,
          sourceUrl: page.url,
          isMarked: false,
        })),
    ]
  })
  // A person who is named alone with a role has it in the correct form.
  all.sort((a, b) => Number(a.isShared) - Number(b.isShared))
  for (const { isShared: _isShared, ...person } of all) {
    const key = person.fullName.split(' ').map(squash).sort().join(' ') || person.emails.join()
    const before = people.get(key)
    const allowed = person.emails.filter((email) => known.has(email))
    people.set(key, before ? joined(before, { ...person, emails: allowed }) : { ...person, emails: allowed })
  }
  const merged = withoutShortNames([...people.values()].slice(0, MOST_PEOPLE).map(withFirstName))
  for (const email of [...known].slice(0, MOST_EMAILS)) {
    const owners = merged.filter(({ fullName }) => fullName && isMailboxOfName(localOf(email), fullName))
    if (owners.length === 1 && !owners[0]?.emails.includes(email)) owners[0]?.emails.push(email)
  }
  return merged
}

/** The maximum number of people to look for in the other lines of a site. */
const MOST_DOUBTED = 50

/** Tells whether a site names a person in so many different lines, or publishes a mailbox of their name. */
function knowingFrom(
  reads: readonly PageRead[],
  known: ReadonlySet<string>,
): (person: Person, inLines: number) => boolean {
  const mailboxes = [...known].slice(0, MOST_EMAILS).map(localOf)
  let lines: readonly string[] | undefined
  let doubted = 0
  return ({ fullName, emails }, inLines) => {
    if (
      emails.some((email) => known.has(email)) ||
      mailboxes.some((local) => isMailboxOfName(local, fullName))
    )
      return true
    if (doubted++ >= MOST_DOUBTED) return false
    lines ??= [...new Set(reads.flatMap(({ lines }) => lines.map(plainText)))]
    return lines.filter((text) => text.includes(fullName)).length >= inLines
  }
}

/** "X. Collignon" with the mailbox xavier@ is Xavier Collignon. */
function withFirstName(person: SitePerson): SitePerson {
  const [initial = '', ...rest] = person.fullName.split(' ')
  if (!/^\p{Lu}\.$/u.test(initial)) return person
  const first = person.emails
    .map((email) => firstNameIn(localOf(email)))
    .find((name) => name.startsWith(initial.charAt(0).toLowerCase()))
  return first ? { ...person, fullName: [capitalised(first), ...rest].join(' ') } : person
}

/** "P. Weber" and "Paul Weber" are joined to "Paul Karl Weber" if nobody else has such a name. */
function withoutShortNames(people: readonly SitePerson[]): SitePerson[] {
  const longest = people.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const kept = new Map<SitePerson, SitePerson>()
  for (const person of longest) {
    const meant = [...kept.keys()].filter((other) => isShortFor(person.fullName, other.fullName))
    const [whole] = meant
    const before = whole && meant.length === 1 ? kept.get(whole) : undefined
    if (whole && before) kept.set(whole, joined(before, { ...person, fullName: whole.fullName }))
    else kept.set(person, person)
  }
  return people.flatMap((person) => kept.get(person) ?? [])
}

const lengthOf = ({ fullName }: SitePerson) => fullName.replace('.', '').length

/** Whether a name lacks letters of its first word, whole words in its middle, or the second surname. */
function isShortFor(name: string, whole: string): boolean {
  if (name.includes(' ') && whole.startsWith(`${name} `)) return true
  const [first = '', ...rest] = name.split(' ')
  const [wholeFirst = '', ...wholeRest] = whole.split(' ')
  const isFirst =
    first === wholeFirst || (/^\p{Lu}\.$/u.test(first) && wholeFirst.startsWith(first.charAt(0)))
  const isEnd = rest.length > 0 && rest.at(-1) === wholeRest.at(-1)
  return name !== whole && isFirst && isEnd && rest.every((word) => wholeRest.includes(word))
}

/** Roles that imprints must state by law, and abbreviations, are less specific than a person's actual role. */
export const isTelling = (position: string): boolean =>
  position !== '' &&
  !/^(?:inh|gf|prop)(?![\p{L}])|^(?:medieninhab|herausgeber|persönlich haft|komplementär|titular(?:es)? d|comuner|verantwort|inhaltlich|redaktion|éditeur|vertret|represent|représent|titolare del tratt|responsabile del tratt|(?:respons|direct)\p{L}+ (?:de (?:la )?)?(?:publication|traitement)|legale|reprezent)/iu.test(
    position,
  )

/** Whether a role says more of a person than another: "Head of purchasing" more than the heading "Purchasing". */
const saysMore = (position: string, than: string): boolean =>
  position !== '' && (!isTelling(than) || (isTelling(position) && isPersonal(position) && !isPersonal(than)))

const joined = (one: SitePerson, other: SitePerson): SitePerson => ({
  ...one,
  ...(saysMore(other.position, one.position) ? other : {}),
  emails: [...new Set([...one.emails, ...other.emails])],
  phones: [...new Set([...one.phones, ...other.phones])],
  linkedInUrl: one.linkedInUrl || other.linkedInUrl,
})
