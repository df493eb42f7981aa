import type { Found, Mark } from '#db/model/entities/source.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import { rowById } from '#db/server/rows.ts'
import { suppressedIn } from '#db/server/suppressions.ts'
import { type ContactServices, contactsByHunter, fieldsOf, type Lookup, nothing } from './hunterContacts.ts'
import { askedFor } from './read/asked.ts'
import type { Asked } from './read/roles.ts'

/** The findings about a company, best first; or the reason why there are none. */
export type LookupResult =
  | { state: 'found'; found: Found[] }
  | { state: 'none' | 'unreachable' | 'suppressed' }

/**
 * Looks up a company's public contact: with Hunter if the person has a key, otherwise on the company's own
 * site, otherwise as published by its source. Addresses on the team's do-not-contact list are neither looked
 * up nor returned.
 */
export async function contactOf(
  services: ContactServices,
  suggestion: Suggestion,
  lookup: Lookup,
): Promise<LookupResult> {
  if (suggestion.sample) return { state: 'found', found: givenBy(suggestion, []) }
  const { store, outbound } = services
  const { teamId, website } = suggestion
  const domain = website ? bareDomain(website) : ''
  const isSuppressed = async () => domain !== '' && (await suppressedIn(store.read, teamId))(domain)
  if (await isSuppressed()) return { state: 'suppressed' }

  const hunter = domain ? await contactsByHunter(services, teamId, domain, lookup) : nothing
  if (await isSuppressed()) return { state: 'suppressed' }
  const hasAddress = hunter.found.some(({ field }) => field === 'email')
  const site =
    website && !hasAddress
      ? await outbound.findContact(website, services.now(), await askedIn(services, suggestion))
      : undefined
  const published = site?.state === 'found' ? site.contact.found : []
  if (await isSuppressed()) return { state: 'suppressed' }

  const suppressed = await suppressedIn(store.read, teamId)
  const all = [hunter.found, published, await bySource(services, suggestion)]
  const allowed = all.map((found) => allowedOf(found, suppressed))
  const found = distinct(allowed.flat())
  const isContact = ({ field }: Found) => field === 'email' || field === 'phoneNumber'
  if (found.some(isContact)) return { state: 'found', found }
  if (hunter.withheld || all.flat().some(isContact)) return { state: 'suppressed' }
  return { state: site?.state === 'unreachable' ? 'unreachable' : 'none' }
}

/** The department to ask for, according to the product to be sold. */
async function askedIn({ store }: ContactServices, { productId }: Suggestion): Promise<Asked> {
  const product = await rowById(store.read, 'products', productId)
  return product ? askedFor(product) : 'owner'
}

const OF_COMPANY: readonly Found['field'][] = ['address', 'statement', 'noCalls']

/** Without suppressed addresses, and without the personal data of their owners. */
function allowedOf(found: Found[], suppressed: (email: string) => boolean): Found[] {
  const owner = found.find(({ field }) => field === 'email')
  const isPerson = found.some(({ field }) => field === 'fullName' || field === 'position')
  const withheld = owner !== undefined && isPerson && suppressed(owner.value)
  return found.filter(({ field, value }) => {
    if (field === 'email') return !suppressed(value)
    return OF_COMPANY.includes(field) || !withheld
  })
}

/** The contact data that the company's source published. */
async function bySource(services: ContactServices, suggestion: Suggestion): Promise<Found[]> {
  const { email } = suggestion
  return givenBy(suggestion, email ? await services.outbound.marksOf(email) : [])
}

function givenBy(suggestion: Suggestion, marks: Mark[]): Found[] {
  const { source, sourceUrl, createdAt, email, phoneNumber, address } = suggestion
  const from = { source: sourceOf(source), sourceUrl, foundAt: createdAt, confidence: 70 }
  return fieldsOf({ email, phoneNumber, address }).map(([field, value]) => ({
    field,
    value,
    ...from,
    marks: field === 'email' ? marks : [],
  }))
}

const sourceOf = (source: string): Found['source'] =>
  source === 'imported' ||
  source === 'openstreetmap' ||
  source === 'wikidata' ||
  source === 'hunter' ||
  source === 'sample'
    ? source
    : 'directory'

/** Each value once, from its best source. */
function distinct(found: Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ field, value }) => {
    const name = `${field} ${field === 'phoneNumber' ? value.replace(/\D/g, '') : value.toLowerCase()}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
