import type { How } from '#api/contacts/html/extract.ts'
import { domainOf, localOf } from '#api/contacts/html/normalise.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { firstNameIn } from './names.ts'
import { type Whose, whoseIs, worksForOthers } from './owners.ts'
import { isShell, type PageLines } from './pageLines.ts'
import { isThemes } from './placeholders.ts'
import { FRONT_ROLES, LEGAL_ROLES } from './roleAddresses.ts'

/** An address that a site publishes, with the first page on which it occurs. */
export interface SiteEmail {
  email: string
  how: How
  whose: Whose
  sourceUrl: string
}

/**
 * The addresses of a company on its pages, without those of others, of former people and of samples.
 * @param hosts the company's own
 * @param names the company's, and its hosts
 */
export function emailsOf(
  lined: readonly PageLines[],
  hosts: readonly string[],
  names: readonly string[],
): SiteEmail[] {
  const own = new Set(lined.flatMap(({ own }) => [...own]))
  const foreign = new Set(lined.flatMap(({ foreign }) => [...foreign]))
  const filling = new Set(
    lined.flatMap(({ page, isUnfinished }) => (isUnfinished ? page.emails.map(({ email }) => email) : [])),
  )
  const placed = new Map<string, SiteEmail & { isNear: boolean }>()
  for (const { page } of lined) {
    for (const { email, how } of page.emails) {
      if (placed.has(email)) continue
      const whose = whoseIs(email, hosts, names)
      if (whose !== 'own' && foreign.has(email) && !own.has(email)) continue
      if (whose !== 'own' && isThemes(domainOf(email))) continue
      if (whose === 'other' && filling.has(email)) continue
      const isNear = NEAR.includes(kindOfPage(page))
      placed.set(email, { email, how, whose, sourceUrl: page.url, isNear })
    }
  }
  const hasOwn = [...placed.values()].some(({ whose }) => whose === 'own')
  const told = new Set(lined.flatMap(({ told }) => [...told]))
  const former = new Set(lined.flatMap(({ former }) => [...former]))
  // If the company has its own addresses, an address at a free mail service within a sentence belongs to
  // somebody else.
  const shells = new Set(lined.flatMap(({ page, lines }) => (isShell(lines) ? page.url : [])))
  // Structured data beside a text that lacks its address may still have that of a predecessor or of a founder.
  const isOutdated = ({ email, whose, sourceUrl }: SiteEmail) =>
    !own.has(email) &&
    !foreign.has(email) &&
    !shells.has(sourceUrl) &&
    (whose !== 'own' || firstNameIn(localOf(email)) !== '')
  const all = [...placed.values()].filter(
    (one) =>
      !former.has(one.email) && !isOutdated(one) && !(one.whose === 'free' && hasOwn && told.has(one.email)),
  )
  const isOfUse = ({ email, whose, how }: SiteEmail) =>
    whose !== 'other' && how !== 'security' && !LEGAL_ROLES.test(localOf(email))
  const forMatters = new Set(lined.flatMap(({ forMatters }) => [...forMatters]))
  const forAll = new Set(lined.flatMap(({ forAll }) => [...forAll]))
  const isForMatter = ({ email }: SiteEmail) =>
    forMatters.has(email) && !forAll.has(email) && !NEVER_FOR_ONE_MATTER.test(localOf(email))
  const useful = all.filter((one) => isOfUse(one) && !isForMatter(one))
  // With addresses at its own domain, a domain that has a part of its name is a sister company's, and an address at a free
  // mail service on a page about something else is somebody else's.
  const hasUsefulOwn = useful.some(({ whose }) => whose === 'own')
  // An address at another domain counts as the company's only if there is no other, and if the text is about
  // the company.
  const near = all.some(isOfUse)
    ? []
    : all.filter(
        ({ email, whose, isNear }) => whose === 'other' && isNear && !worksForOthers(domainOf(email), names),
      )
  const domain = mostCommon(near.map(({ email }) => domainOf(email)))
  return all
    .filter((one) => {
      const { email, whose, isNear, how } = one
      if (hasUsefulOwn && (whose === 'related' || (whose === 'free' && !isNear))) return false
      if (useful.length > 0 && isForMatter(one)) return false
      return whose !== 'other' || how === 'security' || (isNear && domainOf(email) === domain)
    })
    .map(({ isNear: _isNear, ...email }) => email)
}

/** Mailboxes of everybody or of a person, which a site may name for applications and nowhere else. */
const NEVER_FOR_ONE_MATTER = new RegExp(`^(?:${FRONT_ROLES.join('|')})$|[._]`)

const NEAR: readonly PageKind[] = ['contact', 'imprint', 'place', 'front', 'card']

/** The first of the most frequent values. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
