import { sentenceFor } from '#api/jobs/failure.ts'
import type { Access } from '#api/keys/access.ts'
import { BudgetExceeded, type Meter, type Metered } from '#api/keys/meter.ts'
import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import type { Found, Mark } from '#db/model/entities/source.ts'
import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import { addSuppression, suppressedIn } from '#db/server/suppressions.ts'
import type { Hunter } from './hunter/hunter.ts'
import type { HunterContact } from './hunter/hunterAnswers.ts'
import type { Asked } from './read/roles.ts'
import type { ContactAnswer } from './websiteContact.ts'

/** Failures that the next company would have as well. */
const FAILS_AGAIN = new Set<ServiceErrorCode>(['unauthorized', 'rate-limited', 'quota-exceeded'])

/** The sources of contacts. */
export interface ContactSources {
  /**
   * A company's contact as published on its own website. Never rejects for what the site does.
   * @param now the time to record with the findings
   * @param asked the department to ask for
   */
  findContact(website: string, now?: Date, asked?: Asked): Promise<ContactAnswer>
  /** The marks of an email address. Never rejects. */
  marksOf(email: string): Promise<Mark[]>
  hunter: Hunter
}

/** The dependencies of looking up contacts. */
export interface ContactServices {
  store: Store
  outbound: ContactSources
  access: Access
  meter: Meter
  now(): Date
}

/** For whom contacts are looked up. */
export interface Lookup {
  /** The person whose keys are used. */
  userId: number
  signal: AbortSignal
  /** Services that would fail again in this run, so that they are not called any more. */
  failed: Set<Provider>
  /** Called with what the person should know besides the result, in sentences. */
  onNote(note: string): void
}

/** Hunter's findings, best first, and whether there is a person who must not be contacted. */
interface HunterResult {
  found: Found[]
  withheld: boolean
}
export const nothing: HunterResult = { found: [], withheld: false }

/**
 * Asks Hunter for a company's people and role addresses, if the person has a key and the team's limit is not
 * reached. People who asked Hunter never to be processed are added to the team's do-not-contact list.
 * @param domain bare: "acme.com"
 */
export async function contactsByHunter(
  services: ContactServices,
  teamId: number,
  domain: string,
  lookup: Lookup,
): Promise<HunterResult> {
  const { userId, signal, failed, onNote } = lookup
  const given = await services.access.hunterFor(userId)
  if (!given || failed.has('hunter')) return nothing
  const access = services.meter(teamId, 'hunter', given)
  try {
    const contacts = await services.outbound.hunter.contactsOf(access, domain, signal)
    const suppressed = await suppressedIn(services.store.read, teamId)
    const usable = contacts.filter(
      ({ email, verification }) => verification.status !== 'invalid' && !suppressed(email),
    )
    const [best, ...others] = await verifiedFirst(services, teamId, access, usable.toSorted(byValue), signal)
    const suppressedNow = await suppressedIn(services.store.read, teamId)
    const at = services.now().toISOString()
    const found = best ? foundOf(best, at) : []
    return {
      found: [...found, ...others.flatMap((other) => foundOf(other, at).slice(0, 1))],
      withheld: contacts.some(({ email }) => suppressedNow(email)),
    }
  } catch (error) {
    if (error instanceof BudgetExceeded) {
      onNote(`${error.why}, so the companies’ own sites were read.`)
      return nothing
    }
    if (!(error instanceof ServiceError)) throw error
    if (error.code === 'refused') await suppressForGood(services, teamId, error.about ?? domain)
    else onNote(`${sentenceFor(error)} The companies’ own sites were read.`)
    if (FAILS_AGAIN.has(error.code)) failed.add('hunter')
    return nothing
  }
}

/** People before role addresses, then by confidence. */
const byValue = (a: HunterContact, b: HunterContact) =>
  Number(b.kind === 'personal') - Number(a.kind === 'personal') || b.confidence - a.confidence

/**
 * Moves the first deliverable address to the front; addresses that Hunter has not checked are verified, once.
 */
async function verifiedFirst(
  services: ContactServices,
  teamId: number,
  access: Metered,
  contacts: HunterContact[],
  signal: AbortSignal,
): Promise<HunterContact[]> {
  const [first, ...rest] = contacts
  if (first?.verification.status !== 'unknown') return contacts
  const status = await statusOf(services, teamId, access, first.email, signal)
  if (status === 'invalid' || status === 'refused') return rest
  return [{ ...first, verification: { status, date: services.now().toISOString().slice(0, 10) } }, ...rest]
}

/** The result of Hunter's check of an address; unknown if it cannot be checked now. */
async function statusOf(
  services: ContactServices,
  teamId: number,
  access: Metered,
  email: string,
  signal: AbortSignal,
) {
  try {
    return (await services.outbound.hunter.verify(access, email, signal)).status
  } catch (error) {
    if (error instanceof BudgetExceeded) return 'unknown'
    if (!(error instanceof ServiceError)) throw error
    if (error.code !== 'refused') return 'unknown'
    await suppressForGood(services, teamId, email)
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

/** The fields that are not empty. */
export function fieldsOf<Field extends Found['field']>(values: Record<Field, string>): [Field, string][] {
  const fields: [Field, string][] = []
  for (const field in values) if (values[field]) fields.push([field, values[field]])
  return fields
}

/** The person asked never to be processed: HTTP 451 of Hunter's API. */
async function suppressForGood({ store, now }: ContactServices, teamId: number, value: string) {
  const reason = 'Asked never to be processed (told by Hunter)'
  const createdAt = now().toISOString()
  await store.tx((handle) =>
    addSuppression(handle, { teamId, value, reason, forGood: true, createdBy: null, createdAt }),
  )
}
