import type { Person } from './jsonld.ts'
import type { Page } from './page.ts'
import { ranked } from './rank.ts'

/** How to reach a company, as published; '' where nothing is. It has an email or a phone number. */
export interface Contact {
  email: string
  phoneNumber: string
  /** Whose address it is, where the page says so; a desk's address has no name. */
  fullName: string
  position: string
  /** The person's page, else the company's. */
  linkedInUrl: string
  /** The page on which the email, or else the phone number, is published. */
  sourceUrl: string
  /** The other published addresses, best first. */
  others: string[]
}

const MAX_OTHERS = 20

/**
 * Chooses the address that suits a first letter best, and what belongs to it.
 * @param pages what was read, in the order of reading
 * @param hosts the company's own hosts
 * @returns null when neither an email nor a phone number is published
 */
export function chooseContact(pages: readonly Page[], hosts: readonly string[]): Contact | null {
  const emails = new Set(pages.flatMap((page) => page.emails))
  const [email = '', ...others] = ranked([...emails], hosts)
  const source =
    pages.find((page) => page.emails.includes(email)) ?? pages.find((page) => phonesOf(page).length > 0)
  if (!source) return null
  const person = ownerOf(email, pages)
  return {
    email,
    phoneNumber: choosePhone(pages, source, person),
    fullName: person?.fullName ?? '',
    position: person?.position ?? '',
    linkedInUrl: person?.linkedInUrl || (pages.flatMap(({ linkedIn }) => linkedIn)[0] ?? ''),
    sourceUrl: source.url,
    others: others.slice(0, MAX_OTHERS),
  }
}

/** The one person whose address this is; an address that several share is nobody's own. */
function ownerOf(email: string, pages: readonly Page[]): Person | undefined {
  const owners = pages
    .flatMap(({ people }) => people)
    .filter(({ emails }) => email !== '' && emails.includes(email))
  return new Set(owners.map(({ fullName }) => fullName)).size === 1 ? owners[0] : undefined
}

function choosePhone(pages: readonly Page[], source: Page, person: Person | undefined): string {
  const company = [source, ...pages].flatMap(({ phones }) => phones)
  // Another person's number is not the way to reach this one.
  const personal = person ? person.phones : pages.flatMap(phonesOf)
  return (person && personal[0]) ?? company[0] ?? personal[0] ?? ''
}

const phonesOf = ({ phones, people }: Page) => [...phones, ...people.flatMap((person) => person.phones)]
