import { ServiceFailed, type ServiceFault } from '#api/outside/failures.ts'
import type { HunterContact } from '#api/outside/hunter-answers.ts'
import { sentenceFor } from '#api/sources/sentences.ts'
import type { Provider } from '#db/model/key.ts'
import type { Found, Mark } from '#db/model/source.ts'
import { bareDomain, type Suggestion } from '#db/model/suggestion.ts'
import { addSuppression, suppressedIn } from '#db/server/suppressions.ts'
import { takeCall, type Work } from './work.ts'

/** What was found of a company, best first; or why there is nothing. */
export type Looked = { state: 'found'; found: Found[] } | { state: 'none' | 'unreachable' | 'suppressed' }

const LIMIT_REACHED = 'Your team’s limit for Hunter is reached, so the companies’ own sites were read.'
/** Failures that the next company would meet as well. */
const FAILS_AGAIN = new Set<ServiceFault>(['key', 'pacing', 'spent'])

export interface Asking {
  /** Whose keys are used. */
  userId: number
  signal: AbortSignal
  /** Services that would fail again in this work, so that they are not asked again. */
  failed: Set<Provider>
  /** Told what the person should know beside the result, in sentences. */
  onNote(note: string): void
}

/**
 * Looks for a company's public contact: by Hunter where the person has a key, else on the company's own site, else
 * what its source published. Nothing on the team's do-not-contact list is asked for or answered.
 */
export async function contactOf(work: Work, suggestion: Suggestion, asking: Asking): Promise<Looked> {
  const { store, outside } = work
  const { teamId, website } = suggestion
  const domain = website ? bareDomain(website) : ''
  const isSuppressed = async () => domain !== '' && (await suppressedIn(store.read, teamId))(domain)
  if (await isSuppressed()) return { state: 'suppressed' }

  const hunted = domain ? await byHunter(work, teamId, domain, asking) : nothing
  if (await isSuppressed()) return { state: 'suppressed' }
  const hasAddress = hunted.found.some(({ field }) => field === 'email')
  const site = website && !hasAddress ? await outside.findContact(website, work.now()) : undefined
  const published = site?.state === 'found' ? site.contact.found : []
  if (await isSuppressed()) return { state: 'suppressed' }

  const suppressed = await suppressedIn(store.read, teamId)
  const all = [hunted.found, published, await bySource(work, suggestion)]
  const allowed = all.map((found) => allowedOf(found, suppressed))
  const found = distinct(allowed.flat())
  const isContact = ({ field }: Found) => field === 'email' || field === 'phoneNumber'
  if (found.some(isContact)) return { state: 'found', found }
  if (hunted.withheld || all.flat().some(isContact)) return { state: 'suppressed' }
  return { state: site?.state === 'unreachable' ? 'unreachable' : 'none' }
}

/** Without the suppressed addresses, and without what stands beside one and is the person's whose address it is. */
function allowedOf(found: Found[], suppressed: (email: string) => boolean): Found[] {
  const owner = found.find(({ field }) => field === 'email')
  const isPerson = found.some(({ field }) => field === 'fullName' || field === 'position')
  const withheld = owner !== undefined && isPerson && suppressed(owner.value)
  return found.filter(({ field, value }) => {
    if (field === 'email') return !suppressed(value)
    return field === 'address' || !withheld
  })
}

/** What Hunter found, best first, and whether it knows someone who may not be contacted. */
interface Hunted {
  found: Found[]
  withheld: boolean
}
const nothing: Hunted = { found: [], withheld: false }

async function byHunter(work: Work, teamId: number, domain: string, asking: Asking): Promise<Hunted> {
  const { userId, signal, failed, onNote } = asking
  const given = await work.access.hunterFor(userId)
  if (!given || failed.has('hunter')) return nothing
  if (!(await takeCall(work, teamId, 'hunter'))) {
    onNote(LIMIT_REACHED)
    return nothing
  }
  try {
    const contacts = await work.outside.hunter.contactsOf(given.key, domain, signal)
    const suppressed = await suppressedIn(work.store.read, teamId)
    const usable = contacts.filter(
      ({ email, verification }) => verification.status !== 'invalid' && !suppressed(email),
    )
    const [best, ...others] = await checkedFirst(work, teamId, given.key, usable.toSorted(byWorth), signal)
    const suppressedNow = await suppressedIn(work.store.read, teamId)
    const at = work.now().toISOString()
    const found = best ? foundOf(best, at) : []
    return {
      found: [...found, ...others.flatMap((other) => foundOf(other, at).slice(0, 1))],
      withheld: contacts.some(({ email }) => suppressedNow(email)),
    }
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error
    if (error.code === 'refused') await neverAgain(work, teamId, error.about ?? domain)
    else onNote(`${sentenceFor(error)} The companies’ own sites were read.`)
    if (FAILS_AGAIN.has(error.code)) failed.add('hunter')
    return nothing
  }
}

/** People before desks, then the surer address. */
const byWorth = (a: HunterContact, b: HunterContact) =>
  Number(b.kind === 'personal') - Number(a.kind === 'personal') || b.confidence - a.confidence

/** The first whose mail server takes mail for it stands first; what Hunter has not checked is checked, once. */
async function checkedFirst(
  work: Work,
  teamId: number,
  key: string,
  contacts: HunterContact[],
  signal: AbortSignal,
): Promise<HunterContact[]> {
  const [first, ...rest] = contacts
  if (first?.verification.status !== 'unknown' || !(await takeCall(work, teamId, 'hunter'))) return contacts
  const status = await statusOf(work, teamId, key, first.email, signal)
  if (status === 'invalid' || status === 'refused') return rest
  return [{ ...first, verification: { status, date: work.now().toISOString().slice(0, 10) } }, ...rest]
}

/** What Hunter's check says of an address; one that cannot be checked now stays unknown. */
async function statusOf(work: Work, teamId: number, key: string, email: string, signal: AbortSignal) {
  try {
    return (await work.outside.hunter.verify(key, email, signal)).status
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error
    if (error.code !== 'refused') return 'unknown'
    await neverAgain(work, teamId, email)
    return 'refused'
  }
}

const verified: Partial<Record<HunterContact['verification']['status'], Mark>> = {
  valid: 'verified',
  accept_all: 'accept-all',
  disposable: 'disposable',
  unknown: 'unverified',
}

function foundOf(contact: HunterContact, foundAt: string): Found[] {
  const { email, kind, confidence, firstName, lastName, position, linkedInUrl, phoneNumber } = contact
  const mark = verified[contact.verification.status]
  const marks: Mark[] = [...(kind === 'generic' ? ['role' as const] : []), ...(mark ? [mark] : [])]
  const from = { source: 'hunter' as const, sourceUrl: contact.sourceUrls[0] ?? '', foundAt, confidence }
  const beside = {
    phoneNumber,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    position,
    linkedInUrl,
  }
  return [
    { field: 'email', value: email, ...from, marks },
    ...fieldsOf(beside).map(([field, value]) => ({ field, value, ...from, marks: [] })),
  ]
}

function fieldsOf<Field extends Found['field']>(values: Record<Field, string>): [Field, string][] {
  const fields: [Field, string][] = []
  for (const field in values) if (values[field]) fields.push([field, values[field]])
  return fields
}

/** What the source of the company published with it. */
async function bySource(work: Work, suggestion: Suggestion): Promise<Found[]> {
  const { source, sourceUrl, createdAt, email, phoneNumber, address } = suggestion
  const from = { source: sourceOf(source), sourceUrl, foundAt: createdAt, confidence: 70 }
  const marks = email ? await work.outside.marksOf(email) : []
  return fieldsOf({ email, phoneNumber, address }).map(([field, value]) => ({
    ...{ field, value, ...from },
    marks: field === 'email' ? marks : [],
  }))
}

const sourceOf = (source: string): Found['source'] =>
  source === 'imported' || source === 'openstreetmap' || source === 'hunter' ? source : 'directory'

/** The person asked never to be processed: HTTP 451 of Hunter's interface. */
async function neverAgain({ store, now }: Work, teamId: number, value: string) {
  const reason = 'Asked never to be processed (told by Hunter)'
  const createdAt = now().toISOString()
  await store.tx((handle) =>
    addSuppression(handle, { teamId, value, reason, forGood: true, createdBy: null, createdAt }),
  )
}

/** Each value once, where it stood best. */
function distinct(found: Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ field, value }) => {
    const name = `${field} ${value.toLowerCase()}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
