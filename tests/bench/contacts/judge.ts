import type { ContactAnswer } from '#api/contacts/websiteContact.ts'
import { inE164 } from './number.ts'
import type { KnownPerson, Site } from './site.ts'

/**
 * What came of one thing that may be published: right, wrong, missed though it is there, or 'none' where there is
 * none and none was told.
 */
type Outcome = 'best' | 'right' | 'wrong' | 'missed' | 'none'

export interface Judged {
  site: Site
  email: Outcome
  phone: Outcome
  person: Outcome
  /** What was told first: email, phone, name and role; '' for nothing. */
  told: { email: string; phone: string; person: string }
  /** Told anywhere in the answer though nobody should be told it. */
  harm: string[]
  /** Pages that robots.txt closes and that were asked for all the same. */
  trespasses: string[]
  /** How many pages were asked for, robots.txt not counted. */
  asked: number
  ms: number
}

/**
 * Holds what the look-up answered against the site's labels.
 * @param paths that were asked for, in order
 */
export function judge(site: Site, answer: ContactAnswer, paths: readonly string[], ms: number): Judged {
  const found = answer.state === 'found' ? answer.contact.found : []
  const valuesOf = (field: (typeof found)[number]['field']) =>
    found.filter((one) => one.field === field).map(({ value }) => value)
  const emails = valuesOf('email')
  const phones = valuesOf('phoneNumber').map((written) => inE164(written, site.country))
  const [email = ''] = emails
  const [phone = ''] = phones
  const [name = ''] = valuesOf('fullName')
  const [role = ''] = valuesOf('position')
  const pages = paths.filter((path) => path !== '/robots.txt')
  const { best = [], fine = [], never = [], strangers = [], closed = [] } = site
  return {
    site,
    email: outcomeOf(email, best, [...best, ...fine]),
    phone: outcomeOf(phone, site.phones ?? [], site.phones ?? []),
    person: personOutcome(site, { name, role, email }),
    told: { email, phone, person: [name, role].filter(Boolean).join(', ') },
    harm: [
      ...[...emails, ...phones].filter((value) => never.includes(value)),
      ...valuesOf('fullName').filter((told) => strangers.some((stranger) => sameName(told, stranger))),
    ],
    trespasses: pages.filter((path) => closed.some((beginning) => path.startsWith(beginning))),
    asked: pages.length,
    ms,
  }
}

function outcomeOf(told: string, best: readonly string[], right: readonly string[]): Outcome {
  if (!told) return right.length > 0 ? 'missed' : 'none'
  if (best.includes(told)) return 'best'
  return right.includes(told) ? 'right' : 'wrong'
}

/** A name needs its role; beside somebody else's address it is wrong. */
function personOutcome({ people = [] }: Site, told: { name: string; role: string; email: string }): Outcome {
  if (!told.name) return people.length > 0 ? 'missed' : 'none'
  const meant = people.filter(({ name }) => areOne(name, told.name))
  if (meant.length === 0) return 'wrong'
  const owners = people.filter(({ email }) => email === told.email && !FRONT.test(told.email))
  if (owners.length > 0 && !owners.some(({ name }) => areOne(name, told.name))) return 'wrong'
  if (!told.role) return 'missed'
  const roles = meant.flatMap(({ role }) => role.split(';'))
  if (!roles.some((role) => sameRole(told.role, role))) return 'wrong'
  return isFirst(meant, people) ? 'best' : 'right'
}

/** Everybody's mailboxes, even if a site names one of the office beside them. */
const FRONT =
  /^(?:info|office|kontakt|contact|contacto|contatti|biuro|hello|hallo|hola|hej|mail|post|bureau|buero|zentrale|empfang|sekretariat|secretariat|secretaria|segreteria|accueil|reception|recepcion|sales|verkauf|ventas|vendite|verkoop|sprzedaz)@/

/**
 * Whether two names are of one person, of whom a site may leave out a surname, and shorten the first name to an initial
 * or a nickname: "L. Etxaniz" for Leire Etxaniz Barrutia, "Tasha Greer" for Latasha "Tasha" Greer.
 */
function areOne(one: string, other: string): boolean {
  if (sameName(one, other)) return true
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  const [first = '', ...rest] = short
  const [whole = ''] = long
  const isFirst = whole.startsWith(first) || first.startsWith(whole) || long.includes(first)
  return isFirst && rest.length > 0 && rest.every((word) => long.includes(word))
}

const isFirst = (meant: readonly KnownPerson[], people: readonly KnownPerson[]) =>
  meant.some(({ name }) => name === people[0]?.name)

const TITLES = new Set(
  'dr iur dra drs dott dottssa dipl ing dipling mag prof med n dent lek wet sig avv comte mgr lic ra cp mtro mtra profr srita mr ms mrs herr frau'.split(
    ' ',
  ),
)

/** Letters and figures in words, without accents and case. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|[.'’‘]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const NICKNAME = /\s["“”„«»'‘’]\p{L}+["“”»«'‘’]\s/u

/** Without the ending that tells one from several, and him from her: "Titolare" of "Titolari", "propietaria" of "propietarios". */
const singular = (word: string) => (word.length > 5 ? word.replace(/(?:[aeo]?s|en|rna|[aeio])$/, '') : word)

/** Titles and nicknames in quotation marks do not count, nor which of the names comes first. */
export function sameName(one: string, other: string): boolean {
  const bare = (name: string) => wordsOf(name.replace(NICKNAME, ' ')).filter((word) => !TITLES.has(word))
  return bare(one).toSorted().join(' ') === bare(other).toSorted().join(' ')
}

/** The same, or a part of the other; what a site says of several, as "Directors", is each one's. */
function sameRole(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((role) => ` ${wordsOf(role).map(singular).join(' ')} `)
    .toSorted((a, b) => a.length - b.length)
  if (shorter.trim() === '') return false
  return longer.includes(shorter) || isOffice(shorter.trim(), longer)
}

const STEM = 5

/** Whether a word is the office of somebody, or the other way round: "gerencia" of a "gerente". */
const isOffice = (word: string, role: string) =>
  word.length > STEM && !word.includes(' ') && role.includes(` ${word.slice(0, STEM)}`)
